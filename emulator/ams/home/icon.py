"""Icons of suites at the sizes that the phone's own screens want, and one for a suite without.

A small icon is doubled by the rule of Scale2x, which keeps the edges of drawn pictures sharp; a
large one is made smaller by averages. A suite without an icon has a tile in a colour of its own
with its initials.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from itertools import pairwise

from emulator.midp.lang import OutOfMemoryError
from emulator.midp.lcdui import smooth
from emulator.midp.lcdui.font import Font
from emulator.midp.lcdui.graphics import Graphics
from emulator.midp.lcdui.image import Image

from ..program import Program

TILES = (0xD1495B, 0xE07A3F, 0xC99A1E, 0x4F9D4C, 0x23908B, 0x2F7FC1, 0x5B5BD6, 0x9A4FB5, 0x6B7A8F)
SAMPLES = 6         # pixels of an icon in a row that make one, at most about so many
CENTRE = Graphics.TOP | Graphics.HCENTER


class Icons:
    """Makes icons, each once for each size."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, str, int], Image] = {}

    def of(self, program: Program, icon: str, title: str, size: int) -> Image:
        """The icon of this name in the program's suite, in at most `size` by `size` pixels."""
        key = (program.suite_key, icon or title, size)
        if key not in self._made:
            found = _read(program, icon)
            self._made[key] = fitted(found, size) if found is not None else tile(title, size)
        return self._made[key]

    def forget(self) -> None:
        """Suites have come or gone."""
        self._made.clear()


def _read(program: Program, icon: str) -> Image | None:
    """None if there is no such picture, or it cannot be read, or is larger than the phone's memory."""
    data = program.resource(icon if icon.startswith("/") else f"/{icon}") if icon else None
    try:
        return Image.create_image(data, 0, len(data)) if data else None
    except (ValueError, OutOfMemoryError):
        return None


def fitted(image: Image, size: int) -> Image:
    """The picture in at most `size` by `size` pixels: doubled while that fits, or made smaller."""
    while 2 * max(image.get_width(), image.get_height()) <= size:
        image = doubled(image)
    longest = max(image.get_width(), image.get_height())
    if longest <= size:
        return image
    return shrunk(image, max(1, image.get_width() * size // longest), max(1, image.get_height() * size // longest))


def doubled(image: Image) -> Image:
    """Twice as large by Scale2x: each pixel becomes four, which take a neighbour's colour at an edge."""
    width, height = image.get_width(), image.get_height()
    source = _pixels(image)
    result = [0] * (4 * width * height)
    for y in range(height):
        up, down = max(y - 1, 0) * width, min(y + 1, height - 1) * width
        for x in range(width):
            here, above, below = source[y * width + x], source[up + x], source[down + x]
            before, behind = source[y * width + max(x - 1, 0)], source[y * width + min(x + 1, width - 1)]
            edge = above != below and before != behind
            corner = 4 * y * width + 2 * x
            result[corner] = before if edge and before == above else here
            result[corner + 1] = behind if edge and above == behind else here
            result[corner + 2 * width] = before if edge and before == below else here
            result[corner + 2 * width + 1] = behind if edge and below == behind else here
    return Image.create_rgb_image(result, 2 * width, 2 * height, True)


def shrunk(image: Image, width: int, height: int) -> Image:
    """Smaller: each pixel is the average of those it stands for, by their opacity; of very many, of some."""
    wide = image.get_width()
    columns, result, row = _spans(wide, width), [], [0] * wide
    for span in _spans(image.get_height(), height):
        source = []
        for y in span:
            image.get_rgb(row, 0, wide, 0, y, wide, 1)
            source.append(row[:])
        for across in columns:
            result.append(_average([line[x] for line in source for x in across]))
    return Image.create_rgb_image(result, width, height, True)


def _spans(many: int, few: int) -> list[range]:
    """Which of many pixels in a row each of few stands for; at most about SAMPLES of them, evenly spread.

    >>> _spans(6, 2), _spans(100, 1)
    ([range(0, 3), range(3, 6)], [range(0, 100, 16)])
    """
    edges = [place * many // few for place in range(few + 1)]
    return [range(start, max(end, start + 1), max(1, (end - start) // SAMPLES)) for start, end in pairwise(edges)]


def tile(title: str, size: int) -> Image:
    """A square with round corners in a colour that the title chooses, with its initials in white."""
    color = TILES[zlib.crc32(title.encode()) % len(TILES)]
    picture, shape = Image.create_image(size, size), Image.create_image(size, size)
    g = picture.get_graphics()
    for y in range(size):
        g.set_color(smooth.blend(smooth.blend(color, 0xFFFFFF, 22), smooth.blend(color, 0, 18), 100 * y // size))
        g.fill_rect(0, y, size, 1)
    font, letters = _font(size), initials(title)
    g.set_color(0xFFFFFF)
    g.set_font(font)
    g.draw_string(letters, size // 2, (size - font.get_height()) // 2, CENTRE)
    mask = shape.get_graphics()
    mask.set_color(0)
    mask.fill_rect(0, 0, size, size)
    smooth.fill_box(mask, 0, 0, size, size, max(2, size // 5), 0xFFFFFF)
    cut = [(alpha & 0xFF) << 24 | pixel & 0xFFFFFF
           for pixel, alpha in zip(_pixels(picture), _pixels(shape), strict=True)]
    return Image.create_rgb_image(cut, size, size, True)


def initials(title: str) -> str:
    """One or two letters for a title.

    >>> [initials(title) for title in ("Chinese checkers", "Connect 4", "gomoku", "五子棋", "")]
    ['CC', 'C4', 'G', '五', '?']
    """
    words = ["".join(char for char in word if char.isalnum()) for word in title.split()]
    return "".join(word[0] for word in [word for word in words if word][:2]).upper()[:2] or "?"


def _font(size: int) -> Font:
    return Font._sized(max(8, size * 9 // 20), bold=True)


def _pixels(image: Image) -> list[int]:
    pixels = [0] * (image.get_width() * image.get_height())
    image.get_rgb(pixels, 0, image.get_width(), 0, 0, image.get_width(), image.get_height())
    return pixels


def _average(pixels: Sequence[int]) -> int:
    weight = sum(pixel >> 24 & 0xFF for pixel in pixels)
    if not weight:
        return 0
    mixed = weight // len(pixels) << 24
    for shift in (16, 8, 0):
        mixed |= sum((pixel >> 24 & 0xFF) * (pixel >> shift & 0xFF) for pixel in pixels) // weight << shift
    return mixed

"""The files of a film, by Pillow, which no other module imports. Loaded when a film is written."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import IO, TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    from .film import Shot

COLORS = 255       # that a GIF may have, and one to spare
KEPT = 128         # of them, the most frequent, are right to the bit when there are too many

Size = tuple[int, int]


def write_gif(file: IO[bytes], size: Size, shots: Sequence[Shot], durations: Sequence[int]) -> None:
    """A GIF that repeats for ever, with one palette for all of it: nothing flickers."""
    colors = _count_colors(size, shots)
    palette = _palette(colors)
    index = _indices(list(colors), palette)
    flat = b"".join(color[:3] for color in palette)

    def pictures() -> Iterator[Image.Image]:
        for shot in shots:
            numbers = bytes(map(index.__getitem__, memoryview(shot.pixels()).cast("I")))
            picture = Image.frombytes("P", size, numbers)
            picture.putpalette(flat)
            yield picture
    first, *others = pictures()
    first.save(file, "GIF", save_all=True, append_images=others, duration=list(durations), loop=0,
               optimize=False, disposal=1)


def write_apng(file: IO[bytes], size: Size, shots: Sequence[Shot], durations: Sequence[int]) -> None:
    """An animated PNG that repeats for ever; every colour is right."""
    first, *others = (Image.frombytes("RGBA", size, shot.pixels()).convert("RGB") for shot in shots)
    first.save(file, "PNG", save_all=True, append_images=others, duration=list(durations), loop=0)


def _count_colors(size: Size, shots: Sequence[Shot]) -> Counter[bytes]:
    """How many pixels of the whole film have each colour (R, G, B, 255)."""
    counted: Counter[bytes] = Counter()
    for shot in shots:
        found = Image.frombytes("RGBA", size, shot.pixels()).getcolors(size[0] * size[1])
        for count, color in found or []:
            counted[bytes(color)] += count      # type: ignore[arg-type]  # of RGBA: four numbers
    return counted


def _palette(colors: Counter[bytes]) -> list[bytes]:
    """All colours if there is room; else the most frequent, and means of groups of the others."""
    ranked = sorted(colors, key=lambda color: (-colors[color], color))
    if len(ranked) <= COLORS:
        return ranked
    kept, rare = ranked[:KEPT], ranked[KEPT:]
    row = Image.frombytes("RGBA", (len(rare), 1), b"".join(rare)).convert("RGB")
    means = row.quantize(COLORS - KEPT, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).getpalette() or []
    return kept + [bytes((*means[place:place + 3], 255)) for place in range(0, len(means), 3)][:COLORS - KEPT]


def _indices(colors: Sequence[bytes], palette: list[bytes]) -> dict[int, int]:
    """Which of the palette each colour is shown as, by the colour as this computer reads it."""
    places = {color: place for place, color in enumerate(palette)}
    others = [color for color in colors if color not in places]
    if others:
        by = Image.new("P", (1, 1))
        by.putpalette(b"".join(color[:3] for color in palette))
        row = Image.frombytes("RGBA", (len(others), 1), b"".join(others)).convert("RGB")
        nearest = row.quantize(palette=by, dither=Image.Dither.NONE).tobytes()
        places.update(zip(others, nearest, strict=True))
    return {int.from_bytes(color, sys.byteorder): places[color] for color in colors}

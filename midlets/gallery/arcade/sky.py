"""The sky from sunset to night: a sinking sun, a rising moon, one star after another."""

from __future__ import annotations

from itertools import pairwise

from emulator.midp.lcdui import Graphics, Image
from emulator.midp.util import Random

from .drawing import mixed

SHADES = 48                     # the sky is painted anew as often as this from sunset to night
BAND = 4                        # pixels of one colour
HOURS = (                       # darkness, then the colours at the top, in the middle and at the horizon
    (0.0, 0x35407E, 0xB45A8C, 0xFFB765),
    (0.45, 0x1F2358, 0x7A3F86, 0xEE7A63),
    (0.75, 0x0E1338, 0x2E2A66, 0x8A4A7C),
    (1.0, 0x050818, 0x0E1434, 0x2A2C5C),
)
STARS, EVENING = 60, 1817      # how many, and the seed of where they stand: it is always the same sky
SUN, SUN_LOW, MOON = 0xFFF0B8, 0xFF9A62, 0xF2EFD8


class Sky:
    """A picture as large as the screen, painted anew when it has become darker."""

    def __init__(self, width: int, height: int) -> None:
        self._width, self._height = width, height
        self._image = Image.create_image(width, height)
        self._shade = -1
        numbers = Random(EVENING)
        self._stars = [(numbers.next_int(width), numbers.next_int(height * 2 // 3)) for _ in range(STARS)]

    def paint(self, g: Graphics, darkness: float) -> None:
        """Cover the whole screen."""
        shade = int(darkness * SHADES)
        if shade != self._shade:
            self._shade = shade
            self._paint_image(self._image.get_graphics(), min(max(shade / SHADES, 0.0), 1.0))
        g.draw_image(self._image, 0, 0, Graphics.TOP | Graphics.LEFT)

    def _paint_image(self, g: Graphics, darkness: float) -> None:
        top, middle, horizon = colors(darkness)
        for y in range(0, self._height, BAND):
            part = y / self._height
            g.set_color(mixed(top, middle, part * 2) if part < 0.5 else mixed(middle, horizon, part * 2 - 1))
            g.fill_rect(0, y, self._width, BAND)
        self._paint_stars(g, darkness)
        self._paint_sun(g, darkness)
        self._paint_moon(g, darkness)

    def _paint_stars(self, g: Graphics, darkness: float) -> None:
        for star, (x, y) in enumerate(self._stars[:int(STARS * max(darkness - 0.2, 0) / 0.8)]):
            g.set_color((0xFFFFFF, 0xC8D4FF, 0xFFE8C0)[star % 3])
            g.fill_rect(x, y, 1, 1)
            if star % 9 == 0:
                g.fill_rect(x - 1, y, 3, 1)
                g.fill_rect(x, y - 1, 1, 3)

    def _paint_sun(self, g: Graphics, darkness: float) -> None:
        size = min(self._width, self._height) // 4
        x = self._width * 2 // 3 - size // 2
        y = int(self._height * (0.32 + 0.75 * darkness))
        color = mixed(SUN, SUN_LOW, min(darkness * 2, 1))
        _, middle, horizon = colors(darkness)
        for ring in (2, 1):
            g.set_color(mixed(mixed(middle, horizon, 0.5), color, 0.35 / ring))
            g.fill_arc(x - ring * size // 6, y - ring * size // 6, size + ring * size // 3,
                       size + ring * size // 3, 0, 360)
        g.set_color(color)
        g.fill_arc(x, y, size, size, 0, 360)

    def _paint_moon(self, g: Graphics, darkness: float) -> None:
        """A crescent, on the other side, from half-dark on."""
        size = min(self._width, self._height) // 7
        x, y = self._width // 5, int(self._height * (0.75 - 0.6 * darkness))
        if darkness > 0.5:
            g.set_color(MOON)
            g.fill_arc(x, y, size, size, 0, 360)
            top, middle, _ = colors(darkness)
            g.set_color(mixed(top, middle, 2 * y / self._height))
            g.fill_arc(x + size // 3, y - size // 8, size, size, 0, 360)


def colors(darkness: float) -> tuple[int, int, int]:
    """The sky's colours at the top, in the middle and at the horizon."""
    for (begin, *before), (end, *after) in pairwise(HOURS):
        if darkness <= end:
            part = (darkness - begin) / (end - begin)
            top, middle, horizon = (mixed(one, other, part) for one, other in zip(before, after, strict=True))
            return top, middle, horizon
    return HOURS[-1][1:]

"""The brushes: what a small screen needs to look smooth.

Edges are softened by hand: a pixel that a shape covers in part gets that part of its colour.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from emulator.midp.lcdui import Graphics, Image

TOP_LEFT = Graphics.TOP | Graphics.LEFT
LIGHT_X, LIGHT_Y = -0.38, -0.45         # where the light strikes a marble, in radii from its middle


def mixed(one: int, other: int, part: float) -> int:
    """The colour on the way from one to the other, 0 to 1."""
    sides = ((one >> shift & 0xFF, other >> shift & 0xFF, shift) for shift in (16, 8, 0))
    return sum(round(a + (b - a) * part) << shift for a, b, shift in sides)


def dot(g: Graphics, x: int, y: int, color: int, cover: float) -> None:
    """One pixel, covered in part."""
    if cover > 0.02:
        g.draw_rgb([round(255 * min(cover, 1.0)) << 24 | color], 0, 1, x, y, 1, 1, True)


def triangle(g: Graphics, x: float, apex: float, base: float, slope: float,
             color: Callable[[int], int]) -> None:
    """An upright or hanging triangle with a level base; `slope` is half its width for each row.

    `color` says the colour of a row of pixels.
    """
    down = 1 if base > apex else -1
    for y in range(round(min(apex, base)), round(max(apex, base))):
        half = (y + 0.5 - apex) * down * slope
        if half <= 0:
            continue
        left, right = x - half, x + half
        first, last = int(left) + 1, int(right)
        shade = color(y)
        g.set_color(shade)
        g.fill_rect(first, y, max(0, last - first), 1)
        dot(g, first - 1, y, shade, first - left)
        dot(g, last, y, shade, right - last)


def round_image(diameter: int, color: Callable[[float, float], tuple[int, float]], margin: int = 0) -> Image:
    """A disc: `color` gets x and y from -1 to 1 and gives a colour and how opaque it is, 0 to 1."""
    size, pixels = diameter + 2 * margin, []
    middle, radius = (size - 1) / 2, diameter / 2
    for y in range(size):
        for x in range(size):
            shade, cover = color((x - middle) / radius, (y - middle) / radius)
            pixels.append(round(255 * min(max(cover, 0.0), 1.0)) << 24 | shade)
    return Image.create_rgb_image(pixels, size, size, True)


def marble(diameter: int, color: int, *, glow: float) -> Image:
    """A glass ball: dark rim, light from the upper left, and light that has come through at the lower right."""
    radius = diameter / 2

    def shade(x: float, y: float) -> tuple[int, float]:
        away = hypot(x, y)
        lit = hypot(x - LIGHT_X, y - LIGHT_Y)
        through = max(0.0, 1 - hypot(x - 0.35, y - 0.42) / 0.75)
        body = mixed(color, 0x000000, min(0.62, max(0.0, (lit - 0.35) * 0.42)))
        body = mixed(body, mixed(color, 0xFFFFFF, 0.45), through * glow)
        body = mixed(body, 0xFFFFFF, min(0.95, max(0.0, 1.25 - lit / 0.42)))
        return body, (1 - away) * radius + 0.5
    return round_image(diameter, shade)


def ring(diameter: int, color: int, width: float) -> Image:
    """A circle around a marble of this diameter, one pixel outside it."""
    radius = diameter / 2

    def shade(x: float, y: float) -> tuple[int, float]:
        away = hypot(x, y) * radius
        return color, min(radius + 1.5 - away, away - (radius + 1.5 - width - 1))
    return round_image(diameter, shade, margin=2)


def shadow(diameter: int) -> Image:
    """What a marble keeps from the light."""
    radius = diameter / 2
    return round_image(diameter, lambda x, y: (0x000000, 0.42 * min(1.0, (1 - hypot(x, y)) * radius * 0.55 + 0.2)
                                              if hypot(x, y) < 1 else 0.0))

"""The look of the board: wood, a grid, star points, stones with light on them."""

from __future__ import annotations

import math

from emulator.midp.lcdui import Graphics, Image

from .board import BLACK

WOOD, GRAIN, LINE, EDGE = (0xE3, 0xB8, 0x6F), 14, 0x6B4A22, 0x8A5A2B
TOP_LEFT = Graphics.TOP | Graphics.LEFT


def wood(width: int, height: int) -> Image:
    """A planed board: the grain runs along it, a little wavy."""
    image = Image.create_image(width, height)
    g = image.get_graphics()
    for y in range(height):
        wave = math.sin(y * 0.9) + math.sin(y * 0.37 + 1.3) + 0.6 * math.sin(y * 2.3)
        for x in range(0, width, 8):
            shade = round(GRAIN * (wave + 0.5 * math.sin(x * 0.05 + y * 0.21)) / 3)
            red, green, blue = (min(max(part + shade, 0), 255) for part in WOOD)
            g.set_color(red, green, blue)
            g.fill_rect(x, y, 8, 1)
    return image


def draw_grid(g: Graphics, size: int, cell: int, left: int, top: int) -> None:
    """Lines through the middles of the cells, and the star points; `left`, `top` is the first middle."""
    last = (size - 1) * cell
    g.set_color(LINE)
    for n in range(size):
        g.draw_line(left, top + n * cell, left + last, top + n * cell)
        g.draw_line(left + n * cell, top, left + n * cell, top + last)
    if cell >= 7:
        g.draw_rect(left - 2, top - 2, last + 4, last + 4)
    radius = 1 if cell < 12 else 2
    for x, y in star_points(size):
        g.fill_rect(left + x * cell - radius, top + y * cell - radius, 2 * radius + 1, 2 * radius + 1)


def star_points(size: int) -> list[tuple[int, int]]:
    """Four near the corners, and the middle of a board that has one."""
    far = size - 4
    points = [(3, 3), (far, 3), (3, far), (far, far)]
    return [*points, (size // 2, size // 2)] if size % 2 else points


def stone(colour: int, diameter: int) -> Image:
    """A stone with light from the upper left, its edge softened."""
    middle, radius = (diameter - 1) / 2, diameter / 2
    pixels = []
    for y in range(diameter):
        for x in range(diameter):
            away = math.hypot(x - middle, y - middle)
            cover = min(max(radius - away, 0.0), 1.0)
            shine = max(0.0, 1 - math.hypot(x - middle + radius * 0.35, y - middle + radius * 0.35) / (radius * 1.25))
            pixels.append(_shaded(colour, shine, away / radius) | round(255 * cover) << 24)
    return Image.create_rgb_image(pixels, diameter, diameter, True)


def _shaded(colour: int, shine: float, edge: float) -> int:
    """Grey of a point: black stones have a small highlight, white ones a shade towards their edge."""
    if colour == BLACK:
        grey = round(22 + 170 * shine ** 3)
    else:
        grey = round(255 - 70 * max(0.0, edge - 0.35) ** 1.5 - 22 * (1 - shine) * edge)
    return grey << 16 | grey << 8 | grey

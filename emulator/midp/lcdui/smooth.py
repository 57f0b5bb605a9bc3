"""Small shapes with soft edges: discs, ticks, arrows, boxes with round corners.

Graphics draws whole pixels, as the spec wants; the phone's own symbols look better when a
pixel that is half covered is half opaque. Coverage is counted in sixteenths, so the same
shape has the same pixels on every computer.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from emulator.handset.frame import ARGB, Frame

from . import status_shapes

if TYPE_CHECKING:
    from .graphics import Graphics

FINE = 4         # samples along each side of a pixel
KEPT = 1024      # pictures; each is a few hundred bytes

Inside = Callable[[float, float], bool]
"""Whether a point of the unit square, x to the right and y down, belongs to a shape."""


def _disc(x: float, y: float) -> bool:
    return (x - 0.5) ** 2 + (y - 0.5) ** 2 <= 0.25


def _tick(x: float, y: float) -> bool:
    return _near_line(x, y, 0.12, 0.55, 0.4, 0.82, 0.1) or _near_line(x, y, 0.4, 0.82, 0.9, 0.2, 0.1)


def _near_line(x: float, y: float, x1: float, y1: float, x2: float, y2: float, reach: float) -> bool:
    """Is the point within `reach` of a line from (x1, y1) to (x2, y2)?"""
    dx, dy = x2 - x1, y2 - y1
    along = min(max(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy), 0.0), 1.0)
    return (x - x1 - along * dx) ** 2 + (y - y1 - along * dy) ** 2 <= reach * reach


def _cross(x: float, y: float) -> bool:
    return _near_line(x, y, 0.15, 0.15, 0.85, 0.85, 0.11) or _near_line(x, y, 0.15, 0.85, 0.85, 0.15, 0.11)


def _peak(x: float, y: float) -> bool:
    """A triangle on its base, its corners a little blunt."""
    return 0.04 <= y <= 0.96 and abs(x - 0.5) <= 0.04 + (y - 0.04) * 0.48


def _bell(x: float, y: float) -> bool:
    clapper = (x - 0.5) ** 2 + (y - 0.86) ** 2 <= 0.011
    return clapper or (0.08 <= y <= 0.76 and abs(x - 0.5) <= _bell_width(y))


def _bell_width(y: float) -> float:
    """Half the width of a bell at a height: a round top, straight sides, a flared rim."""
    if y < 0.3:
        return math.sqrt(max(0.0, 0.0484 - (y - 0.3) ** 2))
    return 0.22 + 0.06 * (y - 0.3) if y < 0.6 else 0.238 + 1.1 * (y - 0.6)


SHAPES: dict[str, Inside] = {
    "disc": _disc, "tick": _tick, "cross": _cross, "peak": _peak, "bell": _bell,
    "up": lambda x, y: abs(x - 0.5) <= y / 2,
    "down": lambda x, y: abs(x - 0.5) <= (1 - y) / 2,
    "left": lambda x, y: abs(y - 0.5) <= x / 2,
    "right": lambda x, y: abs(y - 0.5) <= (1 - x) / 2,
    **status_shapes.SHAPES,
}


@lru_cache(maxsize=KEPT)
def picture(shape: str, width: int, height: int, color: int) -> Frame:
    """A shape that fills `width` by `height` pixels, in `color` (0xRRGGBB) on nothing. Only to be read."""
    inside, surely = SHAPES[shape], _in_or_out_of_disc if shape == "disc" else _who_knows
    surface = pygame.Surface((width, height), pygame.SRCALPHA, 32, ARGB)
    for y in range(height):
        for x in range(width):
            alpha = surely(x, y, width, height)
            if alpha is None:
                alpha = _coverage(inside, x, y, width, height)
            surface.set_at((x, y), (color >> 16, color >> 8 & 0xFF, color & 0xFF, alpha))
    return Frame.around(surface)


def _coverage(inside: Inside, x: int, y: int, width: int, height: int) -> int:
    """How much of a pixel the shape covers, 0 to 255."""
    hits = sum(inside((x + (across + 0.5) / FINE) / width, (y + (down + 0.5) / FINE) / height)
               for down in range(FINE) for across in range(FINE))
    return hits * 255 // (FINE * FINE)


def _who_knows(x: int, y: int, width: int, height: int) -> int | None:
    """Of most shapes every sample has to be looked at."""
    return None


def _in_or_out_of_disc(x: int, y: int, width: int, height: int) -> int | None:
    """255 for a pixel all in a disc, 0 for one all out of it, None at its rim: large ones are drawn in no time."""
    across, down = abs(x + 0.5 - width / 2), abs(y + 0.5 - height / 2)
    far = ((across + 0.5) / width) ** 2 + ((down + 0.5) / height) ** 2
    near = (max(across - 0.5, 0) / width) ** 2 + (max(down - 0.5, 0) / height) ** 2
    return 255 if far < 0.25 else 0 if near > 0.25 else None


def draw(g: Graphics, shape: str, x: int, y: int, width: int, height: int, color: int) -> None:
    """A shape with its top left corner at (x, y)."""
    if width > 0 and height > 0:
        g._draw_frame(picture(shape, width, height, color), x, y)


def fill_box(g: Graphics, x: int, y: int, width: int, height: int, radius: int, color: int) -> None:
    """A filled box with round corners."""
    radius = max(min(radius, width // 2, height // 2), 0)
    g.set_color(color)
    g.fill_rect(x, y + radius, width, height - 2 * radius)
    g.fill_rect(x + radius, y, width - 2 * radius, radius)
    g.fill_rect(x + radius, y + height - radius, width - 2 * radius, radius)
    if radius:
        disc = picture("disc", 2 * radius, 2 * radius, color)
        for right in (0, 1):
            for low in (0, 1):
                g._draw_frame(disc, x + right * (width - radius), y + low * (height - radius),
                              (right * radius, low * radius, radius, radius))


def frame_box(g: Graphics, x: int, y: int, width: int, height: int, radius: int,
              border: int, inside: int, thickness: int = 1) -> None:
    """A box with a border."""
    fill_box(g, x, y, width, height, radius, border)
    fill_box(g, x + thickness, y + thickness, width - 2 * thickness, height - 2 * thickness,
             radius - thickness, inside)


def blend(one: int, other: int, part: int) -> int:
    """A colour `part` hundredths of the way from one to the other.

    >>> hex(blend(0x000000, 0xFFFFFF, 50))
    '0x7f7f7f'
    """
    return sum(((one >> shift & 0xFF) * (100 - part) + (other >> shift & 0xFF) * part) // 100 << shift
               for shift in (16, 8, 0))

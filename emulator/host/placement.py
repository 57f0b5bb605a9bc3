"""Where the handset lies on the window: its scale, its turn, and which of its points is under a pointer.

Three kinds of points: those of the pointer (the window's units; on a HiDPI desktop several pixels make
one), those of the surface that is drawn on, and those of the case as it would stand upright.
"""

from __future__ import annotations

from math import floor
from typing import NamedTuple

import pygame

TURNS = (0, 90, 180, 270)     # degrees, clockwise
LEAST, MOST = 0.25, 16.0      # scales
STEPS = 20                    # a smooth fit takes one of so many scales to the whole: each costs a drawing anew

Point = tuple[int, int]


class Placement(NamedTuple):
    """A handset of `size` pixels upright, turned by `rotation`, its box's corner at `corner`."""

    scale: float               # pixels of the surface to one of the LCD's
    size: Point
    rotation: int
    corner: Point

    @property
    def box(self) -> pygame.Rect:
        """The handset's place on the surface."""
        return pygame.Rect(self.corner, turned_size(self.size, self.rotation))

    def on_case(self, x: float, y: float) -> Point:
        """The upright case's point that is at a point of the surface; it may lie beside the case."""
        width, height = self.size
        across, down = floor(x) - self.corner[0], floor(y) - self.corner[1]
        return {0: (across, down), 90: (down, height - 1 - across),
                180: (width - 1 - across, height - 1 - down), 270: (width - 1 - down, across)}[self.rotation]

    def on_surface(self, x: int, y: int) -> Point:
        """The point of the surface where a point of the upright case is."""
        width, height = self.size
        across, down = {0: (x, y), 90: (height - 1 - y, x),
                        180: (width - 1 - x, height - 1 - y), 270: (y, width - 1 - x)}[self.rotation]
        return self.corner[0] + across, self.corner[1] + down

    def area(self, upright: pygame.Rect) -> pygame.Rect:
        """Where an area of the upright case is on the surface."""
        one = self.on_surface(*upright.topleft)
        other = self.on_surface(upright.right - 1, upright.bottom - 1)
        left, top = min(one[0], other[0]), min(one[1], other[1])
        return pygame.Rect(left, top, abs(one[0] - other[0]) + 1, abs(one[1] - other[1]) + 1)


def turned_size(size: Point, rotation: int) -> Point:
    """Width and height after the turn."""
    return size if rotation % 180 == 0 else (size[1], size[0])


def fitting_scale(natural: Point, room: Point, *, smooth: bool) -> float:
    """The largest scale at which a handset of `natural` size has room: whole if it can be, unless `smooth`."""
    fits = min(room[0] / natural[0], room[1] / natural[1])
    if fits >= 1 and not smooth:
        fits = floor(fits)
    return within(floor(fits * STEPS) / STEPS)


def within(scale: float) -> float:
    """A scale that can be drawn."""
    return max(LEAST, min(scale, MOST))


def in_the_middle(size: Point, room: Point) -> Point:
    """The corner of a box in the middle of a room; of one that is too large, its top left stays in sight."""
    return max(0, (room[0] - size[0]) // 2), max(0, (room[1] - size[1]) // 2)

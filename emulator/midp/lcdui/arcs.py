"""Ellipses, pies, arcs and rounded corners as rows of pixels.

A pixel belongs to an ellipse when its middle does. The outline of a shape is one pixel wider
and higher than what is filled (GFX-04), and thick enough, where it runs aslant, that no gap
is left between the two; the filled part never looks out from under the outline (GFX-05).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache

Row = tuple[int, int, int]
"""y, first x, x after the last; from the corner of the shape's box."""
Box = tuple[int, int, int, int]
"""x, y, width, height; from the corner of the shape's box."""
Ray = tuple[int, int]
"""A direction with y downwards; its length does not matter."""

TALL = 512       # rows; a taller shape is not remembered, only its part in sight is worked out
PEN = 3          # eighths of a pixel by which an outline is rounder than its box: circles look best so
UNIT = 1 << 20   # the length of a Ray: whole numbers are the same on every computer


def pie(width: int, height: int, start: int, sweep: int, top: int, bottom: int) -> Iterable[Box]:
    """A pie as boxes; at least what lies in rows top <= y < bottom."""
    start, sweep = _normal(start, sweep)
    if height <= TALL:
        return _kept_pie(width, height, start, sweep)
    return boxes(_pie(width, height, start, sweep, max(0, top), min(height, bottom)))


def arc(width: int, height: int, start: int, sweep: int, top: int, bottom: int) -> Iterable[Box]:
    """The rim of a pie as boxes, on width + 1 by height + 1 pixels."""
    start, sweep = _normal(start, sweep)
    if height <= TALL:
        return _kept_arc(width, height, start, sweep)
    return boxes(_arc(width, height, start, sweep, max(0, top), min(height + 1, bottom)))


def fill_inset(width: int, height: int, y: int) -> int:
    """How many pixels of row y lie left of the filled ellipse in a box."""
    return _inset(width, height, min(y, height - 1 - y))


def outline_inset(width: int, height: int, y: int) -> tuple[int, int]:
    """Between which pixels of row y the ellipse's outline runs on the left: first, after the last.

    It covers width + 1 by height + 1 pixels. In the lower right half its pixels lie beside those
    of the row above that are filled, so it reaches as far as that row does.
    """
    y = min(y, height - y)
    first = _inset(width + 1, height + 1, y, PEN)
    if width and height:
        first = min(first, fill_inset(width, height, y))
    above = fill_inset(width, height, y - 1) if y > 0 else width // 2
    return first, max(first, above) + 1


def _inset(width: int, height: int, y: int, growth: int = 0) -> int:
    """How far from the left edge the ellipse begins in row y of the upper half.

    The ellipse is `growth` eighths of a pixel wider and higher than the box. At the tips a pixel
    or two are always in, and the middle row always goes from edge to edge.
    """
    if y == (height - 1) // 2:
        return 0
    wide, high, aside = 8 * width + growth, 8 * height + growth, 8 * (2 * y + 1 - height)
    half = min(width, math.isqrt(wide * wide * (high * high - aside * aside)) // (8 * high))
    return min((width - half) // 2, (width - 1) // 2)


@lru_cache(maxsize=256)
def _kept_pie(width: int, height: int, start: int, sweep: int) -> list[Box]:
    return boxes(_pie(width, height, start, sweep, 0, height))


@lru_cache(maxsize=256)
def _kept_arc(width: int, height: int, start: int, sweep: int) -> list[Box]:
    return boxes(_arc(width, height, start, sweep, 0, height + 1))


def _pie(width: int, height: int, start: int, sweep: int, top: int, bottom: int) -> Iterator[Row]:
    sector = Sector(width, height, start, sweep)
    for y in range(top, bottom):
        inset = fill_inset(width, height, y)
        for left, right in sector.spans(y, inset, width - inset):
            yield y, left, right


def _arc(width: int, height: int, start: int, sweep: int, top: int, bottom: int) -> Iterator[Row]:
    sector = Sector(width + 1, height + 1, start, sweep)
    for y in range(top, bottom):
        first, last = outline_inset(width, height, y)
        sides = [(first, last), (width + 1 - last, width + 1 - first)]
        if sides[0][1] >= sides[1][0]:
            sides = [(first, width + 1 - first)]
        for side in sides:
            for left, right in sector.spans(y, *side):
                yield y, left, right


def boxes(rows: Iterable[Row]) -> list[Box]:
    """The same pixels in fewer pieces: equal rows under each other become one box."""
    found: list[Box] = []
    growing: dict[tuple[int, int], tuple[int, int]] = {}    # from x to x: from y to y
    for y, left, right in rows:
        top, bottom = growing.get((left, right), (y, y))
        if bottom != y:
            found.append((left, top, right - left, bottom - top))
            top = y
        growing[left, right] = top, y + 1
    found += [(left, top, right - left, bottom - top) for (left, right), (top, bottom) in growing.items()]
    return found


def _normal(start: int, sweep: int) -> tuple[int, int]:
    """The same arc with 0 <= start < 360 and 0 <= sweep <= 360."""
    if sweep < 0:
        start, sweep = start + sweep, -sweep
    return (start % 360, sweep) if sweep < 360 else (0, 360)


class Sector:
    """What lies between two rays from the middle of a box; the box stretches the angles."""

    def __init__(self, width: int, height: int, start: int, sweep: int) -> None:
        self._width, self._height, self._sweep = width, height, sweep
        self._from, self._to = _ray(start), _ray(start + sweep)

    def spans(self, y: int, left: int, right: int) -> list[tuple[int, int]]:
        """The parts of left <= x < right in row y."""
        if self._sweep >= 360:
            return [(left, right)] if left < right else []
        sides = self._side(y, self._from, 1, left, right), self._side(y, self._to, -1, left, right)
        if self._sweep <= 180:
            found = [(max(side[0] for side in sides), min(side[1] for side in sides))]
            if self._sweep == 180:
                found = [sides[0]]
        else:
            found = sorted(sides)
            if found[0][1] >= found[1][0]:
                found = [(found[0][0], max(found[0][1], found[1][1]))]
        return [(first, last) for first, last in found if first < last]

    def _side(self, y: int, ray: Ray, turn: int, left: int, right: int) -> tuple[int, int]:
        """The part of a row that lies on one side of a line through the middle, the line included:
        counter-clockwise of the ray, or clockwise for a `turn` of -1.

        In a box stretched to a square the pixel is at ((2x + 1 - w) h, (2y + 1 - h) w); where it
        lies is the sign of its cross product with the ray.
        """
        slope = turn * ray[1] * 2 * self._height
        rest = turn * (ray[1] * (1 - self._width) * self._height
                       - ray[0] * (2 * y + 1 - self._height) * self._width)
        if slope == 0:
            return (left, right) if rest >= 0 else (left, left)
        if slope > 0:
            return min(max(left, -(rest // slope)), right), right
        return left, max(min(right, rest // -slope + 1), left)


def _ray(degrees: int) -> Ray:
    angle = math.radians(degrees % 360)
    return round(math.cos(angle) * UNIT), -round(math.sin(angle) * UNIT)

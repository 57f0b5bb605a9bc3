"""Rectangles as boxes of pixels, with rounded corners or square ones.

A corner is a quarter of an ellipse, filled or outlined as in arcs.py, so that here too the
two leave no gap between them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from .arcs import TALL, Box, Row, boxes, fill_inset, outline_inset


def corners_square(width: int, height: int) -> list[Box]:
    """The outline of a rectangle, width + 1 by height + 1 pixels, each of them once."""
    parts = [(0, 0, width + 1, 1)]
    if height > 0:
        parts.append((0, height, width + 1, 1))
    if height > 1:
        parts.append((0, 1, 1, height - 1))
        if width > 0:
            parts.append((width, 1, 1, height - 1))
    return parts


def fill(width: int, height: int, arc_width: int, arc_height: int, top: int, bottom: int) -> Iterable[Box]:
    """A filled rectangle; at least what lies in rows top <= y < bottom."""
    corner = _corner(width, height, arc_width, arc_height)
    if height <= TALL:
        return _kept_fill(width, height, *corner)
    return boxes(_fill(width, height, *corner, max(0, top), min(height, bottom)))


def outline(width: int, height: int, arc_width: int, arc_height: int, top: int, bottom: int) -> Iterable[Box]:
    """An outline, width + 1 by height + 1 pixels; at least what lies in rows top <= y < bottom."""
    corner = _corner(width, height, arc_width, arc_height)
    if not all(corner):
        return corners_square(width, height)
    if height <= TALL:
        return _kept_outline(width, height, *corner)
    return boxes(_outline(width, height, *corner, max(0, top), min(height + 1, bottom)))


def _corner(width: int, height: int, arc_width: int, arc_height: int) -> tuple[int, int]:
    """The corners' ellipse: no larger than the rectangle, and none at all if it is flat."""
    arc_width, arc_height = min(arc_width, width), min(arc_height, height)
    return (arc_width, arc_height) if arc_width > 0 and arc_height > 0 else (0, 0)


@lru_cache(maxsize=256)
def _kept_fill(width: int, height: int, arc_width: int, arc_height: int) -> list[Box]:
    return boxes(_fill(width, height, arc_width, arc_height, 0, height))


@lru_cache(maxsize=256)
def _kept_outline(width: int, height: int, arc_width: int, arc_height: int) -> list[Box]:
    return boxes(_outline(width, height, arc_width, arc_height, 0, height + 1))


def _fill(width: int, height: int, arc_width: int, arc_height: int, top: int, bottom: int) -> Iterator[Row]:
    for y in range(top, bottom):
        depth = min(y, height - 1 - y)
        inset = fill_inset(arc_width, arc_height, depth) if 2 * depth < arc_height else 0
        yield y, inset, width - inset


def _outline(width: int, height: int, arc_width: int, arc_height: int,
             top: int, bottom: int) -> Iterator[Row]:
    for y in range(top, bottom):
        depth = min(y, height - y)
        first, last = outline_inset(arc_width, arc_height, depth) if 2 * depth <= arc_height else (0, 1)
        if depth == 0 or 2 * last >= width + 1:
            yield y, first, width + 1 - first
        else:
            yield y, first, last
            yield y, width + 1 - last, width + 1 - first

"""Shapes on a Frame, within its clip: from the pixels of lines.py, arcs.py and rounded.py to paint."""

from __future__ import annotations

from collections.abc import Iterable

from emulator.handset.frame import FAR, NEAR, Frame

from . import arcs, lines, rounded

Box = tuple[int, int, int, int]    # x, y, width, height
SOLID = 0


def rectangle(frame: Frame, ink: int, dotted: int, box: Box) -> None:
    """An outline, width + 1 by height + 1 pixels."""
    _paint(frame, ink, dotted, box, rounded.corners_square(box[2], box[3]))


def round_rectangle(frame: Frame, ink: int, dotted: int, box: Box, arc_width: int, arc_height: int) -> None:
    """An outline, width + 1 by height + 1 pixels, with rounded corners."""
    parts = rounded.outline(box[2], box[3], arc_width, arc_height, *_rows(frame, box))
    _paint(frame, ink, dotted, box, parts)


def fill_round_rectangle(frame: Frame, ink: int, box: Box, arc_width: int, arc_height: int) -> None:
    """Width by height pixels, with rounded corners."""
    parts = rounded.fill(box[2], box[3], arc_width, arc_height, *_rows(frame, box))
    _paint(frame, ink, SOLID, box, parts)


def arc(frame: Frame, ink: int, dotted: int, box: Box, start: int, sweep: int) -> None:
    """The rim of a pie, in width + 1 by height + 1 pixels."""
    _paint(frame, ink, dotted, box, arcs.arc(box[2], box[3], start, sweep, *_rows(frame, box)))


def pie(frame: Frame, ink: int, box: Box, start: int, sweep: int) -> None:
    """A pie, in width by height pixels."""
    _paint(frame, ink, SOLID, box, arcs.pie(box[2], box[3], start, sweep, *_rows(frame, box)))


def triangle(frame: Frame, ink: int, x1: int, y1: int, x2: int, y2: int, x3: int, y3: int) -> None:
    """A filled triangle with its edges."""
    left, top = min(x1, x2, x3), min(y1, y2, y3)
    box = left, top, max(x1, x2, x3) - left, max(y1, y2, y3) - top
    parts = lines.triangle(x1 - left, y1 - top, x2 - left, y2 - top, x3 - left, y3 - top, *_rows(frame, box))
    _paint(frame, ink, SOLID, box, parts)


def _rows(frame: Frame, box: Box) -> tuple[int, int]:
    """The rows that can be seen, counted from the box's top: first, after the last."""
    clip = frame.surface.get_clip()
    return clip.top - box[1], clip.bottom - box[1]


def _paint(frame: Frame, ink: int, dotted: int, box: Box, parts: Iterable[Box]) -> None:
    left, top = box[0], box[1]
    if dotted:
        for x, y, width, height in parts:
            _dots(frame, ink, left, top, (x, y, width, height))
    elif NEAR < left < FAR and NEAR < top < FAR and box[2] < FAR and box[3] < FAR:
        frame.paint(ink, left, top, parts)
    else:
        for x, y, width, height in parts:
            frame.fill(ink, left + x, top + y, width, height)


def _dots(frame: Frame, ink: int, left: int, top: int, part: Box) -> None:
    """Every second pixel, as on a chessboard: along an outline that is one in two."""
    x, y, width, height = part
    seen = frame.surface.get_clip()
    for row in range(max(y, seen.top - top), min(y + height, seen.bottom - top)):
        first = max(x, seen.left - left)
        for column in range(first + (first + row) % 2, min(x + width, seen.right - left), 2):
            frame.surface.fill(ink, (left + column, top + row, 1, 1))

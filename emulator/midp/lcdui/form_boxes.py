"""The terms in which a Form's layout is spoken of: directives, cells, boxes.

The directives are Item's constants. `form_layout.py` turns cells into boxes.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

LEFT, RIGHT, CENTER = 1, 2, 3
TOP, BOTTOM, VCENTER = 0x10, 0x20, 0x30
NEWLINE_BEFORE, NEWLINE_AFTER = 0x100, 0x200
SHRINK, EXPAND, VSHRINK, VEXPAND = 0x400, 0x800, 0x1000, 0x2000
LAYOUT_2 = 0x4000
ALL_DIRECTIVES = 0x7F33     # every bit that may be set


class FlowLine(Protocol):
    """A line of flowing text: its size, and whether a newline ended it."""

    @property
    def width(self) -> int: ...
    @property
    def height(self) -> int: ...
    @property
    def breaks(self) -> bool: ...


@dataclass(frozen=True)
class Cell:
    """What must be known of an item. Widths and heights are in pixels.

    `heights(width)` gives its (minimum, preferred) height at a width. `flow(room, width)`, for
    text that flows, gives its lines when the first of them finds `room` pixels on its row.
    `own_row` stands for the four kinds of items that break rows unless they have LAYOUT_2.
    `aligns` is false for an ImageItem without LAYOUT_2: its alignment is for itself alone, and
    counts when it has the row to itself. `labelled` text begins on a row of its own.
    """

    layout: int = 0
    min_width: int = 0
    pref_width: int = 0
    heights: Callable[[int], tuple[int, int]] = lambda width: (0, 0)
    flow: Callable[[int, int], Sequence[FlowLine]] | None = None
    own_row: bool = False
    labelled: bool = False
    aligns: bool = True

    def has(self, directive: int) -> bool:
        return bool(self.layout & directive)


class Box(NamedTuple):
    """A part of the Form: the item's number, where it stands, and the line if it is of flowing text."""

    item: int
    x: int
    y: int
    width: int
    height: int
    line: Any = None


@dataclass
class Layout:
    """All boxes, from the top down, in rows."""

    width: int
    height: int = 0
    boxes: list[Box] = field(default_factory=list)
    tops: list[int] = field(default_factory=list)       # where each row begins
    firsts: list[int] = field(default_factory=list)     # the number of each row's first box
    of_item: dict[int, list[Box]] = field(default_factory=dict)

    def within(self, top: int, bottom: int) -> Sequence[Box]:
        """The boxes of all rows that reach into top <= y < bottom."""
        first = max(bisect_right(self.tops, top) - 1, 0)
        last = bisect_right(self.tops, bottom - 1)
        if first >= last:
            return []
        end = self.firsts[last] if last < len(self.firsts) else len(self.boxes)
        return self.boxes[self.firsts[first]:end]

    def bounds(self, item: int) -> tuple[int, int, int, int]:
        """x, y, width and height of an item: around all its lines if it is text."""
        boxes = self.of_item.get(item)
        if not boxes:
            return 0, 0, 0, 0
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        right, bottom = max(box.x + box.width for box in boxes), max(box.y + box.height for box in boxes)
        return left, top, right - left, bottom - top

"""Where the items of a Form stand (MIDP 2.0, Form, "Layout").

Sizes in, boxes out: nothing here knows an item, a font or a phone. Rows are filled from the
left. An item is a rectangle that may shrink and grow, or text that flows on over row ends.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from .form_boxes import (
    CENTER,
    EXPAND,
    LAYOUT_2,
    LEFT,
    NEWLINE_AFTER,
    NEWLINE_BEFORE,
    RIGHT,
    SHRINK,
    TOP,
    VCENTER,
    VEXPAND,
    VSHRINK,
    Box,
    Cell,
    FlowLine,
    Layout,
)


def lay_out(cells: Sequence[Cell], width: int) -> Layout:
    """Place the cells in rows of `width` pixels."""
    rows = _Rows(width)
    for number, cell in enumerate(cells):
        rows.add(number, cell)
    return rows.finish()


@dataclass
class _Part:
    """What stands on a row: an item, or a line of one."""

    item: int
    cell: Cell
    width: int                 # the one used to fill the row, then the one given
    most: int                  # what it may grow to before EXPAND is asked
    line: FlowLine | None = None

    @cached_property
    def heights(self) -> tuple[int, int]:
        """(minimum, preferred), once the width is given."""
        if self.line is not None:
            return self.line.height, self.line.height
        least, preferred = self.cell.heights(self.width)
        return min(least, preferred), preferred


class _Rows:
    """Rows being filled."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._layout = Layout(width)
        self._row: list[_Part] = []
        self._used = 0
        self._alignment = LEFT                  # stays until an item sets another
        self._break = False                     # a directive or a kind of item breaks here
        self._newlines = 0                      # so many newline characters break here
        self._empty_height = 0

    def add(self, number: int, cell: Cell) -> None:
        """Place the next item."""
        self._break_before(cell)
        if cell.flow is not None:
            self._add_flowing(number, cell, cell.flow)
        else:
            self._add_rectangle(number, cell)
        if cell.has(NEWLINE_AFTER) or self._has_own_row(cell):
            self._break = True

    def finish(self) -> Layout:
        """The last row ends."""
        self._end_row()
        return self._layout

    # -- filling a row -------------------------------------------------------------------------

    def _has_own_row(self, cell: Cell) -> bool:
        return cell.own_row and not cell.has(LAYOUT_2)

    def _break_before(self, cell: Cell) -> None:
        alignment = cell.layout & CENTER if cell.aligns else 0
        changes = alignment not in (0, self._alignment)
        if cell.has(NEWLINE_BEFORE) or self._has_own_row(cell) or cell.labelled or changes:
            self._break = True
        if changes:
            if self._row:
                self._end_row()                 # what stands there keeps its alignment
            self._alignment = alignment

    def _settle_breaks(self) -> None:
        """Something is to be placed: now the breaks before it count, adjacent ones as one."""
        breaks = max(self._newlines, int(self._break))
        self._break, self._newlines = False, 0
        if breaks and self._row:
            self._end_row()
        for _ in range(breaks - 1):
            self._layout.height += self._empty_height

    def _add_rectangle(self, number: int, cell: Cell) -> None:
        self._settle_breaks()
        preferred = min(cell.pref_width, self._width)
        least = min(cell.min_width, preferred) if cell.has(SHRINK) else preferred
        if self._row and self._used + least > self._width:
            self._end_row()
        self._place(_Part(number, cell, least, preferred))

    def _add_flowing(self, number: int, cell: Cell, flow: Callable[[int, int], Sequence[FlowLine]]) -> None:
        room = self._width if self._break or self._newlines else self._width - self._used
        wrapped = False
        for line in flow(room, self._width):
            if wrapped:
                self._end_row()
            if line.width:
                self._settle_breaks()
                self._place(_Part(number, cell, line.width, line.width, line))
            if line.breaks:
                self._newlines += 1
                self._empty_height = line.height
            wrapped = not line.breaks

    def _place(self, part: _Part) -> None:
        self._row.append(part)
        self._used += part.width

    # -- a row is full -------------------------------------------------------------------------

    def _end_row(self) -> None:
        row, self._row, self._used = self._row, [], 0
        if not row:
            return
        _share_width(row, self._width)
        height = max(part.heights[0] if part.cell.has(VSHRINK) else part.heights[1] for part in row)
        free = self._width - sum(part.width for part in row)
        own = row[0].cell.layout & CENTER if not any(part.cell.aligns for part in row) else 0
        x = {LEFT: 0, RIGHT: free, CENTER: free // 2}[own or self._alignment]
        layout, top = self._layout, self._layout.height
        layout.tops.append(top)
        layout.firsts.append(len(layout.boxes))
        for part in row:
            tall = _height_in_row(part, height)
            box = Box(part.item, x, top + _down(part.cell.layout, height - tall), part.width, tall, part.line)
            layout.boxes.append(box)
            layout.of_item.setdefault(part.item, []).append(box)
            x += part.width
        layout.height += height


def _share_width(row: list[_Part], width: int) -> None:
    """Give what is left of a row to those that were shrunk, then to those that expand."""
    left = width - sum(part.width for part in row)
    wants = [part.most - part.width for part in row]
    for part, share in zip(row, _in_proportion(min(left, sum(wants)), wants), strict=True):
        part.width += share
        left -= share
    eager = [part for part in row if part.cell.has(EXPAND) and part.line is None]
    for part, share in zip(eager, _in_proportion(left, [1] * len(eager)), strict=True):
        part.width += share


def _in_proportion(pixels: int, weights: Sequence[int]) -> list[int]:
    """So many pixels in whole shares; what cannot be divided goes to the first ones.

    >>> _in_proportion(30, [5, 10]), _in_proportion(10, [1, 1, 1])
    ([10, 20], [4, 3, 3])
    """
    total = sum(weights)
    if total == 0 or pixels <= 0:
        return [0] * len(weights)
    shares, given, weight = [], 0, 0
    for each in weights:
        weight += each
        share = -(-pixels * weight // total) - given
        shares.append(share)
        given += share
    return shares


def _height_in_row(part: _Part, row: int) -> int:
    if part.cell.has(VEXPAND) and part.line is None:
        return row
    return min(part.heights[1], row)


def _down(layout: int, free: int) -> int:
    """From the top of a row to the item's own; the bottom is where they stand if nothing is said."""
    return {TOP: 0, VCENTER: free // 2}.get(layout & VCENTER, free)

"""The outside of an item: its label and content in a box, measured, placed and painted.

A new kind of item writes the first five methods.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .. import runtime
from ..own_names import OwnNames
from .form_boxes import Cell
from .graphics import Graphics
from .paragraph import wrap

if TYPE_CHECKING:
    from .display import Display
    from .form_boxes import Box

TOP_LEFT = Graphics.TOP | Graphics.LEFT
SIZE = 1_000       # bytes of an item's own
LABEL_LEAST = 4    # ems of a label that must be seen, however an item is shrunk


class ItemBox(OwnNames):
    """Sizes are in pixels. The content lies under the label, within the padding."""

    def __init__(self, display: Display, label: str | None) -> None:
        runtime.claim(SIZE)
        self._display = display
        self._label = label
        self._layout = 0
        self._locked = (-1, -1)                     # preferred width and height, -1 where they are free
        self._known_cell: Cell | None = None

    # -- for subclasses: what to write -----------------------------------------------------------

    _breaks_rows = False
    """Has it rows of its own unless LAYOUT_2 is set? (ChoiceGroup, DateField, Gauge, TextField)"""

    def _min_content(self) -> tuple[int, int]:
        """The smallest width and height of the content."""
        return 0, 0

    def _pref_content(self, width: int) -> tuple[int, int]:
        """The best width and height of the content when there are `width` pixels across."""
        return 0, 0

    def _padding(self) -> tuple[int, int]:
        """Free pixels at either side of label and content, and above and below."""
        return 0, 2

    def _paint(self, g: Graphics, width: int, height: int, focused: bool) -> None:
        """Paint the content; the origin is its corner, the clip its box."""

    def _stops(self) -> Sequence[int]:
        """Heights within the content at which a view may begin without cutting through anything."""
        return ()

    def _focus_line(self) -> tuple[int, int]:
        """Top and height, within the content, of the line that bears the mark of the focus."""
        return 0, self._display._look.text.get_height()

    # -- measuring -------------------------------------------------------------------------------

    def _cell(self) -> Cell:
        """What the layout must know of it; measured once until `_resize` is called."""
        if self._known_cell is None:
            self._known_cell = self._measure(self._display._look.row_width)
        return self._known_cell

    def _measure(self, row: int) -> Cell:
        across, around = (2 * padding for padding in self._padding())
        wanted = self._pref_content(row - across)[0]
        label = self._label_width()
        if not wanted and not label and self._locked == (-1, -1):
            return Cell(self._layout, own_row=self._breaks_rows)
        font = self._display._look.label
        least = max(self._min_content()[0], min(label, LABEL_LEAST * font.get_height())) + across
        preferred = max(wanted, label) + across if self._locked[0] < 0 else self._locked[0]
        known: dict[int, tuple[int, int]] = {}

        def heights(width: int) -> tuple[int, int]:
            if width not in known:
                known[width] = self._heights(max(width - across, 1), around)
            return known[width]

        least = min(least, row)
        return Cell(self._layout, least, max(preferred, least), heights, own_row=self._breaks_rows)

    def _heights(self, inner: int, around: int) -> tuple[int, int]:
        label = self._label_height(inner)
        least = self._min_content()[1] + label + around
        preferred = self._pref_content(inner)[1] + label + around if self._locked[1] < 0 else self._locked[1]
        return least, max(least, preferred)

    def _preferred_size(self) -> tuple[int, int]:
        cell = self._cell()
        return cell.pref_width, cell.heights(min(cell.pref_width, self._display._look.row_width))[1]

    # -- the label -------------------------------------------------------------------------------

    def _label_width(self) -> int:
        return self._display._look.label.string_width(self._label_text())

    def _label_text(self) -> str:
        """What is shown of the label: nothing beyond a line break."""
        return (self._label or "").partition("\n")[0]

    def _label_lines(self, width: int) -> list[str]:
        text, font = self._label_text(), self._display._look.label
        if not text:
            return []
        return [text] if font.string_width(text) <= width else wrap(text, font, width)

    def _label_height(self, width: int) -> int:
        return len(self._label_lines(width)) * self._display._look.label.get_height()

    # -- painting --------------------------------------------------------------------------------

    def _content_box(self, width: int, height: int) -> tuple[int, int, int, int]:
        """Where in a box of this size the content is: x, y, width, height."""
        across, down = self._padding()
        top = down + self._label_height(max(width - 2 * across, 1))
        return across, top, width - 2 * across, max(height - top - down, 0)

    def _draw(self, g: Graphics, box: Box, focused: bool) -> None:
        """Paint label and content; the origin is the Form's corner."""
        content = self._content_box(box.width, box.height)
        look = self._display._look
        g.set_font(look.label)
        g.set_color(look.theme.faint)
        across, top = self._padding()
        for line in self._label_lines(max(box.width - 2 * across, 1)):
            if box.y + content[1] + look.text.get_height() <= lower_edge(g):     # not a label without its item
                g.draw_string(line, box.x + across, box.y + top, TOP_LEFT)
            top += look.label.get_height()
        if content[2] > 0 and content[3] > 0:
            inner = part_of(g, box.x + content[0], box.y + content[1], *content[2:])
            self._paint(inner, *content[2:], focused)

    def _focus_place(self, box: Box) -> tuple[int, int, int] | None:
        """Where the mark of the focus is written in a box: x, y, height. None if `_paint` writes it."""
        left, top, _, _ = self._content_box(box.width, box.height)
        line, height = self._focus_line()
        return box.x + left, box.y + top + line, height


def part_of(g: Graphics, x: int, y: int, width: int, height: int) -> Graphics:
    """A new Graphics on a box of what `g` draws on: its origin is the box's corner, it never draws
    outside the box, and its clip is within the clip of `g`."""
    inner = Graphics._on(g._frame, (x + g._x, y + g._y, width, height), display=g._is_display)
    inner._area = inner._area.clip(g._area)
    inner._clip = inner._area.clip(g._clip)
    return inner


def lower_edge(g: Graphics) -> int:
    """The y below which `g` can never draw, whatever its clip is at the moment."""
    return g._area.bottom - g._y

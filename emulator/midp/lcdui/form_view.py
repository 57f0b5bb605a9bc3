"""How a Form is seen: laid out when something has changed, painted as far as it is in view.

Items are told when a part of them comes into view and when the last part leaves it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import marks
from .form_boxes import Layout
from .form_layout import lay_out
from .item import Item
from .look import SIDE
from .screen import Screen

if TYPE_CHECKING:
    from .graphics import Graphics

EDGE = 2      # pixels above the first row and below the last
LOW = 3       # lines; see _is_painted


class FormView(Screen):
    """The lowest part of Form: layout, view, look. Above it is form_focus.py."""

    _is_alert = False

    def __init__(self, title: str | None) -> None:
        super().__init__(title)
        self._items: list[Item] = []
        self._layout = Layout(0)
        self._stale = True                           # something has changed since it was laid out
        self._settling = False
        self._from_within = False                    # what has changed, did so while it was laid out
        self._placed: list[Item] = []                # the items that were laid out
        self._numbers: dict[int, int] = {}           # of each, by identity
        self._stop_list: list[int] = [0]
        self._focused: Item | None = None
        self._seen: dict[int, Item] = {}             # what is in view, by identity

    # -- layout ----------------------------------------------------------------------------------

    def _settled(self) -> Layout:
        """The layout of this moment, with focus and view in line with it. For the event thread only.

        A guest that asks for a new layout while one is being made gets it with the next paint.
        """
        if self._stale and not self._settling:
            self._stale, self._settling = False, True
            again, self._from_within = self._from_within, False
            try:
                self._lay_out()
                self._settle_focus(again)
                self._look_around()
            finally:
                self._settling = False
        return self._layout

    def _lay_out(self) -> None:
        placed = list(self._items)
        cells = [item._cell() for item in placed]      # a guest's item may raise: then all stays as it was
        self._layout = lay_out(cells, self._display._look.row_width)
        self._placed = placed
        self._numbers = {id(item): number for number, item in enumerate(placed)}
        self._tell_sizes(self._layout)
        self._stop_list = self._find_stops(self._layout)

    def _find_stops(self, layout: Layout) -> list[int]:
        """The tops of rows, and what the items name within themselves."""
        stops = {0, *(top + EDGE for top in layout.tops[1:])}
        for item in self._placed:
            within = item._stops()
            if within:
                top = self._content_of(item)[1]
                stops.update(top + stop for stop in within)
        return sorted(stops)

    def _stops(self) -> list[int]:
        self._settled()
        return self._stop_list

    def _tell_sizes(self, layout: Layout) -> None:
        for number, item in enumerate(self._placed):
            boxes = layout.of_item.get(number)
            if boxes:
                item._sized(*item._content_box(boxes[0].width, boxes[0].height)[2:])

    def _total_height(self) -> int:
        return self._settled().height + 2 * EDGE

    def _bounds(self, item: Item) -> tuple[int, int, int, int]:
        """Where the whole item is, in pixels of the content."""
        layout = self._settled()
        x, y, width, height = layout.bounds(self._numbers.get(id(item), -1))
        return x + SIDE, y + EDGE, width, height

    def _content_of(self, item: Item) -> tuple[int, int, int, int]:
        """Where the content of the item is, without its label."""
        x, y, width, height = self._bounds(item)
        left, top, inner_width, inner_height = item._content_box(width, height)
        return x + left, y + top, inner_width, inner_height

    # -- what the items tell (see ItemOwner) -------------------------------------------------------

    def _item_resized(self, item: Item) -> None:
        self._stale = True
        self._from_within = self._settling
        self._invalidate()

    def _item_repaint(self, item: Item) -> None:
        if not self._stale and id(item) in self._seen:
            _, y, _, height = self._bounds(item)
            self._display._repaint(self, 0, y - self._scroll, self._content()[2], height)

    def _item_commands_changed(self, item: Item) -> None:
        if item is self._focused:
            self._changed_chrome()

    def _item_state_changed(self, item: Item) -> None:
        """The person changed it: Form tells its listener."""
        raise NotImplementedError

    # -- focus (see form_focus.py) ---------------------------------------------------------------

    def _settle_focus(self, again: bool) -> None:
        """The items were laid out anew: the one in focus may be gone, or it is time for a first one.

        `again`: that was asked for by a guest while it was told of the last time.
        """

    def _refocus(self) -> None:
        """The Form is shown again."""

    # -- what is in view -------------------------------------------------------------------------

    def _shown(self) -> None:
        if self._stale:
            self._settled()
        else:
            self._look_around()
            self._refocus()

    def _hidden(self) -> None:
        super()._hidden()
        gone, self._seen = self._seen, {}
        if self._focused is not None:
            self._focused._traverse_out()
        for item in gone.values():
            item._disappear()

    def _scrolled(self) -> None:
        self._look_around()

    def _look_around(self) -> None:
        """Tell the items that came into view, and those that left it."""
        if not self.is_shown():
            return
        top = self._scroll - EDGE
        boxes = self._layout.within(top, top + self._view()[1])
        now = {id(item): item for item in (self._placed[box.item] for box in boxes)}
        before, self._seen = self._seen, now
        for key, item in before.items():
            if key not in now:
                item._disappear()
        for key, item in now.items():
            if key not in before:
                item._appear()

    def _prepare(self) -> None:
        self._settled()

    def _paint_view(self, g: Graphics, top: int, bottom: int) -> None:
        layout, placed = self._settled(), self._placed
        g.translate(SIDE, EDGE)
        marked = False
        for box in layout.within(top - EDGE, bottom - EDGE):
            item = placed[box.item]
            if not self._is_painted(box.y + EDGE, box.height):
                continue
            focused = item is self._focused
            item._draw(g, box, focused)
            if focused and not marked:
                place = item._focus_place(box)
                if place is not None:
                    marks.focus(g, *place)
                marked = True

    def _is_painted(self, y: int, height: int) -> bool:
        """Something low that the view's lower edge would cut is left out; what is high is cut."""
        bottom = self._scroll + self._view()[1]
        return y < bottom and (y + height <= bottom or height > LOW * self._line())

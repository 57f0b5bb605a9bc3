"""Where the focus of a Form is, and how keys and the finger move it.

Arrows move within the item in focus, then to the next one that can be in focus; where none is
near they scroll by a line, so that nothing is passed unseen. Left and right go to a neighbour
in the row, or scroll by a page. A finger drags the content, or taps an item.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from emulator.handset.keypad import Stroke

from .canvas import Canvas
from .command import Command
from .form_view import EDGE, FormView
from .item import Item

if TYPE_CHECKING:
    from emulator.handset.keypad import KeyEvent
    from emulator.handset.touch import TouchEvent
    from emulator.handset.typing import TypingEvent

DIRECTIONS = {"up": Canvas.UP, "down": Canvas.DOWN, "left": Canvas.LEFT, "right": Canvas.RIGHT}
NO_DIRECTION = 0
BACKWARD = (Canvas.UP, Canvas.LEFT)


class FormFocus(FormView):
    """The middle part of Form: focus, traversal, keys, finger."""

    def __init__(self, title: str | None) -> None:
        super().__init__(title)
        self._inner = False                          # arrows move within the item in focus
        self._asked_for: Item | None = None          # by Display.set_current_item
        self._holding: Item | None = None            # the finger is on it, and it wants to know all

    # -- the item in focus -----------------------------------------------------------------------

    def _bring_to(self, item: Item) -> None:
        """Scroll to the item and focus on it, if it can be, when the Form is next seen."""
        self._asked_for = item
        self._item_resized(item)

    def _focus(self, item: Item | None, direction: int) -> None:
        """Move the focus. The soft keys show the new item's commands."""
        old = self._focused
        if item is old:
            return
        self._focused, self._inner = item, False
        if old is not None:
            old._traverse_out()
        if item is not None:
            self._enter(item, direction)
        if any(one is not None and (one._commands or one._takes_text()) for one in (old, item)):
            self._changed_chrome()
        self._invalidate()

    def _enter(self, item: Item, direction: int) -> None:
        _, y, _, height = self._bounds(item)
        self._reveal(y, y + height)
        self._inner = self._traverse_item(item, direction)

    def _traverse_item(self, item: Item, direction: int) -> bool:
        """Let the item move its own focus, and keep in view what it wants seen."""
        view_width, view_height = self._view()
        _, top, width, height = self._content_of(item)
        first = min(max(self._scroll - top, 0), height)
        last = min(max(self._scroll + view_height - top, 0), height)
        visible = [0, first, width, last - first]
        moved = item._traverse(direction, view_width, view_height, visible)
        if moved:
            self._reveal(top + visible[1], top + visible[1] + visible[3])
            self._item_repaint(item)
        return moved

    def _settle_focus(self, again: bool) -> None:
        asked, self._asked_for = self._asked_for, None
        if asked is not None and asked._owner is self:
            _, y, _, height = self._bounds(asked)
            self._reveal(y, y + height)
            self._focus(asked if asked._focusable() else None, NO_DIRECTION)
        elif self._focused is not None and self._can_have_focus(self._focused):
            if not again:
                self._inner = self._traverse_item(self._focused, NO_DIRECTION)
        else:
            self._focus(self._first_in_view(), NO_DIRECTION)

    def _refocus(self) -> None:
        if self._focused is not None:
            self._inner = self._traverse_item(self._focused, NO_DIRECTION)

    def _can_have_focus(self, item: Item) -> bool:
        return item._owner is self and item._focusable() and self._bounds(item)[2] > 0

    def _first_in_view(self) -> Item | None:
        for item in self._in_focus_order(None, NO_DIRECTION):
            _, y, _, height = self._bounds(item)
            return item if self._is_painted(y, height) else None
        return None

    def _in_focus_order(self, after: Item | None, direction: int) -> Iterator[Item]:
        """Those that can be in focus, from the next one on; if `after` is None, from the view on."""
        placed, layout = self._placed, self._settled()
        backward = direction in BACKWARD
        numbers = range(len(placed) - 1, -1, -1) if backward else range(len(placed))
        begun = after is None
        for number in numbers:
            item = placed[number]
            if begun and number in layout.of_item and item._focusable() \
                    and (after is not None or self._is_ahead(item, backward)):
                yield item
            begun = begun or item is after

    def _is_ahead(self, item: Item, backward: bool) -> bool:
        """Is it in view, or beyond it in this direction?"""
        _, y, _, height = self._bounds(item)
        return y < self._scroll + self._view()[1] if backward else y + height > self._scroll

    # -- arrows ----------------------------------------------------------------------------------

    def _move(self, direction: int) -> None:
        item = self._focused
        if item is not None and self._inner and self._traverse_item(item, direction):
            return
        if direction in (Canvas.LEFT, Canvas.RIGHT):
            self._move_across(direction)
        elif not self._move_on(direction):
            self._scroll_by_line(direction == Canvas.DOWN)

    def _move_on(self, direction: int) -> bool:
        """To the next item that can be in focus, if it is near."""
        item, up = self._focused, direction == Canvas.UP
        view = self._view()[1]
        if item is not None:
            _, y, _, height = self._bounds(item)
            if y + height <= self._scroll or y >= self._scroll + view:
                item = None                                  # out of view: begin with what can be seen
            elif (y < self._scroll) if up else (y + height > self._scroll + view):
                return False                                 # there is more of it to be seen
        following = next(self._in_focus_order(item, direction), None)
        if following is None:
            return False
        _, y, _, height = self._bounds(following)
        near = y + height > self._scroll - view // 2 if up else y < self._scroll + view + view // 2
        if near and following is self._focused:
            self._reveal(y, y + height)
        elif near:
            self._focus(following, direction)
        return near

    def _move_across(self, direction: int) -> None:
        """To the neighbour in the row, or else a page on."""
        following = next(self._in_focus_order(self._focused, direction), None) if self._focused else None
        if following is not None and self._focused is not None and self._in_one_row(self._focused, following):
            self._focus(following, direction)
        else:
            self._scroll_by_page(direction == Canvas.RIGHT)

    def _in_one_row(self, one: Item, other: Item) -> bool:
        _, y, _, height = self._bounds(one)
        _, other_y, _, other_height = self._bounds(other)
        return y < other_y + other_height and other_y < y + height

    # -- keys ------------------------------------------------------------------------------------

    def _on_key(self, event: KeyEvent) -> None:
        self._settled()
        item = self._focused
        if item is not None and item._key(event):
            return
        if event.stroke is Stroke.RELEASED:
            return
        if event.key.name in DIRECTIONS:
            self._move(DIRECTIONS[event.key.name])
        elif event.key.name in ("fire", "enter") and event.stroke is Stroke.PRESSED and item is not None:
            item._activate()

    def _takes_text(self) -> bool:
        return self._focused is not None and self._focused._takes_text()

    def _on_typing(self, event: TypingEvent) -> None:
        if self._focused is not None:
            self._focused._typing(event)

    def _focused_commands(self) -> list[Command]:
        return self._focused._commands if self._focused is not None else []

    def _choose(self, command: Command) -> None:
        item = self._focused
        if item is not None and any(command is known for known in item._commands):
            item._choose(command)
        else:
            super()._choose(command)

    # -- the finger ------------------------------------------------------------------------------

    def _item_at(self, x: int, y: int) -> Item | None:
        """The item there that can be in focus."""
        for box in self._settled().within(y - EDGE, y - EDGE + 1):
            item = self._placed[box.item]
            left, top, width, height = self._bounds(item)
            if left <= x < left + width and top <= y < top + height and item._focusable():
                return item
        return None

    def _grab(self, event: TouchEvent, x: int, y: int) -> bool:
        item = self._item_at(x, y)
        if item is None:
            return False
        left, top, _, _ = self._content_of(item)
        if not item._touch(event, x - left, y - top):
            return False
        self._holding = item
        self._focus(item, NO_DIRECTION)
        return True

    def _grabbed(self, event: TouchEvent, x: int, y: int) -> None:
        item = self._holding
        if item is not None and item._owner is self:
            left, top, _, _ = self._content_of(item)
            item._touch(event, x - left, y - top)
        if event.stroke is Stroke.RELEASED:
            self._holding = None

    def _tapped(self, x: int, y: int) -> None:
        item = self._item_at(x, y)
        if item is not None:
            self._focus(item, NO_DIRECTION)
            left, top, _, _ = self._content_of(item)
            item._tap(x - left, y - top)

    def _hidden(self) -> None:
        super()._hidden()
        self._holding = None

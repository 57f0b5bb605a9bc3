"""javax.microedition.lcdui.CustomItem: an item that the MIDlet draws, with its own keys and focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.handset.keypad import Stroke

from ..lang.exceptions import IllegalArgumentException
from .item import Item

if TYPE_CHECKING:
    from emulator.handset.keypad import KeyEvent
    from emulator.handset.touch import TouchEvent

    from .graphics import Graphics

ARROWS = frozenset({"up", "down", "left", "right"})


class CustomItem(Item):
    """Subclass it: write `paint` and the four sizes, and whichever of the others you want to hear.

    All coordinates are relative to the content area, which lies under the label.
    """

    NONE = 0
    TRAVERSE_HORIZONTAL = 1
    TRAVERSE_VERTICAL = 2
    KEY_PRESS = 4
    KEY_RELEASE = 8
    KEY_REPEAT = 16
    POINTER_PRESS = 32
    POINTER_RELEASE = 64
    POINTER_DRAG = 128

    def __init__(self, label: str | None) -> None:
        super().__init__(label)
        self._told_size: tuple[int, int] | None = None
        self._in_view = False

    def get_game_action(self, key_code: int) -> int:
        """What the key means in a game, 0 if nothing; IllegalArgumentException if no key has this code."""
        keys = self._display._handset.keypad.keys
        if keys.coded(key_code) is None:
            raise IllegalArgumentException(f"no key of this phone has the code {key_code}")
        return keys.game_action(key_code)

    def get_interaction_modes(self) -> int:
        """What this phone can tell an item of, added up."""
        handset = self._display._handset
        keys = self.TRAVERSE_HORIZONTAL | self.TRAVERSE_VERTICAL | self.KEY_PRESS | self.KEY_RELEASE
        repeat = self.KEY_REPEAT if handset.keypad.repeats else 0
        finger = self.POINTER_PRESS | self.POINTER_RELEASE if handset.touch.works else 0
        return keys | repeat | finger | (self.POINTER_DRAG if handset.touch.moves else 0)

    def get_min_content_width(self) -> int:
        """The smallest width of the content, in pixels."""
        raise self._silent("get_min_content_width()")

    def get_min_content_height(self) -> int:
        """The smallest height of the content, in pixels."""
        raise self._silent("get_min_content_height()")

    def get_pref_content_width(self, height: int) -> int:
        """The best width, at a height in pixels, or -1 if none is fixed."""
        raise self._silent("get_pref_content_width(height)")

    def get_pref_content_height(self, width: int) -> int:
        """The best height, at a width in pixels, or -1 if none is fixed."""
        raise self._silent("get_pref_content_height(width)")

    def size_changed(self, w: int, h: int) -> None:
        """The content area has this size from now on."""

    def invalidate(self) -> None:
        """The sizes have changed: have the Form laid out again, soon."""
        self._resize()

    def paint(self, g: Graphics, w: int, h: int) -> None:
        """Draw the content. Its area is cleared; the clip is what needs painting."""
        raise self._silent("paint(g, w, h)")

    def repaint(self, *area: int) -> None:
        """Have it painted soon: all of it, or `repaint(x, y, width, height)`."""
        self._invalidate()

    def traverse(self, dir: int, viewport_width: int, viewport_height: int, vis_rect_inout: list[int]) -> bool:
        """The focus comes in, or an arrow moves it within: True if it has moved and stays.

        `dir` is Canvas.UP, DOWN, LEFT, RIGHT or NONE; `vis_rect_inout` is x, y, width and height of
        what can be seen, to be set to what should be.
        """
        return False

    def traverse_out(self) -> None:
        """The focus has left."""

    def key_pressed(self, key_code: int) -> None:
        """A key went down while the item is in focus."""

    def key_released(self, key_code: int) -> None:
        """A key came up."""

    def key_repeated(self, key_code: int) -> None:
        """A key is held."""

    def pointer_pressed(self, x: int, y: int) -> None:
        """The finger came down."""

    def pointer_released(self, x: int, y: int) -> None:
        """The finger came up."""

    def pointer_dragged(self, x: int, y: int) -> None:
        """The finger moved."""

    def show_notify(self) -> None:
        """A part of it can be seen from now on."""

    def hide_notify(self) -> None:
        """No part of it can be seen any more."""

    # -- ours ----------------------------------------------------------------------------------

    def _silent(self, method: str) -> TypeError:
        return TypeError(f"{type(self).__name__} is a CustomItem without its {method}: write it")

    def _min_content(self) -> tuple[int, int]:
        return max(self.get_min_content_width(), 0), max(self.get_min_content_height(), 0)

    def _pref_content(self, width: int) -> tuple[int, int]:
        """The width first, at the height if one is locked; then the height at the width it gets."""
        locked_width, locked_height = self._locked
        best = locked_width if locked_width >= 0 else self.get_pref_content_width(locked_height)
        given = min(max(best, self._min_content()[0]), width)
        return given, max(self.get_pref_content_height(given), self._min_content()[1])

    def _focusable(self) -> bool:
        return True

    def _sized(self, width: int, height: int) -> None:
        super()._sized(width, height)
        if (width, height) != self._told_size:
            self._told_size = width, height
            self.size_changed(width, height)

    def _paint(self, g: Graphics, width: int, height: int, focused: bool) -> None:
        if self._in_view:
            self.paint(g, width, height)

    def _appear(self) -> None:
        self._in_view = True
        self.show_notify()

    def _disappear(self) -> None:
        self._in_view = False
        self.hide_notify()

    def _traverse(self, direction: int, view_width: int, view_height: int, visible: list[int]) -> bool:
        return bool(self.traverse(direction, view_width, view_height, visible))

    def _traverse_out(self) -> None:
        self.traverse_out()

    def _key(self, event: KeyEvent) -> bool:
        """Arrows traverse; fire is the default command's, if there is one; every other key is told."""
        if event.key.name in ARROWS or (event.key.name == "fire" and self._default is not None):
            return False
        call = {Stroke.PRESSED: self.key_pressed, Stroke.REPEATED: self.key_repeated,
                Stroke.RELEASED: self.key_released}[event.stroke]
        call(event.key.code)
        return True

    def _touch(self, event: TouchEvent, x: int, y: int) -> bool:
        call = {Stroke.PRESSED: self.pointer_pressed, Stroke.DRAGGED: self.pointer_dragged,
                Stroke.RELEASED: self.pointer_released}[event.stroke]
        call(x, y)
        return True

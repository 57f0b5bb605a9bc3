"""The keys that a phone draws on its LCD: under a text being edited, and over a game.

A part of Display. A finger on a drawn key presses that key of the hardware; screen_keypad.py and
canvas_keypad.py know which keys there are and where.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.handset.keypad import KeyEvent, Stroke
from emulator.handset.touch import TouchEvent

from .canvas import Canvas
from .canvas_keypad import KEY, CanvasKeypad

if TYPE_CHECKING:
    from collections.abc import Callable

    from emulator.handset.handset import Handset

    from .. import runtime
    from .displayable import Displayable
    from .look import Look


class DisplayKeypad:
    """Drawn keys, and the finger on them."""

    _runtime: runtime.Runtime
    _visible: Displayable | None
    _handset: Handset
    _look: Look
    _takes_text: Callable[[], bool]

    def __init__(self) -> None:
        self._drawn_key: str | None = None     # of the keypad under a text: what the finger is on
        self._over = CanvasKeypad(self._handset, self._look)
        self._over.works = self._over.works and not self._runtime.is_of_the_phone
        self._on_over = False                  # the finger is on the keypad over a Canvas

    def _touch_drawn_key(self, event: TouchEvent) -> bool:
        """True if the finger is on a drawn key, and the screen is not to hear of it."""
        return self._touch_under_text(event) or self._touch_over_canvas(event)

    # -- under a text --------------------------------------------------------------------------------

    def _touch_under_text(self, event: TouchEvent) -> bool:
        if event.stroke is Stroke.PRESSED and self._takes_text():
            self._drawn_key = self._look.keypad.key_at(event.x, event.y)
            if self._drawn_key is not None:
                self._handset.keypad.press(self._drawn_key)
                self._paint_keypad()
        name = self._drawn_key
        if name is not None and event.stroke is Stroke.RELEASED:
            self._drawn_key = None
            self._handset.keypad.release(name)
            self._paint_keypad()
        return name is not None

    def _paint_keypad(self) -> None:
        if self._look.keypad.height and self._takes_text():
            locale = self._runtime.system_property("microedition.locale") or ""
            self._look.keypad.paint(self._handset.screen.drawing, locale)
            self._handset.screen.show(self._look.keypad.area)

    # -- over a Canvas -------------------------------------------------------------------------------

    def _lay_keypad_over(self, screen: Displayable) -> None:
        """It is going to be seen: with the keys that the person left on it, or those it begins with."""
        self._handset.screen.cover = None
        if self._over.works and isinstance(screen, Canvas):
            _, top, _, height = screen._content()
            self._over.stand_on(top + height)
            self._over.page = screen._keypad_page or self._over.first_page(screen)
            self._handset.screen.cover = self._over.paint

    def _take_keypad_off(self) -> None:
        """What is under it is hidden: the finger is on nothing."""
        self._on_over = False
        self._hold(frozenset())
        if self._handset.screen.cover == self._over.paint:
            self._handset.screen.cover = None

    def _turn_keypad(self, event: KeyEvent) -> bool:
        """True for the phone's own key that lays keys over a Canvas; no MIDlet is told of it."""
        if event.key.name != KEY:
            return False
        screen = self._visible
        if event.stroke is Stroke.PRESSED and self._over.works and isinstance(screen, Canvas):
            self._hold(frozenset())
            self._over.turn()
            screen._keypad_page = self._over.page
            self._handset.screen.show()
        return True

    def _touch_over_canvas(self, event: TouchEvent) -> bool:
        if event.stroke is Stroke.PRESSED:
            self._on_over = self._handset.screen.cover is not None and self._over.keys_at(event.x, event.y) is not None
        if not self._on_over:
            return False
        if event.stroke is Stroke.RELEASED:
            self._on_over = False
            self._hold(frozenset())
        else:
            self._hold(self._over.keys_at(event.x, event.y) or frozenset())
        return True

    def _hold(self, names: frozenset[str]) -> None:
        """The finger is on these keys now: others come up, new ones go down, in the order of their names."""
        before, self._over.down = self._over.down, names
        for name in sorted(before - names):
            self._handset.keypad.release(name)
        for name in sorted(names - before):
            self._handset.keypad.press(name)
        if names != before and self._handset.screen.cover == self._over.paint:
            self._handset.screen.show(self._over.area)

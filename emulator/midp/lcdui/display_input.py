"""How keys and the finger find their way: to what is laid over, a soft key's command, or the screen.

A part of Display. An overlay (a menu of commands, say) covers the screen: the MIDlet's
Displayable is hidden while it is open, and a command chosen in it is told after that one is
shown again (MIDP 2.0, Display).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.handset.keypad import KeyEvent, Stroke
from emulator.handset.touch import TouchEvent
from emulator.handset.typing import TypingEvent

from .command import Command, SoftKeys
from .menu import Menu
from .overlay import STAYS, Overlay

if TYPE_CHECKING:
    from collections.abc import Callable

    from emulator.handset.handset import Handset

    from .. import runtime
    from .displayable import Displayable
    from .look import Look

SOFT = ("soft_left", "soft_right")


class DisplayInput:
    """Keys, pointer, soft keys and overlays of one Display."""

    _runtime: runtime.Runtime
    _current: Displayable | None
    _visible: Displayable | None
    _in_front: bool
    _handset: Handset
    _look: Look
    _post: Callable[[Callable[[], object]], None]
    _request_change: Callable[[], None]
    _touch_drawn_key: Callable[[TouchEvent], bool]
    _turn_keypad: Callable[[KeyEvent], bool]

    def __init__(self) -> None:
        self._overlay: Overlay | None = None
        self._overlaid: Displayable | None = None
        self._taken: set[str] = set()          # soft keys that are down for a command

    def _key_event(self, event: KeyEvent) -> None:
        """The phone's: a key for this MIDlet, delivered on the event thread."""
        self._post(lambda: self._handle_key(event))

    def _touch_event(self, event: TouchEvent) -> None:
        """The phone's: the finger, for this MIDlet, delivered on the event thread."""
        self._post(lambda: self._handle_touch(event))

    def _typing_event(self, event: TypingEvent) -> None:
        """The phone's: text from a computer's keyboard, delivered on the event thread."""
        self._post(lambda: self._handle_typing(event))

    def _takes_text(self) -> bool:
        """Is a text being edited at this moment?"""
        return self._overlay is None and self._visible is not None and self._visible._takes_text()

    def _on_soft_keys(self) -> SoftKeys:
        """What the soft keys do at this moment."""
        if self._overlay is not None or self._visible is None:
            return SoftKeys()
        return self._visible._soft_keys()

    # -- keys --------------------------------------------------------------------------------

    def _handle_key(self, event: KeyEvent) -> None:
        name = event.key.name
        if self._turn_keypad(event):
            return
        if self._overlay is not None:
            self._taken.add(name)
            if event.stroke is not Stroke.RELEASED:
                self._after_overlay(self._overlay.key(event))
        elif event.stroke is not Stroke.PRESSED and name in self._taken:
            pass                                            # the end of a press that was not the screen's
        elif self._visible is not None and not self._press_soft_key(event):
            self._visible._on_key(event)
        if event.stroke is Stroke.RELEASED:
            self._taken.discard(name)

    def _press_soft_key(self, event: KeyEvent) -> bool:
        """True if the key is a soft key with a command or the menu on it."""
        assert self._visible is not None
        if event.key.name not in SOFT:
            return False
        soft = self._visible._soft_keys()
        on_it = soft.back if event.key.name == self._look.back_key else soft.other or soft.menu
        if not on_it:
            return False
        self._taken.add(event.key.name)
        if event.stroke is Stroke.PRESSED:
            if isinstance(on_it, Command):
                self._visible._choose(on_it)
            else:
                screen = self._visible
                self._lay_over(Menu.of_commands(on_it, self._look, screen._choose))
        return True

    def _handle_typing(self, event: TypingEvent) -> None:
        if self._takes_text():
            assert self._visible is not None
            self._visible._on_typing(event)

    # -- what is laid over -----------------------------------------------------------------------

    def _lay_over(self, overlay: Overlay) -> None:
        """Open it over the visible screen, which is hidden until it closes."""
        self._overlay, self._overlaid = overlay, self._visible
        self._request_change()
        self._post(self._paint_overlay)

    def _paint_overlay(self) -> None:
        if self._overlay is not None and self._in_front:
            self._overlay.paint(self._handset.screen.drawing)
            self._handset.screen.show()

    def _after_overlay(self, then: Callable[[], object] | None) -> None:
        """A key or the finger was for the overlay: it stays, or it closes and `then` is done."""
        if then is STAYS:
            self._paint_overlay()
            return
        self._overlay = self._overlaid = None
        self._request_change()
        self._post(then)

    def _close_overlay_of_another(self) -> None:
        """The MIDlet set another screen under it: what it offers is no longer on offer."""
        if self._overlay is not None and self._overlaid is not self._current:
            self._overlay = self._overlaid = None

    # -- the finger ----------------------------------------------------------------------------

    def _handle_touch(self, event: TouchEvent) -> None:
        if self._touch_drawn_key(event):
            return
        if self._overlay is not None:
            self._after_overlay(self._overlay.touch(event))
            return
        screen = self._visible
        if screen is None:
            return
        left, top, width, height = screen._content()
        x, y = event.x - left, event.y - top
        inside = 0 <= x < width and 0 <= y < height
        if event.stroke is Stroke.PRESSED and not inside:
            self._touch_soft_key(event, screen)
        else:
            screen._on_touch(event, x, y)

    def _touch_soft_key(self, event: TouchEvent, screen: Displayable) -> None:
        name = None if screen._fills_screen() else self._look.soft_key_at(event.x, event.y)
        if name is not None:
            key = self._handset.keypad.key(name)
            self._press_soft_key(KeyEvent(Stroke.PRESSED, key, event.time))
            self._taken.discard(name)

"""How keys and the finger find their way: to the menu, a soft key's command, or the screen.

The other half of Display, which adds what can be seen. A menu of commands covers the
screen: its MIDlet's Displayable is hidden while it is open, and a command chosen in it is
told after that one is shown again (MIDP 2.0, Display).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.handset.keypad import KeyEvent, Stroke
from emulator.handset.touch import TouchEvent

from .command import Command, SoftKeys
from .menu import Menu

if TYPE_CHECKING:
    from collections.abc import Callable

    from emulator.handset.handset import Handset

    from .displayable import Displayable
    from .look import Look

SOFT = ("soft_left", "soft_right")


class DisplayInput:
    """Keys, pointer, soft keys and the menu of commands of one Display."""

    _current: Displayable | None
    _visible: Displayable | None
    _handset: Handset
    _look: Look
    _post: Callable[[Callable[[], object]], None]
    _request_change: Callable[[], None]

    def __init__(self) -> None:
        self._menu: Menu | None = None
        self._menu_over: Displayable | None = None
        self._taken: set[str] = set()          # soft keys that are down for a command

    def _key_event(self, event: KeyEvent) -> None:
        """The phone's: a key for this MIDlet, delivered on the event thread."""
        self._post(lambda: self._handle_key(event))

    def _touch_event(self, event: TouchEvent) -> None:
        """The phone's: the finger, for this MIDlet, delivered on the event thread."""
        self._post(lambda: self._handle_touch(event))

    def _on_soft_keys(self) -> SoftKeys:
        """What the soft keys do at this moment."""
        if self._menu is not None or self._visible is None:
            return SoftKeys()
        return self._visible._soft_keys()

    # -- keys --------------------------------------------------------------------------------

    def _handle_key(self, event: KeyEvent) -> None:
        name = event.key.name
        if self._menu is not None:
            if event.stroke is not Stroke.RELEASED:
                self._menu_key(name)
            self._taken.add(name)
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
                self._open_menu(on_it)
        return True

    # -- the menu ------------------------------------------------------------------------------

    def _open_menu(self, commands: tuple[Command, ...]) -> None:
        screen = self._visible
        assert screen is not None
        self._menu, self._menu_over = Menu(commands, self._look), screen
        self._request_change()                              # the menu covers it: it is hidden
        self._post(self._paint_menu)

    def _paint_menu(self) -> None:
        if self._menu is not None:
            self._menu.paint(self._handset.screen.drawing)
            self._handset.screen.show()

    def _menu_key(self, name: str) -> None:
        assert self._menu is not None
        if name == self._look.back_key or name == "clear":
            self._close_menu(None)
        elif name == "fire" or name in SOFT:
            self._close_menu(self._menu.chosen)
        elif self._menu.digit(name) is not None:
            self._close_menu(self._menu.digit(name))
        else:
            self._menu.move(name)
            self._paint_menu()

    def _close_menu(self, command: Command | None) -> None:
        screen, self._menu, self._menu_over = self._menu_over, None, None
        self._request_change()
        if command is not None and screen is not None:
            self._post(lambda: screen._choose(command))

    def _close_menu_of_another(self) -> None:
        """The MIDlet set another screen under the open menu: its commands are no longer offered."""
        if self._menu is not None and self._menu_over is not self._current:
            self._menu = self._menu_over = None

    # -- the finger ----------------------------------------------------------------------------

    def _handle_touch(self, event: TouchEvent) -> None:
        if self._menu is not None:
            self._touch_menu(event)
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

    def _touch_menu(self, event: TouchEvent) -> None:
        assert self._menu is not None
        if event.stroke is Stroke.RELEASED:
            return
        row = self._menu.row_at(event.x, event.y)
        if event.stroke is Stroke.DRAGGED:
            if row is not None:
                self._menu.index = row
                self._paint_menu()
        elif row is None:
            soft = self._look.soft_key_at(event.x, event.y)
            self._close_menu(self._menu.chosen if soft not in (None, self._look.back_key) else None)
        else:
            self._menu.index = row
            self._close_menu(self._menu.chosen)

    def _touch_soft_key(self, event: TouchEvent, screen: Displayable) -> None:
        name = None if screen._fills_screen() else self._look.soft_key_at(event.x, event.y)
        if name is not None:
            key = self._handset.keypad.key(name)
            self._press_soft_key(KeyEvent(Stroke.PRESSED, key, event.time))
            self._taken.discard(name)

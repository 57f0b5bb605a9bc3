"""javax.microedition.lcdui.Canvas: a screen that the MIDlet draws and whose keys it reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.handset.keypad import Stroke

from ..lang.exceptions import IllegalArgumentException
from .displayable import Displayable

if TYPE_CHECKING:
    from emulator.handset.keypad import KeyEvent
    from emulator.handset.keys import Key
    from emulator.handset.touch import TouchEvent

    from .canvas_keypad import Page
    from .graphics import Graphics


class Canvas(Displayable):
    """Subclass it, write `paint`, and whichever of the event methods you want to hear.

    All of them are called one at a time on the phone's event thread, and keys, pointer and
    paint only between `show_notify` and `hide_notify`.
    """

    UP = 1
    LEFT = 2
    RIGHT = 5
    DOWN = 6
    FIRE = 8
    GAME_A = 9
    GAME_B = 10
    GAME_C = 11
    GAME_D = 12
    KEY_NUM0 = 48
    KEY_NUM1 = 49
    KEY_NUM2 = 50
    KEY_NUM3 = 51
    KEY_NUM4 = 52
    KEY_NUM5 = 53
    KEY_NUM6 = 54
    KEY_NUM7 = 55
    KEY_NUM8 = 56
    KEY_NUM9 = 57
    KEY_STAR = 42
    KEY_POUND = 35

    def __init__(self) -> None:
        super().__init__()
        self._full_screen = False
        self._down: set[str] = set()       # keys whose press this canvas saw since it is shown
        self._finger_down = False
        self._keypad_page: Page | None = None      # what the person chose to have laid over it

    def is_double_buffered(self) -> bool:
        """Always: what is painted shows when `paint` has returned."""
        return True

    def has_pointer_events(self) -> bool:
        return self._display._handset.touch.works

    def has_pointer_motion_events(self) -> bool:
        return self._display._handset.touch.moves

    def has_repeat_events(self) -> bool:
        return self._display._handset.keypad.repeats

    def get_key_code(self, game_action: int) -> int:
        """The code of a key that means `game_action`; IllegalArgumentException for no action."""
        try:
            return self._display._handset.keypad.keys.key_code(game_action)
        except KeyError:
            raise IllegalArgumentException(f"{game_action} is no game action") from None

    def get_key_name(self, key_code: int) -> str:
        """What is written on the key; IllegalArgumentException if no key has this code."""
        return self._key(key_code).title

    def get_game_action(self, key_code: int) -> int:
        """What the key means in a game, 0 if nothing; IllegalArgumentException if no key has this code."""
        self._key(key_code)
        return self._display._handset.keypad.keys.game_action(key_code)

    def set_full_screen_mode(self, mode: bool) -> None:
        """Take the whole screen, or give title, ticker and soft-key bar their place back."""
        if mode != self._full_screen:
            self._full_screen = mode
            self._changed_chrome()

    def key_pressed(self, key_code: int) -> None:
        """A key went down."""

    def key_repeated(self, key_code: int) -> None:
        """A key is held."""

    def key_released(self, key_code: int) -> None:
        """A key came up."""

    def pointer_pressed(self, x: int, y: int) -> None:
        """The finger came down, in pixels of this canvas."""

    def pointer_released(self, x: int, y: int) -> None:
        """The finger came up."""

    def pointer_dragged(self, x: int, y: int) -> None:
        """The finger moved."""

    def repaint(self, *area: int) -> None:
        """Have it painted soon: all of it, or `repaint(x, y, width, height)`.

        Requests are merged: one paint with a clip around all of them. One that is made while
        the canvas cannot be seen is dropped (it is painted whole when it is shown).
        """
        x, y, width, height = area or (0, 0, *self._content()[2:])
        self._display._repaint(self, x, y, width, height)

    def service_repaints(self) -> None:
        """Return when what was asked for is painted; at once if nothing was."""
        self._display._service_repaints(self)

    def show_notify(self) -> None:
        """Called just before it becomes visible."""

    def hide_notify(self) -> None:
        """Called just after it was hidden."""

    def paint(self, g: Graphics) -> None:
        """Draw. Every pixel within the clip is yours to set; nothing is cleared before."""
        raise TypeError(f"{type(self).__name__} does not say how to paint: write its paint(g)")

    # -- ours ----------------------------------------------------------------------------------

    def _key(self, key_code: int) -> Key:
        found = self._display._handset.keypad.keys.coded(key_code)
        if found is None:
            raise IllegalArgumentException(f"no key of this phone has the code {key_code}")
        return found

    def _fills_screen(self) -> bool:
        return self._full_screen

    def _shown(self) -> None:
        self._down.clear()
        self._finger_down = False
        self.show_notify()

    def _hidden(self) -> None:
        self.hide_notify()

    def _paint_content(self, g: Graphics) -> None:
        self.paint(g)

    def _wants(self, event: KeyEvent) -> bool:
        """Is this key to be told by `key_pressed` and its kin? (GameCanvas may keep game keys.)"""
        return True

    def _reads_keys(self) -> bool:
        """Can it look at keys without being told of them?"""
        return False

    def _on_key(self, event: KeyEvent) -> None:
        """Repeats and releases are told only of keys whose press this canvas saw."""
        name = event.key.name
        if event.stroke is Stroke.PRESSED:
            self._down.add(name)
        elif name not in self._down:
            return
        if event.stroke is Stroke.RELEASED:
            self._down.discard(name)
        if self._wants(event):
            call = {Stroke.PRESSED: self.key_pressed, Stroke.REPEATED: self.key_repeated,
                    Stroke.RELEASED: self.key_released}[event.stroke]
            call(event.key.code)

    def _on_touch(self, event: TouchEvent, x: int, y: int) -> None:
        if event.stroke is Stroke.PRESSED:
            self._finger_down = True
            self.pointer_pressed(x, y)
        elif self._finger_down and event.stroke is Stroke.DRAGGED:
            self.pointer_dragged(x, y)
        elif self._finger_down:
            self._finger_down = False
            self.pointer_released(x, y)

"""javax.microedition.lcdui.game.GameCanvas: a buffer to draw on at any time, and key states."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.handset.frame import Frame
from emulator.handset.keypad import Stroke

from ...lang.exceptions import NullPointerException
from ..canvas import Canvas
from ..graphics import Graphics

if TYPE_CHECKING:
    from emulator.handset.keypad import KeyEvent


class GameCanvas(Canvas):
    """A Canvas for games that draw and look at the keys in a loop of their own.

    With `suppress_key_events` the keys that mean a game action are not told by
    `key_pressed` and its kin; their states can be read all the same.
    """

    UP_PRESSED = 1 << Canvas.UP
    DOWN_PRESSED = 1 << Canvas.DOWN
    LEFT_PRESSED = 1 << Canvas.LEFT
    RIGHT_PRESSED = 1 << Canvas.RIGHT
    FIRE_PRESSED = 1 << Canvas.FIRE
    GAME_A_PRESSED = 1 << Canvas.GAME_A
    GAME_B_PRESSED = 1 << Canvas.GAME_B
    GAME_C_PRESSED = 1 << Canvas.GAME_C
    GAME_D_PRESSED = 1 << Canvas.GAME_D

    def __init__(self, suppress_key_events: bool) -> None:
        super().__init__()
        self._suppresses = suppress_key_events
        self._held_actions: dict[str, int] = {}    # by key name, so that two keys of one action count
        self._latch = 0                            # what went down since the last look
        screen = self._display._handset.screen
        self._buffer = Frame(screen.width, screen.height)

    def get_graphics(self) -> Graphics:
        """A new Graphics on the buffer: black, solid, default font, the whole buffer as clip.

        The buffer is as large as the screen, so that one taken before `set_full_screen_mode`
        serves afterwards. What it draws is seen when `flush_graphics` is called.
        """
        return Graphics._on(self._buffer)

    def get_key_states(self) -> int:
        """The game keys that are down, or went down since the last look: `1 << action` each.

        A tap shorter than a frame is so seen once. 0 while the canvas is not shown. A second
        look in one millisecond waits for the next, as with the clock.
        """
        self._display._runtime.kernel.look()
        if not self.is_shown():
            return 0
        states, self._latch = self._latch, 0
        for bit in self._held_actions.values():
            states |= bit
        return states

    def paint(self, g: Graphics) -> None:
        """Draws the buffer at (0, 0)."""
        if g is None:
            raise NullPointerException("there is nothing to paint on")
        g._draw_frame(self._buffer, 0, 0)

    def flush_graphics(self, *area: int) -> None:
        """Show the buffer: all of it, or `flush_graphics(x, y, width, height)`.

        It is seen when this returns. Nothing happens while the canvas is not shown.
        """
        x, y, width, height = area or (0, 0, self.get_width(), self.get_height())
        if width >= 1 and height >= 1:
            self._display._flush(self, self._buffer, x, y, width, height)

    # -- ours ----------------------------------------------------------------------------------

    def _shown(self) -> None:
        self._held_actions.clear()
        self._latch = 0
        super()._shown()

    def _reads_keys(self) -> bool:
        return True

    def _wants(self, event: KeyEvent) -> bool:
        return not (self._suppresses and event.key.action)

    def _on_key(self, event: KeyEvent) -> None:
        """The states change before any `key_pressed` is called; a key held while shown counts
        only once it was pressed anew."""
        if event.key.action:
            self._note(event)
        super()._on_key(event)

    def _note(self, event: KeyEvent) -> None:
        bit = 1 << event.key.action
        if event.stroke is Stroke.PRESSED:
            self._held_actions[event.key.name] = bit
        elif event.stroke is Stroke.RELEASED:
            self._held_actions.pop(event.key.name, None)
        if event.stroke is Stroke.PRESSED or \
                (event.stroke is Stroke.REPEATED and event.key.name in self._held_actions):
            self._latch |= bit

"""javax.microedition.lcdui.Displayable: anything that can be the MIDlet's current screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import runtime
from ..lang.exceptions import NullPointerException
from ..own_names import OwnNames
from .command import Command, Listener, SoftKeys, arrange, tell

if TYPE_CHECKING:
    from emulator.handset.keypad import KeyEvent
    from emulator.handset.touch import TouchEvent
    from emulator.handset.typing import TypingEvent

    from .display import Display
    from .graphics import Graphics
    from .ticker import Ticker

SIZE = 1_000       # bytes of a screen's own


class Displayable(OwnNames):
    """A title, a ticker, commands, and a content area that subclasses fill."""

    def __init__(self, title: str | None = None) -> None:
        runtime.claim(SIZE)
        self._display: Display = runtime.current().display
        self._title = title
        self._ticker: Ticker | None = None
        self._commands: list[Command] = []
        self._listener: Listener | None = None
        self._told_size: tuple[int, int] | None = None

    def get_title(self) -> str | None:
        """The title, None if it has none."""
        return self._title

    def set_title(self, s: str | None) -> None:
        """A title above the content, or none; the content area may change its size."""
        self._title = s
        self._changed_chrome()

    def get_ticker(self) -> Ticker | None:
        """The ticker, None if it has none."""
        return self._ticker

    def set_ticker(self, ticker: Ticker | None) -> None:
        """A running line, or none. One ticker may be on several screens."""
        self._ticker = ticker
        self._changed_chrome()

    def is_shown(self) -> bool:
        """Can the person see it: current, in front, and under no menu of the phone's."""
        return self._display._visible is self and self._display._is_seen

    def add_command(self, cmd: Command) -> None:
        """Offer a command; the same object a second time changes nothing."""
        if cmd is None:
            raise NullPointerException("the command is None")
        if not any(cmd is known for known in self._commands):
            self._commands.append(cmd)
            self._changed_chrome()

    def remove_command(self, cmd: Command | None) -> None:
        """Offer it no more; None or a command that is not there changes nothing."""
        self._commands = [known for known in self._commands if known is not cmd]
        self._changed_chrome()

    def set_command_listener(self, listener: Listener | None) -> None:
        """Who is told of commands: one listener, or None for nobody."""
        self._listener = listener

    def get_width(self) -> int:
        """Width of the content area in pixels, right before the first show too."""
        return self._content()[2]

    def get_height(self) -> int:
        """Height of the content area in pixels, right before the first show too."""
        return self._content()[3]

    def size_changed(self, w: int, h: int) -> None:
        """Called before the first show and when the content area's size has changed."""

    # -- ours ----------------------------------------------------------------------------------

    def _content(self) -> tuple[int, int, int, int]:
        """The content area on the screen: x, y, width, height."""
        return self._display._look.content(self)

    def _fills_screen(self) -> bool:
        """True for a Canvas in full-screen mode: no title, no ticker, no soft-key bar."""
        return False

    def _needs_title(self) -> bool:
        """Is there a title bar even without a title?"""
        return False

    def _soft_keys(self) -> SoftKeys:
        return arrange(self._focused_commands(), self._commands)

    def _focused_commands(self) -> list[Command]:
        """The commands of the item in focus."""
        return []

    def _choose(self, command: Command) -> None:
        """The person chose a command."""
        tell(self._listener, command, self)

    def _changed_chrome(self) -> None:
        """Title, ticker or commands changed: repaint them, and tell of a changed size."""
        self._display._refresh(self)

    def _tell_size(self) -> None:
        """Call `size_changed` if the size is not the one last told."""
        size = self.get_width(), self.get_height()
        if size != self._told_size:
            self._told_size = size
            self.size_changed(*size)

    def _shown(self) -> None:
        """It is about to become visible."""

    def _hidden(self) -> None:
        """It has just ceased to be visible."""

    def _prepare(self) -> None:
        """It is about to be painted: what asks for more to be painted is best done now."""

    def _paint_content(self, g: Graphics) -> None:
        """Paint the content area; the origin is its corner, the clip what needs painting."""

    def _on_key(self, event: KeyEvent) -> None:
        """A key that no command took."""

    def _on_touch(self, event: TouchEvent, x: int, y: int) -> None:
        """The finger, in pixels of the content area."""

    def _takes_text(self) -> bool:
        """Is a text being edited on it, so that `_on_typing` would change it?"""
        return False

    def _on_typing(self, event: TypingEvent) -> None:
        """Text from a computer's keyboard or input method."""

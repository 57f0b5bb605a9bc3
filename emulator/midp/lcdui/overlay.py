"""What the phone lays over a screen: it has all keys and the finger while it is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from emulator.handset.frame import Frame
    from emulator.handset.keypad import KeyEvent
    from emulator.handset.touch import TouchEvent


class Overlay(Protocol):
    """A menu, a list that pops up, a calendar. `Display._lay_over(overlay)` opens it.

    While it is open the MIDlet's screen counts as hidden. `key` and `touch` say what becomes of
    it: STAYS (it is painted again), or a function, which is called when it is closed and the
    screen under it is shown again.
    """

    def paint(self, frame: Frame) -> None:
        """Paint it over what is there, soft-key bar included."""

    def key(self, event: KeyEvent) -> Callable[[], object] | None:
        """A key went down or repeats."""

    def touch(self, event: TouchEvent) -> Callable[[], object] | None:
        """The finger came down, moved or came up."""


STAYS = None


def nothing() -> None:
    """What is to be done after an overlay that was closed without a choice."""

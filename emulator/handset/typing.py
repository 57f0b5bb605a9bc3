"""Typing: text that comes as text, not as key presses of the phone.

A computer's keyboard and its input methods know characters that no phone has keys for. What
they give arrives here, and the phone's software puts it into the field that is being edited.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from emulator.kernel import Kernel

from .inputs import Tap, nobody


@dataclass(frozen=True)
class TypingEvent:
    """Text, whether it is final or only an input method's preview, and when (ms of phone time)."""

    text: str
    is_final: bool
    time: int


class Typing:
    """Text typed straight into one phone. Whoever listens is told at once."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self.listener: Callable[[TypingEvent], object] = lambda event: None
        self.tap: Tap = nobody
        self.is_wanted: Callable[[], bool] = lambda: False
        """Is a text being edited now, so that a letter typed on a computer is meant as a letter?"""

    def type(self, text: str) -> None:
        """Text that is final. A "\\b" in it deletes the character before, a "\\n" is a line break."""
        if text:
            self.tap("typed", text)
            self.listener(TypingEvent(text, True, self._kernel.now))

    def composing(self, text: str) -> None:
        """What an input method shows so far, in place of what it showed before; "" when it is done."""
        self.tap("composing", text)
        self.listener(TypingEvent(text, False, self._kernel.now))

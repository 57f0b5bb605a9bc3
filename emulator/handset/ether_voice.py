"""EtherVoice: one end of a telephone call over an Ether."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .voice import Word

if TYPE_CHECKING:
    from .ether import Ether
    from .ether_station import Station

SIZE = 40       # bytes that a word takes on its way


class EtherVoice:
    """The Voice of handset/voice.py. Words keep their order, and are never lost; a cut makes them wait."""

    def __init__(self, ether: Ether, here: Station, far: Station) -> None:
        self.number = far.host
        self.told: Callable[[Word], object] = lambda word: None
        self._ether, self._here, self._far = ether, here, far
        self._other: EtherVoice | None = None       # once the other phone was reached

    def ring(self) -> None:
        """Call the other phone."""
        self._ether.carry_surely(self._here, self._far, SIZE, self._arrive)

    def say(self, word: Word) -> None:
        def arrives() -> None:
            if self._other is not None:
                self._other.told(word)
        self._ether.carry_surely(self._here, self._far, SIZE, arrives)

    def _arrive(self) -> None:
        """On the far phone's clock."""
        other = self._other = EtherVoice(self._ether, self._far, self._here)
        other._other = self
        ringing = self._far.ringing
        if ringing is not None and not ringing(other):
            other.say(Word.BUSY)

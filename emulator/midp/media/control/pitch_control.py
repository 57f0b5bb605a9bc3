"""javax.microedition.media.control.PitchControl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..controllable import Control

if TYPE_CHECKING:
    from ..player import Player

MOST = 24_000       # two octaves


class PitchControl(Control):
    """How much higher music sounds than written, in thousandths of a semitone. Its speed stays."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def set_pitch(self, millisemitones: int) -> int:
        """Pitches beyond the lowest and the highest are taken as those. Says which pitch it is now."""
        self._player._deck.set_pitch(max(-MOST, min(MOST, millisemitones)))
        return self.get_pitch()

    def get_pitch(self) -> int:
        return self._player._deck.pitch

    def get_max_pitch(self) -> int:
        return MOST

    def get_min_pitch(self) -> int:
        return -MOST

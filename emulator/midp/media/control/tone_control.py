"""javax.microedition.media.control.ToneControl: tone sequences, note by note."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from emulator.handset.sound import tone_sequence
from emulator.handset.sound.source import BadSound
from emulator.midp.lang.exceptions import IllegalArgumentException, IllegalStateException

from ..controllable import Control
from ..player_listener import PlayerListener

if TYPE_CHECKING:
    from ..player import Player


class ToneControl(Control):
    """What a player of `device://tone` plays.

    >>> from emulator.midp.media.control import ToneControl as T
    >>> scale = [T.VERSION, 1, T.TEMPO, 30, T.C4, 16, T.C4 + 2, 16, T.C4 + 4, 16, T.SILENCE, 16]
    """

    SILENCE = tone_sequence.SILENCE
    VERSION = tone_sequence.VERSION
    TEMPO = tone_sequence.TEMPO
    RESOLUTION = tone_sequence.RESOLUTION
    BLOCK_START = tone_sequence.BLOCK_START
    BLOCK_END = tone_sequence.BLOCK_END
    PLAY_BLOCK = tone_sequence.PLAY_BLOCK
    SET_VOLUME = tone_sequence.SET_VOLUME
    REPEAT = tone_sequence.REPEAT
    C4 = 60

    def __init__(self, player: Player) -> None:
        self._player = player

    def set_sequence(self, sequence: Sequence[int]) -> None:
        """Play this from now on: `bytes`, or numbers from -128 to 255, so that the constants can be written.

        IllegalArgumentException for a sequence that is malformed, with the byte at which it is;
        IllegalStateException while the player is PREFETCHED or STARTED.
        """
        player = self._player
        if sequence is None:
            raise IllegalArgumentException("the tone sequence is None")
        if player.get_state() != player.REALIZED:
            raise IllegalStateException("set_sequence: the player must be REALIZED; deallocate it first")
        if not all(isinstance(byte, int) and -128 <= byte <= 255 for byte in sequence):
            raise IllegalArgumentException("a tone sequence is made of bytes: -128 to 255")
        try:
            score = tone_sequence.parse(sequence)
        except BadSound as problem:
            raise IllegalArgumentException(str(problem)) from None
        player._deck.load(score)
        player._events.post(PlayerListener.DURATION_UPDATED, score.duration)

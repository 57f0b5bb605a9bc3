"""CallLine: joins the phone's calls to the other phones of its network (handset/voice.py).

What this side does is said to the other end, if there is one; what the other end says is a move
here. A caller of `phone.call` comes from nowhere: there is no other end, and nothing to say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.handset.radio import Radio
from emulator.handset.voice import Voice, Word

from .states import CallMove, CallState

if TYPE_CHECKING:
    from .call import Calls

SAYS = {
    CallMove.ANSWER: Word.ANSWERED,
    CallMove.REJECT: Word.BUSY,
    CallMove.GIVE_UP: Word.ENDED,
    CallMove.HANG_UP: Word.ENDED,
    CallMove.CANCEL: Word.ENDED,
    CallMove.ENGAGED: Word.ENDED,
    CallMove.UNANSWERED: Word.ENDED,
}
HEARS = {
    (CallState.DIALLING, Word.ANSWERED): CallMove.TAKEN,
    (CallState.DIALLING, Word.BUSY): CallMove.ENGAGED,
    (CallState.DIALLING, Word.ENDED): CallMove.UNANSWERED,
    (CallState.RINGING, Word.ENDED): CallMove.GIVE_UP,
    (CallState.TALKING, Word.ENDED): CallMove.HANG_UP,
}


class CallLine:
    """One phone's line. It holds at most one end of a call."""

    def __init__(self, calls: Calls, radio: Radio) -> None:
        self._calls, self._radio = calls, radio
        self._voice: Voice | None = None
        radio.on_ringing(self._rung)

    def dial(self, number: str) -> bool:
        """Call a number. False without a network; a number that nobody has is not answered."""
        if not self._radio.signal:
            return False
        self._hold(self._radio.telephone(number))
        return True

    def say(self, move: CallMove) -> None:
        """Tell the other end what has happened here; that it is over is the last word."""
        voice, word = self._voice, SAYS.get(move)
        if voice is not None and word is not None:
            if word is not Word.ANSWERED:
                self._voice = None
            voice.say(word)

    def _rung(self, voice: Voice) -> bool:
        if not self._calls.come(voice.number):
            return False
        self._hold(voice)
        return True

    def _hold(self, voice: Voice | None) -> None:
        self._voice = voice
        if voice is not None:
            voice.told = lambda word: self._hear(voice, word)

    def _hear(self, voice: Voice, word: Word) -> None:
        """What comes from the end of an earlier call comes too late."""
        if voice is self._voice:
            if word is not Word.ANSWERED:
                self._voice = None
            move = HEARS.get((self._calls.state, word))
            if move is not None:
                self._calls.move(move)

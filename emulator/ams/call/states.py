"""A telephone call as a table of states, and the calls that were (MIDP 2.0 knows only of `tel:` addresses).

            ring              answer              hang up
    NONE ──────────> RINGING ─────────> TALKING ──────────> NONE
      │                 └──reject, give up──> NONE  ^
      │     dial                                    │ taken
      └────────────> DIALLING ──────────────────────┘
                        ├──cancel──> NONE
                        └──engaged, unanswered, unreached──> FAILED ──clear──> NONE

A call that comes while there is another finds the line busy: nothing moves.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

_NUMBER = re.compile(r"(?=.*[0-9])[+]?[0-9 *#()./-]{1,40}")


class CallState(Enum):
    """What the line is doing."""

    NONE = "free"
    RINGING = "somebody calls, and the phone rings"
    DIALLING = "this phone calls, and nobody has answered yet"
    TALKING = "a call is under way"
    FAILED = "nobody could be reached: the screen says why for a moment"


class CallMove(Enum):
    """What can happen to it."""

    RING = "somebody calls"
    ANSWER = "the person takes the call"
    REJECT = "the person does not want it"
    GIVE_UP = "the caller hangs up before it is answered, or the network does after a while"
    HANG_UP = "either side ends the call"
    DIAL = "this phone calls somebody"
    TAKEN = "the other side takes the call"
    CANCEL = "the person hangs up before anybody has answered"
    ENGAGED = "the other side is busy, or does not want the call"
    UNANSWERED = "the other side does not answer, and the network gives up"
    UNREACHED = "there is no network"
    CLEAR = "the screen has said why it failed"


class Outcome(Enum):
    """How a call ended, or where it stands."""

    RINGING = "not answered yet"
    TALKING = "under way"
    ANSWERED = "answered, and over"
    REJECTED = "rejected"
    MISSED = "nobody answered"
    BUSY = "there was another call; or, of one that goes out, they did not want it"
    DIALLING = "goes out, not answered yet"
    CANCELLED = "the person hung up before it was answered"
    NO_ANSWER = "nobody answered there, or nobody has this number"
    NO_NETWORK = "there was no network to call by"


AFTER = {
    (CallState.NONE, CallMove.RING): CallState.RINGING,
    (CallState.RINGING, CallMove.ANSWER): CallState.TALKING,
    (CallState.RINGING, CallMove.REJECT): CallState.NONE,
    (CallState.RINGING, CallMove.GIVE_UP): CallState.NONE,
    (CallState.TALKING, CallMove.HANG_UP): CallState.NONE,
    (CallState.NONE, CallMove.DIAL): CallState.DIALLING,
    (CallState.DIALLING, CallMove.TAKEN): CallState.TALKING,
    (CallState.DIALLING, CallMove.CANCEL): CallState.NONE,
    (CallState.DIALLING, CallMove.ENGAGED): CallState.FAILED,
    (CallState.DIALLING, CallMove.UNANSWERED): CallState.FAILED,
    (CallState.DIALLING, CallMove.UNREACHED): CallState.FAILED,
    (CallState.FAILED, CallMove.CLEAR): CallState.NONE,
}

OUTCOME = {                 # CLEAR leaves it as it was
    CallMove.RING: Outcome.RINGING,
    CallMove.ANSWER: Outcome.TALKING,
    CallMove.REJECT: Outcome.REJECTED,
    CallMove.GIVE_UP: Outcome.MISSED,
    CallMove.HANG_UP: Outcome.ANSWERED,
    CallMove.DIAL: Outcome.DIALLING,
    CallMove.TAKEN: Outcome.TALKING,
    CallMove.CANCEL: Outcome.CANCELLED,
    CallMove.ENGAGED: Outcome.BUSY,
    CallMove.UNANSWERED: Outcome.NO_ANSWER,
    CallMove.UNREACHED: Outcome.NO_NETWORK,
}


@dataclass
class Call:
    """A call: whose number ("" for one who does not say), when (ms of phone time), and what became of it."""

    number: str
    time: int
    outcome: Outcome = Outcome.RINGING
    answered_at: int | None = None
    ended_at: int | None = None
    outgoing: bool = False              # this phone has called

    def duration(self, now: int) -> int:
        """ms that were talked, until `now` if it still goes on; 0 for one that was not answered."""
        if self.answered_at is None:
            return 0
        return (now if self.ended_at is None else self.ended_at) - self.answered_at

    def __str__(self) -> str:
        """Who it is with, for the trace."""
        return f"call {'to' if self.outgoing else 'from'} {self.number or 'nobody known'}"


def is_number(text: object) -> bool:
    """Is it a telephone number as people write it?

    >>> is_number("+49 (30) 12-34"), is_number("Mum")
    (True, False)
    """
    return isinstance(text, str) and _NUMBER.fullmatch(text) is not None

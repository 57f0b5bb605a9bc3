"""A telephone call as a table of states, and the calls that were (MIDP 2.0 knows of none: they are the phone's).

            ring            answer
    NONE ──────────> RINGING ──────> TALKING
      ^                 │               │
      └──reject, give up┴────hang up────┘

A call that comes while there is another finds the line busy: nothing moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class CallState(Enum):
    """What the line is doing."""

    NONE = "free"
    RINGING = "somebody calls, and the phone rings"
    TALKING = "a call is under way"


class CallMove(Enum):
    """What can happen to it."""

    RING = "somebody calls"
    ANSWER = "the person takes the call"
    REJECT = "the person does not want it"
    GIVE_UP = "the caller hangs up before it is answered, or the network does after a while"
    HANG_UP = "either side ends the call"


class Outcome(Enum):
    """How a call ended, or where it stands."""

    RINGING = "not answered yet"
    TALKING = "under way"
    ANSWERED = "answered, and over"
    REJECTED = "rejected"
    MISSED = "nobody answered"
    BUSY = "there was another call"


AFTER = {
    (CallState.NONE, CallMove.RING): CallState.RINGING,
    (CallState.RINGING, CallMove.ANSWER): CallState.TALKING,
    (CallState.RINGING, CallMove.REJECT): CallState.NONE,
    (CallState.RINGING, CallMove.GIVE_UP): CallState.NONE,
    (CallState.TALKING, CallMove.HANG_UP): CallState.NONE,
}

OUTCOME = {
    CallMove.RING: Outcome.RINGING,
    CallMove.ANSWER: Outcome.TALKING,
    CallMove.REJECT: Outcome.REJECTED,
    CallMove.GIVE_UP: Outcome.MISSED,
    CallMove.HANG_UP: Outcome.ANSWERED,
}


@dataclass
class Call:
    """A call: from whom ("" for one who does not say), when (ms of phone time), and what became of it."""

    number: str
    time: int
    outcome: Outcome = Outcome.RINGING
    answered_at: int | None = None
    ended_at: int | None = None

    def duration(self, now: int) -> int:
        """ms that were talked, until `now` if it still goes on; 0 for one that was not answered."""
        if self.answered_at is None:
            return 0
        return (now if self.ended_at is None else self.ended_at) - self.answered_at

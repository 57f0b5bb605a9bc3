"""The states of an HttpConnection, as a table (MIDP 2.0, HttpConnection: Setup, Connected, Closed).

The spec's Setup is SETUP and WRITING here, its Connected is SENDING and CONNECTED.
"""

from __future__ import annotations

from enum import Enum

from ..lang.exceptions import IOException


class State(Enum):
    """How far a request has come."""

    SETUP = "nothing was sent; method and headers can be set"
    WRITING = "the output stream is open, nothing was sent; setting is silently ignored"
    SENDING = "the head was sent, and the body so far; more of the body may follow"
    CONNECTED = "all was sent; the answer is there or awaited"
    CLOSED = "it cannot be used any more"


class Move(Enum):
    """What is done to it."""

    OPEN_OUTPUT = "open the output stream"
    FLUSH = "flush the output stream"
    ASK = "ask for something of the answer, or end the output"
    CLOSE = "close it"


AFTER = {
    (State.SETUP, Move.OPEN_OUTPUT): State.WRITING,
    (State.SETUP, Move.ASK): State.CONNECTED,
    (State.SETUP, Move.CLOSE): State.CLOSED,
    (State.WRITING, Move.FLUSH): State.SENDING,
    (State.WRITING, Move.ASK): State.CONNECTED,
    (State.WRITING, Move.CLOSE): State.CLOSED,
    (State.SENDING, Move.FLUSH): State.SENDING,
    (State.SENDING, Move.ASK): State.CONNECTED,
    (State.SENDING, Move.CLOSE): State.CLOSED,
    (State.CONNECTED, Move.FLUSH): State.CONNECTED,
    (State.CONNECTED, Move.ASK): State.CONNECTED,
    (State.CONNECTED, Move.CLOSE): State.CLOSED,
    (State.CLOSED, Move.CLOSE): State.CLOSED,
}


def after(state: State, move: Move) -> State:
    """Where `move` leads; IOException if it leads nowhere."""
    found = AFTER.get((state, move))
    if found is None:
        raise IOException(f"cannot {move.value}: {state.value}")
    return found

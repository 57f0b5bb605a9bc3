"""Requests: what the phone wants of one MIDlet, in line until the MIDlet has done what was asked before."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from .lifecycle import Lifecycle, Move, State

Action = Callable[[], object]

_LEADS_TO = {Move.START: State.ACTIVE, Move.PAUSE: State.PAUSED, Move.DESTROY: State.DESTROYED}
_OPPOSITE = {Move.START: Move.PAUSE, Move.PAUSE: Move.START}


class Requests:
    """Moves and other things to be done, the first first.

    A start and a pause that have not begun cancel each other, and nothing is called. After an end nothing
    more lines up, and an end that cannot be refused takes the place of all that waits.
    """

    def __init__(self, life: Lifecycle) -> None:
        self._life = life
        self._waiting: deque[tuple[Move | None, Action]] = deque()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, move: Move, action: Action) -> None:
        """A start or a pause, or an end that may be refused."""
        if self.asks(Move.DESTROY):
            return
        if self._waiting and self._waiting[-1][0] is not None and self._waiting[-1][0] is _OPPOSITE.get(move):
            self._waiting.pop()
        if move is not Move.PAUSE or self.goal is not State.PAUSED:
            self._waiting.append((move, action))

    def put_end(self, action: Action) -> None:
        """An end that cannot be refused: no other move matters any more."""
        self._waiting = deque(one for one in self._waiting if one[0] is None)
        self._waiting.append((Move.DESTROY, action))

    def put_other(self, action: Action) -> None:
        """Something that is no move."""
        self._waiting.append((None, action))

    def take(self) -> Action:
        """The next, which does not wait any more."""
        return self._waiting.popleft()[1]

    def asks(self, move: Move) -> bool:
        """Does such a move wait?"""
        return any(waiting is move for waiting, _ in self._waiting)

    @property
    def goal(self) -> State:
        """What the MIDlet will be when all is done, if it refuses nothing."""
        moves = [move for move, _ in self._waiting if move is not None]
        if moves:
            return _LEADS_TO[moves[-1]]
        return State.PAUSED if self._life.call == "pause_app" else self._life.state

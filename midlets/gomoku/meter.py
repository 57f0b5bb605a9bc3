"""How much thought a move may take. A guest has no real clock: positions are counted instead."""

from __future__ import annotations

from collections.abc import Callable

from .position import Position

GiveWay = Callable[[], object]

BREATH = 256                            # positions between two calls of `give_way`
_NO_LIMIT = 1 << 62                     # until `allow` is called


class Spent(Exception):
    """The thought is used up: answer with the best found so far."""


class Meter:
    """Counts the moves tried on a position, and stops the search when there were enough.

    `check` belongs before each move tried. It calls `give_way` every few hundred positions, and raises Spent
    when the limit is reached or when `give_way` returns something true. What `give_way` raises goes through.
    """

    def __init__(self, position: Position, give_way: GiveWay | None = None) -> None:
        self.position = position
        self._give_way = give_way
        self._limit = _NO_LIMIT
        self._next = position.plays
        self._stopped = False

    def allow(self, positions: int) -> None:
        """Begin a piece of thought of so many positions."""
        self._limit = self.position.plays + positions
        self._next = min(self._next, self._limit)

    def check(self) -> None:
        """Give way if it is time to; Spent if it is time to stop."""
        if self.position.plays < self._next:
            return
        if self._give_way is not None and self._give_way():
            self._stopped = True
        if self._stopped or self.position.plays >= self._limit:
            raise Spent
        self._next = min(self.position.plays + BREATH, self._limit)

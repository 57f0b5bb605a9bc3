"""The person's choice by arrows: round his own pieces, and with one in hand round the places it can reach."""

from __future__ import annotations

from math import hypot

from .game import Game
from .places import NOWHERE, point
from .rules import Move

ASIDE = 2.2         # how much farther a place seems for being aside of where the arrow points


class Selection:
    """What is chosen on the board as `viewer` sees it.

    cursor   the place that the ring is around
    taken    the place of the piece in hand; NOWHERE if none
    ends     where that piece can go, nearest first
    """

    def __init__(self, game: Game, viewer: int, cursor: int = NOWHERE) -> None:
        self._game, self._viewer = game, viewer
        own = self._own()
        self.cursor = cursor if cursor in own else self._foremost(own)
        self.taken = NOWHERE
        self.ends: list[int] = []

    def _own(self) -> list[int]:
        return self._game.board.places_of(self._game.turn)

    def _foremost(self, own: list[int]) -> int:
        """The piece nearest to the middle: it can most likely move."""
        movable = [place for place in own if self._game.rules.reachable(self._game.board, place)] or own
        return min(movable, key=lambda place: hypot(*point(place, self._viewer)))

    def step(self, dx: float, dy: float) -> bool:
        """The ring goes on in this direction of the screen (y down); from the edge round to the other side."""
        candidates = [place for place in (self._own() if self.taken == NOWHERE else self.ends) if place != self.cursor]
        if not candidates:
            return False
        here = point(self.cursor, self._viewer)
        ahead = [(cost, place) for place in candidates if (cost := _cost(here, point(place, self._viewer), dx, dy)) > 0]
        if not ahead:
            ahead = [(_round(here, point(place, self._viewer), dx, dy), place) for place in candidates]
        self.cursor = min(ahead)[1]
        return True

    def take(self, place: int) -> bool:
        """Take up the piece at `place`; False if it is not one's own or cannot go anywhere."""
        if place not in self._own():
            return False
        ends = self._game.rules.reachable(self._game.board, place)
        if not ends:
            return False
        self.taken, self.ends = place, ends
        self.cursor = min(ends, key=lambda end: point(end, self._viewer)[1])
        return True

    def let_go(self) -> bool:
        """Put the piece back; False if none was in hand."""
        if self.taken == NOWHERE:
            return False
        self.cursor, self.taken, self.ends = self.taken, NOWHERE, []
        return True

    def move(self) -> Move | None:
        """The move that is chosen; None while no piece is in hand."""
        return None if self.taken == NOWHERE else Move(self.taken, self.cursor)

    def choose(self, move: Move) -> None:
        """Take a piece up and point at a place: what a hint does."""
        if self.take(move.start):
            self.cursor = move.end


def _cost(here: tuple[float, float], there: tuple[float, float], dx: float, dy: float) -> float:
    """How far a place seems in the direction; 0 or less for one that does not lie there."""
    x, y = there[0] - here[0], there[1] - here[1]
    along, aside = x * dx + y * dy, abs(x * dy - y * dx)
    return along + ASIDE * aside if along > 0.1 and aside <= 3 * along else 0.0


def _round(here: tuple[float, float], there: tuple[float, float], dx: float, dy: float) -> float:
    """For going round: the place farthest back, on the same line if one is."""
    x, y = there[0] - here[0], there[1] - here[1]
    return x * dx + y * dy + ASIDE * abs(x * dy - y * dx)

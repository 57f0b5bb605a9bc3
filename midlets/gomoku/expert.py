"""The expert's way to a move: certain wins first, then certain losses avoided, then the deep search.

The thought allowed is a number of positions. Each step has its share of it, and the deep search gets all that
the others left.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .meter import Meter
from .position import Position
from .search import WIDTHS, Search, at_once, ordered
from .threats import win_by_fours, win_by_threes

OWN_FOURS, OWN_THREES = 8, 6            # shares: one part of so many
THEIR_FOURS, THEIR_THREES = 12, 12      # as much again goes into finding what stops them

Win = Callable[[Position, int, Meter], list[int]]


@dataclass
class Thought:
    """What the expert thinks: the place to play, how it came to it, how deep it looked, what it hopes for."""

    place: int
    reason: str
    depth: int = 0
    value: int = 0


def think(position: Position, side: int, meter: Meter, budget: int) -> Thought:
    """The expert's move. There must be an empty place near a stone."""
    if (place := at_once(position, side)) is not None:
        return Thought(place, "at once")
    end = position.plays + budget
    for reason, win, share in (("fours", win_by_fours, OWN_FOURS), ("threes", win_by_threes, OWN_THREES)):
        meter.allow(budget // share)
        if line := win(position, side, meter):
            return Thought(line[0], reason)
    moves = _safe(position, side, meter, budget)
    search = Search(position, side, meter)
    meter.allow(end - position.plays)
    place = search.best(moves)
    return Thought(place, "search", search.depth, search.value)


def _safe(position: Position, side: int, meter: Meter, budget: int) -> list[int]:
    """The moves worth a search: those that leave the other no win by threats, as far as can be seen.

    All moves near, if the other has no such win or if nothing helps.
    """
    moves = ordered(position, side, WIDTHS[0])
    for win, share in ((win_by_fours, THEIR_FOURS), (win_by_threes, THEIR_THREES)):
        meter.allow(budget // share)
        if line := win(position, 1 - side, meter):
            tried = list(dict.fromkeys([*line, *moves, *position.fours(side)]))
            meter.allow(budget // share)
            return [place for place in tried if _stops(place, win, position, side, meter)] or moves
    return moves


def _stops(place: int, win: Win, position: Position, side: int, meter: Meter) -> bool:
    """Whether the other's win is gone after a move here."""
    position.play(place, side)
    line = win(position, 1 - side, meter)
    position.undo()
    return not line

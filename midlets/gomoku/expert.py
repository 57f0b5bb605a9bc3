"""The expert's way to a move: certain wins first, then certain losses avoided, then the deep search."""

from __future__ import annotations

from dataclasses import dataclass

from .meter import Meter
from .position import Position
from .search import WIDTHS, Search, ordered
from .shapes import FIVE_CELL, FOUR_CELL, OPEN_CELL
from .threats import win_by_fours, win_by_threes


@dataclass
class Thought:
    """What the expert thinks: the place to play, how it came to it, and how deep it looked."""

    place: int
    reason: str
    depth: int = 0
    value: int = 0


def think(position: Position, side: int, meter: Meter, budget: int) -> Thought:
    """The expert's move. There must be an empty place near a stone."""
    forced = _at_once(position, side)
    if forced is not None:
        return forced
    meter.allow(budget // 6)
    if line := win_by_fours(position, side, meter):
        return Thought(line[0], "fours")
    meter.allow(budget // 5)
    if line := win_by_threes(position, side, meter):
        return Thought(line[0], "threes")
    moves = _safe(position, side, meter, budget)
    search = Search(position, side, meter)
    meter.allow(budget // 2)
    place = search.best(moves)
    return Thought(place, "search", search.depth, search.value)


def _at_once(position: Position, side: int) -> Thought | None:
    """A five, the place of the other's five, an open four: nothing to think about."""
    own, theirs = position.pack(side), position.pack(1 - side)
    if own >= FIVE_CELL:
        return Thought(position.fives(side)[0], "five")
    if theirs >= FIVE_CELL:
        return Thought(position.fives(1 - side)[0], "block")
    if own >= OPEN_CELL:
        return Thought(max(position.fours(side), key=lambda place: position.cell(place, side)), "open four")
    return None


def _safe(position: Position, side: int, meter: Meter, budget: int) -> list[int]:
    """The moves after which the other has no win by threats, as far as can be seen; all if there are none such."""
    moves = ordered(position, side, WIDTHS[0])
    for win, part in ((win_by_fours, budget // 16), (win_by_threes, budget // 8)):
        meter.allow(part)
        line = win(position, 1 - side, meter)
        if line:
            tried = list(dict.fromkeys([*line, *moves, *position.fours(side)]))
            kept = []
            meter.allow(part)
            for place in tried:
                position.play(place, side)
                if not win(position, 1 - side, meter):
                    kept.append(place)
                position.undo()
            moves = kept or moves
            break
    return moves

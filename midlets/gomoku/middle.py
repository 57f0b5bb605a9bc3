"""The middle level: four plies ahead by alpha-beta, then the points of the patterns. No more than that.

It sees fours and what they lead to within its four plies, and is blind to what lies beyond.
"""

from __future__ import annotations

from .meter import Meter, Spent
from .position import Position
from .search import SURE, WIN, at_once, ordered, worth
from .shapes import FIVE_CELL

PLIES = 4
FIRST_WIDTH, WIDTH = 16, 8              # how many moves are tried: its own first, all further ones


def think(position: Position, side: int, meter: Meter) -> int:
    """The place to play. There must be an empty place near a stone."""
    if (place := at_once(position, side)) is not None:
        return place
    moves, count = ordered(position, side, FIRST_WIDTH), position.count
    best, alpha = moves[0], -WIN
    try:
        for place in moves:
            position.play(place, side)
            value = -_value(position, 1 - side, meter, PLIES - 1, -WIN, -alpha)
            position.undo()
            if value > alpha:
                best, alpha = place, value
    except Spent:
        position.undo_to(count)
    return best


def _value(position: Position, side: int, meter: Meter, plies: int, alpha: int, beta: int) -> int:
    """What the position is worth to `side`, to move: exact between alpha and beta, else a bound."""
    meter.check()
    own, theirs = position.pack(side), position.pack(1 - side)
    if own >= FIVE_CELL:
        return SURE + plies
    if not plies:
        return worth(own, theirs)
    moves = position.fives(1 - side) if theirs >= FIVE_CELL else ordered(position, side, WIDTH)
    best = -WIN if moves else 0
    for place in moves:
        position.play(place, side)
        best = max(best, -_value(position, 1 - side, meter, plies - 1, -beta, -alpha))
        position.undo()
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best

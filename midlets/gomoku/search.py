"""Looking ahead: alpha-beta over the moves that matter, with the pattern values of the position.

`look_ahead` is the plain search of a fixed number of plies. `Search` is the deep one: iterative deepening, a table
of positions met before, a narrow window for all but the first move, forced moves followed to their end.
Values are points for the side to move.
"""

from __future__ import annotations

from .meter import Meter, Spent
from .position import Position
from .shapes import (
    FIVE_CELL,

    HALF,
    MASK,
    OPEN_CELL,
    POINT_MASK,
    THREE_CELL,
)

WIN = 1_000_000                         # less one for each ply until the five
SURE = WIN - 1_000                      # a value beyond it is a certain win
_EXACT, _AT_LEAST, _AT_MOST = range(3)  # what a value in the table means

MIDDLE_PLIES, MIDDLE_WIDTH = 4, 8
WIDTHS = (20, 12, 10, 8, 8, 6)          # how many moves are tried, by ply; the last for all further ones
MOST_PLIES = 20


def worth(own: int, theirs: int) -> int:
    """Points of a position for the side to move, from the packs of both: it is ahead by its turn."""
    own, theirs = own & POINT_MASK, theirs & POINT_MASK
    return own + own // 4 - theirs


def urgency(own: int, theirs: int) -> int:
    """How much a place asks to be played, from what either side would make there."""
    points = 5 * (own & POINT_MASK) + 4 * (theirs & POINT_MASK)
    if own >= THREE_CELL and own & POINT_MASK >= 28:
        points += 150
    if theirs >= THREE_CELL and theirs & POINT_MASK >= 28:
        points += 120
    return points


def ordered(position: Position, side: int, width: int) -> list[int]:
    """The places near stones, the most urgent first, at most `width` of them."""
    shift = side * HALF
    cells = [(-urgency(pack >> shift & MASK, pack >> HALF - shift & MASK), place)
             for place, pack in position.packs()]
    cells.sort()
    return [place for _, place in cells[:width]]


def look_ahead(position: Position, side: int, meter: Meter, plies: int = MIDDLE_PLIES) -> int:
    """The best place by a search of so many plies."""
    best, alpha = -1, -WIN
    for place in ordered(position, side, 2 * MIDDLE_WIDTH):
        meter.check()
        position.play(place, side)
        value = -_plain(position, 1 - side, meter, plies - 1, -WIN, -alpha)
        position.undo()
        if best < 0 or value > alpha:
            best, alpha = place, value
    return best


def _plain(position: Position, side: int, meter: Meter, plies: int, alpha: int, beta: int) -> int:
    own, theirs = position.pack(side), position.pack(1 - side)
    if own >= FIVE_CELL:
        return SURE + plies
    if not plies:
        return worth(own, theirs)
    moves = position.fives(1 - side) if theirs >= FIVE_CELL else ordered(position, side, MIDDLE_WIDTH)
    best = -WIN if moves else 0
    for place in moves:
        meter.check()
        position.play(place, side)
        best = max(best, -_plain(position, 1 - side, meter, plies - 1, -beta, -alpha))
        position.undo()
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


class Search:
    """The deep search from one position."""

    def __init__(self, position: Position, side: int, meter: Meter) -> None:
        self.position = position
        self.side = side
        self.meter = meter
        self.depth = 0                  # the last that was looked through to its end
        self.value = 0                  # of the best move, by then
        self._table: dict[int, tuple[int, int, int, int]] = {}  # depth, what it means, value, best place
        self._moves: dict[int, list[int]] = {}

    def best(self, moves: list[int]) -> int:
        """The best of these moves, as far as the thought allowed reaches. There must be one."""
        moves = list(moves)
        count = self.position.count
        try:
            for depth in range(2, MOST_PLIES + 1):
                if len(moves) == 1 or abs(self.value) >= SURE:
                    break
                self._through(moves, depth)
                self.depth = depth
        except Spent:
            self.position.undo_to(count)
        return moves[0]

    def _through(self, moves: list[int], depth: int) -> None:
        """Look through the moves to this depth; the best found comes to the front at once."""
        position, side = self.position, self.side
        alpha = -WIN
        for number, place in enumerate(list(moves)):
            position.play(place, side)
            value = alpha + 1
            if number:
                value = -self._value(1 - side, depth - 1, -alpha - 1, -alpha, 1)
            if value > alpha:
                value = -self._value(1 - side, depth - 1, -WIN, -alpha, 1)
            position.undo()
            if value > alpha:
                alpha = value
                moves.remove(place)
                moves.insert(0, place)
        self.value = alpha

    def _value(self, side: int, depth: int, alpha: int, beta: int, ply: int) -> int:
        """What the position is worth to `side`, to move: exact between alpha and beta, else a bound."""
        self.meter.check()
        position = self.position
        total = position.total
        own, theirs = (total >> HALF, total & MASK) if side else (total & MASK, total >> HALF)
        if own >= FIVE_CELL:
            return WIN - ply - 1
        if theirs >= FIVE_CELL:
            return self._forced(side, depth, alpha, beta, ply)
        if own >= OPEN_CELL:
            return WIN - ply - 3
        if depth <= (0 if theirs < OPEN_CELL else -2):
            return worth(own, theirs)
        return self._looked_up(side, depth, alpha, beta, ply, theirs)

    def _forced(self, side: int, depth: int, alpha: int, beta: int, ply: int) -> int:
        """The other has a four: there is one move, or none that helps. It costs no depth."""
        position = self.position
        places = position.fives(1 - side)
        if len(places) > 1:
            return -(WIN - ply - 2)
        position.play(places[0], side)
        value = -self._value(1 - side, depth, -beta, -alpha, ply + 1)
        position.undo()
        return value

    def _looked_up(self, side: int, depth: int, alpha: int, beta: int, ply: int, theirs: int) -> int:
        """By the table if it knows enough, else by looking further."""
        key, first = self.position.key, -1
        if key in self._table:
            known, meaning, value, first = self._table[key]
            if known >= depth and (meaning == _EXACT or (meaning == _AT_LEAST and value >= beta)
                                   or (meaning == _AT_MOST and value <= alpha)):
                return value
        value, place = self._best_of(self._moves_here(side, ply, theirs, first), side, depth, alpha, beta, ply)
        meaning = _AT_MOST if value <= alpha else _AT_LEAST if value >= beta else _EXACT
        self._table[key] = (depth, meaning, value, place)
        return value

    def _best_of(self, moves: list[int], side: int, depth: int, alpha: int, beta: int, ply: int) -> tuple[int, int]:
        position = self.position
        best, best_place = (-WIN, moves[0]) if moves else (0, -1)
        for place in moves:
            position.play(place, side)
            value = alpha + 1
            if place != moves[0]:
                value = -self._value(1 - side, depth - 1, -alpha - 1, -alpha, ply + 1)
            if place == moves[0] or alpha < value < beta:
                value = -self._value(1 - side, depth - 1, -beta, -alpha, ply + 1)
            position.undo()
            if value > best:
                best, best_place = value, place
                alpha = max(alpha, value)
                if alpha >= beta:
                    break
        return best, best_place

    def _moves_here(self, side: int, ply: int, theirs: int, first: int) -> list[int]:
        """What to try, the best by the table before all others."""
        key = self.position.key
        moves = self._moves.get(key)
        if moves is None:
            moves = self._moves[key] = self._worth_trying(side, ply, theirs)
        if first < 0 or moves[0] == first:
            return moves
        return [first, *(place for place in moves if place != first)]

    def _worth_trying(self, side: int, ply: int, theirs: int) -> list[int]:
        position = self.position
        if theirs < OPEN_CELL:
            return ordered(position, side, WIDTHS[min(ply, len(WIDTHS) - 1)])
        answers = position.answers(1 - side)
        return answers + [place for place in position.fours(side) if place not in answers]

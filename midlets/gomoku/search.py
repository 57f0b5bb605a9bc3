"""Looking ahead: alpha-beta over the moves that matter, with the pattern values of the position.

Iterative deepening, a table of positions met before, late moves looked at less deeply, forced moves followed to
their end. Values are points for the side to move.
"""

from __future__ import annotations

from .meter import Meter, Spent
from .position import Position
from .shapes import FIVE_CELL, HALF, MASK, OPEN_CELL, POINT_MASK, THREE_CELL

WIN = 1_000_000                         # less one for each ply until the five
SURE = WIN - 1_000                      # a value beyond it is a certain win
_EXACT, _AT_LEAST, _AT_MOST = range(3)  # what a value in the table means

WIDTHS = (20, 12, 10, 8, 8, 6)          # how many moves are tried, by ply; the last for all further ones
MOST_PLIES = 20
FULLY = 2                               # so many moves of a position are looked at to the full depth
IN_DANGER = 2                           # plies more for a side that faces an open four


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


def at_once(position: Position, side: int) -> int | None:
    """The place for a five, against the other's five, or for an open four: there is nothing to think about."""
    own, theirs = position.pack(side), position.pack(1 - side)
    if own >= FIVE_CELL:
        return position.fives(side)[0]
    if theirs >= FIVE_CELL:
        return position.fives(1 - side)[0]
    if own >= OPEN_CELL:
        return position.best_four(side)
    return None


class Search:
    """The deep search from one position, in which nothing is to be done at once."""

    def __init__(self, position: Position, side: int, meter: Meter) -> None:
        self.position = position
        self.side = side
        self.meter = meter
        self.depth = 0                  # the last that was looked through to its end
        self.value = 0                  # of the best move, by then
        self._start = position.count
        self._table: dict[int, tuple[int, int, int, int]] = {}  # depth, what it means, value, best place
        self._moves: dict[int, list[int]] = {}

    def best(self, moves: list[int]) -> int:
        """The best of these moves, as far as the thought allowed reaches. There must be one."""
        moves = list(moves)
        try:
            for depth in range(2, MOST_PLIES + 1):
                if len(moves) == 1 or abs(self.value) >= SURE:
                    break
                self._through(moves, depth)
                self.depth = depth
        except Spent:
            self.position.undo_to(self._start)
        return moves[0]

    def _through(self, moves: list[int], depth: int) -> None:
        """Look through the moves to this depth; the best found comes to the front at once."""
        alpha = -WIN
        for place in list(moves):
            self.position.play(place, self.side)
            value = alpha + 1
            if alpha > -WIN:
                value = -self._value(1 - self.side, depth - 1, -alpha - 1, -alpha)
            if value > alpha:
                value = -self._value(1 - self.side, depth - 1, -WIN, -alpha)
            self.position.undo()
            if value > alpha:
                alpha = value
                moves.remove(place)
                moves.insert(0, place)
        self.value = alpha

    def _value(self, side: int, depth: int, alpha: int, beta: int) -> int:
        """What the position is worth to `side`, to move: exact between alpha and beta, else a bound."""
        self.meter.check()
        total = self.position.total
        own, theirs = (total >> HALF, total & MASK) if side else (total & MASK, total >> HALF)
        if own >= FIVE_CELL:
            return self._win_in(1)
        if theirs >= FIVE_CELL:
            return self._forced(side, depth, alpha, beta)
        if own >= OPEN_CELL:
            return self._win_in(3)
        if depth <= (-IN_DANGER if theirs >= OPEN_CELL else 0):
            return worth(own, theirs)
        return self._looked_up(side, depth, alpha, beta, theirs)

    def _win_in(self, plies: int) -> int:
        return WIN - plies - (self.position.count - self._start)

    def _forced(self, side: int, depth: int, alpha: int, beta: int) -> int:
        """The other has a four: there is one move, or none that helps. It costs no depth."""
        places = self.position.fives(1 - side)
        if len(places) > 1:
            return -self._win_in(2)
        self.position.play(places[0], side)
        value = -self._value(1 - side, depth, -beta, -alpha)
        self.position.undo()
        return value

    def _looked_up(self, side: int, depth: int, alpha: int, beta: int, theirs: int) -> int:
        """By the table if it knows enough, else by looking further."""
        key, first = self.position.key, -1
        if key in self._table:
            known, meaning, value, first = self._table[key]
            if known >= depth and (meaning == _EXACT or (meaning == _AT_LEAST and value >= beta)
                                   or (meaning == _AT_MOST and value <= alpha)):
                return value
        moves = self._moves_here(side, theirs, first)
        value, place = self._best_of(moves, side, depth, alpha, beta)
        meaning = _AT_MOST if value <= alpha else _AT_LEAST if value >= beta else _EXACT
        self._table[key] = (depth, meaning, value, place)
        return value

    def _best_of(self, moves: list[int], side: int, depth: int, alpha: int, beta: int) -> tuple[int, int]:
        """The best value and its move. All but the first are only asked whether they are better, and the late
        ones a ply less deeply at that; one that is gets its full look."""
        best, best_place = (-WIN, moves[0]) if moves else (0, -1)
        for number, place in enumerate(moves):
            self.position.play(place, side)
            value = alpha + 1
            if number >= FULLY and depth > 2:
                value = -self._value(1 - side, depth - 2, -alpha - 1, -alpha)
            if number and value > alpha:
                value = -self._value(1 - side, depth - 1, -alpha - 1, -alpha)
            if not number or alpha < value < beta:
                value = -self._value(1 - side, depth - 1, -beta, -alpha)
            self.position.undo()
            if value > best:
                best, best_place = value, place
                alpha = max(alpha, value)
                if alpha >= beta:
                    break
        return best, best_place

    def _moves_here(self, side: int, theirs: int, first: int) -> list[int]:
        """What to try, the best by the table before all others."""
        key = self.position.key
        moves = self._moves.get(key)
        if moves is None:
            moves = self._moves[key] = self._worth_trying(side, theirs)
        if first < 0 or moves[0] == first:
            return moves
        return [first, *(place for place in moves if place != first)]

    def _worth_trying(self, side: int, theirs: int) -> list[int]:
        position = self.position
        if theirs < OPEN_CELL:
            ply = position.count - self._start
            return ordered(position, side, WIDTHS[min(ply, len(WIDTHS) - 1)])
        answers = position.answers(1 - side)
        return answers + [place for place in position.fours(side) if place not in answers]

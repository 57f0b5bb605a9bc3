"""Threat-space search: a win by moves that the other must answer.

An attack of fours leaves one answer to each; an attack that also has open threes leaves a few: the places
that take the open four away, and the other's own fours. A win found here is certain. Not finding one proves
something only for fours, and only if the thought was not cut short.
"""

from __future__ import annotations

from .meter import Meter, Spent
from .position import Position
from .shapes import COUNT_MASK, FIVE_CELL, FOUR_CELL, HALF, MASK, OPEN_CELL, POINT_MASK, THREE_CELL

FOURS_DEPTHS = (1, 2, 3, 5, 9, 16)      # attacking moves before the one that cannot be answered
THREES_DEPTHS = (1, 2, 3, 4, 5, 6, 8)
_THREES = COUNT_MASK * THREE_CELL


def win_by_fours(position: Position, side: int, meter: Meter, most: int = FOURS_DEPTHS[-1]) -> list[int]:
    """The moves of `side`, to move, that win by fours alone, each with one answer; empty if none do.

    The last move makes an open four, two fours at once, or five; `most` bounds how many go before it. Shorter
    wins are looked for first.
    """
    return _deeper(position, side, meter, False, [depth for depth in FOURS_DEPTHS if depth < most] + [most])


def win_by_threes(position: Position, side: int, meter: Meter, most: int = THREES_DEPTHS[-1]) -> list[int]:
    """The moves of a win by fours and open threes, along the longest defence; empty if none is found."""
    return _deeper(position, side, meter, True, [depth for depth in THREES_DEPTHS if depth < most] + [most])


def _deeper(position: Position, side: int, meter: Meter, threes: bool, depths: list[int]) -> list[int]:
    count = position.count
    try:
        for depth in depths:
            attack = Attack(position, side, meter, threes)
            if line := attack.win(depth):
                return line
            if not attack.was_cut:
                break
    except Spent:
        position.undo_to(count)
    return []


class Attack:
    """One side's attack from one position, to one depth."""

    def __init__(self, position: Position, side: int, meter: Meter, threes: bool) -> None:
        self.position = position
        self.side = side
        self.meter = meter
        self.threes = threes
        self.was_cut = False            # whether more depth might have found more
        self._failed: dict[int, int] = {}       # by position: the depth that was not enough

    def win(self, depth: int) -> list[int]:
        """The winning moves of the attacker, who is to move; empty if none within this depth."""
        position, side = self.position, self.side
        own, theirs = position.pack(side), position.pack(1 - side)
        if own >= FIVE_CELL:
            return position.fives(side)[:1]
        if theirs < FIVE_CELL and own >= OPEN_CELL:
            return [position.best_four(side)]
        if self._failed.get(position.key, -1) >= depth:
            return []
        if depth == 0:
            self.was_cut = True
            return []
        for place in self._moves(theirs, depth):
            self.meter.check()
            position.play(place, side)
            line = self._wins_after(depth - 1)
            position.undo()
            if line is not None:
                return [place, *line]
        self._failed[position.key] = depth
        return []

    def _wins_after(self, depth: int) -> list[int] | None:
        """The rest of the line if the attacker wins whatever the other answers; None if not."""
        position, side = self.position, self.side
        own, theirs = position.pack(side), position.pack(1 - side)
        if theirs >= FIVE_CELL:
            return None
        if own >= FIVE_CELL:
            answers = position.fives(side)
            if len(answers) > 1:
                return []
        elif own >= OPEN_CELL:
            answers = position.answers(side)
            answers += [place for place in position.fours(1 - side) if place not in answers]
        else:
            return None
        longest: list[int] = []
        for answer in answers:
            self.meter.check()
            position.play(answer, 1 - side)
            line = self.win(depth)
            position.undo()
            if not line:
                return None
            longest = max(longest, line, key=len)
        return longest

    def _moves(self, theirs: int, depth: int) -> list[int]:
        """The attacking moves, the most promising first."""
        position, side = self.position, self.side
        if theirs >= FIVE_CELL:
            blocks = position.fives(1 - side)
            return blocks if len(blocks) == 1 else []
        if not self.threes or theirs >= OPEN_CELL:
            cells = [(place, position.cell(place, side)) for place in position.fours(side)]
            if depth == 1:
                self.was_cut = self.was_cut or bool(cells)
                cells = [cell for cell in cells if _is_double(cell[1])]
        else:
            shift = side * HALF
            cells = [(place, pack >> shift & MASK) for place, pack in position.packs()]
            cells = [(place, pack) for place, pack in cells if pack >= THREE_CELL]
        cells.sort(key=lambda cell: -_promise(cell[1]))
        return [place for place, _ in cells]


def _is_double(pack: int) -> bool:
    """Whether a four here is a second four as well, or an open three: only so can it be the last but one."""
    return bool(pack & _THREES) or pack // FOUR_CELL & COUNT_MASK > 1


def _promise(pack: int) -> int:
    """How promising an attack is here: two threats at once before one, then by points."""
    fours = pack // FOUR_CELL & COUNT_MASK
    threes = pack // THREE_CELL & COUNT_MASK
    return (pack & POINT_MASK) + 40 * fours * (fours + threes) + 10 * threes * threes

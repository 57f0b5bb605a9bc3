"""A position for the search: stones with their values kept up to date, move by move.

Sides are 0 for black and 1 for white, places are numbers in reading order. A move changes the four lines
through its place; each is one look into the book of lines (shapes.py), so nothing is ever counted anew.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from .board import EMPTY, FIVE, Board
from .dot import AXES, DIRECTIONS, Direction, Dot
from .shapes import FIVE_CELL, HALF, LENGTH_AT, LINES, MASK, OPEN_CELL, WHITE_AT, Line

NEAR = 2                                # a move is worth a thought so many steps from a stone


Steps = tuple[tuple[int, int], ...]     # pairs: a line, what a stone adds to its code


class Geometry(NamedTuple):
    """The lines of a board of one size, and who lies in which."""

    lines: tuple[tuple[int, ...], ...]      # the places of each line of five or more
    through: tuple[tuple[int, ...], ...]    # by place: line, index, four times over
    steps: tuple[tuple[Steps, ...], ...]    # by side, then place
    near: tuple[int, ...]                   # by place: the places around, as bits


@cache
def geometry(size: int) -> Geometry:
    """The tables for a board of this size."""
    dots = [Dot.of(number, size) for number in range(size * size)]
    lines = [line for axis in AXES for dot in dots if len(line := _line_from(dot, axis, size)) >= FIVE]
    found: list[list[tuple[int, int]]] = [[] for _ in dots]
    for number, line in enumerate(lines):
        for index, place in enumerate(line):
            found[place].append((number, index))
    none = (len(lines), 0)              # a line of nothing, for places near a corner
    through = tuple(tuple(part for pair in (*pairs, none, none)[:4] for part in pair) for pairs in found)
    steps = tuple(tuple(tuple((line, 1 << index + shift) for line, index in pairs) for pairs in found)
                  for shift in (0, WHITE_AT))
    near = tuple(sum(1 << there.number(size) for direction in DIRECTIONS for step in range(1, NEAR + 1)
                     if (there := dot.step(direction, step)).is_on(size)) for dot in dots)
    return Geometry(tuple(lines), through, steps, near)


def _line_from(dot: Dot, axis: Direction, size: int) -> tuple[int, ...]:
    """The places of the line that begins here; empty if it begins elsewhere."""
    if dot.step(axis, -1).is_on(size):
        return ()
    dots = (dot.step(axis, step) for step in range(size))
    return tuple(there.number(size) for there in dots if there.is_on(size))


@lru_cache(maxsize=4096)
def places(bits: int) -> tuple[int, ...]:
    """The numbers of the bits that are set.

    >>> places(0b10010)
    (1, 4)
    """
    return tuple(place for place, bit in enumerate(bin(bits)[:1:-1]) if bit == "1")


class Position:
    """Stones and their values. `play` and `undo` are the only way to change it."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.stones = [EMPTY] * (size * size)
        self._geometry = geometry(size)
        self._steps = self._geometry.steps
        self._near = self._geometry.near
        self.lines: list[Line] = [LINES[len(line) << LENGTH_AT] for line in self._geometry.lines]
        self.lines.append(LINES[1 << LENGTH_AT])
        self.total = sum(line.total for line in self.lines)     # the pack of the position
        self.key = 0                                            # the stones as bits: tells positions apart
        self.near = 0                                           # the places around the stones, as bits
        self.plays = 0                                          # how many moves were tried in all
        self._past: list[tuple[int, int, int, int, Steps, list[Line]]] = []

    @classmethod
    def of(cls, board: Board) -> Position:
        """The position on a board."""
        position = cls(board.size)
        for move in board.moves:
            position.play(move.dot.number(board.size), move.colour - 1)
        return position

    def play(self, place: int, side: int) -> None:
        """Put a stone on an empty place."""
        lines, total, steps = self.lines, self.total, self._steps[side][place]
        before = []
        for line, step in steps:
            old = lines[line]
            before.append(old)
            lines[line] = new = LINES[old.code + step]
            total += new.total - old.total
        self._past.append((place, self.total, self.key, self.near, steps, before))
        self.total = total
        self.key |= 1 << place + side * 400
        self.near |= self._near[place]
        self.stones[place] = side + 1
        self.plays += 1

    def undo(self) -> None:
        """Take the last stone back."""
        place, self.total, self.key, self.near, steps, before = self._past.pop()
        lines = self.lines
        for (line, _), old in zip(steps, before, strict=True):
            lines[line] = old
        self.stones[place] = EMPTY

    def undo_to(self, count: int) -> None:
        """Take stones back until so many are left."""
        while len(self._past) > count:
            self.undo()

    @property
    def count(self) -> int:
        """How many stones are down."""
        return len(self._past)

    def pack(self, side: int) -> int:
        """What this side could make, summed over the board."""
        return self.total >> HALF if side else self.total & MASK

    def cell(self, place: int, side: int) -> int:
        """What this side would make here, summed over the lines through this place."""
        through = self._geometry.through[place]
        pack = sum(self.lines[line].cells[index]
                   for line, index in zip(through[::2], through[1::2], strict=True))
        return pack >> HALF if side else pack & MASK

    def packs(self) -> list[tuple[int, int]]:
        """(place, the pack of both sides) of each empty place near a stone."""
        cells = [line.cells for line in self.lines]
        stones, through = self.stones, self._geometry.through
        found = []
        for place in places(self.near):
            if stones[place] == EMPTY:
                a, i, b, j, c, k, d, m = through[place]
                found.append((place, cells[a][i] + cells[b][j] + cells[c][k] + cells[d][m]))
        return found

    def fives(self, side: int) -> list[int]:
        """The places where this side makes five."""
        return self._threats(side, FIVE_CELL)

    def fours(self, side: int) -> list[int]:
        """The places where this side makes a four or better."""
        return self._threats(side, 0)

    def best_four(self, side: int) -> int:
        """The place where this side makes most; it must have one for a four or better."""
        return max(self.fours(side), key=lambda place: self.cell(place, side))

    def _threats(self, side: int, least: int) -> list[int]:
        shift, found = side * HALF, {}
        for number, line in enumerate(self.lines):
            for index in line.threats[side]:
                if line.cells[index] >> shift & MASK >= least:
                    found[self._geometry.lines[number][index]] = True
        return list(found)

    def answers(self, side: int) -> list[int]:
        """The places that take away this side's open four, one such line taken; without counter-fours."""
        shift = side * HALF
        for number, line in enumerate(self.lines):
            if line.threats[side] and line.total >> shift & MASK >= OPEN_CELL:
                return [self._geometry.lines[number][index] for index in line.threats[side]]
        return []

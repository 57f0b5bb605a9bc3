"""Fair boards: those that can be solved by reasoning alone from the first reveal.

Most boards of the usual levels are found by drawing again: then each fair board is as likely as any
other. Boards with more mines are hardly ever fair by chance, so after some draws the board is mended
where reasoning gets stuck: one mine is moved between the place and the rest, and reasoning goes on. A
mended board is proven once more from the start, for a moved mine changes numbers that were used before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .board import Board, Cell, Random, chosen_mines
from .constraints import Grid, Knowledge, cells_in, grid_of
from .solver import explore

DRAWS = 25
"""Boards that are taken or left as they were drawn."""
MENDED = 75
"""Boards that are mended before giving up; a board of almost nothing but mines can have no fair one."""


@dataclass(frozen=True)
class Attempt:
    """How far the making of a board has come. The last attempt is the board to play."""

    number: int     # of the board in hand, from 1
    percent: int    # of its cells that reasoning reached
    mined: frozenset[Cell]
    fair: bool      # proven from the first reveal to the end; False in the last: none was found


def make(width: int, height: int, mines: int, first: Cell, random: Random) -> Iterator[Attempt]:
    """Make a fair board for a first reveal at `first`, step by step; leave the loop to cancel.

    The same numbers from `random` make the same board. ValueError if the mines do not fit.

        for attempt in make(9, 9, 10, cell, random):
            gauge.set_value(attempt.percent)
        board.lay(attempt.mined)
    """
    board = Board(width, height, mines)
    grid = grid_of(width, height)
    start = grid.cell(*first)
    for number in range(1, DRAWS + MENDED + 1):
        draft = _Draft(grid, chosen_mines(board, first, random), start, random)
        repairs = 40 + width * height // 8 if number > DRAWS else 0
        for fair in draft.work(repairs):
            yield Attempt(number, draft.percent(), draft.mined(), fair)
            if fair:
                return
    unmended = frozenset(chosen_mines(board, first, random))
    yield Attempt(number, 0, unmended, fair=False)


class _Draft:
    """A layout of mines, and what a player knows of it who started at `first`."""

    def __init__(self, grid: Grid, mines: list[Cell], first: int, random: Random) -> None:
        self._grid, self._first, self._random = grid, first, random
        self._layout = sum(1 << grid.cell(*cell) for cell in mines)
        self._know = self._begun()

    def work(self, repairs: int) -> Iterator[bool]:
        """Reason and repair; yields False after each step, and True at the end if the board is fair."""
        mended = True
        while mended:
            mended = False
            self._know = self._begun()
            while not explore(self._know, self._number):
                yield False
                if repairs == 0 or not self._repair():
                    return
                repairs -= 1
                mended = True
        yield True

    def percent(self) -> int:
        known = self._grid.all & ~self._know.unknown
        return 100 * known.bit_count() // self._grid.all.bit_count()

    def mined(self) -> frozenset[Cell]:
        return frozenset(self._grid.place(cell) for cell in cells_in(self._layout))

    def _begun(self) -> Knowledge:
        know = Knowledge(self._grid, self._layout.bit_count())
        know.see(self._first, self._number(self._first))
        return know

    def _number(self, cell: int) -> int:
        return (self._grid.around[cell] & self._layout).bit_count()

    def _repair(self) -> bool:
        """Move one mine into the place where reasoning is stuck, or out of it; False if none can be."""
        place, outside = self._stuck()
        mined, free = self._layout, ~self._layout
        ways = [(place & mined, outside & free), (outside & mined, place & free)]
        possible = [way for way in ways if all(way)]
        if not possible:
            return False
        source, target = possible[self._random.next_int(len(possible))]
        self._move(self._one_of(source), self._one_of(target))
        return True

    def _stuck(self) -> tuple[int, int]:
        """The unknown cells around some number, and cells to exchange a mine with.

        Those are best under no number, else under other numbers. If all that is unknown is the place
        itself, walled in, then they are the proven mines of the wall, or any: one of them opens it.
        """
        constraints = self._know.constraints()
        numbered = 0
        for cells, _ in constraints:
            numbered |= cells
        rest = self._know.unknown & ~numbered
        place = constraints[self._random.next_int(len(constraints))][0] if constraints else rest
        wall = 0
        for cell in cells_in(place):
            wall |= self._grid.around[cell] & self._know.mined
        return place, (rest & ~place) or (self._know.unknown & ~place) or wall or self._know.mined

    def _move(self, mine: int, free: int) -> None:
        """Move a mine to a cell without one; the numbers that were seen around both change."""
        self._layout ^= 1 << mine | 1 << free
        self._know.forget(1 << mine)
        for cell in (mine, free):
            for neighbour in self._grid.neighbours[cell]:
                if neighbour in self._know.numbers:
                    self._know.see(neighbour, self._number(neighbour))

    def _one_of(self, mask: int) -> int:
        cells = list(cells_in(mask))
        return cells[self._random.next_int(len(cells))]

"""What counting proves: each number by itself, then each pair of numbers that share cells.

Here and in chances.py and fair.py a cell is an int, `y * width + x`, and a set of cells is an int with
one bit per cell, so that whole neighbourhoods are compared in one step. `Grid` turns one into the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

Constraint = tuple[int, int]
"""(cells, mines): exactly so many of those cells are mined."""


def cells_in(mask: int) -> Iterator[int]:
    """The cells of a set, in reading order.

    >>> list(cells_in(0b1010))
    [1, 3]
    """
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


class Grid:
    """The shape of a board: who is whose neighbour.

    `around` holds neighbours as sets, `neighbours` lists them; `partners` are the cells two steps away
    at most, which may have a neighbour in common.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.all = (1 << width * height) - 1
        self.around = [self._square(cell, 1) for cell in range(width * height)]
        self.neighbours = [tuple(cells_in(mask)) for mask in self.around]
        self.partners = [tuple(cells_in(self._square(cell, 2))) for cell in range(width * height)]

    def cell(self, x: int, y: int) -> int:
        return y * self.width + x

    def place(self, cell: int) -> tuple[int, int]:
        """The (x, y) of a cell."""
        y, x = divmod(cell, self.width)
        return x, y

    def _square(self, cell: int, reach: int) -> int:
        """The cells at most `reach` columns and rows away, without the cell itself."""
        x, y = self.place(cell)
        left, right = max(0, x - reach), min(self.width - 1, x + reach)
        row = ((1 << right - left + 1) - 1) << left
        rows = range(max(0, y - reach), min(self.height - 1, y + reach) + 1)
        return sum(row << self.width * r for r in rows) & ~(1 << cell)


@lru_cache(maxsize=4)
def grid_of(width: int, height: int) -> Grid:
    """The grid of a size, made once: it takes longer to make than most hints take to find."""
    return Grid(width, height)


class Knowledge:
    """What a player can know: the numbers seen, and what they prove.

    Every cell is in one of four places: seen (it has a number), `safe` (proven, not yet seen), `mined`
    (proven), or `unknown`. Only numbers that were seen are ever used.
    """

    def __init__(self, grid: Grid, mines: int) -> None:
        self.grid, self.mines = grid, mines
        self.numbers: dict[int, int] = {}
        self.unknown, self.safe, self.mined = grid.all, 0, 0
        self._fresh: dict[int, None] = {}       # numbers whose cells changed: count them
        self._counted: dict[int, None] = {}     # counted in vain: try them in pairs

    @property
    def mines_left(self) -> int:
        """Mines not yet proven."""
        return self.mines - self.mined.bit_count()

    def see(self, cell: int, number: int) -> None:
        """A cell was revealed and shows this number."""
        bit = 1 << cell
        if self.unknown & bit:
            self.learn(safe=bit)
        self.safe &= ~bit
        self.numbers[cell] = number
        self._fresh[cell] = None

    def learn(self, *, safe: int = 0, mined: int = 0) -> None:
        """Move unknown cells to the proven ones; the numbers around them are to be counted again."""
        self.unknown &= ~(safe | mined)
        self.safe |= safe
        self.mined |= mined
        for cell in cells_in(safe | mined):
            self._touch(cell)

    def forget(self, mined: int) -> None:
        """Cells proven to be mined are unknown again: their mines were moved."""
        self.mined &= ~mined
        self.unknown |= mined
        for cell in cells_in(mined):
            self._touch(cell)

    def _touch(self, cell: int) -> None:
        """The numbers around this cell are to be counted again."""
        for neighbour in self.grid.neighbours[cell]:
            if neighbour in self.numbers:
                self._fresh[neighbour] = None

    def prove(self, *, everything: bool = False) -> bool:
        """Count until something is safe to reveal; False when counting proves nothing more.

        Pairs are dearer than single numbers, so they wait until single numbers give no safe cell.
        With `everything` it goes on to all that counting proves.
        """
        while True:
            while self._fresh:
                self._count(self._fresh.popitem()[0])
            if (self.safe and not everything) or not self._counted:
                return self.safe != 0
            self._pair(self._counted.popitem()[0])

    def constraint(self, cell: int) -> Constraint:
        """What the number on a seen cell says about the unknown cells around it."""
        around = self.grid.around[cell]
        return around & self.unknown, self.numbers[cell] - (around & self.mined).bit_count()

    def constraints(self) -> list[Constraint]:
        """All that the numbers still say, each once, in reading order."""
        found = {self.constraint(cell): None for cell in sorted(self.numbers)}
        return [constraint for constraint in found if constraint[0]]

    def _count(self, cell: int) -> None:
        """No mine left around a number, or as many as there are cells."""
        cells, mines = self.constraint(cell)
        if not cells:
            return
        if mines == 0:
            self.learn(safe=cells)
        elif mines == cells.bit_count():
            self.learn(mined=cells)
        else:
            self._counted[cell] = None

    def _pair(self, cell: int) -> None:
        """Compare a number with those that share cells with it.

        If one has exactly as many more mines as it has cells of its own, its own cells are all mined
        and the other's own cells are all safe. A set inside another is the case of no own cells.
        """
        cells, mines = self.constraint(cell)
        for partner in self.grid.partners[cell]:
            if partner not in self.numbers:
                continue
            others, others_mines = self.constraint(partner)
            if not cells & others or cells == others:
                continue
            ours, theirs = cells & ~others, others & ~cells
            if mines - others_mines == ours.bit_count():
                self.learn(safe=theirs, mined=ours)
            elif others_mines - mines == theirs.bit_count():
                self.learn(safe=ours, mined=theirs)
            else:
                continue
            self._fresh[cell] = None        # the other partners are still to be compared
            return

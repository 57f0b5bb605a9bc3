"""How likely each unknown cell is mined, exactly.

Numbers that share no cell, however far round, make separate groups, and layouts.py counts each group by
itself. Here the groups are joined over the number of mines that each takes: what the groups leave lies
anywhere in the *rest*, the cells under no number.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from .constraints import Constraint, cells_in
from .layouts import Group, Tally, count


@dataclass(frozen=True)
class Chances:
    """How many layouts there are, and for each set of like cells their mines in all of these together.

    So the mean number of mines in a set is `mines[cells] / layouts`. The numbers are exact, and long.
    """

    layouts: int
    mines: dict[int, int]

    @property
    def safe(self) -> int:
        """The cells that are mined in no layout."""
        return sum(cells for cells, mines in self.mines.items() if mines == 0)

    @property
    def mined(self) -> int:
        """The cells that are mined in every layout."""
        return sum(cells for cells, mines in self.mines.items()
                   if mines == self.layouts * cells.bit_count())

    def by_cell(self) -> dict[int, float]:
        """The chance of a mine, 0.0 to 1.0, for each unknown cell."""
        return {cell: mines / (self.layouts * cells.bit_count())
                for cells, mines in self.mines.items() for cell in cells_in(cells)}


def chances(unknown: int, constraints: list[Constraint], mines_left: int) -> Chances:
    """The chances of all unknown cells, of which `mines_left` are mined.

    ValueError if no layout agrees with the numbers; TooWide if counting would take too long.

    One mine under the number 1 with two cells, and one mine for two cells far away:

    >>> chances(0b1111, [(0b0011, 1)], 2).by_cell()
    {0: 0.5, 1: 0.5, 2: 0.5, 3: 0.5}
    """
    groups = [count(group) for group in groups_of(constraints)]
    rest = unknown & ~sum(group.cells for group in groups)
    together, beside = _joined_but_one(groups)
    ways = _Ways(rest.bit_count(), mines_left)
    layouts = ways.sum(together)
    if layouts == 0:
        raise ValueError("no layout of mines agrees with these numbers")
    mines = {}
    for group, others in zip(groups, beside, strict=True):
        weights = {taken: ways.sum(others, taken) for taken in group.layouts}
        for box, share in group.shares.items():
            mines[box] = sum(weights[taken] * times for taken, times in share.items())
    if rest:
        mines[rest] = layouts * mines_left - sum(mines.values())
    return Chances(layouts, mines)


def groups_of(constraints: list[Constraint]) -> list[tuple[Constraint, ...]]:
    """Constraints that share cells, directly or through others, belong together.

    >>> groups_of([(0b00011, 1), (0b11000, 1), (0b00110, 1)])
    [((24, 1),), ((3, 1), (6, 1))]
    """
    groups: list[tuple[int, list[Constraint]]] = []
    for cells, mines in constraints:
        members = [(cells, mines)]
        apart = []
        for group in groups:
            if group[0] & cells:
                cells |= group[0]
                members += group[1]
            else:
                apart.append(group)
        groups = [*apart, (cells, members)]
    return [tuple(sorted(members)) for _, members in groups]


def _joined_but_one(groups: list[Group]) -> tuple[Tally, list[Tally]]:
    """The tally of all groups together, and for each group that of all the others."""
    before: list[Tally] = [{0: 1}]
    for group in groups:
        before.append(_joined(before[-1], group.layouts))
    beside, after = [], {0: 1}
    for group, earlier in zip(reversed(groups), reversed(before[:-1]), strict=True):
        beside.append(_joined(earlier, after))
        after = _joined(after, group.layouts)
    return before[-1], beside[::-1]


def _joined(ours: Tally, theirs: Tally) -> Tally:
    """Each layout of one with each of the other."""
    together: Tally = {}
    for mines, layouts in ours.items():
        for more, others in theirs.items():
            together[mines + more] = together.get(mines + more, 0) + layouts * others
    return together


class _Ways:
    """The ways to lay in the rest the mines that the groups do not take."""

    def __init__(self, cells: int, mines: int) -> None:
        self._cells, self._mines = cells, mines
        self._known: dict[int, int] = {}

    def sum(self, tally: Tally, taken: int = 0) -> int:
        """All layouts of a tally, with `taken` mines lying elsewhere."""
        return sum(layouts * self._left(self._mines - taken - more) for more, layouts in tally.items())

    def _left(self, mines: int) -> int:
        if mines not in self._known:
            self._known[mines] = comb(self._cells, mines) if mines >= 0 else 0
        return self._known[mines]

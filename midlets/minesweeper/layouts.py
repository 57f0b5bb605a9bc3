"""All layouts of mines that agree with a group of numbers, counted without listing them.

Cells that stand under the same numbers are alike and make a *box*. The boxes are filled one after the
other. All that the boxes still to come need to know is how many mines each number still wants, so layouts
that agree in that are one *state* and are counted together. Going through the boxes forwards counts the
ways to reach each state, going backwards the ways to finish from it; both together give each box's share.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import comb

from .constraints import Constraint, cells_in

MOST_STATES = 40_000
"""A group that needs more states than this is given up: a person would have to wait."""

Tally = dict[int, int]
"""Number of mines -> number of layouts with so many."""


class TooWide(Exception):
    """A group of numbers is so entangled that counting it exactly would take too long."""


@dataclass(frozen=True)
class Group:
    """The layouts of a group by the mines they take; for each box the same, times its mines."""

    cells: int
    layouts: Tally
    shares: dict[int, Tally]


@lru_cache(maxsize=256)
def count(constraints: tuple[Constraint, ...]) -> Group:
    """All layouts of one group of constraints; TooWide if it takes more than MOST_STATES.

    Two cells, one mine, and then a third cell beside the second:

    >>> count(((0b011, 1), (0b110, 1))).layouts
    {1: 1, 2: 1}
    """
    boxes = boxes_of(constraints)
    steps = [_Step(boxes[n], sum(boxes[n + 1:]), constraints, sum(boxes)) for n in range(len(boxes))]
    layers = [{sum(mines << 4 * n for n, (_, mines) in enumerate(constraints)): 1}]
    for step in steps:
        layers.append(step.forward(layers[-1]))
        if sum(map(len, layers)) > MOST_STATES:
            raise TooWide(f"{len(constraints)} numbers over {sum(boxes).bit_count()} cells")
    shares: dict[int, Tally] = {}
    after = {0: 1}
    for step, layer in zip(reversed(steps), reversed(layers[:-1]), strict=True):
        after, shares[step.box] = step.backward(layer, after)
    return Group(sum(boxes), steps[0].tally(layers[-1].get(0, 0)), shares)


def boxes_of(constraints: tuple[Constraint, ...]) -> list[int]:
    """The sets of like cells, in an order that finishes with each number soon.

    >>> boxes_of(((0b0011, 1), (0b0110, 1)))
    [1, 2, 4]
    """
    like: dict[tuple[int, ...], int] = {}
    for cell in cells_in(_union(cells for cells, _ in constraints)):
        above = tuple(n for n, (cells, _) in enumerate(constraints) if cells >> cell & 1)
        like[above] = like.get(above, 0) | 1 << cell
    boxes, ordered, begun = list(like.values()), [], 0
    sets = [cells for cells, _ in constraints]
    while boxes:
        chosen = min(sets, key=lambda cells: (not cells & begun, (cells & _union(boxes)).bit_count()))
        sets.remove(chosen)
        taken = [box for box in boxes if box & chosen]
        boxes = [box for box in boxes if not box & chosen]
        ordered += taken
        begun |= _union(cells for cells in sets if cells & _union(taken))
    return ordered


def _union(sets: Iterable[int]) -> int:
    together = 0
    for cells in sets:
        together |= cells
    return together


class _Step:
    """Filling one box.

    A state is an int with four bits for each number: the mines it still wants (8 at most). A tally
    travels as an int too, `_width` bits for each number of mines: one mine more is a shift, and joining
    two tallies, each count with each, is one multiplication.
    """

    def __init__(self, box: int, later: int, constraints: tuple[Constraint, ...], cells: int) -> None:
        self.box, self._size = box, box.bit_count()
        self._width = cells.bit_count() + 4     # room for 2 ** cells layouts, times the 8 mines of a box
        self._above = [(4 * n, (mask & later).bit_count())
                       for n, (mask, _) in enumerate(constraints) if mask & box]
        self._unit = sum(1 << shift for shift, _ in self._above)
        self._ways = [comb(self._size, mines) << self._width * mines for mines in range(self._size + 1)]

    def forward(self, layer: dict[int, int]) -> dict[int, int]:
        """The tallies of all states after this box, from those before it."""
        after: dict[int, int] = {}
        for state, tally in layer.items():
            for mines in self._fillings(state):
                reached = state - mines * self._unit
                after[reached] = after.get(reached, 0) + tally * self._ways[mines]
        return after

    def backward(self, layer: dict[int, int], after: dict[int, int]) -> tuple[dict[int, int], Tally]:
        """The ways to finish from each state before this box, and the box's share in all layouts."""
        before, share = {}, 0
        for state, tally in layer.items():
            finish = taken = 0
            for mines in self._fillings(state):
                ways = self._ways[mines] * after.get(state - mines * self._unit, 0)
                finish += ways
                taken += mines * ways
            before[state] = finish
            share += tally * taken
        return before, self.tally(share)

    def tally(self, packed: int) -> Tally:
        counts = {}
        mines = 0
        while packed:
            if layouts := packed & (1 << self._width) - 1:
                counts[mines] = layouts
            packed >>= self._width
            mines += 1
        return counts

    def _fillings(self, state: int) -> range:
        """The numbers of mines that leave no number with too many, nor with too few cells to come."""
        least, most = 0, self._size
        for shift, later in self._above:
            wanted = state >> shift & 15
            least = max(least, wanted - later)
            most = min(most, wanted)
        return range(least, most + 1)

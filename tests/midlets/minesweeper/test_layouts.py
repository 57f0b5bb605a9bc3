"""Counting the layouts of a group, against listing them all."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from midlets.minesweeper.constraints import Constraint, Grid
from midlets.minesweeper.layouts import TooWide, boxes_of, count


def some_group(chance: random.Random) -> tuple[Constraint, ...]:
    """A few overlapping sets of up to 8 of 10 cells, with the mines that one layout puts in each."""
    layout = chance.getrandbits(10)
    sets = {sum(1 << cell for cell in chance.sample(range(10), chance.randint(1, 8)))
            for _ in range(chance.randint(1, 5))}
    return tuple(sorted((cells, (cells & layout).bit_count()) for cells in sets))


def listed(group: tuple[Constraint, ...]) -> list[int]:
    """All layouts that agree with a group, one by one."""
    union = 0
    for cells, _ in group:
        union |= cells
    singles = [1 << cell for cell in range(union.bit_length()) if union >> cell & 1]
    layouts = [sum(chosen) for size in range(len(singles) + 1) for chosen in combinations(singles, size)]
    return [layout for layout in layouts
            if all((layout & cells).bit_count() == mines for cells, mines in group)]


@pytest.mark.parametrize("seed", range(60))
def test_the_layouts_are_those_that_listing_finds(seed):
    group = some_group(random.Random(seed))
    layouts = listed(group)
    counted = count(group)
    assert counted.layouts == Counter(layout.bit_count() for layout in layouts)
    for box, share in counted.shares.items():
        expected = Counter()
        for layout in layouts:
            expected[layout.bit_count()] += (layout & box).bit_count()
        assert share == +expected


def test_numbers_that_contradict_each_other_have_no_layout():
    assert count(((0b01, 1), (0b11, 0))).layouts == {}


def test_cells_under_the_same_numbers_make_one_box():
    boxes = boxes_of(((0b001111, 2), (0b111100, 2)))
    assert sorted(boxes) == [0b000011, 0b001100, 0b110000]


def test_a_long_chain_of_numbers_is_counted_at_once():
    """Pairs of neighbours along 200 cells, one mine in each pair: every other cell, from either end."""
    chain = tuple((0b11 << cell, 1) for cell in range(199))
    assert count(chain).layouts == {100: 2}


def test_numbers_too_entangled_to_count_are_given_up():
    grid = Grid(24, 24)
    sieve = tuple((grid.around[grid.cell(x, y)], 4) for y in range(1, 23, 2) for x in range(1, 23, 2))
    with pytest.raises(TooWide):
        count(sieve)

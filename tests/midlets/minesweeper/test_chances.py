"""Chances from groups and rest together, worked out by hand."""

from __future__ import annotations

import pytest

from midlets.minesweeper.chances import chances, groups_of


def test_without_numbers_every_cell_is_as_likely():
    found = chances(0b11111, [], 2)
    assert found.layouts == 10
    assert found.by_cell() == dict.fromkeys(range(5), 2 / 5)


def test_a_layout_with_fewer_mines_leaves_more_ways_for_the_rest():
    """Cells a b c under a=b and b=c style numbers: b alone, or a and c; then two cells of rest.

    With 2 mines: b and one of the two others (2 layouts), or a and c and none (1 layout).
    """
    found = chances(0b11111, [(0b00011, 1), (0b00110, 1)], 2)
    assert found.layouts == 3
    assert found.by_cell() == {0: 1 / 3, 1: 2 / 3, 2: 1 / 3, 3: 1 / 3, 4: 1 / 3}


def test_the_number_of_mines_left_can_settle_what_numbers_alone_cannot():
    found = chances(0b11111, [(0b00011, 1), (0b00110, 1)], 1)
    assert (found.mined, found.safe) == (0b00010, 0b11101)


def test_separate_groups_share_the_mines_that_are_left():
    """Two such threes and no rest: with 3 mines one takes 1 and the other 2, either way round."""
    found = chances(0b111111, [(0b11, 1), (0b110, 1), (0b11000, 1), (0b110000, 1)], 3)
    assert found.layouts == 2
    assert found.by_cell() == dict.fromkeys(range(6), 1 / 2)


def test_no_mines_left_makes_all_the_rest_safe():
    found = chances(0b11100, [], 0)
    assert (found.safe, found.mined) == (0b11100, 0)


def test_as_many_mines_as_cells_makes_all_of_them_mined():
    assert chances(0b11100, [], 3).mined == 0b11100


@pytest.mark.parametrize("constraints, mines", [([(0b11, 1)], 0), ([(0b11, 1)], 3), ([], 4)])
def test_numbers_that_no_layout_agrees_with_are_refused(constraints, mines):
    with pytest.raises(ValueError, match="no layout"):
        chances(0b111, constraints, mines)


def test_constraints_that_touch_through_others_make_one_group():
    groups = groups_of([(0b000011, 1), (0b001100, 1), (0b110000, 1), (0b000110, 1)])
    assert sorted(len(group) for group in groups) == [1, 3]

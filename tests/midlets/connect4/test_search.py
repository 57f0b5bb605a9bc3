"""Looking ahead: what it must see within its depth, and that it is always the same."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from midlets.connect4.bitboard import BOARD, COLUMN, column_of, from_columns, mirrored, open_squares
from midlets.connect4.effort import Effort
from midlets.connect4.search import WIN, Search, ordered, weigh


def best(moves: str, depth: int, among: int = BOARD) -> int:
    return column_of(Search(Effort()).best_square(*from_columns(moves), depth, among))


@pytest.mark.parametrize("moves, column", [
    ("001122", 3), ("606060", 6), ("0112232336", 3), ("6554434330", 3),
])
def test_one_ply_ahead_it_takes_the_win(moves, column):
    assert best(moves, 1) == column


def test_two_plies_ahead_it_stops_three_in_a_row():
    assert best("00112", 2) == 3


def test_three_plies_ahead_it_makes_two_threats():
    assert best("3344", 3) in (2, 5)


def test_four_plies_ahead_it_prevents_two_threats():
    assert best("334", 4) in (1, 2, 5, 6)


def test_it_chooses_only_among_the_squares_it_is_given():
    assert best("001122", 4, COLUMN[5] | COLUMN[6]) in (5, 6)


def test_the_earlier_of_two_wins_is_taken():
    assert best("001122", 6) == 3


def test_the_first_move_is_the_middle():
    assert best("", 6) == 3


positions = st.text("0123456", max_size=24).filter(lambda moves: possible(moves))


def possible(moves: str) -> bool:
    try:
        from_columns(moves + next(digit for digit in "0123456" if moves.count(digit) < 6))
    except ValueError:
        return False
    return True


@settings(max_examples=30, deadline=None)
@given(positions)
def test_it_always_gives_a_square_that_can_be_played_and_always_the_same(moves):
    mine, theirs = from_columns(moves)
    square = Search(Effort()).best_square(mine, theirs, 4)
    assert square & open_squares(mine | theirs)
    assert Search(Effort()).best_square(mine, theirs, 4) == square


@given(positions)
def test_the_weight_is_the_same_in_the_mirror_and_far_below_a_win(moves):
    mine, theirs = from_columns(moves)
    assert weigh(mine, theirs) == weigh(mirrored(mine), mirrored(theirs))
    assert abs(weigh(mine, theirs)) < WIN - 42


def test_the_middle_weighs_more_than_the_edge():
    middle, edge = 1 << 21, 1
    assert weigh(middle, edge) > 0 > weigh(edge, middle)


def test_squares_are_ordered_from_the_centre_after_the_one_that_was_best():
    playable = open_squares(0)
    assert [column_of(square) for square in ordered(playable)] == [3, 2, 4, 1, 5, 0, 6]
    assert [column_of(square) for square in ordered(playable, playable & COLUMN[6])] == [6, 3, 2, 4, 1, 5, 0]

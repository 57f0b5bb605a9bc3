"""The opening book: complete, legal, and won where it ends."""

from __future__ import annotations

import pytest

from midlets.connect4 import openings
from midlets.connect4.bitboard import COLUMN, from_columns, has_four, mirrored, open_squares
from midlets.connect4.effort import Effort
from midlets.connect4.solver import Solver

POSITIONS = list(openings.walk(lambda position: openings.reply(*position)))
LAST = [position for position in POSITIONS if sum(position).bit_count() == openings.LAST]


def test_the_first_move_is_the_middle():
    assert openings.reply(0, 0) == 3


def test_there_is_one_digit_for_each_position():
    assert len(POSITIONS) == len(openings.REPLIES)
    assert set(openings.REPLIES) <= set("0123456")


def test_each_column_in_the_book_can_be_played():
    for mine, theirs in POSITIONS:
        assert open_squares(mine | theirs) & COLUMN[openings.reply(mine, theirs)]


def test_whatever_the_second_player_does_the_book_has_an_answer():
    for position in POSITIONS:
        if sum(position).bit_count() < openings.LAST:
            for after in openings.replies(position, openings.reply(*position)):
                assert openings.reply(*after) is not None


def test_the_mirror_image_is_answered_in_the_mirror():
    for mine, theirs in POSITIONS:
        image = mirrored(mine), mirrored(theirs)
        if image != (mine, theirs):
            assert openings.reply(*image) == 6 - openings.reply(mine, theirs)


@pytest.mark.parametrize("moves", ["0", "012"])
def test_a_position_off_the_way_is_not_in_the_book(moves):
    assert openings.reply(*from_columns(moves)) is None


def test_where_the_book_ends_the_first_player_has_won():
    """The short proofs here; tools/connect4_openings.py runs them all."""
    proved = 0
    for mine, theirs in LAST[::20]:
        after = mine | open_squares(mine | theirs) & COLUMN[openings.reply(mine, theirs)]
        effort = Effort()
        with effort.at_most(2_000):
            assert has_four(after) or Solver(effort).loses(theirs, after)
            proved += 1
    assert proved >= 5

"""Drawings: the phone is X where it is X's turn. The expected order is that of the source."""

import pytest

from midlets.gomoku import beginner
from midlets.gomoku.board import BLACK, WHITE, Board
from midlets.gomoku.dot import Dot
from midlets.gomoku.patterns import Pattern, makes

EMPTY_ROW = ". . . . . . . . . . . . . . .\n"


def test_the_order_is_that_of_the_source():
    assert [pattern.name for pattern in beginner.ORDER] == [
        "FIVE", "OPEN_FOUR", "DOUBLE_FOUR", "FOUR_THREE", "DOUBLE_THREE", "OPEN_THREE"]


def board_of(rows):
    lines = [EMPTY_ROW] * 15
    for y, row in rows.items():
        lines[y] = row + "\n"
    return Board.parse("".join(lines))


OWN_FIVE = "O X X X X . . . . . . . . . ."
THEIR_FIVE = ". . . . . . . . . X O O O O ."
OWN_THREE = ". . . X X X . . . . . . . . ."
THEIR_THREE = ". . . . . . . O O O . . . . ."
OWN_TWO = ". . . . X X . . . . . . . . ."
THEIR_TWO = ". . . . . . . . O O . . . . ."


@pytest.mark.parametrize("rows, pattern, whose", [
    ({2: OWN_FIVE, 9: THEIR_FIVE}, Pattern.FIVE, BLACK),
    ({2: OWN_THREE, 9: THEIR_FIVE}, Pattern.FIVE, WHITE),
    ({2: OWN_THREE, 9: THEIR_THREE}, Pattern.OPEN_FOUR, BLACK),
    ({2: OWN_TWO, 9: THEIR_THREE}, Pattern.OPEN_FOUR, WHITE),
    ({2: OWN_TWO, 9: THEIR_TWO}, Pattern.OPEN_THREE, BLACK),
    ({2: ". . . . X . . . . . . . . . .", 9: THEIR_TWO}, Pattern.OPEN_THREE, WHITE),
])
def test_its_own_comes_before_the_others_and_the_stronger_before_the_weaker(rows, pattern, whose):
    board = board_of(rows)
    assert board.turn == BLACK
    assert pattern in makes(board, beginner.choose(board), whose)


def test_a_double_three_of_the_other_comes_before_an_own_three():
    board = board_of({2: OWN_TWO, 4: "X . . . . . . . . . . . . . X", 7: ". . . . . . . . O O . . . . .",
                      8: ". . . . . . . . . . . . . . .", 9: ". . . . . . . . . . . . . . ."})
    for y in (8, 9):
        board.place(Dot(10, y), WHITE)
    assert board.turn == BLACK
    assert beginner.choose(board) == Dot(10, 7)


def test_an_empty_board_is_heaviest_in_the_middle():
    assert beginner.choose(Board(15)) == Dot(7, 7)


def test_what_lies_around_weighs_by_kind_and_nearness():
    board = Board(10)
    corner = Dot(0, 0)
    free = beginner.surroundings(board, corner, BLACK)
    # From a corner three ways lead 9 steps over empty points, each of weight 1 * (10 - step) / 2.
    assert free == 3 * sum((10 - step) / 2 for step in range(1, 10))
    board.place(Dot(2, 0), BLACK)
    board.place(Dot(0, 3), WHITE)
    assert beginner.surroundings(board, corner, BLACK) == free + (5 - 1) * 8 / 2 + (3 - 1) * 7 / 2
    assert beginner.surroundings(board, corner, WHITE) == free + (3 - 1) * 8 / 2 + (5 - 1) * 7 / 2


def test_without_a_pattern_it_takes_the_heaviest_place():
    board = Board(10)
    board.place(Dot(4, 4))
    place = beginner.choose(board)
    assert board.turn == WHITE
    assert beginner.surroundings(board, place, WHITE) == max(
        beginner.surroundings(board, dot, WHITE) for dot in board.empty())

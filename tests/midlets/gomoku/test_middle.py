"""Drawings: it is X's turn."""

import pytest

from midlets.gomoku import middle
from midlets.gomoku.board import Board
from midlets.gomoku.dot import Dot
from midlets.gomoku.meter import Meter
from midlets.gomoku.patterns import Pattern, makes
from midlets.gomoku.position import Position

EMPTY_ROW = ". . . . . . . . . . . ."


def board_of(rows):
    return Board.parse("\n".join(rows.get(y, EMPTY_ROW) for y in range(12)))


def move(board, give_way=None):
    position = Position.of(board)
    place = middle.think(position, board.turn - 1, Meter(position, give_way))
    assert position.key == Position.of(board).key
    return Dot.of(place, board.size)


@pytest.mark.parametrize("rows, places", [
    ({2: "O X X X X . . . . . . .", 8: ". . . . O O O O . . . ."}, {Dot(5, 2)}),
    ({2: ". . X X X . . . . . . .", 8: ". . . X O O O O . . . ."}, {Dot(8, 8)}),
    ({2: ". . X X X . . . . . . .", 8: ". . . . O O O . . . . ."}, {Dot(1, 2), Dot(5, 2)}),
    ({2: ". . . X . . . . . . . .", 8: ". . . . O O O . . . . ."}, {Dot(3, 8), Dot(7, 8), Dot(2, 8), Dot(8, 8)}),
])
def test_it_wins_or_defends_within_its_four_plies(rows, places):
    assert move(board_of(rows)) in places


def test_it_finds_the_double_four():
    board = board_of({3: ". . . . X . . . . . . .", 4: ". . . . X . . . . . . .", 5: "O X X . . X . . . . . .",
                      6: ". . . . X . . . . . . .", 7: ". . . . O . . . . . . .", 9: "O . . . O . . . O . O ."})
    assert Pattern.DOUBLE_FOUR in makes(board, Dot(4, 5), board.turn)
    assert Pattern.FOUR in makes(board, move(board), board.turn)


def test_stopped_at_once_it_still_answers_with_an_empty_place():
    board = board_of({5: ". . . . . X O . . . . ."})
    assert move(board, give_way=lambda: True) in board.empty()

"""Drawings: it is X's turn."""

from pathlib import Path

import pytest

from midlets.gomoku import expert
from midlets.gomoku.board import BLACK, Board
from midlets.gomoku.dot import Dot
from midlets.gomoku.logic import BUDGET
from midlets.gomoku.meter import Meter
from midlets.gomoku.position import Position

EMPTY_ROW = ". . . . . . . . . . . . . . ."
DEEPEST = (Path(__file__).parent / "wins_by_fours.txt").read_text(encoding="ascii").split("\n\n")[8]


def board_of(rows):
    return Board.parse("\n".join(rows.get(y, EMPTY_ROW) for y in range(15)))


def thought(board, side=None, budget=BUDGET):
    position = Position.of(board)
    found = expert.think(position, board.turn - 1 if side is None else side, Meter(position), budget)
    return found, position.plays - len(board.moves)


def test_it_wins_by_nine_fours_in_a_row():
    found, _ = thought(Board.parse(DEEPEST.split("\n", 1)[1]), BLACK - 1)
    assert found.reason == "fours"


def test_it_wins_by_threes():
    board = board_of({6: ". . . . . . X . . . . . . . .", 7: ". . . . . . X . . . . . . . .",
                      8: ". . . . . X . X . . . . . . .", 13: "O . . . O . . . O . . . . . O"})
    found, _ = thought(board)
    assert (found.reason, Dot.of(found.place, 15)) == ("threes", Dot(6, 8))


def test_it_stops_a_win_by_fours_of_the_other():
    """White threatens a four and a three at once; only some places stop it."""
    rows = {7: ". . . X O O O . . . . . . . .", 5: ". . . . . . . . . O . . . . .",
            6: ". . . . . . . . O . . . . . .", 11: ". X . . . . . . . . . X . . .",
            13: "X . . . . . . . . . . . . . X"}
    board = board_of(rows)
    position = Position.of(board)
    meter = Meter(position)
    assert expert.win_by_fours(position, 1, meter)
    found, _ = thought(board)
    position.play(found.place, 0)
    assert not expert.win_by_fours(position, 1, meter)


@pytest.mark.parametrize("moves", [[(7, 7)], [(7, 7), (8, 8)], [(7, 7), (8, 7), (8, 6)]])
def test_in_the_opening_it_looks_six_plies_ahead_within_its_budget(moves):
    board = Board()
    for x, y in moves:
        board.place(Dot(x, y))
    found, plays = thought(board)
    assert found.reason == "search" and found.depth >= 6
    assert plays <= BUDGET


def test_a_small_budget_is_kept_too():
    board = board_of({7: ". . . . . . O X O . . . . . .", 8: ". . . . . . . X . . . . . . ."})
    found, plays = thought(board, budget=500)
    assert plays <= 500 + 30 and board.stones[found.place] == 0

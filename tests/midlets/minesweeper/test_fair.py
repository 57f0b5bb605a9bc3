"""Fair boards need no guess, are the same for the same Random, and say so when there are none."""

from __future__ import annotations

import pytest

from emulator.midp.util import Random
from midlets.minesweeper.board import SIZES, Board, Level, Outcome
from midlets.minesweeper.fair import Attempt, make
from midlets.minesweeper.solver import findings


def made(width: int, height: int, mines: int, first: tuple[int, int], seed: int) -> list[Attempt]:
    return list(make(width, height, mines, first, Random(seed)))


def play_without_a_guess(board: Board, first: tuple[int, int]) -> None:
    """Reveal what is certainly safe, from what the board shows alone, until nothing is."""
    board.reveal(first)
    while board.outcome is Outcome.PLAYING and (safe := findings(board).safe):
        for cell in safe:
            board.reveal(cell)


@pytest.mark.parametrize("level, boards", [(Level.BEGINNER, 160), (Level.MIDDLE, 32), (Level.EXPERT, 8)])
def test_a_fair_board_is_won_without_a_guess(level, boards):
    width, height, mines = SIZES[level]
    for seed in range(boards):
        first = (seed * 7 % width, seed * 3 % height)
        last = made(width, height, mines, first, seed)[-1]
        board = Board(width, height, mines)
        board.lay(last.mined)
        play_without_a_guess(board, first)
        assert last.fair and board.outcome is Outcome.WON
        assert board.number(first) == 0


@pytest.mark.parametrize("width, height, mines", [(9, 9, 30), (16, 16, 80), (20, 5, 30)])
def test_a_dense_board_is_mended_until_it_is_fair(width, height, mines):
    """No board so dense is fair by chance."""
    for seed in range(5):
        last = made(width, height, mines, (2, 2), seed)[-1]
        board = Board(width, height, mines)
        board.lay(last.mined)
        play_without_a_guess(board, (2, 2))
        assert last.fair and board.outcome is Outcome.WON


def test_the_same_random_makes_the_same_board():
    assert made(30, 16, 99, (3, 4), seed=8) == made(30, 16, 99, (3, 4), seed=8)


def test_another_random_makes_another_board():
    boards = {made(9, 9, 10, (4, 4), seed)[-1].mined for seed in range(30)}
    assert len(boards) == 30


def test_only_the_last_attempt_is_fair_and_it_reached_every_cell():
    attempts = made(30, 16, 99, (0, 0), seed=1)
    assert [attempt.fair for attempt in attempts] == [False] * (len(attempts) - 1) + [True]
    assert attempts[-1].percent == 100
    assert all(0 <= attempt.percent <= 100 and len(attempt.mined) == 99 for attempt in attempts)


def test_making_can_be_left_at_any_step():
    making = make(16, 16, 110, (8, 8), Random(2))
    assert not next(making).fair
    making.close()


def test_where_no_board_is_fair_the_last_attempt_says_so_and_can_be_played():
    """One mine beside a middle cell, left or right: a guess whatever is done."""
    last = made(3, 1, 1, (1, 0), seed=1)[-1]
    assert not last.fair
    board = Board(3, 1, 1)
    board.lay(last.mined)
    board.reveal((1, 0))
    assert board.outcome is Outcome.PLAYING


def test_too_many_mines_are_refused():
    with pytest.raises(ValueError, match="do not fit"):
        made(4, 4, 16, (0, 0), seed=1)

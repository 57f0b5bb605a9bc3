"""Minesweeper: how long a person waits for a fair board, a hint, a flood and a kept game.

A game in play gives the hint its hardest places: it is asked at every step until the board is won.
"""

from __future__ import annotations

from statistics import median, quantiles
from time import perf_counter

import pytest

from emulator.midp.util import Random
from midlets.minesweeper.board import SIZES, Board, Level, Outcome
from midlets.minesweeper.fair import make
from midlets.minesweeper.record import KeptGame
from midlets.minesweeper.solver import findings, hint


def seconds(work, *arguments) -> float:
    start = perf_counter()
    work(*arguments)
    return perf_counter() - start


def fair_board(level: Level, seed: int) -> Board:
    width, height, mines = SIZES[level]
    first = (seed * 7 % width, seed * 3 % height)
    *_, last = make(width, height, mines, first, Random(seed))
    assert last.fair
    board = Board(width, height, mines)
    board.lay(last.mined)
    board.reveal(first)
    return board


@pytest.mark.parametrize("level, limit", [(Level.BEGINNER, 0.3), (Level.MIDDLE, 0.3), (Level.EXPERT, 2.0)])
def test_a_fair_board_is_made_while_the_person_waits(level, limit, figure):
    times = [seconds(fair_board, level, seed) for seed in range(50)]
    name = f"fair board, {level.name.lower()}"
    figure(f"{name}, median of 50", median(times), "s", at_most=limit)
    figure(f"{name}, 95th percentile", quantiles(times, n=20)[-1], "s", at_most=limit)


def test_no_step_of_making_a_board_holds_up_the_phone(figure):
    longest = 0.0
    for seed in range(5):
        making = make(30, 24, 200, (3, 3), Random(seed))
        start = perf_counter()
        for _ in making:
            longest, start = max(longest, perf_counter() - start), perf_counter()
    figure("making 30x24/200, longest step", longest, "s", at_most=0.5)


def test_exact_chances_and_hints_of_an_expert_game_come_at_once(figure):
    board = fair_board(Level.EXPERT, 4)
    asked, exact = [], []
    while board.outcome is Outcome.PLAYING:
        asked.append(seconds(hint, board))
        exact.append(seconds(findings, board))
        board.reveal(hint(board).cell)
    figure("hint, expert, slowest", max(asked), "s", at_most=0.5)
    figure("all chances, expert, slowest", max(exact), "s", at_most=0.5)


def test_a_flood_of_ten_thousand_cells(figure):
    board = Board(100, 100, 1)
    board.lay([(99, 99)])
    figure("flood, 100x100", seconds(board.reveal, (0, 0)), "s", at_most=0.5)


def test_keeping_and_reading_back_an_expert_game(figure):
    kept = KeptGame(fair_board(Level.EXPERT, 1), Level.EXPERT)
    figure("keep, expert", seconds(kept.to_bytes), "s", at_most=0.1)
    figure("read back, expert", seconds(KeptGame.from_bytes, kept.to_bytes()), "s", at_most=0.1)

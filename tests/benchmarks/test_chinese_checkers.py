"""Chinese checkers: how long the phone thinks, and what its boards and lists of moves cost."""

import time

import pytest

from midlets.chinese_checkers.board import RealChessBoard, VirtualChessBoard
from midlets.chinese_checkers.levels import choose
from midlets.chinese_checkers.players import seats
from midlets.chinese_checkers.rules import Jump, Rules
from tests.tools.chinese_checkers_match import opening, play


def middle_game(count, jump, rounds=12):
    """A game of level 1 phones, broken off where most is possible."""
    game = opening(Rules(seats(count), jump), seed=3)
    while game.round <= rounds:
        game.play(choose(game, 1))
    return game


def best_of(times, work):
    """The shortest of several runs, in seconds."""
    def once():
        start = time.perf_counter()
        work()
        return time.perf_counter() - start
    return min(once() for _ in range(times))


@pytest.mark.parametrize("jump", Jump)
@pytest.mark.parametrize("count", [2, 6])
def test_level_3_takes_less_than_half_a_second_a_move(figure, count, jump):
    game = opening(Rules(seats(count), jump), seed=5)
    played = play(game, {player: 3 if player == 0 else 1 for player in game.rules.players}, seed=5)
    thoughts = played.seconds[3]
    figure(f"chinese checkers, level 3 of {count}, {jump.value}: slowest move", 1000 * max(thoughts), "ms", at_most=500)
    figure(f"chinese checkers, level 3 of {count}, {jump.value}: mean move", 1000 * sum(thoughts) / len(thoughts), "ms",
           at_most=250)


@pytest.mark.parametrize("jump", Jump)
def test_lists_of_moves_are_quick(figure, jump):
    game = middle_game(6, jump)
    lists = 20 * len(game.rules.players)

    def work():
        for _ in range(20):
            for player in game.rules.players:
                game.rules.moves(game.board, player)
    work()                                      # the tables of jumps are filled as they are asked for
    figure(f"chinese checkers, lists of moves, {jump.value}", lists / best_of(5, work), "a second", at_least=1_000)


def test_a_virtual_board_costs_a_move_and_not_a_copy(figure):
    game = middle_game(6, Jump.LONG)
    moves = game.moves()[:40]
    virtual = VirtualChessBoard(game.board)

    def on_virtual():
        for move in moves:
            virtual.move(*move)
            virtual.move(move.end, move.start)

    def on_copies():
        for _ in moves:
            RealChessBoard(game.rules.players)
    figure("chinese checkers, a real board set up anew to a virtual move and back",
           best_of(5, on_copies) / best_of(5, on_virtual), "times", at_least=3)


@pytest.mark.parametrize("count", [2, 6])
def test_a_game_of_level_1_is_over_in_no_time(figure, count):
    game = opening(Rules(seats(count)), seed=7)
    start = time.perf_counter()
    play(game, dict.fromkeys(game.rules.players, 1), seed=7)
    figure(f"chinese checkers, a whole game of {count} at level 1", time.perf_counter() - start, "s", at_most=5)

"""How strong the levels are, by games against each other.

    python -m tests.tools.gomoku_match --games 10 --size 15 --seed 1

Each opening is a few random stones near the middle, from the seed, and is played twice: the second time the
other level has black. All but the times (of the processor) is the same on every run.
"""

import argparse
import time
from dataclasses import dataclass, field

from emulator.midp.util.random import Random
from midlets.gomoku.board import BLACK, EMPTY, Board
from midlets.gomoku.dot import Dot
from midlets.gomoku.logic import BUDGET, choose
from midlets.gomoku.settings import Level

PAIRS = ((Level.EXPERT, Level.MIDDLE), (Level.MIDDLE, Level.BEGINNER), (Level.EXPERT, Level.BEGINNER))
STONES, SPREAD = 3, 2                   # of an opening; steps from the middle


@dataclass
class Score:
    """What a level did against another."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    moves: int = 0
    seconds: dict[Level, list[float]] = field(default_factory=dict)


def opening(size: int, seed: int) -> Board:
    """A board with a few stones near the middle."""
    random, board, middle = Random(seed), Board(size), size // 2
    while len(board.moves) < STONES:
        dot = Dot(*(middle - SPREAD + random.next_int(2 * SPREAD + 1) for _ in "xy"))
        if board[dot] == EMPTY:
            board.place(dot)
    return board


def play(board: Board, black: Level, white: Level, budget: int,
         seconds: dict[Level, list[float]]) -> Level | None:
    """Play the game to its end; the level that won, or None for a draw."""
    while not board.is_over:
        level = black if board.turn == BLACK else white
        start = time.process_time()
        dot = choose(board, level, budget=budget)
        seconds.setdefault(level, []).append(time.process_time() - start)
        board.place(dot)
    if board.winner == EMPTY:
        return None
    return black if board.winner == BLACK else white


def match(better: Level, worse: Level, games: int, size: int, seed: int, budget: int,
          show: bool = False) -> Score:
    """Games between two levels, first moves by turns."""
    score = Score()
    for game in range(games):
        board = opening(size, seed + game // 2)
        black, white = (better, worse) if game % 2 == 0 else (worse, better)
        winner = play(board, black, white, budget, score.seconds)
        score.wins += winner == better
        score.losses += winner == worse
        score.draws += winner is None
        score.moves += len(board.moves)
        if show:
            print(f"\n{black.name} black, {white.name} white: {winner.name if winner is not None else 'draw'}")
            print(board)
    return score


def row(better: Level, worse: Level, games: int, score: Score) -> str:
    """One line of the table."""
    times = "  ".join(f"{sum(spent) / len(spent):.3f} {max(spent):.3f}"
                      for spent in (score.seconds[better], score.seconds[worse]))
    return (f"{better.name.lower():9} {worse.name.lower():9} {games:5} {score.wins:5} {score.draws:5} "
            f"{score.losses:6} {score.moves / games:8.1f}   {times}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Matches between the levels of Gomoku.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--size", type=int, default=15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=int, default=BUDGET, help="positions for a move of the expert")
    parser.add_argument("--show", action="store_true", help="print the board at the end of each game")
    wanted = parser.parse_args()
    print(f"{wanted.games} games a pair on {wanted.size}x{wanted.size}, openings from seed {wanted.seed}, "
          f"{wanted.budget} positions; seconds a move: mean, longest")
    print(f"{'level':9} {'against':9} games  wins draws losses    moves   level        against")
    for better, worse in PAIRS:
        score = match(better, worse, wanted.games, wanted.size, wanted.seed, wanted.budget, wanted.show)
        print(row(better, worse, wanted.games, score), flush=True)


if __name__ == "__main__":
    main()

"""Connect 4: how long the exact solver and the opponent take, and what the wire costs."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

from emulator.midp.util import Random
from midlets.connect4 import opponent
from midlets.connect4.bitboard import from_columns
from midlets.connect4.messages import played
from midlets.connect4.reliable import Link
from midlets.connect4.solver import Solver
from midlets.connect4.state import BLUE, RED

POSITIONS = Path(__file__).parents[1] / "midlets" / "connect4" / "positions.txt"
HARDEST = ("26054255410614526420", "60255606415665121110")      # found by a search for what costs the solver most


def twenty_pieces() -> list[str]:
    """The stored positions of 20 pieces."""
    lines = POSITIONS.read_text().splitlines()
    return [moves for moves, _, _ in (line.split() for line in lines if not line.startswith("#")) if len(moves) == 20]


def seconds(work, times: int = 1) -> float:
    """The shortest of several runs, as this program's own time: what else the computer does is not counted."""
    took = []
    for _ in range(times):
        begun = time.process_time()
        work()
        took.append(time.process_time() - begun)
    return min(took)


def solve(moves: str) -> None:
    Solver().value(*from_columns(moves))


def think(moves: str) -> None:
    opponent.choose(played(moves), RED if len(moves) % 2 else BLUE, 3, Random(1))


def test_twenty_pieces_are_solved_within_a_second(figure):
    times = sorted((seconds(lambda moves=moves: solve(moves)), moves) for moves in twenty_pieces())
    slowest = max(seconds(lambda moves=moves: solve(moves), times=3) for _, moves in times[-5:])
    figure("connect4: exact value of 20 pieces, median", 1000 * statistics.median(time for time, _ in times), "ms",
           at_most=50)
    figure("connect4: exact value of 20 pieces, longest", 1000 * slowest, "ms", at_most=1_000)


def test_the_hardest_known_positions_of_twenty_pieces(figure):
    slowest = max(seconds(lambda moves=moves: solve(moves), times=3) for moves in HARDEST)
    figure("connect4: exact value, hardest 20 pieces known", slowest, "s", at_most=2)


def test_level_three_thinks_for_less_than_a_second(figure):
    games = ("3", "33", "0123", "01234", "66142033", "2066462022", "3212354222060", "54103053434165")
    figure("connect4: level 3 before 20 pieces, longest", max(seconds(lambda moves=moves: think(moves), times=3)
                                                             for moves in games), "s", at_most=1.5)
    figure("connect4: level 3 with 20 pieces, longest", max(seconds(lambda moves=moves: think(moves), times=2)
                                                           for moves in twenty_pieces()[::5]), "s", at_most=1.5)


def test_a_message_costs_little(figure):
    def talk():
        one, other = Link("T", 1), Link("T", 2)
        for now in range(500):
            one.send("Move 1 17 3", now)
            for data in one.outgoing():
                other.receive(data, now)
            for data in other.outgoing():
                one.receive(data, now)
    figure("connect4: a message sent, taken and acknowledged", 1e6 * seconds(talk, times=3) / 500, "µs", at_most=500)

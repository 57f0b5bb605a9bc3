"""How fast the phone thinks at Gomoku: positions a second, the time of a move, the depth reached.

Time is that of the processor, so that a busy computer does not count against the search.
"""

import time
from pathlib import Path

import pytest

from midlets.gomoku import expert
from midlets.gomoku.board import BLACK, Board
from midlets.gomoku.dot import Dot
from midlets.gomoku.logic import BUDGET, choose
from midlets.gomoku.meter import Meter
from midlets.gomoku.position import Position, geometry
from midlets.gomoku.settings import Level
from midlets.gomoku.shapes import Line
from midlets.gomoku.threats import win_by_fours

OPENINGS = (
    [(7, 7)],
    [(7, 7), (8, 8)],
    [(7, 7), (8, 7), (8, 6)],
    [(7, 7), (8, 8), (8, 6), (6, 8)],
    [(7, 7), (8, 8), (8, 6), (6, 8), (7, 8), (7, 6)],
    [(7, 7), (8, 8), (8, 6), (6, 8), (7, 8), (7, 6), (9, 9), (6, 6)],
)
WINS = Path(__file__).parent.parent / "midlets" / "gomoku" / "wins_by_fours.txt"


def board_of(moves, size=15):
    board = Board(size)
    for x, y in moves:
        board.place(Dot(x + (size - 15) // 2, y + (size - 15) // 2))
    return board


def timed(work):
    """Seconds of the processor, and what the work returned."""
    start = time.process_time()
    result = work()
    return time.process_time() - start, result


def test_the_expert_looks_deep_into_the_opening(figure):
    depths, plays, spent = [], 0, 0.0
    for moves in OPENINGS:
        position = Position.of(board_of(moves))
        seconds, thought = timed(lambda position=position: expert.think(
            position, position.count % 2, Meter(position), BUDGET))
        if thought.reason == "search":
            depths.append(thought.depth)
        plays, spent = plays + position.plays, spent + seconds
    figure("Gomoku: least depth in an opening on 15x15", min(depths), "plies", at_least=6)
    figure("Gomoku: positions looked at", plays / spent, "a second")


@pytest.mark.parametrize("size, most", [(15, 1.0), (20, 1.5)])
def test_a_move_of_the_expert_is_in_time(figure, size, most):
    board, longest = board_of(OPENINGS[2], size), 0.0
    while not board.is_over and len(board.moves) < 60:
        seconds, dot = timed(lambda: choose(board, Level.EXPERT))
        longest = max(longest, seconds)
        board.place(dot)
    figure(f"Gomoku: longest move of the expert in a game with itself, {size}x{size}", longest, "s", at_most=most)


@pytest.mark.parametrize("level", [Level.BEGINNER, Level.MIDDLE])
def test_the_lower_levels_answer_at_once(figure, level):
    board = board_of(OPENINGS[4], 20)
    choose(board, level)
    seconds, _ = timed(lambda: choose(board, level))
    figure(f"Gomoku: a move of the {level.name.lower()} on 20x20", seconds, "s", at_most=0.5)


def test_a_win_by_nine_fours_is_found_quickly(figure):
    drawing = WINS.read_text(encoding="ascii").split("\n\n")[8].split("\n", 1)[1]
    position = Position.of(Board.parse(drawing))
    seconds, line = timed(lambda: win_by_fours(position, BLACK - 1, Meter(position)))
    assert len(line) >= 9
    figure("Gomoku: a win by nine fours", seconds, "s", at_most=0.5)


def test_a_move_kept_up_to_date_is_cheaper_than_counting_anew(figure):
    position = Position.of(board_of(OPENINGS[5]))
    free = [place for place, _ in position.packs()] * 20

    def tried():
        for place in free:
            position.play(place, 0)
            position.undo()
    tried()
    kept, _ = timed(tried)
    codes = [line.code for line in position.lines]
    anew, _ = timed(lambda: [sum(Line(code).total for code in codes) for _ in range(20)])
    assert len(geometry(15).lines) == len(codes) - 1
    figure("Gomoku: counting a position anew, by moves tried in that time", anew / 20 / (kept / len(free)), "moves",
           at_least=20)

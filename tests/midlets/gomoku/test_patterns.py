"""Drawings: X and O are stones, * is the empty place where X is thought to play."""

import pytest

from midlets.gomoku.board import BLACK, WHITE, Board
from midlets.gomoku.dot import AXES, DIRECTIONS, Dot
from midlets.gomoku.patterns import Pattern, Reach, makes, reach, run


def drawn(text):
    """The board of a drawing, and the place of its star."""
    signs = text.split()
    size = int(len(signs) ** 0.5)
    return Board.parse(text.replace("*", ".")), Dot.of(signs.index("*"), size)


def strip(signs, axis):
    """A line of signs laid through the middle of an empty board, its star in the very middle."""
    board, middle = Board(20), Dot(10, 10)
    for place, sign in enumerate(signs, -signs.index("*")):
        if sign in "XO":
            board.place(middle.step(axis, place), BLACK if sign == "X" else WHITE)
    return board, middle


def named(made):
    """`open four` for Pattern.OPEN_FOUR."""
    return {pattern.name.lower().replace("_", " ") for pattern in made}


@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("signs, made", [
    ("XX*XX", {"five"}),
    ("OXXXX*O", {"five"}),
    ("XXX*XX", {"five"}),
    (".XX*X.", {"open four", "four"}),
    ("*XXX.", {"open four", "four"}),
    ("OXX*X.", {"four"}),
    ("OXXX*.", {"four"}),
    ("X.X*X", {"four"}),
    ("OXX.*XO", {"four"}),
    ("X.X*X.X", {"four", "double four"}),
    ("XX.*X.XX", {"four", "double four"}),
    ("XXX.*.XXX", {"four", "double four"}),
    ("OXXX*O", set()),
    (".*XX.", {"open three", "joined three"}),
    (".X*X.", {"open three", "joined three"}),
    ("O.X*X..", {"open three", "joined three"}),
    ("O.X*X.O", set()),
    ("OX*X.", set()),
    (".X.*X.", {"open three", "split three"}),
    (".XX.*.", {"open three", "split three"}),
    ("OX.*X.", set()),
    ("X..*X", set()),
    (".X*.", set()),
    ("*", set()),
])
def test_a_stone_in_a_line_makes(signs, made, axis):
    board, middle = strip(signs, axis)
    assert named(makes(board, middle, BLACK)) == made


@pytest.mark.parametrize("signs", ["XX*XX", ".XX*X.", "X.X*X.X", ".X.*X."])
def test_the_patterns_of_white_are_those_of_black(signs):
    swapped = signs.translate(str.maketrans("XO", "OX"))
    black, white = strip(signs, AXES[0]), strip(swapped, AXES[0])
    assert makes(*white, WHITE) == makes(*black, BLACK) != frozenset()
    assert makes(*white, BLACK) == frozenset()


def test_the_edge_closes_a_four_and_a_three():
    board = Board.parse("X X X . . . . . . .\n" + "X . . . . . . . . .\n" * 2 + ". . . . . . . . . .\n" * 7)
    assert makes(board, Dot(3, 0), BLACK) == {Pattern.FOUR}
    assert Pattern.OPEN_THREE not in makes(board, Dot(0, 3), BLACK)


DOUBLE_FOUR = """
    . . . . . . . . . .
    . . . . . . . . . .
    . . . O . . . . . .
    . . . X . . . . . .
    . . . X . . . . . .
    . . . X . . . . . .
    O X X * X . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . ."""
FOUR_THREE = """
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . X . . . .
    . . . . X . . . . .
    O X X * X . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . ."""
FOUR_AND_SPLIT_THREE = """
    . . . . . . . . . .
    . . . . . X . . . .
    . . . . . . . . . .
    . . . . . X . . . .
    . . . . . * . . . .
    . . . . . . X . . .
    . . . . . . . X . .
    . . . . . . . . X .
    . . . . . . . . . O
    . . . . . . . . . ."""
DOUBLE_THREE = """
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . X . . . . .
    . . . . X . . . . .
    . . . X * X . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . ."""
ONE_THREE_IS_CLOSED = """
    . . . . O . . . . .
    . . . . . . . . . .
    . . . . X . . . . .
    . . . . X . . . . .
    . . . X * X . . . .
    . . . . . . . . . .
    . . . . O . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . ."""


@pytest.mark.parametrize("drawing, made", [
    (DOUBLE_FOUR, {"four", "double four"}),
    (FOUR_THREE, {"four", "four three", "open three", "joined three"}),
    (FOUR_AND_SPLIT_THREE, {"four", "four three", "open three", "split three"}),
    (DOUBLE_THREE, {"double three", "open three", "joined three"}),
    (ONE_THREE_IS_CLOSED, {"open three", "joined three"}),
])
def test_a_stone_in_two_lines_makes(drawing, made):
    board, dot = drawn(drawing)
    assert named(makes(board, dot, BLACK)) == made


def test_asking_leaves_the_board_as_it_is():
    board, dot = drawn(DOUBLE_FOUR)
    before = board.copy()
    makes(board, dot, BLACK)
    assert board == before and board.moves == before.moves


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_run_counts_like_stones_up_to_the_first_that_is_not(direction):
    board, dot = Board(), Dot(7, 7)
    for step in (1, 2, 3, 5):
        board.place(dot.step(direction, step), BLACK)
    assert run(board, dot, direction, BLACK) == 3
    assert run(board, dot, direction, WHITE) == 0
    assert run(board, dot, direction.back, BLACK) == 0


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_reach_goes_on_over_four_empty_points(direction):
    board, dot = Board(20), Dot(9, 9)
    for step in (1, 3, 6, 8):         # the fifth empty point ends it
        board.place(dot.step(direction, step), BLACK)
    assert reach(board, dot, direction, BLACK) == Reach(stones=4, empty=4)
    assert reach(board, dot, direction, BLACK, most=1) == Reach(stones=2, empty=1)


def test_a_reach_ends_at_the_other_colour_and_at_the_edge():
    board = Board.parse(". X . O X . . . . ." + "\n. . . . . . . . . ." * 9)
    assert reach(board, Dot(0, 0), AXES[0], BLACK) == Reach(1, 1)
    assert reach(board, Dot(8, 5), AXES[0], BLACK) == Reach(0, 1)

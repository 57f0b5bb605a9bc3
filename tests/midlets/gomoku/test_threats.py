"""Wins by threats, held against a slow count of lines that shares nothing with the search."""

from pathlib import Path

import pytest

from emulator.midp.util.random import Random
from midlets.gomoku.board import BLACK, EMPTY, WHITE, Board, lines
from midlets.gomoku.dot import Dot
from midlets.gomoku.meter import Meter
from midlets.gomoku.position import Position
from midlets.gomoku.threats import win_by_fours, win_by_threes

WINS = [chunk.split("\n", 1) for chunk in
        (Path(__file__).parent / "wins_by_fours.txt").read_text(encoding="ascii").split("\n\n")]


class SlowChecker:
    """Fours by the book: all lines of five looked at, at every step."""

    def __init__(self, size):
        self.masks = [sum(1 << place for place in line) for line in lines(size)]
        self.seen = {}

    def missing(self, own, theirs, have):
        """The empty places of all lines that hold `have` own stones and none of the other's."""
        found = 0
        for mask in self.masks:
            if not mask & theirs and (mask & own).bit_count() == have:
                found |= mask & ~own
        return [place for place in range(found.bit_length()) if found >> place & 1]

    def wins(self, own, theirs, fours):
        """Whether so many fours, each answered, lead to a five that cannot be stopped."""
        if self.missing(own, theirs, 4):
            return True
        key = own, theirs, fours
        if fours and key not in self.seen:
            blocks = self.missing(theirs, own, 4)
            self.seen[key] = any(self.four_wins(own | 1 << place, theirs, fours)
                                 for place in self.missing(own, theirs, 3) if not blocks or blocks == [place])
        return fours > 0 and self.seen[key]

    def four_wins(self, own, theirs, fours):
        fives = self.missing(own, theirs, 4)
        return len(fives) > 1 or (len(fives) == 1 and self.wins(own, theirs | 1 << fives[0], fours - 1))


def bits(board, colour):
    return sum(1 << place for place, stone in enumerate(board.stones) if stone == colour)


def fewest_fours(board, colour, most):
    """The least number of fours that win; None if more than `most` or no number does."""
    own, theirs = bits(board, colour), bits(board, BLACK + WHITE - colour)
    checker = SlowChecker(board.size)
    return next((fours for fours in range(most + 1) if checker.wins(own, theirs, fours)), None)


def found(board, colour, win=win_by_fours, positions=60_000):
    position = Position.of(board)
    meter = Meter(position)
    meter.allow(positions)
    line = win(position, colour - 1, meter)
    assert position.total == Position.of(board).total
    return [Dot.of(place, board.size) for place in line]


def play_out(board, colour, line):
    """Play the fours and the only answer to each; how many places for five the last leaves."""
    fives = []
    for dot in line:
        own, theirs = bits(board, colour), bits(board, BLACK + WHITE - colour)
        blocks = SlowChecker(board.size).missing(theirs, own, 4)
        assert not blocks or blocks == [dot.number(board.size)]
        board.place(dot, colour)
        fives = SlowChecker(board.size).missing(bits(board, colour), bits(board, BLACK + WHITE - colour), 4)
        assert fives
        if dot != line[-1]:
            assert len(fives) == 1
            board.place(Dot.of(fives[0], board.size), BLACK + WHITE - colour)
    return len(fives)


@pytest.mark.parametrize("title, drawing", WINS, ids=[title for title, _ in WINS])
def test_a_win_by_fours_is_found_and_is_one(title, drawing):
    board, fours = Board.parse(drawing), int(title.split()[1])
    assert fewest_fours(board, BLACK, fours) == fours
    line = found(board, BLACK)
    assert len(line) >= fours
    assert play_out(board, BLACK, line) > 1


def test_there_are_wins_of_each_depth_up_to_nine():
    assert [int(title.split()[1]) for title, _ in WINS] == list(range(1, 10))


@pytest.mark.parametrize("title, drawing", WINS[:4], ids=[title for title, _ in WINS[:4]])
def test_white_finds_what_black_finds(title, drawing):
    board = Board.parse(drawing.translate(str.maketrans("XO", "OX")))
    assert play_out(board, WHITE, found(board, WHITE)) > 1


def scattered(seed):
    """Random stones, nobody with four in a line yet."""
    random, board = Random(seed), Board(11)
    while len(board.moves) < 34:
        dot = Dot(random.next_int(11), random.next_int(11))
        if board[dot] == EMPTY:
            board.place(dot)
            if SlowChecker(11).missing(bits(board, BLACK), bits(board, WHITE), 4) or \
                    SlowChecker(11).missing(bits(board, WHITE), bits(board, BLACK), 4):
                board.undo()
    return board


@pytest.mark.parametrize("seed", range(40))
def test_a_win_is_found_just_when_there_is_one(seed):
    board = scattered(seed)
    line = found(board, BLACK)
    assert bool(line) == (fewest_fours(board, BLACK, 17) is not None)
    assert not line or play_out(board, BLACK, line) > 1


def test_no_four_is_played_into_the_others_five():
    rows = [". . . . . . . . . ."] * 10
    rows[2] = "X O O O O . . . . ."
    rows[7] = ". . X X X . . . . ."
    assert found(Board.parse("\n".join(rows)), BLACK) == []


def test_a_four_that_blocks_a_five_can_begin_a_win():
    rows = [". . . . . . . . . ."] * 10
    rows[2] = "X O O O O . . . . ."
    for y, sign in ((3, "X"), (4, "X"), (5, "X")):
        rows[y] = f". . . . . {sign} . . . ."
    assert found(Board.parse("\n".join(rows)), BLACK) == [Dot(5, 2)]


DOUBLE_THREE = """
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . X . . . . .
    . . . . X . . . . .
    . . . X . X . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . ."""


def test_a_double_three_wins_by_threes_and_not_by_fours():
    board = Board.parse(DOUBLE_THREE)
    assert found(board, BLACK) == []
    assert found(board, BLACK, win_by_threes)[0] == Dot(4, 4)


def test_a_three_does_not_win_against_fours_that_break_it():
    """White answers the double three with a four of its own, whose block leaves white another."""
    rows = DOUBLE_THREE.strip().splitlines()
    rows[7] = ". . . . O O O . . ."
    assert found(Board.parse("\n".join(rows)), BLACK, win_by_threes) == []


def test_thought_cut_short_finds_nothing_and_leaves_the_position():
    board = Board.parse(WINS[8][1])
    assert found(board, BLACK, positions=3) == []

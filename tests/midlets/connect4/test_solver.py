"""The solver against positions whose values were worked out by brute force (tests/tools/connect4_brute.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

from midlets.connect4.bitboard import COLUMN, from_columns, has_four, mirrored, open_squares
from midlets.connect4.solver import Outcome, Solver, squares

PROVED = [(moves, Outcome(int(value), int(plies)))
          for moves, value, plies in (
              line.split() for line in Path(__file__).with_name("positions.txt").read_text().splitlines()
              if not line.startswith("#"))]
PIECES = sorted({len(moves) for moves, _ in PROVED})
ENOUGH = 150_000             # more nodes than the value of any position of 20 pieces that was tried has taken

# Among the hardest that a search for such positions found; the brute-force tool takes minutes for each.
HARDEST = [("60255606415665121110", -1), ("36244222210401104621", -1)]


def of(pieces: int) -> list[tuple[str, Outcome]]:
    return [(moves, outcome) for moves, outcome in PROVED if len(moves) == pieces]


def test_the_proved_positions_are_many_and_of_every_kind():
    assert len(of(20)) >= 200
    assert PIECES[0] == 20
    assert PIECES[-1] >= 36
    assert {outcome.value for _, outcome in of(20)} == {-1, 0, 1}
    assert max(outcome.plies for _, outcome in of(20) if outcome.value) > 12


@pytest.mark.parametrize("pieces", PIECES)
def test_the_solver_finds_what_brute_force_found_and_never_takes_long(pieces):
    for number, (moves, outcome) in enumerate(of(pieces)):
        solver, board = Solver(), from_columns(moves)
        assert (moves, solver.value(*board)) == (moves, outcome.value)
        assert solver.effort.nodes < ENOUGH // 2
        if number % 3 == 0:                                   # the length takes longer than the value
            assert (moves, solver.outcome(*board)) == (moves, outcome)


@pytest.mark.parametrize("moves, value", HARDEST)
def test_the_hardest_positions_known_do_not_take_long_either(moves, value):
    solver = Solver()
    assert solver.value(*from_columns(moves)) == value
    assert solver.effort.nodes <= ENOUGH


@pytest.mark.parametrize("moves, outcome", PROVED[::12])
def test_the_mirror_image_is_worth_the_same(moves, outcome):
    mine, theirs = from_columns(moves)
    assert Solver().value(mirrored(mine), mirrored(theirs)) == outcome.value


@pytest.mark.parametrize("moves, outcome", [item for item in PROVED if item[1].value > 0][::9])
def test_a_winning_square_is_shown_by_the_deadline_and_not_before(moves, outcome):
    mine, theirs = from_columns(moves)
    deadline = len(moves) + outcome.plies
    square = Solver().winning_square(mine, theirs, deadline)
    assert square
    assert has_four(mine | square) or Solver().loses(theirs, mine | square, deadline)
    assert Solver().winning_square(mine, theirs, deadline - 1) == 0


@pytest.mark.parametrize("moves, outcome", [item for item in PROVED if item[1].value == 0][::5])
def test_in_a_drawn_position_some_square_is_safe_and_none_wins(moves, outcome):
    mine, theirs = from_columns(moves)
    assert Solver().safe_squares(mine, theirs)
    assert Solver().winning_square(mine, theirs) == 0


@pytest.mark.parametrize("moves, outcome", [item for item in PROVED if item[1].value < 0][::9])
def test_in_a_lost_position_squares_are_safe_only_for_a_while(moves, outcome):
    mine, theirs = from_columns(moves)
    assert Solver().safe_squares(mine, theirs) == []
    assert Solver().safe_squares(mine, theirs, len(moves) + outcome.plies - 1) != []


def test_squares_come_from_the_centre_outwards():
    assert squares(0) == [open_squares(0) & COLUMN[column] for column in (3, 2, 4, 1, 5, 0, 6)]


def test_the_guess_is_rather_right_than_wrong():
    decided = [(moves, outcome) for moves, outcome in of(20) if outcome.value and outcome.plies > 8]
    right = sum(Solver().looks_won(*from_columns(moves)) == (outcome.value > 0) for moves, outcome in decided)
    assert right > 0.65 * len(decided)

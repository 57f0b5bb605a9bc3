"""The three levels: what each must see, and how they fare against each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from emulator.midp.util import Random
from midlets.connect4 import opponent
from midlets.connect4.bitboard import COLUMN, from_columns, has_four, open_squares
from midlets.connect4.messages import played
from midlets.connect4.solver import Solver
from midlets.connect4.state import BLUE, RED, C4State
from tests.tools.connect4_match import play

PROVED = [line.split() for line in Path(__file__).with_name("positions.txt").read_text().splitlines()
          if not line.startswith("#")]


def to_move(state: C4State) -> int:
    return RED if state.count() % 2 else BLUE


def choose(moves: str, level: int = 3, seed: int = 1) -> int:
    state = played(moves)
    return opponent.choose(state, to_move(state), level, Random(seed))


def value_after(moves: str, column: int) -> int:
    """What the column is worth to who plays it, by the solver (which test_solver holds to brute force)."""
    mine, theirs = from_columns(moves)
    after = mine | open_squares(mine | theirs) & COLUMN[column]
    if has_four(after):
        return 1
    return 0 if len(moves) == 41 else -Solver().value(theirs, after)


@pytest.mark.parametrize("moves, value, plies", PROVED[::6])
def test_from_twenty_pieces_on_level_three_keeps_what_the_position_is_worth(moves, value, plies):
    assert value_after(moves, choose(moves)) == int(value)


@pytest.mark.parametrize("moves, plies", [(moves, int(plies)) for moves, value, plies in PROVED if value == "1"][::15])
def test_level_three_takes_the_quickest_win(moves, plies):
    mine, theirs = from_columns(moves)
    after = mine | open_squares(mine | theirs) & COLUMN[choose(moves)]
    assert has_four(after) if plies == 1 else Solver().outcome(theirs, after).plies == plies - 1


@pytest.mark.parametrize("moves, plies", [(moves, int(plies)) for moves, value, plies in PROVED if value == "-1"][::15])
def test_level_three_loses_as_late_as_it_can(moves, plies):
    mine, theirs = from_columns(moves)
    after = mine | open_squares(mine | theirs) & COLUMN[choose(moves)]
    assert Solver().outcome(theirs, after).plies == plies - 1


def some_games(seed: int, pieces: int, how_many: int) -> list[str]:
    """Positions of so many pieces by players who drop anywhere, without a four."""
    numbers, found = Random(seed), []
    while len(found) < how_many:
        moves = "".join(str(numbers.next_int(7)) for _ in range(pieces))
        state = played(moves)
        if state is not None and not state.is_over():
            found.append(moves)
    return found


@pytest.mark.parametrize("pieces", [6, 9, 12, 15, 18])
def test_level_three_misses_no_win_and_no_loss_within_twelve_plies(pieces):
    for moves in some_games(pieces, pieces, 2 if pieces < 12 else 5):
        mine, theirs = from_columns(moves)
        solver, column, deadline = Solver(), choose(moves), pieces + 12
        after = mine | open_squares(mine | theirs) & COLUMN[column]
        if solver.wins(mine, theirs, deadline):
            assert has_four(after) or solver.loses(theirs, after, deadline)
        elif solver.safe_squares(mine, theirs, deadline):
            assert not solver.wins(theirs, after, deadline)


def test_level_three_begins_in_the_middle():
    assert choose("") == 3


@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize("moves, column", [("001122", 3), ("00112", 3), ("60606", 6)])
def test_levels_two_and_three_take_a_win_and_stop_one(level, moves, column):
    assert choose(moves, level) == column


def test_level_one_sometimes_errs_and_mostly_does_not():
    columns = [choose("001122", level=1, seed=seed) for seed in range(200)]
    assert 0.7 < columns.count(3) / 200 < 0.95
    assert len(set(columns)) > 3


@pytest.mark.parametrize("level", opponent.LEVELS)
def test_the_same_seed_gives_the_same_column(level):
    assert choose("3342334224", level, seed=5) == choose("3342334224", level, seed=5)


@pytest.mark.parametrize("level", opponent.LEVELS)
def test_every_level_plays_a_legal_column_to_the_end_and_leaves_the_state_alone(level):
    state, numbers = played("333333222224444411"), Random(1)
    while not state.is_over():
        before = state.to_bytes()
        column = opponent.choose(state, to_move(state), level, numbers)
        assert state.to_bytes() == before
        assert state.drop_piece(to_move(state), column) >= 0


def test_the_players_colour_makes_no_difference():
    state, other = played("334250"), C4State()
    for player, column in state.drops():
        other.drop_piece(1 - player, column)
    assert opponent.choose(state, BLUE, 3, Random(1)) == opponent.choose(other, RED, 3, Random(1))


def test_give_way_is_called_while_it_thinks_and_can_end_it():
    calls = []

    def give_way():
        calls.append(None)
        if len(calls) == 3:
            raise InterruptedError

    state = played("0123")
    with pytest.raises(InterruptedError):
        opponent.choose(state, BLUE, 3, Random(1), give_way)
    assert len(calls) == 3


@pytest.mark.parametrize("level", [0, 4])
def test_there_are_three_levels(level):
    with pytest.raises(ValueError, match="level"):
        choose("", level)


def test_a_game_that_is_over_has_no_next_move():
    with pytest.raises(ValueError, match="over"):
        choose("0011223")


def test_level_three_moving_first_beats_six_plies_ahead():
    """One game here; tools/connect4_match.py plays fifty."""
    result, state, _ = play(0)
    assert result == 1, f"\n{state}"

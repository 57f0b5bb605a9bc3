"""The rules, the score table, and a position as text and as bytes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from midlets.connect4.state import (
    BLUE,
    CELLS,
    COLUMNS,
    EMPTY,
    LINES,
    LINES_THROUGH,
    RED,
    ROWS,
    C4State,
    cell,
)


def play(columns: str, first: int = BLUE) -> C4State:
    state = C4State()
    for number, column in enumerate(columns):
        assert state.drop_piece(first if number % 2 == 0 else 1 - first, int(column)) >= 0
    return state


def score_from_the_board(state: C4State, player: int, line: int) -> int:
    pieces = [state.cells[place] for place in LINES[line]]
    return 0 if 1 - player in pieces else 2 ** pieces.count(player)


games = st.lists(st.tuples(st.sampled_from([RED, BLUE]), st.integers(0, COLUMNS - 1)), max_size=60)


def dropped(drops: list[tuple[int, int]]) -> C4State:
    state = C4State()
    for player, column in drops:
        state.drop_piece(player, column)
    return state


def test_there_are_69_lines_24_along_21_up_and_12_on_either_slant():
    steps = [(line[1] % COLUMNS - line[0] % COLUMNS, line[1] // COLUMNS - line[0] // COLUMNS) for line in LINES]
    assert [steps.count(step) for step in ((1, 0), (0, 1), (1, 1), (1, -1))] == [24, 21, 12, 12]
    assert len(set(map(frozenset, LINES))) == 69


def test_the_number_of_lines_is_that_of_the_formula():
    w, h, n = COLUMNS, ROWS, 4
    assert len(LINES) == 4 * w * h - 3 * w * n - 3 * h * n + 3 * w + 3 * h - 4 * n + 2 * n * n + 2


def test_each_line_is_four_cells_in_a_row_on_the_board():
    for line in LINES:
        places = [(place % COLUMNS, place // COLUMNS) for place in line]
        (across, up), = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(places)}
        assert max(abs(across), abs(up)) == 1
        assert all(0 <= column < COLUMNS and 0 <= row < ROWS for column, row in places)


def test_three_lines_run_through_a_corner_and_thirteen_through_the_middle():
    assert len(LINES_THROUGH[cell(0, 0)]) == 3
    assert len(LINES_THROUGH[cell(3, 2)]) == 13


def test_a_piece_falls_on_what_lies_there():
    state = C4State()
    assert [state.drop_piece(player, 4) for player in (BLUE, RED, BLUE)] == [0, 1, 2]
    assert [state.piece(4, row) for row in range(4)] == [BLUE, RED, BLUE, EMPTY]


def test_a_full_column_refuses_a_piece_and_nothing_changes():
    state = play("555555")
    before = state.to_bytes(), state.scores[RED][:], state.scores[BLUE][:]
    assert state.drop_piece(BLUE, 5) == -1
    assert (state.to_bytes(), state.scores[RED], state.scores[BLUE]) == before
    assert state.legal_columns() == [0, 1, 2, 3, 4, 6]


@pytest.mark.parametrize("column", [-1, 7, 100])
def test_a_column_that_is_not_there_refuses_a_piece(column):
    state = C4State()
    assert state.drop_piece(BLUE, column) == -1
    assert state.count() == 0


def test_only_two_players_exist():
    with pytest.raises(ValueError, match="player"):
        C4State().drop_piece(EMPTY, 3)


def test_a_line_starts_at_one_and_is_doubled_by_each_own_piece():
    state = C4State()
    line = LINES.index((0, 1, 2, 3))
    assert state.scores[BLUE][line] == 1
    assert [state.drop_piece(BLUE, column) or state.scores[BLUE][line] for column in range(4)] == [2, 4, 8, 16]


def test_a_piece_of_the_other_makes_a_line_worthless_for_good():
    state = C4State()
    line = LINES.index((0, 1, 2, 3))
    state.drop_piece(BLUE, 0)
    state.drop_piece(RED, 1)
    assert (state.scores[BLUE][line], state.scores[RED][line]) == (0, 0)
    state.drop_piece(BLUE, 2)
    assert state.scores[BLUE][line] == 0


@given(games)
def test_the_score_table_always_says_what_the_board_says(drops):
    state = dropped(drops)
    for player in (RED, BLUE):
        assert state.scores[player] == [score_from_the_board(state, player, line) for line in range(69)]


@given(games)
def test_undo_of_all_drops_gives_back_the_empty_board_and_its_table(drops):
    state, empty = dropped(drops), C4State()
    for _ in range(state.count()):
        state.undo()
    assert (state, state.scores, state.heights) == (empty, empty.scores, empty.heights)
    assert not state.winning_cells()


@pytest.mark.parametrize("columns, cells", [
    ("0011223", [(0, 0), (1, 0), (2, 0), (3, 0)]),
    ("6565656", [(6, 0), (6, 1), (6, 2), (6, 3)]),
    ("01122323363", [(0, 0), (1, 1), (2, 2), (3, 3)]),
    ("65544343303", [(3, 3), (4, 2), (5, 1), (6, 0)]),
])
def test_four_in_each_direction_win(columns, cells):
    state = play(columns)
    assert state.is_winner(BLUE)
    assert not state.is_winner(RED)
    assert state.winning_cells() == cells


def test_lines_made_at_once_are_all_shown():
    state = play("0011224455663")
    assert state.winning_cells() == [(column, 0) for column in range(7)]


def test_nothing_falls_after_a_win_until_it_is_taken_back():
    state = play("0011223")
    assert state.drop_piece(RED, 6) == -1
    assert state.legal_columns() == []
    assert state.undo() == (BLUE, 3)
    assert not state.is_over()
    assert state.drop_piece(BLUE, 6) == 0


def test_a_full_board_without_a_four_is_a_tie():
    state = C4State.parse("""
        R B R B R B R
        R B R B R B R
        B R B R B R B
        B R B R B R B
        R B R B R B R
        R B R B R B R
    """)
    assert state.count() == CELLS
    assert state.is_tie()
    assert not state.is_winner(RED)
    assert not state.is_winner(BLUE)
    assert state.legal_columns() == []


def test_a_full_board_with_a_four_is_no_tie():
    state = C4State.parse("""
        B B R B R B R
        B B R B R B R
        B R B R B R B
        B R B R B R B
        R B R B R B R
        R B R B R B R
    """)
    assert state.is_winner(BLUE)
    assert not state.is_tie()


def test_nothing_can_be_taken_back_from_an_empty_board():
    with pytest.raises(IndexError):
        C4State().undo()


def test_a_copy_goes_its_own_way():
    state = play("334")
    twin = state.copy()
    twin.drop_piece(RED, 0)
    assert (state.count(), twin.count()) == (3, 4)
    assert twin.undo() == (RED, 0)
    assert twin == state


def test_the_drawing_has_the_top_row_first():
    assert str(play("334")).split("\n")[-2:] == [". . . R . . .", ". . . B B . ."]


@given(games)
def test_what_is_drawn_can_be_read_back(drops):
    state = dropped(drops)
    again = C4State.parse(str(state))
    assert again == state
    assert again.scores == state.scores
    assert again.winning_cells() == state.winning_cells()


@given(games)
def test_a_position_that_was_read_can_be_saved(drops):
    read = C4State.parse(str(dropped(drops)))
    assert C4State.from_bytes(read.to_bytes()) == read


@pytest.mark.parametrize("text, problem", [
    ("", "lines"),
    (". . . . . . .\n" * 5, "lines"),
    (". . . . . .\n" * 6, "lines"),
    (". . . . . . .\n" * 4 + ". . . R . . .\n" + ". . . . . . .\n", "air"),
    (". . . . . . .\n" * 5 + ". . X . . . .\n", "sign"),
    (". . . . . . .\n" * 4 + "R R R R . . .\n" + "B B B B . . .\n", "last drop"),
])
def test_a_drawing_that_is_no_position_is_refused(text, problem):
    with pytest.raises(ValueError, match=problem):
        C4State.parse(text)


@given(games)
def test_bytes_bring_back_the_position_and_the_way_to_it(drops):
    state = dropped(drops)
    again = C4State.from_bytes(state.to_bytes())
    assert again == state
    assert again.drops() == state.drops()
    assert again.scores == state.scores


@given(games, st.data())
def test_a_damaged_byte_is_noticed(drops, data):
    saved = bytearray(dropped(drops).to_bytes())
    at = data.draw(st.integers(0, len(saved) - 1))
    saved[at] ^= data.draw(st.integers(1, 255))
    with pytest.raises(ValueError):
        C4State.from_bytes(bytes(saved))


@given(st.binary(max_size=60))
def test_bytes_that_were_never_saved_are_refused(data):
    with pytest.raises(ValueError):
        C4State.from_bytes(data)


def test_a_saved_game_cut_short_is_refused():
    saved = play("334455").to_bytes()
    for length in range(len(saved)):
        with pytest.raises(ValueError):
            C4State.from_bytes(saved[:length])

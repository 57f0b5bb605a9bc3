"""Bits and cells are the same board: everything is held against the score table's own way of seeing it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from midlets.connect4 import bitboard
from midlets.connect4.state import BLUE, COLUMNS, EMPTY, LINES, RED, ROWS, C4State, cell

boards = st.lists(st.tuples(st.sampled_from([RED, BLUE]), st.integers(0, COLUMNS - 1)), max_size=42)


def dropped(drops):
    state = C4State()
    for player, column in drops:
        state.drop_piece(player, column)
    return state


def cells(bits: int) -> set[int]:
    return {cell(column, row) for column in range(COLUMNS) for row in range(ROWS)
            if bits >> bitboard.HEIGHT * column + row & 1}


@given(boards)
def test_each_side_has_its_pieces(drops):
    state = dropped(drops)
    mine, theirs = bitboard.from_state(state, BLUE)
    assert cells(mine) == {place for place in range(42) if state.cells[place] == BLUE}
    assert cells(theirs) == {place for place in range(42) if state.cells[place] == RED}
    assert bitboard.from_state(state, RED) == (theirs, mine)


@given(boards)
def test_a_piece_can_land_on_top_of_each_column_that_is_not_full(drops):
    state = dropped(drops)
    assert cells(bitboard.open_squares(sum(bitboard.from_state(state, RED)))) == {
        cell(column, state.heights[column]) for column in range(COLUMNS) if state.heights[column] < ROWS}


@given(boards)
def test_four_in_a_line_is_seen(drops):
    state = dropped(drops)
    for player in (RED, BLUE):
        assert bitboard.has_four(bitboard.from_state(state, player)[0]) == state.is_winner(player)


@given(boards)
def test_goals_are_the_empty_cells_that_complete_a_line(drops):
    state = dropped(drops)
    pieces = bitboard.from_state(state, RED)[0]
    expected = {place for line in LINES for place in line
                if state.cells[place] == EMPTY and [state.cells[other] for other in line].count(RED) == 3}
    empty = {place for place in range(42) if state.cells[place] == EMPTY}
    assert cells(bitboard.goals(pieces)) & empty == expected


@given(boards)
def test_what_a_side_leaves_is_the_lines_it_has_no_piece_in(drops):
    state = dropped(drops)
    expected = {place for line in LINES if all(state.cells[other] != RED for other in line) for place in line}
    assert cells(bitboard.leaves(bitboard.from_state(state, RED)[0])) == expected


@given(boards)
def test_the_mirror_exchanges_left_and_right(drops):
    state, image = dropped(drops), C4State()
    for player, column in state.drops():
        image.drop_piece(player, COLUMNS - 1 - column)
    assert bitboard.mirrored(bitboard.from_state(state, RED)[0]) == bitboard.from_state(image, RED)[0]


def test_columns_are_dropped_by_turns():
    mine, theirs = bitboard.from_columns("334")
    assert (cells(theirs), cells(mine)) == ({cell(3, 0), cell(4, 0)}, {cell(3, 1)})


@pytest.mark.parametrize("columns", ["3333333", "00112233"])
def test_columns_that_no_game_has_are_refused(columns):
    with pytest.raises(ValueError):
        bitboard.from_columns(columns)


@pytest.mark.parametrize("column", range(COLUMNS))
def test_a_square_knows_its_column(column):
    bottom = 1 << bitboard.HEIGHT * column
    assert bitboard.column_of(bottom) == bitboard.column_of(bottom << ROWS - 1) == column

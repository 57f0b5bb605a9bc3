"""The rules: laying, revealing, flags, chords, winning and losing."""

from __future__ import annotations

import random

import pytest

from emulator.midp.util import Random
from midlets.minesweeper.board import SIZES, Board, Face, Level, Outcome, most_mines


def faces(board: Board) -> dict:
    """What a person sees of every cell."""
    return {cell: (board.face(cell), board.number(cell) if cell in board.revealed else None)
            for cell in board.cells()}


@pytest.mark.parametrize("level, boards", [(Level.BEGINNER, 600), (Level.MIDDLE, 250), (Level.EXPERT, 150)])
def test_the_first_reveal_is_safe_and_opens_a_field(level, boards):
    for seed in range(boards):
        board = Board(*SIZES[level], Random(seed))
        first = random.Random(seed).choice(board.cells())
        opened = board.reveal(first)
        assert board.outcome is not Outcome.LOST
        assert len(board.mined) == board.mines
        assert board.number(first) == 0
        assert {first, *board.around(first)} <= opened == board.revealed


def test_mines_may_lie_anywhere_outside_the_neighbourhood_of_the_first_reveal():
    seen = set()
    for seed in range(300):
        board = Board(5, 5, 4, Random(seed))
        board.reveal((0, 0))
        seen |= board.mined
    assert seen == set(board.cells()) - {(0, 0), (1, 0), (0, 1), (1, 1)}


def test_with_too_little_room_only_the_first_cell_itself_is_kept_free():
    for seed in range(50):
        board = Board(3, 3, 6, Random(seed))
        board.reveal((0, 0))
        assert board.outcome is Outcome.PLAYING and board.number((0, 0)) >= 1


def test_room_for_exactly_the_mines_outside_the_neighbourhood_is_room_enough():
    board = Board(3, 3, 5, Random(1))
    board.reveal((0, 0))
    assert str(board) == "02F\n25F\nFFF"


def test_a_board_with_one_free_cell_is_won_by_the_first_reveal():
    board = Board(4, 3, most_mines(4, 3), Random(1))
    board.reveal((2, 1))
    assert board.outcome is Outcome.WON and board.mined == set(board.cells()) - {(2, 1)}


@pytest.mark.parametrize("width, height, mines, why", [
    (4, 3, 12, "12 mines do not fit: a board of 4x3 takes 0 to 11"),
    (4, 3, -1, "-1 mines do not fit"),
    (0, 3, 0, "has no cells"),
])
def test_a_board_that_cannot_be_is_refused(width, height, mines, why):
    with pytest.raises(ValueError, match=why):
        Board(width, height, mines)


def test_a_board_without_mines_is_won_by_the_first_reveal():
    board = Board(7, 5, 0)
    assert board.reveal((3, 3)) == set(board.cells())
    assert board.outcome is Outcome.WON


def test_the_first_reveal_needs_a_random_to_lay_the_mines():
    with pytest.raises(ValueError, match="needs a Random"):
        Board(9, 9, 10).reveal((0, 0))


def test_the_number_of_a_cell_is_the_mines_among_its_eight_neighbours():
    board = Board.from_text("*** *.* ***".replace(" ", "\n"))
    assert board.number((1, 1)) == 8
    assert Board.from_text("*..\n...\n..*").number((1, 1)) == 2
    assert Board.from_text("*..\n...\n..*").number((2, 0)) == 0


def test_a_number_above_zero_opens_alone():
    board = Board.from_text("*...\n....")
    assert board.reveal((1, 0)) == {(1, 0)}


def test_a_flood_stops_at_the_numbers_around_the_zeros():
    board = Board.from_text("...*...\n...*...\n...*...")
    assert board.reveal((0, 1)) == {(x, y) for x in range(3) for y in range(3)}
    assert str(board) == "002*...\n003*...\n002*..."


def test_a_flood_fills_a_hundred_by_a_hundred_without_recursion():
    board = Board(100, 100, 1)
    board.lay([(99, 99)])
    assert len(board.reveal((0, 0))) == 9_999 + 1       # all safe cells, and the flag of the won board
    assert board.outcome is Outcome.WON


def test_a_flood_passes_by_a_flagged_cell():
    board = Board.from_text("....*")
    board.flag((1, 0))
    assert board.reveal((0, 0)) == {(0, 0)}
    board.flag((1, 0))
    board.reveal((1, 0))
    assert str(board) == "0001F"


def test_a_flagged_cell_is_not_revealed():
    board = Board.from_text("*..")
    board.flag((0, 0))
    assert board.reveal((0, 0)) == set()
    assert board.outcome is Outcome.PLAYING


def test_a_flag_is_put_and_taken_and_counted():
    board = Board.from_text("**..")
    assert board.flag((3, 0)) == {(3, 0)}
    assert (board.mines_left, board.face((3, 0))) == (1, Face.FLAG)
    assert board.flag((3, 0)) == {(3, 0)}
    assert (board.mines_left, board.face((3, 0))) == (2, Face.HIDDEN)


def test_the_counter_falls_below_zero_when_there_are_too_many_flags():
    board = Board.from_text("*...")
    board.flag((1, 0))
    board.flag((2, 0))
    assert board.mines_left == -1


def test_a_revealed_cell_takes_no_flag():
    board = Board.from_text("*...")
    board.reveal((1, 0))
    assert board.flag((1, 0)) == set()


def test_flags_may_stand_before_the_mines_are_laid():
    board = Board(9, 9, 10, Random(3))
    board.flag((8, 8))
    board.reveal((0, 0))
    assert board.face((8, 8)) is Face.FLAG


def test_a_chord_reveals_the_rest_around_a_number_with_all_its_flags():
    board = Board.from_text("*..\n...\n..*")
    board.reveal((1, 1))
    board.flag((0, 0))
    assert board.chord((1, 1)) == set()                 # one flag, two mines
    board.flag((2, 2))
    board.chord((1, 1))
    assert str(board) == "F10\n121\n01F"
    assert board.outcome is Outcome.WON


def test_a_chord_floods_from_a_zero():
    board = Board.from_text("*.....")
    board.reveal((1, 0))
    board.flag((0, 0))
    assert board.chord((1, 0)) == {(2, 0), (3, 0), (4, 0), (5, 0)}


def test_a_chord_with_a_wrong_flag_loses_and_opens_nothing():
    board = Board.from_text(".*.\n...\n...")
    board.reveal((1, 1))
    board.flag((0, 0))
    assert board.chord((1, 1)) == {(1, 0), (0, 0)}
    assert str(board) == "x@.\n.1.\n..."
    assert board.outcome is Outcome.LOST


def test_a_chord_on_a_hidden_cell_does_nothing():
    board = Board.from_text("*..")
    board.flag((0, 0))
    assert board.chord((1, 0)) == set()


def test_a_won_board_flags_its_mines():
    board = Board.from_text("*.*")
    assert board.reveal((1, 0)) == {(0, 0), (1, 0), (2, 0)}
    assert (board.outcome, board.mines_left, str(board)) == (Outcome.WON, 0, "F2F")


def test_a_lost_board_shows_its_mines_the_fatal_one_and_the_wrong_flags():
    board = Board.from_text("**..*")
    board.flag((1, 0))
    board.flag((2, 0))
    assert board.reveal((0, 0)) == {(0, 0), (2, 0), (4, 0)}
    assert [board.face((x, 0)) for x in range(5)] == [
        Face.FATAL, Face.FLAG, Face.WRONG_FLAG, Face.HIDDEN, Face.MINE]
    assert (board.outcome, board.fatal) == (Outcome.LOST, (0, 0))


@pytest.mark.parametrize("text, last", [("*..*", (0, 0)), ("*.", (1, 0))])
def test_nothing_moves_once_the_game_is_over(text, last):
    board = Board.from_text(text)
    board.reveal(last)
    before = str(board)
    for cell in board.cells():
        assert board.reveal(cell) == board.flag(cell) == board.chord(cell) == set()
    assert str(board) == before


def test_mines_are_hidden_from_the_person_until_the_board_is_lost():
    board = Board.from_text("*.*")
    assert {board.face(cell) for cell in board.cells()} == {Face.HIDDEN}


@pytest.mark.parametrize("cell", [(-1, 0), (0, -1), (3, 0), (0, 1)])
def test_a_cell_beside_the_board_is_refused(cell):
    board = Board.from_text("*..")
    for operation in (board.reveal, board.flag, board.chord):
        with pytest.raises(ValueError, match="not on a board of 3x1"):
            operation(cell)
    assert str(board) == "*.."


def test_the_cells_returned_are_exactly_those_that_look_different():
    for seed in range(60):
        chance = random.Random(seed)
        board = Board(8, 6, 7, Random(seed))
        for _ in range(40):
            before = faces(board)
            operation = chance.choice([board.reveal, board.flag, board.flag, board.chord])
            changed = operation(chance.choice(board.cells()))
            after = faces(board)
            assert changed == {cell for cell in before if before[cell] != after[cell]}


def test_a_drawn_board_is_read_back_the_same():
    for seed in range(60):
        chance = random.Random(seed)
        board = Board(8, 6, 7, Random(seed))
        board.reveal((3, 3))
        for _ in range(12):
            chance.choice([board.reveal, board.flag])(chance.choice(board.cells()))
        again = Board.from_text(str(board))
        assert (str(again), again.outcome, faces(again)) == (str(board), board.outcome, faces(board))


def test_a_board_without_mines_laid_is_drawn_with_question_marks():
    board = Board(3, 2, 1)
    board.flag((1, 1))
    assert str(board) == "???\n?F?"


@pytest.mark.parametrize("text, why", [
    ("", "at least one"), ("*.\n...", "equally long"), ("*?", "no sign '\\?'"), ("*2", "shows 2, but 1"),
])
def test_text_that_is_no_board_is_refused(text, why):
    with pytest.raises(ValueError, match=why):
        Board.from_text(text)


def test_mines_are_laid_in_the_right_number_and_before_the_first_reveal():
    board = Board(3, 1, 1)
    with pytest.raises(ValueError, match="1 cells of the board"):
        board.lay([(0, 0), (1, 0)])
    with pytest.raises(ValueError, match="1 cells of the board"):
        board.lay([(5, 5)])
    board.lay([(0, 0)])
    board.reveal((1, 0))
    with pytest.raises(ValueError, match="lie already"):
        board.lay([(2, 0)])

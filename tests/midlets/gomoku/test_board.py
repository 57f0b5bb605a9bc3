from itertools import pairwise

import pytest

from midlets.gomoku.board import BLACK, EMPTY, WHITE, Board, Move, lines, other
from midlets.gomoku.dot import Dot


def played(*places, size=15):
    board = Board(size)
    for x, y in places:
        board.place(Dot(x, y))
    return board


@pytest.mark.parametrize("size", range(10, 21))
def test_a_board_has_as_many_lines_as_starts_fit_in_four_ways(size):
    along, across = size * (size - 4), (size - 4) ** 2
    assert len(set(lines(size))) == 2 * along + 2 * across


def test_a_board_of_fifteen_has_572_lines():
    assert len(lines(15)) == 165 + 165 + 121 + 121


def test_every_line_is_five_places_a_like_step_apart():
    for line in lines(12):
        dots = [Dot.of(number, 12) for number in line]
        steps = {(b.x - a.x, b.y - a.y) for a, b in pairwise(dots)}
        assert len(dots) == 5 and len(steps) == 1 and steps <= {(1, 0), (0, 1), (1, 1), (1, -1)}


@pytest.mark.parametrize("size", [9, 21, 0])
def test_a_board_is_ten_to_twenty(size):
    with pytest.raises(ValueError, match="10 to 20"):
        Board(size)


def test_black_begins_and_they_take_turns():
    board = played((7, 7), (8, 8), (7, 8))
    assert [move.colour for move in board.moves] == [BLACK, WHITE, BLACK]
    assert board.turn == WHITE


def test_a_stone_can_be_put_for_either_colour():
    board = Board()
    assert board.place(Dot(1, 1), WHITE) == Move(Dot(1, 1), WHITE)
    assert board.turn == BLACK


@pytest.mark.parametrize("dot, word", [(Dot(7, 7), "taken"), (Dot(15, 0), "not on"), (Dot(0, -1), "not on")])
def test_an_illegal_move_is_refused_and_changes_nothing(dot, word):
    board = played((7, 7))
    with pytest.raises(ValueError, match=word):
        board.place(dot)
    assert board == played((7, 7)) and len(board.moves) == 1


@pytest.mark.parametrize("dx, dy", [(1, 0), (0, 1), (1, 1), (1, -1)])
def test_five_in_any_way_wins_and_is_shown_in_order(dx, dy):
    board = Board()
    for step in (0, 4, 1, 3):
        board.place(Dot(5 + dx * step, 6 + dy * step), BLACK)
        assert not board.is_over
    board.place(Dot(5 + dx * 2, 6 + dy * 2), BLACK)
    assert board.winner == BLACK and board.is_over
    assert board.winning == tuple(Dot(5 + dx * step, 6 + dy * step) for step in range(5))


def test_six_in_a_row_win_too():
    board = Board.parse("X X X . X X . . . .\n" + ". . . . . . . . . .\n" * 9)
    board.place(Dot(3, 0), BLACK)
    assert len(board.winning) == 6


def test_a_row_does_not_go_on_round_the_edge():
    board = Board.parse(". . . . . . . X X X\nX X . . . . . . . .\n" + ". . . . . . . . . .\n" * 8)
    assert board.winner == EMPTY


def test_nobody_moves_after_the_win():
    board = played((0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1), (4, 0))
    with pytest.raises(ValueError, match="over"):
        board.place(Dot(9, 9))


def test_undo_takes_back_stone_win_and_turn():
    before = played((0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1))
    board = before.copy()
    board.place(Dot(4, 0))
    assert board.undo() == Move(Dot(4, 0), BLACK)
    assert (board, board.winning, board.turn) == (before, (), BLACK)
    with pytest.raises(IndexError):
        Board().undo()


def test_a_full_board_without_five_is_a_draw():
    rows = ["X X O O X X O O X X", "O O X X O O X X O O"] * 5
    board = Board.parse("\n".join(rows))
    assert board.is_full and board.is_over and board.winner == EMPTY


def test_a_copy_lives_by_itself():
    board = played((7, 7))
    twin = board.copy()
    twin.place(Dot(8, 8))
    assert len(board.moves) == 1 and board[Dot(8, 8)] == EMPTY


def test_the_text_of_a_board_is_its_picture_and_is_read_back():
    board = played((0, 0), (9, 9), (1, 0), size=10)
    assert str(board).splitlines()[0] == "X X . . . . . . . ."
    assert str(board).splitlines()[9] == ". . . . . . . . . O"
    again = Board.parse(str(board))
    assert again == board and again.turn == WHITE


def test_a_drawn_five_is_found():
    board = Board.parse(". . . . . . . . . .\n" * 9 + "O O O O O . X X X X")
    assert board.winner == WHITE and board.winning[0] == Dot(0, 9)


@pytest.mark.parametrize("text, word", [
    ("X O\nX", "square"), ("", "size"), (". " * 9 + "?\n" + (". " * 10 + "\n") * 9, "sign"),
    (". " * 9 + "XO\n" + (". " * 10 + "\n") * 9, "sign"),
])
def test_a_text_that_is_no_board_is_refused(text, word):
    with pytest.raises(ValueError, match=word):
        Board.parse(text)


def test_places_off_the_board_have_no_colour():
    assert Board().colour_at(Dot(15, 3)) is None and Board().colour_at(Dot(14, 3)) == EMPTY


def test_other_is_the_opponent():
    assert (other(BLACK), other(WHITE)) == (WHITE, BLACK)

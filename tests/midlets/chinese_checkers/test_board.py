"""One suite over both boards: a virtual one must answer as a real one does."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from midlets.chinese_checkers.board import (
    NOBODY,
    RealChessBoard,
    VirtualChessBoard,
    draw,
    parse,
    player_of,
)
from midlets.chinese_checkers.places import AREA_BITS, AREAS, NOWHERE, PLACES, place_named

PLAYERS = (0, 3)
E3, E5, E6, M17 = (place_named(name) for name in ("e3", "e5", "e6", "m17"))


@pytest.fixture(params=["real", "virtual"])
def board(request):
    real = RealChessBoard(PLAYERS)
    return real if request.param == "real" else VirtualChessBoard(real)


def test_ten_pieces_of_each_player_stand_at_home(board):
    assert sorted(board.places_of(0)) == sorted(AREAS[0])
    assert sorted(board.places_of(3)) == sorted(AREAS[3])


def test_who_takes_no_part_has_no_pieces(board):
    assert board.places_of(1) == []
    assert board.place_of(10) == NOWHERE


def test_the_two_indexes_agree(board):
    for piece in (*range(10), *range(30, 40)):
        assert board.piece_at(board.place_of(piece)) == piece


def test_a_piece_names_its_player(board):
    assert player_of(board.piece_at(E3)) == 0
    assert player_of(board.piece_at(M17)) == 3
    assert player_of(board.piece_at(E5)) == NOBODY


def test_a_move_changes_both_indexes_and_the_occupied_places(board):
    piece = board.piece_at(E3)
    board.move(E3, E5)
    assert board.piece_at(E5) == piece and board.place_of(piece) == E5
    assert board.piece_at(E3) == NOBODY
    assert E5 in board.places_of(0) and E3 not in board.places_of(0)
    assert board.occupied == AREA_BITS[0] ^ (1 << E3) | 1 << E5 | AREA_BITS[3]


def test_a_move_there_and_back_leaves_nothing_behind(board):
    before = draw(board), board.occupied, board.places_of(0)
    board.move(E3, E5)
    board.move(E5, E3)
    assert (draw(board), board.occupied, board.places_of(0)) == before


def test_a_place_that_was_left_can_be_taken_by_another_piece(board):
    other = board.piece_at(M17)
    board.move(E3, E5)
    board.move(M17, E3)
    assert board.piece_at(E3) == other and board.place_of(other) == E3


@pytest.mark.parametrize("start, end", [(E5, E6), (E3, M17), (E3, E3)])
def test_a_move_from_an_empty_or_to_a_full_place_is_refused_and_changes_nothing(board, start, end):
    before = draw(board), board.occupied
    with pytest.raises(ValueError):
        board.move(start, end)
    assert (draw(board), board.occupied) == before


def test_a_drawn_board_is_read_back(board):
    board.move(E3, E5)
    assert draw(parse(draw(board))) == draw(board)


def test_a_virtual_board_leaves_the_real_one_alone():
    real = RealChessBoard(PLAYERS)
    VirtualChessBoard(real).move(E3, E5)
    assert real.piece_at(E5) == NOBODY and real.occupied == AREA_BITS[0] | AREA_BITS[3]


def test_a_virtual_board_holds_only_what_moved():
    virtual = VirtualChessBoard(RealChessBoard(PLAYERS))
    virtual.move(E3, E5)
    assert virtual.moved == 1
    virtual.move(E5, E6)
    assert virtual.moved == 1
    virtual.move(E6, E3)
    assert virtual.moved == 0


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(PLACES), st.sampled_from(PLACES)), max_size=40))
def test_both_boards_answer_alike_after_any_moves(pairs):
    real, virtual = RealChessBoard(PLAYERS), VirtualChessBoard(RealChessBoard(PLAYERS))
    for start, end in pairs:
        if real.piece_at(start) != NOBODY and real.piece_at(end) == NOBODY:
            real.move(start, end)
            virtual.move(start, end)
    assert [real.piece_at(place) for place in PLACES] == [virtual.piece_at(place) for place in PLACES]
    assert [real.place_of(piece) for piece in range(60)] == [virtual.place_of(piece) for piece in range(60)]
    assert [real.places_of(player) for player in range(6)] == [virtual.places_of(player) for player in range(6)]
    assert real.occupied == virtual.occupied


def test_a_piece_is_put_only_where_none_stands():
    board = RealChessBoard()
    board.put(0, E5)
    with pytest.raises(ValueError):
        board.put(1, E5)
    with pytest.raises(ValueError):
        board.put(0, E6)


@pytest.mark.parametrize("damage", [
    lambda text: "\n".join(text.splitlines()[1:]), lambda text: text.replace(".", "7", 1),
    lambda text: text.replace(".", "0", 1), lambda text: text + " ."])
def test_a_picture_that_is_no_board_is_refused(damage):
    with pytest.raises(ValueError):
        parse(damage(draw(RealChessBoard(PLAYERS))))

import pytest

from midlets.gomoku.board import Board
from midlets.gomoku.dot import Dot
from midlets.gomoku.record import CHECKSUM, MARK, checksum, packed


def kept(size=15):
    board = Board(size)
    for x, y in ((7, 7), (8, 8), (size - 1, size - 1), (0, 0), (3, 9)):
        board.place(Dot(x, y))
    return board


@pytest.mark.parametrize("size", [10, 15, 20])
def test_a_kept_game_comes_back_with_its_moves(size):
    board = kept(size)
    again = Board.from_bytes(board.to_bytes())
    assert (again.size, again.moves, again.stones) == (board.size, board.moves, board.stones)


def test_a_won_game_comes_back_won():
    board = Board()
    for step in range(4):
        board.place(Dot(step, 0))
        board.place(Dot(step, 1))
    board.place(Dot(4, 0))
    assert Board.from_bytes(board.to_bytes()).winning == board.winning


def test_a_move_costs_two_bytes():
    assert len(kept().to_bytes()) - len(Board().to_bytes()) == 2 * 5


def test_any_single_wrong_bit_is_seen():
    data = kept().to_bytes()
    for place in range(len(data) * 8):
        wrong = bytearray(data)
        wrong[place // 8] ^= 1 << place % 8
        with pytest.raises(ValueError, match=r"^(foreign|version|damaged)"):
            Board.from_bytes(bytes(wrong))


def test_a_record_cut_short_anywhere_is_refused():
    data = kept().to_bytes()
    for end in range(len(data)):
        with pytest.raises(ValueError, match=r"^(foreign|version|damaged)"):
            Board.from_bytes(data[:end])


def resealed(body):
    return body + CHECKSUM.pack(checksum(body))


@pytest.mark.parametrize("data, word", [
    (b"", "foreign"), (b"no such thing", "foreign"), (MARK + b"\x02\x0f\x00\x00", "version"),
    (resealed(MARK + b"\x01\x0f\x00\x01"), "damaged: 1 moves"),
    (packed(15, [(1, 7), (2, 7)]), "impossible: move 2"),
    (packed(10, [(1, 100)]), "impossible: move 1"),
    (packed(9, []), "size"),
])
def test_the_word_says_what_is_wrong(data, word):
    with pytest.raises(ValueError, match=word):
        Board.from_bytes(data)


def test_the_checksum_is_the_published_one():
    assert checksum(b"123456789") == 0x29B1      # CRC-16/CCITT-FALSE, its usual check value

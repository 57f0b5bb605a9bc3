"""A kept game: read back the same, and refused when damaged, foreign or impossible."""

from __future__ import annotations

import struct
import zlib

import pytest

from emulator.midp.util import Random
from midlets.minesweeper.board import Board, Level, Outcome
from midlets.minesweeper.record import HEADER, KeptGame, crc32


def in_play(seed: int = 5) -> KeptGame:
    board = Board(9, 9, 10, Random(seed))
    board.reveal((4, 4))
    for cell in sorted(board.mined)[:3]:
        board.flag(cell)
    return KeptGame(board, Level.BEGINNER, elapsed=61_234, hints=2)


def sealed(body: bytes) -> bytes:
    """With the checksum that belongs to it."""
    return body + struct.pack(">I", zlib.crc32(body))


def changed(game: KeptGame, **fields: int) -> bytes:
    """The record of a game with fields of its header changed, and a true checksum."""
    names = ("mark", "version", "level", "laid", "width", "height", "mines", "elapsed", "hints", "fatal")
    body = game.to_bytes()[:-4]
    values = dict(zip(names, HEADER.unpack_from(body), strict=True)) | fields
    return sealed(HEADER.pack(*values.values()) + body[HEADER.size:])


def test_a_game_in_play_is_read_back_the_same():
    game = in_play()
    again = KeptGame.from_bytes(game.to_bytes())
    assert str(again.board) == str(game.board)
    assert (again.level, again.elapsed, again.hints) == (Level.BEGINNER, 61_234, 2)
    assert again.board.outcome is Outcome.PLAYING


def test_a_game_that_was_read_back_can_be_played_on():
    game = KeptGame.from_bytes(in_play().to_bytes())
    for cell in game.board.cells():
        if cell not in game.board.mined:
            game.board.reveal(cell)
    assert game.board.outcome is Outcome.WON


def test_a_game_before_its_first_reveal_keeps_its_flags_and_lays_its_mines_later():
    board = Board(9, 9, 10, Random(1))
    board.flag((8, 8))
    again = KeptGame.from_bytes(KeptGame(board, Level.BEGINNER).to_bytes(), Random(2)).board
    assert not again.laid and again.flagged == {(8, 8)}
    again.reveal((0, 0))
    assert again.number((0, 0)) == 0 and len(again.mined) == 10


@pytest.mark.parametrize("text, cell, outcome", [
    ("*..*", (0, 0), Outcome.LOST), ("*.", (1, 0), Outcome.WON)])
def test_a_game_that_is_over_is_read_back_as_over(text, cell, outcome):
    board = Board.from_text(text)
    board.reveal(cell)
    again = KeptGame.from_bytes(KeptGame(board, Level.OWN).to_bytes())
    assert (again.board.outcome, again.board.fatal) == (outcome, board.fatal)


def test_an_expert_record_is_small():
    board = Board(30, 16, 99, Random(1))
    board.reveal((0, 0))
    assert len(KeptGame(board, Level.EXPERT).to_bytes()) < 256


def test_a_record_damaged_at_any_byte_is_refused():
    record = in_play().to_bytes()
    for place in range(len(record)):
        for flip in (0x01, 0x80, 0xFF):
            damaged = bytearray(record)
            damaged[place] ^= flip
            with pytest.raises(ValueError, match=r"foreign|another version|damaged"):
                KeptGame.from_bytes(bytes(damaged))


def test_a_record_cut_short_or_grown_is_refused():
    record = in_play().to_bytes()
    for length in range(len(record)):
        with pytest.raises(ValueError, match=r"foreign|another version|damaged"):
            KeptGame.from_bytes(record[:length])
    with pytest.raises(ValueError, match="damaged"):
        KeptGame.from_bytes(record + b"\0")


@pytest.mark.parametrize("fields, why", [
    ({"mark": b"Gomo"}, "foreign"),
    ({"version": 2}, "another version"),
    ({"level": 9}, "no such level"),
    ({"elapsed": -1}, "time"),
    ({"width": 0}, "no cells"),
    ({"width": 60_000, "height": 60_000}, "not the size"),
    ({"mines": 81}, "do not fit"),
    ({"mines": 9}, "to be mined"),
    ({"laid": 0}, "before the mines are laid"),
    ({"fatal": 40}, "fatal"),
    ({"fatal": 81}, "fatal"),
])
def test_a_record_that_no_play_leads_to_is_refused_with_a_word_why(fields, why):
    with pytest.raises(ValueError, match=why):
        KeptGame.from_bytes(changed(in_play(), **fields))


def test_a_cell_beyond_the_board_is_refused():
    body = bytearray(in_play().to_bytes()[:-4])
    body[-1] |= 0x80        # 81 cells fill 10 bytes and one bit
    with pytest.raises(ValueError, match="beyond the board"):
        KeptGame.from_bytes(sealed(bytes(body)))


def test_a_revealed_mine_is_refused():
    game = in_play()
    game.board.revealed.add(min(game.board.mined - game.board.flagged))
    with pytest.raises(ValueError, match="revealed cell is mined"):
        KeptGame.from_bytes(game.to_bytes())


def test_the_checksum_is_the_usual_crc():
    for data in (b"", b"\0", b"123456789", bytes(range(256))):
        assert crc32(data) == zlib.crc32(data)

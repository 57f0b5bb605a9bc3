"""A game in play as bytes, to be kept in the phone's memory and read back.

Layout, big-endian: HEADER; then mined, flagged and revealed, one bit per cell in reading order, each
filled up to a whole byte; then a CRC-32 of all before it. A record that is not whole and true is refused.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from dataclasses import dataclass

from .board import Board, Cell, Level, Random

MARK = b"Mine"
VERSION = 1

HEADER = struct.Struct(">4sBBBHHIqHi")
"""Mark, version, level, laid, width, height, mines, elapsed, hints, fatal cell (-1: none)."""
CHECKSUM = struct.Struct(">I")


def _crc_of_byte(value: int) -> int:
    for _ in range(8):
        value = value >> 1 ^ (0xEDB88320 if value & 1 else 0)
    return value


CRC_TABLE = tuple(_crc_of_byte(value) for value in range(256))


@dataclass
class KeptGame:
    """A board with what is kept beside it: the level, the time played in ms, and the hints taken."""

    board: Board
    level: Level
    elapsed: int = 0
    hints: int = 0

    def to_bytes(self) -> bytes:
        """The record of this game."""
        board = self.board
        fatal = -1 if board.fatal is None else board.cells().index(board.fatal)
        header = HEADER.pack(MARK, VERSION, self.level, board.laid, board.width, board.height, board.mines,
                             self.elapsed, self.hints, fatal)
        maps = b"".join(_packed(board, cells) for cells in (board.mined, board.flagged, board.revealed))
        return header + maps + CHECKSUM.pack(crc32(header + maps))

    @classmethod
    def from_bytes(cls, record: bytes, random: Random | None = None) -> KeptGame:
        """The game of a record. `random` lays the mines if they are not laid yet.

        ValueError says why a record is refused: foreign, of another version, damaged or impossible.
        """
        if not record.startswith(MARK):
            raise ValueError("foreign: not a record of this game")
        if record[len(MARK):len(MARK) + 1] != bytes([VERSION]):
            raise ValueError(f"another version: this game reads version {VERSION}")
        body = record[:-CHECKSUM.size]
        if len(body) < HEADER.size:
            raise ValueError("damaged: cut short")
        if CHECKSUM.pack(crc32(body)) != record[len(body):]:
            raise ValueError("damaged: the checksum is wrong")
        return cls._from_body(body, random)

    @classmethod
    def _from_body(cls, body: bytes, random: Random | None) -> KeptGame:
        _, _, level, laid, width, height, mines, elapsed, hints, fatal = HEADER.unpack_from(body)
        if level not in list(Level) or elapsed < 0:
            raise ValueError("impossible: no such level or time")
        board = Board(width, height, mines, random)
        size = (width * height + 7) // 8
        if len(body) != HEADER.size + 3 * size:
            raise ValueError(f"impossible: not the size of a board of {width}x{height}")
        mined, flagged, revealed = (_unpacked(board, body[start:start + size])
                                    for start in range(HEADER.size, len(body), size))
        if laid:
            board.lay(mined)
        board.flagged, board.revealed = flagged, revealed
        board.fatal = None if fatal < 0 else dict(enumerate(board.cells())).get(fatal, (-1, -1))
        _check(board, mined)
        return cls(board, Level(level), elapsed, hints)


def crc32(data: bytes) -> int:
    """The usual CRC-32 (as in PNG and ZIP). The zlib module is not for guests.

    >>> hex(crc32(b"123456789"))
    '0xcbf43926'
    """
    crc = 0xFFFFFFFF
    for byte in data:
        crc = crc >> 8 ^ CRC_TABLE[(crc ^ byte) & 0xFF]
    return crc ^ 0xFFFFFFFF


def _check(board: Board, mined: set[Cell]) -> None:
    """No play leads to such a board."""
    if board.mined != mined or (board.revealed and not board.laid):
        raise ValueError("impossible: mines or reveals before the mines are laid")
    if board.revealed & (board.mined | board.flagged):
        raise ValueError("impossible: a revealed cell is mined or flagged")
    if board.fatal is not None and board.fatal not in board.mined - board.flagged:
        raise ValueError("impossible: the fatal cell is no mine, or flagged")


def _packed(board: Board, cells: Iterable[Cell]) -> bytes:
    bits = sum(1 << y * board.width + x for x, y in cells)
    return bits.to_bytes((board.width * board.height + 7) // 8, "little")


def _unpacked(board: Board, packed: bytes) -> set[Cell]:
    bits = int.from_bytes(packed, "little")
    if bits >> board.width * board.height:
        raise ValueError("impossible: a cell beyond the board")
    return {(x, y) for x, y in board.cells() if bits >> y * board.width + x & 1}

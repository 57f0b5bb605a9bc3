"""A game as bytes: what the phone's memory keeps of a board.

Layout, big-endian: the mark "FIR", the version, the size of the board, the number of moves (two bytes); then
two bytes a move, the place number with 1024 added for white; then a CRC-16 of all before it.
"""

from __future__ import annotations

import struct

MARK, VERSION = b"FIR", 1
HEADER = struct.Struct(">3sBBH")
CHECKSUM = struct.Struct(">H")

_BLACK, _WHITE = 1, 2                   # as in board.py
_OF_WHITE = 1024                        # above every place number


def packed(size: int, moves: list[tuple[int, int]]) -> bytes:
    """The record of (colour, place number) pairs, oldest first."""
    body = HEADER.pack(MARK, VERSION, size, len(moves))
    body += b"".join(struct.pack(">H", place + (_OF_WHITE if colour == _WHITE else 0))
                     for colour, place in moves)
    return body + CHECKSUM.pack(checksum(body))


def unpacked(data: bytes) -> tuple[int, list[tuple[int, int]]]:
    """The size and the (colour, place number) pairs of a record.

    ValueError begins with the word for what is wrong: foreign, version or damaged.
    """
    if data[:len(MARK)] != MARK:
        raise ValueError("foreign: not a kept game of five in a row")
    if data[len(MARK):len(MARK) + 1] != bytes([VERSION]):
        raise ValueError(f"version: this program reads version {VERSION} of a kept game")
    body, check = data[:-CHECKSUM.size], data[-CHECKSUM.size:]
    if len(body) < HEADER.size or CHECKSUM.pack(checksum(body)) != check:
        raise ValueError("damaged: the checksum of the kept game is wrong")
    _, _, size, count = HEADER.unpack_from(body)
    if len(body) != HEADER.size + 2 * count:
        raise ValueError(f"damaged: {count} moves are promised and others are there")
    words = struct.unpack_from(f">{count}H", body, HEADER.size)
    return size, [(_WHITE if word >= _OF_WHITE else _BLACK, word % _OF_WHITE) for word in words]


def checksum(data: bytes) -> int:
    """CRC-16 with the CCITT polynomial, from 0xFFFF: any burst of up to 16 wrong bits is seen.

    >>> hex(checksum(b"123456789"))
    '0x29b1'
    """
    crc = 0xFFFF
    for byte in data:
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    return crc

"""Which characters a font file can draw, read from its `cmap` table (OpenType, "cmap").

Only that table is read: the answer for an 8 MB font costs some milliseconds and no memory
to speak of, so that a font is opened only for text which it can really set.
"""

from __future__ import annotations

import struct
from bisect import bisect_right
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

SEGMENTS, GROUPS = 4, 12    # the two formats in use: 16-bit segments, 32-bit groups


class Coverage:
    """The set of code points of one font file.

    >>> chr(233) in Coverage(path_of_noto_sans)     # doctest: +SKIP
    True
    """

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            runs = sorted(_runs(_table(file, b"cmap")))
        self._starts = [first for first, _ in runs]
        self._ends = [last for _, last in runs]

    def __contains__(self, char: str) -> bool:
        code = ord(char)
        place = bisect_right(self._starts, code) - 1
        return place >= 0 and code <= self._ends[place]


def _table(file: BinaryIO, wanted: bytes) -> bytes:
    """One table of an OpenType file."""
    count = struct.unpack(">4xH6x", file.read(12))[0]
    for tag, _, offset, length in struct.iter_unpack(">4sIII", file.read(16 * count)):
        if tag == wanted:
            file.seek(offset)
            return file.read(length)
    return b""


def _runs(cmap: bytes) -> Iterator[tuple[int, int]]:
    """(first, last) code points, from the richest of the subtables."""
    best: tuple[int, int] | None = None
    for index in range(struct.unpack_from(">H", cmap, 2)[0]):
        offset = struct.unpack_from(">I", cmap, 4 + 8 * index + 4)[0]
        form = struct.unpack_from(">H", cmap, offset)[0]
        if form in (SEGMENTS, GROUPS) and (best is None or form > best[0]):
            best = form, offset
    if best is None:
        return
    yield from (_segments if best[0] == SEGMENTS else _groups)(cmap, best[1])


def _groups(cmap: bytes, at: int) -> Iterator[tuple[int, int]]:
    count = struct.unpack_from(">I", cmap, at + 12)[0]
    groups = cmap[at + 16:at + 16 + 12 * count]
    for first, last, _ in struct.iter_unpack(">III", groups):
        yield first, last


def _segments(cmap: bytes, at: int) -> Iterator[tuple[int, int]]:
    count = struct.unpack_from(">H", cmap, at + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", cmap, at + 14)
    starts = struct.unpack_from(f">{count}H", cmap, at + 16 + 2 * count)
    for first, last in zip(starts, ends, strict=True):
        if first != 0xFFFF:    # the segment that ends the table
            yield first, last

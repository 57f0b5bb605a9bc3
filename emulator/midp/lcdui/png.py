"""PNG files: whether one is whole, and the one kind of colour key that the decoder gets wrong.

Decoding is pygame's (that is, libpng's). What it is given is checked first, since it would
take a file with no end, and would make room for any size that a header claims.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

SIGNATURE = b"\x89PNG\r\n\x1a\n"
TRUE_COLOR, TRUE_COLOR_ALPHA = 2, 6
PASSES = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))
"""Adam7: first column, first row, columns and rows from one pixel to the next."""


def size(data: bytes) -> tuple[int, int]:
    """Width and height of a file that is whole, from its IHDR; ValueError if it is not whole."""
    names = [name for name, _ in chunks(data)]
    if names[:1] != [b"IHDR"] or b"IDAT" not in names or names[-1] != b"IEND":
        raise ValueError("the PNG lacks its IHDR, IDAT or IEND")
    width, height = struct.unpack_from(">II", data, 16)
    return width, height


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """(name, content) of each chunk up to IEND; ValueError where one is cut off or damaged."""
    place, name = len(SIGNATURE), b""
    while name != b"IEND":
        if place + 12 > len(data):
            raise ValueError("the PNG ends before its IEND")
        length, name = struct.unpack_from(">I4s", data, place)
        content = data[place + 8:place + 8 + length]
        if place + 12 + length > len(data):
            raise ValueError(f"the PNG ends within {name!r}")
        critical = not name[0] & 0x20
        if critical and zlib.crc32(name + content) != struct.unpack_from(">I", data, place + 8 + length)[0]:
            raise ValueError(f"the PNG is damaged in {name!r}")
        yield name, content
        place += 12 + length


def with_key_as_alpha(data: bytes) -> bytes:
    """The same picture, a key among 16-bit colours turned into an alpha channel.

    libpng's caller compares such a key with colours cut down to 8 bits; the spec wants the
    comparison at the depth that the file has (MIDP 2.0, Image, "PNG Image Format").
    """
    parts = dict(chunks(data))
    width, height, depth, kind, *_, interlaced = struct.unpack(">IIBBBBB", parts[b"IHDR"])
    if (depth, kind) != (16, TRUE_COLOR) or len(parts.get(b"tRNS", b"")) != 6:
        return data
    packed = b"".join(content for name, content in chunks(data) if name == b"IDAT")
    lines = zlib.decompress(packed)
    out, place = bytearray(), 0
    for columns, rows in _passes(width, height, interlaced):
        above = bytes(6 * columns)
        for _ in range(rows):
            line = lines[place:place + 1 + 6 * columns]
            if len(line) < 1 + 6 * columns:
                raise ValueError("the PNG has too few pixels")
            above = _unfiltered(line[0], line[1:], above)
            out += b"\0" + _with_alpha(above, parts[b"tRNS"])
            place += len(line)
    header = struct.pack(">IIBBBBB", width, height, 16, TRUE_COLOR_ALPHA, 0, 0, interlaced)
    return SIGNATURE + _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(out, 1)) + _chunk(b"IEND", b"")


def _passes(width: int, height: int, interlaced: int) -> Iterator[tuple[int, int]]:
    """Columns and rows of each of the small pictures that the file consists of."""
    if not interlaced:
        yield width, height
        return
    for first_x, first_y, step_x, step_y in PASSES:
        columns, rows = -((first_x - width) // step_x), -((first_y - height) // step_y)
        if columns > 0 and rows > 0:
            yield columns, rows


def _unfiltered(kind: int, line: bytes, above: bytes) -> bytes:
    """A row's bytes from what its filter left of them; six bytes are a pixel."""
    row = bytearray(line)
    for place, value in enumerate(line):
        left, up = row[place - 6] if place >= 6 else 0, above[place]
        corner = above[place - 6] if place >= 6 else 0
        row[place] = value + _predicted(kind, left, up, corner) & 0xFF
    return bytes(row)


def _predicted(kind: int, left: int, up: int, corner: int) -> int:
    """What a filter expects a byte to be: None, Sub, Up, Average, Paeth."""
    if kind == 4:
        guess = left + up - corner
        return min((left, up, corner), key=lambda byte: abs(guess - byte))
    if kind > 4:
        raise ValueError(f"the PNG has no filter {kind}")
    return (0, left, up, (left + up) // 2)[kind]


def _with_alpha(row: bytes, key: bytes) -> bytes:
    pixels = (row[place:place + 6] for place in range(0, len(row), 6))
    return b"".join(pixel + (b"\0\0" if pixel == key else b"\xff\xff") for pixel in pixels)


def _chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

"""Java's ranges of byte arrays: what of an array is meant, and whether it is there at all."""

from __future__ import annotations

from emulator.midp.lang.exceptions import (
    ArrayIndexOutOfBoundsException,
    ClassCastException,
    NullPointerException,
)


def piece_of(data: bytes | bytearray | memoryview | None, offset: int, num_bytes: int) -> bytes:
    """The bytes that (data, offset, num_bytes) means; no data will do for no bytes.

    >>> piece_of(b"score 120", 6, 3)
    b'120'
    """
    if data is None and num_bytes > 0:
        raise NullPointerException(f"no data to take {num_bytes} bytes from")
    if offset < 0 or num_bytes < 0 or (data is not None and offset + num_bytes > len(data)):
        raise ArrayIndexOutOfBoundsException(
            f"{num_bytes} bytes from {offset} on are not in an array of {0 if data is None else len(data)}")
    return b"" if data is None else bytes(data[offset:offset + num_bytes])


def copied(data: bytes, buffer: object, offset: object) -> int:
    """Copy all of `data` into `buffer` at `offset`, or nothing; how many bytes that were."""
    if buffer is None:
        raise NullPointerException("no buffer to copy the record into")
    if not isinstance(buffer, bytearray | memoryview) or not isinstance(offset, int):
        raise ClassCastException(f"a record is copied into a bytearray, not into {type(buffer).__name__}")
    if offset < 0 or offset + len(data) > len(buffer):
        raise ArrayIndexOutOfBoundsException(
            f"a record of {len(data)} bytes does not fit at {offset} into a buffer of {len(buffer)}")
    buffer[offset:offset + len(data)] = data
    return len(data)

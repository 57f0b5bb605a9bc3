"""InputStream: what a connection is read by (java.io.InputStream), a binary file of Python's too."""

from __future__ import annotations

import io
from typing import Protocol

from .. import runtime
from ..lang.exceptions import InterruptedIOException

PIECE = 65_536       # bytes that are asked for at once when all are wanted


class Source(Protocol):
    """The connection behind it."""

    def _fetch(self, limit: int) -> bytes:
        """Wait for bytes: 1 to `limit` of them, none at the end."""

    def _available(self) -> int:
        """How many could be read without waiting."""

    def _input_closed(self) -> None:
        """The stream was closed; whoever waits in `_fetch` must not."""


class InputStream(io.RawIOBase):
    """`read(n)` waits for 1 to n bytes and gives b"" at the end; `read()` gives all until the end.

    A closed one raises InterruptedIOException.
    """

    def __init__(self, source: Source) -> None:
        self._source, self._is_closed = source, False

    def __del__(self) -> None:
        """A stream that was forgotten is closed with its suite, not by Python's collector."""

    @property
    def closed(self) -> bool:
        return self._is_closed

    def readable(self) -> bool:
        return not self._is_closed

    def available(self) -> int:
        """How many bytes can be read without waiting (Java's)."""
        self._check_open()
        return self._source._available()

    def read(self, size: int | None = -1) -> bytes:
        self._check_open()
        if size is None or size < 0:
            return self.readall()
        return self._source._fetch(size) if size else b""

    def readinto(self, buffer: bytearray | memoryview) -> int:    # type: ignore[override]
        """Fill a bytearray, or its beginning; how many bytes, 0 at the end."""
        data = self.read(len(buffer))
        buffer[:len(data)] = data
        return len(data)

    def readall(self) -> bytes:
        whole, due = bytearray(), PIECE
        while data := self.read(PIECE):
            whole += data
            if len(whole) > due:                # what never ends fills the MIDlet's heap, not the computer
                runtime.claim(len(whole))
                due = len(whole) * 5 // 4
        return bytes(whole)

    def skip(self, n: int) -> int:
        """Read and forget up to `n` bytes; how many there were (Java's)."""
        return len(self.read(max(0, n)))

    def close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._source._input_closed()

    def _check_open(self) -> None:
        if self._is_closed:
            raise InterruptedIOException("Stream closed")

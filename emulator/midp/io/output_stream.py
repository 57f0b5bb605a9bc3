"""OutputStream: what a connection is written to (java.io.OutputStream), a binary file of Python's too."""

from __future__ import annotations

import io
from typing import Protocol

from ..lang.exceptions import InterruptedIOException

Data = bytes | bytearray | memoryview


class Sink(Protocol):
    """The connection behind it."""

    def _push(self, data: bytes) -> None:
        """Take all of it, waiting for room."""

    def _flush(self) -> None:
        """Send what was held back."""

    def _output_closed(self) -> None:
        """The stream was closed: no more comes."""


class OutputStream(io.RawIOBase):
    """`write(data)` takes all of it, or raises. A closed one raises InterruptedIOException."""

    def __init__(self, sink: Sink) -> None:
        self._sink, self._is_closed = sink, False

    def __del__(self) -> None:
        """A stream that was forgotten is closed with its suite, not by Python's collector."""

    @property
    def closed(self) -> bool:
        return self._is_closed

    def writable(self) -> bool:
        return not self._is_closed

    def write(self, data: int | Data) -> int:    # type: ignore[override]
        """A byte, or bytes; how many that were."""
        self._check_open()
        taken = bytes([data & 0xFF]) if isinstance(data, int) else bytes(data)
        if taken:
            self._sink._push(taken)
        return len(taken)

    def flush(self) -> None:
        self._check_open()
        self._sink._flush()

    def close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._sink._output_closed()

    def _check_open(self) -> None:
        if self._is_closed:
            raise InterruptedIOException("Stream closed")

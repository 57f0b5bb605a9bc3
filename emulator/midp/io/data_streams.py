"""DataInputStream and DataOutputStream: Java's numbers and texts over any binary file (java.io)."""

from __future__ import annotations

import io
from typing import Protocol

from .data_input import DataInput
from .data_output import DataOutput


class Readable(Protocol):
    def read(self, size: int = -1, /) -> bytes | None: ...
    def close(self) -> None: ...


class Writable(Protocol):
    def write(self, data: bytes, /) -> object: ...
    def flush(self) -> None: ...
    def close(self) -> None: ...


class DataInputStream(io.RawIOBase, DataInput):
    """Reads from a stream, which is closed with it.

    >>> DataInputStream(io.BytesIO(b"\\0\\2hi")).read_utf()
    'hi'
    """

    def __init__(self, stream: Readable) -> None:
        self._stream = stream

    def __del__(self) -> None:
        """Closed by its owner, not by Python's collector."""

    def readable(self) -> bool:
        return True

    def available(self) -> int:
        """How many bytes can be read without waiting, if the stream knows; else 0."""
        known = getattr(self._stream, "available", None)
        return int(known()) if known is not None else 0

    def read(self, size: int | None = -1) -> bytes:
        return self._stream.read(-1 if size is None else size) or b""

    def readinto(self, buffer: bytearray | memoryview) -> int:    # type: ignore[override]
        data = self.read(len(buffer))
        buffer[:len(data)] = data
        return len(data)

    def close(self) -> None:
        self._stream.close()

    def _take(self, size: int) -> bytes:
        """A stream gives what it has; the rest may come later."""
        parts, wanted = [], size
        while wanted and (data := self._stream.read(wanted)):
            parts.append(data)
            wanted -= len(data)
        return b"".join(parts)


class DataOutputStream(io.RawIOBase, DataOutput):
    """Writes to a stream, which is closed with it.

    >>> out = io.BytesIO()
    >>> DataOutputStream(out).write_int(-2); out.getvalue().hex()
    'fffffffe'
    """

    def __init__(self, stream: Writable) -> None:
        self._stream = stream
        self._written = 0

    def __del__(self) -> None:
        """Closed by its owner, not by Python's collector."""

    def writable(self) -> bool:
        return True

    def write(self, data: int | bytes | bytearray | memoryview) -> int:    # type: ignore[override]
        taken = bytes([data & 0xFF]) if isinstance(data, int) else bytes(data)
        self._put(taken)
        return len(taken)

    def size(self) -> int:
        """Bytes written so far."""
        return self._written

    def flush(self) -> None:
        self._stream.flush()

    def close(self) -> None:
        self._stream.close()

    def _put(self, data: bytes) -> None:
        self._stream.write(data)
        self._written += len(data)

"""DataOutput: Java's numbers and texts, written as bytes (CLDC 1.1, java.io.DataOutput)."""

from __future__ import annotations

import struct
from abc import ABC, abstractmethod

from .modified_utf import encode


class DataOutput(ABC):
    """Whoever writes gives `_put`. Numbers too big lose their high bits, as in Java."""

    @abstractmethod
    def _put(self, data: bytes) -> None:
        """Write all of these bytes."""

    def write_boolean(self, v: bool) -> None:
        self._put(b"\1" if v else b"\0")

    def write_byte(self, v: int) -> None:
        self._put(bytes([v & 0xFF]))

    def write_short(self, v: int) -> None:
        self._put((v & 0xFFFF).to_bytes(2))

    def write_char(self, v: int | str) -> None:
        """A character of two bytes, given as itself or its number."""
        self.write_short(ord(v) if isinstance(v, str) else v)

    def write_int(self, v: int) -> None:
        self._put((v & 0xFFFF_FFFF).to_bytes(4))

    def write_long(self, v: int) -> None:
        self._put((v & 0xFFFF_FFFF_FFFF_FFFF).to_bytes(8))

    def write_float(self, v: float) -> None:
        self._put(struct.pack(">f", v))

    def write_double(self, v: float) -> None:
        self._put(struct.pack(">d", v))

    def write_chars(self, s: str) -> None:
        """Each character as two bytes, without a length."""
        self._put(s.encode("utf-16-be", "surrogatepass"))

    def write_utf(self, s: str) -> None:
        """The length in two bytes, then modified UTF-8."""
        data = encode(s)
        self._put(len(data).to_bytes(2) + data)

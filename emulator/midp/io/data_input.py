"""DataInput: Java's numbers and texts, read from bytes (CLDC 1.1, java.io.DataInput).

Integers are big-endian. Texts are Java's modified UTF-8 with two bytes of length before them.
"""

from __future__ import annotations

import struct
from abc import ABC, abstractmethod

from ..lang.exceptions import EOFException
from .modified_utf import decode


class DataInput(ABC):
    """Whoever reads gives `_take`. EOFException when the bytes end too early."""

    @abstractmethod
    def _take(self, size: int) -> bytes:
        """The next bytes, fewer only at the end."""

    def read_fully(self, b: bytearray, off: int = 0, length: int | None = None) -> None:
        """Fill the array, or `length` bytes of it from `off`."""
        size = len(b) - off if length is None else length
        if off < 0 or size < 0 or off + size > len(b):
            raise IndexError(f"{size} bytes from {off} of an array of {len(b)}")
        b[off:off + size] = self._exactly(size)

    def skip_bytes(self, n: int) -> int:
        """Skip up to `n`; how many there were."""
        return len(self._take(max(0, n)))

    def read_boolean(self) -> bool:
        return self._exactly(1) != b"\0"

    def read_byte(self) -> int:
        """-128 to 127."""
        return self._number(">b", 1)

    def read_unsigned_byte(self) -> int:
        return self._number(">B", 1)

    def read_short(self) -> int:
        """-32768 to 32767."""
        return self._number(">h", 2)

    def read_unsigned_short(self) -> int:
        return self._number(">H", 2)

    def read_char(self) -> str:
        """One character of two bytes."""
        return chr(self._number(">H", 2))

    def read_int(self) -> int:
        """32 bits, signed."""
        return self._number(">i", 4)

    def read_long(self) -> int:
        """64 bits, signed."""
        return self._number(">q", 8)

    def read_float(self) -> float:
        found: float = struct.unpack(">f", self._exactly(4))[0]
        return found

    def read_double(self) -> float:
        found: float = struct.unpack(">d", self._exactly(8))[0]
        return found

    def read_utf(self) -> str:
        """A text as `write_utf` wrote it; IOException (UTFDataFormatException) if it is none."""
        return decode(self._exactly(self.read_unsigned_short()))

    def _exactly(self, size: int) -> bytes:
        data = self._take(size)
        if len(data) < size:
            raise EOFException(f"the data ended: {size} bytes wanted, {len(data)} left")
        return data

    def _number(self, form: str, size: int) -> int:
        found: int = struct.unpack(form, self._exactly(size))[0]
        return found

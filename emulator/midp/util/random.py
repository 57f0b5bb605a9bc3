"""java.util.Random: the 48-bit linear congruential generator of the Java specification.

The same seed gives the same numbers as on any Java phone. Made without a seed it takes one
from the phone's own, so that a phone started twice with one seed plays the same game twice.
"""

from __future__ import annotations

import struct

from .. import runtime
from ..lang.exceptions import IllegalArgumentException
from ..own_names import OwnNames

_MULTIPLIER, _INCREMENT, _MASK = 0x5DEECE66D, 0xB, (1 << 48) - 1


class Random(OwnNames):
    """Numbers that look random and are the same for the same seed.

    >>> numbers = Random(42)
    >>> numbers.next_int(), numbers.next_int(10)
    (-1170105035, 3)
    """

    def __init__(self, seed: int | None = None) -> None:
        self.set_seed(runtime.current().random_seed() if seed is None else seed)

    def set_seed(self, seed: int) -> None:
        """Begin again as `Random(seed)` does."""
        self._state = (seed ^ _MULTIPLIER) & _MASK

    def next(self, bits: int) -> int:
        """The generator's step: `bits` (1 to 32) fresh bits, as a signed number when 32."""
        self._state = (self._state * _MULTIPLIER + _INCREMENT) & _MASK
        value = self._state >> (48 - bits)
        return value - (1 << 32) if bits == 32 and value >= 1 << 31 else value

    def next_int(self, n: int | None = None) -> int:
        """Any 32-bit signed int; with `n`, one of 0 to n-1 (n < 1: IllegalArgumentException)."""
        if n is None:
            return self.next(32)
        if n < 1:
            raise IllegalArgumentException(f"one of {n} numbers; n must be 1 or more")
        if n & -n == n:
            return (n * self.next(31)) >> 31
        while True:
            bits = self.next(31)
            value = bits % n
            if bits - value + (n - 1) < 1 << 31:     # Java refuses the uneven rest at the top
                return value

    def next_long(self) -> int:
        """Any 64-bit signed int."""
        value = ((self.next(32) << 32) + self.next(32)) & ((1 << 64) - 1)
        return value - (1 << 64) if value >= 1 << 63 else value

    def next_float(self) -> float:
        """From 0 up to, not including, 1, in steps of 2 to the -24."""
        return self.next(24) / (1 << 24)

    def next_double(self) -> float:
        """From 0 up to, not including, 1, in steps of 2 to the -53."""
        return ((self.next(26) << 27) + self.next(27)) / (1 << 53)

    def next_boolean(self) -> bool:
        """True or False (not in CLDC 1.1, but of the same generator in Java)."""
        return self.next(1) != 0

    def next_bytes(self, data: bytearray) -> None:
        """Fill the array, four bytes a step, low byte first (as in Java; not in CLDC 1.1)."""
        for start in range(0, len(data), 4):
            part = struct.pack("<i", self.next(32))
            data[start:start + 4] = part[:len(data) - start]

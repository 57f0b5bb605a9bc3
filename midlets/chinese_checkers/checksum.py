"""The sum that is kept with a game and with the settings, to notice damage."""

from __future__ import annotations

_PRIME = 65521


def checksum(data: bytes) -> int:
    """Adler-32 (RFC 1950) of the bytes: it notices what was changed, lost or exchanged.

    >>> hex(checksum(b"Wikipedia"))
    '0x11e60398'
    """
    low, high = 1, 0
    for byte in data:
        low = (low + byte) % _PRIME
        high = (high + low) % _PRIME
    return high << 16 | low

"""A checksum for what is kept and for what is sent."""

from __future__ import annotations

_POLYNOMIAL = 0x1021


def _step(crc: int) -> int:
    """What eight bits do to the upper half of the sum."""
    for _ in range(8):
        crc = (crc << 1 ^ _POLYNOMIAL if crc & 0x8000 else crc << 1) & 0xFFFF
    return crc


_STEPS = tuple(_step(byte << 8) for byte in range(256))


def crc16(data: bytes) -> int:
    """CRC-16 (polynomial 0x1021, start 0xFFFF): any single damaged byte changes it.

    >>> f"{crc16(b'123456789'):04x}"
    '29b1'
    """
    crc = 0xFFFF
    for byte in data:
        crc = (crc << 8 & 0xFFFF) ^ _STEPS[crc >> 8 ^ byte]
    return crc

"""The checksum against its published check value, and against damage."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from midlets.connect4.checksum import crc16


def test_the_published_check_value():
    assert crc16(b"123456789") == 0x29B1


def test_nothing_has_the_starting_value():
    assert crc16(b"") == 0xFFFF


@given(st.binary(min_size=1, max_size=80), st.data())
def test_any_damaged_byte_changes_it(data, draw):
    at = draw.draw(st.integers(0, len(data) - 1))
    damaged = bytearray(data)
    damaged[at] ^= draw.draw(st.integers(1, 255))
    assert crc16(bytes(damaged)) != crc16(data)

"""Datagrams of messages and acknowledgements."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from midlets.gallery.chat.wire import LONGEST, Packet, from_bytes, to_bytes

KEY = "0123456789abcdef"


@pytest.mark.parametrize("text", ["", "hello", "好的", "Привет", None])
def test_what_is_sent_is_what_is_read(text):
    assert from_bytes(to_bytes(Packet(KEY, text))) == Packet(KEY, text)


@given(st.binary(max_size=200))
def test_foreign_bytes_are_no_packet_and_no_error(data):
    assert from_bytes(data) is None


@given(st.integers(min_value=0), st.integers(min_value=1, max_value=255))
def test_a_damaged_packet_is_none(place, change):
    data = bytearray(to_bytes(Packet(KEY, "hello")))
    data[place % len(data)] ^= change
    assert from_bytes(bytes(data)) is None


def test_a_text_that_is_too_long_is_none():
    assert from_bytes(to_bytes(Packet(KEY, "x" * LONGEST))) is not None
    assert from_bytes(to_bytes(Packet(KEY, "x" * (LONGEST + 1)))) is None

"""The sum against damage."""

from hypothesis import given
from hypothesis import strategies as st

from midlets.chinese_checkers.checksum import checksum


def test_the_sum_is_adler_32():
    assert checksum(b"Wikipedia") == 0x11E60398       # the published example
    assert checksum(b"") == 1


@given(st.binary(min_size=1, max_size=60), st.data())
def test_one_changed_byte_changes_the_sum(data, choice):
    at = choice.draw(st.integers(0, len(data) - 1))
    changed = bytearray(data)
    changed[at] ^= choice.draw(st.integers(1, 255))
    assert checksum(bytes(changed)) != checksum(data)


def test_exchanged_bytes_change_the_sum():
    assert checksum(b"ab") != checksum(b"ba")

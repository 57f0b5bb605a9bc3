"""Java's numbers and texts in bytes."""

import io
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emulator.midp.io import DataInputStream, DataOutputStream, UTFDataFormatException
from emulator.midp.lang import EOFException


def there_and_back(write, read, *values):
    out = io.BytesIO()
    for value in values:
        getattr(DataOutputStream(out), write)(value)
    data = DataInputStream(io.BytesIO(out.getvalue()))
    return [getattr(data, read)() for _ in values]


@pytest.mark.parametrize("kind, values", [
    ("boolean", [True, False]), ("byte", [-128, 127]), ("short", [-32768, 32767]), ("int", [-2**31, 2**31 - 1]),
    ("long", [-2**63, 2**63 - 1]), ("char", ["A", "中"]), ("float", [0.5, -1e10]), ("double", [0.1, -1e300]),
])
def test_each_kind_of_number_is_read_as_it_was_written(kind, values):
    found = there_and_back(f"write_{kind}", f"read_{kind}", *values)
    assert found == pytest.approx(values) if kind == "float" else found == values


def test_numbers_are_big_endian_and_lose_high_bits():
    out = io.BytesIO()
    data = DataOutputStream(out)
    data.write_int(0x1_0203_0405)
    data.write_byte(-1)
    assert (out.getvalue(), data.size()) == (b"\2\3\4\5\xff", 5)


@given(st.text(max_size=50))
def test_every_text_is_read_as_it_was_written(text):
    assert there_and_back("write_utf", "read_utf", text) == [text]


def test_utf_is_javas_own():
    out = io.BytesIO()
    DataOutputStream(out).write_utf("\0𝄞")
    assert out.getvalue() == bytes.fromhex("0008 c080 eda0b4 edb49e")


def test_a_text_beyond_65535_bytes_is_refused():
    with pytest.raises(UTFDataFormatException):
        DataOutputStream(io.BytesIO()).write_utf("a" * 65_536)


@pytest.mark.parametrize("data", [b"\0\1\xff", b"\0\1\xc3"])
def test_bytes_that_are_no_text_are_refused(data):
    with pytest.raises(UTFDataFormatException):
        DataInputStream(io.BytesIO(data)).read_utf()


@pytest.mark.parametrize("read", ["read_int", "read_utf", "read_boolean", "read_unsigned_short"])
def test_an_early_end_says_so(read):
    with pytest.raises(EOFException):
        getattr(DataInputStream(io.BytesIO(b"\0\5a" if read == "read_utf" else b"")), read)()


def test_unsigned_numbers_and_arrays():
    data = DataInputStream(io.BytesIO(b"\xff\xff\xfe" + b"abcdef"))
    array = bytearray(4)
    assert (data.read_unsigned_byte(), data.read_unsigned_short()) == (255, 0xFFFE)
    data.read_fully(array, 1, 3)
    assert bytes(array) == b"\0abc" and data.skip_bytes(9) == 3


def test_a_stream_is_closed_with_its_data_stream():
    under = io.BytesIO()
    DataOutputStream(under).close()
    assert under.closed


def test_write_chars_writes_two_bytes_each():
    out = io.BytesIO()
    DataOutputStream(out).write_chars("aé")
    assert out.getvalue() == struct.pack(">2H", 0x61, 0xE9)

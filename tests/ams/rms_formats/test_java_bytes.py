"""Java's bytes: texts as writeUTF writes them, and numbers at their limits."""

import pytest

from emulator.ams.rms_formats.java_bytes import file_name, file_names, from_utf, image_of, java_int, to_utf


@pytest.mark.parametrize("text, data", [
    ("abc", b"\0\3abc"), ("", b"\0\0"), ("\0", b"\0\2\xc0\x80"), ("é", b"\0\2\xc3\xa9"),
    ("分", b"\0\3\xe5\x88\x86"),
    ("🎲", b"\0\6\xed\xa0\xbc\xed\xbe\xb2"),       # DataOutput: each half of the pair in three bytes
])
def test_a_text_is_javas_own_utf(text, data):
    assert to_utf(text) == data
    assert from_utf(data[2:]) == text


@pytest.mark.parametrize("data", [b"\xff", b"\xc3", b"\xed\xa0\xbc"])
def test_what_is_no_text_is_an_error(data):
    with pytest.raises(UnicodeError):
        from_utf(data)


def test_a_number_beyond_four_bytes_becomes_the_nearest_that_fits():
    assert [java_int(number) for number in (-2**40, -1, 0, 2**40)] == [-2**31, -1, 0, 2**31 - 1]


@pytest.mark.parametrize("name, kept", [
    ("a/b\\c:d*e?f\"g<h>i|j", "abcdefghij"), ("..", "store"), ("\0\1", "store")])
def test_a_file_is_named_without_what_file_systems_do_not_take(name, kept):
    assert file_name(name) == kept


def test_names_that_differ_by_case_or_by_what_is_left_out_get_numbers():
    assert file_names([image_of(name, {}) for name in ("a", "A", "a/", "b")]) == ["a", "A-2", "a-3", "b"]

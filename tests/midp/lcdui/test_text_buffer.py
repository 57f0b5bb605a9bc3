"""The contents of a text field: each change of the program's, its errors, and what they leave alone."""

import pytest

from emulator.midp.lang import (
    ArrayIndexOutOfBoundsException,
    IllegalArgumentException,
    NullPointerException,
    StringIndexOutOfBoundsException,
)
from emulator.midp.lcdui.text_buffer import TextBuffer
from emulator.midp.lcdui.text_policy import ANY, DECIMAL, NUMERIC, PHONENUMBER, UNEDITABLE


@pytest.mark.parametrize("max_size", [0, -1])
def test_a_size_that_is_not_positive_is_refused(max_size):
    with pytest.raises(IllegalArgumentException):
        TextBuffer("", max_size, ANY)


def test_a_text_longer_than_the_size_asked_for_is_refused():
    with pytest.raises(IllegalArgumentException):
        TextBuffer("abc", 2, ANY)


def test_a_text_that_just_fits_is_taken():
    assert TextBuffer("abc", 3, ANY).text == "abc"


def test_a_text_that_breaks_the_constraint_is_refused_from_the_start():
    with pytest.raises(IllegalArgumentException):
        TextBuffer("abc", 3, NUMERIC)


@pytest.mark.parametrize("kind", range(6))
@pytest.mark.parametrize("nothing", [None, ""])
def test_nothing_is_legal_under_every_constraint(kind, nothing):
    buffer = TextBuffer(nothing, 5, kind)
    assert (buffer.text, buffer.size) == ("", 0)
    buffer.set_text(nothing)
    assert buffer.text == ""


# Every illegal change of a field with "12" in it, of 4 characters at most, for numbers.
REFUSED = {
    "set_text that breaks the constraint": lambda b: b.set_text("x"),
    "set_text that is too long": lambda b: b.set_text("12345"),
    "set_chars that breaks the constraint": lambda b: b.set_chars(list("1x"), 0, 2),
    "set_chars that is too long": lambda b: b.set_chars(list("12345"), 0, 5),
    "insert that breaks the constraint": lambda b: b.insert("-", 1),
    "insert that is too long": lambda b: b.insert("345", 2),
    "insert of chars that breaks the constraint": lambda b: b.insert(list("ab"), 0, 1, 0),
    "a constraint that is none": lambda b: b.set_constraints(9),
    "a size of nothing": lambda b: b.set_max_size(0),
}


@pytest.mark.parametrize("change", REFUSED.values(), ids=REFUSED)
def test_an_illegal_change_is_an_illegal_argument_and_changes_nothing(change):
    buffer = TextBuffer("12", 4, NUMERIC)
    with pytest.raises(IllegalArgumentException):
        change(buffer)
    assert (buffer.text, buffer.max_size, buffer.policy.constraints) == ("12", 4, NUMERIC)


def test_deleting_what_leaves_an_illegal_rest_changes_nothing():
    buffer = TextBuffer("-5", 4, NUMERIC)
    with pytest.raises(IllegalArgumentException):
        buffer.delete(1, 1)
    assert buffer.text == "-5"


@pytest.mark.parametrize("position, text", [(-5, "xabc"), (0, "xabc"), (1, "axbc"), (3, "abcx"), (99, "abcx")])
def test_insert_before_the_start_prepends_and_beyond_the_end_appends(position, text):
    buffer = TextBuffer("abc", 9, ANY)
    buffer.insert("x", position)
    assert buffer.text == text


def test_insert_says_where_it_went():
    assert TextBuffer("abc", 9, ANY).insert("x", 99) == 3


def test_insert_of_nothing_is_a_null_pointer():
    buffer = TextBuffer("abc", 9, ANY)
    for where in [(0,), (0, 1, 0)]:
        with pytest.raises(NullPointerException):
            buffer.insert(None, *where)


def test_insert_of_a_part_of_a_list():
    buffer = TextBuffer("abc", 9, ANY)
    buffer.insert(list("wxyz"), 1, 2, 1)
    assert buffer.text == "axybc"


@pytest.mark.parametrize("offset, length", [(-1, 1), (0, -1), (3, 2), (5, 0), (0, 5)])
def test_a_part_that_is_not_all_in_the_list_is_out_of_bounds(offset, length):
    buffer = TextBuffer("abc", 9, ANY)
    with pytest.raises(ArrayIndexOutOfBoundsException):
        buffer.insert(list("wxyz"), offset, length, 0)
    with pytest.raises(ArrayIndexOutOfBoundsException):
        buffer.set_chars(list("wxyz"), offset, length)
    assert buffer.text == "abc"


def test_the_range_is_checked_before_the_size_and_the_constraint():
    buffer = TextBuffer("1", 2, NUMERIC)
    with pytest.raises(ArrayIndexOutOfBoundsException):
        buffer.insert(list("abc"), 0, 9, 0)


def test_set_chars_of_nothing_empties_whatever_the_numbers():
    buffer = TextBuffer("abc", 9, ANY)
    buffer.set_chars(None, -7, 1000)
    assert buffer.text == ""


def test_set_chars_takes_a_part():
    buffer = TextBuffer("abc", 9, ANY)
    buffer.set_chars(list("wxyz"), 1, 2)
    assert buffer.text == "xy"


@pytest.mark.parametrize("offset, length, text", [(0, 1, "bcd"), (1, 2, "ad"), (3, 1, "abc"), (0, 4, "")])
def test_delete_takes_characters_out(offset, length, text):
    buffer = TextBuffer("abcd", 9, ANY)
    buffer.delete(offset, length)
    assert buffer.text == text


@pytest.mark.parametrize("offset, length", [(-1, 1), (0, -1), (4, 1), (0, 5), (3, 2)])
def test_delete_beyond_the_text_is_out_of_bounds(offset, length):
    buffer = TextBuffer("abcd", 9, ANY)
    with pytest.raises(StringIndexOutOfBoundsException):
        buffer.delete(offset, length)
    assert buffer.text == "abcd"


@pytest.mark.parametrize("offset", [-9, 0, 99])
def test_delete_of_no_characters_does_not_look_at_the_offset(offset):
    buffer = TextBuffer("abcd", 9, ANY)
    buffer.delete(offset, 0)
    assert buffer.text == "abcd"


def test_get_chars_fills_the_start_and_says_how_many():
    data = list("......")
    assert TextBuffer("abc", 9, ANY).get_chars(data) == 3
    assert data == list("abc...")


def test_get_chars_into_too_short_a_list_is_out_of_bounds_and_leaves_it_alone():
    data = list("..")
    with pytest.raises(ArrayIndexOutOfBoundsException):
        TextBuffer("abc", 9, ANY).get_chars(data)
    assert data == list("..")


def test_get_chars_into_nothing_is_a_null_pointer():
    with pytest.raises(NullPointerException):
        TextBuffer("abc", 9, ANY).get_chars(None)


def test_a_smaller_size_cuts_the_end():
    buffer = TextBuffer("abcd", 9, ANY)
    assert (buffer.set_max_size(2), buffer.text, buffer.max_size) == (2, "ab", 2)


def test_a_larger_size_is_granted_and_cuts_nothing():
    buffer = TextBuffer("abcd", 4, ANY)
    assert (buffer.set_max_size(100), buffer.text) == (100, "abcd")


def test_a_cut_that_would_be_illegal_is_refused_and_changes_nothing():
    buffer = TextBuffer("-5", 9, NUMERIC)
    with pytest.raises(IllegalArgumentException):
        buffer.set_max_size(1)
    assert (buffer.text, buffer.max_size) == ("-5", 9)


def test_contents_that_break_a_new_constraint_are_cleared():
    buffer = TextBuffer("abc", 9, ANY)
    buffer.set_constraints(NUMERIC)
    assert buffer.text == ""


def test_contents_that_keep_a_new_constraint_stay():
    buffer = TextBuffer("12", 9, NUMERIC)
    buffer.set_constraints(PHONENUMBER)
    assert buffer.text == "12"


def test_the_person_edits_what_is_shown():
    buffer = TextBuffer("abcd", 9, ANY)
    assert buffer.edit(1, 3, "XYZ")
    assert buffer.text == "aXYZd"


def test_the_person_cannot_type_beyond_the_size_but_can_delete():
    buffer = TextBuffer("abc", 3, ANY)
    assert not buffer.edit(3, 3, "d")
    assert buffer.edit(2, 3, "")
    assert buffer.text == "ab"


def test_the_person_cannot_edit_what_is_uneditable_but_the_program_can():
    buffer = TextBuffer("abc", 9, ANY | UNEDITABLE)
    assert not buffer.edit(0, 1, "")
    buffer.delete(0, 1)
    assert buffer.text == "bc"


def test_a_number_that_is_not_finished_is_shown_but_not_given_to_the_program():
    buffer = TextBuffer("", 9, DECIMAL)
    assert buffer.edit(0, 0, "-") and buffer.edit(1, 1, ".")
    assert (buffer.shown, buffer.text, buffer.size) == ("-.", "", 0)
    assert buffer.edit(2, 2, "5")
    assert buffer.text == "-.5"


def test_what_was_not_finished_goes_when_the_person_is_done():
    buffer = TextBuffer("", 9, NUMERIC)
    buffer.edit(0, 0, "-")
    buffer.settle()
    assert buffer.shown == ""

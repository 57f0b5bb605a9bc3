"""A caret in a text: typing, deleting, moving, and what is seen of it."""

import pytest

from emulator.midp.lcdui.font import Font
from emulator.midp.lcdui.text_buffer import TextBuffer
from emulator.midp.lcdui.text_editor import TextEditor
from emulator.midp.lcdui.text_policy import ANY, DECIMAL, NUMERIC, PASSWORD, UNEDITABLE


def editor(text="", max_size=20, constraints=ANY, caret=None):
    found = TextEditor(TextBuffer(text, max_size, constraints))
    if caret is not None:
        found.go_to(caret)
    return found


def test_the_caret_begins_at_the_end():
    assert editor("abc").caret == 3


def test_typing_puts_text_in_at_the_caret_and_moves_it():
    found = editor("heo", caret=2)
    assert found.type("ll")
    assert (found.buffer.text, found.caret) == ("hello", 4)


def test_replacing_changes_the_character_before_the_caret():
    found = editor("hallo", caret=2)
    assert found.replace("e")
    assert (found.buffer.text, found.caret) == ("hello", 2)


def test_backspace_deletes_the_character_before_the_caret():
    found = editor("heello", caret=2)
    assert found.backspace()
    assert (found.buffer.text, found.caret) == ("hello", 1)


def test_backspace_at_the_start_deletes_nothing():
    found = editor("abc", caret=0)
    assert not found.backspace()
    assert found.buffer.text == "abc"


def test_a_letter_and_its_marks_are_passed_and_deleted_as_one():
    found = editor("xe\u0301y")
    assert found.move(-1) and found.move(-1)
    assert found.caret == 1
    assert found.move(1)
    assert found.caret == 3
    assert found.backspace()
    assert found.buffer.text == "xy"


def test_what_may_not_be_typed_is_left_out():
    found = editor(constraints=NUMERIC)
    assert not found.type("1a2")
    assert found.buffer.text == "12"


def test_what_there_is_no_room_for_is_left_out():
    found = editor("ab", max_size=4)
    assert not found.type("cdef")
    assert found.buffer.text == "abcd"


def test_a_backspace_that_is_typed_deletes():
    found = editor()
    found.type("ab\bc")
    assert found.buffer.text == "ac"


def test_a_decimal_comma_becomes_a_point():
    found = editor(constraints=DECIMAL)
    assert found.type("1,5")
    assert found.buffer.text == "1.5"


def test_nothing_can_be_typed_or_deleted_where_it_is_uneditable():
    found = editor("abc", constraints=UNEDITABLE)
    assert not found.type("d") and not found.backspace() and not found.replace("x")
    found.compose("ni")
    assert (found.buffer.text, found.text) == ("abc", "abc")


def test_the_caret_stops_at_both_ends():
    found = editor("a")
    assert not found.move(1)
    assert found.move(-1)
    assert not found.move(-1)


@pytest.mark.parametrize("asked, caret", [(-3, 0), (2, 2), (99, 3)])
def test_the_caret_stands_as_near_as_there_is_text(asked, caret):
    found = editor("abc")
    found.go_to(asked)
    assert found.caret == caret


def test_up_and_down_keep_to_their_place_across_a_short_line():
    found = editor("abcde\nx\nabcde", caret=4)
    lines = found.lines(500, Font.get_default_font())
    assert found.move_row(1, lines)
    assert found.caret == 7
    assert found.move_row(1, lines)
    assert found.caret == 12
    assert not found.move_row(1, lines)


def test_a_password_is_stars_but_for_the_letter_typed_last():
    found = editor("ab", constraints=PASSWORD)
    assert found.text == "**"
    found.type("c")
    assert found.text == "**c"
    found.revealed = None
    assert (found.text, found.buffer.text) == ("***", "abc")


def test_moving_the_caret_hides_the_letter_of_a_password():
    found = editor(constraints=PASSWORD)
    found.type("a")
    found.move(-1)
    assert found.text == "*"


def test_what_is_being_composed_is_seen_at_the_caret_but_not_stored():
    found = editor("ab", caret=1)
    found.compose("ni")
    assert (found.text, found.seen_caret, found.buffer.text) == ("anib", 3, "ab")
    found.compose("")
    found.type("你")
    assert (found.text, found.caret) == ("a你b", 2)


@pytest.mark.parametrize("position, caret", [(0, 4), (2, 4), (3, 2)])
def test_the_caret_moves_along_with_what_the_program_inserts_before_it(position, caret):
    found = editor("abcd", caret=2)
    found.buffer.insert("XY", position)
    found.inserted(position, 2)
    assert found.caret == caret


@pytest.mark.parametrize("offset, length, caret", [(0, 1, 2), (0, 3, 0), (2, 2, 2), (3, 1, 3)])
def test_the_caret_moves_along_with_what_the_program_deletes_before_it(offset, length, caret):
    found = editor("abcd", caret=3)
    found.buffer.delete(offset, length)
    found.deleted(offset, length)
    assert found.caret == caret

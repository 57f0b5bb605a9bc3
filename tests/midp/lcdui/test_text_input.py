"""Keys, the clock and a computer's keyboard, as they reach a text: what each one tells its owner."""

import pytest

from emulator.handset.keypad import KeyEvent, Stroke
from emulator.handset.typing import TypingEvent
from emulator.midp.lcdui import Display, Font, TextBox, TextField
from emulator.midp.lcdui.text_buffer import TextBuffer
from emulator.midp.lcdui.text_editor import TextEditor
from emulator.midp.lcdui.text_input import TextInput


@pytest.fixture
def make(phone, on_phone):
    """`make(text, constraints)` gives a TextInput on the phone and the list of what it told."""

    def run(text="", constraints=TextField.ANY):
        on_phone(lambda midlet: Display.get_display(midlet).set_current(TextBox(None, "", 9, 0)))
        told, editor = [], TextEditor(TextBuffer(text, 20, constraints))
        lines = lambda: editor.lines(200, Font.get_default_font())    # noqa: E731  # the shortest way to say it
        return TextInput(phone.software.front.display, editor, lines,
                         lambda: told.append("edited"), lambda: told.append("moved")), told
    return run


@pytest.fixture
def press(phone):
    """`press(text_input, key)` gives whether the key was used; with a stroke, another one than PRESSED."""
    return lambda text_input, name, stroke=Stroke.PRESSED: text_input.key(
        KeyEvent(stroke, phone.handset.keypad.key(name), phone.now))


@pytest.mark.parametrize("keys, expected", [
    (["2"], ["edited"]), (["2", "2"], ["edited", "edited"]), (["#"], ["moved"]), (["left"], ["moved"]),
    (["clear"], ["edited"]), (["up"], []), (["fire"], []), (["send"], [])])
def test_what_is_told_of_keys(make, press, keys, expected):
    text_input, told = make("ab")
    for key in keys:
        press(text_input, key)
    assert told == expected


@pytest.mark.parametrize("text, key, used", [
    ("ab", "left", True), ("", "left", False), ("ab", "right", False), ("ab", "up", False), ("a\nb", "up", True),
    ("ab", "down", False), ("", "clear", False), ("ab", "fire", False), ("ab", "2", True), ("ab", "*", True)])
def test_which_keys_are_used_and_which_are_left_to_the_form(make, press, text, key, used):
    text_input, _ = make(text)
    assert press(text_input, key) is used


def test_a_key_that_comes_up_means_nothing(make, press):
    text_input, told = make("ab")
    assert not press(text_input, "2", Stroke.RELEASED)
    assert told == []


def test_a_letter_is_settled_when_its_time_is_up(phone, make, press):
    text_input, told = make()
    press(text_input, "2")
    phone.run(999)
    assert (text_input.taps.is_open, told) == (True, ["edited"])
    phone.run(1)
    assert (text_input.taps.is_open, told) == (False, ["edited", "moved"])


def test_the_time_begins_anew_with_each_press(phone, make, press):
    text_input, _ = make()
    press(text_input, "2")
    phone.run(900)
    press(text_input, "2")
    phone.run(900)
    assert text_input.taps.is_open


def test_nothing_is_told_by_the_clock_after_the_person_has_left(phone, make, press):
    text_input, told = make()
    press(text_input, "2")
    text_input.leave()
    phone.run(2000)
    assert told == ["edited"]


def test_leaving_drops_what_is_unfinished(make, press):
    text_input, _ = make(constraints=TextField.NUMERIC)
    press(text_input, "*")
    text_input.typing(TypingEvent("pre", False, 0))
    text_input.leave()
    assert (text_input.editor.text, text_input.editor.caret) == ("", 0)


def test_the_indicator_is_the_mode_and_nothing_where_nothing_can_be_typed(make):
    assert make()[0].indicator == "abc"
    assert make(constraints=TextField.INITIAL_CAPS_WORD)[0].indicator == "Abc"
    assert make(constraints=TextField.NUMERIC)[0].indicator == "123"
    assert make(constraints=TextField.UNEDITABLE)[0].indicator == ""


def test_a_preview_is_only_seen_and_typed_text_is_a_change(make):
    text_input, told = make()
    text_input.typing(TypingEvent("ni", False, 0))
    text_input.typing(TypingEvent("你", True, 0))
    assert (told, text_input.editor.buffer.text) == (["moved", "edited"], "你")


def test_pointing_settles_and_moves(make, press):
    text_input, told = make("abc")
    press(text_input, "2")
    text_input.point(1)
    assert (text_input.editor.caret, text_input.taps.is_open, told) == (1, False, ["edited", "moved"])

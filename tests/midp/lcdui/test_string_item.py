"""Text, links and buttons (MIDP 2.0, StringItem)."""

import pytest

from emulator.midp.lang import IllegalArgumentException
from emulator.midp.lcdui import Command, Font, Form, Item, StringItem

OPEN = Command("Open", Command.ITEM, 1)


@pytest.fixture
def show(phone, seen):
    """`show(item arguments, …)` shows StringItems in a Form."""
    return lambda *items: seen(lambda: Form("Form", [StringItem(*arguments) for arguments in items]))


def test_label_and_text_may_be_none(guest):
    item = guest(lambda: StringItem(None, None))
    assert (item.get_label(), item.get_text(), item.get_appearance_mode()) == (None, None, Item.PLAIN)


def test_a_text_without_characters_takes_no_room(guest):
    item = guest(lambda: StringItem(None, ""))
    assert (item.get_preferred_width(), item.get_preferred_height()) == (0, 0)


@pytest.mark.parametrize("mode", [-1, 3])
def test_an_appearance_must_be_one_of_the_three(guest, mode):
    with pytest.raises(IllegalArgumentException):
        guest(lambda: StringItem(None, "x", mode))


def test_the_font_is_never_none(guest):
    item = guest(lambda: StringItem(None, "x"))
    assert item.get_font() is guest(Font.get_default_font)


def test_a_font_can_be_set_and_none_is_the_default_again(guest):
    item = guest(lambda: StringItem(None, "x"))
    large = guest(lambda: Font.get_font(Font.FACE_SYSTEM, Font.STYLE_BOLD, Font.SIZE_LARGE))
    item.set_font(large)
    assert item.get_font() is large
    item.set_font(None)
    assert item.get_font() is guest(Font.get_default_font)


def test_label_and_text_stand_on_one_line(show, rows):
    show(("Player:", "Anna"))
    assert rows() == ["Player: Anna"]


def test_texts_flow_together(show, rows):
    show((None, "One "), (None, "and two"))
    assert rows() == ["One and two"]


def test_a_long_text_is_broken_between_words(show, rows):
    show((None, "a long text that is wider than the screen of this phone"))
    assert "".join(line + " " for line in rows()) == "a long text that is wider than the screen of this phone "
    assert len(rows()) > 1


def test_a_label_begins_a_row_of_its_own(show, rows):
    show(("Games:", "4"), ("Won:", "3"))
    assert rows() == ["Games: 4", "Won: 3"]


def test_a_new_text_is_shown(phone, show, rows):
    form = show((None, "Ready"))
    form.get(0).set_text("Go")
    phone.run(0)
    assert rows() == ["Go"]


def test_a_plain_text_cannot_be_in_focus_and_one_with_commands_can(phone, show, rows):
    form = show((None, "Plain"), ("\n", "Rules"))
    assert rows()[0] == "Plain"
    form.get(0).add_command(OPEN)
    phone.run(0)
    assert rows()[0] == "> Plain"


def test_a_button_in_focus_bears_the_mark(phone, show, rows):
    form = show((None, "Start", Item.BUTTON))
    form.get(0).set_default_command(OPEN)
    phone.run(0)
    assert rows() == ["> Start"]


def test_a_text_with_a_locked_size_is_a_box_that_does_not_expand(guest, phone, seen):
    def make():
        item = StringItem(None, "a text of several words", Item.PLAIN)
        item.set_preferred_size(60, -1)
        item.set_layout(Item.LAYOUT_EXPAND | Item.LAYOUT_SHRINK)
        return Form("Form", [item])
    form = seen(make)
    assert form._bounds(form.get(0))[2] == 60
    assert form.get(0).get_minimum_width() == form.get(0).get_preferred_width() == 60


def test_the_preferred_size_of_a_wrapped_text_is_around_its_lines(guest):
    def make():
        short, long = StringItem(None, "word"), StringItem(None, "word " * 30)
        return short, long, Form("Form", []).get_width()
    short, long, width = guest(make)
    lines = long.get_preferred_height() // short.get_preferred_height()
    assert long.get_preferred_height() == lines * short.get_preferred_height() and lines > 1
    assert short.get_preferred_width() < long.get_preferred_width() <= width

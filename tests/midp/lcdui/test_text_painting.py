"""How a text being edited looks, in pixels: the caret, and what marks a letter that is open."""

import pytest

from emulator.handset.typing import Typing
from emulator.midp.lcdui import Display, TextBox, TextField


@pytest.fixture
def show(phone, on_phone):
    """`show(text, constraints)` shows a TextBox."""

    def run(text, constraints=TextField.ANY):
        on_phone(lambda midlet: Display.get_display(midlet).set_current(TextBox("Message", text, 160, constraints)))
    return run


def columns_of_accent(phone):
    """The x of every column that has a caret's worth of pure accent in it."""
    image, accent = phone.screen.image, phone.skin.theme.accent
    rows = range(30, phone.skin.height // 2)
    return [x for x in range(image.get_width())
            if sum(image.get_at_mapped((x, y)) & 0xFFFFFF == accent for y in rows) > 8]


def word(phone, text):
    return next(word for word in phone.screen.words if word.text == text)


def test_the_caret_stands_behind_the_text(phone, show):
    show("hello")
    end = word(phone, "hello")
    assert columns_of_accent(phone) == [end.x + end.width, end.x + end.width + 1]


def test_the_caret_moves_with_the_arrows(phone, show):
    show("hello")
    phone.press(*["left"] * 5)
    start = word(phone, "hello").x
    assert columns_of_accent(phone) == [start, start + 1]


def test_there_is_no_caret_beside_an_open_letter_until_it_is_settled(phone, show):
    show("")
    phone.press("2")
    assert columns_of_accent(phone) == []
    phone.run(1000)
    assert len(columns_of_accent(phone)) == 2


def test_there_is_no_caret_where_nothing_can_be_typed(phone, show):
    show("hello", TextField.UNEDITABLE)
    assert columns_of_accent(phone) == []


def test_what_is_composed_is_underlined(phone, show):
    show("")
    keyboard = Typing(phone.kernel)
    keyboard.listener = lambda event: phone.software.front.display._typing_event(event)
    keyboard.composing("ni")
    phone.run(0)
    preview = word(phone, "ni")
    bottom = preview.y + preview.height - 1
    line = [phone.screen.image.get_at_mapped((preview.x + x, bottom)) & 0xFFFFFF for x in range(preview.width)]
    assert set(line) == {phone.skin.theme.accent}


def test_the_caret_leaves_no_word(phone, show):
    show("hello")
    phone.press("left", "left")
    assert phone.screen.text().split("\n")[1] == "hello"

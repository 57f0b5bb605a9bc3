"""The table of symbols: what is chosen by arrows and by finger, and what closes it."""

import pytest

from emulator.midp.lcdui import Display, TextBox
from emulator.midp.lcdui.letters import SYMBOLS
from emulator.midp.lcdui.text_policy import ANY


@pytest.fixture
def box(phone, on_phone):
    """A TextBox with the table of symbols open over it."""
    shown = []

    def body(midlet):
        shown.append(TextBox("Message", "", 160, ANY))
        Display.get_display(midlet).set_current(shown[0])
    on_phone(body)
    phone.press("*")
    return shown[0]


def rows_of_symbols(phone):
    """The table as it can be read: a list of rows of symbols."""
    rows = [row.split(" ") for row in phone.screen.text().split("\n")]
    return [row for row in rows if all(word in SYMBOLS[ANY] for word in row)]


def test_every_symbol_is_there(phone, box):
    assert "".join("".join(row) for row in rows_of_symbols(phone)) == SYMBOLS[ANY]


@pytest.mark.parametrize("keys, index", [
    ([], 0), (["right"], 1), (["right", "right", "left"], 1), (["left"], len(SYMBOLS[ANY]) - 1)])
def test_left_and_right_go_from_symbol_to_symbol_and_round(phone, box, keys, index):
    phone.press(*keys, "fire")
    assert box.get_string() == SYMBOLS[ANY][index]


def test_down_and_up_stay_in_their_column(phone, box):
    columns = len(rows_of_symbols(phone)[0])
    phone.press("right", "down", "down", "up", "fire")
    assert box.get_string() == SYMBOLS[ANY][columns + 1]


def test_up_from_the_first_row_goes_to_the_last_one_with_that_column(phone, box):
    rows = rows_of_symbols(phone)
    last = [row for row in rows if len(row) > 1][-1]
    phone.press("right", "up", "fire")
    assert box.get_string() == last[1]


def test_down_from_the_last_row_goes_to_the_first(phone, box):
    phone.press("up", "down", "fire")
    assert box.get_string() == SYMBOLS[ANY][0]


@pytest.mark.parametrize("key", ["*", "clear", "soft_right"])
def test_it_is_closed_without_a_symbol(phone, box, key):
    phone.press(key)
    assert (box.get_string(), box.is_shown()) == ("", True)


def test_the_left_soft_key_takes_the_symbol(phone, box):
    phone.press("soft_left")
    assert box.get_string() == "."


def test_a_tap_takes_the_symbol(phone, box):
    word = next(word for word in phone.screen.words if word.text == "€")
    phone.touch(word.x + word.width // 2, word.y + word.height // 2)
    assert box.get_string() == "€"


def test_a_tap_beside_the_table_closes_it(phone, box):
    phone.touch(5, 5)
    assert (box.get_string(), box.is_shown()) == ("", True)

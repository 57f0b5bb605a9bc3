"""The clock: hours and minutes by digits, arrows and finger."""

from datetime import UTC, datetime, time

import pytest

from emulator.midp.lcdui import DateField, Display, Form


@pytest.fixture
def field(phone, on_phone):
    """A DateField of 22:58, with its clock open."""
    shown = []

    def body(midlet):
        shown.append(DateField("Alarm", DateField.TIME))
        shown[0].set_date(datetime(1970, 1, 1, 22, 58, tzinfo=UTC))
        Display.get_display(midlet).set_current(Form("Form", shown))
    on_phone(body)
    phone.press("fire")
    return shown[0]


@pytest.mark.parametrize("keys, moment", [
    ("", time(22, 58)), ("up", time(23, 58)), ("up up", time(0, 58)), ("down", time(21, 58)),
    ("right up", time(22, 59)), ("right up up", time(22, 0)), ("right left down", time(21, 58)),
    ("1 2 3 4", time(12, 34)), ("0 7 0 5", time(7, 5)), ("7 4 5", time(7, 45)), ("2 3 6", time(23, 6)),
    ("2 5", time(5, 58)), ("1", time(1, 58)), ("right 9", time(22, 9)), ("1 right 3", time(1, 3)),
    ("1 up 2", time(2, 58))])
def test_what_keys_set(phone, field, keys, moment):
    phone.press(*keys.split(), "fire")
    assert field.get_date().time() == moment


def test_it_says_what_it_sets_and_which_part(phone, field):
    assert phone.screen.text().split("\n")[:2] == ["Alarm", "> 22 : 58"]
    phone.press("right")
    assert phone.screen.text().split("\n")[1] == "22 : > 58"


@pytest.mark.parametrize("key", ["clear", "soft_right"])
def test_the_way_back_changes_nothing(phone, field, key):
    phone.press("up", key)
    assert field.get_date().time() == time(22, 58)


def test_the_left_soft_key_takes_the_time(phone, field):
    phone.press("up", "soft_left")
    assert field.get_date().time() == time(23, 58)


def test_a_finger_above_counts_up_and_below_counts_down(phone, field):
    word = next(word for word in phone.screen.words if word.text == "58")
    middle = word.x + word.width // 2
    phone.touch(middle, word.y - 10)
    assert "59" in phone.screen.text()
    phone.touch(middle, word.y + word.height + 10)
    phone.touch(middle, word.y + word.height + 10)
    assert "57" in phone.screen.text()


def test_a_finger_on_a_number_chooses_it(phone, field):
    word = next(word for word in phone.screen.words if word.text == "58")
    phone.touch(word.x + word.width // 2, word.y + word.height // 2)
    phone.press("up", "fire")
    assert field.get_date().time() == time(22, 59)


def test_a_tap_on_the_soft_keys_takes_or_leaves(phone, field):
    phone.press("up")
    phone.touch(phone.skin.width - 10, phone.skin.height - 5)
    assert field.get_date().time() == time(22, 58)
    phone.press("fire", "up")
    phone.touch(10, phone.skin.height - 5)
    assert field.get_date().time() == time(23, 58)

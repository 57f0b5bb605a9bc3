"""The page of a month: moving by days, weeks and months, by keys and by finger."""

from datetime import UTC, date, datetime

import pytest

from emulator.midp.lcdui import DateField, Display, Form
from emulator.midp.lcdui.calendar_page import moved_by_days, moved_by_months


@pytest.fixture
def field(phone, on_phone):
    """A DateField of 31 January 2008, with its calendar open."""
    shown = []

    def body(midlet):
        shown.append(DateField("Born", DateField.DATE))
        shown[0].set_date(datetime(2008, 1, 31, tzinfo=UTC))
        Display.get_display(midlet).set_current(Form("Form", shown))
    on_phone(body)
    phone.press("fire")
    return shown[0]


@pytest.mark.parametrize("day, months, there", [
    ((2008, 1, 31), 1, (2008, 2, 29)), ((2007, 1, 31), 1, (2007, 2, 28)), ((2008, 12, 5), 1, (2009, 1, 5)),
    ((2008, 1, 5), -1, (2007, 12, 5)), ((9999, 12, 1), 1, (9999, 12, 1)), ((1, 1, 9), -1, (1, 1, 9))])
def test_a_month_later_is_the_same_day_or_the_last_one(day, months, there):
    assert moved_by_months(date(*day), months) == date(*there)


@pytest.mark.parametrize("day, days, there", [
    ((2008, 2, 28), 1, (2008, 2, 29)), ((2008, 1, 1), -1, (2007, 12, 31)),
    ((9999, 12, 30), 7, (9999, 12, 31)), ((1, 1, 2), -7, (1, 1, 1))])
def test_days_end_where_dates_do(day, days, there):
    assert moved_by_days(date(*day), days) == date(*there)


@pytest.mark.parametrize("keys, day", [
    ([], (2008, 1, 31)), (["left"], (2008, 1, 30)), (["right"], (2008, 2, 1)), (["up"], (2008, 1, 24)),
    (["down"], (2008, 2, 7)), (["*"], (2007, 12, 31)), (["#"], (2008, 2, 29)), (["#", "*"], (2008, 1, 29))])
def test_keys_move_by_days_weeks_and_months(phone, field, keys, day):
    phone.press(*keys, "fire")
    assert field.get_date() == datetime(*day, tzinfo=UTC)


def test_the_month_is_named_and_the_chosen_day_marked(phone, field):
    rows = phone.screen.text().split("\n")
    assert rows[:2] == ["January 2008", "Su Mo Tu We Th Fr Sa"]
    assert rows[-2] == "27 28 29 30 > 31"


@pytest.mark.parametrize("key", ["clear", "soft_right"])
def test_the_way_back_changes_nothing(phone, field, key):
    phone.press("left", key)
    assert field.get_date() == datetime(2008, 1, 31, tzinfo=UTC)


def test_a_tap_goes_to_a_day_and_a_second_one_takes_it(phone, field):
    word = next(word for word in phone.screen.words if word.text == "16")
    spot = (word.x + word.width // 2, word.y + word.height // 2)
    phone.touch(*spot)
    assert "> 16" in phone.screen.text()
    phone.touch(*spot)
    assert field.get_date() == datetime(2008, 1, 16, tzinfo=UTC)


def test_a_tap_at_the_ends_of_the_heading_turns_the_page(phone, field):
    phone.touch(5, 5)
    assert "December 2007" in phone.screen.text()
    phone.touch(phone.skin.width - 5, 5)
    assert "January 2008" in phone.screen.text()


def test_a_tap_on_the_soft_key_takes_the_day(phone, field):
    phone.press("left")
    phone.touch(10, phone.skin.height - 5)
    assert field.get_date() == datetime(2008, 1, 30, tzinfo=UTC)


def test_a_tap_where_there_is_no_day_changes_nothing(phone, field):
    word = next(word for word in phone.screen.words if word.text == "1")
    phone.touch(5, word.y + word.height // 2)
    phone.press("fire")
    assert field.get_date() == datetime(2008, 1, 31, tzinfo=UTC)


def test_six_weeks_are_all_on_the_page(phone, field):
    phone.press("#", "#")          # March 2008 has days in six weeks that begin on Sundays
    assert "30 31" in phone.screen.text().replace("> ", "")

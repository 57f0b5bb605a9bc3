"""DateField: what it holds in each mode, what is seen of it, and how the person sets it."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from emulator.midp.lang import IllegalArgumentException
from emulator.midp.lcdui import DateField, Display, Form

EAST = timezone(timedelta(hours=3))
MOMENT = datetime(2008, 2, 29, 15, 42, 17, 500_000, tzinfo=UTC)


@pytest.fixture
def show(phone, on_phone):
    """`show(mode, …)` shows a Form with one DateField; gives it and what the Form was told."""

    def run(*arguments, label="Date"):
        shown, told = [], []

        def body(midlet):
            shown.append(DateField(label, *arguments))
            form = Form("Form", shown)
            form.set_item_state_listener(lambda item: told.append(item.get_date()))
            Display.get_display(midlet).set_current(form)
        on_phone(body)
        return shown[0], told
    return run


def line(phone):
    """What is written in the field."""
    return phone.screen.text().split("\n")[2]


# -- the program -----------------------------------------------------------------------------------

def test_the_constants_are_the_specs():
    assert (DateField.DATE, DateField.TIME, DateField.DATE_TIME) == (1, 2, 3)


@pytest.mark.parametrize("mode", [0, 4, -1, None])
def test_a_mode_that_is_none_is_an_illegal_argument(show, mode):
    with pytest.raises(IllegalArgumentException):
        show(mode)


@pytest.mark.parametrize("mode", [1, 2, 3])
def test_a_new_field_has_no_date(show, mode):
    field, _ = show(mode)
    assert (field.get_date(), field.get_input_mode()) == (None, mode)


def test_a_date_is_taken_away_again(show):
    field, _ = show(DateField.DATE)
    field.set_date(MOMENT)
    field.set_date(None)
    assert field.get_date() is None


def test_a_date_has_no_time_of_day(show):
    field, _ = show(DateField.DATE)
    field.set_date(MOMENT)
    assert field.get_date() == datetime(2008, 2, 29, tzinfo=UTC)


def test_a_date_is_the_day_it_is_in_the_fields_zone(show):
    field, _ = show(DateField.DATE, EAST)
    field.set_date(datetime(2008, 2, 29, 22, 30, tzinfo=UTC))
    assert field.get_date() == datetime(2008, 3, 1, tzinfo=EAST)


def test_date_and_time_are_kept_to_the_minute(show):
    field, _ = show(DateField.DATE_TIME)
    field.set_date(MOMENT)
    assert field.get_date() == datetime(2008, 2, 29, 15, 42, tzinfo=UTC)


def test_a_time_is_of_the_first_of_january_1970_and_kept_to_the_minute(show):
    field, _ = show(DateField.TIME)
    field.set_date(datetime(1970, 1, 1, 7, 5, 59, tzinfo=UTC))
    assert field.get_date() == datetime(1970, 1, 1, 7, 5, tzinfo=UTC)


def test_a_time_of_another_day_leaves_it_without_one(show):
    field, _ = show(DateField.TIME)
    field.set_date(datetime(1970, 1, 1, 7, 5, tzinfo=UTC))
    field.set_date(MOMENT)
    assert field.get_date() is None


def test_which_day_it_is_is_asked_in_the_fields_zone(show):
    field, _ = show(DateField.TIME, EAST)
    field.set_date(datetime(1969, 12, 31, 22, 0, tzinfo=UTC))
    assert field.get_date() == datetime(1970, 1, 1, 1, 0, tzinfo=EAST)
    field.set_date(datetime(1970, 1, 1, 22, 0, tzinfo=UTC))
    assert field.get_date() is None


def test_without_a_zone_it_is_the_phones(show):
    field, _ = show(DateField.DATE_TIME, None)
    field.set_date(MOMENT)
    assert field.get_date().utcoffset() == timedelta(0)


def test_a_date_without_a_zone_is_taken_in_the_phones(show):
    field, _ = show(DateField.DATE_TIME, EAST)
    field.set_date(datetime(2008, 2, 29, 15, 42))
    assert field.get_date() == datetime(2008, 2, 29, 15, 42, tzinfo=UTC)


def test_the_date_it_gives_is_in_its_own_zone(show):
    field, _ = show(DateField.DATE_TIME, EAST)
    field.set_date(MOMENT)
    assert field.get_date().utcoffset() == timedelta(hours=3)


def test_switching_to_time_moves_it_to_1970(show):
    field, _ = show(DateField.DATE_TIME)
    field.set_date(MOMENT)
    field.set_input_mode(DateField.TIME)
    assert field.get_date() == datetime(1970, 1, 1, 15, 42, tzinfo=UTC)


def test_switching_to_date_drops_the_time(show):
    field, _ = show(DateField.DATE_TIME)
    field.set_date(MOMENT)
    field.set_input_mode(DateField.DATE)
    field.set_input_mode(DateField.DATE_TIME)
    assert field.get_date() == datetime(2008, 2, 29, tzinfo=UTC)


def test_switching_a_field_without_a_date_gives_it_none(show):
    field, _ = show(DateField.DATE)
    field.set_input_mode(DateField.TIME)
    assert (field.get_date(), field.get_input_mode()) == (None, DateField.TIME)


def test_switching_to_no_mode_is_refused_and_changes_nothing(show):
    field, _ = show(DateField.DATE_TIME)
    field.set_date(MOMENT)
    with pytest.raises(IllegalArgumentException):
        field.set_input_mode(9)
    assert (field.get_input_mode(), field.get_date().hour) == (DateField.DATE_TIME, 15)


def test_setting_a_date_is_no_change_of_the_persons(phone, show):
    field, told = show(DateField.DATE)
    field.set_date(MOMENT)
    field.set_input_mode(DateField.DATE_TIME)
    phone.run(0)
    assert told == []


# -- what is seen ----------------------------------------------------------------------------------

@pytest.mark.parametrize("mode, written", [(1, "> <date>"), (2, "> <time>"), (3, "> <date> <time>")])
def test_a_field_without_a_date_says_what_is_missing(phone, show, mode, written):
    show(mode)
    assert line(phone) == written


@pytest.mark.parametrize("locale, written", [
    ("en-US", "> 2/29/2008 15:42"), ("en-GB", "> 29/02/2008 15:42"), ("ru-RU", "> 29.02.2008 15:42"),
    ("zh-CN", "> 2008年2月29日 15:42")])
def test_dates_are_written_as_the_phones_locale_has_it(phone, show, locale, written):
    phone.software.locale = locale
    field, _ = show(DateField.DATE_TIME)
    field.set_date(MOMENT)
    phone.run(0)
    assert line(phone) == written


# -- the person ------------------------------------------------------------------------------------

def test_fire_opens_the_calendar_at_the_phones_date(phone, show):
    field, told = show(DateField.DATE)
    phone.press("fire")
    assert "January 2008" in phone.screen.text()
    assert "> 1" in phone.screen.text()
    phone.press("right", "fire")
    assert field.get_date() == datetime(2008, 1, 2, tzinfo=UTC)
    assert told == [field.get_date()]


def test_fire_opens_the_clock_of_a_time(phone, show):
    field, told = show(DateField.TIME, label="Alarm")
    phone.press("fire", "0", "7", "3", "0", "fire")
    assert field.get_date() == datetime(1970, 1, 1, 7, 30, tzinfo=UTC)
    assert told == [field.get_date()]


def test_of_date_and_time_the_one_in_focus_is_opened(phone, show):
    field, _ = show(DateField.DATE_TIME)
    field.set_date(MOMENT)
    phone.press("right", "fire", "0", "7", "3", "0", "fire")
    assert field.get_date() == datetime(2008, 2, 29, 7, 30, tzinfo=UTC)
    phone.press("left", "fire", "left", "fire")
    assert field.get_date() == datetime(2008, 2, 28, 7, 30, tzinfo=UTC)


def test_a_date_chosen_first_is_at_midnight_and_a_time_chosen_first_is_today(phone, show):
    field, _ = show(DateField.DATE_TIME)
    phone.press("fire", "right", "fire")
    assert field.get_date() == datetime(2008, 1, 2, tzinfo=UTC)
    field.set_date(None)
    phone.press("right", "fire", "0", "7", "3", "0", "fire")
    assert field.get_date() == datetime(2008, 1, 1, 7, 30, tzinfo=UTC)


def test_what_the_person_sets_is_in_the_fields_zone(phone, show):
    field, _ = show(DateField.TIME, EAST)
    phone.press("fire", "0", "7", "3", "0", "fire")
    assert field.get_date() == datetime(1970, 1, 1, 7, 30, tzinfo=EAST)


def test_going_back_from_the_calendar_is_no_change(phone, show):
    field, told = show(DateField.DATE)
    phone.press("fire", "right", "clear")
    assert (field.get_date(), told) == (None, [])


def test_a_tap_opens_what_was_tapped(phone, show):
    show(DateField.DATE_TIME, label="When")
    word = next(word for word in phone.screen.words if word.text == "<time>")
    phone.touch(word.x + word.width // 2, word.y + word.height // 2)
    assert phone.screen.text().split("\n")[:2] == ["When", "> 09 : 00"]


@pytest.mark.parametrize("mode, other", [(DateField.DATE, DateField.TIME), (DateField.TIME, DateField.DATE)])
def test_what_is_chosen_after_the_program_changed_the_mode_is_dropped(phone, show, mode, other):
    field, told = show(mode)
    phone.press("fire")
    field.set_input_mode(other)
    phone.press("fire")
    assert (field.get_date(), told) == (None, [])

"""How the phone writes dates in English, Russian and Chinese, and where its weeks begin."""

from datetime import date, time

import pytest

from emulator.midp.lcdui.date_words import WORDS, words_of

NEW_YEARS_EVE = date(2008, 12, 31)


@pytest.mark.parametrize("locale, written", [
    ("en-US", "12/31/2008"), ("en-GB", "31/12/2008"), ("ru-RU", "31.12.2008"), ("zh-CN", "2008年12月31日"),
    ("fi-FI", "2008-12-31"), (None, "2008-12-31")])
def test_the_order_of_a_date(locale, written):
    assert words_of(locale).write_date(NEW_YEARS_EVE) == written


@pytest.mark.parametrize("locale, heading", [
    ("en-US", "December 2008"), ("ru-RU", "Декабрь 2008"), ("zh-CN", "2008年12月")])
def test_the_heading_of_a_month(locale, heading):
    assert words_of(locale).write_month(NEW_YEARS_EVE) == heading


@pytest.mark.parametrize("locale, first, last", [
    ("en-US", "Su", "Sa"), ("en-GB", "Mo", "Su"), ("ru-RU", "Пн", "Вс"), ("zh-CN", "一", "日")])
def test_the_days_of_a_week(locale, first, last):
    week = words_of(locale).week()
    assert (week[0], week[-1], len(set(week))) == (first, last, 7)


def test_hours_are_counted_to_twenty_four():
    assert words_of("en-US").write_time(time(15, 5)) == "15:05"


def test_what_is_not_set_says_so():
    words = words_of("en-US")
    assert (words.write_date(None), words.write_time(None)) == ("<date>", "<time>")


@pytest.mark.parametrize("words", WORDS.values())
def test_every_locale_has_twelve_months_and_seven_days(words):
    assert (len(set(words.months)), len(set(words.weekdays))) == (12, 7)


@pytest.mark.parametrize("locale, written", [
    ("en-US", "Th 1/31/2008"), ("en-GB", "Th 31/01/2008"), ("ru-RU", "Чт 31.01.2008"), ("zh-CN", "2008年1月31日 周四")])
def test_a_day_is_written_with_its_weekday(locale, written):
    assert words_of(locale).write_day(date(2008, 1, 31)) == written

"""How dates are written and weeks begin, by the phone's locale: English, Russian, Chinese.

Of other languages the phone knows no words: numbers in the order of ISO 8601, English names.
Hours are counted from 0 to 23 everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, time

MONDAY, SUNDAY = 0, 6       # as `date.weekday` counts


@dataclass(frozen=True)
class DateWords:
    """The words and the order of one locale. Formats name `{y}`, `{m}`, `{d}` and `{month}`."""

    months: tuple[str, ...]
    weekdays: tuple[str, ...]           # short, from Monday on
    first_weekday: int
    date_form: str = "{y:04}-{m:02}-{d:02}"
    month_form: str = "{month} {y}"
    no_date: str = "<date>"
    no_time: str = "<time>"
    day_form: str = "{weekday} {date}"

    def write_date(self, day: date | None) -> str:
        """A day, in numbers."""
        return self.no_date if day is None else self.date_form.format(y=day.year, m=day.month, d=day.day)

    def write_day(self, day: date) -> str:
        """A day, with its weekday."""
        return self.day_form.format(weekday=self.weekdays[day.weekday()], date=self.write_date(day))

    def write_time(self, moment: time | None) -> str:
        """Hours and minutes."""
        return self.no_time if moment is None else f"{moment.hour:02}:{moment.minute:02}"

    def write_month(self, day: date) -> str:
        """The heading of a month's page."""
        return self.month_form.format(y=day.year, m=day.month, month=self.months[day.month - 1])

    def week(self) -> list[str]:
        """The names of the weekdays, in the order of a week here."""
        return [self.weekdays[(self.first_weekday + place) % 7] for place in range(7)]


ENGLISH_MONTHS = ("January", "February", "March", "April", "May", "June", "July",
                  "August", "September", "October", "November", "December")
ENGLISH_WEEK = ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su")

OTHER = DateWords(ENGLISH_MONTHS, ENGLISH_WEEK, MONDAY)
AMERICAN = DateWords(ENGLISH_MONTHS, ENGLISH_WEEK, SUNDAY, "{m}/{d}/{y}")
ENGLISH = DateWords(ENGLISH_MONTHS, ENGLISH_WEEK, MONDAY, "{d:02}/{m:02}/{y}")
RUSSIAN = DateWords(
    ("Январь", "Февраль", "Март", "Апрель", "Май", "Июнь", "Июль",
     "Август", "Сентябрь", "Октябрь", "Ноябрь", "Декабрь"),
    ("Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Вс"), MONDAY, "{d:02}.{m:02}.{y}",
    no_date="<дата>", no_time="<время>")
CHINESE = DateWords(
    tuple(f"{month}月" for month in ("一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二")),
    tuple("一二三四五六日"), MONDAY, "{y}年{m}月{d}日", "{y}年{m}月", "<日期>", "<时间>",
    "{date} 周{weekday}")

# By locale or, failing that, by language.
WORDS = {"en-US": AMERICAN, "en": ENGLISH, "ru": RUSSIAN, "zh": CHINESE}


def words_of(locale: str | None) -> DateWords:
    """The words for a locale like "ru-RU".

    >>> words_of("ru-RU").write_date(date(2008, 1, 31)), words_of("en-US").write_date(date(2008, 1, 31))
    ('31.01.2008', '1/31/2008')
    """
    name = locale or ""
    return WORDS.get(name) or WORDS.get(name[:2], OTHER)

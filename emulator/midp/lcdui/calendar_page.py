"""The page of a month, from which a person chooses a day. It is laid over the screen (overlay.py)."""

from __future__ import annotations

from calendar import Calendar, monthrange
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from emulator.handset.keypad import Stroke

from . import marks, smooth
from .graphics import Graphics
from .menu import CANCEL, SELECT
from .overlay import STAYS, nothing

if TYPE_CHECKING:
    from emulator.handset.frame import Frame
    from emulator.handset.keypad import KeyEvent
    from emulator.handset.touch import TouchEvent

    from .date_words import DateWords
    from .look import Look

DAYS = {"left": -1, "right": 1, "up": -7, "down": 7}
MONTHS = {"*": -1, "#": 1}
CENTER = Graphics.TOP | Graphics.HCENTER
WEEKEND = (5, 6)
MOST_WEEKS = 6      # of which a month has days


def moved_by_days(day: date, days: int) -> date:
    """So many days later, or as late as there are dates."""
    return date.fromordinal(min(max(day.toordinal() + days, date.min.toordinal()), date.max.toordinal()))


def moved_by_months(day: date, months: int) -> date:
    """The same day some months later, or that month's last one.

    >>> moved_by_months(date(2008, 1, 31), 1)
    datetime.date(2008, 2, 29)
    """
    years, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    if not date.min.year <= years <= date.max.year:
        return day
    return date(years, month + 1, min(day.day, monthrange(years, month + 1)[1]))


class CalendarPage:
    """A month, with one day chosen. Arrows move by days and weeks, `*` and `#` by months."""

    def __init__(self, day: date, today: date, words: DateWords, look: Look,
                 chosen: Callable[[date], object]) -> None:
        self.day, self._today = day, today
        self._words, self._look, self._chosen = words, look, chosen
        self._font = look.text if look.width >= 160 else look.small
        room = look.height - look.bar_height - self._grid_top()
        self._line = min(room // MOST_WEEKS, 2 * self._font.get_height())

    # -- keys and finger -------------------------------------------------------------------------

    def key(self, event: KeyEvent) -> Callable[[], object] | None:
        """Fire takes the day; clear and the way back leave everything as it was."""
        name = event.key.name
        if name in (self._look.back_key, "clear"):
            return nothing
        if name in ("fire", "enter", self._look.other_key):
            return self._choose()
        self.day = moved_by_months(moved_by_days(self.day, DAYS.get(name, 0)), MONTHS.get(name, 0))
        return STAYS

    def touch(self, event: TouchEvent) -> Callable[[], object] | None:
        """A tap goes to a day, on the chosen one takes it; at the heading's ends it turns the page."""
        if event.stroke is not Stroke.PRESSED:
            return STAYS
        soft = self._look.soft_key_at(event.x, event.y)
        if soft is not None:
            return self._choose() if soft == self._look.other_key else nothing
        if event.y < self._look.title_height:
            self.day = moved_by_months(self.day, -1 if event.x < self._look.width // 2 else 1)
            return STAYS
        tapped = self._day_at(event.x, event.y)
        if tapped == self.day:
            return self._choose()
        self.day = tapped or self.day
        return STAYS

    def _choose(self) -> Callable[[], object]:
        day = self.day
        return lambda: self._chosen(day)

    def _day_at(self, x: int, y: int) -> date | None:
        column, row = x * 7 // self._look.width, (y - self._grid_top()) // self._line
        weeks = self._weeks()
        number = weeks[row][column] if 0 <= row < len(weeks) else 0
        return self.day.replace(day=number) if number else None

    # -- look ------------------------------------------------------------------------------------

    def paint(self, frame: Frame) -> None:
        """The whole screen."""
        g, look, theme = Graphics._on(frame), self._look, self._look.theme
        g.set_color(theme.background)
        g.fill_rect(0, 0, look.width, look.height)
        self._paint_heading(g)
        self._paint_week(g)
        for row, week in enumerate(self._weeks()):
            for column, number in enumerate(week):
                if number:
                    self._paint_day(g, number, column, self._grid_top() + row * self._line)
        look.paint_soft_keys(g, {look.other_key: SELECT, look.back_key: CANCEL})

    def _paint_heading(self, g: Graphics) -> None:
        look, arrow = self._look, self._look.title_height // 2
        look._paint_band(g, 0, look.title_height, look.theme.title_bar)
        g.set_font(look.bold)
        g.set_color(look.theme.title_text)
        g.draw_string(self._words.write_month(self.day), look.width // 2, 1, CENTER)
        top = (look.title_height - arrow) // 2
        smooth.draw(g, "left", 4, top, arrow - 1, arrow, look.theme.title_text)
        smooth.draw(g, "right", look.width - 3 - arrow, top, arrow - 1, arrow, look.theme.title_text)

    def _paint_week(self, g: Graphics) -> None:
        look, top = self._look, self._look.title_height + 1
        g.set_font(look.small)
        g.set_color(look.theme.faint)
        for column, name in enumerate(self._words.week()):
            g.draw_string(name, self._middle(column), top, CENTER)
        g.set_color(look.theme.border)
        g.fill_rect(0, self._grid_top() - 2, look.width, 1)

    def _paint_day(self, g: Graphics, number: int, column: int, y: int) -> None:
        look, theme, x = self._look, self._look.theme, column * self._look.width // 7
        width = (column + 1) * look.width // 7 - x
        text_top = y + (self._line - self._font.get_height()) // 2
        ink = theme.foreground if self._weekday(column) not in WEEKEND else theme.accent
        if self.day.replace(day=number) == self._today:
            smooth.frame_box(g, x + 1, y, width - 2, self._line, 3, theme.accent, theme.background)
        if number == self.day.day:
            smooth.fill_box(g, x + 1, y, width - 2, self._line, 3, theme.highlighted_background)
            marks.focus(g, x + 1, text_top, self._font.get_height())
            ink = theme.highlighted_foreground
        g.set_font(self._font)
        g.set_color(ink)
        g.draw_string(str(number), self._middle(column), text_top, CENTER)

    def _middle(self, column: int) -> int:
        return (2 * column + 1) * self._look.width // 14

    def _weekday(self, column: int) -> int:
        return (self._words.first_weekday + column) % 7

    def _weeks(self) -> list[list[int]]:
        """The days of the month by weeks, 0 where another month's day would be."""
        return Calendar(self._words.first_weekday).monthdayscalendar(self.day.year, self.day.month)

    def _grid_top(self) -> int:
        return self._look.title_height + self._look.small.get_height() + 4

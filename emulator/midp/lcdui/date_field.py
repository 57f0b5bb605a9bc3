"""javax.microedition.lcdui.DateField: a date, a time of day or both, in a Form."""

from __future__ import annotations

from datetime import date, datetime, time, tzinfo
from typing import TYPE_CHECKING

from emulator.handset.keypad import Stroke

from .. import runtime
from ..lang.exceptions import IllegalArgumentException
from . import smooth
from .anchors import TOP_LEFT
from .calendar_page import CalendarPage
from .clock_page import ClockPage
from .date_words import DateWords, words_of
from .item import Item
from .time_zone import now, phone_zone

if TYPE_CHECKING:
    from emulator.handset.keypad import KeyEvent

    from .graphics import Graphics

DAY_OF_TIMES = date(1970, 1, 1)     # what the date part of a TIME field is
MIDNIGHT = time(0, 0)
SIDES = {"left": -1, "right": 1}
GAP = 4                             # pixels between date and time


class DateField(Item):
    """A date and time of day to be seen and set. A new one is uninitialised: its date is None.

    Forms: `DateField(label, mode)`, `DateField(label, mode, time_zone)`; without a time zone, or
    with None, the phone's. IllegalArgumentException if the mode is not DATE, TIME or DATE_TIME.
    """

    DATE = 1
    TIME = 2
    DATE_TIME = 3

    def __init__(self, label: str | None, mode: int, time_zone: tzinfo | None = None) -> None:
        super().__init__(label)
        self._phone = runtime.current()
        self._zone = time_zone if time_zone is not None else phone_zone(self._phone)
        self._words: DateWords = words_of(self._phone.system_property("microedition.locale"))
        self._mode = _checked(mode)
        self._date: datetime | None = None
        self._part = 0                          # of what is shown: which one is in focus
        self._width = 0                         # of the content, as it was painted last

    def get_date(self) -> datetime | None:
        """The date and time, aware, in the field's time zone; None while it is uninitialised.

        A DATE is at midnight, a TIME on 1970-01-01; seconds are zero.
        """
        return self._date

    def set_date(self, date: datetime | None) -> None:
        """Set it, None to make it uninitialised; one without a zone is taken in the phone's.

        A TIME of another day than 1970-01-01, in the field's time zone, makes it uninitialised.
        """
        self._date = None if date is None else self._in_mode(self._local(date))
        self._resize()

    def get_input_mode(self) -> int:
        """DATE, TIME or DATE_TIME."""
        return self._mode

    def set_input_mode(self, mode: int) -> None:
        """DATE drops the time of day, TIME moves it to 1970-01-01. IllegalArgumentException for no mode."""
        self._mode, self._part = _checked(mode), 0
        if self._date is not None:
            on_day = DAY_OF_TIMES if mode == DateField.TIME else self._date.date()
            self._date = self._in_mode(datetime.combine(on_day, self._date.timetz()))
        self._resize()

    # -- ours: what it holds ---------------------------------------------------------------------

    def _local(self, moment: datetime) -> datetime:
        if moment.tzinfo is None:
            moment = moment.replace(tzinfo=phone_zone(self._phone))
        return moment.astimezone(self._zone)

    def _in_mode(self, moment: datetime) -> datetime | None:
        """What the mode keeps of a moment in the field's time zone."""
        moment = moment.replace(second=0, microsecond=0)
        if self._mode == DateField.DATE:
            return moment.replace(hour=0, minute=0)
        if self._mode == DateField.TIME and moment.date() != DAY_OF_TIMES:
            return None
        return moment

    def _day_chosen(self, day: date) -> None:
        if self._mode != DateField.TIME:        # else the program changed the mode meanwhile
            self._set_by_person(day, MIDNIGHT if self._date is None else self._date.time())

    def _time_chosen(self, moment: time) -> None:
        day = DAY_OF_TIMES
        if self._mode == DateField.DATE_TIME:
            day = (self._date or now(self._phone, self._zone)).date()
        if self._mode != DateField.DATE:
            self._set_by_person(day, moment)

    def _set_by_person(self, day: date, moment: time) -> None:
        self._date = datetime.combine(day, moment, self._zone)
        self._resize()
        self._changed()

    # -- ours: keys and finger -------------------------------------------------------------------

    _breaks_rows = True

    def _focusable(self) -> bool:
        return True

    def _key(self, event: KeyEvent) -> bool:
        """Left and right go between date and time; fire opens the one in focus."""
        name = event.key.name
        if event.stroke is Stroke.RELEASED:
            return False
        part = self._part + SIDES.get(name, 0)
        if part != self._part and 0 <= part < len(self._parts()):
            self._part = part
            self._invalidate()
            return True
        if name in ("fire", "enter") and event.stroke is Stroke.PRESSED:
            self._open()
            return True
        return False

    def _tap(self, x: int, y: int) -> None:
        """Open the one that was tapped."""
        boxes = self._boxes(self._width)
        self._part = next((part for part, (left, top, width, height) in enumerate(boxes)
                           if x < left + width and y < top + height), len(boxes) - 1)
        self._invalidate()
        self._open()

    def _open(self) -> None:
        look, start = self._display._look, self._date or now(self._phone, self._zone)
        if self._mode == DateField.TIME or self._part == 1:
            page: CalendarPage | ClockPage = ClockPage(
                start.time(), self.get_label() or self._words.no_time, look, self._time_chosen)
        else:
            today = now(self._phone, self._zone).date()
            page = CalendarPage(start.date(), today, self._words, look, self._day_chosen)
        self._display._lay_over(page)

    # -- ours: look ------------------------------------------------------------------------------

    def _parts(self) -> list[str]:
        """What is written in it: a date, a time, or one after the other."""
        moment = self._date
        day = self._words.write_date(None if moment is None else moment.date())
        clock = self._words.write_time(None if moment is None else moment.time())
        return {DateField.DATE: [day], DateField.TIME: [clock], DateField.DATE_TIME: [day, clock]}[self._mode]

    def _boxes(self, width: int) -> list[tuple[int, int, int, int]]:
        """Where the parts stand: beside each other if there is room, else below."""
        font, height = self._display._look.text, self._box_height()
        widths = [font.string_width(part) + 8 for part in self._parts()]
        if sum(widths) + GAP * (len(widths) - 1) <= width:
            return [(sum(widths[:part]) + GAP * part, 0, own, height) for part, own in enumerate(widths)]
        return [(0, part * (height + 2), own, height) for part, own in enumerate(widths)]

    def _box_height(self) -> int:
        return self._display._look.text.get_height() + 4

    def _min_content(self) -> tuple[int, int]:
        return max(width for _, _, width, _ in self._boxes(0)), self._box_height()

    def _pref_content(self, width: int) -> tuple[int, int]:
        boxes = self._boxes(width)
        return (max(left + wide for left, _, wide, _ in boxes),
                max(top + high for _, top, _, high in boxes))

    def _focus_line(self) -> tuple[int, int]:
        return 2, self._display._look.text.get_height()

    def _paint(self, g: Graphics, width: int, height: int, focused: bool) -> None:
        look, theme = self._display._look, self._display._look.theme
        boxes, self._width = self._boxes(width), width
        g.set_font(look.text)
        for part, (text, box) in enumerate(zip(self._parts(), boxes, strict=True)):
            chosen = focused and part == self._part
            border, inside, ink = (theme.highlighted_border, theme.highlighted_background,
                                   theme.highlighted_foreground) if chosen \
                else (theme.border, theme.field, theme.field_text if self._date else theme.faint)
            smooth.frame_box(g, *box, 3, border, inside)
            g.set_color(ink)
            g.draw_string(text, box[0] + 4, box[1] + 2, TOP_LEFT)


def _checked(mode: int) -> int:
    if mode not in (DateField.DATE, DateField.TIME, DateField.DATE_TIME):
        raise IllegalArgumentException(f"a date field of mode {mode!r}; "
                                       "it is DateField.DATE (1), TIME (2) or DATE_TIME (3)")
    return mode

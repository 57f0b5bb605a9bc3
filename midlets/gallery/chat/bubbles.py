"""Bubbles: where each message of a conversation stands, from top to bottom; nothing here draws.

Days and the line before what is new are marks between the bubbles.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from emulator.midp.lcdui import Font

from .history import Message
from .wrapping import wrapped

PAD, GAP, EDGE = 4, 4, 3            # pixels: within a bubble, between two, beside them
TAIL = 4                            # how far a bubble's corner points to its side
MARK = 11                           # pixels of the sign of what has become of a message
DAY = 86_400_000                    # ms


class Bubble(NamedTuple):
    """A message: its box, from the top of the conversation, and its lines."""

    message: Message
    x: int
    y: int
    width: int
    height: int
    lines: list[str]
    stamp: str
    """The time of day that stands in it."""


class Divider(NamedTuple):
    """A word between the bubbles: a day, or what is new."""

    y: int
    height: int
    text: str
    is_new: bool


class Page(NamedTuple):
    """A conversation, laid out."""

    bubbles: list[Bubble]
    dividers: list[Divider]
    height: int


class Layout:
    """Lays messages out for a width. `stamp_font` is that of times and days."""

    def __init__(self, font: Font, stamp_font: Font, width: int) -> None:
        self.font, self.stamp_font, self.width = font, stamp_font, width
        self._known: dict[int, Bubble] = {}          # as laid out before, by record id; a text never changes

    def page(self, messages: Iterable[Message], first_new: int | None, new: str, day_words: dict[int, str]) -> Page:
        """`first_new` is the record id of the first message that is new; `day_words` name some days."""
        bubbles: list[Bubble] = []
        dividers: list[Divider] = []
        y, day = EDGE, None
        for message in messages:
            if message.time // DAY != day:
                day = message.time // DAY
                y = self._divide(dividers, y, day_words.get(day) or date(message.time), False)
            if message.id == first_new:
                y = self._divide(dividers, y, new, True)
            bubble = self._bubble(message, y)
            bubbles.append(bubble)
            y += bubble.height + GAP
        return Page(bubbles, dividers, y - GAP + EDGE if bubbles else 0)

    def _divide(self, dividers: list[Divider], y: int, text: str, is_new: bool) -> int:
        height = self.stamp_font.get_height() + 2
        dividers.append(Divider(y, height, text, is_new))
        return y + height + GAP

    def _bubble(self, message: Message, y: int) -> Bubble:
        known = self._known.get(message.id)
        if known is None or known.message is not message:
            known = self._known[message.id] = self._laid_out(message)
        return known._replace(y=y)

    def _laid_out(self, message: Message) -> Bubble:
        """As narrow as its text; the time stands after the last line if there is room, else below it."""
        widest = self.width - 2 * EDGE - TAIL - self.width // 10
        lines = wrapped(message.text, self.font, widest - 2 * PAD)
        stamp = clock(message.time)
        stamp_width = self.stamp_font.string_width(stamp) + (MARK + 2 if message.is_mine else 0)
        text_width = max(self.font.string_width(line) for line in lines)
        together = self.font.string_width(lines[-1]) + 6 + stamp_width
        has_own_line = together > widest - 2 * PAD
        inner = max(text_width, stamp_width if has_own_line else together)
        height = len(lines) * self.font.get_height() + has_own_line * self.stamp_font.get_height() + PAD
        width = inner + 2 * PAD
        x = self.width - EDGE - TAIL - width if message.is_mine else EDGE + TAIL
        return Bubble(message, x, 0, width, height, lines, stamp)


def clock(time: int) -> str:
    """The time of day.

    >>> clock(9 * 3_600_000 + 5 * 60_000)
    '09:05'
    """
    minutes = time // 60_000 % 1_440
    return f"{minutes // 60:02}:{minutes % 60:02}"


def date(time: int) -> str:
    """A day by its number of days since 1970 (the calendar of Gregory; H. Fliegel and T. Van Flandern's way).

    >>> date(0), date(1_199_178_000_000)
    ('01.01.1970', '01.01.2008')
    """
    rest = time // DAY + 2_440_588 + 68_569
    century = 4 * rest // 146_097
    rest -= (146_097 * century + 3) // 4
    year = 4_000 * (rest + 1) // 1_461_001
    rest = rest - 1_461 * year // 4 + 31
    month = 80 * rest // 2_447
    day = rest - 2_447 * month // 80
    return f"{day:02}.{month + 2 - 12 * (month // 11):02}.{100 * (century - 49) + year + month // 11}"

"""The pages that are only read: how to play, and the best times."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lcdui import Command, Displayable, Font, Form, Item, StringItem

from .best_times import LEVELS, BestTimes
from .board import Level
from .stopwatch import minutes
from .words import Words


class Page(Form):
    """Text with a way back."""

    def __init__(self, title: str, items: list[Item], back: str, on_back: Callable[[], object]) -> None:
        super().__init__(title, items)
        self._on_back = on_back
        self.add_command(Command(back, Command.BACK, 1))
        self.set_command_listener(self)

    def command_action(self, c: Command, d: Displayable) -> None:
        self._on_back()


def help_page(words: Words, on_back: Callable[[], object]) -> Page:
    """How to play."""
    return Page(words.help, [_row(line) for line in words.help_text.split("\n")], words.back, on_back)


def times_page(words: Words, times: BestTimes, on_back: Callable[[], object]) -> Page:
    """The best times, level by level."""
    rows = [row for level in LEVELS for row in _table(words, times, level)]
    return Page(words.best_times, rows or [StringItem(None, words.no_times)], words.back, on_back)


def level_name(words: Words, level: Level) -> str:
    """As menus and tables say it."""
    return {Level.BEGINNER: words.beginner, Level.MIDDLE: words.middle, Level.EXPERT: words.expert,
            Level.OWN: words.own}[level]


def _table(words: Words, times: BestTimes, level: Level) -> list[Item]:
    rows = [_row(f"{place}. {minutes(time.elapsed)}  {time.name}".rstrip())
            for place, time in enumerate(times.of(level), 1)]
    return [_row(level_name(words, level), bold=True), *rows] if rows else []


def _row(text: str, *, bold: bool = False) -> StringItem:
    item = StringItem(None, text)
    item.set_layout(Item.LAYOUT_2 | Item.LAYOUT_NEWLINE_BEFORE | Item.LAYOUT_NEWLINE_AFTER)
    if bold:
        item.set_font(Font.get_font(Font.FACE_SYSTEM, Font.STYLE_BOLD, Font.SIZE_MEDIUM))
    return item

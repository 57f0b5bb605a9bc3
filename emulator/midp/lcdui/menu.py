"""A menu that pops up: the commands of a screen, or the elements of a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from emulator.handset.keypad import Stroke

from . import marks, smooth
from .graphics import Graphics
from .overlay import STAYS, nothing

if TYPE_CHECKING:
    from emulator.handset.frame import Frame
    from emulator.handset.keypad import KeyEvent
    from emulator.handset.touch import TouchEvent

    from .command import Command
    from .look import Look

TOP_LEFT = Graphics.TOP | Graphics.LEFT
SELECT, CANCEL = "Select", "Cancel"
SOFT = ("soft_left", "soft_right")
STEPS = {"up": -1, "down": 1}
PAD = 3      # pixels at either side of a row's text
EDGES = 8    # pixels of a menu as wide as the screen that are no row


@dataclass(frozen=True)
class Row:
    """A line of a menu. With `on` all of its rows have radio buttons; with `digit` the first ones have keys."""

    label: str
    on: bool | None = None
    digit: str | None = None


class Menu:
    """Rows to choose from: arrows move, fire or a row's digit chooses, a finger taps or slides."""

    def __init__(self, rows: Sequence[Row], look: Look, chosen: Callable[[int], object], index: int = 0) -> None:
        self.rows, self._look, self._chosen = rows, look, chosen
        self.index = index
        widest = max(look.text.string_width(row.label) for row in rows)
        fits = widest + self._lead_width() + 2 * PAD <= look.width - EDGES
        self._font = look.text if fits else look.small
        self._widest = widest if fits else max(look.small.string_width(row.label) for row in rows)
        self._row_height = look.text.get_height() + 2 * (look.width >= 160) + 2
        room = look.height - look.bar_height - 4
        self._shown = min(len(rows), max(1, room // self._row_height))
        self._first = min(index, len(rows) - self._shown)

    @classmethod
    def of_commands(cls, commands: Sequence[Command], look: Look, chosen: Callable[[Command], object]) -> Menu:
        """The menu behind "Options"."""
        rows = [Row(_label(command, look), digit=str(place) if place < 10 else None)
                for place, command in enumerate(commands, 1)]
        return cls(rows, look, lambda index: chosen(commands[index]))

    # -- keys and finger (see overlay.py) --------------------------------------------------------

    def key(self, event: KeyEvent) -> Callable[[], object] | None:
        """The way back closes it, fire and the other soft key choose, arrows go round."""
        name = event.key.name
        if name in (self._look.back_key, "clear"):
            return nothing
        if name in ("fire", "enter", *SOFT):
            return self._choose(self.index)
        for index, row in enumerate(self.rows):
            if row.digit == name:
                return self._choose(index)
        self.index = (self.index + STEPS.get(name, 0)) % len(self.rows)
        self._first = min(max(self._first, self.index - self._shown + 1), self.index)
        return STAYS

    def touch(self, event: TouchEvent) -> Callable[[], object] | None:
        """A row is chosen where the finger leaves it; a tap beside the menu closes it."""
        row = self._row_at(event.x, event.y)
        if row is not None:
            self.index = row
            return self._choose(row) if event.stroke is Stroke.RELEASED else STAYS
        if event.stroke is not Stroke.PRESSED:
            return STAYS
        soft = self._look.soft_key_at(event.x, event.y)
        return self._choose(self.index) if soft == self._look.other_key else nothing

    def _choose(self, index: int) -> Callable[[], object]:
        return lambda: self._chosen(index)

    def _row_at(self, x: int, y: int) -> int | None:
        left, top, width, height = self._box()
        if not (left <= x < left + width and top <= y < top + height):
            return None
        return self._first + min(max((y - top - 2) // self._row_height, 0), self._shown - 1)

    # -- look ------------------------------------------------------------------------------------

    def paint(self, frame: Frame) -> None:
        """Over what is there, above the soft-key bar."""
        g, look, theme = Graphics._on(frame), self._look, self._look.theme
        left, top, width, height = self._box()
        box = pygame.Rect(left, top, width, height)
        frame.words[:] = [word for word in frame.words if not box.colliderect(word[:4])]    # half a word says nothing
        smooth.frame_box(g, left, top, width, height, 4, theme.menu_border, theme.menu)
        for row in range(self._shown):
            self._paint_row(g, self._first + row, left + 2, top + 2 + row * self._row_height, self._row_width())
        if self._scrolls():
            look.paint_scroll_bar(g, (left, top + 3, width - 2, height - 6),
                                  len(self.rows) * self._row_height, self._first * self._row_height)
        look.paint_soft_keys(g, {look.other_key: SELECT, look.back_key: CANCEL})

    def _paint_row(self, g: Graphics, index: int, x: int, y: int, width: int) -> None:
        look, theme, row = self._look, self._look.theme, self.rows[index]
        chosen = index == self.index
        ground, ink = (theme.highlighted_background, theme.highlighted_foreground) if chosen \
            else (theme.menu, theme.menu_text)
        smooth.fill_box(g, x, y, width, self._row_height, 3, ground)
        text_top = y + (self._row_height - look.text.get_height()) // 2
        if chosen:
            marks.focus(g, x + PAD, text_top, look.text.get_height())
        left = x + PAD + self._paint_lead(g, row, x + PAD, text_top, ink, ground)
        g.set_font(self._font)
        g.set_color(ink)
        down = look.text.get_baseline_position() - self._font.get_baseline_position()
        label = look.shorten(row.label, self._font, x + width - PAD - left)
        g.draw_string(label, left, text_top + down, TOP_LEFT)

    def _paint_lead(self, g: Graphics, row: Row, x: int, y: int, ink: int, ground: int) -> int:
        """The digit or the radio button before a label; gives its width."""
        look, height = self._look, self._look.text.get_height()
        if row.on is not None:
            size = height * 3 // 4
            marks.radio(g, x, y + (height - size) // 2, size, row.on, ink, ground)
        elif row.digit is not None:
            g.set_font(look.small)
            g.set_color(ink if ground != look.theme.menu else look.theme.faint)
            down = look.text.get_baseline_position() - look.small.get_baseline_position()
            g.draw_string(row.digit, x, y + down, TOP_LEFT)
        return self._lead_width()

    def _lead_width(self) -> int:
        """All labels begin under each other."""
        look = self._look
        if self.rows[0].on is not None:
            return look.text.get_height() * 3 // 4 + 4
        return look.small.char_width("0") + 4 if self.rows[0].digit else 0

    def _scrolls(self) -> bool:
        return self._shown < len(self.rows)

    def _row_width(self) -> int:
        return self._box()[2] - 4 - self._scrolls() * (self._look.scroll_width + 1)

    def _box(self) -> tuple[int, int, int, int]:
        look = self._look
        scroll_bar = self._scrolls() * (look.scroll_width + 1)
        wanted = self._widest + self._lead_width() + 2 * PAD + 4 + scroll_bar
        width = min(max(wanted, look.width // 2), look.width - 4)
        height = self._shown * self._row_height + 4
        left = 2 if look.back_key == "soft_right" else look.width - width - 2
        return left, look.height - look.bar_height - height - 1, width, height


def _label(command: Command, look: Look) -> str:
    """The long label, if there is one and the screen is wide enough for it."""
    long = command.get_long_label()
    fits = long is not None and look.text.string_width(long) <= look.width - EDGES - 2 * look.text.get_height()
    return long if long is not None and fits else command.get_label()

"""A clock to set: hours and minutes, by digits, arrows or finger. It is laid over the screen."""

from __future__ import annotations

from collections.abc import Callable
from datetime import time
from typing import TYPE_CHECKING

from emulator.handset.keypad import Stroke

from . import marks, smooth
from .font import Font
from .graphics import Graphics
from .menu import CANCEL, SELECT
from .overlay import STAYS, nothing

if TYPE_CHECKING:
    from emulator.handset.frame import Frame
    from emulator.handset.keypad import KeyEvent
    from emulator.handset.touch import TouchEvent

    from .look import Look

LIMITS = (24, 60)                   # hours, minutes
HOURS, MINUTES = 0, 1
STEPS = {"up": 1, "down": -1}
SIDES = {"left": HOURS, "right": MINUTES}
CENTER = Graphics.TOP | Graphics.HCENTER


class ClockPage:
    """Hours and minutes, one of which is being set.

    Digits fill it from the left: after the second one, or one that no second could follow, it
    goes on to the minutes. Arrows up and down count, left and right choose.
    """

    def __init__(self, moment: time, title: str, look: Look, chosen: Callable[[time], object]) -> None:
        self.values = [moment.hour, moment.minute]
        self.side = HOURS
        self._half_typed = False        # the next digit is the second one
        self._title, self._look, self._chosen = title, look, chosen
        self._font = Font._sized(look.text.get_height() * 2, bold=True)

    @property
    def moment(self) -> time:
        """The time that is set."""
        hours, minutes = self.values
        return time(hours, minutes)

    # -- keys and finger -------------------------------------------------------------------------

    def key(self, event: KeyEvent) -> Callable[[], object] | None:
        """Fire takes the time; clear and the way back leave everything as it was."""
        name = event.key.name
        if name in (self._look.back_key, "clear"):
            return nothing
        if name in ("fire", "enter", self._look.other_key):
            return self._choose()
        if name.isdecimal():
            self._digit(int(name))
        elif name in SIDES:
            self._go(SIDES[name])
        elif name in STEPS:
            self._count(STEPS[name])
        return STAYS

    def touch(self, event: TouchEvent) -> Callable[[], object] | None:
        """A tap above a number counts up, below it down, on it chooses it."""
        if event.stroke is not Stroke.PRESSED:
            return STAYS
        soft = self._look.soft_key_at(event.x, event.y)
        if soft is not None:
            return self._choose() if soft == self._look.other_key else nothing
        self._go(HOURS if event.x < self._look.width // 2 else MINUTES)
        top = self._number_top()
        self._count(1 if event.y < top else -1 if event.y >= top + self._font.get_height() else 0)
        return STAYS

    def _choose(self) -> Callable[[], object]:
        moment = self.moment
        return lambda: self._chosen(moment)

    def _digit(self, digit: int) -> None:
        limit, value = LIMITS[self.side], self.values[self.side]
        both = value * 10 + digit
        if self._half_typed and both < limit:
            self.values[self.side] = both
            self._go(MINUTES)
        else:
            self.values[self.side], self._half_typed = digit, True
            if digit * 10 >= limit:
                self._go(MINUTES)

    def _go(self, side: int) -> None:
        self.side, self._half_typed = side, False

    def _count(self, step: int) -> None:
        self._half_typed = False
        self.values[self.side] = (self.values[self.side] + step) % LIMITS[self.side]

    # -- look ------------------------------------------------------------------------------------

    def paint(self, frame: Frame) -> None:
        """The whole screen."""
        g, look, theme = Graphics._on(frame), self._look, self._look.theme
        g.set_color(theme.background)
        g.fill_rect(0, 0, look.width, look.height)
        look._paint_band(g, 0, look.title_height, theme.title_bar)
        g.set_font(look.bold)
        g.set_color(theme.title_text)
        g.draw_string(look.shorten(self._title, look.bold, look.width - 8), look.width // 2, 1, CENTER)
        for side in (HOURS, MINUTES):
            self._paint_number(g, side)
        g.set_color(theme.foreground)
        g.draw_string(":", look.width // 2, self._number_top(), CENTER)
        look.paint_soft_keys(g, {look.other_key: SELECT, look.back_key: CANCEL})

    def _paint_number(self, g: Graphics, side: int) -> None:
        look, theme, font, chosen = self._look, self._look.theme, self._font, side == self.side
        width, height, top = self._number_width(), font.get_height(), self._number_top()
        left = look.width // 2 + (-width - width // 6 if side == HOURS else width // 6)
        border = theme.highlighted_border if chosen else theme.border
        smooth.frame_box(g, left, top, width, height, 4, border,
                         theme.highlighted_background if chosen else theme.field)
        if chosen:
            marks.focus(g, left, top, height)
            self._paint_arrows(g, left + width // 2, top, height)
        g.set_font(font)
        g.set_color(theme.highlighted_foreground if chosen else theme.field_text)
        g.draw_string(f"{self.values[side]:02}", left + width // 2, top, CENTER)

    def _paint_arrows(self, g: Graphics, middle: int, top: int, height: int) -> None:
        size = self._look.text.get_height() // 2 + 1
        smooth.draw(g, "up", middle - size, top - size - 5, 2 * size, size, self._look.theme.accent)
        smooth.draw(g, "down", middle - size, top + height + 5, 2 * size, size, self._look.theme.accent)

    def _number_width(self) -> int:
        return self._font.string_width("00") + self._font.get_height() // 3

    def _number_top(self) -> int:
        look = self._look
        room = look.height - look.title_height - look.bar_height
        return look.title_height + (room - self._font.get_height()) // 2

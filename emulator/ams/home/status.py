"""The status bar: signal, marks of what waits for the person, clock and battery.

What it shows is a value (`Status`), so that home can see whether it must be painted again.
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import TYPE_CHECKING

from emulator.midp.lcdui import marks, smooth, status_marks
from emulator.midp.lcdui.graphics import Graphics
from emulator.midp.lcdui.look import MARGIN, Look

from ..lifecycle import State

if TYPE_CHECKING:
    from ..software import Software

TOP_LEFT = Graphics.TOP | Graphics.LEFT
SHADE = 22           # hundredths of black on the wallpaper behind it
GAP = 4


@dataclass(frozen=True)
class Status:
    """All that the bar can say. `marks` are shapes of midp/lcdui/smooth.py with the words that they are read as."""

    bars: int
    level: int
    charging: bool
    clock: str
    marks: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, software: Software) -> Status:
        """As things are at this moment."""
        handset = software.handset
        battery, speaker = handset.battery, handset.speaker
        found = [
            ("muted", "[muted]", speaker.muted or speaker.volume == 0),
            ("envelope", "[message]", handset.radio.unread > 0),
            ("missed", "[missed call]", software.calls.missed > 0),
            ("right", "[active]", _runs(software, State.ACTIVE)),
            ("paused", "[paused]", _runs(software, State.PAUSED)),
        ]
        return cls(handset.radio.signal, battery.level, battery.charging, f"{wall_clock(software):%H:%M}",
                   tuple((shape, word) for shape, word, shown in found if shown))


def wall_clock(software: Software) -> datetime.datetime:
    """The phone's calendar and clock."""
    return datetime.datetime.fromtimestamp((software.epoch + software.kernel.now) / 1000, datetime.UTC)


class StatusBar:
    """Paints a Status across the top of the screen; `height` is its own."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self.height = look.small.get_height() + 1
        self._icon = max(8, look.small.get_height() * 3 // 5)

    def paint(self, g: Graphics, status: Status, ground: int, ink: int, *, with_clock: bool = True) -> None:
        """On a ground of this colour: signal and marks on the left, clock and battery on the right.

        Without the clock, for a screen that has a larger one, the battery's percents are written there.
        """
        look, top = self._look, (self.height - self._icon) // 2
        g.set_color(smooth.blend(ground, 0x000000 if ink > 0x888888 else 0xFFFFFF, SHADE))
        g.fill_rect(0, 0, look.width, self.height)
        x = self._paint_signal(g, status, top, ink, ground)
        for shape, word in status.marks:
            smooth.draw(g, shape, x, top, self._icon, self._icon, ink)
            marks.write(g, word, x, top, self._icon, self._icon)
            x += self._icon + GAP
        right = self._paint_battery(g, status, top, ink, ground, f" {status.level}%" if with_clock else "")
        g.set_color(ink)
        g.set_font(look.small)
        text = status.clock if with_clock else f"{status.level}%"
        g.draw_string(text, right, (self.height - look.small.get_height()) // 2, Graphics.TOP | Graphics.RIGHT)

    def _paint_signal(self, g: Graphics, status: Status, top: int, ink: int, ground: int) -> int:
        width = status_marks.signal_width(self._icon)
        status_marks.signal(g, MARGIN, top, self._icon, status.bars, ink, ground)
        word = f"[signal {status.bars}]" if status.bars else "[no signal]"
        marks.write(g, word, MARGIN, top, width, self._icon)
        return MARGIN + width + 2 * GAP

    def _paint_battery(self, g: Graphics, status: Status, top: int, ink: int, ground: int, level: str) -> int:
        """Gives where the text before it ends. `level` is how its charge is read, "" if it stands there in figures."""
        width = status_marks.battery_width(self._icon)
        left = self._look.width - MARGIN - width
        status_marks.battery(g, left, top, self._icon, status.level, status.charging, ink, ground)
        charging = ", charging" if status.charging else ""
        marks.write(g, f"[battery{level}{charging}]", left, top, width, self._icon)
        return left - GAP


def _runs(software: Software, state: State) -> bool:
    """Is any MIDlet, but those of the phone's own, in this state?"""
    return any(session.state is state and not session.ended for session in software.sessions)

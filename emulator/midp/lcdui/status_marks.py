"""Signal and battery, as small as a title bar has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import smooth

if TYPE_CHECKING:
    from .graphics import Graphics

BARS = (3, 5, 7, 9)      # heights of the signal's bars, in ninths
LOW = 15                 # percent: the battery wants to be seen
ALARM = 0xE5483C
DIM = 30                 # hundredths of a colour that a bar without signal has


def signal_width(height: int) -> int:
    """Pixels across of a signal so high."""
    return len(BARS) * (_bar(height) + 1) - 1


def signal(g: Graphics, x: int, y: int, height: int, bars: int, color: int, ground: int) -> None:
    """As many bars as there are, the others faint; with none of them a cross beside the short ones."""
    wide = _bar(height)
    for place, ninths in enumerate(BARS):
        tall = max(height * ninths // 9, 1)
        g.set_color(color if place < bars else smooth.blend(ground, color, DIM))
        g.fill_rect(x + place * (wide + 1), y + height - tall, wide, tall)
    if bars == 0:
        size = max(5, height * 5 // 9)
        smooth.draw(g, "cross", x, y, size, size, color)


def battery_width(height: int) -> int:
    """Pixels across of a battery so high, with its pole."""
    return height * 3 // 2


def battery(g: Graphics, x: int, y: int, height: int, level: int, charging: bool, color: int, ground: int) -> None:
    """A box filled as far as it is charged, red when little is left; on the charger with a bolt in it."""
    long, tall = battery_width(height), height - height // 4
    top = y + height // 8
    g.set_color(color)
    g.draw_rect(x, top, long - 3, tall - 1)
    g.fill_rect(x + long - 2, top + tall // 4, 2, tall - 2 * (tall // 4))
    room = long - 6
    filled = -(-room * level // 100)
    g.set_color(ALARM if level <= LOW and not charging else color)
    g.fill_rect(x + 2, top + 2, filled, tall - 4)
    if charging:
        _bolt(g, x + (long - 2) // 2, top, tall, smooth.blend(ground, 0xFFE14A, 85))


def _bolt(g: Graphics, middle: int, top: int, tall: int, color: int) -> None:
    half = top + tall // 2
    g.set_color(color)
    g.fill_triangle(middle + 1, top, middle - 3, half, middle + 1, half)
    g.fill_triangle(middle, top + tall - 1, middle + 4, half, middle, half)


def _bar(height: int) -> int:
    return max(2, height // 5)

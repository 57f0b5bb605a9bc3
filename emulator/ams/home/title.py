"""A title on one line: in the middle if it fits, and passing by, there and back again, if it does not."""

from __future__ import annotations

from emulator.midp.lcdui.font import Font
from emulator.midp.lcdui.graphics import Graphics

REST = 1_200      # ms that it stands still at either end
STEP = 40         # ms for each pixel on its way
TOP_LEFT = Graphics.TOP | Graphics.LEFT


def offset(width: int, room: int, elapsed: int) -> int:
    """How many pixels of a title are to the left of its place, so long (ms) after it was first shown.

    >>> [offset(110, 100, ms) for ms in (0, 1_200, 1_400, 1_600, 2_800, 3_000, 3_200)]
    [0, 0, 5, 10, 10, 5, 0]
    """
    hidden = width - room
    if hidden <= 0:
        return 0
    way = hidden * STEP
    into = elapsed % (2 * (REST + way))
    if into < REST + way:
        return max(0, into - REST) // STEP
    return hidden - max(0, into - REST - way - REST) // STEP


def paint(g: Graphics, text: str, font: Font, box: tuple[int, int, int, int], elapsed: int) -> bool:
    """In the current colour; True if it is too long, and will have moved a little later."""
    x, y, room, height = box
    width = font.string_width(text)
    g.set_font(font)
    top = y + (height - font.get_height()) // 2
    if width <= room:
        g.draw_string(text, x + (room - width) // 2, top, TOP_LEFT)
        return False
    clip = g.get_clip_x(), g.get_clip_y(), g.get_clip_width(), g.get_clip_height()
    g.clip_rect(x, y, room, height)
    g.draw_string(text, x - offset(width, room, elapsed), top, TOP_LEFT)
    g.set_clip(*clip)
    return True

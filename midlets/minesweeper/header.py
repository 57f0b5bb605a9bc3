"""The line above the field: the counter of mines, a face, and the clock; at the end, what happened."""

from __future__ import annotations

from dataclasses import dataclass

from emulator.midp.lcdui import Font, Graphics

from .board import Outcome

PAPER, INK, RULE = 0xF4F6F8, 0x1C2733, 0xA9B6C3
OVER = {Outcome.WON: 0x15803D, Outcome.LOST: 0xC62828}
OVER_INK = 0xFFFFFF
SKIN, FEATURES = 0xFFD23F, 0x3B2F0B
SIDE = 4            # pixels between the text and the edge of the screen

TOP_LEFT, TOP_RIGHT = Graphics.TOP | Graphics.LEFT, Graphics.TOP | Graphics.RIGHT


@dataclass(frozen=True)
class Header:
    """What it says at this moment. `said` stands there alone once the game is over."""

    mines: str
    time: str
    outcome: Outcome
    said: str = ""

    def paint(self, g: Graphics, font: Font, width: int) -> None:
        """Paint it at the top of a canvas of this width, `header_height(font)` high."""
        height = header_height(font)
        over = self.outcome is not Outcome.PLAYING
        g.set_color(OVER[self.outcome] if over else PAPER)
        g.fill_rect(0, 0, width, height - 1)
        g.set_color(RULE)
        g.fill_rect(0, height - 1, width, 1)
        g.set_font(font)
        g.set_color(OVER_INK if over else INK)
        if over:
            self._paint_end(g, font, width, height)
        else:
            g.draw_string(self.mines, SIDE, 2, TOP_LEFT)
            g.draw_string(self.time, width - SIDE, 2, TOP_RIGHT)
            left, size = face_place(font, width)
            paint_face(g, left, 1, size, self.outcome)

    def _paint_end(self, g: Graphics, font: Font, width: int, height: int) -> None:
        """The words, with the face before them where there is room."""
        size = height - 3
        wide = font.string_width(self.said)
        with_face = size + SIDE + wide + 2 * SIDE <= width
        left = (width - wide - (size + SIDE if with_face else 0)) // 2
        if with_face:
            paint_face(g, left, 1, size, self.outcome)
            left += size + SIDE
            g.set_color(OVER_INK)
        g.draw_string(self.said, left, 2, TOP_LEFT)


def header_height(font: Font) -> int:
    """Pixels."""
    return font.get_height() + 5


def face_place(font: Font, width: int) -> tuple[int, int]:
    """Left edge and size of the face while a game is played."""
    size = header_height(font) - 3
    return (width - size) // 2, size


def paint_face(g: Graphics, x: int, y: int, size: int, outcome: Outcome) -> None:
    """A round face: it smiles, wears dark glasses when it has won, and is dismayed when it has lost."""
    g.set_color(FEATURES)
    g.fill_arc(x, y, size, size, 0, 360)
    g.set_color(SKIN)
    g.fill_arc(x + 1, y + 1, size - 2, size - 2, 0, 360)
    g.set_color(FEATURES)
    eye, low = max(2, size // 7), y + size * 3 // 8
    left, right = x + size * 3 // 10 - eye // 2, x + size - size * 3 // 10 - (eye + 1) // 2
    if outcome is Outcome.WON:
        _paint_glasses(g, left, right, low, eye)
    elif outcome is Outcome.LOST:
        _paint_crosses(g, left, right, low, eye)
    else:
        g.fill_rect(left, low, eye, eye)
        g.fill_rect(right, low, eye, eye)
    mouth = size * 11 // 20
    if outcome is Outcome.LOST:
        g.draw_arc(x + (size - mouth) // 2, y + size * 13 // 20, mouth - 1, mouth - 1, 35, 110)
    else:
        g.draw_arc(x + (size - mouth) // 2, y + size // 4, mouth - 1, mouth - 1, 205, 130)


def _paint_glasses(g: Graphics, left: int, right: int, low: int, eye: int) -> None:
    g.fill_rect(left - 1, low - 1, right + eye - left + 2, 1)
    for lens in (left - 1, right - 1):
        g.fill_rect(lens, low - 1, eye + 2, eye + 1)


def _paint_crosses(g: Graphics, left: int, right: int, low: int, eye: int) -> None:
    for place in (left, right):
        g.draw_line(place, low, place + eye - 1, low + eye - 1)
        g.draw_line(place, low + eye - 1, place + eye - 1, low)

"""A small panel over the field: what a hint says, how the making of a board goes, how a game ended."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from emulator.midp.lcdui import Font, Graphics

PAPER, INK, EDGE, SHADOW = 0xFFFDF5, 0x1C2733, 0x4A5A6A, 0x8A97A5
BUTTON, BUTTON_INK, TRACK, BAR = 0x1D4ED8, 0xFFFFFF, 0xD3DAE2, 0x15803D
PAD = 5             # pixels between the edge and what stands within
MARGIN = 4          # pixels between the panel and the edge of the view, at least
WIDEST = 220        # pixels; longer lines are hard to read
BAR_HEIGHT = 6

Box = tuple[int, int, int, int]
"""x, y, width, height in pixels."""


@dataclass(frozen=True)
class Panel:
    """Lines of text, each broken where it must be; and perhaps a bar of progress or a button."""

    lines: tuple[str, ...]
    percent: int | None = None
    button: str | None = None

    def box(self, font: Font, view: Box, *, at_top: bool) -> Box:
        """Where it lies in the view: in the middle of its upper or lower edge."""
        x, y, width, height = view
        rows = self._rows(font, width)
        inner = max([font.string_width(row) for row in rows] + [self._least_width(font, width)])
        wide, high = inner + 2 * PAD, self._height(font, len(rows))
        top = y + MARGIN if at_top else y + height - MARGIN - high
        return x + (width - wide) // 2, top, wide, high

    def paint(self, g: Graphics, font: Font, view: Box, *, at_top: bool) -> None:
        """Paint it where `box` says."""
        x, y, width, height = self.box(font, view, at_top=at_top)
        g.set_color(SHADOW)
        g.fill_round_rect(x + 1, y + 2, width, height, 8, 8)
        g.set_color(PAPER)
        g.fill_round_rect(x, y, width, height, 8, 8)
        g.set_color(EDGE)
        g.draw_round_rect(x, y, width - 1, height - 1, 8, 8)
        g.set_font(font)
        g.set_color(INK)
        top = y + PAD
        for row in self._rows(font, view[2]):
            g.draw_string(row, x + width // 2, top, Graphics.TOP | Graphics.HCENTER)
            top += font.get_height()
        if self.percent is not None:
            self._paint_bar(g, x + PAD, top + 2, width - 2 * PAD)
        if self.button is not None:
            self._paint_button(g, font, x, top + 2, width)

    # -- measures ------------------------------------------------------------------------------

    def _rows(self, font: Font, view: int) -> list[str]:
        room = min(view - 2 * MARGIN, WIDEST) - 2 * PAD
        return [row for line in self.lines for row in wrapped(line, font, room)]

    def _least_width(self, font: Font, view: int) -> int:
        if self.percent is not None:
            return min(view - 2 * MARGIN, WIDEST) - 2 * PAD     # so that it stays while numbers change
        return 0 if self.button is None else font.string_width(self.button) + 4 * PAD

    def _height(self, font: Font, rows: int) -> int:
        bar = 0 if self.percent is None else BAR_HEIGHT + 2
        button = 0 if self.button is None else font.get_height() + 6
        return 2 * PAD + rows * font.get_height() + bar + button

    # -- painting ------------------------------------------------------------------------------

    def _paint_bar(self, g: Graphics, x: int, y: int, width: int) -> None:
        g.set_color(TRACK)
        g.fill_rect(x, y, width, BAR_HEIGHT)
        g.set_color(BAR)
        g.fill_rect(x, y, width * (self.percent or 0) // 100, BAR_HEIGHT)

    def _paint_button(self, g: Graphics, font: Font, x: int, y: int, width: int) -> None:
        wide = font.string_width(self.button) + 4 * PAD
        left = x + (width - wide) // 2
        g.set_color(BUTTON)
        g.fill_round_rect(left, y, wide, font.get_height() + 4, 8, 8)
        g.set_color(BUTTON_INK)
        g.draw_string(self.button, x + width // 2, y + 2, Graphics.TOP | Graphics.HCENTER)


def wrapped(text: str, font: Font, width: int) -> Iterator[str]:
    """The text in rows of at most `width` pixels, broken at spaces or between Chinese characters."""
    row = ""
    for piece in _pieces(text):
        if row and font.string_width(row + piece.rstrip()) > width:
            yield row.rstrip()
            row = ""
        row += piece
    yield row.rstrip()


def _pieces(text: str) -> Iterator[str]:
    """What is never broken: words with the spaces after them, and single Chinese characters.

    A closing sign stays with what stands before it.
    """
    piece = ""
    for sign, after in zip(text, text[1:] + " ", strict=True):
        piece += sign
        if after not in " ，。：！？；）" and (sign == " " or _is_chinese(sign) or _is_chinese(after)):
            yield piece
            piece = ""
    if piece:
        yield piece


def _is_chinese(sign: str) -> bool:
    return "⺀" <= sign <= "鿿" or "！" <= sign <= "～"

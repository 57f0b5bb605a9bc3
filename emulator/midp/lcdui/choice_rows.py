"""How the elements of a choice look: rows with a button or box, an image and a text.

Only what is in view is painted. Heights are measured once and kept until an element changes.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from . import marks, smooth
from .choice import Choice, Element
from .graphics import Graphics
from .item_box import lower_edge
from .paragraph import wrap

if TYPE_CHECKING:
    from .font import Font
    from .look import Look

TOP_LEFT = Graphics.TOP | Graphics.LEFT
PAD = 3            # pixels at either side of a row
GAP = 4            # pixels between mark, image and text
ROOM = 1           # pixels between a row's contents and its edges, both together


class ChoiceRows:
    """The rows of one choice, at one width at a time."""

    def __init__(self, choice: Choice, look: Look) -> None:
        self._choice, self._look = choice, look
        self._width = -1
        self._tops: list[int] = [0]              # of each row, and the end of the last
        self._edge = 0                           # what would be cut here is left out
        self._least = look.text.get_height() + (2 if look.width < 160 else 4)    # height of a row

    def fit(self, view: int) -> None:
        """Make rows of one line so high that a view shows a whole number of them."""
        natural = self._look.text.get_height() + (1 if self._look.width < 160 else 3)
        least = view // max(view // natural, 1)
        if least != self._least:
            self._least, self._width = least, -1

    def forget(self) -> None:
        """An element has changed."""
        self._width = -1

    def height(self, width: int) -> int:
        """Of all rows, when there are `width` pixels across."""
        return self._measured(width)[-1]

    def place(self, index: int, width: int) -> tuple[int, int]:
        """Top and bottom of a row."""
        tops = self._measured(width)
        return tops[index], tops[index + 1]

    def tops(self, width: int) -> list[int]:
        """The top of each row, and the bottom of the last."""
        return self._measured(width)

    def at(self, y: int, width: int) -> int | None:
        """The row at a height, None beside all of them."""
        tops = self._measured(width)
        return bisect_right(tops, y) - 1 if 0 <= y < tops[-1] else None

    def widest(self) -> int:
        """What the widest row would like to have."""
        return max((2 * PAD + self._lead(element) + self._font(element).string_width(_first_line(element.text))
                    for element in self._choice._elements), default=0)

    def paint(self, g: Graphics, width: int, top: int, bottom: int, cursor: int | None) -> None:
        """The rows that reach into top <= y < bottom; `cursor` is the one in focus."""
        tops = self._measured(width)
        self._edge = lower_edge(g)
        first = max(bisect_right(tops, top) - 1, 0)
        for index in range(first, len(tops) - 1):
            if tops[index] >= bottom:
                break
            self._paint_row(g, index, tops[index], width, tops[index + 1] - tops[index], index == cursor)

    # -- measuring -------------------------------------------------------------------------------

    def _measured(self, width: int) -> list[int]:
        if width != self._width:
            tops = [0]
            for element in self._choice._elements:
                tops.append(tops[-1] + self._row_height(element, width))
            self._tops, self._width = tops, width
        return self._tops

    def _row_height(self, element: Element, width: int) -> int:
        font = self._font(element)
        room = self._text_room(element, width)
        lines = 1 if font.string_width(element.text) <= room and "\n" not in element.text \
            else len(self._lines(element, room))
        image = element.shown.get_height() if element.shown is not None else 0
        return max(max(lines * font.get_height(), image) + ROOM, self._least)

    def _text_room(self, element: Element, width: int) -> int:
        return max(width - 2 * PAD - self._lead(element), 1)

    def _lines(self, element: Element, room: int) -> list[str]:
        font = self._font(element)
        if self._choice._fit_policy == Choice.TEXT_WRAP_OFF:
            return [self._look.shorten(_first_line(element.text), font, room)]
        return wrap(element.text, font, room) or [""]

    def _font(self, element: Element) -> Font:
        return element.font or self._look.text

    def _mark_size(self) -> int:
        return self._look.text.get_height() * 3 // 4

    def _has_marks(self) -> bool:
        return self._choice._choice_type in (Choice.EXCLUSIVE, Choice.MULTIPLE)

    def _lead(self, element: Element) -> int:
        """Pixels that stand before the text."""
        mark = self._mark_size() + GAP if self._has_marks() else 0
        return mark + (element.shown.get_width() + GAP if element.shown is not None else 0)

    # -- painting --------------------------------------------------------------------------------

    def _paint_row(self, g: Graphics, index: int, y: int, width: int, height: int, focused: bool) -> None:
        element, look = self._choice._elements[index], self._look
        ground, ink = look.theme.background, look.theme.foreground
        if focused:
            ground, ink = look.theme.highlighted_background, look.theme.highlighted_foreground
            smooth.fill_box(g, 0, y, width, height, 4, ground)
        font = self._font(element)
        lines = self._lines(element, self._text_room(element, width))
        text_top = y + (height - len(lines) * font.get_height()) // 2
        if text_top + font.get_height() > self._edge:
            return
        if focused:
            marks.focus(g, PAD, text_top, font.get_height())
        x = PAD
        if self._has_marks():
            size = self._mark_size()
            top = text_top + (font.get_height() - size + 1) // 2
            draw = marks.check if self._choice._is_multiple() else marks.radio
            draw(g, x, top, size, self._choice.is_selected(index), ink, ground)
            x += size + GAP
        if element.shown is not None:
            g.draw_image(element.shown, x, y + (height - element.shown.get_height()) // 2, 0)
            x += element.shown.get_width() + GAP
        g.set_font(font)
        g.set_color(ink)
        for line in lines:
            if text_top + font.get_height() > self._edge:
                break
            g.draw_string(line, x, text_top, TOP_LEFT)
            text_top += font.get_height()


def _first_line(text: str) -> str:
    return text.partition("\n")[0]

"""javax.microedition.lcdui.StringItem: text to read, a link, or a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..lang.exceptions import IllegalArgumentException
from . import smooth
from .font import Font
from .form_boxes import EXPAND, LAYOUT_2, SHRINK, VEXPAND, Cell
from .graphics import Graphics
from .item import Item
from .paragraph import Line, Run, break_lines

if TYPE_CHECKING:
    from .form_boxes import Box

TOP_LEFT = Graphics.TOP | Graphics.LEFT
BUTTON_ROOM = (8, 3)     # pixels between a button's text and its edge


class StringItem(Item):
    """Text that flows with what stands around it. With commands it can be in focus, as a link can."""

    def __init__(self, label: str | None, text: str | None, appearance_mode: int = Item.PLAIN) -> None:
        super().__init__(label)
        if appearance_mode not in (Item.PLAIN, Item.HYPERLINK, Item.BUTTON):
            raise IllegalArgumentException(f"appearance {appearance_mode} is none of PLAIN, HYPERLINK, BUTTON")
        self._text, self._mode = text, appearance_mode
        self._font: Font | None = None

    def get_text(self) -> str | None:
        """The text, None if it has none."""
        return self._text

    def set_text(self, text: str | None) -> None:
        """The text, or none."""
        self._text = text
        self._resize()

    def get_appearance_mode(self) -> int:
        return self._mode

    def set_font(self, font: Font | None) -> None:
        """The font of the text, not of the label; None for the default one."""
        self._font = font
        self._resize()

    def get_font(self) -> Font:
        return self._font or self._display._look.text

    # -- size ------------------------------------------------------------------------------------

    def _flows(self) -> bool:
        return self._mode != Item.BUTTON and self._locked == (-1, -1)

    def _measure(self, row: int) -> Cell:
        if self._flows():
            return self._measure_flow(row)
        cell = super()._measure(row)
        if self._locked == (-1, -1):
            return cell
        width = min(max(cell.pref_width, cell.min_width), row)      # locked: a rectangle of fixed size

        def heights(width: int) -> tuple[int, int]:
            return (cell.heights(width)[1],) * 2

        return Cell(cell.layout & ~(SHRINK | EXPAND | VEXPAND), width, width, heights)

    def _measure_flow(self, row: int) -> Cell:
        lines = break_lines(self._runs(), row, row)
        width = max((line.width for line in lines), default=0)
        height = sum(line.height for line in lines)
        known: dict[tuple[int, int], list[Line]] = {(row, row): lines}

        def flow(room: int, width: int) -> list[Line]:
            if (room, width) not in known:
                known[room, width] = break_lines(self._runs(), room, width)
            return known[room, width]

        labelled = bool(self._label) and not self._layout & LAYOUT_2
        return Cell(self._layout, min(width, self._min_content()[0]), width, lambda _: (height, height),
                    flow=flow, labelled=labelled)

    def _runs(self) -> list[Run]:
        """A bold label, and the text after it. A button or a fixed box has its label above it."""
        text = [Run(self._text, self.get_font())] if self._text else []
        label = self._label_text()
        if not label or not self._flows():
            return text
        gap = " " if text and not label[-1].isspace() else ""
        return [Run(label + gap, self._display._look.bold), *text]

    def _padding(self) -> tuple[int, int]:
        return (1, 2) if self._mode == Item.BUTTON else (0, 0)

    def _room(self) -> tuple[int, int]:
        return BUTTON_ROOM if self._mode == Item.BUTTON else (0, 0)

    def _lines(self, width: int) -> list[Line]:
        return break_lines(self._runs(), width, width)

    def _min_content(self) -> tuple[int, int]:
        height, (across, down) = self.get_font().get_height(), self._room()
        return (2 * height + 2 * across, height + 2 * down) if self._text else (0, 0)

    def _pref_content(self, width: int) -> tuple[int, int]:
        if not self._text:
            return 0, 0
        across, down = self._room()
        lines = self._lines(max(width - 2 * across, 1))
        return (max(line.width for line in lines) + 2 * across,
                sum(line.height for line in lines) + 2 * down)

    # -- focus and look --------------------------------------------------------------------------

    def _focusable(self) -> bool:
        return bool(self._commands) and bool(self._text or self._label)

    def _is_link(self) -> bool:
        return self._mode == Item.HYPERLINK or (self._mode == Item.PLAIN and bool(self._commands))

    def _draw(self, g: Graphics, box: Box, focused: bool) -> None:
        if box.line is None:
            super()._draw(g, box, focused)
        else:
            self._draw_line(g, box.line, box.x, box.y, focused)

    def _draw_line(self, g: Graphics, line: Line, x: int, y: int, focused: bool) -> None:
        theme = self._display._look.theme
        if focused:
            smooth.fill_box(g, x - 2, y, line.width + 4, line.height, 3, theme.highlighted_background)
        baseline = max((piece.font.get_baseline_position() for piece in line.pieces), default=0)
        for number, piece in enumerate(line.pieces):
            is_label = bool(self._label) and piece.font is self._display._look.bold and number == 0
            color = theme.highlighted_foreground if focused else theme.faint if is_label \
                else theme.accent if self._is_link() else theme.foreground
            g.set_color(color)
            g.set_font(piece.font)
            g.draw_string(piece.text, x + piece.x, y + baseline - piece.font.get_baseline_position(), TOP_LEFT)
            if self._is_link() and not is_label:
                g.fill_rect(x + piece.x, y + baseline + 1, piece.font.string_width(piece.text.rstrip()), 1)

    def _paint(self, g: Graphics, width: int, height: int, focused: bool) -> None:
        """A button, or text in a box of its own."""
        if self._mode != Item.BUTTON:
            top = 0
            for line in self._lines(width):
                self._draw_line(g, line, 0, top, focused)
                top += line.height
            return
        self._paint_button(g, width, height, focused)

    def _paint_button(self, g: Graphics, width: int, height: int, focused: bool) -> None:
        theme = self._display._look.theme
        border, ground, ink = (theme.highlighted_border, theme.highlighted_background, theme.highlighted_foreground) \
            if focused else (theme.border, theme.menu, theme.foreground)
        smooth.frame_box(g, 0, 0, width, height, 5, border, ground)
        lines = self._lines(max(width - 2 * BUTTON_ROOM[0], 1))
        top = (height - sum(line.height for line in lines)) // 2
        g.set_font(self.get_font())
        g.set_color(ink)
        for line in lines:
            g.draw_string(line.text, (width - line.width) // 2, top, TOP_LEFT)
            top += line.height

    def _focus_line(self) -> tuple[int, int]:
        return self._room()[1], self.get_font().get_height()

    def _focus_place(self, box: Box) -> tuple[int, int, int] | None:
        return super()._focus_place(box) if box.line is None else (box.x, box.y, box.height)

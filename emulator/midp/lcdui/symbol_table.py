"""The table of symbols that pops up while a text is edited: arrows or a finger choose one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from emulator.handset.keypad import Stroke

from . import smooth
from .graphics import Graphics
from .overlay import STAYS, nothing

if TYPE_CHECKING:
    from emulator.handset.frame import Frame
    from emulator.handset.keypad import KeyEvent
    from emulator.handset.touch import TouchEvent

    from .look import Look

MOST_COLUMNS = 10
INSERT, CANCEL = "Insert", "Cancel"
CENTER_TOP = Graphics.TOP | Graphics.HCENTER


class SymbolTable:
    """An overlay (overlay.py): symbols in rows, one of which is chosen."""

    def __init__(self, symbols: str, look: Look, chosen: Callable[[str], object]) -> None:
        self._symbols, self._look, self._chosen = symbols, look, chosen
        self.index = 0
        self._cell = look.text.get_height() + (2 if look.width < 160 else 6)
        self._columns = min(MOST_COLUMNS, (look.width - 8) // self._cell)
        self._rows = -(-len(symbols) // self._columns)
        self._shown = min(self._rows, (look.height - look.bar_height - 8) // self._cell)
        self._first = 0

    @property
    def symbol(self) -> str:
        """The one under the bar."""
        return self._symbols[self.index]

    # -- keys and finger -------------------------------------------------------------------------

    def key(self, event: KeyEvent) -> Callable[[], object] | None:
        """Arrows go round, fire takes the symbol; `*`, clear and the way back close the table."""
        name = event.key.name
        if name in (self._look.back_key, "clear", "*"):
            return nothing if event.stroke is Stroke.PRESSED else STAYS
        if name in ("fire", "enter", self._look.other_key):
            return self._choose()
        step = {"left": -1, "right": 1, "up": -self._columns, "down": self._columns}.get(name, 0)
        self._move(step)
        return STAYS

    def touch(self, event: TouchEvent) -> Callable[[], object] | None:
        """A symbol is taken where the finger leaves it; a tap beside the table closes it."""
        index = self._index_at(event.x, event.y)
        if index is not None:
            self.index = index
            return self._choose() if event.stroke is Stroke.RELEASED else STAYS
        if event.stroke is not Stroke.PRESSED:
            return STAYS
        return self._choose() if self._look.soft_key_at(event.x, event.y) == self._look.other_key else nothing

    def _choose(self) -> Callable[[], object]:
        symbol = self.symbol
        return lambda: self._chosen(symbol)

    def _move(self, step: int) -> None:
        """Sideways over the ends of rows; up and down within a column, from end to end."""
        index = self.index + step
        if abs(step) > 1 and not 0 <= index < len(self._symbols):
            column = self.index % self._columns
            last = len(self._symbols) - 1
            index = column if step > 0 else last - (last - column) % self._columns
        self.index = index % len(self._symbols)
        row = self.index // self._columns
        self._first = min(max(self._first, row - self._shown + 1), row)

    def _index_at(self, x: int, y: int) -> int | None:
        left, top, _, _ = self._box()
        column, row = (x - left - 2) // self._cell, (y - top - 2) // self._cell
        index = (row + self._first) * self._columns + column
        inside = 0 <= column < self._columns and 0 <= row < self._shown and index < len(self._symbols)
        return index if inside else None

    # -- look ------------------------------------------------------------------------------------

    def paint(self, frame: Frame) -> None:
        """Over what is there, above the soft-key bar."""
        g, look, theme = Graphics._on(frame), self._look, self._look.theme
        left, top, width, height = self._box()
        frame.cover((left, top, width, height))
        smooth.frame_box(g, left, top, width, height, 4, theme.menu_border, theme.menu)
        g.set_font(look.text)
        first = self._first * self._columns
        for place, symbol in enumerate(self._symbols[first:first + self._shown * self._columns]):
            row, column = divmod(place, self._columns)
            self._paint_symbol(g, symbol, left + 2 + column * self._cell, top + 2 + row * self._cell,
                               first + place == self.index)
        look.paint_soft_keys(g, {look.other_key: INSERT, look.back_key: CANCEL})

    def _paint_symbol(self, g: Graphics, symbol: str, x: int, y: int, chosen: bool) -> None:
        theme, cell = self._look.theme, self._cell
        if chosen:
            smooth.fill_box(g, x, y, cell, cell, 3, theme.highlighted_background)
        g.set_color(theme.highlighted_foreground if chosen else theme.menu_text)
        g.draw_string(symbol, x + cell // 2, y + (cell - self._look.text.get_height()) // 2, CENTER_TOP)

    def _box(self) -> tuple[int, int, int, int]:
        look = self._look
        width, height = self._columns * self._cell + 4, self._shown * self._cell + 4
        return (look.width - width) // 2, look.height - look.bar_height - height - 1, width, height

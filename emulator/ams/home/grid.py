"""The grid of suites: where each cell is, which is chosen, and what part of it is in view.

On a wide screen each cell has its icon and its name; on a narrow one an icon alone, and the name
of the chosen one stands below the grid (screen.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from emulator.midp.lcdui.canvas import Canvas
from emulator.midp.lcdui.font import Font
from emulator.midp.lcdui.look import Look

from .entries import Entry

WIDE = 200               # pixels of a screen whose cells have names
CELL = 80                # pixels across of a cell with a name, at least
BARE = 3                 # columns of cells without names
LARGE, SMALL, TINY = 48, 24, 16  # of icons
NAME, TIGHT = 11, 10     # pixels of the font of names, and of that for a long word
LINES = 2                # of a name
EDGE = 2                 # pixels above an icon, and below what is in a cell
MOVES = {Canvas.LEFT: (-1, 0), Canvas.RIGHT: (1, 0), Canvas.UP: (0, -1), Canvas.DOWN: (0, 1)}


class Box(NamedTuple):
    """A part of the screen's content, in pixels."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Is the point in it?"""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Grid:
    """Cells in rows, in a part of the screen. `scroll` counts pixels above the part in view."""

    def __init__(self, look: Look) -> None:
        self.named = look.width >= WIDE
        self.font = Font._sized(NAME) if self.named else look.small
        self.tight = Font._sized(TIGHT)
        self.entries: Sequence[Entry] = ()
        self.index = 0
        self.scroll = 0
        self.area = Box(0, 0, look.width, look.height)
        self.line = self.font.get_height() - 2       # of a name: two lines of one belong together
        self._scroll_width = look.scroll_width

    def lay_out(self, area: Box) -> None:
        """The part of the screen that it has."""
        self.area = area
        self.scroll_to(self.scroll)

    def show(self, entries: Sequence[Entry], choose: str | None = None) -> None:
        """Other entries; the one that was chosen stays so, wherever it stands now, or that of the key `choose`."""
        key = choose or (self.chosen.key if self.chosen else None)
        self.entries = entries
        keys = [entry.key for entry in entries]
        self.index = keys.index(key) if key in keys else min(self.index, max(len(keys) - 1, 0))
        self.reveal()

    @property
    def chosen(self) -> Entry | None:
        """The entry that is chosen; None on a phone with nothing on it."""
        return self.entries[self.index] if self.index < len(self.entries) else None

    # -- sizes -----------------------------------------------------------------------------------

    @property
    def columns(self) -> int:
        return max(2, self.area.width // CELL) if self.named else BARE

    @property
    def rows(self) -> int:
        """Of all entries."""
        return -(-len(self.entries) // self.columns)

    @property
    def icon_size(self) -> int:
        for size in (LARGE, SMALL):
            if self.area.width // self.columns >= size + 8 and self.area.height >= 2 * self._needed(size):
                return size
        return TINY

    @property
    def cell_width(self) -> int:
        return (self.area.width - self._bar_width) // self.columns

    @property
    def _bar_width(self) -> int:
        return self._scroll_width if self.last_scroll else 0

    @property
    def cell_height(self) -> int:
        """As high as lets whole rows be seen, and up to a third more than is needed."""
        needed = self._needed(self.icon_size)
        return max(needed, min(self.area.height // self.rows_in_view, needed * 4 // 3))

    @property
    def rows_in_view(self) -> int:
        """Whole rows that there is room for, one at least."""
        return max(1, self.area.height // self._needed(self.icon_size))

    def _needed(self, icon: int) -> int:
        return icon + 2 * EDGE + (LINES * self.line + 2 if self.named else 2)

    @property
    def last_scroll(self) -> int:
        """Where the view begins when the last row is seen: with a whole row at its top, too."""
        return max(0, self.rows - self.rows_in_view) * self.cell_height

    def cell(self, place: int) -> Box:
        """Where a cell is now, in view or not."""
        left = (self.area.width - self._bar_width - self.columns * self.cell_width) // 2
        return Box(self.area.x + left + place % self.columns * self.cell_width,
                   self.area.y + place // self.columns * self.cell_height - self.scroll,
                   self.cell_width, self.cell_height)

    def in_view(self) -> range:
        """The places of which something can be seen."""
        first = self.scroll // self.cell_height * self.columns
        last = -(-(self.scroll + self.area.height) // self.cell_height) * self.columns
        return range(first, min(last, len(self.entries)))

    def at(self, x: int, y: int) -> int | None:
        """The place at a point; None where there is none."""
        if not self.area.holds(x, y):
            return None
        return next((place for place in self.in_view() if self.cell(place).holds(x, y)), None)

    # -- moving ----------------------------------------------------------------------------------

    def move(self, action: int) -> bool:
        """Choose another by a game action; True if there was one to go to."""
        across, down = MOVES[action]
        moved = self.index + across + down * self.columns
        if down > 0 and moved >= len(self.entries) and self.index // self.columns < self.rows - 1:
            moved = len(self.entries) - 1              # the last row is short
        if not 0 <= moved < len(self.entries) or moved == self.index:
            return False
        self.index = moved
        self.reveal()
        return True

    def reveal(self) -> None:
        """Scroll as little as shows the chosen one whole."""
        top = self.index // self.columns * self.cell_height
        if top < self.scroll:
            self.scroll_to(top)
        elif top > self.scroll + (self.rows_in_view - 1) * self.cell_height:
            self.scroll_to(top - (self.rows_in_view - 1) * self.cell_height)

    def scroll_to(self, pixels: int) -> bool:
        """As far as there is something to see; True if that moved anything."""
        was, self.scroll = self.scroll, max(0, min(pixels, self.last_scroll))
        return self.scroll != was

    def stop_near(self, pixels: int) -> int:
        """Where the view may rest: with a whole row at its top."""
        row = (max(0, pixels) + self.cell_height // 2) // self.cell_height
        return min(row * self.cell_height, self.last_scroll)

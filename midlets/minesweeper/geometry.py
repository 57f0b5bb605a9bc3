"""Where the cells lie on a screen of any size: how large they are, and which part is in view."""

from __future__ import annotations

from dataclasses import dataclass

from .board import Cell

LARGEST = 28        # pixels of a cell; more looks empty
SMALLEST = 10       # a number is still legible in it
SCROLLED = (16, 24) # pixels of a cell where the board is scrolled anyway, on small and on large screens
MARGIN = 2          # cells kept in view around the cursor


@dataclass(frozen=True)
class Geometry:
    """A board of columns by rows in a view of width by height pixels, `top` below the canvas's top."""

    columns: int
    rows: int
    width: int
    height: int
    top: int

    @property
    def cell(self) -> int:
        """Pixels of a cell: as large as the whole board allows, else so that one scrolls."""
        fitting = min(self.width // self.columns, self.height // self.rows)
        if fitting >= SMALLEST:
            return min(fitting, LARGEST)
        least, most = SCROLLED
        return min(max(self.width // 11, least), most)

    @property
    def board(self) -> tuple[int, int]:
        """Width and height of the whole board in pixels."""
        return self.columns * self.cell, self.rows * self.cell

    def origin(self, scroll: tuple[int, int]) -> tuple[int, int]:
        """Canvas pixel of the board's corner: centred where it fits, else moved by `scroll`."""
        (width, height), (x, y) = self.board, scroll
        left = (self.width - width) // 2 if width <= self.width else -x
        top = (self.height - height) // 2 if height <= self.height else -y
        return left, self.top + top

    def scroll_to(self, cell: Cell, scroll: tuple[int, int]) -> tuple[int, int]:
        """The least scroll away from `scroll` that shows the cell with a margin around it."""
        return (self._axis(cell[0], self.columns, self.width, scroll[0]),
                self._axis(cell[1], self.rows, self.height, scroll[1]))

    def within(self, scroll: tuple[int, int]) -> tuple[int, int]:
        """The nearest scroll that shows no more than the board."""
        width, height = self.board
        return (max(min(scroll[0], width - self.width), 0), max(min(scroll[1], height - self.height), 0))

    def cell_at(self, x: int, y: int, scroll: tuple[int, int]) -> Cell | None:
        """The cell under a canvas pixel."""
        left, top = self.origin(scroll)
        column, row = (x - left) // self.cell, (y - top) // self.cell
        inside = 0 <= column < self.columns and 0 <= row < self.rows and y >= self.top
        return (column, row) if inside else None

    def _axis(self, place: int, count: int, view: int, scroll: int) -> int:
        size, most = self.cell, count * self.cell - view
        if most <= 0:
            return 0
        first, last = (place - MARGIN) * size, (place + 1 + MARGIN) * size - view
        last = -(-last // size) * size          # the first row and column are seen whole
        return min(max(min(scroll, first), last, 0), most)

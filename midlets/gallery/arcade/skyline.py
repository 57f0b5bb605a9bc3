"""The town behind: two rows of dark houses, the farther the slower, whose windows light up at night.

A skyline is a TiledLayer of tiles twice as large as the street's. Every cell is the same each time: the
town does not change from game to game.
"""

from __future__ import annotations

from emulator.midp.lcdui import Image
from emulator.midp.lcdui.game import TiledLayer

from .drawing import ART, Drawing, mixed, strip

BIG = 2 * ART                   # pixels to a tile, as drawn
ROWS = 6
LIT_FROM = (0.2, 0.45, 0.7)     # darkness from which each group of windows is lit
BODY, GABLE, DOME, SPIRE, FLAT, DARK, LIT = range(1, 8)
TOPS = (GABLE, FLAT, FLAT, DOME, SPIRE, GABLE, FLAT)
HEIGHTS = (2, 3, 2, 4, 3, 1, 3, 4, 2, 3, 5, 2)
GLOW = 0xFFC860


class Skyline:
    """One row of houses out of `image` (see `tiles`), for a view that is `width` pixels wide and shows a
    street of `street` pixels. It is moved on by one pixel where the street is moved on by `slowness`."""

    def __init__(self, image: Image, street: int, width: int, slowness: int, seed: int) -> None:
        self._slowness, size = slowness, image.get_height()
        columns = (street // slowness + width) // size + 2
        self.layer = TiledLayer(columns, ROWS, image, size, size)
        self._windows = [self.layer.create_animated_tile(DARK) for _ in LIT_FROM]
        self._at_home = 0                # groups that are lit
        for column in range(columns):
            self._build(column, seed)

    def look(self, left: int, bottom: int) -> None:
        """Place it for a view whose left edge and whose horizon are there, in the street's pixels."""
        self.layer.set_position(left - left // self._slowness, bottom - self.layer.get_height())

    def light(self, darkness: float) -> None:
        """The windows of as many groups as it is dark enough for."""
        at_home = sum(darkness > begin for begin in LIT_FROM)
        if at_home != self._at_home:
            self._at_home = at_home
            for group, window in enumerate(self._windows):
                self.layer.set_animated_tile(window, LIT if group < at_home else DARK)

    def _build(self, column: int, seed: int) -> None:
        """A house of one column, or the continuation of the one before."""
        number = _mixed_up(column // (1 + (column + seed) % 3 // 2) * 31 + seed)
        height = HEIGHTS[number % len(HEIGHTS)]
        top = ROWS - height
        self.layer.set_cell(column, top - 1, TOPS[number // 7 % len(TOPS)])
        for row in range(top, ROWS):
            chance = _mixed_up(column * 57 + row * 131 + seed)
            self.layer.set_cell(column, row, self._windows[chance // 8 % len(LIT_FROM)] if chance % 8 < 5 else BODY)


def _mixed_up(number: int) -> int:
    """The same number for the same number, with no pattern to be seen."""
    return (number * 1103515245 + 12345 >> 8) * 69069 >> 6 & 0xFFFF


def tiles(color: int) -> Drawing:
    """Body, gable, dome, spire, flat top; body with its windows dark, and lit."""
    return strip([_body(color), _gable(color), _dome(color), _spire(color), _flat(color),
                  _windows(color, mixed(color, 0x000010, 0.35)), _windows(color, GLOW)])


def _body(color: int) -> Drawing:
    tile = Drawing(BIG, BIG)
    tile.box(0, 0, BIG, BIG, color)
    return tile


def _gable(color: int) -> Drawing:
    tile = Drawing(BIG, BIG)
    for row in range(16):
        tile.box(15 - row, 16 + row, 2 + 2 * row, 1, color)
    tile.box(22, 12, 5, 14, color)
    tile.box(21, 11, 7, 2, color)
    return tile


def _dome(color: int) -> Drawing:
    tile = Drawing(BIG, BIG)
    tile.disc(16, 28, 12, color)
    tile.box(2, 28, 28, 4, color)
    tile.box(14, 10, 4, 8, color)
    tile.box(15, 4, 2, 8, color)
    return tile


def _spire(color: int) -> Drawing:
    tile = Drawing(BIG, BIG)
    for row in range(24):
        tile.box(15 - row // 3, 4 + row, 2 + 2 * (row // 3), 1, color)
    tile.box(4, 28, 24, 4, color)
    tile.box(15, 0, 2, 6, color)
    return tile


def _flat(color: int) -> Drawing:
    tile = Drawing(BIG, BIG)
    tile.box(0, 26, BIG, 6, color)
    tile.box(5, 16, 6, 10, color)
    tile.box(4, 15, 8, 2, color)
    tile.box(20, 20, 3, 6, color)
    return tile


def _windows(color: int, glass: int) -> Drawing:
    tile = _body(color)
    for x, y in ((6, 6), (20, 6), (6, 20), (20, 20)):
        tile.box(x, y, 6, 8, glass)
        tile.box(x, y + 4, 6, 1, color)
    return tile

"""javax.microedition.lcdui.game.TiledLayer: a grid of cells, each showing a tile of an image."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...lang.exceptions import IllegalArgumentException, IndexOutOfBoundsException, NullPointerException
from .layer import Layer

if TYPE_CHECKING:
    from ..graphics import Graphics
    from ..image import Image


class TiledLayer(Layer):
    """`columns` by `rows` cells, all empty (0) at first.

    Static tiles are cut from the image and numbered from 1, row by row. Animated tiles are
    numbered -1, -2, …, and each shows the static tile that it is set to.
    """

    def __init__(self, columns: int, rows: int, image: Image, tile_width: int, tile_height: int) -> None:
        if columns < 1 or rows < 1:
            raise IllegalArgumentException(f"a grid of {columns}x{rows} cells")
        _check_tiles(image, tile_width, tile_height)
        super().__init__(columns * tile_width, rows * tile_height)
        self._columns, self._rows = columns, rows
        self._cells = [0] * (columns * rows)
        self._animated: list[int] = []    # the tile that -1 shows, that -2 shows, …
        self._cut(image, tile_width, tile_height)

    def create_animated_tile(self, static_tile_index: int) -> int:
        """A new animated tile, showing a static one or 0; gives its (negative) number."""
        self._check_static(static_tile_index)
        self._animated.append(static_tile_index)
        return -len(self._animated)

    def set_animated_tile(self, animated_tile_index: int, static_tile_index: int) -> None:
        """Let an animated tile show another static one, or 0, in all its cells at once."""
        self._check_animated(animated_tile_index)
        self._check_static(static_tile_index)
        self._animated[-animated_tile_index - 1] = static_tile_index

    def get_animated_tile(self, animated_tile_index: int) -> int:
        """The static tile, or 0, that an animated one shows."""
        self._check_animated(animated_tile_index)
        return self._animated[-animated_tile_index - 1]

    def set_cell(self, col: int, row: int, tile_index: int) -> None:
        """Put a static tile, an animated one or 0 into a cell; IndexOutOfBoundsException if there is
        no such cell or tile."""
        self._check_cells(col, row, 1, 1)
        self._check_tile(tile_index)
        self._cells[row * self._columns + col] = tile_index

    def get_cell(self, col: int, row: int) -> int:
        """The tile in a cell, as it was put there: an animated one's number is negative."""
        self._check_cells(col, row, 1, 1)
        return self._cells[row * self._columns + col]

    def fill_cells(self, col: int, row: int, num_cols: int, num_rows: int, tile_index: int) -> None:
        """Put a tile into `num_cols` by `num_rows` cells; IllegalArgumentException if one is negative,
        IndexOutOfBoundsException if there are no such cells or tile."""
        if num_cols < 0 or num_rows < 0:
            raise IllegalArgumentException(f"{num_cols}x{num_rows} cells")
        self._check_cells(col, row, num_cols, num_rows)
        self._check_tile(tile_index)
        for line in range(row, row + num_rows):
            start = line * self._columns + col
            self._cells[start:start + num_cols] = [tile_index] * num_cols

    def get_cell_width(self) -> int:
        return self._tile_width

    def get_cell_height(self) -> int:
        return self._tile_height

    def get_columns(self) -> int:
        return self._columns

    def get_rows(self) -> int:
        return self._rows

    def set_static_tile_set(self, image: Image, tile_width: int, tile_height: int) -> None:
        """Take the tiles from another image. With fewer tiles than before all cells become empty
        and the animated tiles are gone; the layer's size follows that of the tiles."""
        _check_tiles(image, tile_width, tile_height)
        before = len(self._areas)
        self._cut(image, tile_width, tile_height)
        self._width, self._height = self._columns * tile_width, self._rows * tile_height
        if len(self._areas) < before:
            self._cells = [0] * (self._columns * self._rows)
            self._animated.clear()

    def paint(self, g: Graphics) -> None:
        """Draw the cells that are in the clip."""
        if g is None:
            raise NullPointerException("there is nothing to paint on")
        if self._visible:
            clip_x, clip_y = g.get_clip_x(), g.get_clip_y()
            seen = self._shown(*self._cells_within(clip_x, clip_y, g.get_clip_width(), g.get_clip_height()))
            g._draw_parts(self._image._frame, seen)

    # -- ours ----------------------------------------------------------------------------------

    def _cut(self, image: Image, tile_width: int, tile_height: int) -> None:
        """Where each tile is in the image; tile 0 is nowhere."""
        self._image, self._tile_width, self._tile_height = image, tile_width, tile_height
        self._areas: list[tuple[int, int, int, int] | None] = [None]
        for top in range(0, image._height, tile_height):
            for left in range(0, image._width, tile_width):
                self._areas.append((left, top, tile_width, tile_height))

    def _cells_within(self, x: int, y: int, width: int, height: int) -> tuple[range, range]:
        """Columns and rows that have a pixel in a box of the painter's coordinates."""
        x, y = x - self._x, y - self._y
        first, last = x // self._tile_width, -(-(x + width) // self._tile_width)
        top, bottom = y // self._tile_height, -(-(y + height) // self._tile_height)
        return range(max(0, first), min(self._columns, last)), range(max(0, top), min(self._rows, bottom))

    def _shown(self, columns: range, rows: range) -> list[tuple[tuple[int, int], tuple[int, int, int, int]]]:
        """((x, y), area of the image) of the cells that show something."""
        wide, high, animated = self._tile_width, self._tile_height, self._animated
        areas, found = self._areas, []
        for row in rows:
            y = self._y + row * high
            start = row * self._columns
            for column in columns:
                tile = self._cells[start + column]
                area = areas[tile if tile >= 0 else animated[-tile - 1]]
                if area is not None:
                    found.append(((self._x + column * wide, y), area))
        return found

    def _check_static(self, tile: int) -> None:
        if not 0 <= tile < len(self._areas):
            raise IndexOutOfBoundsException(f"tile {tile} is not one of the {len(self._areas) - 1} static tiles")

    def _check_animated(self, tile: int) -> None:
        if not -len(self._animated) <= tile <= -1:
            raise IndexOutOfBoundsException(f"tile {tile} is not one of the {len(self._animated)} animated tiles")

    def _check_tile(self, tile: int) -> None:
        if tile < 0:
            self._check_animated(tile)
        else:
            self._check_static(tile)

    def _check_cells(self, col: int, row: int, num_cols: int, num_rows: int) -> None:
        if not (0 <= col < self._columns and 0 <= row < self._rows
                and col + num_cols <= self._columns and row + num_rows <= self._rows):
            raise IndexOutOfBoundsException(
                f"{num_cols}x{num_rows} cells at ({col}, {row}) are not within {self._columns}x{self._rows}")


def _check_tiles(image: Image, width: int, height: int) -> None:
    if width < 1 or height < 1:
        raise IllegalArgumentException(f"tiles of {width}x{height} pixels")
    if image is None:
        raise NullPointerException("the image is None")
    if image._width % width or image._height % height:
        raise IllegalArgumentException(
            f"an image of {image._width}x{image._height} is not made of {width}x{height} tiles")

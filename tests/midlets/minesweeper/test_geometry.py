"""Where cells lie on screens of all sizes."""

import pytest

from midlets.minesweeper.geometry import LARGEST, SMALLEST, Geometry

SCREENS = [(128, 97), (176, 170), (240, 280), (320, 205), (240, 355)]
BOARDS = [(9, 9), (16, 16), (30, 16), (4, 4), (40, 40), (1, 30)]


@pytest.mark.parametrize("width, height", SCREENS)
@pytest.mark.parametrize("columns, rows", BOARDS)
def test_a_pixel_within_a_cell_is_of_that_cell_however_it_is_scrolled(width, height, columns, rows):
    geometry = Geometry(columns, rows, width, height, top=20)
    for cell in ((0, 0), (columns // 2, rows // 2), (columns - 1, rows - 1)):
        scroll = geometry.scroll_to(cell, (0, 0))
        left, top = geometry.origin(scroll)
        x, y = left + cell[0] * geometry.cell, top + cell[1] * geometry.cell
        last = geometry.cell - 1
        assert geometry.cell_at(x, y, scroll) == geometry.cell_at(x + last, y + last, scroll) == cell
        assert x >= 0 and x + last < width and y >= 20 and y + last < 20 + height


@pytest.mark.parametrize("width, height", SCREENS)
def test_cells_are_never_too_small_to_read_nor_emptily_large(width, height):
    assert all(SMALLEST <= Geometry(*board, width, height, 20).cell <= LARGEST for board in BOARDS)


def test_a_board_that_fits_is_in_the_middle_and_does_not_scroll():
    geometry = Geometry(4, 4, 240, 280, top=20)
    assert geometry.origin((0, 0)) == (120 - 2 * LARGEST, 20 + 140 - 2 * LARGEST)
    assert geometry.scroll_to((3, 3), (0, 0)) == (0, 0) == geometry.within((50, 50))


def test_no_scroll_shows_what_is_beyond_the_board():
    geometry = Geometry(30, 16, 128, 97, top=20)
    wide, high = geometry.board
    assert geometry.within((-5, 10_000)) == (0, high - 97)
    assert geometry.within((10_000, -5)) == (wide - 128, 0)


def test_what_lies_above_the_field_is_no_cell():
    assert Geometry(30, 16, 128, 97, top=20).cell_at(5, 19, (64, 64)) is None

"""Graphics: triangles, pixel by pixel (checklist GFX-06)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.midp.lcdui.image import Image

small = st.integers(-6, 14)


def ink(image):
    """The places of all pixels that are not white."""
    width, height = image.get_width(), image.get_height()
    pixels = [0] * (width * height)
    image.get_rgb(pixels, 0, width, 0, 0, width, height)
    return {(n % width, n // width) for n, pixel in enumerate(pixels) if pixel != 0xFFFFFFFF}


def test_a_triangle_has_its_corners_and_edges(paper, grid):
    sheet = paper(7, 5)
    sheet.g.fill_triangle(0, 0, 4, 0, 0, 4)
    assert str(sheet) == grid("#####.. ####... ###.... ##..... #......")


@pytest.mark.parametrize("corners, rows", [((2, 1, 2, 1, 2, 1), "..... ..#.. ....."),
                                           ((0, 1, 4, 1, 2, 1), "..... ##### ....."),
                                           ((1, 0, 1, 2, 1, 1), ".#... .#... .#...")])
def test_a_flat_triangle_is_a_line(paper, grid, corners, rows):
    sheet = paper(5, 3)
    sheet.g.fill_triangle(*corners)
    assert str(sheet) == grid(rows)


@settings(deadline=None, max_examples=150)
@given(st.lists(st.tuples(small, small), min_size=3, max_size=3), st.permutations(range(3)))
def test_a_triangles_edges_add_no_pixel_to_it(corners, order):
    image = Image.create_image(12, 12)
    g = image.get_graphics()
    g.fill_triangle(*corners[0], *corners[1], *corners[2])
    filled = ink(image)
    for start, end in zip(order, [*order[1:], order[0]], strict=True):
        g.draw_line(*corners[start], *corners[end])
    assert ink(image) == filled


@settings(deadline=None, max_examples=100)
@given(st.lists(st.tuples(small, small), min_size=3, max_size=3))
def test_a_triangle_is_in_one_piece_on_each_row(corners):
    image = Image.create_image(12, 12)
    image.get_graphics().fill_triangle(*corners[0], *corners[1], *corners[2])
    for row in range(12):
        columns = sorted(x for x, y in ink(image) if y == row)
        assert columns == list(range(columns[0], columns[-1] + 1) if columns else ())


def test_a_triangle_with_corners_far_away_covers_all(paper, grid):
    sheet = paper(3, 2)
    sheet.g.fill_triangle(-10 ** 6, -10 ** 6, 10 ** 6, -10 ** 6, 0, 10 ** 6)
    assert str(sheet) == grid("### ###")

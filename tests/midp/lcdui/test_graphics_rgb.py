"""Graphics: blocks of numbers (checklist GFX-33 to GFX-35)."""

from array import array

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.midp.lang.exceptions import ArrayIndexOutOfBoundsException, NullPointerException
from emulator.midp.lcdui.image import Image

K, R, G, B = 0xFF000000, 0xFFFF0000, 0xFF00FF00, 0xFF0000FF


def test_numbers_are_drawn_row_by_row(paper, grid):
    sheet = paper(4, 3)
    sheet.g.translate(1, 0)
    sheet.g.draw_rgb([0, R, G, 0, B, K], 1, 3, 0, 1, 2, 2, True)
    assert str(sheet) == grid(".... .rg. .b#.")


@pytest.mark.parametrize("offset, scan, rows", [(3, -3, "#r gb"), (0, 3, "gb #r"), (0, 0, "gb gb"), (1, 1, "br r#"),
                                                (2, -1, "r# br")])
def test_any_scan_length_will_do(paper, grid, offset, scan, rows):
    numbers = {0: G, 1: B, 2: R, 3: K, 4: R}
    if offset == 2:
        numbers = {1: B, 2: R, 3: K, 0: G}
    sheet = paper(2, 2)
    sheet.g.draw_rgb([numbers.get(place, 0) for place in range(5)], offset, scan, 0, 0, 2, 2, True)
    assert str(sheet) == grid(rows)


def test_without_alpha_all_numbers_are_opaque(paper):
    sheet = paper(3, 1)
    sheet.g.draw_rgb([0x00FF0000, 0x7F00FF00, 0xFF0000FF], 0, 3, 0, 0, 3, 1, False)
    assert str(sheet) == "rgb"


def test_with_alpha_what_is_transparent_is_not_drawn(paper):
    sheet = paper(2, 1)
    sheet.g.draw_rgb([0x00FF0000, G], 0, 2, 0, 0, 2, 1, True)
    assert str(sheet) == ".g"


@pytest.mark.parametrize("numbers", [[-0x10000, -0xFF0100], array("i", [-0x10000, -0xFF0100]), (R, G),
                                     array("I", [R, G])])
def test_numbers_may_be_signed_as_java_has_them(paper, numbers):
    sheet = paper(2, 1)
    sheet.g.draw_rgb(numbers, 0, 2, 0, 0, 2, 1, True)
    assert str(sheet) == "rg"


@pytest.mark.parametrize("offset, scan, width, height", [(0, 2, 2, 3), (-1, 2, 2, 1), (1, -2, 2, 2), (3, 2, 2, 1)])
def test_numbers_beyond_the_array_are_refused_even_where_they_would_not_be_seen(paper, offset, scan, width, height):
    with pytest.raises(ArrayIndexOutOfBoundsException):
        paper(1, 1).g.draw_rgb([0] * 4, offset, scan, 50, 50, width, height, True)


@pytest.mark.parametrize("size", [(0, 1), (1, 0), (-5, 1)])
def test_a_block_of_no_size_draws_nothing(paper, size):
    sheet = paper(1, 1)
    sheet.g.draw_rgb([], 99, 1, 0, 0, *size, True)
    assert str(sheet) == "."


def test_no_array_is_refused(paper):
    with pytest.raises(NullPointerException):
        paper(1, 1).g.draw_rgb(None, 0, 1, 0, 0, 1, 1, True)


numbers = st.lists(st.integers(0, 0xFFFFFF).map(lambda rgb: rgb | 0xFF000000), min_size=12, max_size=12)


@settings(deadline=None, max_examples=80)
@given(numbers, st.integers(0, 5), st.sampled_from([4, -4, 7, -9]))
def test_what_is_drawn_is_read_again(colors, offset, scan):
    image = Image.create_image(4, 3)
    image.get_graphics().draw_rgb(colors, 0, 4, 0, 0, 4, 3, True)
    array_of_all = [7] * 40
    start = offset + (0 if scan > 0 else -2 * scan)
    image.get_rgb(array_of_all, start, scan, 0, 0, 4, 3)
    assert [array_of_all[start + x + y * scan] for y in range(3) for x in range(4)] == colors
    assert array_of_all.count(7) == 40 - 12

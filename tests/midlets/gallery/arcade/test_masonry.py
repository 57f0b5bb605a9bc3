"""The looks of the houses."""

import pytest

from midlets.gallery.arcade.builder import STYLES
from midlets.gallery.arcade.drawing import ART
from midlets.gallery.arcade.masonry import house
from midlets.gallery.arcade.tiles import Part


@pytest.mark.parametrize("style", range(STYLES))
def test_a_style_has_every_part_whole_and_of_the_size_of_a_tile(style):
    parts = house(style)
    assert len(parts) == len(Part)
    assert all((part.width, part.height) == (ART, ART) and all(part.pixels) for part in parts)


def test_no_two_styles_look_the_same():
    assert len({tuple(house(style)[Part.WALL].pixels) for style in range(STYLES)}) == STYLES


def test_a_window_lights_up():
    dark, lit = house(0)[Part.WINDOW_DARK], house(0)[Part.WINDOW_LIT]
    assert sum(pixel >> 16 & 0xFF for pixel in lit.pixels) > sum(pixel >> 16 & 0xFF for pixel in dark.pixels)


def test_a_roof_is_brightest_where_one_runs_on_it():
    roof = house(0)[Part.ROOF].pixels
    rows = [sum(pixel >> 8 & 0xFF for pixel in roof[row * ART:(row + 1) * ART]) for row in range(ART)]
    assert rows[0] == max(rows)

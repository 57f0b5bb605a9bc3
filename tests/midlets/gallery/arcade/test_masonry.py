"""The strip of tiles is as long as its numbers say, and each is drawn."""

import pytest

from midlets.gallery.arcade.builder import STYLES
from midlets.gallery.arcade.drawing import ART
from midlets.gallery.arcade.masonry import Part, Tile, of_house, tiles

STRIP = tiles()


def tile(number):
    return STRIP.part((number - 1) * ART, 0, ART, ART)


def test_the_last_tile_is_the_last_houses_lit_window():
    assert STRIP.width == ART * of_house(STYLES - 1, Part.WINDOW_LIT)


@pytest.mark.parametrize("number", [tile for tile in Tile if tile is not Tile.HOUSES])
def test_no_tile_is_empty(number):
    assert any(tile(number).pixels)


@pytest.mark.parametrize("style", range(STYLES))
def test_a_house_has_no_holes_and_its_window_lights_up(style):
    assert all(pixel for part in Part for pixel in tile(of_house(style, part)).pixels)
    assert tile(of_house(style, Part.WINDOW_LIT)).pixels != tile(of_house(style, Part.WINDOW_DARK)).pixels


def test_a_roof_can_be_run_on_where_it_is_brightest():
    def brightness(row):
        return sum(pixel >> 8 & 0xFF for pixel in tile(of_house(0, Part.ROOF)).pixels[row * ART:(row + 1) * ART])
    assert brightness(0) == max(brightness(row) for row in range(ART))

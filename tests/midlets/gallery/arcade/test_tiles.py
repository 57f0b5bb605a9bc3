"""The strip of tiles is as long as its numbers say, and each is drawn."""

import pytest

from midlets.gallery.arcade.builder import STYLES
from midlets.gallery.arcade.drawing import ART
from midlets.gallery.arcade.tiles import Part, Tile, of_house, tiles

STRIP = tiles()


def tile(number):
    return STRIP.part((number - 1) * ART, 0, ART, ART)


def test_the_last_tile_is_the_last_houses_lit_window():
    assert STRIP.width == ART * of_house(STYLES - 1, Part.WINDOW_LIT)


@pytest.mark.parametrize("number", [tile for tile in Tile if tile is not Tile.HOUSES])
def test_no_tile_is_empty(number):
    assert any(tile(number).pixels)

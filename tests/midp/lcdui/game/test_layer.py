"""Layer: place, size and visibility (checklist GAME-12)."""

import pytest

from emulator.midp.lcdui.game.layer import Layer
from emulator.midp.lcdui.game.sprite import Sprite
from emulator.midp.lcdui.game.tiled_layer import TiledLayer
from emulator.midp.lcdui.image import Image


def make_sprite():
    return Sprite(Image.create_image(4, 2))


def make_tiles():
    tiles = TiledLayer(2, 1, Image.create_image(2, 2), 2, 2)
    tiles.fill_cells(0, 0, 2, 1, 1)
    return tiles


@pytest.fixture(params=[make_sprite, make_tiles], ids=["Sprite", "TiledLayer"])
def layer(request):
    return request.param()


def test_a_layer_starts_visible_at_the_origin(layer):
    assert isinstance(layer, Layer)
    assert (layer.is_visible(), layer.get_x(), layer.get_y()) == (True, 0, 0)
    assert (layer.get_width(), layer.get_height()) == (4, 2)


def test_a_layer_moves_by_and_is_set_to(layer):
    layer.set_position(10, -20)
    layer.move(-3, 5)
    assert (layer.get_x(), layer.get_y()) == (7, -15)


def test_a_move_beyond_32_bits_wraps_as_javas_ints_do(layer):
    layer.set_position(2 ** 31 - 1, -2 ** 31)
    layer.move(1, -1)
    assert (layer.get_x(), layer.get_y()) == (-2 ** 31, 2 ** 31 - 1)


def test_an_invisible_layer_is_not_painted(layer, paper):
    sheet = paper(4, 2)
    sheet.g.fill_rect(0, 0, 4, 2)
    layer.set_visible(False)
    layer.paint(sheet.g)
    assert (str(sheet), layer.is_visible()) == ("####\n####", False)
    layer.set_visible(True)
    layer.paint(sheet.g)
    assert str(sheet) == "....\n...."


def test_painting_needs_something_to_paint_on(layer):
    layer.set_visible(False)
    with pytest.raises(TypeError):
        layer.paint(None)


def test_painting_leaves_the_graphics_as_it_was(layer, paper):
    g = paper(9, 9).g
    g.set_color(0x123456)
    g.translate(2, 3)
    g.set_clip(0, 0, 3, 3)
    layer.set_position(1, 1)
    before = {name: getattr(g, name)() for name in dir(g) if name.startswith("get_") and name != "get_display_color"}
    layer.paint(g)
    assert {name: getattr(g, name)() for name in before} == before


@pytest.mark.parametrize("place", [(2 ** 31 - 1, 0), (-2 ** 31, -2 ** 31), (0, 2 ** 31 - 1)])
def test_a_layer_far_away_is_not_seen(layer, paper, place):
    sheet = paper(2, 1)
    sheet.g.fill_rect(0, 0, 2, 1)
    layer.set_position(*place)
    layer.paint(sheet.g)
    assert str(sheet) == "##"


def test_a_layer_prints_its_place_and_size(layer):
    layer.set_position(5, 6)
    layer.set_visible(False)
    assert repr(layer).endswith("4x2 at (5, 6), invisible>")

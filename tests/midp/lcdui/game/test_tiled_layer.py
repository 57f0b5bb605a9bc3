"""TiledLayer: cells, tiles and painting (checklist GAME-41 to GAME-49)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.midp.lang.exceptions import IllegalArgumentException, IndexOutOfBoundsException, NullPointerException
from emulator.midp.lcdui.game.tiled_layer import TiledLayer
from emulator.midp.lcdui.image import Image

R, G, B, K = 0xFFFF0000, 0xFF00FF00, 0xFF0000FF, 0xFF000000


def colors(width=2, height=2):
    """Tiles of one pixel: red, green, blue, black."""
    return Image.create_rgb_image([R, G, B, K] * (width * height // 4), width, height, True)


@pytest.fixture
def layer():
    """Three columns and two rows of cells, four tiles of one pixel."""
    return TiledLayer(3, 2, colors(), 1, 1)


@pytest.fixture
def shown(paper):
    def paint(layer):
        sheet = paper(layer.get_width(), layer.get_height())
        layer.paint(sheet.g)
        return str(sheet).replace("\n", " ")
    return paint


def test_all_cells_are_empty_at_first(layer, shown):
    assert {layer.get_cell(col, row) for col in range(3) for row in range(2)} == {0}
    assert shown(layer) == "... ..."


def test_a_layer_knows_its_grid():
    layer = TiledLayer(5, 3, Image.create_image(8, 6), 4, 2)
    assert (layer.get_columns(), layer.get_rows(), layer.get_cell_width(), layer.get_cell_height()) == (5, 3, 4, 2)
    assert (layer.get_width(), layer.get_height()) == (20, 6)


@pytest.mark.parametrize("arguments", [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, -1), (1, 1, 3, 1),
                                       (1, 1, 1, 3)])
def test_a_grid_that_cannot_be_is_refused(arguments):
    columns, rows, width, height = arguments
    with pytest.raises(IllegalArgumentException):
        TiledLayer(columns, rows, Image.create_image(4, 4), width, height)


def test_tiles_need_an_image(layer):
    with pytest.raises(NullPointerException):
        TiledLayer(1, 1, None, 1, 1)
    with pytest.raises(NullPointerException):
        layer.set_static_tile_set(None, 1, 1)


def test_tiles_are_numbered_from_one_row_by_row_and_cells_by_column_and_row(layer, shown):
    for place, tile in enumerate((1, 2, 3, 4)):
        layer.set_cell(place % 3, place // 3, tile)
    assert shown(layer) == "rgb #.."
    assert layer.get_cell(2, 0) == 3


@pytest.mark.parametrize("col, row, tile", [(3, 0, 1), (0, 2, 1), (-1, 0, 1), (0, -1, 1), (0, 0, 5), (0, 0, -1)])
def test_a_cell_or_tile_that_is_not_there_is_refused(layer, col, row, tile):
    with pytest.raises(IndexOutOfBoundsException):
        layer.set_cell(col, row, tile)
    with pytest.raises(IndexOutOfBoundsException):
        layer.fill_cells(col, row, 1, 1, tile)


@pytest.mark.parametrize("col, row", [(3, 0), (0, 2), (-1, 0), (0, -1)])
def test_a_cell_that_is_not_there_has_no_tile(layer, col, row):
    with pytest.raises(IndexOutOfBoundsException):
        layer.get_cell(col, row)


# -- fill_cells -------------------------------------------------------------------------------


def test_a_block_of_cells_is_filled(layer, shown):
    layer.fill_cells(1, 0, 2, 2, 4)
    assert shown(layer) == ".## .##"


@pytest.mark.parametrize("block, error", [
    ((0, 0, -1, 1), IllegalArgumentException), ((0, 0, 1, -1), IllegalArgumentException),
    ((9, 9, -1, 1), IllegalArgumentException), ((1, 0, 3, 1), IndexOutOfBoundsException),
    ((0, 1, 1, 2), IndexOutOfBoundsException), ((3, 0, 0, 0), IndexOutOfBoundsException),
    ((0, -1, 0, 0), IndexOutOfBoundsException)])
def test_a_block_that_is_not_in_the_grid_changes_nothing(layer, shown, block, error):
    with pytest.raises(error):
        layer.fill_cells(*block, 1)
    assert shown(layer) == "... ..."


@pytest.mark.parametrize("size", [(0, 1), (1, 0), (0, 0)])
def test_a_block_of_no_size_fills_nothing(layer, shown, size):
    layer.fill_cells(2, 1, *size, 1)
    assert shown(layer) == "... ..."


# -- animated tiles ---------------------------------------------------------------------------


def test_animated_tiles_are_numbered_down_from_minus_one(layer):
    assert [layer.create_animated_tile(tile) for tile in (0, 1, 4)] == [-1, -2, -3]
    assert [layer.get_animated_tile(tile) for tile in (-1, -2, -3)] == [0, 1, 4]


def test_an_animated_tile_changes_in_all_its_cells(layer, shown):
    animated = layer.create_animated_tile(1)
    layer.fill_cells(0, 0, 3, 1, animated)
    assert (shown(layer), layer.get_cell(1, 0)) == ("rrr ...", -1)
    layer.set_animated_tile(animated, 3)
    assert (shown(layer), layer.get_cell(1, 0)) == ("bbb ...", -1)
    layer.set_animated_tile(animated, 0)
    assert shown(layer) == "... ..."


@pytest.mark.parametrize("static", [5, -1, -2])
def test_an_animated_tile_shows_static_ones_only(layer, static):
    layer.create_animated_tile(1)
    with pytest.raises(IndexOutOfBoundsException):
        layer.create_animated_tile(static)
    with pytest.raises(IndexOutOfBoundsException):
        layer.set_animated_tile(-1, static)


@pytest.mark.parametrize("animated", [0, 1, -2])
def test_an_animated_tile_that_is_not_there_is_refused(layer, animated):
    layer.create_animated_tile(1)
    for call in (lambda: layer.get_animated_tile(animated), lambda: layer.set_animated_tile(animated, 1)):
        with pytest.raises(IndexOutOfBoundsException):
            call()


# -- set_static_tile_set ----------------------------------------------------------------------


def test_as_many_tiles_keep_the_cells(layer, shown):
    layer.set_cell(0, 0, layer.create_animated_tile(4))
    layer.set_cell(1, 1, 3)
    layer.set_static_tile_set(colors(4, 4), 2, 2)
    assert (layer.get_cell(0, 0), layer.get_cell(1, 1), layer.get_animated_tile(-1)) == (-1, 3, 4)
    assert (layer.get_width(), layer.get_height(), layer.get_cell_width()) == (6, 4, 2)


def test_fewer_tiles_empty_the_cells_and_forget_the_animated_ones(layer, shown):
    layer.set_cell(0, 0, layer.create_animated_tile(1))
    layer.set_cell(1, 0, 1)
    layer.set_static_tile_set(colors(4, 1), 2, 1)
    assert shown(layer) == "...... ......"
    assert layer.create_animated_tile(2) == -1


@pytest.mark.parametrize("size", [(3, 1), (0, 1), (1, -1)])
def test_tiles_that_do_not_make_up_the_image_change_nothing(layer, size):
    layer.set_cell(0, 0, 4)
    with pytest.raises(IllegalArgumentException):
        layer.set_static_tile_set(colors(), *size)
    assert (layer.get_cell(0, 0), layer.get_width()) == (4, 3)


# -- painting ---------------------------------------------------------------------------------


def test_a_mutable_image_is_seen_as_it_is_when_painted(shown):
    image = Image.create_image(1, 1)
    layer = TiledLayer(2, 1, image, 1, 1)
    layer.set_cell(1, 0, 1)
    image.get_graphics().fill_rect(0, 0, 1, 1)
    assert shown(layer) == ".#"


def test_tiles_carry_words_and_cover_them(paper):
    image = Image.create_image(40, 20)
    image.get_graphics().draw_string("Hey", 2, 1, 0)
    layer, sheet = TiledLayer(1, 2, image, 40, 20), paper(40, 40)
    layer.set_cell(0, 1, 1)
    sheet.g.draw_string("old", 2, 21, 0)
    layer.paint(sheet.g)
    assert [(word.y, word.text) for word in sheet.image._frame.words] == [(21, "Hey")]


near = st.integers(-5, 9)


@settings(deadline=None, max_examples=80)
@given(st.lists(st.integers(0, 4), min_size=12, max_size=12), near, near,
       st.tuples(near, near, st.integers(0, 9), st.integers(0, 9)))
def test_what_is_painted_is_each_cells_tile_within_the_clip(cells, x, y, clip):
    layer = TiledLayer(4, 3, colors(4, 4), 2, 2)
    one, other = Image.create_image(8, 8), Image.create_image(8, 8)
    g = other.get_graphics()
    g.set_clip(*clip)
    for place, tile in enumerate(cells):
        layer.set_cell(place % 4, place // 4, tile)
        if tile:
            g.draw_region(colors(4, 4), (tile - 1) % 2 * 2, (tile - 1) // 2 * 2, 2, 2, 0,
                          x + place % 4 * 2, y + place // 4 * 2, 0)
    layer.set_position(x, y)
    g = one.get_graphics()
    g.set_clip(*clip)
    layer.paint(g)
    assert one._frame.surface.get_buffer().raw == other._frame.surface.get_buffer().raw

"""Collisions of Sprites with each other, with images and with tiles (checklist GAME-33 to GAME-40)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.midp.lang.exceptions import IllegalArgumentException, NullPointerException
from emulator.midp.lcdui.game.sprite import Sprite
from emulator.midp.lcdui.game.tiled_layer import TiledLayer
from emulator.midp.lcdui.image import Image

SOLID, CLEAR, GLASS = 0xFF000000, 0x00000000, 0xFE000000


def picture(rows):
    """An image: `#` is opaque, `o` nearly so, the rest transparent."""
    lines = rows.split()
    kinds = {"#": SOLID, "o": GLASS}
    return Image.create_rgb_image([kinds.get(sign, CLEAR) for line in lines for sign in line],
                                  len(lines[0]), len(lines), True)


def sprite(rows, x=0, y=0, transform=0):
    made = Sprite(picture(rows))
    made.set_transform(transform)
    made.set_position(x, y)
    return made


def both(one, other, *rest):
    """Whether they collide by their boxes, and by their pixels."""
    return one.collides_with(other, *rest, False), one.collides_with(other, *rest, True)


# -- sprites ----------------------------------------------------------------------------------


@pytest.mark.parametrize("x, y, meets", [(0, 0, True), (2, 2, True), (3, 0, False), (0, 3, False), (-3, 0, False),
                                         (-2, -2, True)])
def test_boxes_collide_when_they_have_an_area_in_common(x, y, meets):
    assert both(sprite("### ### ###"), sprite("### ### ###", x, y)) == (meets, meets)


@pytest.mark.parametrize("x, y, meets", [(0, 0, True), (1, 0, False), (1, 1, True), (-1, 0, False)])
def test_pixels_collide_when_opaque_ones_meet(x, y, meets):
    assert both(sprite("#. .#"), sprite("#. .#", x, y)) == (True, meets)


def test_a_pixel_that_is_not_wholly_opaque_does_not_collide():
    assert both(sprite("o"), sprite("#")) == (True, False)


@pytest.mark.parametrize("hidden", [0, 1])
def test_what_is_invisible_does_not_collide(hidden):
    pair = [sprite("#"), sprite("#")]
    pair[hidden].set_visible(False)
    assert both(*pair) == (False, False)


def test_a_collision_rectangle_narrows_what_collides():
    one, other = sprite("####"), sprite("#", 3)
    one.define_collision_rectangle(0, 0, 2, 1)
    assert both(one, other) == (False, False)
    other.set_position(1, 0)
    assert both(one, other) == (True, True)


def test_a_collision_rectangle_beyond_the_frame_has_no_pixels_there():
    one, other = sprite("#"), sprite("#", 3)
    one.define_collision_rectangle(0, 0, 9, 9)
    assert both(one, other) == (True, False)


@pytest.mark.parametrize("size", [(0, 5), (5, 0)])
def test_a_collision_rectangle_of_no_size_never_collides(size):
    one = sprite("###")
    one.define_collision_rectangle(0, 0, *size)
    assert both(one, sprite("###")) == (False, False)


def test_a_collision_rectangle_far_away_is_no_trouble():
    one, other = sprite("#"), sprite("#", 2 ** 31 - 9)
    one.define_collision_rectangle(2 ** 31 - 20, 0, 100, 100)
    assert both(one, other) == (True, False)


def test_a_collision_rectangle_has_no_negative_size():
    with pytest.raises(IllegalArgumentException):
        sprite("#").define_collision_rectangle(0, 0, -1, 1)


# The rectangle (0, 0, 1, 1) of a 3x2 frame, as a place in the turned frame.
CORNERS = {0: (0, 0), 1: (0, 1), 2: (2, 0), 3: (2, 1), 4: (0, 0), 5: (1, 0), 6: (0, 2), 7: (1, 2)}


@pytest.mark.parametrize("transform", range(8))
def test_the_collision_rectangle_turns_with_the_frame(transform):
    one = sprite("### ###", transform=transform)
    one.define_collision_rectangle(0, 0, 1, 1)
    width, height = one.get_width(), one.get_height()
    found = [(x, y) for x in range(width) for y in range(height) if one.collides_with(sprite("#", x, y), False)]
    assert found == [CORNERS[transform]]


@pytest.mark.parametrize("transform", range(8))
def test_pixels_turn_with_the_frame(transform):
    one = sprite("#.. ...", transform=transform)
    found = [(x, y) for x in range(one.get_width()) for y in range(one.get_height())
             if one.collides_with(sprite("#", x, y), True)]
    assert found == [CORNERS[transform]]


def test_each_frame_has_pixels_of_its_own():
    one = Sprite(picture("#..#"), 2, 1)
    other = sprite("#")
    assert one.collides_with(other, True)
    one.next_frame()
    assert not one.collides_with(other, True)


def test_a_mutable_image_is_opaque_and_collides_all_over():
    one = Sprite(Image.create_image(2, 1))
    assert (both(one, sprite(".#")), both(one, sprite("#."))) == ((True, True), (True, True))


signs = st.text(alphabet="#.", min_size=9, max_size=9).map(lambda text: " ".join((text[:3], text[3:6], text[6:])))
near = st.integers(-4, 4)


@settings(deadline=None, max_examples=120)
@given(signs, signs, near, near, st.integers(0, 7), st.integers(0, 7))
def test_pixels_collide_just_where_two_pictures_overlap(first, second, x, y, turn, other_turn):
    one, other = sprite(first, 0, 0, turn), sprite(second, x, y, other_turn)
    dark = []
    for each in (one, other):
        sheet = Image.create_image(12, 12)
        g = sheet.get_graphics()
        g.translate(5, 5)
        each.paint(g)
        numbers = [0] * 144
        sheet.get_rgb(numbers, 0, 12, 0, 0, 12, 12)
        dark.append({place for place, number in enumerate(numbers) if number == SOLID})
    assert one.collides_with(other, True) == other.collides_with(one, True) == bool(dark[0] & dark[1])


# -- images -----------------------------------------------------------------------------------


@pytest.mark.parametrize("x, result", [(0, (True, True)), (1, (True, False)), (2, (False, False)), (-1, (True, False))])
def test_an_image_collides_at_its_place(x, result):
    one = sprite("#.")
    assert both(one, picture("#."), x, 0) == result


def test_an_invisible_sprite_does_not_collide_with_an_image():
    one = sprite("#")
    one.set_visible(False)
    assert both(one, picture("#"), 0, 0) == (False, False)


# -- tiles ------------------------------------------------------------------------------------


@pytest.fixture
def tiles():
    """Three cells of 2x2 at (10, 10): empty, the first tile (its left half opaque), the second (empty to see)."""
    layer = TiledLayer(3, 1, picture("#... #..."), 2, 2)
    layer.set_cell(1, 0, 1)
    layer.set_cell(2, 0, 2)
    layer.set_position(10, 10)
    return layer


@pytest.mark.parametrize("x, result", [
    (9, (False, False)), (11, (False, False)), (12, (True, True)), (13, (True, False)),
    (14, (True, False)), (15, (True, False)), (16, (False, False))])
def test_a_cell_that_is_not_empty_collides(tiles, x, result):
    assert both(sprite("#", x, 11), tiles) == result


def test_a_sprite_over_many_cells_collides_if_any_is_hit(tiles):
    assert both(sprite("#####", 8, 10), tiles) == (True, True)
    assert both(sprite("####.", 8, 10), tiles) == (True, False)


def test_an_animated_tile_that_shows_nothing_is_a_cell_but_no_pixels(tiles):
    animated = tiles.create_animated_tile(0)
    tiles.set_cell(0, 0, animated)
    assert both(sprite("#", 10, 10), tiles) == (True, False)
    tiles.set_animated_tile(animated, 1)
    assert both(sprite("#", 10, 10), tiles) == (True, True)


@pytest.mark.parametrize("hidden", ["sprite", "tiles"])
def test_invisible_tiles_and_sprites_do_not_collide(tiles, hidden):
    one = sprite("#", 12, 10)
    (tiles if hidden == "tiles" else one).set_visible(False)
    assert both(one, tiles) == (False, False)


def test_there_must_be_something_to_collide_with():
    one = sprite("#")
    one.set_visible(False)
    for rest in ((True,), (0, 0, True)):
        with pytest.raises(NullPointerException):
            one.collides_with(None, *rest)

"""The stage on a phone: what is shown where, and whether pixels meet."""

import pytest

from emulator import Phone
from midlets.gallery.arcade.creatures import Crow, Soot
from midlets.gallery.arcade.midlet import Lamplighter
from midlets.gallery.arcade.street import TILE
from midlets.gallery.arcade.tiles import Tile


@pytest.mark.parametrize("skin, size", [("classic", 8), ("candybar", 12), ("slider", 16), ("qwerty", 16),
                                        ("touch", 16)])
def test_the_screen_chooses_the_size_of_the_tiles(skin, size):
    with Phone(skin=skin) as phone:
        stage = phone.launch(Lamplighter).midlet.canvas._stage
        assert stage.tile == size


def test_a_lamp_shows_its_flame_and_its_light_when_it_is_lit(gamer):
    gamer.begin()
    stage, lamp = gamer.canvas._stage, gamer.game.world.street.lamps[0]
    layer, head = stage._streetscape.layer, (lamp.column, lamp.row - 2)
    assert layer.get_cell(*head) == Tile.LAMP_OFF and not stage._glows[0].is_visible()
    lamp.lit = True
    gamer.phone.run(40)
    assert layer.get_animated_tile(layer.get_cell(*head)) in (Tile.LAMP_LIT, Tile.LAMP_FLARE)
    assert stage._glows[0].is_visible()


def test_a_firefly_that_is_taken_is_not_shown(gamer):
    gamer.begin()
    layer, fireflies = gamer.canvas._stage._streetscape.layer, gamer.game.world.street.fireflies
    cell = min(fireflies)
    assert layer.get_cell(*cell) < 0
    fireflies.discard(cell)
    gamer.phone.run(40)
    assert layer.get_cell(*cell) == 0


def test_the_door_opens_when_all_lamps_are_lit(gamer):
    gamer.begin()
    layer, (column, row) = gamer.canvas._stage._streetscape.layer, gamer.game.world.street.door
    assert layer.get_cell(column, row - 2) == Tile.DOOR
    for lamp in gamer.game.world.street.lamps:
        lamp.lit = True
    gamer.phone.run(40)
    assert layer.get_cell(column, row - 2) == Tile.DOOR_OPEN


def test_the_view_follows_the_person_and_ends_with_the_street(gamer):
    gamer.begin()
    stage, world = gamer.canvas._stage, gamer.game.world
    assert stage._left == 0
    world.foes.clear()
    world.person.x = (world.street.columns - 3) * TILE
    world.person.y = (world.street.door[1] + 1) * TILE - world.person.height
    gamer.phone.run(3_000)
    assert stage._left == world.street.columns * stage.tile - stage.width


def test_boxes_that_overlap_meet_only_where_both_have_pixels(gamer):
    """Two crows: below the tail of one there is nothing, nor is there behind the head of the other."""
    gamer.begin()
    stage = gamer.canvas._stage
    one, other = Crow(8, 5), Crow(8, 5)
    assert stage.meet(one, other)
    other.x, other.y = one.x - one.width + 20, one.y + one.height - 20
    assert one.meets(other) and not stage.meet(one, other)


def test_one_who_blinks_after_a_loss_meets_others_all_the_same(gamer):
    gamer.begin()
    stage, world = gamer.canvas._stage, gamer.game.world
    world.safe = 5
    stage.follow(world, [])
    assert not stage._sprites[world.person].is_visible()
    other = Soot(0, 0)
    other.x, other.y = world.person.x, world.person.y
    assert stage.meet(world.person, other)


def test_skylines_move_less_than_the_street_the_farther_the_less(gamer):
    gamer.begin()
    stage = gamer.canvas._stage

    def places():
        return stage._near.layer.get_x() - stage._left, stage._far.layer.get_x() - stage._left
    stage._look_at(0, 0)
    near, far = places()
    stage._look_at(100, 0)
    near_after, far_after = places()
    assert 100 > near - near_after > far - far_after > 0

"""Streets of many levels and seeds: whole, fair, and possible to cross."""

import pytest

from emulator.midp.util import Random
from midlets.gallery.arcade.builder import HIGHEST, LOWEST, MAX_RISE, build
from midlets.gallery.arcade.street import ROWS, Creature, Kind
from midlets.gallery.arcade.world import What, World

STREETS = [(level, seed) for level in (1, 2, 3, 5, 8, 12, 30) for seed in range(20)]


def street_of(level, seed):
    return build(level, Random(seed))


@pytest.mark.parametrize("level, seed", STREETS)
def test_every_roof_can_be_jumped_to_from_the_one_before(level, seed):
    street = street_of(level, seed)
    bridged = [(column, column + width) for column, _, width in street.lines + street.stalls]
    for before, house in zip(street.houses, street.houses[1:], strict=False):
        gap, rise = house.column - before.end, before.top - house.top
        helped = any(before.end <= begin and end <= house.column for begin, end in bridged)
        assert HIGHEST <= house.top <= LOWEST and rise <= MAX_RISE
        assert helped or (gap <= 4 and (gap < 4 or rise <= 0))


@pytest.mark.parametrize("level, seed", STREETS)
def test_everything_stands_within_the_street_and_on_something(level, seed):
    street = street_of(level, seed)
    for lamp in street.lamps:
        assert lamp.row - 2 >= 0 and street.at(lamp.column, lamp.row) == Kind.AIR
        assert street.at(lamp.column, lamp.row + 1) in (Kind.SOLID, Kind.LEDGE)
    for column, row in street.fireflies:
        assert 0 <= column < street.columns and 0 <= row < ROWS and street.at(column, row) == Kind.AIR
    column, row = street.door
    assert street.at(column, row) == Kind.AIR and street.at(column, row + 1) == Kind.SOLID


def test_the_higher_the_level_the_longer_the_street_and_the_shorter_the_time_for_it():
    streets = [street_of(level, 4) for level in (1, 4, 8)]
    assert streets[0].columns < streets[1].columns < streets[2].columns
    paces = [street.time / street.columns for street in streets]
    assert paces == sorted(paces, reverse=True)


def test_the_higher_the_level_the_more_stands_in_the_way():
    def dangers(level):
        streets = [street_of(level, seed) for seed in range(20)]
        return sum(len(street.creatures) + len(street.vents) for street in streets) / \
            sum(len(street.houses) for street in streets)
    assert dangers(1) < dangers(4) < dangers(9)


def test_crows_and_hot_chimneys_come_later():
    first = [street_of(1, seed) for seed in range(20)]
    assert not any(who is Creature.CROW for street in first for who, *_ in street.creatures)
    assert not any(street.vents for street in first)
    assert any(street_of(3, seed).vents for seed in range(20))


def test_a_seed_builds_one_street():
    assert str(street_of(3, 5)) == str(street_of(3, 5)) != str(street_of(3, 6))


@pytest.mark.parametrize("level, seed", [(1, seed) for seed in range(8)] + [(2, 1), (4, 2), (7, 3), (12, 4)])
def test_a_player_lights_every_lamp_and_reaches_the_door_in_time(level, seed, player):
    """Through the rules alone, by buttons."""
    world = World(street_of(level, seed))
    playing = player(world)
    for _ in range(world.street.time):
        happened = playing.step()
        if What.LOST in happened:
            world.come_back()
        if What.HOME in happened:
            break
    assert world.lamps_lit == len(world.street.lamps) and What.HOME in happened
    assert world.time_left > 0

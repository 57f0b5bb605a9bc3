"""Soot, bats, crows and sparks, each by itself."""

import pytest

from midlets.gallery.arcade.body import Body
from midlets.gallery.arcade.creatures import Bat, Crow, Mood, Soot, Spark, foe
from midlets.gallery.arcade.street import TILE, Creature, Kind, Street

FAR_AWAY = Body(30 * TILE, 0, 100, 100)


@pytest.fixture
def street():
    """A roof at row 12 from column 5 to 9, nothing else."""
    street = Street(60, 900)
    street.put(Kind.SOLID, 5, 12, 5)
    return street


def test_each_is_made_by_its_name():
    assert [type(foe(who, 3, 3)) for who in Creature] == [Soot, Bat, Crow]


def test_soot_walks_to_and_fro_and_never_leaves_its_roof(street):
    soot, places = Soot(7, 11), set()
    for _ in range(400):
        soot.step(street, FAR_AWAY)
        places.add(soot.middle // TILE)
    assert places == {5, 6, 7, 8, 9} and soot.bottom == 12 * TILE


def test_soot_turns_at_a_wall(street):
    street.put(Kind.SOLID, 6, 11)
    soot, places = Soot(8, 11), set()
    for _ in range(300):
        soot.step(street, FAR_AWAY)
        places.add(soot.middle // TILE)
    assert 6 not in places and {7, 9} <= places


def test_a_bat_stays_within_its_range_and_comes_back(street):
    bat = Bat(20, 8)
    home, height = bat.x, bat.y
    offsets = []
    for _ in range(300):
        bat.step(street, FAR_AWAY)
        offsets.append((bat.x - home, bat.y - height))
    assert max(abs(x) for x, _ in offsets) <= Bat.RANGE + Bat.SPEED
    assert max(abs(y) for _, y in offsets) <= Bat.WAVE
    assert min(x for x, _ in offsets) < -TILE and max(x for x, _ in offsets) > TILE


def test_a_crow_sits_while_nobody_is_near(street):
    crow = Crow(7, 11)
    for _ in range(100):
        crow.step(street, FAR_AWAY)
    assert crow.mood is Mood.SITTING and crow.middle // TILE == 7


def test_a_crow_warns_for_half_a_second_before_it_dives_at_its_prey(street):
    crow, prey = Crow(9, 11), Body(5 * TILE, 11 * TILE, 100, 200)
    moods = []
    for _ in range(40):
        crow.step(street, prey)
        moods.append(crow.mood)
    assert moods.count(Mood.CALLING) == Crow.WARNING
    assert crow.mood is Mood.DIVING and crow.middle < 9 * TILE


def test_a_crow_that_has_dived_is_soon_gone(street):
    crow, prey = Crow(9, 11), Body(5 * TILE, 11 * TILE, 100, 200)
    for _ in range(600):
        crow.step(street, prey)
    assert not crow.alive


def test_a_spark_flies_straight_and_goes_out(street):
    spark = Spark(20 * TILE, 5 * TILE, 1)
    for _ in range(Spark.LIFE):
        assert spark.alive
        spark.step(street)
    assert not spark.alive and spark.x > 25 * TILE


def test_a_spark_ends_at_a_wall(street):
    street.put(Kind.SOLID, 22, 3, 1, 4)
    spark = Spark(20 * TILE, 5 * TILE, 1)
    for _ in range(10):
        if spark.alive:
            spark.step(street)
    assert not spark.alive and spark.x < 22 * TILE

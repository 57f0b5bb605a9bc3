"""The star: what the page of the game says about places, directions and areas."""

from math import hypot, isclose

import pytest

from midlets.chinese_checkers.places import (
    AREA_OF,
    AREAS,
    COORDINATES,
    NEIGHBOURS,
    NOWHERE,
    PLACES,
    RAYS,
    TIPS,
    Direction,
    back_from,
    distance,
    name,
    opposite,
    place_at,
    place_named,
    place_near,
    point,
    seen_from,
    turned,
)

TABLE = """1: 5-5, 2: 5-6, 3: 5-7, 4: 5-8, 5: 1-13, 6: 2-13, 7: 3-13, 8: 4-13, 9: 5-13, 10: 5-14, 11: 5-15, 12: 5-16,
13: 5-17, 14: 10-13, 15: 11-13, 16: 12-13, 17: 13-13"""


def test_the_star_has_121_places():
    assert len(PLACES) == len(set(COORDINATES)) == 121


def test_each_x_has_the_least_and_greatest_y_of_the_rules():
    for part in TABLE.replace("\n", " ").split(","):
        x, least, greatest = (int(number) for number in part.replace(":", "-").split("-"))
        ys = sorted(y for xx, y in COORDINATES if xx == x)
        assert ys == list(range(least, greatest + 1))


def test_the_six_directions_are_those_of_the_rules():
    assert {direction.name: direction.value for direction in Direction} == {
        "UP_LEFT": (0, 1), "UP_RIGHT": (1, 1), "LEFT": (-1, 0),
        "RIGHT": (1, 0), "DOWN_LEFT": (-1, -1), "DOWN_RIGHT": (0, -1)}


@pytest.mark.parametrize("direction, across, up", [
    (Direction.UP_LEFT, -0.5, 1), (Direction.UP_RIGHT, 0.5, 1), (Direction.LEFT, -1, 0),
    (Direction.RIGHT, 1, 0), (Direction.DOWN_LEFT, -0.5, -1), (Direction.DOWN_RIGHT, 0.5, -1)])
def test_a_direction_is_drawn_as_its_name_says(direction, across, up):
    dx, dy = direction.value
    (x0, y0), (x1, y1) = point(place_at(9, 9)), point(place_at(9 + dx, 9 + dy))
    assert isclose(x1 - x0, across)
    assert isclose(y0 - y1, up * 3 ** 0.5 / 2)


def test_the_middle_has_six_neighbours_and_a_tip_has_two():
    assert len(NEIGHBOURS[place_at(9, 9)]) == 6
    assert [len(NEIGHBOURS[tip]) for tip in TIPS] == [2] * 6


def test_neighbours_are_drawn_one_apart_and_all_others_further():
    for place in PLACES:
        x, y = point(place)
        near = {other for other in PLACES
                if other != place and hypot(point(other)[0] - x, point(other)[1] - y) < 1.01}
        assert near == set(NEIGHBOURS[place])


def test_a_ray_goes_to_the_edge_of_the_star():
    left = RAYS[place_at(13, 5)][list(Direction).index(Direction.LEFT)]
    assert [COORDINATES[place] for place in left] == [(x, 5) for x in range(12, 0, -1)]


def test_there_are_six_areas_of_ten_places_that_share_none():
    assert [len(area) for area in AREAS] == [10] * 6
    assert len({place for area in AREAS for place in area}) == 60


def test_61_places_belong_to_no_area():
    assert AREA_OF.count(NOWHERE) == 61


def test_the_first_area_is_the_lowest_point_and_the_fourth_the_highest():
    assert {COORDINATES[place][1] for place in AREAS[0]} == {1, 2, 3, 4}
    assert {COORDINATES[place][1] for place in AREAS[3]} == {14, 15, 16, 17}


def test_areas_follow_each_other_clockwise():
    left_then_right = [point(tip)[0] for tip in TIPS]
    assert left_then_right[1] < 0 and left_then_right[2] < 0
    assert left_then_right[4] > 0 and left_then_right[5] > 0
    assert point(TIPS[1])[1] > point(TIPS[2])[1]          # down-left is below up-left


def test_the_opposite_area_lies_straight_across():
    for area in range(6):
        (x0, y0), (x1, y1) = point(TIPS[area]), point(TIPS[opposite(area)])
        assert isclose(x0, -x1, abs_tol=1e-9) and isclose(y0, -y1, abs_tol=1e-9)


def test_six_turns_of_60_degrees_bring_each_place_back_and_one_moves_it():
    for place in PLACES:
        assert turned(place, 6) == place
        assert turned(place, 1) != place or place == place_at(9, 9)


def test_a_turn_keeps_neighbours_neighbours():
    for place in PLACES:
        assert {turned(other, 1) for other in NEIGHBOURS[place]} == set(NEIGHBOURS[turned(place, 1)])


@pytest.mark.parametrize("player", range(6))
def test_every_player_sees_his_home_at_the_bottom_and_his_goal_at_the_top(player):
    assert {seen_from(place, player) for place in AREAS[player]} == set(AREAS[0])
    assert {seen_from(place, player) for place in AREAS[opposite(player)]} == set(AREAS[3])
    assert point(TIPS[player], player)[1] == pytest.approx(6.928, abs=0.001)


@pytest.mark.parametrize("player", range(6))
def test_back_from_undoes_seen_from(player):
    assert all(back_from(seen_from(place, player), player) == place for place in PLACES)


@pytest.mark.parametrize("player", range(6))
def test_a_tap_near_a_place_finds_it_as_the_player_sees_it(player):
    for place in PLACES:
        x, y = point(place, player)
        assert place_near(x + 0.2, y - 0.2, player) == place


def test_a_tap_beside_the_star_finds_nothing():
    assert place_near(6.0, 6.0) == NOWHERE


def test_names_are_read_back():
    assert [place_named(name(place)) for place in PLACES] == list(PLACES)
    assert name(place_at(5, 1)) == "e1"


@pytest.mark.parametrize("text", ["", "e", "5", "a1", "e0", "z9", "e1x", "é5", "e٣", "e99999999"])
def test_a_word_that_names_no_place_is_refused(text):
    with pytest.raises(ValueError):
        place_named(text)


def test_distance_counts_steps():
    assert distance(place_at(5, 1), place_at(13, 17)) == 16
    assert distance(place_at(5, 1), place_at(5, 1)) == 0
    assert all(distance(place, other) == 1 for place in PLACES for other in NEIGHBOURS[place])

"""Who sits where, and in which order they move."""

import pytest

from midlets.chinese_checkers.places import opposite
from midlets.chinese_checkers.players import SEATS, areas_of_others, from_next, goal_of, seats


def test_two_players_sit_opposite_each_other():
    assert opposite(seats(2)[0]) == seats(2)[1]


def test_three_players_sit_on_every_other_point_so_that_no_goal_is_a_home():
    assert not {goal_of(player) for player in seats(3)} & set(seats(3))


def test_four_players_are_two_pairs_of_opposites():
    assert {goal_of(player) for player in seats(4)} == set(seats(4))


def test_six_players_fill_the_star():
    assert seats(6) == (0, 1, 2, 3, 4, 5)


@pytest.mark.parametrize("count", [0, 1, 5, 7])
def test_the_star_seats_no_other_number(count):
    with pytest.raises(ValueError, match="2, 3, 4 or 6"):
        seats(count)


@pytest.mark.parametrize("count", SEATS)
def test_turns_go_clockwise(count):
    assert list(seats(count)) == sorted(seats(count))


def test_the_order_from_the_next_player_ends_with_oneself():
    assert from_next((0, 2, 4), 2) == (4, 0, 2)


def test_in_a_game_of_two_no_area_belongs_to_others():
    assert areas_of_others(seats(2), 0) == ()


def test_in_a_game_of_three_the_homes_and_goals_of_two_belong_to_others():
    assert areas_of_others(seats(3), 0) == (1, 2, 4, 5)

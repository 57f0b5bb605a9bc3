"""Each frame of a moving and of a shaking piece."""

from itertools import pairwise

import pytest

from midlets.chinese_checkers.animation import (
    MS_PER_LEG,
    SHAKE_PERIOD,
    SHAKE_WIDTH,
    SPEEDS,
    duration,
    leg,
    position,
    shake,
)
from midlets.chinese_checkers.places import place_named, point

PATH = tuple(place_named(name) for name in ("i5", "i7", "k9"))
MOVING = SPEEDS[1:]


@pytest.mark.parametrize("speed", SPEEDS)
def test_it_ends_on_the_last_place_and_stays_there(speed):
    end = duration(PATH, speed)
    assert position(PATH, end, speed) == position(PATH, end + 9_999, speed) == point(PATH[-1])


@pytest.mark.parametrize("speed", MOVING)
def test_it_begins_on_the_first_place_also_before_its_time(speed):
    assert position(PATH, 0, speed) == position(PATH, -50, speed) == point(PATH[0])


@pytest.mark.parametrize("speed", MOVING)
def test_between_two_jumps_it_touches_down(speed):
    assert position(PATH, MS_PER_LEG[speed], speed) == pytest.approx(point(PATH[1]))


def test_without_animation_it_is_there_at_once():
    assert duration(PATH, 0) == 0 and position(PATH, 0, 0) == point(PATH[-1])


def test_faster_speeds_take_less_time_and_longer_paths_more():
    assert duration(PATH, 1) > duration(PATH, 2) > duration(PATH, 3) > 0
    assert duration(PATH, 2) == 2 * duration(PATH[:2], 2)


@pytest.mark.parametrize("speed", MOVING)
def test_in_the_middle_of_a_jump_it_is_half_way_and_above_the_line(speed):
    (x0, y0), (x1, y1) = point(PATH[0]), point(PATH[1])
    x, y = position(PATH, MS_PER_LEG[speed] // 2, speed)
    assert x == pytest.approx((x0 + x1) / 2)
    assert y < (y0 + y1) / 2 - 0.5


def test_a_step_is_lower_than_a_jump():
    step = tuple(place_named(name) for name in ("i9", "j9"))
    jump = tuple(place_named(name) for name in ("i9", "k9"))
    heights = [point(path[0])[1] - position(path, MS_PER_LEG[2] // 2, 2)[1] for path in (step, jump)]
    assert 0 < heights[0] < heights[1]


@pytest.mark.parametrize("speed", MOVING)
def test_no_frame_leaps(speed):
    frames = [position(PATH, ms, speed) for ms in range(0, duration(PATH, speed) + 20, 10)]
    steps = [max(abs(a[0] - b[0]), abs(a[1] - b[1])) for a, b in pairwise(frames)]
    assert max(steps) < 0.3


def test_the_leg_under_way_counts_the_landings():
    each = MS_PER_LEG[2]
    assert [leg(PATH, ms, 2) for ms in (-1, 0, each - 1, each, 2 * each - 1, 2 * each, 9 * each)] == [
        0, 0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize("player", range(6))
def test_it_moves_on_the_board_as_the_player_sees_it(player):
    assert position(PATH, 0, 2, player) == point(PATH[0], player)


def test_a_piece_taken_up_swings_to_both_sides_of_its_place():
    place = place_named("i9")
    x, y = point(place)
    swings = [shake(place, ms)[0] - x for ms in (0, SHAKE_PERIOD // 4, SHAKE_PERIOD // 2, 3 * SHAKE_PERIOD // 4)]
    assert swings == pytest.approx([0, SHAKE_WIDTH, 0, -SHAKE_WIDTH], abs=1e-9)
    assert shake(place, 60)[1] == y


def test_the_shake_repeats():
    assert shake(PATH[0], 37) == pytest.approx(shake(PATH[0], 37 + SHAKE_PERIOD))

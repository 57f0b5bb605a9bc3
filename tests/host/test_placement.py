"""Where the handset lies on the window."""

import pygame
import pytest

from emulator.host.placement import Placement, fitting_scale, in_the_middle, turned_size

ROTATIONS = [0, 90, 180, 270]


@pytest.mark.parametrize("room, smooth, scale", [
    ((700, 1400), False, 2), ((640, 1328), False, 2), ((639, 1328), False, 1),       # whole scales, crisp
    ((639, 1328), True, 1.95), ((500, 1037), True, 1.55),                            # any of twenty steps
    ((240, 664), False, 0.75), ((1, 1), False, 0.25), ((99_999, 99_999), False, 16),
])
def test_the_scale_fits_the_room(room, smooth, scale):
    assert fitting_scale((320, 664), room, smooth=smooth) == scale


@pytest.mark.parametrize("rotation, corner", [
    (0, (10, 20)), (90, (10 + 39, 20)), (180, (10 + 29, 20 + 39)), (270, (10, 20 + 29))])
def test_the_top_left_of_the_case_goes_round_with_the_turn(rotation, corner):
    assert Placement(1, (30, 40), rotation, (10, 20)).on_surface(0, 0) == corner


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_each_point_of_the_case_is_found_again(rotation):
    placement = Placement(1, (30, 40), rotation, (7, 9))
    points = [(x, y) for x in (0, 1, 13, 29) for y in (0, 2, 39)]
    assert [placement.on_case(*placement.on_surface(*point)) for point in points] == points
    assert all(placement.box.collidepoint(placement.on_surface(*point)) for point in points)


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_an_area_is_turned_as_the_picture_is(rotation):
    upright = pygame.Surface((30, 40))
    area = pygame.Rect(3, 5, 8, 20)
    upright.fill("white", area)
    turned = pygame.transform.rotate(upright, -rotation)
    white = pygame.mask.from_threshold(turned, "white", (1, 1, 1)).get_bounding_rects()
    assert Placement(1, (30, 40), rotation, (0, 0)).area(area) == white[0]


def test_half_a_pixel_is_the_pixel_it_is_in():
    assert Placement(1, (30, 40), 0, (0, 0)).on_case(-0.5, 3.9) == (-1, 3)


def test_what_is_too_large_for_its_room_begins_at_its_top_left():
    assert in_the_middle((30, 200), (100, 100)) == (35, 0)


def test_a_quarter_turn_swaps_width_and_height():
    assert [turned_size((30, 40), rotation) for rotation in ROTATIONS] == [(30, 40), (40, 30)] * 2

"""What the LCD looks like: enlarged, with a grid, slow, in its light."""

import pygame
import pytest

from emulator.host.glass import AT_ONCE, GRID, HALF, PALE, SETTLED, Glass, in_light

BLACK, WHITE, RED = 0, 0xFFFFFF, 0xFF0000
SHARE = GRID & 0xFF


def plain(color, size=(4, 4)):
    surface = pygame.Surface(size, 0, 32)
    surface.fill(color)
    return surface


def chequered():
    surface = plain(BLACK)
    for x in range(4):
        for y in range(x % 2, 4, 2):
            surface.set_at((x, y), "white")
    return surface


def look(glass, picture, size=(4, 4), *, smooth=False, effect="none", rotation=0, light=100, now_ms=0):
    return glass.look(picture, size, smooth=smooth, effect=effect, rotation=rotation, light=light, now_ms=now_ms)


def gray(surface, x=0, y=0):
    return surface.get_at((x, y)).r


def bytes_of(surface):
    return pygame.image.tobytes(surface, "RGB")


# -- size -----------------------------------------------------------------------------------------

def test_at_a_whole_scale_a_pixel_is_a_square():
    seen = look(Glass(), chequered(), (12, 12))
    assert {gray(seen, x, y) for x in range(3) for y in range(3)} == {255}
    assert {gray(seen, x, y) for x in range(3, 6) for y in range(3)} == {0}


def test_smooth_has_shades_between():
    shades = {gray(look(Glass(), chequered(), (12, 12), smooth=True), x, 0) for x in range(12)}
    assert shades - {0, 255}


def test_at_a_scale_that_is_not_whole_it_is_smooth_by_itself():
    assert {gray(look(Glass(), chequered(), (10, 10)), x, 0) for x in range(10)} - {0, 255}


@pytest.mark.parametrize("rotation, place", [(0, (0, 0)), (90, (1, 0)), (180, (3, 1)), (270, (0, 3))])
def test_the_picture_is_turned_clockwise(rotation, place):
    picture = plain(BLACK, (4, 2))
    picture.set_at((0, 0), "red")
    size = (4, 2) if rotation % 180 == 0 else (2, 4)
    seen = look(Glass(), picture, size, rotation=rotation)
    assert [(x, y) for x in range(size[0]) for y in range(size[1]) if seen.get_at((x, y)).r] == [place]


# -- grid -----------------------------------------------------------------------------------------

def test_the_grid_is_a_line_between_two_pixels_of_the_lcd():
    seen = look(Glass(), plain(WHITE), (12, 12), effect="grid")
    assert [gray(seen, x, 0) for x in range(6)] == [255, 255, SHARE, 255, 255, SHARE]
    assert [gray(seen, 0, y) for y in range(6)] == [255, 255, SHARE, 255, 255, SHARE]


def test_below_three_pixels_to_one_there_is_no_room_for_a_grid():
    assert bytes_of(look(Glass(), chequered(), (8, 8), effect="grid")) == bytes_of(look(Glass(), chequered(), (8, 8)))


# -- ghosting -------------------------------------------------------------------------------------

def ghosts(times, first=BLACK, then=WHITE):
    """What a slow LCD shows at these times, `then` being shown from the time 1000 on."""
    glass, one, other = Glass(), plain(first), plain(then)
    look(glass, one, effect="ghosting")
    return [gray(look(glass, other, effect="ghosting", now_ms=1_000 + time)) for time in times]


def test_a_slow_lcd_begins_with_the_picture_it_has():
    glass = Glass()
    assert gray(look(glass, plain(WHITE), effect="ghosting")) == 255 and glass.settled


def test_a_new_picture_is_seen_at_once_and_is_there_a_little_later():
    at_once, half, late = ghosts([0, HALF - AT_ONCE, SETTLED])
    assert at_once == pytest.approx(255 * (1 - 0.5 ** (AT_ONCE / HALF)), abs=2)
    assert half == pytest.approx(128, abs=3)
    assert late == 255


def test_the_old_picture_fades_as_the_new_one_comes():
    at_once, late = ghosts([0, SETTLED], first=WHITE, then=BLACK)
    assert 0 < at_once < 255 and late == 0


def test_the_same_times_give_the_same_shades():
    times = [0, 7, 24, 55, 120]
    assert ghosts(times) == ghosts(times)


def test_how_often_it_is_looked_at_hardly_matters():
    assert ghosts([0, 40])[-1] == pytest.approx(ghosts([0, 10, 20, 30, 40])[-1], abs=4)


def test_it_is_settled_only_when_it_has_arrived():
    glass = Glass()
    look(glass, plain(BLACK), effect="ghosting")
    other, seen = plain(WHITE), []
    for time in (1_000, 1_000 + SETTLED - 1, 1_000 + SETTLED):
        look(glass, other, effect="ghosting", now_ms=time)
        seen.append(glass.settled)
    assert seen == [False, False, True]


def test_a_clock_that_goes_back_ends_the_ghost():
    glass, other = Glass(), plain(WHITE)
    look(glass, plain(BLACK), effect="ghosting", now_ms=5_000)
    look(glass, other, effect="ghosting", now_ms=5_000)
    assert gray(look(glass, other, effect="ghosting", now_ms=0)) == 255 and glass.settled


def test_a_picture_of_another_size_is_another_phones():
    glass = Glass()
    look(glass, plain(BLACK), effect="ghosting")
    assert gray(look(glass, plain(WHITE, (8, 8)), effect="ghosting", now_ms=1)) == 255


def test_the_picture_that_is_handed_in_is_not_changed():
    glass, one, other = Glass(), plain(BLACK), plain(WHITE)
    look(glass, one, effect="both")
    look(glass, other, effect="both", light=10, now_ms=5)
    assert (gray(one), gray(other)) == (0, 255)


# -- light ----------------------------------------------------------------------------------------

def test_in_full_light_nothing_changes():
    seen = chequered()
    in_light(seen, 100)
    assert bytes_of(seen) == bytes_of(chequered())


def test_an_unlit_lcd_is_pale_and_still_to_be_read():
    black, white = plain(BLACK), plain(WHITE)
    in_light(black, 0)
    in_light(white, 0)
    assert black.get_at((0, 0)) == (PALE >> 16, PALE >> 8 & 0xFF, PALE & 0xFF)
    assert 60 < gray(white) - gray(black) < 100


def test_less_light_is_darker():
    shades = []
    for light in (100, 70, 40, 0):
        seen = plain(WHITE)
        in_light(seen, light)
        shades.append(gray(seen))
    assert shades == sorted(shades, reverse=True) and len(set(shades)) == 4

import math
from functools import cache
from pathlib import Path

import pygame
import pytest

from emulator.handset.case import Case
from emulator.handset.skin import load

SKINS = Path(__file__).resolve().parents[2] / "skins"
NAMES = ["candybar", "classic", "qwerty", "slider", "touch"]


@cache
def case(name):
    return Case(load(SKINS / name))


@pytest.fixture
def slider():
    return case("slider")


@pytest.fixture
def lcd():
    """A picture as large as the slider's LCD, no two neighbours alike."""
    surface = pygame.Surface((240, 320))
    for y in range(320):
        for x in range(240):
            surface.set_at((x, y), (x, y % 256, 255 * ((x + y) % 2)))
    return surface


def pixels(surface, area=None):
    return pygame.image.tobytes(surface if area is None else surface.subsurface(area), "RGBA")


def changed(before, after):
    """The rectangle of what is different."""
    same = pygame.mask.from_threshold(before, 0, (1, 1, 1, 1), after)
    same.invert()
    boxes = same.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


# -- the picture --------------------------------------------------------------------------------------

@pytest.mark.parametrize("scale, size", [
    (1, (320, 664)), (2, (640, 1328)), (1.5, (480, 996)), (0.5, (160, 332))])
def test_the_picture_is_as_large_as_its_scale(slider, scale, size):
    assert slider.size(scale) == size
    assert slider.picture(scale).get_size() == size


@pytest.mark.parametrize("name", NAMES)
def test_around_the_handset_nothing_is_drawn(name):
    picture = case(name).picture(1)
    right, bottom = picture.get_width() - 1, picture.get_height() - 1
    corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
    assert [picture.get_at(corner).a for corner in corners] == [0] * 4


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_at_a_whole_scale_every_lcd_pixel_is_a_square_of_its_colour(slider, lcd, scale):
    picture, box = slider.picture(scale, lcd=lcd), slider.screen_rect(scale)
    assert box.size == (240 * scale, 320 * scale)
    for x, y in ((0, 0), (239, 0), (0, 319), (239, 319), (17, 101)):
        square = {tuple(picture.get_at((box.x + x * scale + dx, box.y + y * scale + dy)))
                  for dx in range(scale) for dy in range(scale)}
        assert square == {tuple(lcd.get_at((x, y)))}


def test_at_a_broken_scale_the_lcd_is_smoothed(slider, lcd):
    picture, box = slider.picture(1.5, lcd=lcd), slider.screen_rect(1.5)
    assert box.size == (360, 480)
    assert 60 < picture.get_at((box.x + 100, box.y + 100)).b < 200     # of a pattern that is 0 and 255


def test_the_lcd_is_where_the_drawing_has_it(slider):
    assert slider.screen_rect(1) == (40, 46, 240, 320)
    assert slider.screen_rect(2) == (80, 92, 480, 640)


def test_an_lcd_without_its_light_is_darker(slider, lcd):
    lcd.fill(0xC8C8C8)
    middle = slider.screen_rect(1).center
    assert slider.picture(1, lcd=lcd).get_at(middle).r == 0xC8
    assert slider.picture(1, lcd=lcd, lit=False).get_at(middle).r < 0x60


@pytest.mark.parametrize("name", NAMES)
def test_the_lamp_lights_up_a_small_place_above_the_screen(name):
    one = case(name)
    where = changed(one.picture(1), one.picture(1, led=True))
    assert where.width and max(where.size) <= 30
    assert where.bottom <= one.screen_rect(1).top + 4


@pytest.mark.parametrize("name", NAMES)
def test_the_keypad_lights_up(name):
    one = case(name)
    where = changed(one.picture(1, lit=False), one.picture(1))
    assert where.width > 100
    assert where.top > one.screen_rect(1).bottom


def test_a_picture_is_its_callers_own(slider):
    first = slider.picture(1)
    before = pixels(first)
    first.fill(0xFF0000)
    assert pixels(slider.picture(1)) == before


# -- keys held down -----------------------------------------------------------------------------------

@pytest.mark.parametrize("name", NAMES)
def test_every_key_looks_different_when_it_is_down_and_nothing_else_does(name):
    one = case(name)
    up = one.picture(1)
    for key in set(one.skin.keys.names()) - set(one.skin.on_screen):
        where = changed(up, one.picture(1, pressed={key}))
        box = one.key_box(key, 1)
        assert where.width >= box.width * 0.6, key
        assert box.inflate(6, 6).contains(where), key


@pytest.mark.parametrize("scale", [1, 2])
def test_a_key_that_is_down_is_darker_and_lower(slider, scale):
    box = slider.key_box("soft_left", scale)
    up, down = slider.picture(scale), slider.picture(scale, pressed={"soft_left"})
    inner = (box.x + 10 * scale, box.y + 4 * scale)
    assert down.get_at(inner).r < up.get_at(inner).r - 20
    middle = range(box.top + 5 * scale, box.bottom - 5 * scale)
    dash = [[y for y in middle if picture.get_at((box.centerx, y)).r < 80]
            for picture in (up, down)]
    assert dash[1][0] - dash[0][0] == scale


def test_keys_held_together_look_as_each_does_alone(slider):
    both = slider.picture(1, pressed={"up", "fire", "5"})
    for key in ("fire", "5"):
        core = slider.key_box(key, 1).inflate(-10, -10)
        assert pixels(both, core) == pixels(slider.picture(1, pressed={key}), core)


def test_a_key_that_is_not_on_the_case_changes_nothing():
    touch = case("touch")
    assert pixels(touch.picture(1, pressed={"5"})) == pixels(touch.picture(1))


def test_keys_come_up_again(slider):
    before = pixels(slider.picture(1))
    slider.picture(1, pressed={"5"})
    assert pixels(slider.picture(1)) == before


# -- which key is where -------------------------------------------------------------------------------

@pytest.mark.parametrize("scale", [1, 1.37])
@pytest.mark.parametrize("name", NAMES)
def test_the_middle_of_every_key_is_that_key(name, scale):
    one = case(name)
    drawn = [key for key in one.skin.keys.names() if key not in one.skin.on_screen]
    assert [one.key_at(*one.key_box(key, scale).center, scale) for key in drawn] == drawn


def test_beside_the_keys_there_is_none(slider):
    assert slider.key_at(0, 0, 1) is None
    assert slider.key_at(*slider.screen_rect(1).center, 1) is None
    assert slider.key_at(-50, 5000, 1) is None


def test_a_key_that_is_missed_by_two_pixels_is_hit_and_by_more_is_not(slider):
    box = slider.key_box("4", 2)
    assert [slider.key_at(box.left - away, box.centery, 2) for away in (1, 2, 4)] == ["4", "4", None]


def test_the_corners_around_an_oval_are_not_the_key():
    classic = case("classic")
    box = classic.key_box("5", 3)
    assert classic.key_at(box.left + 2, box.top + 2, 3) is None
    assert classic.key_at(box.left + 2, box.centery, 3) == "5"


def test_a_round_pad_is_told_apart_by_direction():
    candybar = case("candybar")
    x, y = candybar.key_box("fire", 2).center
    radius = candybar.key_box("up", 2).width / 2
    found = [candybar.key_at(round(x + radius * math.cos(math.radians(angle))),
                             round(y - radius * math.sin(math.radians(angle))), 2)
             for angle in (0, 40, 50, 90, 130, 140, 180, 220, 230, 270, 310, 320)]
    assert found == ["right", "right", "up", "up", "up", "left",
                     "left", "left", "down", "down", "down", "right"]


def test_a_key_of_the_screen_has_no_place_on_the_case():
    with pytest.raises(KeyError):
        case("touch").key_box("5", 1)


# -- the finger ---------------------------------------------------------------------------------------

@pytest.mark.parametrize("scale", [1, 2, 1.5, 0.5])
def test_a_point_on_the_lcd_is_an_lcd_pixel(slider, scale):
    box = slider.screen_rect(scale)
    assert slider.lcd_point(*box.topleft, scale) == (0, 0)
    assert slider.lcd_point(box.right - 1, box.bottom - 1, scale) == (
        (box.width - 1) * 240 // box.width, (box.height - 1) * 320 // box.height)
    assert slider.lcd_point(*box.center, scale) == (120, 160)


def test_a_point_beside_the_lcd_is_none(slider):
    box = slider.screen_rect(2)
    beside = [(box.left - 1, box.top), (box.left, box.top - 1), (box.right, box.top), (box.left, box.bottom)]
    assert [slider.lcd_point(x, y, 2) for x, y in beside] == [None] * 4


def test_more_scales_than_are_kept_still_look_the_same(slider):
    before = pixels(slider.picture(0.5))
    for scale in (0.6, 0.7, 0.8, 0.9):
        slider.picture(scale)
    assert pixels(slider.picture(0.5)) == before

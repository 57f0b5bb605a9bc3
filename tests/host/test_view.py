"""The handset as the window shows it, and what of it is where. No window is needed."""

import pygame
import pytest

from emulator import Phone
from emulator.handset.lights import DIMMED, DIMS_AFTER
from emulator.host.view import MARGIN, SHAKE, SHAKE_EVERY, Lights, View

SKINS = ["candybar", "classic", "qwerty", "slider", "touch"]
ROTATIONS = [0, 90, 180, 270]


@pytest.fixture
def view(phone):
    return View(phone.case, phone.screen)


def picture_of(phone):
    """A picture of the LCD, every pixel of another colour than its neighbours."""
    picture = pygame.Surface((phone.screen.width, phone.screen.height), 0, 32)
    for x in range(picture.get_width()):
        for y in range(picture.get_height()):
            picture.set_at((x, y), (x % 256, y % 256, 255 * ((x + y) % 2)))
    return picture


def drawn(view, picture, pressed=(), lights=None, now_ms=0, size=None):
    surface = pygame.Surface(size or view.wanted_size(), 0, 32)
    view.fit(*surface.get_size())
    view.draw(surface, picture=picture, pressed=frozenset(pressed), lights=lights or Lights(), now_ms=now_ms)
    return surface


def bytes_of(surface):
    return pygame.image.tobytes(surface, "RGB")


# -- size and place -------------------------------------------------------------------------------

def test_the_window_that_is_wanted_has_room_for_the_zoom(view, phone):
    view.zoom = 2
    width, height = phone.case.size(2)
    assert view.wanted_size() == (width + 4 * MARGIN, height + 4 * MARGIN)
    view.rotation = 90
    assert view.wanted_size() == (height + 4 * MARGIN, width + 4 * MARGIN)


@pytest.mark.parametrize("smooth, size", [(False, (320, 664)), (True, (480, 996))])
def test_what_fits_is_whole_unless_it_is_to_be_smooth(view, phone, smooth, size):
    view.smooth = smooth
    view.fit(490, 1_010)
    left, top = view.lcd_place(0, 0)
    right, bottom = view.lcd_place(239, 319)
    assert (right - left) / 239 == pytest.approx(size[0] / 320, abs=0.02)
    assert (bottom - top) / 319 == pytest.approx(size[1] / 664, abs=0.02)


@pytest.mark.parametrize("room", [(1, 1), (30, 3_000), (5_000, 40), (1_001, 777)])
def test_any_room_will_do(view, phone, room):
    picture = phone.screen.image.copy()
    assert drawn(view, picture, size=room).get_size() == room
    assert view.key_at((0, 0)) is None or room == (1, 1)


@pytest.mark.parametrize("rotation", ROTATIONS)
@pytest.mark.parametrize("zoom", [1, 1.5, 3, None])
def test_every_pixel_of_the_lcd_is_found_by_the_pointer(view, rotation, zoom):
    view.rotation, view.zoom = rotation, zoom
    view.fit(1_400, 1_300)
    places = [(x, y) for x in (0, 1, 17, 120, 239) for y in (0, 5, 111, 319)]
    assert [view.lcd_point(view.lcd_place(*place)) for place in places] == places
    assert [view.lcd_point_beside(view.lcd_place(*place)) for place in places] == places


@pytest.mark.parametrize("rotation", ROTATIONS)
@pytest.mark.parametrize("skin", SKINS)
def test_every_drawn_key_is_found_by_the_pointer(skin, rotation):
    with Phone(skin=skin) as phone:
        view = View(phone.case, phone.screen)
        view.rotation, view.zoom = rotation, 2
        names = phone.case.key_names
        assert [view.key_at(view.key_place(name)) for name in names] == names


def test_beside_the_lcd_a_point_still_has_numbers(view):
    view.zoom = 2
    view.fit(*view.wanted_size())
    x, y = view.lcd_place(0, 0)
    assert view.lcd_point((x - 8, y)) is None
    assert view.lcd_point_beside((x - 8, y + 20)) == (-4, 10)


def test_on_a_hidpi_desktop_the_pointer_counts_in_its_own_units(view, phone):
    view.zoom, view.density = 1, 2.0
    width, height = view.wanted_size()
    surface = pygame.Surface((2 * width, 2 * height), 0, 32)
    view.fit(width, height)
    picture = picture_of(phone)
    view.draw(surface, picture=picture, pressed=frozenset(), lights=Lights(), now_ms=0)
    x, y = view.lcd_place(100, 30)
    assert view.lcd_point((x, y)) == (100, 30)
    assert surface.get_at((2 * x, 2 * y)) == picture.get_at((100, 30))


# -- what is drawn --------------------------------------------------------------------------------

@pytest.mark.parametrize("rotation", ROTATIONS)
def test_each_pixel_of_the_picture_is_where_the_pointer_finds_it(view, phone, rotation):
    view.rotation, view.zoom = rotation, 2
    picture = picture_of(phone)
    surface = drawn(view, picture)
    places = [(0, 0), (239, 0), (0, 319), (239, 319), (57, 200)]
    assert [surface.get_at(view.lcd_place(*place)) for place in places] == [picture.get_at(place) for place in places]


def test_around_the_handset_is_the_desk(view, phone):
    view.desk = 0x102030
    surface = drawn(view, phone.screen.image.copy(), size=(900, 900))
    assert [surface.get_at(corner) for corner in ((0, 0), (899, 0), (0, 899), (899, 899))] == [(16, 32, 48)] * 4


@pytest.mark.parametrize("rotation", [0, 270])
def test_a_key_that_is_pressed_looks_so_and_nothing_else_changes(view, phone, rotation):
    view.rotation, view.zoom = rotation, 1
    picture = phone.screen.image.copy()
    up, down = drawn(view, picture), drawn(view, picture, pressed=["5"])
    changed = pygame.mask.from_threshold(up, 0, (1, 1, 1, 255), down)
    changed.invert()
    boxes = changed.get_bounding_rects()
    assert boxes[0].unionall(boxes[1:]).collidepoint(view.key_place("5"))
    assert boxes[0].unionall(boxes[1:]).width < 90
    assert bytes_of(drawn(view, picture)) == bytes_of(up)


def test_a_key_that_is_not_on_the_case_may_be_down(view, phone):
    picture = phone.screen.image.copy()
    assert bytes_of(drawn(view, picture, pressed=["shift"])) == bytes_of(drawn(view, picture))


@pytest.mark.parametrize("skin", SKINS)
def test_the_lamp_is_seen(skin):
    with Phone(skin=skin) as phone:
        view, picture = View(phone.case, phone.screen), phone.screen.image.copy()
        assert bytes_of(drawn(view, picture, lights=Lights(led=True))) != bytes_of(drawn(view, picture))


def test_the_same_moments_give_the_same_pixels(phone):
    one, other = phone.screen.image.copy(), picture_of(phone)

    def film():
        view = View(phone.case, phone.screen)
        view.effect, view.zoom = "both", 1
        return [bytes_of(drawn(view, picture, lights=Lights(100, time > 40), now_ms=time))
                for time, picture in ((0, one), (16, other), (40, other), (64, one), (90, one))]
    assert film() == film()


def test_a_setting_that_is_none_is_taken_as_upright(view, phone):
    view.rotation = 45
    picture = phone.screen.image.copy()
    odd = bytes_of(drawn(view, picture))
    view.rotation = 0
    assert odd == bytes_of(drawn(view, picture))


# -- what moves -----------------------------------------------------------------------------------

def test_vibration_shakes_the_handset_by_a_fixed_pattern_and_ends_where_it_began(view, phone):
    view.zoom = 1
    picture = picture_of(phone)
    rest = drawn(view, picture)
    place = view.lcd_place(100, 100)
    for step, (dx, dy) in enumerate(SHAKE):
        shaken = drawn(view, picture, lights=Lights(vibrating=True), now_ms=step * SHAKE_EVERY)
        assert shaken.get_at((place[0] + dx, place[1] + dy)) == picture.get_at((100, 100))
        assert view.needs_frame
    assert bytes_of(drawn(view, picture, now_ms=500)) == bytes_of(rest) and not view.needs_frame


@pytest.mark.parametrize("zoom", [1, 2, 3])
def test_the_shaken_handset_stays_on_a_window_of_its_size(view, phone, zoom):
    view.zoom = zoom
    assert max(abs(number) for move in SHAKE for number in move) < MARGIN
    surface = drawn(view, phone.screen.image.copy(), lights=Lights(vibrating=True))
    desk = surface.get_at((0, 0))
    edge = [surface.get_at((x, y)) for x in range(surface.get_width()) for y in (0, surface.get_height() - 1)]
    assert set(map(tuple, edge)) == {tuple(desk)}


def test_the_light_goes_down_in_a_few_frames_and_then_rests(view, phone):
    view.zoom = 1
    picture, dark = phone.screen.image.copy(), Lights(backlight=0)
    picture.fill("white")
    drawn(view, picture)
    shades = []
    for time in (0, 100, 200, 300):
        surface = drawn(view, picture, lights=dark, now_ms=time)
        shades.append((surface.get_at(view.lcd_place(9, 9)).g, view.needs_frame))
    assert [shade for shade, _ in shades] == sorted({shade for shade, _ in shades}, reverse=True)
    assert [moving for _, moving in shades] == [True, True, True, False]


def test_at_rest_no_frame_is_needed(view, phone):
    drawn(view, phone.screen.image.copy())
    assert not view.needs_frame


def test_a_slow_lcd_needs_frames_until_it_has_settled(view, phone):
    view.effect = "ghosting"
    one, other = phone.screen.image.copy(), picture_of(phone)
    drawn(view, one)
    seen = []
    for time in (100, 200, 500):
        drawn(view, other, now_ms=time)
        seen.append(view.needs_frame)
    assert seen == [True, True, False]


# -- lights of a handset --------------------------------------------------------------------------

def test_a_handset_at_rest_has_its_light_on_and_its_lamp_off(phone):
    assert Lights.of(phone.handset) == Lights(100, False, False)


def test_a_handset_that_vibrates_has_its_lamp_on(phone):
    phone.handset.vibrator.start(100)
    assert Lights.of(phone.handset) == Lights(100, True, True)
    phone.run(100)
    assert Lights.of(phone.handset) == Lights(100, False, False)


def test_a_phone_that_nobody_uses_dims_its_light_until_a_key_or_the_finger(phone):
    phone.switch_on()
    phone.run(DIMS_AFTER - 1)
    levels = [Lights.of(phone.handset).backlight]
    phone.run(1)
    levels.append(Lights.of(phone.handset).backlight)
    phone.press("down")
    levels.append(Lights.of(phone.handset).backlight)
    phone.run(DIMS_AFTER)
    levels.append(Lights.of(phone.handset).backlight)
    phone.touch(5, 5)
    levels.append(Lights.of(phone.handset).backlight)
    assert levels == [100, DIMMED, 100, DIMMED, 100]

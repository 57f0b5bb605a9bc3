"""What is seen in the window and where: sizes, the strip, what is drawn anew."""

import pygame
import pytest

from emulator import Phone
from emulator.host.desktop import LEAST, Desktop
from emulator.host.scene import Scene
from emulator.host.settings import Settings
from emulator.host.strip import HEIGHT, Strip
from emulator.host.toasts import Toasts
from emulator.host.view import Lights

MENUS = ("Phone", "View")


@pytest.fixture
def desktop(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    made = Desktop()
    yield made
    made.close()


@pytest.fixture
def settings():
    return Settings()


@pytest.fixture
def scene(desktop, settings):
    """`scene(skin)`: an open window of a phone with this skin."""
    phones = []

    def make(skin="slider", room=(1280, 1024)):
        desktop.sizes = [room]
        phones.append(Phone(skin=skin))
        made = Scene(desktop, settings, Strip(MENUS), Toasts())
        made.take(phones[-1].case, phones[-1].screen)
        made.open("Test")
        plain = {"picture": phones[-1].screen.image, "pressed": frozenset(), "lights": Lights(), "status": "",
                 "now_ms": 0}
        made.show = lambda **more: made.draw(**plain | more)
        return made
    yield make
    for phone in phones:
        phone.close()


def enlarged(scene, pixels):
    """How many pixels of the window one of the LCD's takes."""
    return (scene.view.lcd_place(pixels - 1, 0)[0] - scene.view.lcd_place(0, 0)[0]) / (pixels - 1)


@pytest.mark.parametrize("room, times", [((1280, 800), 1), ((1920, 1500), 2), ((3840, 2400), 3), ((7680, 4320), 3)])
def test_a_new_window_takes_the_largest_whole_scale_there_is_room_for(scene, room, times):
    assert enlarged(scene(room=room), 240) == pytest.approx(times, rel=0.01)


def test_on_a_small_desktop_the_whole_handset_is_there_all_the_same(scene):
    made = scene(room=(1024, 600))
    assert made.desktop.size[1] <= 600
    assert made.view.key_place("#")[1] < made.desktop.size[1] - HEIGHT


def test_a_zoom_makes_the_window_as_large_as_it_needs(scene, settings):
    settings.choose(zoom=2.0)
    made = scene(room=(3000, 3000))
    assert enlarged(made, 240) == pytest.approx(2, rel=0.01)
    width, height = made.view.wanted_size()
    assert made.desktop.size == (width, height + HEIGHT)


def test_a_zoom_that_there_is_no_room_for_is_not_cut_off(scene, settings):
    settings.choose(zoom=8.0)
    made = scene(room=(1280, 1024))
    assert enlarged(made, 240) == pytest.approx(1, rel=0.1)


def test_no_window_is_too_small_for_its_dialogs(scene, settings):
    settings.choose(zoom=0.5)
    assert scene("classic").desktop.size == LEAST


def test_what_has_not_changed_is_not_drawn_again(scene):
    made = scene()
    assert made.show() and not made.show()
    assert made.show(pressed=frozenset({"5"})) and not made.show(pressed=frozenset({"5"}))
    assert made.show(status="Muted")
    made.redraw()
    assert made.show(status="Muted")


def test_a_toast_is_drawn_and_goes_away_by_itself(scene):
    made = scene()
    made.show()
    made.toasts.say("Hello")
    assert made.show(now_ms=10) and not made.show(now_ms=20)
    assert made.show(now_ms=9_000)


def test_the_strip_lies_over_the_handsets_room(scene):
    made = scene()
    made.show()
    assert made.desktop.surface.get_at((300, 5))[:3] == (0x22, 0x26, 0x2C)
    assert made.in_room((50, HEIGHT)) == (50, 0)


def test_where_a_unit_is_several_pixels_the_strip_is_as_much_larger(scene, monkeypatch):
    made = scene()
    large = pygame.Surface((made.desktop.size[0] * 2, made.desktop.size[1] * 2), 0, 32)
    monkeypatch.setattr(Desktop, "surface", large)
    made.fit()
    assert made.view.density == 2
    made.show()
    assert large.get_at((600, 2 * HEIGHT - 6))[:3] == (0x22, 0x26, 0x2C)
    assert large.get_at((2, 2 * HEIGHT + 20))[:3] == (0x2B, 0x2F, 0x36)

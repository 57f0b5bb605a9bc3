"""Colours, image sizes, lights and vibrator (MIDP 2.0, Display)."""

from dataclasses import replace

import pytest

from emulator.midp.lang import IllegalArgumentException
from emulator.midp.lcdui import Display, Form, Graphics


@pytest.fixture
def display(seen):
    """The display of a MIDlet that is in front."""
    return seen(lambda: Form("Form"))._display


@pytest.mark.parametrize("name, value", [
    ("LIST_ELEMENT", 1), ("CHOICE_GROUP_ELEMENT", 2), ("ALERT", 3), ("COLOR_BACKGROUND", 0), ("COLOR_FOREGROUND", 1),
    ("COLOR_HIGHLIGHTED_BACKGROUND", 2), ("COLOR_HIGHLIGHTED_FOREGROUND", 3), ("COLOR_BORDER", 4),
    ("COLOR_HIGHLIGHTED_BORDER", 5)])
def test_the_constants_are_the_specs(name, value):
    assert getattr(Display, name) == value


def test_the_colors_are_the_skins(phone, display):
    theme = phone.skin.theme
    assert [display.get_color(number) for number in range(6)] == [
        theme.background, theme.foreground, theme.highlighted_background, theme.highlighted_foreground,
        theme.border, theme.highlighted_border]


@pytest.mark.parametrize("number", [-1, 6])
def test_there_are_six_colors(display, number):
    with pytest.raises(IllegalArgumentException):
        display.get_color(number)


@pytest.mark.parametrize("highlighted", [False, True])
def test_a_border_is_solid_or_dotted(display, highlighted):
    assert display.get_border_style(highlighted) in (Graphics.SOLID, Graphics.DOTTED)


def test_the_number_of_colors_is_the_skins_and_blending_has_levels(phone, display):
    assert (display.num_colors(), display.is_color()) == (phone.skin.colors, phone.skin.colors > 2)
    assert display.num_alpha_levels() >= 2


@pytest.mark.parametrize("kind", [Display.LIST_ELEMENT, Display.CHOICE_GROUP_ELEMENT, Display.ALERT])
def test_the_best_image_sizes_fit_the_screen(phone, display, kind):
    assert 0 <= display.get_best_image_width(kind) <= phone.skin.width
    assert 0 <= display.get_best_image_height(kind) <= phone.skin.height


@pytest.mark.parametrize("kind", [0, 4])
def test_there_are_three_kinds_of_images(display, kind):
    for ask in (display.get_best_image_width, display.get_best_image_height):
        with pytest.raises(IllegalArgumentException):
            ask(kind)


def test_the_vibrator_is_told_how_long(phone, display):
    assert display.vibrate(400) is True
    phone.run(100)
    assert display.vibrate(900) is True
    assert display.vibrate(0) is True
    assert [(order.time, order.duration) for order in phone.vibrations] == [(0, 400), (100, 900), (100, 0)]


def test_the_backlight_is_told_how_long(phone, display):
    assert display.flash_backlight(400) is True
    assert [(order.time, order.duration) for order in phone.lights] == [(0, 400)]


def test_in_the_background_both_do_nothing(phone, display):
    phone.pause()
    assert (display.vibrate(400), display.flash_backlight(400)) == (False, False)
    assert (phone.vibrations, phone.lights) == ([], [])


def test_a_negative_time_is_refused_even_in_the_background(phone, display):
    phone.pause()
    for call in (display.vibrate, display.flash_backlight):
        with pytest.raises(IllegalArgumentException):
            call(-1)


def test_a_phone_without_a_vibrator_says_so(phone, display):
    phone.handset.skin = replace(phone.skin, vibrator=False)
    assert display.vibrate(100) is False
    assert phone.vibrations == []

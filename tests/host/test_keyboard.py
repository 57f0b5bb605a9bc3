"""Which key of the computer is which key of the phone."""

import pygame
import pytest

from emulator.handset.keys import STANDARD
from emulator.host.keyboard import CODES, KEYS, NAMES, KeyMap, chord, is_key_name, key_name, label


def event(key, unicode="", mod=0):
    return pygame.event.Event(pygame.KEYDOWN, key=key, unicode=unicode, mod=mod)


@pytest.mark.parametrize("key, name", [
    (pygame.K_UP, "up"), (pygame.K_RETURN, "fire"), (pygame.K_F1, "soft_left"), (pygame.K_F2, "soft_right"),
    (pygame.K_ESCAPE, "end"), (pygame.K_BACKSPACE, "clear"), (pygame.K_7, "7"), (pygame.K_KP0, "0"),
    (pygame.K_KP7, "7"), (pygame.K_q, "q"), (pygame.K_INSERT, "keypad"), (pygame.K_BACKQUOTE, "keypad"),
    (pygame.K_F9, None)])
def test_a_key(key, name):
    assert KeyMap().phone_key(event(key)) == name


def test_every_key_that_a_phone_can_have_is_some_key_of_the_computer():
    assert set(STANDARD) - {"space", "enter"} == set(KEYS.values())         # those two are fire


@pytest.mark.parametrize("sign", ["*", "#"])
def test_star_and_pound_are_found_wherever_they_stand_on_the_keyboard(sign):
    assert KeyMap().phone_key(event(pygame.K_3, unicode=sign)) == sign


@pytest.mark.parametrize("held", [pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LMETA])
def test_a_key_with_control_beside_it_is_not_the_phones(held):
    assert KeyMap().phone_key(event(pygame.K_a, mod=held)) is None
    assert KeyMap().phone_key(event(pygame.K_F4, mod=held)) is None


def test_a_key_of_ones_own_comes_first_and_can_mean_none():
    keys = KeyMap({"w": "up", "up": ""})
    assert keys.phone_key(event(pygame.K_w)) == "up"
    assert keys.phone_key(event(pygame.K_UP)) is None
    assert keys.keys_of("up") == ["w"]


def test_a_key_that_is_given_is_taken_from_what_it_was():
    keys = KeyMap(KeyMap().given(pygame.K_LEFT, "5"))
    assert keys.phone_key(event(pygame.K_LEFT)) == "5"
    assert keys.keys_of("left") == [] and keys.keys_of("5") == ["5", "kp5", "left"]


def test_a_key_that_is_given_back_is_no_ones_own_any_more():
    assert KeyMap(KeyMap().given(pygame.K_LEFT, "5")).given(pygame.K_LEFT, "left") == {}


def test_a_phone_key_can_be_as_it_was():
    keys = KeyMap({"w": "up", "up": "5", "x": "5"})
    assert keys.without("up") == {"x": "5"}
    assert keys.without("5") == {"w": "up"}


@pytest.mark.parametrize("key, mod, words", [
    (pygame.K_F12, 0, "F12"), (pygame.K_o, pygame.KMOD_RCTRL, "Ctrl+O"), (pygame.K_o, pygame.KMOD_LMETA, "Ctrl+O"),
    (pygame.K_F12, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, "Ctrl+Shift+F12"), (pygame.K_TAB, 0, "Tab"),
    (pygame.K_EQUALS, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, "Ctrl+Plus"),
    (pygame.K_KP_PLUS, pygame.KMOD_LCTRL, "Ctrl+Plus"),
    (pygame.K_MINUS, pygame.KMOD_LCTRL, "Ctrl+Minus"), (pygame.K_F12, pygame.KMOD_NUM | pygame.KMOD_CAPS, "F12"),
    (pygame.K_EQUALS, 0, "Equals"), (pygame.K_PAGEUP, pygame.KMOD_LALT, "Alt+Page up")])
def test_a_chord_is_written_as_the_menu_writes_it(key, mod, words):
    assert chord(event(key, mod=mod)) == words


def test_every_key_has_one_name_and_every_name_one_key():
    assert {CODES[NAMES[code]] for code in KEYS} == set(KEYS)
    assert all(is_key_name(name) for name in NAMES.values())


@pytest.mark.parametrize("code", [ord("é"), ord("ж"), pygame.K_KP5, 0x40000100])
def test_a_key_of_any_keyboard_has_a_name_that_can_be_kept(code):
    assert is_key_name(key_name(code)) and label(key_name(code))


@pytest.mark.parametrize("name", ["", "nokey", " ", None, 5, "key x", "UP"])
def test_a_name_that_no_key_has_is_none(name):
    assert not is_key_name(name)

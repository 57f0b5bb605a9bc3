"""Gamepads, as the computer tells of them. No pad is plugged in: the events are made here."""

import pygame
import pytest
from pygame.event import Event

from emulator.handset.keys import STANDARD
from emulator.host.gamepad import BUTTONS, FULL, KEYS, PRESSED, RELEASED, Gamepads

ONE, OTHER = 3, 8       # numbers that SDL gives to pads


@pytest.fixture
def pads():
    return Gamepads()


def button(name, down=True, pad=ONE):
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return Event(kind, button=BUTTONS.index(name), instance_id=pad)


def axis(number, part, pad=ONE):
    return Event(pygame.CONTROLLERAXISMOTION, axis=number, value=round(part * FULL), instance_id=pad)


def unknown_axis(number, part, pad=ONE):
    return Event(pygame.JOYAXISMOTION, axis=number, value=part, instance_id=pad)


def hat(x, y, pad=ONE):
    return Event(pygame.JOYHATMOTION, hat=0, value=(x, y), instance_id=pad)


def all_of(pads, *events):
    return [stroke for event in events for stroke in pads.events(event)]


def test_the_table_names_keys_that_phones_have():
    assert set(KEYS.values()) <= set(STANDARD)


def test_each_button_of_a_known_pad_is_a_key(pads):
    strokes = [pads.events(button(name)) + pads.events(button(name, down=False)) for name in BUTTONS]
    assert strokes == [[(KEYS[name], True), (KEYS[name], False)] for name in BUTTONS]


def test_the_numbers_are_those_of_sdl():
    assert {name: BUTTONS.index(name) for name in ("a", "start", "up", "right")} == {
        "a": pygame.CONTROLLER_BUTTON_A, "start": pygame.CONTROLLER_BUTTON_START,
        "up": pygame.CONTROLLER_BUTTON_DPAD_UP, "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT}


# -- sticks ---------------------------------------------------------------------------------------

@pytest.mark.parametrize("number, part, key", [
    (0, -1, "left"), (0, 1, "right"), (1, -1, "up"), (1, 1, "down"), (2, 1, "6"), (3, -1, "2"), (4, 1, "1"),
    (5, 1, "3")])
def test_a_stick_at_its_end_is_a_key(pads, number, part, key):
    assert all_of(pads, axis(number, part), axis(number, 0)) == [(key, True), (key, False)]


def test_near_the_middle_a_stick_is_dead(pads):
    assert all_of(pads, axis(0, 0.1), axis(0, -0.3), axis(0, PRESSED - 0.02)) == []


def test_a_stick_that_trembles_at_the_edge_does_not_press_twice(pads):
    trembling = [axis(0, part) for part in (PRESSED + 0.01, PRESSED - 0.05, PRESSED + 0.02, RELEASED + 0.01)]
    assert all_of(pads, *trembling) == [("right", True)]
    assert pads.events(axis(0, RELEASED - 0.01)) == [("right", False)]


def test_a_stick_thrown_over_lets_go_first(pads):
    assert all_of(pads, axis(0, 1), axis(0, -1)) == [("right", True), ("right", False), ("left", True)]


def test_two_ways_at_once_are_two_keys(pads):
    assert all_of(pads, axis(0, 0.8), axis(1, -0.8)) == [("right", True), ("up", True)]


# -- pads that SDL does not know --------------------------------------------------------------------

def test_an_unknown_pad_has_the_usual_order(pads):
    down, up = (Event(kind, button=0, instance_id=ONE) for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP))
    assert all_of(pads, down, up) == [("fire", True), ("fire", False)]
    assert all_of(pads, unknown_axis(1, -1.0), unknown_axis(1, 0.0)) == [("up", True), ("up", False)]


def test_its_cross_is_a_hat(pads):
    strokes = all_of(pads, hat(-1, 0), hat(-1, 1), hat(0, 0))
    assert strokes[:2] == [("left", True), ("up", True)] and sorted(strokes[2:]) == [("left", False), ("up", False)]


@pytest.mark.parametrize("event", [
    Event(pygame.JOYBUTTONDOWN, button=77, instance_id=ONE), unknown_axis(9, 1.0), axis(11, 1),
    Event(pygame.CONTROLLERBUTTONDOWN, button=20, instance_id=ONE), Event(pygame.KEYDOWN, key=13),
    Event(pygame.JOYDEVICEREMOVED, instance_id=99), Event(pygame.JOYDEVICEADDED, device_index=5),
])
def test_what_means_nothing_does_nothing(pads, event):
    assert pads.events(event) == []


# -- several, coming and going ----------------------------------------------------------------------

def test_a_key_comes_up_when_the_last_that_holds_it_does(pads):
    strokes = all_of(pads, button("left"), axis(0, -1), button("left", pad=OTHER), button("left", down=False),
                     axis(0, 0))
    assert strokes == [("left", True)]
    assert pads.events(button("left", down=False, pad=OTHER)) == [("left", False)]


def test_a_pad_that_is_pulled_out_lets_go_of_its_keys_alone(pads):
    all_of(pads, button("a"), button("up"), button("down", pad=OTHER))
    gone = pads.events(Event(pygame.JOYDEVICEREMOVED, instance_id=ONE))
    assert sorted(gone) == [("fire", False), ("up", False)]
    assert pads.events(button("down", down=False, pad=OTHER)) == [("down", False)]


def test_a_window_that_is_left_lets_go_of_all(pads):
    all_of(pads, button("a"), axis(1, 1, pad=OTHER))
    assert sorted(pads.let_go()) == [("down", False), ("fire", False)] and pads.let_go() == []
    assert pads.events(button("a", down=False)) == []


def test_the_same_button_twice_is_one_press(pads):
    assert all_of(pads, button("a"), button("a")) == [("fire", True)]


# -- another table ----------------------------------------------------------------------------------

def test_the_table_can_be_edited():
    pads = Gamepads({"a": "5", "stick_left": "4"})
    assert all_of(pads, button("a"), button("b"), axis(0, -1)) == [("5", True), ("4", True)]


def test_a_part_that_is_given_nothing_presses_nothing():
    pads = Gamepads({**KEYS, "guide": ""})
    assert all_of(pads, button("guide"), button("a"), button("guide", down=False)) == [("fire", True)]


def test_a_key_that_is_held_while_the_table_changes_is_let_go_of(pads):
    pads.events(button("a"))
    pads.keys = {"a": "5"}
    assert all_of(pads, button("a", down=False), button("a")) == [("fire", False), ("5", True)]


def test_a_computer_without_pads_can_be_listened_to(pads, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert pads.open() in (True, False) and pads.count == 0
    pads.close()

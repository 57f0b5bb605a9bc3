"""Taps, long presses and drags are told apart."""

import pytest

from emulator.midp.util import Timer
from midlets.minesweeper.finger import LONG_PRESS, SLACK, Finger


class Felt:
    """Writes down what it is told."""

    def __init__(self):
        self.told = []

    def touched(self, x, y):
        self.told.append(("touched", x, y))

    def tapped(self, x, y):
        self.told.append(("tapped", x, y))

    def pressed_long(self, x, y):
        self.told.append(("long", x, y))

    def dragged(self, dx, dy):
        self.told.append(("dragged", dx, dy))


@pytest.fixture
def felt():
    return Felt()


@pytest.fixture
def finger(phone, on_phone, felt):
    made = []
    on_phone(lambda midlet: made.append(Finger(felt, Timer())))
    return made[0]


def test_down_and_up_is_a_tap(finger, felt):
    finger.press(5, 6)
    finger.release()
    assert felt.told == [("touched", 5, 6), ("tapped", 5, 6)]


def test_a_little_slip_is_still_a_tap_where_it_began(finger, felt):
    finger.press(5, 6)
    finger.drag(5 + SLACK, 6 - SLACK)
    finger.release()
    assert felt.told[1:] == [("tapped", 5, 6)]


def test_a_rest_is_a_long_press_and_no_tap(phone, finger, felt):
    finger.press(5, 6)
    phone.run(LONG_PRESS - 1)
    assert felt.told == [("touched", 5, 6)]
    phone.run(1)
    finger.release()
    assert felt.told[1:] == [("long", 5, 6)]


def test_moves_are_a_drag_from_where_it_began_and_neither_tap_nor_long_press(phone, finger, felt):
    finger.press(50, 50)
    finger.drag(40, 50)
    phone.run(LONG_PRESS)
    finger.drag(40, 47)
    finger.release()
    assert felt.told[1:] == [("dragged", -10, 0), ("dragged", 0, -3)]


def test_what_was_let_go_means_nothing(phone, finger, felt):
    finger.press(5, 6)
    finger.let_go()
    phone.run(LONG_PRESS)
    finger.release()
    assert felt.told == [("touched", 5, 6)]

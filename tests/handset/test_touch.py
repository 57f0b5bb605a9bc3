"""One finger on the LCD."""

import pytest

from emulator.handset.keypad import Stroke
from emulator.handset.touch import Touch
from emulator.kernel import Kernel


@pytest.fixture
def panel():
    """`panel(works=…, moves=…)`: a 100x80 touch panel that keeps what it told."""

    def make(works=True, moves=True):
        touch = Touch(Kernel(), 100, 80, works=works, moves=moves)
        touch.told = []
        touch.listener = lambda event: touch.told.append((event.stroke, event.x, event.y))
        return touch
    return make


def test_down_move_and_up_are_told(panel):
    touch = panel()
    touch.press(10, 20)
    touch.drag(30, 40)
    touch.release(31, 41)
    assert touch.told == [(Stroke.PRESSED, 10, 20), (Stroke.DRAGGED, 30, 40), (Stroke.RELEASED, 31, 41)]


@pytest.mark.parametrize("x, y", [(-1, 0), (0, -1), (100, 0), (0, 80)])
def test_a_finger_beside_the_screen_is_not_felt(panel, x, y):
    touch = panel()
    touch.press(x, y)
    assert touch.told == [] and touch.down is None


def test_a_finger_that_leaves_the_screen_is_felt_at_its_edge(panel):
    touch = panel()
    touch.press(10, 20)
    touch.drag(500, -3)
    touch.release(-9, 900)
    assert touch.told[1:] == [(Stroke.DRAGGED, 99, 0), (Stroke.RELEASED, 0, 79)]


def test_a_move_to_where_it_is_is_none(panel):
    touch = panel()
    touch.press(10, 20)
    touch.drag(10, 20)
    assert len(touch.told) == 1


def test_without_a_press_there_is_no_move_and_no_release(panel):
    touch = panel()
    touch.drag(10, 20)
    touch.release(10, 20)
    assert touch.told == []


def test_a_second_finger_is_not_felt(panel):
    touch = panel()
    touch.press(10, 20)
    touch.press(50, 50)
    assert len(touch.told) == 1


def test_a_phone_without_a_touch_screen_feels_nothing(panel):
    touch = panel(works=False)
    touch.press(10, 20)
    touch.release(10, 20)
    assert touch.told == [] and not touch.moves


def test_a_panel_that_feels_no_moves_tells_only_down_and_up(panel):
    touch = panel(moves=False)
    touch.press(10, 20)
    touch.drag(30, 40)
    touch.release(30, 40)
    assert [stroke for stroke, _, _ in touch.told] == [Stroke.PRESSED, Stroke.RELEASED]

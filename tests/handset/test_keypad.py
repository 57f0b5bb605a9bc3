"""Keys going down, repeating, coming up."""

import pytest

from emulator.errors import UserError
from emulator.handset.keypad import Keypad, Stroke
from emulator.handset.keys import STANDARD, KeyTable
from emulator.kernel import Kernel


@pytest.fixture
def kernel():
    return Kernel()


@pytest.fixture
def keypad(kernel):
    """A keypad whose events are kept as (time, stroke, key name)."""
    made = Keypad(kernel, KeyTable(STANDARD.values()))
    made.told = []
    made.listener = lambda event: made.told.append((event.time, event.stroke, event.key.name))
    return made


def test_a_press_and_a_release_are_told_at_once(kernel, keypad):
    keypad.press("5")
    kernel.run(40)
    keypad.release("5")
    assert keypad.told == [(0, Stroke.PRESSED, "5"), (40, Stroke.RELEASED, "5")]


def test_a_held_key_repeats_after_500_ms_then_every_100(kernel, keypad):
    keypad.press("5")
    kernel.run(750)
    assert [time for time, stroke, _ in keypad.told if stroke is Stroke.REPEATED] == [500, 600, 700]


def test_a_released_key_repeats_no_more(kernel, keypad):
    keypad.press("5")
    kernel.run(499)
    keypad.release("5")
    kernel.run(1_000)
    assert len(keypad.told) == 2


def test_two_held_keys_repeat_each_by_its_own_time(kernel, keypad):
    keypad.press("up")
    kernel.run(50)
    keypad.press("left")
    kernel.run(500)
    assert [(time, name) for time, stroke, name in keypad.told if stroke is Stroke.REPEATED] \
        == [(500, "up"), (550, "left")]


def test_a_keypad_that_does_not_repeat_does_not(kernel):
    silent = Keypad(kernel, KeyTable(STANDARD.values()), repeats=False)
    told = []
    silent.listener = told.append
    silent.press("5")
    kernel.run(2_000)
    assert len(told) == 1


def test_a_key_that_is_down_cannot_go_down_again(keypad):
    keypad.press("5")
    keypad.press("5")
    assert len(keypad.told) == 1


def test_a_key_that_is_up_cannot_come_up(keypad):
    keypad.release("5")
    assert keypad.told == []


def test_the_held_keys_are_known_and_can_all_be_let_go(keypad):
    keypad.press("5")
    keypad.press("up")
    assert keypad.held == {"5", "up"}
    keypad.release_all()
    assert keypad.held == frozenset() and [stroke for _, stroke, _ in keypad.told][-2:] == [Stroke.RELEASED] * 2


@pytest.mark.parametrize("act", ["press", "release"])
def test_a_key_that_this_phone_does_not_have_is_named_with_the_nearest(keypad, act):
    with pytest.raises(UserError, match="did you mean 'soft_left'"):
        getattr(keypad, act)("soft_lfet")

"""What is done to a phone from outside, as whoever listens hears it."""

import pytest

from emulator import Phone
from emulator.errors import UserError
from emulator.handset.silent_air import SilentAir


@pytest.fixture
def heard(phone):
    """Everything that is noted, as (time, kind, value)."""
    done = []
    phone.handset.inputs.listeners.append(lambda one: done.append((one.time, one.kind, one.value)))
    return done


def test_a_key_is_heard_going_down_and_coming_up(phone, heard):
    phone.press("fire", hold=70)
    assert heard == [(0, "down", "fire"), (70, "up", "fire")]


def test_a_key_that_repeats_is_one_input(phone, heard):
    phone.press("fire", hold=2_000)
    assert [kind for _, kind, _ in heard] == ["down", "up"]


def test_a_key_that_is_down_already_or_not_down_is_no_input(phone, heard):
    phone.key_down("fire")
    phone.key_down("fire")
    phone.key_up("left")
    assert heard == [(0, "down", "fire")]


def test_a_finger_is_heard_in_lcd_pixels(heard, phone):
    phone.drag((10, 20), (30, 40), hold=10)
    assert heard == [(0, "touch", (10, 20)), (10, "drag", (30, 40)), (20, "lift", (30, 40))]


def test_a_finger_beside_the_screen_is_no_input(phone, heard):
    phone.touch(-5, 10)
    assert heard == []


def test_typing_and_an_input_methods_preview_are_heard(phone, heard):
    phone.handset.typing.composing("n")
    phone.type("你")
    assert heard == [(0, "composing", "n"), (0, "typed", "你")]


def test_what_the_phones_owner_does_is_heard(phone, heard):
    app = phone.launch("minesweeper")
    phone.pause()
    phone.resume()
    phone.call("+49 30 1234")
    phone.hang_up()
    phone.handset.speaker.mute()
    app.close()
    assert [kind for _, kind, _ in heard] == ["launch", "pause", "resume", "call", "hang_up", "mute", "close"]


def test_a_refused_number_is_no_input(phone, heard):
    with pytest.raises(UserError, match="number"):
        phone.call("nobody")
    assert heard == []


def test_what_the_phone_does_by_itself_is_no_input(phone, heard):
    phone.kernel.at(100, lambda: phone.handset.keypad.press("fire"))
    phone.run(200)
    assert heard == []


def test_two_keys_without_a_turn_in_between_came_together(phone):
    together = []
    phone.handset.inputs.listeners.append(lambda one: together.append(one.together))
    phone.handset.keypad.press("up")
    phone.handset.keypad.press("left")
    phone.run(0)
    phone.handset.keypad.release("up")
    assert together == [False, True, False]


def test_no_reception_for_a_while_is_an_input():
    with Phone(network=SilentAir()) as phone:
        done = []
        phone.handset.inputs.listeners.append(done.append)
        phone.network.cut_off(3_000)
    assert [(one.kind, one.value) for one in done] == [("cut_off", 3_000)]

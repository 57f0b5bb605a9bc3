"""What a call looks like, and its buttons on a touch screen."""

import itertools

import pytest

from emulator import Phone, State
from emulator.ams.call.call import RINGS_FOR
from emulator.ams.call.screen import in_minutes
from emulator.ams.call.states import CallState
from emulator.handset.silent_air import SilentAir

SKINS = ["classic", "candybar", "slider", "qwerty", "touch"]


@pytest.fixture(params=SKINS)
def called(request):
    """A phone of each skin that rings while Gomoku runs."""
    with Phone(skin=request.param) as phone:
        phone.launch("gomoku")
        phone.call("+49 30 1234")
        yield phone


def buttons(phone):
    return {move.name: box for move, *box in phone.software.front.life.midlet.screen._buttons()}


def tap(phone, name):
    x, y, width, height = buttons(phone)[name]
    phone.touch(x + width // 2, y + height // 2)


@pytest.mark.parametrize("ms, text", [(0, "00:00"), (59_999, "00:59"), (60_000, "01:00"), (3_599_000, "59:59"),
                                      (3_600_000, "1:00:00"), (36_061_000, "10:01:01")])
def test_the_time_of_a_call(ms, text):
    assert in_minutes(ms) == text


def test_number_and_soft_keys_can_be_read_on_every_skin(called):
    text = called.screen.text()
    assert "Incoming call" in text and "+49 30 1234" in text
    assert text.splitlines()[-1].split() in (["Answer", "Reject"], ["Reject", "Answer"])


def test_every_word_is_on_the_screen(called):
    called.press("send")
    called.run(1_000)
    for word in called.screen.words:
        assert word.x >= 0 and word.x + word.width <= called.skin.width and word.y + word.height <= called.skin.height


def test_lines_of_a_long_number_do_not_lie_over_one_another(called):
    called.hang_up()
    called.call("+49 30 " + "1234 " * 6)
    words = sorted((word for word in called.screen.words if "1234" in word.text), key=lambda word: word.y)
    assert words and all(one.y + one.height <= two.y + 2 for one, two in itertools.pairwise(words))


def test_the_time_goes_by_the_second(called):
    called.press("send")
    called.run(1_500)
    assert "00:01" in called.screen.text()
    called.run(60_000)
    assert "01:01" in called.screen.text()


def test_fire_answers_nothing_for_a_hand_that_plays_on(called):
    called.press("fire", "5", "fire")
    assert called.software.calls.state is CallState.RINGING


@pytest.fixture(params=SKINS)
def calling(request):
    """A phone of each skin that calls, while Gomoku runs."""
    with Phone(skin=request.param, network=SilentAir(), number="+100") as phone:
        phone.launch("gomoku")
        phone.software.calls.dial("+49 30 1234")
        phone.run(100)
        yield phone


def test_while_it_dials_number_and_the_way_out_can_be_read_on_every_skin(calling):
    text = calling.screen.text()
    assert "Calling" in text and "+49 30 1234" in text and "00:0" not in text
    assert text.splitlines()[-1].strip() == "Hang up"


def test_why_nobody_was_reached_can_be_read_on_every_skin(calling):
    calling.run(RINGS_FOR)
    text = calling.screen.text()
    assert "No answer" in text and "+49 30 1234" in text and text.splitlines()[-1].strip() == "Close"


@pytest.mark.parametrize("waits, name", [(0, "CANCEL"), (RINGS_FOR, "CLEAR")])
def test_a_touch_phone_has_a_button_to_stop_dialling_and_to_put_the_message_away(waits, name):
    with Phone(skin="touch", network=SilentAir(), number="+100") as phone:
        phone.software.calls.dial("+49 30 1234")
        phone.run(waits)
        assert set(buttons(phone)) == {name}
        tap(phone, name)
        assert phone.software.calls.state is CallState.NONE


@pytest.fixture
def touched():
    with Phone(skin="touch") as phone:
        phone.launch("gomoku")
        phone.call("+49 30 1234")
        yield phone


def test_a_touch_phone_has_buttons_to_answer_and_to_hang_up(touched):
    assert set(buttons(touched)) == {"ANSWER", "REJECT"}
    tap(touched, "ANSWER")
    assert touched.software.calls.state is CallState.TALKING and set(buttons(touched)) == {"HANG_UP"}
    tap(touched, "HANG_UP")
    assert touched.software.calls.state is CallState.NONE and touched.apps[0].state is State.ACTIVE


def test_a_tap_beside_the_buttons_does_nothing(touched):
    touched.touch(120, 60)
    assert touched.software.calls.state is CallState.RINGING


def test_a_button_does_what_the_soft_key_under_it_does(touched):
    x, y, _width, _height = buttons(touched)["REJECT"]
    assert x > touched.skin.width // 2 and touched.skin.back_key == "soft_right"
    assert touched.screen.image.get_at((x + 6, y + 6))[:3] == (0xD5, 0x48, 0x3F)


def test_a_phone_without_a_touch_screen_has_none():
    with Phone(skin="candybar") as phone:
        phone.call("0123")
        assert buttons(phone) == {}

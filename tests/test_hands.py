"""What a person does with a phone, as a program asks for it: more of it is in test_phone.py."""

import pytest

from emulator import Phone
from emulator.errors import EmulatorError, UserError
from emulator.midp.lcdui import Canvas, Display
from emulator.midp.midlet import MIDlet


class Fragile(Canvas):
    """Fails at the first key or touch, and notes what it is told after that."""

    def __init__(self):
        super().__init__()
        self.told, self.is_whole = [], True

    def paint(self, g):
        pass

    def key_pressed(self, key_code):
        self._fail_once()
        self.told.append("key")

    def pointer_pressed(self, x, y):
        self._fail_once()
        self.told.append("finger")

    def _fail_once(self):
        if self.is_whole:
            self.is_whole = False
            raise ValueError("dropped")


class Holder(MIDlet):
    def start_app(self):
        self.canvas = Fragile()
        Display.get_display(self).set_current(self.canvas)


@pytest.fixture
def touch():
    with Phone(skin="touch") as phone:
        yield phone


@pytest.mark.parametrize("deed", [
    lambda phone: phone.press("5"), lambda phone: phone.play("5+6"), lambda phone: phone.touch(50, 50),
    lambda phone: phone.drag((50, 50), (60, 60))])
def test_no_fault_leaves_a_key_or_a_finger_down(touch, deed):
    app = touch.launch(Holder)
    with pytest.raises(ValueError, match="dropped"):
        deed(touch)
    assert touch.handset.keypad.held == frozenset() and touch.handset.touch.down is None
    touch.run(0)
    touch.select("Continue")
    deed(touch)
    assert app.midlet.canvas.told


@pytest.mark.parametrize("hold", [-1, 1.5, "long"])
def test_a_key_that_cannot_be_held_so_long_is_up_again(phone, hold):
    with pytest.raises(ValueError, match="time"):
        phone.press("fire", hold=hold)
    assert phone.handset.keypad.held == frozenset()


def test_of_a_chord_with_a_wrong_key_none_goes_down(phone):
    with pytest.raises(UserError, match="did you mean 'fire'"):
        phone.play("up+fier")
    assert phone.handset.keypad.held == frozenset() and phone.now == 0


@pytest.mark.parametrize("key, hint", [(5, "did you mean '5'"), (None, "no key called"), (["up", "fire"], "no key")])
def test_what_is_no_word_is_no_key(phone, key, hint):
    with pytest.raises(UserError, match=hint):
        phone.press(key)


@pytest.mark.parametrize("points", [(), ((1, 2), (3,)), ((1.5, 2),), (("1", "2"),), (7,)])
def test_a_finger_goes_over_pixels(touch, points):
    with pytest.raises(UserError, match="touch: a "):
        touch.drag(*points)
    assert touch.handset.touch.down is None


def test_where_no_command_can_be_chosen_the_error_says_so(phone):
    phone.launch(Holder)
    for label in ("Exit", "", None):
        with pytest.raises(UserError, match=r"no command is called.*; there is none"):
            phone.select(label)


@pytest.mark.parametrize("deed", [
    lambda phone: phone.switch_on(), lambda phone: phone.launch("gomoku"), lambda phone: phone.program("gomoku"),
    lambda phone: phone.remove("Gomoku"), lambda phone: phone.install("gomoku"), lambda phone: phone.press("fire"),
    lambda phone: phone.call("110"), lambda phone: phone.resume()])
def test_a_closed_phone_says_that_it_is_closed_whatever_is_asked_of_it(deed):
    phone = Phone()
    phone.close()
    with pytest.raises(EmulatorError, match="this phone is closed"):
        deed(phone)


@pytest.mark.parametrize("word", ["wait:", "wait:x", "wait:-5", "wait:1.5"])
def test_a_wait_of_no_whole_milliseconds_says_how_it_is_written(phone, word):
    with pytest.raises(UserError, match=f"a wait is written wait:300.*{word}"):
        phone.play(f"{word} fire")

"""Where keys, finger and typing go."""

import pytest

from emulator import Phone, State
from emulator.midp.lcdui import Canvas, Display, TextBox
from emulator.midp.midlet import MIDlet


class Listening(Canvas):
    def __init__(self):
        super().__init__()
        self.heard = []

    def paint(self, g):
        pass

    def key_pressed(self, key_code):
        self.heard.append(("pressed", key_code))

    def key_repeated(self, key_code):
        self.heard.append(("repeated", key_code))

    def key_released(self, key_code):
        self.heard.append(("released", key_code))

    def pointer_pressed(self, x, y):
        self.heard.append(("down", x, y))

    def pointer_dragged(self, x, y):
        self.heard.append(("moved", x, y))

    def pointer_released(self, x, y):
        self.heard.append(("up", x, y))


class Guest(MIDlet):
    def __init__(self):
        super().__init__()
        self.canvas = Listening()

    def start_app(self):
        Display.get_display(self).set_current(self.canvas)


class Writing(MIDlet):
    def start_app(self):
        self.box = TextBox("Box", "", 100, 0)
        Display.get_display(self).set_current(self.box)


FIVE = Canvas.KEY_NUM5


@pytest.fixture
def touched():
    with Phone(skin="touch") as phone:
        yield phone


# -- keys --------------------------------------------------------------------------------------------

def test_keys_are_for_what_is_in_front(phone):
    behind, front = phone.launch(Guest), phone.launch(Guest)
    phone.press("5")
    assert front.midlet.canvas.heard == [("pressed", FIVE), ("released", FIVE)] and behind.midlet.canvas.heard == []


def test_before_anything_is_in_front_keys_finger_and_typing_go_nowhere(touched):
    touched.press("fire")
    touched.touch(10, 10)
    touched.type("a")
    assert touched.software.front is None and not touched.handset.typing.is_wanted()


def test_the_red_key_ends_what_is_in_front_as_soon_as_it_goes_down(phone):
    app = phone.launch(Guest)
    phone.key_down("end")
    assert app.state is State.DESTROYED and app.midlet.canvas.heard == []
    phone.key_up("end")
    phone.run(1_000)
    assert phone.software.front is phone.software.home


def test_a_red_key_that_is_held_ends_one_midlet_and_not_the_next(phone):
    first, second = phone.launch(Guest), phone.launch(Guest)
    phone.press("end", hold=2_000)
    assert (first.state, second.state) == (State.PAUSED, State.DESTROYED)


def test_the_red_key_on_the_home_screen_ends_nothing(phone):
    app = phone.launch(Guest)
    phone.pause()
    phone.press("end")
    assert app.state is State.PAUSED


def test_the_green_key_held_shows_what_runs_and_pauses_it(phone):
    app = phone.launch(Guest)
    phone.press("send", hold=700)
    assert app.state is State.PAUSED and "Tasks" in phone.screen.text()
    assert ("repeated", -10) not in app.midlet.canvas.heard


def test_the_green_key_pressed_shortly_is_the_midlets(phone):
    app = phone.launch(Guest)
    phone.press("send")
    assert app.state is State.ACTIVE and [verb for verb, _code in app.midlet.canvas.heard] == ["pressed", "released"]


@pytest.mark.parametrize("key, way", [("volume_up", 1), ("volume_down", -1)])
def test_volume_keys_are_the_phones_while_a_midlet_runs(phone, key, way):
    app = phone.launch(Guest)
    phone.press("volume_down", "volume_down")
    before = phone.handset.speaker.volume
    phone.press(key)
    assert (phone.handset.speaker.volume - before) * way > 0 and app.midlet.canvas.heard == []


def test_a_volume_key_that_is_held_goes_on(phone):
    phone.launch(Guest)
    before = phone.handset.speaker.volume
    phone.press("volume_down")
    one = before - phone.handset.speaker.volume
    phone.press("volume_down", hold=1_000)
    assert before - phone.handset.speaker.volume > 2 * one > 0


def test_a_call_takes_the_green_and_the_red_key_first(phone):
    app = phone.launch(Guest)
    phone.call("0111")
    phone.press("send", "end")
    assert app.state is State.ACTIVE and app.midlet.canvas.heard == []


def test_keys_are_noted_once_however_long_they_are_held(phone):
    phone.launch(Guest)
    phone.press("5", hold=2_000)
    assert [line.split(maxsplit=1)[1] for line in phone.trace() if "key 5" in line] == [
        "key 5 went down", "key 5 came up"]


# -- finger and typing -------------------------------------------------------------------------------

def test_the_finger_is_for_what_is_in_front_and_its_way_is_not_noted(touched):
    behind, front = touched.launch(Guest), touched.launch(Guest)
    touched.drag((20, 100), (30, 110), (40, 120))
    assert [verb for verb, *_point in front.midlet.canvas.heard] == ["down", "moved", "moved", "up"]
    assert behind.midlet.canvas.heard == []
    noted = [line.split(maxsplit=1)[1] for line in touched.trace() if "finger" in line]
    assert noted == ["finger at 20, 100 went down", "finger at 40, 120 came up"]


def test_typing_is_wanted_only_where_a_text_is_edited(phone):
    phone.launch(Guest)
    assert not phone.handset.typing.is_wanted()
    app = phone.launch(Writing)
    assert phone.handset.typing.is_wanted()
    phone.type("Hi")
    assert app.midlet.box.get_string() == "Hi" and any("typed 'Hi'" in line for line in phone.trace())


@pytest.mark.parametrize("act", [lambda phone: phone.press("5"), lambda phone: phone.touch(20, 100)])
def test_keys_and_finger_put_the_light_on(touched, act):
    touched.launch(Guest)
    touched.run(600_000)
    assert touched.handset.backlight.level < 100
    act(touched)
    assert touched.handset.backlight.level == 100

"""The phone's software: a guest's callbacks and the phone's own screen do not wait for each other."""

import pytest

from emulator import Phone, State
from emulator.midp.lang import Thread
from emulator.midp.lcdui import Canvas, Command, Display, Form, List, Ticker
from emulator.midp.midlet import MIDlet


class Stuck(Canvas):
    """A key makes it wait for ever, in the callback."""

    def __init__(self):
        super().__init__()
        self.calls = []

    def paint(self, g):
        self.calls.append("paint")

    def key_pressed(self, key_code):
        self.calls.append("key")
        while True:
            Thread.sleep(1_000)

    def hide_notify(self):
        self.calls.append("hidden")

    def show_notify(self):
        self.calls.append("shown")


class Guest(MIDlet):
    def start_app(self):
        if not hasattr(self, "canvas"):
            self.canvas = Stuck()
        Display.get_display(self).set_current(self.canvas)


def test_a_guest_that_hangs_in_a_callback_leaves_the_home_screen_alive(phone):
    app = phone.launch(Guest)
    phone.press("5")
    phone.pause()
    phone.run(1_000)
    assert app.state is State.PAUSED and "Gomoku" in phone.screen.text() and "09:00" in phone.screen.text()
    before = phone.screen.text()
    phone.press("right")
    assert phone.screen.text() != before                   # keys reach it
    phone.run(60_000)
    assert "09:01" in phone.screen.text()                  # and its clock goes
    assert app.midlet.canvas.calls[-1] == "key"


def test_it_can_still_be_ended_and_the_next_one_has_callbacks(phone):
    app = phone.launch(Guest)
    phone.press("5")
    phone.pause()
    assert app.close() and app.state is State.DESTROYED
    other = phone.launch(Guest)
    assert other.midlet.canvas.calls == ["shown", "paint"]


class Late(Canvas):
    """Sleeps in its paint, and then draws all over the screen."""

    def paint(self, g):
        Thread.sleep(500)
        g.set_color(0xFF0000)
        g.fill_rect(0, 0, self.get_width(), self.get_height())


def ticking():
    """A Form with a ticker, and a command that keeps the event thread busy for two seconds."""
    form = Form("Ticking")
    form.set_ticker(Ticker("all the news, and more of it, and then some"))
    form.add_command(Command("Wait", Command.OK, 1))
    form.set_command_listener(lambda command, screen: Thread.sleep(2_000))
    return form


def seen_at_home(make_screen, keys=()):
    """What is on the LCD, moment by moment, after a guest with this screen was put away."""
    class Other(MIDlet):
        def start_app(self):
            Display.get_display(self).set_current(make_screen())
    seen = []
    with Phone() as phone:
        phone.launch(Other)
        phone.press(*[getattr(phone.skin, key) for key in keys])
        phone.run(200)
        phone.pause()
        phone.software.tell_home(lambda home: home.display.set_current(
            List("Home's own", List.IMPLICIT, ["one", "two"], None)))
        for _ in range(30):
            phone.run(100)
            seen.append((phone.screen.text(), phone.screen.image.get_view("2").raw))
        phone.press("down")                                # home repaints what is between its bars
        seen.append((phone.screen.text(), phone.screen.image.get_view("2").raw))
    return seen


@pytest.mark.parametrize("make_screen, keys", [(Late, ()), (ticking, ("back_key",))])
def test_a_guest_that_draws_on_when_it_was_put_away_leaves_no_trace(make_screen, keys):
    assert seen_at_home(make_screen, keys) == seen_at_home(lambda: Form("Quiet"), keys)


def test_what_a_guest_still_had_to_paint_when_it_was_put_away_is_not_painted(phone):
    app = phone.launch(Guest)
    app.midlet.canvas.calls.clear()
    app.midlet.canvas.repaint()
    phone.pause()
    assert app.midlet.canvas.calls == ["hidden"]


def test_a_guest_comes_back_with_its_calls_in_order(phone):
    app = phone.launch(Guest)
    phone.pause()
    phone.run(10)
    phone.resume()
    phone.run(10)
    assert app.midlet.canvas.calls == ["shown", "paint", "hidden", "shown", "paint"]

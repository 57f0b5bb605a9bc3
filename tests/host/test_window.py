"""The window, on a screen that nobody sees (SDL's dummy driver): mouse, keyboard, closing."""

import os
import threading
import time

import pygame
import pytest

from emulator import Phone, State
from emulator.errors import UserError
from emulator.host.window import Window
from emulator.host.worker import Worker
from emulator.midp.lcdui import Canvas, Display, TextBox, TextField
from emulator.midp.midlet import MIDlet

BUSY = """
from emulator.midp.lcdui import Canvas, Display, TextBox, TextField
from emulator.midp.midlet import MIDlet


class Busy(MIDlet):
    def start_app(self):
        Display.get_display(self).set_current(Stuck())


class Stuck(Canvas):
    def paint(self, g):
        pass

    def key_pressed(self, key_code):
        while True:
            pass
"""
BUSY_JAD = """MIDlet-Name: Busy
MIDlet-Version: 1.0
MIDlet-Vendor: Tests
MIDlet-Jar-URL: busy/
MIDlet-Jar-Size: 0
MIDlet-1: Busy,,midlet.Busy
MicroEdition-Profile: MIDP-2.0
MicroEdition-Configuration: CLDC-1.1
"""


@pytest.fixture(autouse=True)
def unseen(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


class Seen(MIDlet):
    """Writes down what its canvas is told."""

    def start_app(self):
        self.canvas = SeenCanvas()
        Display.get_display(self).set_current(self.canvas)


class SeenCanvas(Canvas):
    def __init__(self):
        super().__init__()
        self.calls = []

    def paint(self, g):
        g.set_color(0x808080)
        g.fill_rect(0, 0, self.get_width(), self.get_height())

    def key_pressed(self, key_code):
        self.calls.append(("pressed", key_code))

    def key_released(self, key_code):
        self.calls.append(("released", key_code))

    def pointer_pressed(self, x, y):
        self.calls.append(("down", x, y))

    def pointer_released(self, x, y):
        self.calls.append(("up", x, y))


def use(what, hands):
    """Open a window with `what` on the phone, let `hands(phone, app, post, wait)` work it from another
    thread, close it; the phone and the app."""
    phone = Phone(raise_faults=False)
    worker = Worker(phone.kernel, phone.screen)
    apps, failures = [], []
    worker.order(lambda: apps.append(phone.launch(what)))

    def post(kind, **details):
        pygame.event.post(pygame.event.Event(kind, **details))

    def wait(condition, within=5.0):
        deadline = time.monotonic() + within
        while not condition():
            assert time.monotonic() < deadline, "it did not happen in time"
            time.sleep(0.002)

    def work():
        try:
            wait(lambda: apps and apps[0].state is State.ACTIVE and pygame.display.get_surface() is not None)
            hands(phone, apps[0], post, wait)
        except BaseException as failure:
            failures.append(failure)
        finally:
            post(pygame.QUIT)
    thread = threading.Thread(target=work)
    thread.start()
    Window(phone, worker, scale=1).open()
    thread.join()
    if failures:
        raise failures[0]
    return phone, apps[0]


def key(post, code, *, up=True):
    post(pygame.KEYDOWN, key=code, unicode="", mod=0, scancode=0)
    if up:
        post(pygame.KEYUP, key=code, mod=0, scancode=0)


def test_the_computers_arrows_and_digits_are_the_phones():
    def hands(phone, app, post, wait):
        key(post, pygame.K_LEFT)
        key(post, pygame.K_5)
        wait(lambda: len(app.midlet.canvas.calls) == 4)
    phone, app = use(Seen, hands)
    left = phone.handset.keypad.key("left").code
    assert app.midlet.canvas.calls == [("pressed", left), ("released", left), ("pressed", 53), ("released", 53)]


def test_the_mouse_presses_a_drawn_key():
    def hands(phone, app, post, wait):
        x, y = phone.case.key_box("7", 1).center
        post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
        wait(lambda: app.midlet.canvas.calls)
        post(pygame.MOUSEBUTTONUP, pos=(x, y), button=1)
        wait(lambda: len(app.midlet.canvas.calls) == 2)
    _, app = use(Seen, hands)
    assert app.midlet.canvas.calls == [("pressed", 55), ("released", 55)]


def test_a_key_held_by_the_mouse_looks_pressed():
    seen = []

    def hands(phone, app, post, wait):
        box = phone.case.key_box("7", 1)
        surface = pygame.display.get_surface()

        def picture():
            return pygame.image.tobytes(surface.subsurface(box), "RGB")
        wait(lambda: any(picture()))
        up = picture()
        post(pygame.MOUSEBUTTONDOWN, pos=box.center, button=1)
        wait(lambda: picture() != up)
        seen.append(True)
        post(pygame.MOUSEBUTTONUP, pos=box.center, button=1)
        wait(lambda: picture() == up)
    use(Seen, hands)
    assert seen == [True]


def test_the_mouse_touches_the_lcd_in_its_own_pixels():
    def hands(phone, app, post, wait):
        box = phone.case.screen_rect(1)
        post(pygame.MOUSEBUTTONDOWN, pos=(box.x + 30, box.y + 40), button=1)
        post(pygame.MOUSEBUTTONUP, pos=(box.x + 30, box.y + 40), button=1)
        wait(lambda: len(app.midlet.canvas.calls) == 2)
    _, app = use(Seen, hands)
    assert app.midlet.canvas.calls == [("down", 30, 40), ("up", 30, 40)]


def test_closing_the_window_destroys_the_midlet():
    _, app = use(Seen, lambda phone, app, post, wait: None)
    assert app.state is State.DESTROYED


def test_a_midlet_that_never_returns_is_ended_by_the_red_key_within_a_second(tmp_path):
    (tmp_path / "busy").mkdir()
    (tmp_path / "busy" / "midlet.py").write_text(BUSY, encoding="utf-8")
    (tmp_path / "busy.jad").write_text(BUSY_JAD, encoding="utf-8")
    took = []

    def hands(phone, app, post, wait):
        key(post, pygame.K_5)
        wait(lambda: "5" not in phone.handset.keypad.held and phone.now > 100)
        key(post, pygame.K_UP, up=False)
        wait(lambda: "up" in phone.handset.keypad.held)           # the keys are alive
        began = time.monotonic()
        key(post, pygame.K_ESCAPE)
        wait(lambda: app.state is State.DESTROYED)
        took.append(time.monotonic() - began)
    use(tmp_path / "busy.jad", hands)
    assert took[0] < 1.0


def test_no_display_is_one_clear_line(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.delenv("DISPLAY", raising=False)
    with Phone() as phone, pytest.raises(UserError, match="--headless"):
        Window(phone, Worker(phone.kernel, phone.screen)).open()
    assert "DISPLAY" not in os.environ


class Note(MIDlet):
    """A text box."""

    def start_app(self):
        self.box = TextBox("Note", "", 40, TextField.ANY)
        Display.get_display(self).set_current(self.box)


def test_letters_of_the_computers_keyboard_go_straight_into_a_text_box():
    def hands(phone, app, post, wait):
        for letter in "hi 你":
            post(pygame.KEYDOWN, key=pygame.K_2, unicode=letter, mod=0, scancode=0)
            post(pygame.TEXTINPUT, text=letter)
            post(pygame.KEYUP, key=pygame.K_2, mod=0, scancode=0)
        wait(lambda: app.midlet.box.size() == 4)
    _, app = use(Note, hands)
    assert app.midlet.box.get_string().lower() == "hi 你"


def test_f8_silences_the_phone_and_lets_it_be_heard_again():
    seen = []

    def hands(phone, app, post, wait):
        for expected in (True, False):
            key(post, pygame.K_F8)
            wait(lambda expected=expected: phone.handset.speaker.muted is expected)
            seen.append(expected)
    use(Seen, hands)
    assert seen == [True, False]

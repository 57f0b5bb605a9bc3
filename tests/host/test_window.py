"""The window, on a screen that nobody sees (SDL's dummy driver): mouse, fingers, keyboard, menu, closing."""

import os
import threading
import time
from pathlib import Path

import pygame
import pytest

from emulator import Phone, State
from emulator.cli.desk import Desk
from emulator.errors import UserError
from emulator.host.album import Album
from emulator.host.gamepad import BUTTONS
from emulator.host.settings import Settings
from emulator.host.strip import HEIGHT
from emulator.host.window import Window
from emulator.host.worker import OrderBell
from emulator.midp.lcdui import Canvas, Display, TextBox, TextField
from emulator.midp.midlet import MIDlet

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:pygame_gui")

BUSY = """
from emulator.midp.lcdui import Canvas, Display
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
JAD = """MIDlet-Name: Busy
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


class Note(MIDlet):
    """A text box."""

    def start_app(self):
        self.box = TextBox("Note", "", 40, TextField.ANY)
        Display.get_display(self).set_current(self.box)


class Hand:
    """What a test does with an open window, from another thread."""

    def __init__(self, window, phones):
        self.window, self.phones = window, phones

    @property
    def phone(self):
        return self.phones[-1]

    @property
    def app(self):
        return self.phone.apps[-1]

    @property
    def calls(self):
        return self.app.midlet.canvas.calls

    def wait(self, condition, within=10.0):
        deadline = time.monotonic() + within
        while not condition():
            assert time.monotonic() < deadline, "it did not happen in time"
            time.sleep(0.002)

    def in_the_window(self, action):
        """Have something done on the window's own thread: SDL wants sizes and places set there."""
        self.window.power.ask(lambda: None, lambda nothing: action())

    def post(self, kind, **details):
        pygame.event.post(pygame.event.Event(kind, **details))

    def key(self, code, *, up=True, mod=0, unicode=""):
        self.post(pygame.KEYDOWN, key=code, unicode=unicode, mod=mod, scancode=0)
        if up:
            self.post(pygame.KEYUP, key=code, mod=mod, scancode=0)

    def mouse(self, kind, pos, button=1):
        self.post(kind, pos=pos, button=button)

    def finger(self, kind, pos, number=0):
        width, height = self.window.desktop.size
        self.post(kind, x=(pos[0] + 0.5) / width, y=(pos[1] + 0.5) / height, touch_id=1, finger_id=number)

    def drawn(self, name):
        """Where a key is on the window."""
        x, y = self.window.scene.view.key_place(name)
        return x, y + HEIGHT

    def lcd(self, x, y):
        left, top = self.window.scene.view.lcd_place(x, y)
        return left, top + HEIGHT

    def color(self, pos):
        return self.window.desktop.surface.get_at(pos)[:3]

    @property
    def toasts(self):
        return " ".join(self.window.scene.toasts.texts(0))


@pytest.fixture
def use(tmp_path):
    """`use(what, hands)`: open a window with `what` on the phone, let `hands(hand)` work it, close it; the hand."""

    def open_it(what, hands, *, file=None, skin="slider", zoom=1.0, title=None):
        phones = []

        def make(skin):
            phones.append(Phone(skin=skin, raise_faults=False, storage=tmp_path / "memory"))
            return phones[-1]
        settings = Settings(file)
        settings.for_this_time(skin=skin, zoom=zoom)
        desk = Desk(make, lambda phone: None if what is None else phone.program(what), bell=OrderBell(), speaker=None)
        window, failures = Window(desk, settings, Album(tmp_path / "pictures", lambda: 0)), []
        hand = Hand(window, phones)
        hand.settings = settings

        def work():
            try:
                hand.wait(lambda: window.desktop.is_open)
                hand.wait(lambda: what is None or (hand.phone.apps and hand.app.state is State.ACTIVE
                                                   and hand.phone.software.front in hand.phone.software.sessions))
                hands(hand)
            except BaseException as failure:
                failures.append(failure)
            finally:
                hand.post(pygame.QUIT)
        thread = threading.Thread(target=work)
        thread.start()
        window.open()
        thread.join()
        if failures:
            raise failures[0]
        return hand
    return open_it


# -- keys, mouse, fingers ------------------------------------------------------------------------------

def test_the_computers_arrows_and_digits_are_the_phones(use):
    def hands(hand):
        hand.key(pygame.K_LEFT)
        hand.key(pygame.K_5)
        hand.wait(lambda: len(hand.calls) == 4)
        left = hand.phone.handset.keypad.key("left").code
        assert hand.calls == [("pressed", left), ("released", left), ("pressed", 53), ("released", 53)]
    use(Seen, hands)


def test_the_mouse_presses_a_drawn_key(use):
    def hands(hand):
        hand.mouse(pygame.MOUSEBUTTONDOWN, hand.drawn("7"))
        hand.wait(lambda: hand.calls)
        hand.mouse(pygame.MOUSEBUTTONUP, hand.drawn("7"))
        hand.wait(lambda: len(hand.calls) == 2)
        assert hand.calls == [("pressed", 55), ("released", 55)]
    use(Seen, hands)


@pytest.mark.parametrize("press, release", [
    (lambda hand: hand.mouse(pygame.MOUSEBUTTONDOWN, hand.drawn("7")),
     lambda hand: hand.mouse(pygame.MOUSEBUTTONUP, hand.drawn("7"))),
    (lambda hand: hand.finger(pygame.FINGERDOWN, hand.drawn("7")),
     lambda hand: hand.finger(pygame.FINGERUP, hand.drawn("7"))),
    (lambda hand: hand.key(pygame.K_7, up=False),
     lambda hand: hand.post(pygame.KEYUP, key=pygame.K_7, mod=0)),
], ids=["mouse", "finger", "keyboard"])
def test_a_key_looks_pressed_whatever_holds_it(use, press, release):
    def hands(hand):
        left, top = hand.drawn("7")
        box = pygame.Rect(left - 10, top - 10, 20, 20)

        def picture():
            return pygame.image.tobytes(hand.window.desktop.surface.subsurface(box), "RGB")
        hand.wait(lambda: any(picture()))
        up = picture()
        press(hand)
        hand.wait(lambda: picture() != up)
        release(hand)
        hand.wait(lambda: picture() == up)
    use(Seen, hands)


def test_two_fingers_and_the_keyboard_hold_three_keys(use):
    def hands(hand):
        held = hand.phone.handset.keypad
        hand.finger(pygame.FINGERDOWN, hand.drawn("1"), 1)
        hand.finger(pygame.FINGERDOWN, hand.drawn("3"), 2)
        hand.key(pygame.K_UP, up=False)
        hand.wait(lambda: held.held == {"1", "3", "up"})
        hand.finger(pygame.FINGERUP, hand.drawn("1"), 1)
        hand.wait(lambda: held.held == {"3", "up"})
    use(Seen, hands)


def test_a_key_that_mouse_and_keyboard_hold_comes_up_when_both_let_go(use):
    def hands(hand):
        hand.mouse(pygame.MOUSEBUTTONDOWN, hand.drawn("5"))
        hand.key(pygame.K_5)
        hand.key(pygame.K_6)
        hand.wait(lambda: ("released", 54) in hand.calls)
        assert ("released", 53) not in hand.calls
        hand.mouse(pygame.MOUSEBUTTONUP, hand.drawn("5"))
        hand.wait(lambda: ("released", 53) in hand.calls)
    use(Seen, hands)


def test_a_mouse_that_sdl_made_of_a_finger_is_not_taken_twice(use):
    def hands(hand):
        hand.finger(pygame.FINGERDOWN, hand.drawn("7"))
        hand.post(pygame.MOUSEBUTTONDOWN, pos=hand.drawn("9"), button=1, touch=True)
        hand.finger(pygame.FINGERUP, hand.drawn("7"))
        hand.wait(lambda: len(hand.calls) == 2)
        assert hand.calls == [("pressed", 55), ("released", 55)]
    use(Seen, hands)


@pytest.mark.parametrize("down, up", [("MOUSEBUTTONDOWN", "MOUSEBUTTONUP"), ("FINGERDOWN", "FINGERUP")])
def test_mouse_and_finger_touch_the_lcd_in_its_own_pixels(use, down, up):
    def hands(hand):
        act = hand.mouse if down.startswith("M") else hand.finger
        act(getattr(pygame, down), hand.lcd(30, 40))
        act(getattr(pygame, up), hand.lcd(30, 40))
        hand.wait(lambda: len(hand.calls) == 2)
        assert hand.calls == [("down", 30, 40), ("up", 30, 40)]
    use(Seen, hands)


def test_a_window_that_is_left_lets_go_of_everything(use):
    def hands(hand):
        keypad = hand.phone.handset.keypad
        hand.key(pygame.K_UP, up=False)
        hand.mouse(pygame.MOUSEBUTTONDOWN, hand.drawn("1"))
        hand.finger(pygame.FINGERDOWN, hand.drawn("3"))
        hand.key(pygame.K_TAB, up=False)
        hand.wait(lambda: len(keypad.held) == 3 and hand.window.power.worker.speed == 8)
        hand.post(pygame.WINDOWFOCUSLOST)
        hand.wait(lambda: not keypad.held and hand.window.power.worker.speed == 1)
    use(Seen, hands)


def test_letters_of_the_computers_keyboard_go_straight_into_a_text_box(use):
    def hands(hand):
        for letter in "hi 你":
            hand.post(pygame.KEYDOWN, key=pygame.K_2, unicode=letter, mod=0, scancode=0)
            hand.post(pygame.TEXTINPUT, text=letter)
            hand.post(pygame.KEYUP, key=pygame.K_2, mod=0, scancode=0)
        hand.wait(lambda: hand.app.midlet.box.size() == 4)
        assert hand.app.midlet.box.get_string().lower() == "hi 你"
    use(Note, hands)


def test_a_digit_that_opens_a_text_box_is_not_typed_into_it(use):
    class Opens(Seen):
        def start_app(self):
            super().start_app()
            self.box = TextBox("Note", "", 40, TextField.ANY)
            self.canvas.key_pressed = lambda code: Display.get_display(self).set_current(self.box)

    def hands(hand):
        hand.key(pygame.K_5, up=False, unicode="5")
        hand.wait(hand.phone.handset.typing.is_wanted)
        hand.post(pygame.TEXTINPUT, text="5")
        hand.key(pygame.K_6, unicode="6")
        hand.post(pygame.TEXTINPUT, text="6")
        hand.wait(lambda: hand.app.midlet.box.size() > 0)
        assert hand.app.midlet.box.get_string() == "6"
    use(Opens, hands)


def test_a_key_of_ones_own_choice_is_the_phones(use):
    def hands(hand):
        hand.window.deeds.key_map.own["w"] = "5"
        hand.key(pygame.K_w)
        hand.wait(lambda: len(hand.calls) == 2)
        assert hand.calls[0] == ("pressed", 53)
    use(Seen, hands)


def test_a_part_of_a_gamepad_of_ones_own_choice_is_the_phones(use, tmp_path):
    file = tmp_path / "window.yaml"
    file.write_text("pads: {a: 7}", encoding="utf-8")

    def hands(hand):
        hand.post(pygame.CONTROLLERBUTTONDOWN, button=BUTTONS.index("a"), instance_id=1)
        hand.post(pygame.CONTROLLERBUTTONDOWN, button=BUTTONS.index("y"), instance_id=1)
        hand.wait(lambda: len(hand.calls) == 2)
        assert hand.calls == [("pressed", ord("7")), ("pressed", ord("0"))]
    use(Seen, hands, file=file)


def test_a_key_and_the_mouse_lay_the_keypad_over_a_game_on_a_touch_phone(use):
    def hands(hand):
        def shown():
            return pygame.image.tobytes(hand.window.power.worker.picture, "RGB")
        plain = shown()
        hand.key(pygame.K_INSERT)
        hand.wait(lambda: shown() != plain)
        game = shown()
        hand.mouse(pygame.MOUSEBUTTONDOWN, hand.drawn("keypad"))
        hand.mouse(pygame.MOUSEBUTTONUP, hand.drawn("keypad"))
        hand.wait(lambda: shown() not in (plain, game))
        hand.key(pygame.K_BACKQUOTE, unicode="`")
        hand.wait(lambda: shown() == plain)
        assert hand.calls == []
    use(Seen, hands, skin="touch")


# -- closing -------------------------------------------------------------------------------------------

def test_closing_the_window_destroys_the_midlet(use):
    apps = []
    use(Seen, lambda hand: apps.append(hand.app))
    assert apps[0].state is State.DESTROYED


def test_a_midlet_that_never_returns_is_ended_by_the_red_key_within_a_second(use, tmp_path):
    (tmp_path / "busy").mkdir()
    (tmp_path / "busy" / "midlet.py").write_text(BUSY, encoding="utf-8")
    (tmp_path / "busy.jad").write_text(JAD, encoding="utf-8")

    def hands(hand):
        app, keypad = hand.app, hand.phone.handset.keypad
        hand.key(pygame.K_5)
        hand.wait(lambda: "5" not in keypad.held and hand.phone.now > 100)
        hand.key(pygame.K_UP, up=False)
        hand.wait(lambda: "up" in keypad.held)                    # the keys are alive
        began = time.monotonic()
        hand.key(pygame.K_ESCAPE)
        hand.wait(lambda: app.state is State.DESTROYED)
        assert time.monotonic() - began < 1.0
    use(tmp_path / "busy.jad", hands)


def test_no_display_is_one_clear_line(monkeypatch, use):
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.delenv("DISPLAY", raising=False)
    with pytest.raises(UserError, match=r"there is no display.*--headless"):
        use(None, lambda hand: None)
    assert "DISPLAY" not in os.environ


# -- the menu and its keys -----------------------------------------------------------------------------

def test_f8_silences_the_phone_and_lets_it_be_heard_again_and_next_time_too(use, tmp_path):
    def hands(hand):
        for expected in (True, False, True):
            hand.key(pygame.K_F8)
            hand.wait(lambda expected=expected: hand.phone.handset.speaker.muted is expected)
    use(Seen, hands, file=tmp_path / "window.yaml")
    again = use(Seen, lambda hand: hand.wait(lambda: hand.phone.handset.speaker.muted), file=tmp_path / "window.yaml")
    assert again.settings.now.muted


def test_f6_pauses_what_runs_and_goes_on_with_it(use):
    def hands(hand):
        app = hand.app
        hand.key(pygame.K_F6)
        hand.wait(lambda: app.state is State.PAUSED)
        hand.key(pygame.K_F6)
        hand.wait(lambda: app.state is State.ACTIVE)
    use(Seen, hands)


def test_f7_lets_a_call_come_in(use):
    def hands(hand):
        app = hand.app
        hand.key(pygame.K_F7)
        hand.wait(lambda: app.state is State.PAUSED and hand.phone.calls)
    use(Seen, hands)


def test_tab_is_fast_forward_while_it_is_held(use):
    def hands(hand):
        worker = hand.window.power.worker
        hand.key(pygame.K_TAB, up=False)
        hand.wait(lambda: worker.speed == 8)
        hand.post(pygame.KEYUP, key=pygame.K_TAB, mod=0)
        hand.wait(lambda: worker.speed == 1)
    use(Seen, hands)


def test_a_speed_is_chosen_in_the_menu_by_keyboard(use):
    def hands(hand):
        hand.key(pygame.K_F5)
        hand.wait(lambda: hand.window.scene.has_panel)
        hand.key(pygame.K_4, unicode="4")
        hand.wait(lambda: hand.window.power.worker.speed == 2)
        assert hand.calls == []                                   # the menu had the keyboard
    use(Seen, hands)


def test_an_entry_of_the_menu_is_chosen_by_mouse(use):
    def hands(hand):
        hand.mouse(pygame.MOUSEBUTTONDOWN, (40, 10))
        hand.mouse(pygame.MOUSEBUTTONUP, (40, 10))
        hand.wait(lambda: hand.window.scene.has_panel)
        box = hand.window.scene.panels._front._buttons[2].rect    # Pause or resume
        pygame.mouse.set_pos(box.center)
        hand.mouse(pygame.MOUSEMOTION, box.center)
        hand.wait(lambda: hand.window.scene.panels._front._buttons[2].hovered)
        hand.mouse(pygame.MOUSEBUTTONDOWN, box.center)
        hand.mouse(pygame.MOUSEBUTTONUP, box.center)
        hand.wait(lambda: hand.app.state is State.PAUSED)
        assert not hand.window.scene.has_panel and hand.calls == []
    use(Seen, hands)


def test_another_skin_ends_the_game_properly_and_begins_it_anew_with_the_same_memory(use, tmp_path):
    class Keeps(Seen):
        ended = []

        def destroy_app(self, unconditional):
            self.ended.append(unconditional)

    def hands(hand):
        first = hand.phone
        hand.in_the_window(lambda: hand.window.deeds.take_skin("classic"))
        hand.wait(lambda: hand.phone is not first and hand.phone.apps and hand.app.state is State.ACTIVE)
        assert Keeps.ended == [True]
        assert hand.phone.skin.name == "classic" and hand.phone.software.front.program.title.endswith("Keeps")
        hand.key(pygame.K_5)
        hand.wait(lambda: len(hand.calls) == 2)
    hand = use(Keeps, hands, file=tmp_path / "window.yaml")
    assert Settings(tmp_path / "window.yaml").now.skin == hand.phone.skin.name == "classic"


def test_a_key_that_the_next_skin_does_not_have_may_be_down_meanwhile(use, tmp_path):
    def hands(hand):
        first = hand.phone
        hand.key(pygame.K_F12, mod=pygame.KMOD_LCTRL)
        hand.wait(lambda: hand.window.deeds.film is not None)
        hand.key(pygame.K_q, up=False)
        hand.wait(lambda: "q" in first.handset.keypad.held)
        hand.in_the_window(lambda: hand.window.deeds.take_skin("classic"))
        hand.wait(lambda: hand.phone is not first and hand.phone.apps and hand.app.state is State.ACTIVE)
        hand.post(pygame.KEYUP, key=pygame.K_q, mod=0)
        hand.key(pygame.K_5)
        hand.wait(lambda: len(hand.calls) == 2)
        assert "Kept" in hand.toasts and hand.window.deeds.film is None
    use(Seen, hands, skin="qwerty")
    assert next((tmp_path / "pictures").glob("*.gif")).read_bytes().startswith(b"GIF89a")


def test_a_skin_that_is_none_is_said_and_the_phone_stays(use, tmp_path):
    def hands(hand):
        first = hand.phone
        (tmp_path / "plain").mkdir()
        hand.in_the_window(lambda: hand.window.deeds.take_skin(str(tmp_path / "plain")))
        hand.wait(lambda: "plain" in hand.toasts)
        assert hand.phone is first and hand.app.state is State.ACTIVE
    use(Seen, hands)


def test_a_screenshot_and_a_photo_are_kept_where_pictures_go(use, tmp_path):
    def hands(hand):
        hand.key(pygame.K_F12)
        hand.key(pygame.K_F12, mod=pygame.KMOD_LSHIFT)
        hand.wait(lambda: len(list((tmp_path / "pictures").glob("*.png"))) == 2)
        hand.wait(lambda: "Kept" in hand.toasts)
    use(Seen, hands)
    sizes = sorted(pygame.image.load(path).get_size() for path in (tmp_path / "pictures").iterdir())
    assert sizes[0] == (240, 320) and sizes[1][0] > 480


def test_a_film_is_begun_and_ended_with_the_same_key(use, tmp_path):
    def hands(hand):
        hand.key(pygame.K_F12, mod=pygame.KMOD_LCTRL)
        hand.wait(lambda: hand.window.deeds.film is not None)
        hand.key(pygame.K_5)
        hand.wait(lambda: len(hand.calls) == 2)
        hand.key(pygame.K_F12, mod=pygame.KMOD_LCTRL)
        hand.wait(lambda: "Kept" in hand.toasts)
    use(Seen, hands)
    film = next((tmp_path / "pictures").glob("*.gif"))
    assert film.read_bytes().startswith(b"GIF89a")


# -- what is dropped -----------------------------------------------------------------------------------

def drop(hand, *paths):
    hand.post(pygame.DROPBEGIN)
    for path in paths:
        hand.post(pygame.DROPFILE, file=str(path))
    hand.post(pygame.DROPCOMPLETE)


def test_a_dropped_jad_runs(use):
    def hands(hand):
        drop(hand, Path("jad/connect4.jad").resolve())
        hand.wait(lambda: hand.phone.apps and "Connect 4" in repr(hand.app) and hand.app.state is State.ACTIVE)
    use(None, hands)


@pytest.mark.parametrize("name, content", [("notes.txt", b"hello"), ("broken.jad", b"\x00\xff"), ("no.jar", b"PK")])
def test_a_dropped_file_that_is_no_suite_says_so_in_the_window(use, tmp_path, name, content):
    def hands(hand):
        (tmp_path / name).write_bytes(content)
        drop(hand, tmp_path / name)
        hand.wait(lambda: name in hand.toasts)
        assert hand.app.state is State.ACTIVE
    use(Seen, hands)


def test_of_several_dropped_files_each_is_opened_and_each_fault_said(use, tmp_path):
    def hands(hand):
        (tmp_path / "bad.jad").write_bytes(b"no")
        drop(hand, tmp_path / "bad.jad", Path("jad/gomoku.jad").resolve(), Path("jad/connect4.jad").resolve())
        hand.wait(lambda: len(hand.phone.apps) == 2 and hand.app.state is State.ACTIVE)
        hand.wait(lambda: "bad.jad" in hand.toasts)
    use(None, hands)


# -- the window itself ---------------------------------------------------------------------------------

def test_a_resized_window_fits_the_handset_in(use):
    def hands(hand):
        hand.in_the_window(lambda: setattr(hand.window.desktop.window, "size", (900, 1400)))
        hand.wait(lambda: hand.window.desktop.size == (900, 1400))
        hand.post(pygame.WINDOWSIZECHANGED, x=900, y=1400)
        hand.wait(lambda: hand.window.desktop.surface.get_size() == (900, 1400)
                  and hand.color((890, 1390)) == (43, 47, 54))
        hand.wait(lambda: hand.color(hand.lcd(120, 160)) == (128, 128, 128))
        assert hand.lcd(239, 0)[0] - hand.lcd(0, 0)[0] > 239       # larger than its 240 pixels
    use(Seen, hands, zoom=None)


def test_the_window_is_where_it_was_last_time(use, tmp_path):
    def hands(hand):
        hand.in_the_window(lambda: setattr(hand.window.desktop.window, "size", (500, 700)))
        hand.in_the_window(lambda: setattr(hand.window.desktop.window, "position", (40, 50)))
        hand.wait(lambda: hand.window.desktop.place == (40, 50, 500, 700))
    file = tmp_path / "window.yaml"
    settings = Settings(file)
    settings.choose(speed=2.0)
    use(None, hands, file=file, zoom=None)
    assert Settings(file).now.place == (40, 50, 500, 700)
    assert use(None, lambda hand: None, file=file, zoom=None).settings.now.place == (40, 50, 500, 700)

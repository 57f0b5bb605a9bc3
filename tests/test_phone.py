"""Phone: what a program that holds one can do."""

import pygame
import pytest

from emulator import Ether, Phone, State
from emulator.errors import EmulatorError, GuestFault, SuiteError, UserError
from emulator.midp.lcdui import Canvas, Command, Display
from emulator.midp.midlet import MIDlet
from emulator.phone import NotInTime
from emulator.shelf import shelf


class Hello(MIDlet):
    """Says hello, and how often fire was pressed."""

    def start_app(self):
        self.canvas = HelloCanvas()
        Display.get_display(self).set_current(self.canvas)


class HelloCanvas(Canvas):
    presses = 0

    def key_pressed(self, key_code):
        self.presses += 1
        self.repaint()

    def paint(self, g):
        g.set_color(0xFFFFFF)
        g.fill_rect(0, 0, self.get_width(), self.get_height())
        g.set_color(0)
        g.draw_string(f"Hello {self.presses}", 10, 10, 0)


def test_launching_takes_no_phone_time_and_start_app_has_run(phone):
    app = phone.launch(Hello)
    assert (phone.now, app.state) == (0, State.ACTIVE) and "Hello 0" in phone.screen.text()


def test_a_press_takes_100_ms_and_hold_as_long_as_asked(phone):
    phone.launch(Hello)
    phone.press("fire")
    assert phone.now == 100
    phone.press("fire", hold=400)
    assert phone.now == 550


def test_a_script_presses_and_waits(phone):
    phone.launch(Hello)
    phone.play("fire wait:300 fire up+left")
    assert phone.now == 600 and "Hello 4" in phone.screen.text()


def test_run_until_stops_when_it_holds_and_gives_up_in_time(phone):
    phone.launch(Hello)
    phone.run_until(lambda: phone.now == 30, within=100)
    assert phone.now == 30
    with pytest.raises(NotInTime, match="Hello 0"):
        phone.run_until(lambda: False, within=20)
    assert phone.now == 50


def test_something_that_is_no_midlet_is_refused(phone):
    with pytest.raises(SuiteError, match="MIDlet"):
        phone.launch(int)


def test_a_suite_that_is_not_there_is_named_with_the_nearest(phone):
    with pytest.raises(UserError, match="did you mean 'minesweeper'"):
        phone.launch("jad/minesweper.jad")


def test_the_commands_are_those_that_can_be_chosen_now(phone):
    app = phone.launch(Hello)
    app.midlet.canvas.add_command(Command("Exit", Command.EXIT, 1))
    assert [command.get_label() for command in phone.commands] == ["Exit"]


def test_a_screenshot_is_the_lcd(phone, tmp_path):
    phone.launch(Hello)
    phone.screenshot(tmp_path / "lcd.png")
    picture = pygame.image.load(tmp_path / "lcd.png")
    assert picture.get_size() == (240, 320) and picture.get_at((100, 200))[:3] == (255, 255, 255)


def test_a_photograph_is_the_whole_handset(phone, tmp_path):
    phone.launch(Hello)
    phone.photograph(tmp_path / "phone.png", scale=1)
    assert pygame.image.load(tmp_path / "phone.png").get_size() == phone.case.size(1)


def test_a_picture_that_cannot_be_saved_is_the_persons_fault(phone, tmp_path):
    with pytest.raises(UserError, match="cannot be saved"):
        phone.screenshot(tmp_path / "nowhere" / "lcd.png")


def test_a_picture_is_a_png_whatever_it_is_called(phone, tmp_path):
    for name in ("lcd", "lcd.tga", "lcd.jpg"):
        phone.screenshot(tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("wrong", [
    {"skin": None}, {"seed": "a"}, {"seed": 1.5}, {"seed": None}, {"locale": None}, {"permissions": None},
    {"epoch": "now"}, {"epoch": 10**18}, {"epoch": -1}, {"number": ""}, {"number": 5}, {"storage": ""}])
def test_what_no_phone_can_be_made_with_is_refused_by_its_name(wrong):
    with pytest.raises(UserError, match=f"^{next(iter(wrong))}: "):
        Phone(**wrong)


def test_a_skin_may_be_a_path():
    with Phone(skin=shelf("skins") / "classic") as phone:
        assert phone.skin.name == "classic"


@pytest.mark.parametrize("wrong", [{"policy": "/no/policy.yaml"}, {"number": "+100"}, {"seed": "a"}])
def test_a_phone_that_cannot_be_made_holds_no_memory_and_no_number(tmp_path, wrong):
    ether = Ether()
    with Phone(network=ether, number="+100"):
        try:
            Phone(storage=tmp_path, network=ether, **{"number": "+200"} | wrong)
        except UserError as refusal:                     # it is kept: what its frames hold is not let go by chance
            with Phone(storage=tmp_path, network=ether, number="+200") as phone:
                assert phone.network.host == "+200", refusal
        else:
            pytest.fail("it was made")


def test_a_fresh_phone_shows_its_home_screen_when_what_runs_has_ended(phone):
    phone.launch(Hello).close()
    assert "Minesweeper" in phone.screen.text()


def test_paused_programs_can_be_gone_on_with_from_the_home_screen(phone):
    app = phone.launch(Hello)
    phone.pause()
    assert "‖ Hello" in phone.screen.text()
    phone.press("fire")
    assert app.state is State.ACTIVE and "Hello 0" in phone.screen.text()


def test_a_fault_of_the_test_itself_comes_out_unchanged(phone):
    class Failing(MIDlet):
        def start_app(self):
            pytest.fail("the test's own failure")
    with pytest.raises(pytest.fail.Exception, match="the test's own failure"):
        phone.launch(Failing)


def test_a_phone_that_does_not_raise_shows_the_fault_and_offers_to_close(tmp_path):
    class Faulty(MIDlet):
        def start_app(self):
            raise ValueError("so it goes")
    with Phone(raise_faults=False) as phone:
        app = phone.launch(Faulty)
        assert app.state is State.DESTROYED and "so it goes" in phone.screen.text()
        assert app.faults() and "test_phone.py" in app.faults()[0]
        phone.select("Close")
        assert "so it goes" not in phone.screen.text()


def test_after_a_fault_in_a_callback_the_person_may_go_on(phone):
    app = phone.launch(Hello)
    app.midlet.canvas.key_pressed = lambda code: 1 / 0
    with pytest.raises(ZeroDivisionError):
        phone.press("fire")
    phone.run(50)
    assert "ZeroDivisionError" in phone.screen.text() and app.state is State.ACTIVE
    phone.select("Continue")
    assert "Hello 0" in phone.screen.text()


def test_or_end_it(phone):
    app = phone.launch(Hello)
    app.midlet.canvas.key_pressed = lambda code: 1 / 0
    with pytest.raises(ZeroDivisionError):
        phone.press("fire")
    phone.run(50)
    phone.select("Close")
    assert app.state is State.DESTROYED and "Minesweeper" in phone.screen.text()


def test_an_unknown_permission_policy_is_refused():
    with pytest.raises(UserError, match="did you mean 'allow'"):
        Phone(permissions="alow")


def test_what_a_phone_is_told_to_deny_it_denies():
    class Asking(MIDlet):
        def start_app(self):
            answers.append([self.check_permission("javax.microedition.io.Connector.http"),
                            self.check_permission("no.such.permission")])
    answers = []
    for policy in ("allow", "deny"):
        with Phone(permissions=policy) as phone:
            phone.launch(Asking)
    assert answers == [[1, 0], [0, 0]]


@pytest.mark.parametrize("skin", ["classic", "candybar", "slider", "qwerty", "touch"])
def test_it_runs_on_every_skin(skin):
    with Phone(skin=skin) as phone:
        phone.launch(Hello)
        phone.press("fire")
        assert "Hello 1" in phone.screen.text()


def test_sixteen_phones_live_in_one_process():
    phones = [Phone(seed=n) for n in range(16)]
    for n, phone in enumerate(phones):
        phone.launch(Hello)
        phone.press(*["fire"] * n)
    assert [phone.screen.text().split()[1] for phone in phones] == [str(n) for n in range(16)]
    for phone in phones:
        phone.close()


def test_a_closed_phone_does_nothing_more():
    phone = Phone()
    phone.close()
    with pytest.raises(EmulatorError, match="closed"):
        phone.press("fire")


@pytest.mark.parametrize("ms", [1.5, float("nan"), "9"])
def test_time_is_whole_milliseconds(phone, ms):
    with pytest.raises(ValueError, match="whole milliseconds"):
        phone.run(ms)
    assert phone.now == 0


@pytest.mark.parametrize("quits", [SystemExit, GeneratorExit])
def test_a_midlet_cannot_end_the_program_that_holds_the_phone(phone, quits):
    class Quitting(MIDlet):
        def start_app(self):
            raise quits
    with pytest.raises(GuestFault, match="notify_destroyed"):
        phone.launch(Quitting)

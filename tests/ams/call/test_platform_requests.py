"""MIDlet.platform_request: calls that a MIDlet wants, and suites; never without the person, never waiting for them."""

from contextlib import ExitStack

import pytest

from emulator import Ether, Phone, State
from emulator.ams.call.call import SAYS_FOR
from emulator.ams.call.platform_requests import number_in
from emulator.ams.call.states import CallState
from emulator.ams.home.install import LONGEST
from emulator.handset.silent_air import SilentAir
from emulator.midp.io import ConnectionNotFoundException
from emulator.midp.lang import Thread
from emulator.midp.lcdui import Display, Form, TextBox
from emulator.midp.midlet import MIDlet
from emulator.testing.replay import replay

JAD = "http://example.com/games/tiny.jad"
TEL = "tel:+200"


class Caller(MIDlet):
    """`on` holds what it does when it is called; `answers` what platform_request has returned."""

    on = {}

    def __init__(self):
        super().__init__()
        self.calls, self.answers = [], []
        self._do("constructor")

    def start_app(self):
        Display.get_display(self).set_current(Form("Caller"))
        self._do("start_app")

    def pause_app(self):
        self._do("pause_app")

    def destroy_app(self, unconditional):
        self._do("destroy_app")

    def _do(self, name):
        self.calls.append(name)
        if self.calls.count(name) == 1 and name in self.on:
            self.on[name](self)

    def request(self, url):
        self.answers.append(self.platform_request(url))


def caller(name="Caller", **on):
    """A class of it, which is a suite of its own by this name."""
    return type(name, (Caller,), {"on": on, "__qualname__": name})


def wants(url):
    return lambda midlet: midlet.request(url)


def ask(app, url):
    """As the MIDlet would, on a thread of its own; gives what was returned or raised."""
    said = []

    def work():
        try:
            said.append(app.midlet.platform_request(url))
        except ConnectionNotFoundException as error:
            said.append(error)
    app.session.group.spawn(work)
    app.session.kernel.run(0)
    return said[0]


def text(phone):
    return " ".join(phone.screen.text().split())


@pytest.fixture
def two():
    """Two phones on one ether; +100 runs Caller."""
    with ExitStack() as stack:
        ether = Ether()
        ours, theirs = (stack.enter_context(Phone(network=ether, number=number)) for number in ("+100", "+200"))
        theirs.switch_on()
        app = ours.launch(caller())
        yield ether, ours, theirs, app


# -- what cannot be done -----------------------------------------------------------------------------

@pytest.mark.parametrize("url, why", [
    ("gopher://example.org/", "try one of tel, http, https"),
    ("tell:110", "did you mean 'tel'"),
    ("htp://example.org/a.jad", "did you mean 'http'"), ("example.org/a.jad", "begins with tel:"), (" ", "begins with"),
    ("sms:+49301234", "try one of tel"), ("tel:", "no telephone number"), ("tel:Mum", "no telephone number"),
    ("tel:+", "no telephone number"), ("tel:" + "1" * 41, "no telephone number"), ("tel:;ext=5", "no telephone number"),
    ("http://example.org/", "no browser"), ("https://example.org/page.html?a.jad", "no browser"),
    ("http:///a.jad", "no address of a server"), ("http:a.jad", "no address of a server"),
    ("http://[/a.jad", "no address of a server"), ("http://host/a b.jad", "no address of a server"),
    ("http://host/\x00.jad", "no address of a server"),
    (f"http://host/{'a' * LONGEST}.jad", f"at most {LONGEST}"),
    ("x" * 9_999 + ":", "try one of tel"), (5, "begins with"), (b"tel:110", "begins with"),
])
def test_what_the_phone_cannot_open_is_not_found_with_the_reason(phone, url, why):
    error = ask(phone.launch(caller()), url)
    assert isinstance(error, ConnectionNotFoundException) and why in str(error)
    assert len(str(error)) < 400 and phone.calls == [] and "Caller" in phone.screen.text()


@pytest.mark.parametrize("url, number", [
    ("tel:110", "110"), ("TEL:+49-30-1234", "+49-30-1234"), ("tel:+49%2030%201234", "+49 30 1234"),
    ("tel:%2A100%23", "*100#"), ("tel:1234;phone-context=+49;ext=5", "1234"), ("tel: 110 ", "110"),
])
def test_the_number_in_an_address(url, number):
    assert number_in(url) == number


# -- a call --------------------------------------------------------------------------------------------

def test_it_returns_at_once_and_the_person_is_asked(two):
    _ether, ours, theirs, app = two
    assert ask(app, TEL) is False
    ours.run(10)
    assert "Call +200?" in text(ours) and app.state is State.ACTIVE
    assert ours.calls == [] and theirs.calls == []


@pytest.mark.parametrize("no", [["fire"], ["end"]])
def test_without_a_yes_nobody_is_called(two, no):
    ether, ours, theirs, app = two
    ask(app, TEL)
    ours.run(10)
    ours.press(*no)
    ether.run(100)
    assert ours.calls == theirs.calls == [] and app.state is State.ACTIVE and text(ours).startswith("Caller")


def test_the_red_key_keeps_a_midlet_from_asking_again_until_it_is_started_anew(two):
    _ether, ours, _theirs, app = two
    ask(app, TEL)
    ours.run(10)
    ours.press("end")
    assert "wants no more calls" in str(ask(app, TEL))
    app.close()
    again = ours.launch(caller())
    assert ask(again, TEL) is False


def test_one_question_at_a_time(two):
    _ether, ours, _theirs, app = two
    ask(app, TEL)
    assert "still being asked about +200" in str(ask(app, "tel:0190666"))
    ours.run(10)
    assert "Call +200?" in text(ours)
    ours.press("fire")
    assert ask(app, "tel:110") is False


def test_a_midlet_that_ends_right_after_its_request_has_made_it(two):
    ether, ours, theirs, _app = two
    gone = ours.launch(caller("Gone", start_app=lambda midlet: (midlet.request(TEL), midlet.notify_destroyed())))
    ours.run(10)
    assert gone.state is State.DESTROYED and "Call +200?" in text(ours)
    ours.press("up", "fire")
    ether.run(100)
    assert theirs.software.calls.state is CallState.RINGING
    ours.hang_up()
    ether.run(SAYS_FOR)
    assert ours.software.front is ours.software.home


@pytest.mark.parametrize("moment", ["constructor", "start_app", "pause_app", "destroy_app"])
def test_a_number_can_be_asked_for_at_every_moment_of_a_life(two, moment):
    ether, ours, theirs, _app = two
    app = ours.launch(caller("Moment", **{moment: wants(TEL)}))
    if moment == "pause_app":
        ours.pause()
    if moment == "destroy_app":
        app.close()
    ours.run(10)
    assert "Call +200?" in text(ours)
    ours.press("up", "fire")
    ether.run(100)
    assert theirs.software.calls.state is CallState.RINGING
    theirs.press("end")
    ether.run(SAYS_FOR + 100)
    goal = {"pause_app": State.PAUSED, "destroy_app": State.DESTROYED}.get(moment, State.ACTIVE)
    assert app.state is goal and ours.software.calls.state is CallState.NONE
    assert (ours.software.front is app.session) == (goal is State.ACTIVE)


def test_a_question_that_a_call_comes_over_is_answered_after_it(two):
    ether, ours, theirs, app = two
    ask(app, TEL)
    ours.run(10)
    ours.call("0111")
    ours.hang_up()
    ours.run(10)
    assert "Call +200?" in text(ours)
    ours.press("up", "fire")
    ether.run(100)
    assert theirs.software.calls.state is CallState.RINGING


def test_a_phone_can_be_switched_off_while_it_asks():
    phone = Phone()
    app = phone.launch(caller())
    ask(app, TEL)
    phone.run(10)
    phone.close()
    assert app.state is State.DESTROYED and phone.calls == []


DIALLER = """
from emulator.midp.lcdui import Display, Form
from emulator.midp.midlet import MIDlet

class Tiny(MIDlet):
    def start_app(self):
        if Display.get_display(self).get_current() is None:
            self.platform_request("tel:+200")
            Display.get_display(self).set_current(Form("Dialler"))
"""


@pytest.mark.parametrize("network", [None, SilentAir()])
def test_a_session_with_a_call_is_replayed_to_the_pixel(tmp_path, lay_out, network):
    tape = tmp_path / "call.session"
    with Phone(network=network) as phone:
        phone.record_session(tape)
        phone.launch(lay_out({"midlet.py": DIALLER}))
        phone.run(10)
        phone.press("up", "fire")
        phone.run(35_000)
        assert phone.calls[0].ended_at and text(phone).startswith("Dialler")
    with replay(tape) as again:
        assert again.calls == phone.calls


# -- a suite -------------------------------------------------------------------------------------------

def offered(phone):
    """The address that the install screen shows; None if another screen is shown."""
    phone.run(100)
    shown = phone.software.home.display.get_current()
    at_home = phone.software.front is phone.software.home
    return shown.get_string() if at_home and isinstance(shown, TextBox) else None


@pytest.mark.parametrize("url", [JAD, "https://example.com/tiny.JAR", "HTTP://example.com/a.jad?user=5#top"])
def test_a_suite_is_offered_when_the_midlet_has_ended(phone, url):
    app = phone.launch(caller())
    assert ask(app, url) is True
    phone.run(1_000)
    assert app.state is State.ACTIVE and text(phone).startswith("Caller") and offered(phone) is None
    app.close()
    assert offered(phone) == url and "Address of a suite" in text(phone)


def test_an_empty_address_takes_it_back(phone):
    app = phone.launch(caller())
    assert (ask(app, JAD), ask(app, "")) == (True, False)
    app.close()
    assert offered(phone) is None


def test_the_last_request_counts(phone):
    app = phone.launch(caller())
    ask(app, "http://example.com/first.jad"), ask(app, JAD)
    app.close()
    assert offered(phone) == JAD
    phone.select("Back")
    assert offered(phone) is None


def test_one_that_cannot_be_opened_leaves_the_one_before(phone):
    app = phone.launch(caller())
    ask(app, JAD), ask(app, "http://example.com/")
    app.close()
    assert offered(phone) == JAD


@pytest.mark.parametrize("moment", ["constructor", "start_app", "pause_app", "destroy_app"])
def test_a_suite_can_be_asked_for_at_every_moment_of_a_life(phone, moment):
    app = phone.launch(caller(**{moment: wants(JAD)}))
    phone.pause()
    phone.resume()
    app.close()
    assert app.midlet.answers == [True] and offered(phone) == JAD


@pytest.mark.parametrize("end", [lambda phone, app: phone.press("end"), lambda phone, app: app.session.destroy(),
                                 lambda phone, app: app.midlet.notify_destroyed()])
def test_however_it_ends(phone, end):
    app = phone.launch(caller())
    ask(app, JAD)
    end(phone, app)
    assert offered(phone) == JAD


def test_all_of_a_suite_must_have_ended(phone):
    both = {"MIDlet-Name": "Suite", "MIDlet-Vendor": "Test"}
    first, second = (phone.launch(caller(name), both) for name in ("First", "Second"))
    ask(second, JAD)
    second.close()
    assert offered(phone) is None
    first.close()
    assert offered(phone) == JAD


def test_another_suite_does_not_take_it_back(phone):
    first, second = phone.launch(caller("First")), phone.launch(caller("Second"))
    ask(first, JAD), ask(second, "")
    first.close()
    second.close()
    assert offered(phone) == JAD


def test_a_game_in_front_is_not_disturbed_and_home_offers_it_later(phone):
    behind, front = phone.launch(caller("Behind")), phone.launch(caller("Front"))
    ask(behind, JAD)
    behind.close()
    phone.run(100)
    assert phone.software.front is front.session and front.state is State.ACTIVE
    front.close()
    assert offered(phone) == JAD


def test_two_suites_are_offered_one_after_the_other(phone):
    first, second = phone.launch(caller("First")), phone.launch(caller("Second"))
    ask(first, "http://example.com/1.jad"), ask(second, "http://example.com/2.jad")
    first.close()
    second.close()
    assert offered(phone) == "http://example.com/1.jad"
    phone.select("Back")
    assert offered(phone) == "http://example.com/2.jad"


def test_a_page_that_the_person_looks_at_is_not_covered(phone):
    phone.switch_on()
    app = phone.launch(caller())
    ask(app, JAD)
    phone.pause()
    phone.run(10)
    phone.select("About")
    app.close()
    assert offered(phone) is None and "Model" in text(phone)
    phone.select("Back")
    assert offered(phone) == JAD


def test_a_question_is_answered_first(phone):
    app = phone.launch(caller(start_app=lambda midlet: (
        midlet.request(JAD), midlet.request(TEL), midlet.notify_destroyed())))
    assert app.midlet.answers == [True, False]
    assert offered(phone) is None and "Call +200?" in text(phone)
    phone.press("fire")
    assert offered(phone) == JAD


def test_a_fault_is_read_first():
    def fail(midlet):
        midlet.request(JAD)
        raise ArithmeticError("on purpose")
    with Phone(raise_faults=False) as phone:
        phone.launch(caller(start_app=fail))
        assert offered(phone) is None and "on purpose" in text(phone)
        phone.select("Close")
        assert offered(phone) == JAD


def test_a_call_comes_over_it_and_leaves_it(phone):
    app = phone.launch(caller())
    ask(app, JAD)
    phone.call("0111")
    app.close()
    assert offered(phone) is None
    phone.hang_up()
    assert offered(phone) == JAD


def test_it_is_forgotten_when_the_phone_goes_off(tmp_path):
    with Phone(storage=tmp_path) as phone:
        ask(phone.launch(caller()), JAD)
    with Phone(storage=tmp_path) as phone:
        phone.switch_on()
        app = phone.launch(caller())
        app.close()
        assert offered(phone) is None


def test_nothing_of_it_waits_for_the_person(phone):
    """A busy MIDlet goes on in the same moment."""
    def both(midlet):
        midlet.request(JAD)
        midlet.request(TEL)
        midlet.asked_at = phone.now
        Thread.sleep(1)
    app = phone.launch(caller(start_app=both))
    assert app.midlet.answers == [True, False] and app.midlet.asked_at == 0


def test_a_suite_that_asks_for_its_own_update_is_installed_and_runs(web, packed, answered):
    jar, jad = packed()
    web.pages["/games/tiny.jad"], web.pages["/games/tiny.jar"] = answered(jad), answered(jar)
    with Phone(network=web.ether, number="+100100") as phone:
        app = phone.launch(caller())
        ask(app, "http://+200/games/tiny.jad")
        app.close()
        web.ether.run(100)
        phone.select("Install")
        web.ether.run(3_000)
        assert "Tiny 1.0.0" in text(phone)
        phone.select("Open")
        phone.run(100)
        assert [(running.session.program.title, running.state) for running in phone.apps] == [("Tiny", State.ACTIVE)]

"""Permissions: what the policy says, what the person says, and what is remembered of it."""

import os
import signal
import subprocess
import sys

import pytest

from emulator import Ether, Phone, State
from emulator.ams.permit.policy import KNOWN, TRUSTED, UNTRUSTED, Mode
from emulator.ams.permit.policy_file import SHIPPED
from emulator.ams.program import Program
from emulator.ams.suite.suite import open_suite
from emulator.errors import UserError
from emulator.midp.io import Connector
from emulator.midp.lang import InterruptedIOException, SecurityException
from emulator.midp.lcdui import Display, Form
from emulator.midp.midlet import MIDlet
from emulator.shelf import descriptors

HTTP = "javax.microedition.io.Connector.http"
DATAGRAM = "javax.microedition.io.Connector.datagram"
RECEIVER = "javax.microedition.io.Connector.datagramreceiver"
COMM = "javax.microedition.io.Connector.comm"
PUSH = "javax.microedition.io.PushRegistry"
SMS = "javax.wireless.messaging.sms.send"


class Guest(MIDlet):
    """Demands what it is told to, each time on a new thread; `results` has True or the error."""

    def __init__(self):
        super().__init__()
        self.results = []

    def start_app(self):
        Display.get_display(self).set_current(Form("Guest"))

    def demand(self, permission):
        def work():
            try:
                self._phone.demand(permission)
                self.results.append(True)
            except SecurityException as refused:
                self.results.append(refused)
        thread = self._phone.group.spawn(work)
        self._phone.kernel.run(0)
        return thread


class Desk:
    """A phone with a Guest on it, and what a test does with them."""

    def __init__(self, phone, attributes=None):
        self.phone, self.permissions = phone, phone.software.permissions
        self.app = phone.launch(Guest, attributes)
        self.session = phone.software.sessions[-1]
        self.key = self.session.program.suite_key

    def demand(self, permission, answer=None):
        """True, or the SecurityException; the question, if there is one, is answered so."""
        self.app.midlet.demand(permission)
        if answer is not None:
            assert self.is_asked, self.phone.screen.text()
            self.choose(answer)
        return self.app.midlet.results[-1] if self.app.midlet.results else None

    def choose(self, answer):
        rows = [row.removeprefix("> ") for row in self.offered]
        self.phone.press(*["down"] * rows.index(answer), "fire")

    @property
    def is_asked(self):
        return self.phone.software.prompts.is_open

    @property
    def offered(self):
        """The answers on the screen."""
        screen = self.phone.software.prompts.screen
        return [screen.get_string(index) for index in range(screen.size())]

    def check(self, permission):
        return self.permissions.check(self.session, permission)


@pytest.fixture
def asking():
    """A phone that asks."""
    with Phone(permissions="ask", network=Ether(), number="+1") as phone:
        yield phone


@pytest.fixture
def desk(asking):
    return Desk(asking)


@pytest.fixture
def free_desk(free_policy_file):
    """A desk on a phone whose untrusted suites may be allowed the network and automatic start for good."""
    with Phone(permissions="ask", policy=free_policy_file) as phone:
        yield Desk(phone)


# -- ways ------------------------------------------------------------------------------------------

@pytest.mark.parametrize("name", sorted(KNOWN))
@pytest.mark.parametrize("way, answer", [("allow", 1), ("deny", 0), ("ask", -1)])
def test_check_permission_tells_each_way_apart(way, answer, name):
    with Phone(permissions=way) as phone:
        assert phone.launch(Guest).midlet.check_permission(name) == answer


@pytest.mark.parametrize("way", ["allow", "deny", "ask"])
def test_what_no_api_defines_is_denied_whatever_the_way(way):
    with Phone(permissions=way) as phone:
        desk = Desk(phone)
        assert desk.check("no.such.permission") == 0 and desk.check(None) == 0
        assert isinstance(desk.demand("no.such.permission"), SecurityException)


def test_a_way_that_is_none_is_refused_with_the_nearest_one():
    with pytest.raises(UserError, match="did you mean 'ask'"):
        Phone(permissions="aks")


# -- questions -------------------------------------------------------------------------------------

@pytest.mark.parametrize("permission, answers", [
    (HTTP, ["Yes, once", "This session", "No", "Never"]),
    (RECEIVER, ["Yes, once", "This session", "No", "Never"]),
    (SMS, ["Yes, once", "No", "Never"]),
    (PUSH, ["Yes, once", "This session", "No", "Never"]),
    (COMM, ["Yes, once", "This session", "Always", "No", "Never"]),
])
def test_only_the_answers_that_the_policy_allows_are_offered(desk, permission, answers):
    desk.demand(permission)
    assert desk.offered == answers


def test_the_question_says_who_wants_what(desk):
    desk.demand(SMS)
    text = desk.phone.screen.text()
    assert text.startswith("Guest") and "May Guest send or receive a message?" in " ".join(text.split())


def test_yes_once_is_for_this_time_alone(desk):
    assert desk.demand(HTTP, "Yes, once") is True and desk.check(HTTP) == -1
    assert desk.demand(HTTP, "No") is not True


def test_this_session_is_for_the_run_and_the_whole_group(desk):
    assert desk.demand(DATAGRAM, "This session") is True
    assert desk.demand(RECEIVER) is True and desk.check(DATAGRAM) == 1 and not desk.is_asked
    assert desk.check(HTTP) == -1                           # another group
    desk.app.close()
    assert Desk(desk.phone).check(DATAGRAM) == -1


def test_always_is_for_good(desk):
    assert desk.demand(COMM, "Always") is True
    desk.app.close()
    again = Desk(desk.phone)
    assert again.check(COMM) == 1 and again.demand(COMM) is True and not again.is_asked


def test_no_is_for_this_time_alone(desk):
    refused = desk.demand(HTTP, "No")
    assert isinstance(refused, SecurityException) and "Guest may not use " + HTTP in str(refused)
    assert desk.check(HTTP) == -1


def test_never_is_for_good(desk):
    desk.demand(HTTP, "Never")
    desk.app.close()
    again = Desk(desk.phone)
    assert again.check(HTTP) == 0 and isinstance(again.demand(HTTP), SecurityException) and not again.is_asked


def test_the_red_key_is_a_no(desk):
    desk.demand(HTTP)
    desk.phone.press("end")
    assert isinstance(desk.app.midlet.results[-1], SecurityException)
    assert desk.app.state is State.ACTIVE and desk.check(HTTP) == -1


def test_another_suite_is_asked_for_itself(desk):
    desk.demand(COMM, "Always")
    other = Desk(desk.phone, {"MIDlet-Name": "Other", "MIDlet-Vendor": "Somebody"})
    assert other.check(COMM) == -1


def test_two_threads_that_want_the_same_are_asked_once(desk):
    desk.app.midlet.demand(COMM)
    desk.app.midlet.demand(COMM)
    desk.choose("Always")
    assert desk.app.midlet.results == [True, True] and not desk.is_asked


def test_two_threads_that_want_the_same_once_are_asked_twice(desk):
    desk.app.midlet.demand(HTTP)
    desk.app.midlet.demand(HTTP)
    desk.choose("Yes, once")
    assert desk.app.midlet.results == [True] and desk.is_asked
    desk.choose("No")
    assert [result is True for result in desk.app.midlet.results] == [True, False]


def test_a_thread_that_waits_for_another_ones_answer_ends_with_its_midlet(desk):
    desk.app.midlet.demand(HTTP)
    desk.app.midlet.demand(HTTP)
    desk.app.close()
    assert not desk.is_asked and desk.app.midlet.results == []


# -- what the API does with it -----------------------------------------------------------------------

def opening(desk, name, answer):
    """The result of Connector.open on a thread of the guest's."""
    results = []

    def work():
        try:
            results.append(Connector.open(name))
        except Exception as error:
            results.append(error)
    thread = desk.session.group.spawn(work)
    desk.phone.run(0)
    if answer == "interrupt":
        desk.phone.kernel.interrupt(thread)
        desk.phone.run(0)
    else:
        desk.choose(answer)
    return results[0]


def test_a_refused_open_is_a_security_exception_and_nothing_is_sent(desk):
    assert isinstance(opening(desk, "http://+2/", "No"), SecurityException)
    assert not desk.phone.network.log


def test_a_granted_one_opens(desk):
    assert opening(desk, "datagram://:5555", "Yes, once").get_local_port() == 5555


@pytest.mark.parametrize("name, permission", [
    ("datagram://+2:7", "datagram"), ("datagram://:7", "datagramreceiver"),
    ("socket://+2:7", "socket"), ("socket://:7", "serversocket")])
def test_a_name_without_a_host_asks_for_the_receivers_permission(desk, name, permission):
    opening(desk, name, "No")
    assert desk.permissions.log[-1].permission == f"javax.microedition.io.Connector.{permission}"


def test_an_interrupted_question_is_an_interrupted_io_exception(desk):
    assert isinstance(opening(desk, "http://+2/", "interrupt"), InterruptedIOException)
    assert not desk.is_asked and desk.permissions.log[-1].answer == "no answer"


def test_a_question_in_a_callback_does_not_lock_the_phone(desk):
    done = []
    desk.session.display.call_serially(lambda: done.append(Connector.open("datagram://:5555")))
    desk.phone.run(10)
    desk.choose("Yes, once")
    assert len(done) == 1


# -- settings --------------------------------------------------------------------------------------

def test_what_is_set_counts_at_once_and_takes_back_the_answer_of_this_run(desk):
    desk.demand(HTTP, "This session")
    desk.permissions.set(desk.key, "net_access", Mode.NEVER)
    assert desk.check(HTTP) == 0
    desk.permissions.set(desk.key, "net_access", Mode.ONCE)
    assert desk.check(HTTP) == -1


def test_once_in_a_run_is_asked_once_in_a_run_whatever_the_answer(desk):
    desk.permissions.set(desk.key, "net_access", Mode.SESSION)
    desk.demand(HTTP)
    assert desk.offered == ["This session", "No", "Never"]
    desk.choose("No")
    assert desk.check(HTTP) == 0 and isinstance(desk.demand(HTTP), SecurityException) and not desk.is_asked
    desk.app.close()
    assert Desk(desk.phone).check(HTTP) == -1


def test_nothing_can_be_set_above_the_highest_of_the_domain(desk):
    desk.permissions.set(desk.key, "net_access", Mode.ALWAYS)
    assert desk.check(HTTP) == -1 and desk.permissions.mode(desk.session.program, "net_access") is Mode.SESSION


def test_a_default_of_always_is_asked_once_for_good(tmp_path):
    policy = tmp_path / "my.yaml"
    policy.write_text(SHIPPED.read_text().replace("{default: once, highest: always}",
                                                  "{default: always, highest: always}"))
    with Phone(permissions="ask", policy=policy) as phone:
        desk = Desk(phone)
        assert desk.check(COMM) == -1
        desk.demand(COMM)
        assert desk.offered == ["Always", "No", "Never"]
        desk.choose("Always")
        assert desk.check(COMM) == 1


def test_a_default_of_allowed_asks_nobody_and_one_of_never_neither(tmp_path):
    policy = tmp_path / "my.yaml"
    text = SHIPPED.read_text().replace("{default: once, highest: always}", "{default: allowed, highest: allowed}")
    policy.write_text(text.replace("{default: once, highest: once}", "{default: never, highest: never}"))
    with Phone(permissions="ask", policy=policy) as phone:
        desk = Desk(phone)
        assert (desk.check(COMM), desk.check(SMS)) == (1, 0)
        assert desk.demand(COMM) is True and isinstance(desk.demand(SMS), SecurityException)
        assert desk.permissions.domain_allows(UNTRUSTED, SMS) is False


def test_network_and_automatic_start_are_never_both_for_good(free_desk):
    free_desk.demand(PUSH, "Always")
    free_desk.demand(HTTP)
    assert "Always" not in free_desk.offered
    free_desk.choose("This session")
    assert (free_desk.check(PUSH), free_desk.check(HTTP)) == (1, 1)
    free_desk.permissions.set(free_desk.key, "net_access", Mode.ALWAYS)
    assert (free_desk.check(PUSH), free_desk.check(HTTP)) == (-1, 1)
    assert Mode.ALWAYS not in free_desk.permissions.choices(free_desk.session.program, "auto_invocation")


def test_a_suite_that_is_forgotten_is_asked_anew(desk):
    desk.demand(COMM, "Always")
    desk.demand(HTTP, "Never")
    assert desk.permissions.settings_of(desk.key) == {"local_connectivity": Mode.ALWAYS, "net_access": Mode.NEVER}
    desk.permissions.forget(desk.key)
    assert desk.permissions.settings_of(desk.key) == {} and (desk.check(COMM), desk.check(HTTP)) == (-1, -1)


def test_what_another_policy_has_kept_is_left_alone(desk):
    desk.phone.storage.set_setting(f"permissions of {desk.key}", "telepathy", "always")
    assert desk.permissions.settings_of(desk.key) == {} and desk.check(HTTP) == -1


def test_a_group_that_is_none_cannot_be_set(desk):
    with pytest.raises(UserError, match="did you mean 'messaging'"):
        desk.permissions.set(desk.key, "mesaging", Mode.NEVER)


KILLED = """
import os, signal, sys
from emulator import Phone
from emulator.ams.permit.policy import Mode
phone = Phone(permissions="ask", storage=sys.argv[1])
phone.software.permissions.set('["Somebody", "Chat"]', "messaging", Mode.NEVER)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_what_is_set_survives_the_phone_being_killed(tmp_path):
    ended = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], cwd=os.getcwd())
    assert ended.returncode == -signal.SIGKILL
    with Phone(permissions="ask", storage=tmp_path) as phone:
        assert phone.software.permissions.settings_of('["Somebody", "Chat"]') == {"messaging": Mode.NEVER}


# -- domains ---------------------------------------------------------------------------------------

def test_what_came_with_the_phone_is_trusted_and_nothing_else(asking, lay_out):
    domain_of = asking.software.permissions.domain_of
    assert domain_of(asking.program("gomoku")) == TRUSTED
    assert domain_of(Program.of_suite(open_suite(lay_out()))) == UNTRUSTED
    assert domain_of(Program.of_class(Guest)) == UNTRUSTED


def test_a_trusted_suite_gets_only_what_it_asks_for(asking):
    asking.launch("connect4")
    check = asking.software.permissions.check
    session = asking.software.sessions[0]
    assert (check(session, DATAGRAM), check(session, RECEIVER), check(session, HTTP)) == (1, 1, 0)


SUITE = """
from emulator.midp.midlet import MIDlet
class Tiny(MIDlet):
    def start_app(self): pass
"""


@pytest.mark.parametrize("attributes", [{}, {"MIDlet_Permissions": HTTP}, {"MIDlet_Permissions_Opt": SMS}])
def test_an_untrusted_suite_gets_its_domains_whether_it_asks_or_not(asking, lay_out, attributes):
    asking.launch(lay_out({"midlet.py": SUITE}, **attributes))
    check = asking.software.permissions.check
    session = asking.software.sessions[0]
    assert (check(session, HTTP), check(session, SMS)) == (-1, -1)


@pytest.mark.parametrize("domain", [TRUSTED, UNTRUSTED])
def test_a_domain_allows_what_its_highest_does(asking, domain):
    permissions = asking.software.permissions
    assert all(permissions.domain_allows(domain, name) for name in KNOWN)
    assert not permissions.domain_allows(domain, "no.such.permission")


NEEDS = {"datagram://": "low_level_net_access", "socket://": "low_level_net_access", "http://": "net_access",
         "sms://": "messaging", "PushRegistry.register": "auto_invocation"}


@pytest.mark.parametrize("jad", descriptors(), ids=lambda path: path.stem)
def test_every_shipped_suite_asks_for_what_it_uses(asking, jad):
    suite = open_suite(jad)
    sources = "".join(suite.source(module)[0].decode() for module in suite.modules() if suite.source(module))
    needed = {group for word, group in NEEDS.items() if "Connector" in sources and word in sources}
    asked_for = {group.key for group in asking.software.permissions.groups_of(Program.of_suite(suite))}
    assert needed <= asked_for


def test_all_groups_matter_to_an_untrusted_suite(asking):
    groups = asking.software.permissions.groups_of(Program.of_class(Guest))
    assert [group.key for group in groups] == list(asking.software.permissions.policy.groups)


@pytest.mark.parametrize("place, kind", [("socket://+2:80", "socket"), ("socket://+2:443", "socket"),
                                         ("socket://+2:8080", "socket")])
def test_a_web_port_is_closed_to_untrusted_sockets_even_when_the_person_agrees(desk, place, kind):
    assert isinstance(opening(desk, place, "This session"), SecurityException)


def test_and_open_to_trusted_ones(desk):
    desk.permissions.trusts = lambda program: True
    desk.permissions.way = "allow"
    results = []

    def work():
        try:
            Connector.open("socket://+2:80")
        except OSError as nobody:
            results.append(type(nobody).__name__)
    desk.session.group.spawn(work)
    desk.phone.run(100)
    assert results == ["ConnectionNotFoundException"]        # there is no such phone: it was looked for


# -- log -------------------------------------------------------------------------------------------

def test_every_answer_is_logged_with_its_time_and_whose_it_was(desk):
    desk.phone.run(1_000)
    desk.demand(COMM, "Always")
    desk.demand(COMM)
    desk.demand("no.such.permission")
    name, log = desk.session.program.name, desk.permissions.log
    assert [(entry.suite, entry.permission, entry.answer, entry.by) for entry in log] == [
        (name, COMM, "Always", "person"),
        (name, COMM, "allowed", "remembered"),
        (name, "no.such.permission", "denied", "policy")]
    assert [entry.time for entry in log[1:]] == [desk.phone.now] * 2 and 1_000 < log[0].time < desk.phone.now


def test_the_log_keeps_the_latest_thousand(desk):
    desk.permissions.way = "allow"
    for _ in range(1_001):
        desk.permissions.demand(desk.session, HTTP)
    desk.permissions.way = "deny"
    with pytest.raises(SecurityException):
        desk.permissions.demand(desk.session, HTTP)
    log = desk.permissions.log
    assert len(log) == 1_000 and [log[0].answer, log[-1].answer] == ["allowed", "denied"]

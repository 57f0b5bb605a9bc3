"""PushRegistry's arguments, answers and errors, in the spec's order."""

import pytest

from emulator import Ether, Phone
from emulator.handset.storage import Storage, StorageFull
from emulator.midp.io import ConnectionNotFoundException, Connector, PushRegistry
from emulator.midp.lang import ClassNotFoundException, IllegalArgumentException, IOException, SecurityException

LISTED = {"MIDlet-1": "Game, , game.Game"}
OTHER = {"MIDlet-1": "Other, , game.Game", "MIDlet-Name": "Other suite"}
register = PushRegistry.register_connection


@pytest.fixture
def answer(do, ours):
    """`answer(body)` is what `body()` gives on a MIDlet that is listed as game.Game; what it raises, as a type."""
    def run(body, phone=None, attributes=LISTED):
        done = do(phone or ours, body, attributes)
        return done.result if done.error is None else type(done.error)
    return run


def in_turn(*bodies):
    """One after another; the answer of the last."""
    def run():
        return [body() for body in bodies][-1]
    return run


# -- registerConnection ---------------------------------------------------------------------------


@pytest.mark.parametrize("connection, midlet, filter, error", [
    (None, "game.Game", "*", IllegalArgumentException),
    ("sms://:5000", "game.Game", None, IllegalArgumentException),
    (None, None, "*", IllegalArgumentException),
    ("sms://:5000", None, "*", ClassNotFoundException),
    ("sms://:5000", "no.Such", "*", ClassNotFoundException),
    ("no name", "no.Such", "*", ClassNotFoundException),
    ("no name", "game.Game", "*", IllegalArgumentException),
    ("datagram://", "game.Game", "*", IllegalArgumentException),
    ("datagram://:0", "game.Game", "*", IllegalArgumentException),
    ("datagram://:70000", "game.Game", "*", IllegalArgumentException),
    ("datagram://:0000019999", "game.Game", "*", IllegalArgumentException),
    ("datagram://:" + "9" * 5_000, "game.Game", "*", IllegalArgumentException),
    ("datagram://:5000/path", "game.Game", "*", IllegalArgumentException),
    ("datagram://:5000", "game.Game", "", IllegalArgumentException),
    ("datagram://:5000", "game.Game", "a b", IllegalArgumentException),
    ("sms://:5000", "game.Game", "192.168.*", IllegalArgumentException),
    ("http://:5000", "game.Game", "*", ConnectionNotFoundException),
    ("gopher://:70", "game.Game", "*", ConnectionNotFoundException),
    ("datagram://+200:5000", "game.Game", "*", ConnectionNotFoundException),
    ("sms://:2948", "game.Game", "*", SecurityException),
])
def test_what_cannot_be_registered(answer, connection, midlet, filter, error):
    assert answer(lambda: register(connection, midlet, filter)) is error
    assert answer(lambda: PushRegistry.list_connections(False)) == []


@pytest.mark.parametrize("scheme", ["datagram", "socket", "sms"])
def test_each_kind_that_can_wait_is_registered(answer, scheme):
    assert answer(lambda: register(f"{scheme}://:5000", "game.Game", "*")) is None
    assert answer(lambda: PushRegistry.list_connections(False)) == [f"{scheme}://:5000"]


def test_the_class_is_looked_at_before_the_permission_and_that_before_the_protocol(answer, refusing):
    assert answer(lambda: register("http://:5", "no.Such", "*"), refusing) is ClassNotFoundException
    assert answer(lambda: register("http://:5", "game.Game", "*"), refusing) is SecurityException


@pytest.mark.parametrize("refused", ["javax.microedition.io.PushRegistry",
                                     "javax.microedition.io.Connector.datagramreceiver"])
def test_the_registrys_and_the_connections_own_permission_are_both_needed(answer, ours, monkeypatch, refused):
    demanded = []

    def demand(session, permission):
        demanded.append(permission)
        if permission == refused:
            raise SecurityException(permission)
    monkeypatch.setattr(ours.software.permissions, "demand", demand)
    assert answer(lambda: register("datagram://:5000", "game.Game", "*")) is SecurityException
    assert demanded[-1] == refused


def test_what_is_registered_already_is_an_io_exception(answer):
    assert answer(in_turn(lambda: register("sms://:5000", "game.Game", "*"),
                          lambda: register("sms://:5000", "game.Game", "+1*"))) is IOException
    assert answer(lambda: register("SMS://:5000", "game.Game", "*"), attributes=OTHER) is IOException


def test_a_port_that_another_suite_has_open_is_an_io_exception(answer, ours):
    assert answer(lambda: Connector.open("datagram://:5000"), attributes=OTHER) is not IOException
    assert answer(lambda: register("datagram://:5000", "game.Game", "*")) is IOException


def test_a_port_that_the_suite_itself_has_open_can_be_registered(answer):
    assert answer(in_turn(lambda: Connector.open("datagram://:5000"),
                          lambda: register("datagram://:5000", "game.Game", "*"))) is None


def test_without_a_network_nothing_can_come_in(answer, phone):
    assert answer(lambda: register("sms://:5000", "game.Game", "*"), phone) is ConnectionNotFoundException


def test_a_suite_registers_thirty_two_connections_and_no_more(answer):
    def body():
        for port in range(5000, 5033):
            register(f"datagram://:{port}", "game.Game", "*")
    assert answer(body) is IOException
    assert len(answer(lambda: PushRegistry.list_connections(False))) == 32


def test_a_full_memory_is_an_io_exception_and_nothing_is_registered(answer, ours, monkeypatch):
    def full(self, *arguments):
        raise StorageFull("phone", None, "is full")
    monkeypatch.setattr(Storage, "set_setting", full)
    assert answer(lambda: register("datagram://:5000", "game.Game", "*")) is IOException
    monkeypatch.undo()
    assert answer(lambda: register("datagram://:5000", "game.Game", "*")) is None


def test_a_connection_kept_for_one_suite_cannot_be_opened_by_another(answer):
    answer(lambda: register("socket://:5000", "game.Game", "*"))
    assert answer(lambda: Connector.open("socket://:5000"), attributes=OTHER) is IOException


# -- unregisterConnection ---------------------------------------------------------------------------


@pytest.mark.parametrize("connection, expected", [("sms://:5000", True), ("sms://:5001", False), (None, False),
                                                  ("nonsense", False), ("http://x", False)])
def test_what_was_registered_can_be_taken_back(answer, connection, expected):
    answer(lambda: register("sms://:5000", "game.Game", "*"))
    assert answer(lambda: PushRegistry.unregister_connection(connection)) is expected
    assert answer(lambda: PushRegistry.list_connections(False)) == ([] if expected else ["sms://:5000"])


def test_another_suites_cannot(answer):
    answer(lambda: register("sms://:5000", "game.Game", "*"))
    assert answer(lambda: PushRegistry.unregister_connection("sms://:5000"), attributes=OTHER) is SecurityException
    assert answer(lambda: PushRegistry.get_midlet("sms://:5000")) == "game.Game"


# -- listConnections, getMIDlet, getFilter -----------------------------------------------------------


def test_a_suite_sees_its_own_registrations_alone(answer):
    answer(in_turn(lambda: register("sms://:5000", "game.Game", "+49*"),
                   lambda: register("datagram://:5000", "game.Game", "10.0.?.*")))
    answer(lambda: register("sms://:6000", "game.Game", "*"), attributes=OTHER)
    assert answer(lambda: PushRegistry.list_connections(False)) == ["datagram://:5000", "sms://:5000"]
    assert answer(lambda: PushRegistry.get_filter("sms://:5000")) == "+49*"
    assert answer(lambda: PushRegistry.get_midlet("datagram://:5000")) == "game.Game"
    assert answer(lambda: PushRegistry.list_connections(False), attributes=OTHER) == ["sms://:6000"]


@pytest.mark.parametrize("connection", ["sms://:6000", "sms://:7000", None, "nonsense"])
def test_of_what_is_unknown_or_anothers_there_is_no_midlet_and_no_filter(answer, connection):
    answer(lambda: register("sms://:6000", "game.Game", "*"), attributes=OTHER)
    assert answer(lambda: (PushRegistry.get_midlet(connection), PushRegistry.get_filter(connection))) == (None, None)


def test_nothing_available_is_an_empty_list(answer):
    answer(lambda: register("sms://:5000", "game.Game", "*"))
    assert answer(lambda: PushRegistry.list_connections(True)) == []


# -- registerAlarm -----------------------------------------------------------------------------------


@pytest.mark.parametrize("midlet, time, error", [
    (None, 5, ClassNotFoundException), ("no.Such", 5, ClassNotFoundException),
    ("game.Game", "noon", IllegalArgumentException), ("game.Game", None, IllegalArgumentException),
    ("game.Game", 1 << 63, IllegalArgumentException), ("game.Game", 10 ** 400, IllegalArgumentException)])
def test_no_alarm_for_that(answer, midlet, time, error):
    assert answer(lambda: PushRegistry.register_alarm(midlet, time)) is error


def test_an_alarm_needs_the_permission(answer, refusing):
    assert answer(lambda: PushRegistry.register_alarm("game.Game", 5), refusing) is SecurityException


def test_each_alarm_gives_back_the_time_set_before(answer, ours):
    soon = ours.software.epoch + 60_000
    assert answer(lambda: [PushRegistry.register_alarm("game.Game", time) for time in (soon, soon + 1, 0, 0, 5)]) \
        == [0, soon, soon + 1, 0, 0]


def test_alarms_need_no_network(answer, phone):
    assert answer(lambda: PushRegistry.register_alarm("game.Game", phone.software.epoch + 1_000), phone) == 0


# -- a suite of two MIDlets ---------------------------------------------------------------------------

DESCRIPTOR = """MIDlet-Name: Pair
MIDlet-Version: 1.0
MIDlet-Vendor: Acme
MIDlet-Jar-URL: pair/
MIDlet-Jar-Size: 0
MIDlet-1: One, , one.One
MIDlet-2: Two, , two.Two
MIDlet-3: Three, , two.NoMidlet
MicroEdition-Profile: MIDP-2.0
MicroEdition-Configuration: CLDC-1.1
"""
ONE = """
from emulator.midp.midlet import MIDlet
from emulator.midp.io import PushRegistry

class One(MIDlet):
    def start_app(self):
        self.outcome = []
        for number, name in enumerate(["two.Two", "two.NoMidlet", "three.Three", "one.Unlisted"]):
            try:
                PushRegistry.register_connection(f"sms://:{5000 + number}", name, "*")
                self.outcome.append("registered")
            except Exception as error:
                self.outcome.append(type(error).__name__)

class Unlisted(MIDlet):
    pass
"""
TWO = """
from emulator.midp.midlet import MIDlet

class Two(MIDlet):
    def start_app(self):
        pass

class NoMidlet:
    pass
"""


def test_only_a_listed_class_that_is_a_midlet_can_be_started(tmp_path):
    (tmp_path / "pair").mkdir()
    (tmp_path / "pair.jad").write_text(DESCRIPTOR)
    (tmp_path / "pair" / "one.py").write_text(ONE)
    (tmp_path / "pair" / "two.py").write_text(TWO)
    with Phone(network=Ether()) as phone:
        app = phone.launch(str(tmp_path / "pair.jad"))
        assert app.midlet.outcome == ["registered", *["ClassNotFoundException"] * 3]

"""What comes in starts the MIDlet that is registered for it, and waits for it; PushRegistry's class text."""

import subprocess
import sys
from contextlib import suppress

import pytest

from emulator import Ether, Phone, State
from emulator.ams.program import Program
from emulator.ams.suite.status import RefusedDescriptor, RefusedSuite, Status
from emulator.ams.suite.suite import open_suite
from emulator.handset.address import Address, PortTaken
from emulator.midp.io import Connector, PushRegistry
from emulator.midp.lang import InterruptedIOException, Thread
from emulator.midp.midlet import MIDlet

LATENCY = 20


class Receiver(MIDlet):
    """Registers itself for all kinds; opens one when its attribute says so, and reads what waits."""

    def start_app(self):
        self.read, self.waiting = [], PushRegistry.list_connections(True)
        self.name = self.get_app_property("Listens-to")
        if not PushRegistry.list_connections(False):
            wanted = self.get_app_property("Filter") or "*"
            for scheme in ("datagram", "sms", "socket"):
                PushRegistry.register_connection(f"{scheme}://:5000", "Receiver", wanted)
        elif self.name:
            Thread(self.receive).start()

    def receive(self):
        self.connection = Connector.open(self.name)
        with suppress(InterruptedIOException):
            self.receive_all()

    def receive_all(self):
        while True:
            if self.name.startswith("datagram"):
                packet = self.connection.new_datagram(100)
                self.connection.receive(packet)
                self.read.append(bytes(packet.get_data()[:packet.get_length()]))
            elif self.name.startswith("sms"):
                self.read.append(self.connection.receive().get_payload_text())
            else:
                with self.connection.accept_and_open() as caller, caller.open_input_stream() as stream:
                    self.read.append(stream.read())


class Other(MIDlet):
    def start_app(self):
        pass


@pytest.fixture
def ether():
    return Ether(latency=LATENCY)


@pytest.fixture
def ours(ether):
    with Phone(network=ether, number="+100") as phone:
        yield phone


@pytest.fixture
def theirs(ether):
    """A phone whose radio is used without a MIDlet."""
    with Phone(network=ether, number="+200") as phone:
        yield phone


def register(phone, **attributes):
    """Let Receiver register, and end."""
    phone.launch(Receiver, {name.replace("_", "-"): value for name, value in attributes.items()}).close()
    assert phone.apps == []


def send(phone, scheme, data=b"hello"):
    """From this phone to port 5000 of +100."""
    if scheme == "datagram":
        phone.network.datagrams(4000).send(data, Address("+100", 5000))
    elif scheme == "sms":
        phone.network.send_message("+100", 5000, data.decode())
    else:
        stream = phone.network.connect(Address("+100", 5000))

        def news():
            if stream.phase.name == "OPEN" and not stream.output_ended:
                stream.write(data)
                stream.end_output()
        stream.on_news = news
        return stream
    return None


def on_its_thread(phone, body):
    """Run `body()` as the MIDlet that was launched last."""
    phone.software.sessions[-1].group.spawn(body)
    phone.run(1)


def running(phone):
    return [type(app.midlet).__name__ for app in phone.apps]


# -- an arrival ----------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme, read", [("datagram", b"hello"), ("sms", "hello"), ("socket", b"hello")])
def test_what_starts_a_midlet_can_still_be_read_by_it(ether, ours, theirs, scheme, read):
    register(ours, Listens_to=f"{scheme}://:5000")
    send(theirs, scheme)
    ether.run(LATENCY - 1)
    assert running(ours) == []
    ether.run(200)
    assert running(ours) == ["Receiver"] and ours.apps[0].state is State.ACTIVE
    assert ours.apps[0].midlet.waiting == [f"{scheme}://:5000"]
    assert ours.apps[0].midlet.read == [read]


def test_it_starts_at_the_very_millisecond_of_the_arrival(ether, ours, theirs):
    register(ours)
    send(theirs, "sms")
    ether.run(LATENCY)
    assert running(ours) == ["Receiver"]


def test_what_runs_is_paused_when_another_is_started(ether, ours, theirs):
    register(ours)
    other = ours.launch(Other)
    send(theirs, "sms")
    ether.run(LATENCY)
    assert running(ours) == ["Other", "Receiver"] and other.state is State.PAUSED


def test_several_arrivals_start_one_midlet_and_wait_in_order(ether, ours, theirs):
    register(ours, Listens_to="sms://:5000")
    for word in (b"one", b"two", b"three"):
        send(theirs, "sms", word)
    ether.run(LATENCY)
    assert running(ours) == ["Receiver"] and ours.apps[0].midlet.read == ["one", "two", "three"]


def test_no_more_wait_than_there_is_room_for(ether, ours, theirs):
    register(ours, Listens_to="datagram://:5000")
    ours.software.push.switch_off()                     # nobody is started meanwhile
    radio = theirs.network.datagrams()
    for number in range(40):
        radio.send(bytes([number]), Address("+100", 5000))
    ether.run(LATENCY)
    assert ours.launch(Receiver, {"Listens-to": "datagram://:5000"}).midlet.read == [bytes([n]) for n in range(32)]


@pytest.mark.parametrize("filter, starts", [("*", True), ("+200", True), ("+2*", True), ("+2?0", True),
                                            ("+300", False), ("+2?", False), ("200", False)])
@pytest.mark.parametrize("scheme", ["datagram", "sms", "socket"])
def test_only_a_sender_who_passes_the_filter_starts_it(ether, ours, theirs, scheme, filter, starts):
    register(ours, Filter=filter)
    stream = send(theirs, scheme)
    ether.run(200)
    assert running(ours) == ["Receiver"] * starts
    if not starts:
        assert ours.launch(Receiver).midlet.waiting == []
        assert stream is None or stream.input_ended     # a caller is hung up on


def test_a_midlet_that_runs_handles_its_own(ether, ours, theirs):
    register(ours)
    app = ours.launch(Receiver, {"Listens-to": "datagram://:5000", "Filter": "+300"})
    send(theirs, "datagram")
    ether.run(100)
    assert running(ours) == ["Receiver"] and app.midlet.read == [b"hello"]


def test_what_comes_for_a_midlet_that_runs_waits_until_it_opens_the_port(ether, ours, theirs):
    register(ours)
    app = ours.launch(Receiver)
    send(theirs, "datagram")
    ether.run(100)
    assert running(ours) == ["Receiver"]
    app.midlet.name = "datagram://:5000"
    on_its_thread(ours, app.midlet.receive)
    assert app.midlet.read == [b"hello"]


def test_when_it_has_closed_the_port_nobody_listens_until_it_ends(ether, ours, theirs):
    register(ours)
    app = ours.launch(Receiver, {"Listens-to": "datagram://:5000"})
    on_its_thread(ours, lambda: app.midlet.connection.close())
    send(theirs, "datagram")
    ether.run(100)
    app.close()
    ether.run(100)
    assert running(ours) == []                          # that one went to nobody
    theirs.network.datagrams().send(b"again", Address("+100", 5000))
    ether.run(100)
    assert running(ours) == ["Receiver"]


def test_after_its_end_the_phone_listens_again(ether, ours, theirs):
    register(ours)
    for _ in range(3):
        send(theirs, "sms")
        ether.run(100)
        assert running(ours) == ["Receiver"]
        ours.apps[0].close()


def test_a_message_that_was_not_read_waits_for_the_next_time_and_starts_nobody_twice(ether, ours, theirs):
    register(ours)
    send(theirs, "sms")
    ether.run(100)
    ours.apps[0].close()
    ether.run(1_000)
    assert running(ours) == []
    app = ours.launch(Receiver, {"Listens-to": "sms://:5000"})
    assert app.midlet.waiting == ["sms://:5000"] and app.midlet.read == ["hello"]


def test_a_message_that_came_to_the_open_port_and_was_not_read_is_kept_too(ether, ours, theirs):
    register(ours)
    app = ours.launch(Receiver)
    on_its_thread(ours, lambda: setattr(app.midlet, "connection", Connector.open("sms://:5000")))
    send(theirs, "sms")
    ether.run(100)
    app.close()
    assert ours.launch(Receiver, {"Listens-to": "sms://:5000"}).midlet.read == ["hello"]


def test_a_caller_whom_nobody_answered_is_hung_up_on_when_the_midlet_ends(ether, ours, theirs):
    register(ours)
    stream = theirs.network.connect(Address("+100", 5000))
    ether.run(100)
    assert running(ours) == ["Receiver"] and not stream.input_ended
    ours.apps[0].close()
    ether.run(100)
    assert stream.input_ended


def test_a_midlet_that_cannot_be_constructed_is_not_started_over_and_over(ether, theirs):
    class Broken(MIDlet):
        def start_app(self):
            if PushRegistry.list_connections(False):
                raise ValueError("broken")
            PushRegistry.register_connection("sms://:5000", "Broken", "*")
    Broken.__qualname__ = "Broken"
    with Phone(network=ether, number="+100", raise_faults=False) as phone:
        phone.launch(Broken).close()
        send(theirs, "sms")
        ether.run(2_000)
        assert "broken" in phone.screen.text() and phone.apps == []


# -- asking --------------------------------------------------------------------------------------


@pytest.fixture
def asking(ether, tmp_path):
    """A phone that asks. What is registered was registered while it allowed everything."""
    with Phone(network=ether, number="+100", storage=tmp_path) as phone:
        register(phone)
    with Phone(network=ether, number="+100", storage=tmp_path, permissions="ask") as phone:
        phone.software.programs = lambda: [Program.of_class(Receiver, {"Listens-to": "sms://:5000"})]
        yield phone


def test_the_person_is_asked_and_says_yes(ether, asking, theirs):
    send(theirs, "sms")
    ether.run(100)
    assert running(asking) == []
    assert "Start Receiver? A message from +200 has come." in asking.screen.text().replace("\n", " ")
    asking.press("fire")
    asking.run(100)
    assert running(asking) == ["Receiver"]
    allow_all(asking)
    assert asking.apps[0].midlet.read == ["hello"]


def allow_all(phone):
    """Say yes to every question that the MIDlet's own calls raise."""
    for _ in range(5):
        if "May " in phone.screen.text():
            phone.press("fire")
            phone.run(100)


def test_no_starts_nobody_and_the_message_waits(ether, asking, theirs):
    other = asking.launch(Other)
    send(theirs, "sms")
    ether.run(100)
    asking.press("down", "fire")
    asking.run(100)
    assert running(asking) == ["Other"] and other.state is State.ACTIVE
    app = asking.launch(Receiver, {"Listens-to": "sms://:5000"})
    allow_all(asking)
    assert app.midlet.read == ["hello"]


def test_no_hangs_up_on_a_caller(ether, asking, theirs):
    stream = theirs.network.connect(Address("+100", 5000))
    ether.run(100)
    assert "A call from +200" in asking.screen.text().replace("\n", " ")
    asking.press("down", "fire")
    ether.run(100)
    assert stream.input_ended and running(asking) == []


def test_one_question_for_all_that_comes_meanwhile(ether, asking, theirs):
    for _ in range(3):
        send(theirs, "sms")
        ether.run(100)
    asking.press("down", "fire")
    asking.run(100)
    assert "Start Receiver?" not in asking.screen.text()


def test_a_phone_that_denies_starts_nobody(ether, theirs, tmp_path):
    with Phone(network=ether, number="+100", storage=tmp_path) as phone:
        register(phone)
    with Phone(network=ether, number="+100", storage=tmp_path, permissions="deny") as phone:
        phone.software.programs = lambda: [Program.of_class(Receiver)]
        send(theirs, "sms")
        ether.run(100)
        assert phone.apps == []


# -- what is kept --------------------------------------------------------------------------------

SUITE = {"midlet.py": """
from emulator.midp.io import PushRegistry
from emulator.midp.midlet import MIDlet

class Tiny(MIDlet):
    def start_app(self):
        self.waiting = PushRegistry.list_connections(True)
        if not PushRegistry.list_connections(False):
            PushRegistry.register_connection("datagram://:5000", "midlet.Tiny", "*")
"""}


def test_a_suite_that_was_launched_by_its_file_is_started_after_the_phone_was_off(ether, theirs, lay_out, tmp_path):
    jad = str(lay_out(SUITE))
    with Phone(network=ether, number="+100", storage=tmp_path / "memory") as phone:
        phone.launch(jad)
    with Phone(network=ether, number="+100", storage=tmp_path / "memory") as phone:
        phone.run(0)
        send(theirs, "datagram")
        ether.run(100)
        assert phone.apps[0].midlet.waiting == ["datagram://:5000"]


def test_a_suite_whose_file_is_gone_is_not_started(ether, theirs, lay_out, tmp_path):
    jad = lay_out(SUITE)
    with Phone(network=ether, number="+100", storage=tmp_path / "memory") as phone:
        phone.launch(str(jad))
    jad.unlink()
    with Phone(network=ether, number="+100", storage=tmp_path / "memory") as phone:
        phone.run(0)
        send(theirs, "datagram")
        ether.run(100)
        assert phone.apps == [] and "push cannot start midlet.Tiny" in "\n".join(phone.trace())


CHILD = """
import os, signal, sys
from emulator import Ether, Phone
phone = Phone(network=Ether(), storage=sys.argv[2])
phone.launch(sys.argv[1])
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_registrations_survive_a_phone_that_is_killed(ether, theirs, lay_out, tmp_path):
    jad = str(lay_out(SUITE))
    subprocess.run([sys.executable, "-c", CHILD, jad, str(tmp_path / "memory")], check=False)
    with Phone(network=ether, number="+100", storage=tmp_path / "memory") as phone:
        phone.run(0)
        send(theirs, "datagram")
        ether.run(100)
        assert len(phone.apps) == 1


# -- the descriptor's ----------------------------------------------------------------------------

SMS = {"MIDlet_Push_1": "sms://:05000, midlet.Tiny, +2*"}


@pytest.fixture
def offered(ours, lay_out):
    """`offered(MIDlet_Push_1=…)`: a suite that the phone offers, and its key."""
    def make(**attributes):
        suite = open_suite(lay_out(SUITE, **attributes))
        program = Program.of_suite(suite)
        ours.software.programs = lambda: [program]
        return suite, program.suite_key
    return make


def test_an_installed_suite_is_started_by_what_its_descriptor_says(ether, ours, theirs, offered):
    suite, _key = offered(**SMS)
    ours.software.push.register_suite(suite)
    send(theirs, "sms")
    ether.run(100)
    assert ours.apps[0].midlet.waiting == ["sms://:05000"]


def test_a_suite_that_the_phone_offers_from_the_beginning_need_not_be_registered(ether, ours, theirs, offered):
    offered(**SMS)
    ours.run(0)
    send(theirs, "sms")
    ether.run(100)
    assert len(ours.apps) == 1


def test_a_suite_that_is_removed_takes_its_registrations_and_alarms_along(ether, ours, theirs, offered):
    suite, key = offered(**SMS)
    push = ours.software.push
    push.register_suite(suite)
    app = ours.launch(suite)
    push.register(ours.software.sessions[-1], "datagram://:6000", "datagram://:6000", "midlet.Tiny", "*")
    push.alarms.set(ours.software.sessions[-1], "midlet.Tiny", ours.software.epoch + 500)
    app.close()
    ours.software.programs = list
    push.forget_suite(key)
    send(theirs, "sms")
    theirs.network.datagrams().send(b"x", Address("+100", 6000))
    ether.run(1_000)
    assert ours.apps == []
    assert {area: ours.storage.settings(area) for area in ("push", "push alarm")} == {"push": {}, "push alarm": {}}
    assert ours.network.messages(5000) and ours.network.datagrams(6000)       # the ports are free


def test_an_update_brings_its_own_registrations_and_keeps_those_made_while_running(ours, offered):
    suite, _key = offered(**SMS)
    push = ours.software.push
    push.register_suite(suite)
    ours.launch(suite)
    push.register(ours.software.sessions[-1], "datagram://:6000", "datagram://:6000", "midlet.Tiny", "*")
    newer, _key = offered(MIDlet_Version="2.0", MIDlet_Push_1="sms://:7000, midlet.Tiny, *")
    push.register_suite(newer)
    assert sorted(ours.storage.settings("push")) == ["datagram://:6000", "sms://:7000"]
    assert ours.network.messages(5000)


def test_a_registration_for_a_class_that_the_update_has_no_more_is_dropped(ours, offered):
    suite, _key = offered()
    ours.launch(suite)
    session = ours.software.sessions[-1]
    ours.software.push.register(session, "datagram://:6000", "datagram://:6000", "midlet.Tiny", "*")
    newer, _key = offered(MIDlet_1="Tiny, , other.Tiny", MIDlet_Version="2.0")
    ours.software.push.register_suite(newer)
    assert ours.storage.settings("push") == {}


def test_a_port_that_another_suite_has_registered_refuses_the_suite_with_911(ours, offered):
    register(ours)
    suite, _key = offered(MIDlet_Push_1="sms://:4999, midlet.Tiny, *", MIDlet_Push_2="sms://:5000, midlet.Tiny, *")
    with pytest.raises(RefusedSuite, match="MIDlet-Push-2: another suite has registered sms://:5000") as refusal:
        ours.software.push.register_suite(suite)
    assert refusal.value.status is Status.PUSH_FAILURE
    assert "sms://:4999" not in ours.storage.settings("push") and ours.network.messages(4999)


def test_a_port_in_use_refuses_the_suite_with_911_and_lets_go_of_the_others(ours, offered):
    ours.network.messages(5001)
    suite, _key = offered(MIDlet_Push_1="sms://:4999, midlet.Tiny, *", MIDlet_Push_2="sms://:5001, midlet.Tiny, *")
    with pytest.raises(RefusedSuite, match="MIDlet-Push-2") as refusal:
        ours.software.push.register_suite(suite)
    assert refusal.value.status is Status.PUSH_FAILURE
    assert ours.storage.settings("push") == {} and ours.network.messages(4999)


def test_a_phone_that_denies_refuses_the_suite_with_910(lay_out):
    with Phone(permissions="deny") as phone, pytest.raises(RefusedSuite) as refusal:
        phone.software.push.register_suite(open_suite(lay_out(SUITE, **SMS)))
    assert refusal.value.status is Status.AUTHORIZATION_FAILURE and "let the phone ask" in str(refusal.value)


def test_a_phone_without_a_network_takes_the_suite_and_listens_when_it_has_one(ether, theirs, lay_out, tmp_path):
    suite = open_suite(lay_out(SUITE, **SMS))
    with Phone(storage=tmp_path / "memory") as phone:
        phone.software.push.register_suite(suite)
    with Phone(network=ether, number="+100", storage=tmp_path / "memory") as phone:
        phone.software.programs = lambda: [Program.of_suite(suite)]
        phone.run(0)
        send(theirs, "sms")
        ether.run(100)
        assert len(phone.apps) == 1


def test_a_registration_that_is_taken_back_with_its_transaction_leaves_nothing(ours, offered):
    first, _key = offered(**SMS)
    push = ours.software.push
    push.register_suite(first)
    ours.launch(first)
    push.register(ours.software.sessions[-1], "datagram://:6000", "datagram://:6000", "midlet.Tiny", "*")
    newer, _key = offered(MIDlet_Version="2.0", MIDlet_Push_1="sms://:7000, midlet.Tiny, *")
    with pytest.raises(ZeroDivisionError), ours.storage.together():
        push.register_suite(newer)
        raise ZeroDivisionError
    push.read_again()
    assert sorted(ours.storage.settings("push")) == ["datagram://:6000", "sms://:5000"]
    assert [r.connection for r in push.registrations(ours.software.sessions[-1], False)] == [
        "datagram://:6000", "sms://:05000"]
    ours.network.messages(7000)                             # free
    with pytest.raises(PortTaken):
        ours.network.messages(5000)                         # held


def test_after_an_update_the_new_version_is_started(ether, ours, theirs, lay_out, offered):
    suite, _key = offered(**SMS)
    ours.software.push.register_suite(suite)
    ours.launch(suite).close()
    newer_code = SUITE["midlet.py"] + "        self.version = 2\n"
    newer = open_suite(lay_out({"midlet.py": newer_code}, MIDlet_Version="2.0", **SMS))
    program = Program.of_suite(newer)
    ours.software.programs = lambda: [program]
    ours.software.push.register_suite(newer)
    send(theirs, "sms")
    ether.run(100)
    assert ours.apps[0].midlet.version == 2


@pytest.mark.parametrize("port", ["0", "00000", "65536", "99999"])
def test_a_descriptors_port_that_is_none_refuses_the_suite_with_911(offered, port):
    with pytest.raises(RefusedDescriptor, match="nothing can wait at") as refusal:
        offered(MIDlet_Push_1=f"datagram://:{port}, midlet.Tiny, *")
    assert refusal.value.status is Status.PUSH_FAILURE

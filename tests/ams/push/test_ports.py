"""Ports where the phone listens: on the computer's own network too, where the phone may be at rest."""

import socket
import threading

import pytest

from emulator import Ether, Phone
from emulator.ams.push.ports import WAITING, PushPorts
from emulator.handset.address import Address, PortTaken
from emulator.handset.ports import Listener
from emulator.host.network import World
from emulator.host.worker import Worker
from emulator.midp.io import Connector, PushRegistry
from emulator.midp.lang import Thread
from emulator.midp.midlet import MIDlet

DATA, CALLS, MESSAGES = "datagram://:5000", "socket://:5000", "sms://:5000"


@pytest.fixture
def ether():
    return Ether()


@pytest.fixture
def theirs(ether):
    with Phone(network=ether, number="+200") as phone:
        yield phone


@pytest.fixture
def ours(ether):
    with Phone(network=ether, number="+100") as phone:
        yield phone


@pytest.fixture
def came():
    return []


@pytest.fixture
def ports(ours, came):
    """Ports that let in everybody but +300, and note what comes."""
    return PushPorts(ours.kernel, ours.network, lambda place, sender: sender != "+300", came.append)


def test_what_comes_to_a_held_port_waits_and_is_told_of(ether, ports, came, theirs):
    for place in (DATA, CALLS, MESSAGES):
        assert ports.hold(place) and not ports.hold(place)
    theirs.network.datagrams().send(b"x", Address("+100", 5000))
    theirs.network.connect(Address("+100", 5000))
    theirs.network.send_message("+100", 5000, "x")
    ether.run(10)
    assert sorted(came) == [DATA, MESSAGES, CALLS]
    assert [ports.waiting(place) for place in (DATA, CALLS, MESSAGES)] == [1, 1, 1]
    assert [ports.news(place) for place in (DATA, CALLS, MESSAGES)] == [
        "data from +200 has come", "a call from +200 has come", "a message from +200 has come"]


def test_who_is_not_wanted_leaves_no_trace(ether, ports, came):
    ports.hold(CALLS)
    with Phone(network=ether, number="+300") as unwanted:
        stream = unwanted.network.connect(Address("+100", 5000))
        ether.run(10)
        assert came == [] and ports.waiting(CALLS) == 0 and stream.input_ended


def test_a_caller_who_has_hung_up_makes_room(ether, ports, theirs):
    ports.hold(CALLS)
    for _ in range(40):                                     # more than may wait
        theirs.network.connect(Address("+100", 5000)).close()
        ether.run(10)
    theirs.network.connect(Address("+100", 5000))
    ether.run(10)
    assert ports.waiting(CALLS) == 1


def test_messages_beyond_the_room_for_them_are_dropped(ether, ports, theirs):
    ports.hold(MESSAGES)
    for number in range(WAITING + 5):
        theirs.network.send_message("+100", 5000, str(number))
    ether.run(10)
    assert ports.waiting(MESSAGES) == WAITING


def test_one_more_for_a_full_port_is_told_of_all_the_same(ether, ports, came, theirs):
    ports.hold(MESSAGES)
    for number in range(WAITING):
        theirs.network.send_message("+100", 5000, str(number))
    ether.run(10)
    came.clear()
    theirs.network.send_message("+100", 5000, "one more")
    ether.run(10)
    assert came == [MESSAGES] and ports.waiting(MESSAGES) == WAITING


def test_a_port_in_use_cannot_be_held_and_one_let_go_is_free(ports, ours):
    taken = ours.network.datagrams(5000)
    with pytest.raises(PortTaken):
        ports.hold(DATA)
    taken.close()
    ports.hold(DATA)
    ports.let_go(DATA)
    ours.network.datagrams(5000)


def test_nobody_answers_a_caller_who_is_hung_up_on(ether, ports, theirs):
    ports.hold(CALLS)
    stream = theirs.network.connect(Address("+100", 5000))
    ether.run(10)
    ports.hang_up(CALLS)
    ether.run(10)
    assert stream.input_ended and ports.waiting(CALLS) == 0


# -- this computer's network -----------------------------------------------------------------------


class Door(MIDlet):
    """Registers a port the first time; then opens it and takes what waits."""

    taken: list = []

    def start_app(self):
        if self.get_app_property("Door-Place") not in PushRegistry.list_connections(False):
            PushRegistry.register_connection(self.get_app_property("Door-Place"), type(self).__qualname__, "127.0.0.?")
        else:
            Thread(self.take).start()

    def take(self):
        name = self.get_app_property("Door-Place")
        connection = Connector.open(name)
        if name.startswith("socket"):
            with connection.accept_and_open() as caller, caller.open_input_stream() as stream:
                self.taken.append(stream.read(5))
        else:
            packet = connection.new_datagram(100)
            connection.receive(packet)
            self.taken.append(bytes(packet.get_data()[:packet.get_length()]))


def free_port(kind):
    with socket.socket(socket.AF_INET, kind) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.mark.parametrize("scheme, kind", [("datagram", socket.SOCK_DGRAM), ("socket", socket.SOCK_STREAM)])
def test_a_phone_in_a_window_that_rests_is_woken_by_a_true_packet(scheme, kind):
    port = free_port(kind)
    woken = threading.Event()

    class Waking(Door):
        taken = type("Taken", (list,), {"append": lambda self, data: (list.append(self, data), woken.set())})()
    Waking.__qualname__ = "Waking"
    with World(proxies={}) as world:
        phone = Phone(network=world)
        worker = Worker(phone.kernel, phone.screen, bell=world)
        closed = threading.Event()

        def register():
            phone.launch(Waking, {"Door-Place": f"{scheme}://:{port}"}).close()
            closed.set()
        worker.order(register)
        worker.start()
        assert closed.wait(5) and phone.apps == []
        with socket.socket(socket.AF_INET, kind) as sender:
            sender.connect(("127.0.0.1", port))
            sender.send(b"knock")
            assert woken.wait(5)
        worker.order(phone.close)
        assert worker.stop() and worker.failure is None
        assert Waking.taken == [b"knock"]


def test_a_port_that_another_program_has_is_an_io_exception_and_is_had_later():
    with World(proxies={}) as world, socket.socket(socket.AF_INET6, socket.SOCK_DGRAM) as other:
        other.bind(("::", 0))
        port = other.getsockname()[1]
        with Phone(network=world) as phone:
            ports = phone.software.push._ports
            ports.try_to_hold(f"datagram://:{port}")
            assert ports.waiting(f"datagram://:{port}") == 0 and isinstance(phone.network.listen(), Listener)
            other.close()
            assert ports.hold(f"datagram://:{port}")

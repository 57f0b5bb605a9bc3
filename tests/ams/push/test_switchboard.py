"""What a suite may ask of the phone's ports."""

import pytest

from emulator import Ether, Phone
from emulator.handset.address import PortTaken
from emulator.handset.ports import DatagramPort, Listener, MessagePort
from emulator.midp.lang import SecurityException
from emulator.midp.midlet import MIDlet


class Plain(MIDlet):
    def start_app(self):
        pass


@pytest.fixture
def boards():
    """The switchboards of two suites on one phone."""
    with Phone(network=Ether()) as phone:
        phone.launch(Plain, {"MIDlet-Name": "One"})
        phone.launch(Plain, {"MIDlet-Name": "Two"})
        yield [session.push for session in phone.software.sessions]


@pytest.mark.parametrize("kind, ask", [(DatagramPort, "datagrams"), (Listener, "listen"), (MessagePort, "messages")])
def test_a_port_is_of_the_kind_that_was_asked_for_and_taken_once(boards, kind, ask):
    one, two = boards
    port = getattr(one, ask)(5000)
    assert type(port) is kind and port.local.port == 5000
    with pytest.raises(PortTaken):
        getattr(two, ask)(5000)
    port.close()
    assert type(getattr(two, ask)(5000)) is kind


@pytest.mark.parametrize("ask", ["datagrams", "listen"])
def test_port_0_is_any_that_is_free(boards, ask):
    assert len({getattr(board, ask)(0).local.port for board in boards * 2}) == 4


def test_a_suite_knows_its_own_registrations_alone(boards):
    one, two = boards
    one.register("sms://:05000", "sms://:5000", "Plain", "+49*")
    assert one.connections(False) == ["sms://:05000"] and two.connections(False) == []
    assert one.registered("sms://:5000") == ("Plain", "+49*") and two.registered("sms://:5000") is None
    with pytest.raises(SecurityException):
        two.unregister("sms://:5000")
    with pytest.raises(PortTaken):
        two.messages(5000)
    assert one.unregister("sms://:5000") and not one.unregister("sms://:5000")


def test_each_suite_has_its_own_alarm_for_a_class_of_the_same_name(boards):
    one, two = boards
    assert [one.set_alarm("Plain", 1 << 50), two.set_alarm("Plain", 1 << 51), one.set_alarm("Plain", 0)] == [
        0, 0, 1 << 50]
    assert two.set_alarm("Plain", 0) == 1 << 51


def test_a_lone_class_is_the_one_midlet_of_its_suite(boards):
    assert boards[0].has_midlet("Plain") and not boards[0].has_midlet("Other")

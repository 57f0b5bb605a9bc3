"""An ether whose other phone never answers; and being cut off from it."""

import pytest

from emulator import Ether, Phone
from emulator.errors import UserError
from emulator.handset.address import Address
from emulator.handset.radio import Radio
from emulator.handset.silent_air import SILENT, SilentAir
from emulator.handset.stream import Phase
from emulator.kernel import Kernel


def test_datagrams_go_out_and_nothing_comes_back():
    with Phone(network=SilentAir(), number="+100") as phone:
        port = phone.network.datagrams(5_000)
        port.send(b"hello", Address(SILENT, 5_000))
        phone.run(60_000)
        assert list(port.arrived) == []
        assert [transfer.way for transfer in phone.network.log] == ["sent"]


def test_a_stream_to_the_silent_phone_is_never_connected():
    with Phone(network=SilentAir()) as phone:
        stream = phone.network.connect(Address(SILENT, 80))
        phone.run(60_000)
        assert stream.phase is Phase.CONNECTING


def test_a_phone_that_is_cut_off_hears_nothing_and_then_does_again():
    ether = Ether()
    with Phone(network=ether, number="+100") as ours, Phone(network=ether, number="+200") as theirs:
        port = ours.network.datagrams(5_000)
        sender = theirs.network.datagrams(5_000)
        ours.network.cut_off(1_000)
        sender.send(b"lost", Address("+100", 5_000))
        ether.run(1_000)
        sender.send(b"heard", Address("+100", 5_000))
        ether.run(10)
        assert [data for data, _ in port.arrived] == [b"heard"]


def test_a_phone_without_a_network_can_be_cut_off_from_nothing(phone):
    phone.network.cut_off(1_000)


def test_a_network_that_cannot_be_cut_says_so():
    class Line:
        host, largest, reception = "x", 0, 4

        def join(self, kernel, number):
            return self

    with pytest.raises(UserError, match="cannot be cut off"):
        Radio(Kernel(), Line()).cut_off(10)

"""Datagrams that come from strangers, and a port that cannot be had."""

from emulator.handset.address import Address
from midlets.gallery.chat.wire import Packet, to_bytes

KEY = "0123456789abcdef"


def test_foreign_datagrams_are_no_messages_and_stop_nobody(ether, ours, theirs):
    ours.start()
    radio = theirs.phone.network.datagrams(6262)
    for data in (b"", b"C4 hello", b"\xff" * 1_400, to_bytes(Packet(KEY, "x"))[:-1]):
        radio.send(data, Address("+100", 6262))
    radio.send(to_bytes(Packet(KEY, "hello")), Address("+100", 6262))
    ether.run(200)
    assert ours.texts() == ["hello"]
    assert len(radio.arrived) == 1                          # one acknowledgement


def test_an_acknowledgement_of_what_was_never_sent_changes_nothing(ether, ours, theirs):
    ours.start()
    theirs.phone.network.datagrams(6262).send(to_bytes(Packet(KEY, None)), Address("+100", 6262))
    ether.run(200)
    assert ours.messages() == []


def test_on_a_phone_without_any_network_a_message_fails_at_once(phone):
    phone.launch("gallery", midlet=3)
    phone.run(100)
    phone.press("fire")
    phone.type("Anna")
    phone.press("down", "down", "fire", "down")
    phone.type("+200")
    phone.select("OK")
    phone.press("fire", "fire")
    phone.type("hello")
    phone.select("Send")
    phone.run(200)
    assert [m.state.name for m in phone.apps[0].midlet.messenger.history.all()] == ["FAILED"]

"""Contacts and their addresses."""

import pytest

from midlets.gallery.chat.contacts import Kind, place, tidied


@pytest.mark.parametrize("written, kept", [
    ("+49 171 12 34", "+491711234"), ("110", "110"), ("+", None), ("", None), ("1", None), ("10.0.0.2", None),
    ("+49x", None), ("4" * 21, None)])
def test_a_number_for_sms(written, kept):
    assert tidied(Kind.SMS, written) == kept


@pytest.mark.parametrize("written, kept", [
    ("10.0.0.2", "10.0.0.2"), (" 10.0.0.2:6262 ", "10.0.0.2"), ("10.0.0.2:7000", "10.0.0.2:7000"), ("+200", "+200"),
    ("my-computer.local", "my-computer.local"), ("", None), ("a/b", None), ("host:", None), ("host:0", None),
    ("host:70000", None), ("datagram://host", None), ("[::1]:6262", "[::1]"), ("[fe80::1]:7000", "[fe80::1]:7000"),
    ("::1", None), ("[::1", None)])
def test_an_address_nearby(written, kept):
    assert tidied(Kind.NEARBY, written) == kept


@pytest.mark.parametrize("address, whole", [("10.0.0.2", "10.0.0.2:6262"), ("10.0.0.2:7", "10.0.0.2:7"),
                                            ("[::1]", "[::1]:6262"), ("[::1]:7", "[::1]:7")])
def test_an_address_without_a_port_has_the_usual_one(address, whole):
    assert place(address) == whole


def test_contacts_are_kept_changed_and_removed(meet, tmp_path):
    user = meet("+100", storage=tmp_path).start()
    bob, anna = user.contact("SMS", "+300", "Bob"), user.contact("NEARBY", "10.0.0.2", "anna")
    contacts = user.chat.messenger.contacts
    assert [contact.name for contact in contacts.all()] == ["anna", "Bob"]
    user.do(lambda: contacts.change(anna, "Zoe", anna.kind, "10.0.0.3"))
    user.do(lambda: contacts.remove(bob))
    user.phone.close()
    again = meet("+300", storage=tmp_path).start().chat.messenger.contacts
    assert [(contact.name, contact.address) for contact in again.all()] == [("Zoe", "10.0.0.3")]


def test_what_another_program_has_written_there_is_left_alone(meet):
    user = meet("+100").start()
    user.do(lambda: user.chat.messenger.contacts._records.add({"n": "Eve"}))
    user.do(lambda: user.chat.messenger.contacts._records._store.add_record(b"\xff", 0, 1))
    user.phone.apps[0].close()
    assert user.start().chat.messenger.contacts.all() == []

"""Two messengers and the radio between them."""

import pytest

from emulator import Ether, Phone
from emulator.handset.address import Address


def test_an_sms_arrives_and_its_sender_becomes_a_contact(ether, ours, theirs):
    ours.start(), theirs.start()
    ours.write(ours.contact("SMS", "+200"), "hello")
    ether.run(200)
    assert ours.messages() == [("hello", "SENT")] and theirs.messages() == [("hello", "RECEIVED")]
    assert [(c.name, c.address, c.kind.name) for c in theirs.chat.messenger.contacts.all()] == [("+100", "+100", "SMS")]


def test_a_message_nearby_arrives_and_its_writer_learns_that_it_has(ether, ours, theirs):
    ours.start(), theirs.start()
    ours.write(ours.contact("NEARBY", "+200"), "hello")
    ether.run(200)
    assert ours.messages() == [("hello", "DELIVERED")] and theirs.messages() == [("hello", "RECEIVED")]
    assert [(c.address, c.kind.name) for c in theirs.chat.messenger.contacts.all()] == [("+100", "NEARBY")]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_over_a_bad_ether_every_message_nearby_arrives_once_and_in_order(meet, seed):
    ether = Ether(latency=40, jitter=60, loss=0.3, doubling=0.2, reordering=0.2, seed=seed)
    ours, theirs = meet("+100", ether).start(), meet("+200", ether).start()
    to_them, to_us = ours.contact("NEARBY", "+200"), theirs.contact("NEARBY", "+100")
    for number in range(10):
        ours.write(to_them, f"ours {number}")
        theirs.write(to_us, f"theirs {number}")
    ether.run(120_000)
    assert ether.counts["lost"] > 5 and ether.counts["doubled"] > 0
    for user, mine, others in ((ours, "ours", "theirs"), (theirs, "theirs", "ours")):
        assert [text for text in user.texts() if text.startswith(mine)] == [f"{mine} {n}" for n in range(10)]
        assert [text for text in user.texts() if text.startswith(others)] == [f"{others} {n}" for n in range(10)]
        assert {state for _, state in user.messages()} == {"DELIVERED", "RECEIVED"}


def test_a_message_that_comes_again_after_a_restart_is_not_shown_twice(ether, ours, meet, tmp_path):
    ours.start()
    theirs = meet("+200", storage=tmp_path).start()
    ours.write(ours.contact("NEARBY", "+200"), "hello")
    ether.run(200)
    packet = next(sent.data for sent in ours.phone.network.log if sent.kind == "datagram" and sent.way == "sent")
    theirs.phone.close()
    again = meet("+200", storage=tmp_path).start()
    again.phone.network.monitor.clear()
    ours.phone.apps[0].close()
    ours.phone.network.datagrams(6262).send(packet, Address("+200", 6262))
    ether.run(200)
    assert again.texts() == ["hello"]
    assert [sent.way for sent in again.phone.network.log if sent.kind == "datagram"] == ["received", "sent"]


def test_what_cannot_be_delivered_says_so_and_can_be_sent_again(ether, ours, meet):
    ours.start()
    anna = ours.contact("NEARBY", "+200")
    ours.write(anna, "hello")
    ours.phone.run(10_000)
    assert ours.messages() == [("hello", "SENDING")]
    ours.phone.run(22_000)
    assert ours.messages() == [("hello", "FAILED")]
    assert "Not delivered to Anna." in ours.phone.screen.text()
    theirs = meet("+200").start()
    ours.do(lambda: ours.chat.messenger.send_again(anna))
    ether.run(200)
    assert ours.messages() == [("hello", "DELIVERED")] and theirs.texts() == ["hello"]


def test_an_sms_to_a_number_that_nobody_has_fails_at_once(ours):
    ours.start()
    ours.write(ours.contact("SMS", "+999"), "hello")
    ours.phone.run(200)
    assert ours.messages() == [("hello", "FAILED")] and "Not delivered to Anna." in ours.phone.screen.text()


def test_sending_that_is_not_permitted_says_so(meet):
    user = meet("+100", permissions="deny").start()
    user.write(user.contact("SMS", "+100"), "hello")
    user.phone.run(200)
    assert user.messages() == [("hello", "FAILED")]
    assert "Sending is not permitted." in user.phone.screen.text().replace("\n", " ")


def test_what_was_under_way_when_the_phone_was_switched_off_goes_on(ether, meet, tmp_path):
    ours = meet("+100", storage=tmp_path).start()
    ours.write(ours.contact("NEARBY", "+200"), "hello")
    ours.phone.run(1_000)
    ours.phone.close()
    theirs = meet("+200").start()
    ours = meet("+100", storage=tmp_path).start()
    ether.run(200)
    assert ours.messages() == [("hello", "DELIVERED")] and theirs.texts() == ["hello"]


def test_clearing_gives_up_what_is_under_way(ours):
    ours.start()
    anna = ours.contact("NEARBY", "+200")
    ours.write(anna, "hello")
    ours.do(lambda: ours.chat.messenger.clear(anna))
    ours.phone.network.monitor.clear()
    ours.phone.run(20_000)
    assert ours.messages() == [] and ours.phone.network.log == []


def test_a_second_messenger_on_one_computer_takes_the_next_port(ether, ours):
    ours.phone.network.datagrams(6262)
    ours.start()
    assert ours.chat.messenger.nearby.address == "+100:6263"


# -- push ----------------------------------------------------------------------------------------


def test_an_sms_starts_the_messenger_which_shows_it_as_new(ether, ours, theirs):
    ours.start()
    ours.write(ours.contact("SMS", "+200"), "wake up")
    ether.run(500)
    assert theirs.texts() == ["wake up"] and "+100 (1)" in theirs.phone.screen.text()
    assert theirs.phone.vibrations and any(sound.kind == "alert" for sound in theirs.phone.sounds)


def test_a_message_nearby_starts_it_only_if_the_person_has_said_so(ether, ours, theirs):
    ours.start()
    ours.write(ours.contact("NEARBY", "+200"), "anybody?")
    ether.run(1_000)
    assert theirs.phone.apps == []
    theirs.start()
    assert theirs.do(lambda: theirs.chat.messenger.set_wakes(True)) == ""
    assert theirs.do(lambda: theirs.chat.messenger.wakes) is True
    ether.run(5_000)
    theirs.phone.apps[0].close()
    ours.write(ours.chat.messenger.contacts.all()[0], "wake up")
    ether.run(1_000)
    assert theirs.texts() == ["anybody?", "wake up"]
    assert ours.messages() == [("anybody?", "DELIVERED"), ("wake up", "DELIVERED")]
    assert theirs.do(lambda: theirs.chat.messenger.set_wakes(False)) == ""
    assert theirs.do(lambda: theirs.chat.messenger.wakes) is False


def test_it_is_started_after_a_restart_of_the_phone_too(ether, ours, meet, tmp_path):
    theirs = meet("+200", storage=tmp_path).start()
    theirs.do(lambda: theirs.chat.messenger.set_wakes(True))
    theirs.phone.close()
    theirs = meet("+200", storage=tmp_path)
    ours.start()
    ours.write(ours.contact("NEARBY", "+200"), "good morning")
    ether.run(1_000)
    assert theirs.texts() == ["good morning"]


def test_a_phone_that_refuses_push_gives_its_reason(meet):
    user = meet("+100", permissions="deny").start()
    assert "PushRegistry" in user.do(lambda: user.chat.messenger.set_wakes(True))


def test_a_stranger_who_fills_the_memory_keeps_nobody_from_writing(ether, meet, theirs):
    user = meet("+100", skin="classic").start()
    history, friend = user.chat.messenger.history, user.contact("SMS", "+300")
    received = type(history).add.__globals__["State"].RECEIVED          # the suite's own copy of it
    user.do(lambda: history.add(friend.id, "an old joke", 0, received))
    for number in range(80):
        theirs.phone.network.send_message("+100", 6262, f"{number:03}" + "x" * 1_500)
        ether.run(100)
    assert len(user.texts()) < 80                           # the memory is full
    with Phone(network=ether, number="+400") as other:
        other.network.send_message("+100", 6262, "it is me")
        ether.run(200)
    assert user.texts()[-1] == "it is me" and "an old joke" in user.texts()
    assert user.do(lambda: user.chat.messenger.keep_contact(None, "Zoe", friend.kind, "+555")).name == "Zoe"


def test_who_acknowledges_from_another_address_is_the_same_contact(tmp_path):
    with Phone(network=Ether(), number="+100", storage=tmp_path) as phone:
        chat = phone.launch("gallery", midlet="Chat").midlet
        phone.run(100)
        messenger = chat.messenger
        kinds = type(messenger.contacts).add.__globals__["Kind"]
        guests = phone.software.sessions[-1].group

        def body():
            anna = messenger.keep_contact(None, "Anna", kinds.NEARBY, "anna.example")
            messenger.keep_contact(None, "Bob", kinds.NEARBY, "10.0.0.2")
            for address in ("10.0.0.1", "10.0.0.2"):                    # the second is Bob's
                messenger._nearby_arrived(messenger.write(anna, "hello").key, address)
        guests.spawn(body)
        phone.run(100)
    with Phone(network=Ether(), number="+100", storage=tmp_path) as phone:
        contacts = phone.launch("gallery", midlet="Chat").midlet.messenger.contacts
        kinds = type(contacts).add.__globals__["Kind"]
        found = [contacts.find(kinds.NEARBY, address).name for address in ("anna.example", "10.0.0.1", "10.0.0.2")]
        assert found == ["Anna", "Anna", "Bob"] and contacts.find(kinds.SMS, "10.0.0.1") is None

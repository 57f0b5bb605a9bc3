"""Short messages between phones on an ether of 20 ms (JSR 120)."""

import datetime

import pytest

from emulator import Ether, Phone
from emulator.midp.io import Connector
from emulator.midp.lang import (
    IllegalArgumentException,
    InterruptedIOException,
    IOException,
    NullPointerException,
    SecurityException,
    Thread,
)
from emulator.midp.messaging import BinaryMessage, MessageConnection, TextMessage
from emulator.midp.midlet import MIDlet


class Guest(MIDlet):
    """Does `body()` on a thread of its own and keeps what came of it."""

    body = None

    def start_app(self):
        self.result = self.error = None
        Thread(self.work).start()

    def work(self):
        try:
            self.result = type(self).body()
        except Exception as error:
            self.error = error


def do(phone, body):
    return phone.launch(type("Guest", (Guest,), {"body": staticmethod(body)})).midlet


@pytest.fixture
def ether():
    return Ether(latency=20)


@pytest.fixture
def ours(ether):
    with Phone(network=ether, number="+100") as phone:
        yield phone


@pytest.fixture
def theirs(ether):
    with Phone(network=ether, number="+200") as phone:
        yield phone


def send(address, words, kind=MessageConnection.TEXT_MESSAGE):
    def body():
        with Connector.open(address) as client:
            message = client.new_message(kind)
            if kind == MessageConnection.TEXT_MESSAGE:
                message.set_payload_text(words)
            else:
                message.set_payload_data(words)
            client.send(message)
    return body


def receive():
    return Connector.open("sms://:5555").receive()


def test_a_text_arrives_with_its_sender_and_time(ether, ours, theirs):
    got = do(theirs, receive)
    sent = do(ours, send("sms://+200:5555", "Привет"))
    ether.run(100)
    assert sent.error is None and isinstance(got.result, TextMessage)
    assert (got.result.get_payload_text(), got.result.get_address()) == ("Привет", "sms://+100")
    assert got.result.get_timestamp() == datetime.datetime(2008, 1, 1, 9, tzinfo=datetime.UTC)


def test_bytes_arrive_as_they_were_when_sent(ether, ours, theirs):
    got = do(theirs, receive)
    do(ours, send("sms://+200:5555", bytearray(b"\0\xff"), MessageConnection.BINARY_MESSAGE))
    ether.run(100)
    assert isinstance(got.result, BinaryMessage) and got.result.get_payload_data() == b"\0\xff"


def test_a_server_sends_from_its_port_so_it_can_be_answered(ether, ours, theirs):
    def ask():
        server = Connector.open("sms://:4444")
        question = server.new_message("text", "sms://+200:5555")
        question.set_payload_text("?")
        server.send(question)
        return server.receive().get_payload_text()

    def answer():
        server = Connector.open("sms://:5555")
        question = server.receive()
        answer = server.new_message("text", question.get_address())
        answer.set_payload_text("!")
        server.send(answer)
        return question.get_address()
    answered, asked = do(theirs, answer), do(ours, ask)
    ether.run(100)
    assert (answered.result, asked.result) == ("sms://+100:4444", "!")


def test_a_listener_hears_once_of_each_message(ether, ours, theirs):
    heard = []

    def listen():
        server = Connector.open("sms://:5555")
        server.set_message_listener(lambda connection: heard.append((theirs.now, connection is server)))
    do(theirs, listen)
    for words in "ab":
        do(ours, send("sms://+200:5555", words))
    ether.run(100)
    assert heard == [(20, True), (20, True)]


def test_a_late_listener_hears_of_what_waits_already(ether, ours, theirs):
    class Listener:
        count = 0

        def notify_incoming_message(self, conn):
            self.count += 1
    listener = Listener()

    def listen():
        server = Connector.open("sms://:5555")
        Thread.sleep(50)
        server.set_message_listener(listener)
    do(theirs, listen)
    do(ours, send("sms://+200:5555", "early"))
    ether.run(49)
    assert listener.count == 0
    ether.run(10)
    assert listener.count == 1


def test_new_messages_take_the_clients_address_or_their_own(ours):
    def body():
        client, server = Connector.open("sms://+200:5"), Connector.open("sms://:6")
        return (client.new_message("text").get_address(), client.new_message("binary", "sms://+300").get_address(),
                server.new_message("text").get_address(), server.new_message("text").get_payload_text(),
                server.new_message("binary").get_payload_data(), server.new_message("text").get_timestamp())
    assert do(ours, body).result == ("sms://+200:5", "sms://+300", None, None, None, None)


def test_the_payload_is_the_very_array(ours):
    def body():
        message = Connector.open("sms://+200:5").new_message("binary")
        array = bytearray(3)
        message.set_payload_data(array)
        return message.get_payload_data() is array
    assert do(ours, body).result is True


@pytest.mark.parametrize("call, error", [
    (lambda c: c.new_message("multipart"), IllegalArgumentException),
    (lambda c: c.send(None), NullPointerException),
    (lambda c: c.send(c.new_message("text")), IllegalArgumentException),
    (lambda c: c.send(c.new_message("text", "+200")), IllegalArgumentException),
    (lambda c: c.send(c.new_message("text", "datagram://+200:5")), IllegalArgumentException),
    (lambda c: c.send(c.new_message("text", "sms://+200:9200")), SecurityException),
    (lambda c: c.send(c.new_message("text", "sms://+999")), IOException),
])
def test_what_cannot_be_sent_says_why(ours, theirs, call, error):
    assert isinstance(do(ours, lambda: call(Connector.open("sms://:6"))).error, error)


def test_more_than_three_short_messages_are_too_long(ours, theirs):
    assert isinstance(do(ours, send("sms://+200:5", "a" * 436)).error, IllegalArgumentException)
    assert do(ours, send("sms://+200:5", "a" * 435)).error is None


@pytest.mark.parametrize("call", [lambda c: c.receive(), lambda c: c.set_message_listener(print)])
def test_a_client_only_sends(ours, call):
    assert isinstance(do(ours, lambda: call(Connector.open("sms://+200:5"))).error, IOException)


def test_closing_ends_a_receive_of_another_thread(ours):
    def body():
        server = Connector.open("sms://:5555")

        def closer():
            Thread.sleep(10)
            server.close()
        Thread(closer).start()
        server.receive()
    guest = do(ours, body)
    ours.run(20)
    assert isinstance(guest.error, InterruptedIOException)


def test_a_closed_connection_does_nothing_more(ours):
    def body():
        server = Connector.open("sms://:5555")
        server.close()
        server.close()
        server.receive()
    assert isinstance(do(ours, body).error, IOException)


def test_a_phones_own_port_is_not_for_suites(ours):
    assert isinstance(do(ours, lambda: Connector.open("sms://:2948")).error, SecurityException)


def test_sending_asks_for_its_own_permission(ours, theirs):
    def body():
        client = Connector.open("sms://+200:5")
        message = client.new_message("text")
        ours.software.permissions.way = "deny"
        client.send(message)
    guest = do(ours, body)
    assert isinstance(guest.error, SecurityException) and "javax.wireless.messaging.sms.send" in str(guest.error)


def test_a_message_waits_for_a_cut_to_heal(ether, ours, theirs):
    ether.cut("+100", "+200", lasting=1000)
    got = do(theirs, receive)
    do(ours, send("sms://+200:5555", "at last"))
    ether.run(1019)
    assert got.result is None
    ether.run(1)
    assert got.result.get_payload_text() == "at last"

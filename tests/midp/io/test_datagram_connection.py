"""Datagrams between MIDlets over an ether of 20 ms."""

import pytest

from emulator import Ether, Phone
from emulator.midp.io import Connector
from emulator.midp.lang import (
    IllegalArgumentException,
    InterruptedIOException,
    IOException,
    NullPointerException,
    SecurityException,
    System,
    Thread,
)


def echo():
    server = Connector.open("datagram://:5555")
    dgram = server.new_datagram(100)
    while True:
        server.receive(dgram)
        server.send(dgram)
        dgram.set_length(100)


def test_a_server_answers_to_the_address_it_received_from(do, ether, ours, theirs):
    def ask():
        client = Connector.open("datagram://+200:5555")
        question = client.new_datagram(b"hello", 5)
        client.send(question)
        answer = client.new_datagram(100)
        client.receive(answer)
        return answer.get_address(), answer._packet()
    do(theirs, echo)
    done = do(ours, ask)
    ether.run(100)
    assert (done.result, done.at) == (("datagram://+200:5555", b"hello"), 40)


def test_a_clients_new_datagram_goes_to_its_server(do, ours):
    def body():
        client, server = Connector.open("datagram://+200:5555"), Connector.open("datagram://")
        return client.new_datagram(5).get_address(), server.new_datagram(5).get_address()
    assert do(ours, body).result == ("datagram://+200:5555", None)


@pytest.mark.parametrize("arguments, packet", [
    ((3,), b"\0\0\0"), ((b"abc", 2), b"ab"), ((b"abc", 3, "datagram://+1:2"), b"abc"),
    ((2, "datagram://+1:2"), b"\0\0"),
])
def test_new_datagram_takes_each_of_the_specs_forms(do, ours, arguments, packet):
    def body():
        made = Connector.open("datagram://:5555").new_datagram(*arguments)
        return made._packet(), made.get_address()
    address = "datagram://+1:2" if "datagram://+1:2" in arguments else None
    assert do(ours, body).result == (packet, address)


@pytest.mark.parametrize("arguments", [(-1,), (65_508,), (b"abc", 4), (b"abc", -1), ("abc",), (), (5, "nowhere")])
def test_a_size_or_form_that_cannot_be_is_refused(do, ours, arguments):
    done = do(ours, lambda: Connector.open("datagram://:5555").new_datagram(*arguments))
    assert isinstance(done.error, IllegalArgumentException)


def test_ports_are_chosen_or_given(do, ours):
    def body():
        given, chosen = Connector.open("datagram://:5555"), Connector.open("datagram://")
        return given.get_local_port(), given.get_local_address(), chosen.get_local_port() >= 1024
    assert do(ours, body).result == (5555, "+100", True)


def test_a_datagram_without_an_address_cannot_be_sent(do, ours):
    def body():
        server = Connector.open("datagram://:5555")
        server.send(server.new_datagram(1))
    assert isinstance(do(ours, body).error, IOException)


@pytest.mark.parametrize("call", [lambda c: c.send(None), lambda c: c.receive(None)])
def test_no_datagram_is_a_null_pointer(do, ours, call):
    assert isinstance(do(ours, lambda: call(Connector.open("datagram://:5555"))).error, NullPointerException)


@pytest.mark.parametrize("port", range(9200, 9204))
def test_the_operators_ports_are_not_for_unsigned_suites(do, ours, port):
    def body():
        client = Connector.open(f"datagram://+200:{port}")
        client.send(client.new_datagram(1))
    assert isinstance(do(ours, body).error, SecurityException)


def test_closing_ends_a_receive_of_another_thread(do, ours):
    def body():
        server = Connector.open("datagram://:5555")

        def closer():
            Thread.sleep(30)
            server.close()
        Thread(closer).start()
        server.receive(server.new_datagram(1))
    done = do(ours, body)
    ours.run(50)
    assert isinstance(done.error, InterruptedIOException) and done.at == 30


@pytest.mark.parametrize("call", [
    lambda c, d: c.send(d), lambda c, d: c.receive(d), lambda c, d: c.new_datagram(1), lambda c, d: c.get_local_port(),
    lambda c, d: c.get_local_address(), lambda c, d: c.get_maximum_length(), lambda c, d: c.get_nominal_length(),
])
def test_a_closed_connection_does_nothing_more(do, ours, call):
    def body():
        connection = Connector.open("datagram://+200:1")
        dgram = connection.new_datagram(1)
        connection.close()
        connection.close()
        call(connection, dgram)
    assert isinstance(do(ours, body).error, IOException)


def test_a_mode_of_one_way_forbids_the_other(do, ours):
    def body(mode, call):
        connection = Connector.open("datagram://+200:1", mode)
        call(connection, connection.new_datagram(1))
    for mode, call in [(Connector.READ, lambda c, d: c.send(d)), (Connector.WRITE, lambda c, d: c.receive(d))]:
        assert isinstance(do(ours, lambda mode=mode, call=call: body(mode, call)).error, IOException)


def test_two_phones_agree_over_an_ether_that_loses_30_percent(do):
    """Each number is sent again every 100 ms until it is echoed: all arrive, in the same time, each run."""
    def count_to(most):
        client = Connector.open("datagram://+200:5555")
        echoed = set()

        def listen():
            dgram = client.new_datagram(4)
            while True:
                client.receive(dgram)
                echoed.add(dgram.read_int())
        Thread(listen).start()
        for number in range(most):
            while number not in echoed:
                dgram = client.new_datagram(4)
                dgram.write_int(number)
                client.send(dgram)
                Thread.sleep(100)
        return sorted(echoed)

    def game():
        ether = Ether(latency=20, jitter=15, loss=0.3, doubling=0.1, reordering=0.1, seed=11)
        with Phone(network=ether, number="+100") as ours, Phone(network=ether, number="+200") as theirs:
            do(theirs, echo)
            done = do(ours, lambda: count_to(50))
            ether.run(60_000)
            return done.result, done.at, ours.network.log
    assert game()[0] == list(range(50))
    assert game() == game()


def test_the_clock_of_a_guest_says_when_a_packet_came(do, ether, ours, theirs):
    def body():
        began = System.current_time_millis()
        server = Connector.open("datagram://:5555")
        server.receive(server.new_datagram(5))
        return System.current_time_millis() - began

    def send():
        Thread.sleep(7)
        client = Connector.open("datagram://+100:5555")
        client.send(client.new_datagram(1))
    done = do(ours, body)
    do(theirs, send)
    ether.run(50)
    assert done.result == 27


def test_and_open_to_trusted_ones(do, ours, theirs):
    ours.software.permissions.trusts = lambda program: True

    def body():
        client = Connector.open("datagram://+200:9200")
        client.send(client.new_datagram(1))
        return "sent"
    assert do(ours, body).result == "sent"

"""Sockets between MIDlets over an ether of 20 ms: streams, half-closing, closing while somebody waits."""

import pytest

from emulator.midp.io import ConnectionNotFoundException, Connector, ServerSocketConnection, SocketConnection
from emulator.midp.lang import (
    IllegalArgumentException,
    InterruptedIOException,
    IOException,
    SecurityException,
    Thread,
)


@pytest.fixture
def meet(do, ether, ours, theirs):
    """`meet(client, server)`: each is called with its SocketConnection; gives both Dones after 5 s."""
    def run(client, server, ms=5_000):
        def accept():
            with Connector.open("socket://:5555") as listener:
                return server(listener.accept_and_open())
        answered = do(theirs, accept)
        called = do(ours, lambda: client(Connector.open("socket://+200:5555")))
        ether.run(ms)
        return called, answered
    return run


def read_all(connection):
    return connection.open_input_stream().read()


def say(words):
    def speak(connection):
        with connection, connection.open_output_stream() as out:
            out.write(words)
    return speak


def test_bytes_arrive_in_order_and_then_the_end(meet):
    _, answered = meet(say(b"hello" * 100_000), read_all, ms=60_000)
    assert answered.result == b"hello" * 100_000


def test_closing_the_output_ends_one_direction_only(meet):
    def ask(connection):
        with connection.open_output_stream() as out:
            out.write(b"question")
        return read_all(connection)

    def answer(connection):
        question = read_all(connection)
        say(question.upper())(connection)
    assert meet(ask, answer)[0].result == b"QUESTION"


def test_both_ends_know_both_addresses(meet):
    def ends(connection):
        return (connection.get_local_address(), connection.get_address(),
                connection.get_local_port(), connection.get_port())
    called, answered = meet(ends, ends)
    assert called.result[:2] == ("+100", "+200") and answered.result[:2] == ("+200", "+100")
    assert called.result[3] == 5555 == answered.result[2] and called.result[2] == answered.result[3]


def test_data_streams_carry_numbers_and_texts(meet):
    def write(connection):
        with connection.open_data_output_stream() as out:
            out.write_int(-5)
            out.write_utf("grüß dich\0𝄞")
            out.write_double(0.1)

    def read(connection):
        data = connection.open_data_input_stream()
        return data.read_int(), data.read_utf(), data.read_double()
    assert meet(write, read)[1].result == (-5, "grüß dich\0𝄞", 0.1)


@pytest.mark.parametrize("name", ["open_input_stream", "open_output_stream"])
def test_a_stream_is_opened_once_in_a_connections_life(meet, name):
    def twice(connection):
        getattr(connection, name)().close()
        getattr(connection, name)()
    assert isinstance(meet(twice, read_all)[0].error, IOException)


def test_a_closed_connection_leaves_its_open_streams_working(meet):
    def write(connection):
        out = connection.open_output_stream()
        connection.close()
        with pytest.raises(IOException):
            connection.open_input_stream()
        out.write(b"still")
        out.close()
    assert meet(write, read_all)[1].result == b"still"


def test_a_closed_stream_says_that_it_is(meet):
    def body(connection):
        stream = connection.open_input_stream()
        stream.close()
        stream.close()
        stream.read(1)
    error = meet(body, lambda connection: Thread.sleep(100))[0].error
    assert isinstance(error, InterruptedIOException) and str(error) == "Stream closed"


def test_closing_a_stream_ends_a_read_of_another_thread(meet):
    def body(connection):
        stream = connection.open_input_stream()

        def closer():
            Thread.sleep(100)
            stream.close()
        Thread(closer).start()
        stream.read(1)
    called, _ = meet(body, lambda connection: Thread.sleep(10_000))
    assert isinstance(called.error, InterruptedIOException) and called.at == 40 + 100


def test_a_write_waits_until_the_reader_has_made_room(meet):
    def read_late(connection):
        Thread.sleep(1000)
        return len(read_all(connection))
    called, answered = meet(say(bytes(100_000)), read_late)
    assert answered.result == 100_000 and called.at > 1000


def test_writing_to_who_has_gone_is_an_io_exception(meet):
    def write(connection):
        out = connection.open_output_stream()
        Thread.sleep(200)
        out.write(b"anybody?")
    called, _ = meet(write, lambda connection: connection.close())
    assert isinstance(called.error, IOException) and "closed" in str(called.error)


def test_nobody_listening_is_not_found_when_the_word_is_back(do, ether, ours, theirs):
    done = do(ours, lambda: Connector.open("socket://+200:81"))
    ether.run(100)
    assert isinstance(done.error, ConnectionNotFoundException) and done.at == 40


def test_an_unknown_host_is_not_found(do, ours):
    assert isinstance(do(ours, lambda: Connector.open("socket://+999:81")).error, ConnectionNotFoundException)


@pytest.mark.parametrize("option, value", [(SocketConnection.DELAY, 0), (SocketConnection.LINGER, 30),
                                           (SocketConnection.KEEPALIVE, 1), (SocketConnection.RCVBUF, 1024),
                                           (SocketConnection.SNDBUF, 2048)])
def test_an_option_is_what_it_was_set_to(meet, option, value):
    def body(connection):
        connection.set_socket_option(option, value)
        return connection.get_socket_option(option)
    assert meet(body, read_all)[0].result == value


@pytest.mark.parametrize("call", [lambda c: c.set_socket_option(5, 1), lambda c: c.set_socket_option(-1, 1),
                                  lambda c: c.set_socket_option(1, -1), lambda c: c.get_socket_option(9)])
def test_an_option_that_there_is_not_is_refused(meet, call):
    assert isinstance(meet(call, read_all)[0].error, IllegalArgumentException)


@pytest.mark.parametrize("call", [
    lambda c: c.set_socket_option(0, 1), lambda c: c.get_socket_option(0),
    lambda c: c.get_address(), lambda c: c.get_port(),
    lambda c: c.get_local_address(), lambda c: c.get_local_port(), lambda c: c.open_input_stream(),
])
def test_a_closed_connection_does_nothing_more(meet, call):
    def body(connection):
        connection.close()
        connection.close()
        call(connection)
    assert isinstance(meet(body, read_all)[0].error, IOException)


# -- ServerSocketConnection ------------------------------------------------------------------------

def test_a_server_knows_its_port(do, ours):
    def body():
        given, chosen = Connector.open("socket://:5555"), Connector.open("socket://")
        assert isinstance(chosen, ServerSocketConnection)
        return given.get_local_port(), given.get_local_address(), chosen.get_local_port() >= 1024
    assert do(ours, body).result == (5555, "+100", True)


def test_closing_a_server_ends_an_accept_of_another_thread(do, ours):
    def body():
        server = Connector.open("socket://:5555")

        def closer():
            Thread.sleep(30)
            server.close()
        Thread(closer).start()
        server.accept_and_open()
    done = do(ours, body)
    ours.run(50)
    assert isinstance(done.error, InterruptedIOException) and done.at == 30


def test_each_caller_is_asked_for_the_permission(do, ours):
    def body():
        server = Connector.open("socket://:5555")
        ours.software.permissions.way = "deny"
        server.accept_and_open()
    assert isinstance(do(ours, body).error, SecurityException)

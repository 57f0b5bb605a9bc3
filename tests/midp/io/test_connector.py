"""Connector: modes, schemes, permissions, and what becomes of a suite's connections."""

import pytest

from emulator import Ether, Phone
from emulator.midp.io import CommConnection, Connection, ConnectionNotFoundException, Connector
from emulator.midp.lang import (
    IllegalArgumentException,
    InterruptedIOException,
    IOException,
    SecurityException,
    Thread,
)
from emulator.midp.midlet import MIDlet


def raised(done):
    return type(done.error)


@pytest.mark.parametrize("mode", [0, 4, -1, None, "r"])
def test_a_mode_is_read_write_or_both(do, ours, mode):
    assert raised(do(ours, lambda: Connector.open("datagram://:5555", mode))) is IllegalArgumentException


def test_the_constants_are_the_specs():
    assert (Connector.READ, Connector.WRITE, Connector.READ_WRITE) == (1, 2, 3)


@pytest.mark.parametrize("name", ["gopher://host:70", "file:///sd/", "btspp://localhost:1", "comm:COM0"])
def test_a_scheme_that_the_phone_lacks_is_not_found(do, ours, name):
    assert raised(do(ours, lambda: Connector.open(name))) is ConnectionNotFoundException


def test_a_phone_without_a_network_says_so(do, phone):
    done = do(phone, lambda: Connector.open("datagram://:5555"))
    assert raised(done) is ConnectionNotFoundException and "no network" in str(done.error)


@pytest.mark.parametrize("name", ["datagram://+100:5555", "datagram://:5555", "socket://+100:5555", "socket://:5555",
                                  "ssl://+100:5555", "http://+100/", "https://+100/", "sms://+100:5555", "sms://:5555"])
def test_a_refused_permission_is_a_security_exception_before_anything_is_sent(do, refusing, name):
    assert raised(do(refusing, lambda: Connector.open(name))) is SecurityException
    assert refusing.network.log == []


@pytest.mark.parametrize("name, permission", [
    ("datagram://+100:5555", "datagram"), ("datagram://:5555", "datagramreceiver"), ("datagram://", "datagramreceiver"),
    ("socket://+100:5555", "socket"), ("socket://:5555", "serversocket"), ("ssl://+100:5555", "ssl"),
    ("http://+100/", "http"), ("https://+100/", "https"), ("sms://:1", "sms"),
])
def test_each_kind_of_connection_has_its_own_permission(do, refusing, name, permission):
    done = do(refusing, lambda: Connector.open(name))
    assert f"javax.microedition.io.Connector.{permission} " in f"{done.error} "


@pytest.mark.parametrize("port", [80, 443, 8080])
def test_a_socket_to_a_port_of_the_web_is_not_for_unsigned_suites(do, ours, port):
    assert raised(do(ours, lambda: Connector.open(f"socket://+100:{port}"))) is SecurityException


def test_a_suites_connections_close_when_it_ends(do, ours):
    kept = []
    done = do(ours, lambda: kept.extend([Connector.open("datagram://:5555"), Connector.open("socket://:5555"),
                                         Connector.open("sms://:5555")]))
    done.app.close()
    for name in ("datagram://:5555", "socket://:5555", "sms://:5555"):
        assert do(ours, lambda name=name: Connector.open(name)).error is None


def test_a_port_of_another_suite_is_an_io_exception(do, ours):
    do(ours, lambda: Connector.open("datagram://:5555"))
    assert raised(do(ours, lambda: Connector.open("datagram://:5555"))) is IOException


def test_with_timeouts_a_wait_ends_after_30_seconds(do, ours):
    def body():
        connection = Connector.open("datagram://:5555", Connector.READ_WRITE, True)
        connection.receive(connection.new_datagram(10))
    done = do(ours, body)
    ours.run(29_999)
    assert done.at is None
    ours.run(1)
    assert raised(done) is InterruptedIOException


def test_an_interrupted_thread_ends_its_wait(do, ours):
    threads = []

    def body():
        threads.append(Thread.current_thread())
        connection = Connector.open("datagram://:5555")
        connection.receive(connection.new_datagram(10))
    done = do(ours, body)
    ours.run(10)
    threads[0].interrupt()
    ours.run(0)
    assert raised(done) is InterruptedIOException


def test_a_connection_is_closed_by_with(do, ours):
    def body():
        with Connector.open("datagram://:5555") as connection:
            assert isinstance(connection, Connection)
        connection.get_local_port()
    assert raised(do(ours, body)) is IOException


def test_a_resource_is_read_without_anybodys_permission(refusing, do, tmp_path):
    (tmp_path / "suite.jad").write_text(
        "MIDlet-Name: R\nMIDlet-Version: 1.0\nMIDlet-Vendor: V\nMIDlet-Jar-URL: r/\nMIDlet-Jar-Size: 1\n"
        "MIDlet-1: R, , r.R\nMicroEdition-Profile: MIDP-2.0\nMicroEdition-Configuration: CLDC-1.1\n")
    (tmp_path / "r").mkdir()
    (tmp_path / "r" / "words.txt").write_bytes(b"\0\2hi")
    (tmp_path / "r" / "r.py").write_text(
        "from emulator.midp.midlet import MIDlet\nfrom emulator.midp.io import Connector\n"
        "class R(MIDlet):\n    def start_app(self):\n"
        "        self.said = Connector.open_data_input_stream('resource:/words.txt').read_utf()\n")
    assert refusing.launch(tmp_path / "suite.jad").midlet.said == "hi"


def test_a_resource_that_is_not_there_is_not_found(do, ours):
    assert raised(do(ours, lambda: Connector.open_input_stream("resource:/no.txt"))) is ConnectionNotFoundException


def test_a_resource_cannot_be_written(do, ours):
    assert raised(do(ours, lambda: Connector.open("resource:/a", Connector.WRITE))) is IllegalArgumentException


@pytest.mark.parametrize("open_stream", [Connector.open_input_stream, Connector.open_output_stream])
def test_a_datagram_connection_has_no_streams(do, ours, open_stream):
    assert raised(do(ours, lambda: open_stream("datagram://:5555"))) is IllegalArgumentException


def test_there_is_no_serial_port_to_be_opened():
    assert issubclass(CommConnection, Connection)


def test_a_suite_has_64_connections_and_no_more():
    class Greedy(MIDlet):
        def start_app(self):
            self.open = []
            while True:
                self.open.append(Connector.open("datagram://"))
    with Phone(network=Ether(), raise_faults=False) as phone:
        app = phone.launch(Greedy)
        assert len(app.midlet.open) == 64 and "64 are open" in phone.screen.text()
        assert type(app.errors[0]) is IOException

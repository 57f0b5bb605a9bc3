"""A phone on this computer's own network, against true servers on 127.0.0.1.

Real time is this file's subject: waits have a deadline, and nothing waits longer than it must.
"""

import os
import socket
import ssl
import struct
import threading
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from emulator import Phone
from emulator.handset.address import Address
from emulator.handset.stream import Phase
from emulator.host.network import World
from emulator.host.worker import Worker
from emulator.midp.io import ConnectionNotFoundException, Connector
from emulator.midp.lang import InterruptedIOException, IOException, Thread
from emulator.midp.midlet import MIDlet
from emulator.midp.pki import CertificateException

KEYS = Path(__file__).parent / "keys" / "server.pem"


@pytest.fixture
def world():
    with World(proxies={}, trust=str(KEYS)) as held:
        yield held


@pytest.fixture
def online(world):
    with Phone(network=world) as phone:
        yield phone


@pytest.fixture
def do(world, online):
    """`do(body)` runs `body()` on a guest's thread until it is done; its result, or its error raised."""
    def run(body, phone=None, within=5_000):
        outcome = []

        def work():
            try:
                outcome.append((body(), None))
            except Exception as error:
                outcome.append((None, error))

        class Guest(MIDlet):
            def start_app(self):
                Thread(work).start()
        (phone or online).launch(Guest)
        world.run_until(lambda: outcome, within)
        result, error = outcome[0]
        if error is not None:
            raise error
        return result
    return run


@contextmanager
def serving(serve, *, tls=False):
    """A TCP server that calls `serve(connection)` for each caller, on a thread; its port."""
    listener = socket.create_server(("127.0.0.1", 0))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    if tls:
        context.load_cert_chain(KEYS)
    def accept():
        while True:
            try:
                caller = listener.accept()[0]
            except OSError:
                return
            caller.settimeout(5)
            with suppress(OSError):
                if tls:
                    caller = context.wrap_socket(caller, server_side=True)
                with caller:
                    serve(caller)
    thread = threading.Thread(target=accept, daemon=True)
    thread.start()
    try:
        yield listener.getsockname()[1]
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        thread.join(5)


def read_all(caller):
    data = b""
    while part := caller.recv(65_536):
        data += part
    return data


def reset(caller):
    """Hang up rudely: the other end reads a reset, not an end."""
    caller.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


# -- datagrams -------------------------------------------------------------------------------------

@pytest.fixture
def udp():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as server:
        server.bind(("127.0.0.1", 0))
        server.settimeout(5)
        yield server


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_a_datagram_goes_out_and_its_answer_comes_back(do, udp, host):
    def echo():
        data, sender = udp.recvfrom(1000)
        udp.sendto(data.upper(), sender)
    threading.Thread(target=echo).start()

    def ask():
        client = Connector.open(f"datagram://{host}:{udp.getsockname()[1]}")
        dgram = client.new_datagram(b"hello", 5)
        client.send(dgram)
        client.receive(dgram)
        return dgram._packet(), dgram.get_address()
    assert do(ask) == (b"HELLO", f"datagram://127.0.0.1:{udp.getsockname()[1]}")


def test_two_phones_of_one_world_talk_by_true_datagrams(do, world):
    with Phone(network=world) as other:
        port = other.network.datagrams()

        def ask():
            client = Connector.open(f"datagram://127.0.0.1:{port.local.port}")
            client.send(client.new_datagram(b"knock", 5))
        do(ask)
        world.run_until(lambda: port.arrived)
        assert port.arrived[0][0] == b"knock"


def test_a_port_of_another_program_is_an_io_exception(do):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as other:
        other.bind(("0.0.0.0", 0))
        with pytest.raises(IOException, match="port"):
            do(lambda: Connector.open(f"datagram://:{other.getsockname()[1]}"))


# -- sockets ---------------------------------------------------------------------------------------

def test_a_megabyte_goes_there_and_back(do):
    sent = bytes(range(256)) * 4096

    def talk(port):
        connection = Connector.open(f"socket://127.0.0.1:{port}")
        out, back = connection.open_output_stream(), connection.open_input_stream()
        Thread(lambda: (out.write(sent), out.close())).start()
        return back.read()
    with serving(lambda caller: caller.sendall(read_all(caller))) as port:
        assert do(lambda: talk(port)) == sent


def test_a_reader_that_rests_holds_the_sender_back(world, online):
    with serving(lambda caller: caller.sendall(bytes(3_000_000))) as port:
        stream = online.network.connect(Address("127.0.0.1", port))
        world.run_until(lambda: stream.available)
        world.run(200)
        assert 0 < stream.available <= 65_536
        got = 0
        while got < 3_000_000:
            world.run_until(lambda: stream.available)
            got += len(stream.read(1_000_000))
        stream.close()


def test_a_refused_call_is_not_found(do):
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        with pytest.raises(ConnectionNotFoundException, match="refused"):
            do(lambda: Connector.open(f"socket://127.0.0.1:{nobody.getsockname()[1]}"))


def test_a_name_that_nobody_has_is_not_found(do):
    with pytest.raises(ConnectionNotFoundException, match="no such host"):
        do(lambda: Connector.open("socket://no-such-host.invalid:99"), within=30_000)


def test_a_reset_is_an_io_exception(do):
    def talk(port):
        stream = Connector.open(f"socket://127.0.0.1:{port}").open_input_stream()
        return stream.read()
    with serving(reset) as port, pytest.raises(IOException, match="reset"):
        do(lambda: talk(port))


def test_half_a_socket_can_be_closed(do):
    def serve(caller):
        caller.sendall(read_all(caller)[::-1])          # reads until the phone ends its half

    def talk(port):
        connection = Connector.open(f"socket://127.0.0.1:{port}")
        with connection.open_output_stream() as out:
            out.write(b"abc")
        return connection.open_input_stream().read()
    with serving(serve) as port:
        assert do(lambda: talk(port)) == b"cba"


def test_closing_sends_what_was_written_first(do):
    got, done = [], threading.Event()

    def serve(caller):
        got.append(len(read_all(caller)))
        done.set()

    def talk(port):
        with Connector.open(f"socket://127.0.0.1:{port}") as connection, connection.open_output_stream() as out:
            out.write(bytes(500_000))
    with serving(serve) as port:
        do(lambda: talk(port))
        do(lambda: Thread.sleep(100))
        assert done.wait(5) and got == [500_000]


def test_a_phone_answers_calls(do, world, online):
    port, listening = [], threading.Event()

    def serve():
        listener = Connector.open("socket://")
        port.append(listener.get_local_port())
        listening.set()
        caller = listener.accept_and_open()
        with caller, caller.open_output_stream() as out:
            out.write(b"welcome")
    heard = []

    def call():
        assert listening.wait(5)
        with socket.create_connection(("127.0.0.1", port[0]), 5) as caller:
            heard.append(read_all(caller))
    thread = threading.Thread(target=call)
    thread.start()
    do(serve)
    world.run_until(lambda: heard)
    thread.join()
    assert heard == [b"welcome"]


@pytest.mark.parametrize("option, value", [(0, 0), (1, 5), (2, 1)])
def test_an_option_reaches_the_socket(do, option, value):
    def talk(port):
        with Connector.open(f"socket://127.0.0.1:{port}") as connection:
            connection.set_socket_option(option, value)
            return connection.get_socket_option(option)
    with serving(read_all) as port:
        assert do(lambda: talk(port)) == value


# -- http ------------------------------------------------------------------------------------------

class Pages(BaseHTTPRequestHandler):
    """Pages whose path says what they are."""

    protocol_version = "HTTP/1.1"

    def do_GET(self):
        if "/chunked" in self.path:
            self.send_response(200)
            self.send_header("Transfer-Encoding", "chunked")
            self.end_headers()
            for part in (b"one ", b"two"):
                self.wfile.write(b"%x\r\n%s\r\n" % (len(part), part))
            self.wfile.write(b"0\r\n\r\n")
        elif "/cut" in self.path:
            self.send_response(200)
            self.send_header("Content-Length", "100")
            self.end_headers()
            self.wfile.write(b"only this")
            self.close_connection = True
        else:
            self._answer(self.path.encode())

    def do_POST(self):
        self._answer(self.rfile.read(int(self.headers["Content-Length"])).upper())

    def _answer(self, body):
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *words):
        """A quiet server."""


@pytest.fixture
def http():
    with ThreadingHTTPServer(("127.0.0.1", 0), Pages) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield f"127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


def fetch(url):
    with Connector.open(url) as page, page.open_input_stream() as stream:
        return page.get_response_code(), stream.read()


def test_pages_are_fetched_whole_and_in_chunks(do, http):
    assert do(lambda: fetch(f"http://{http}/a?b")) == (200, b"/a?b")
    assert do(lambda: fetch(f"http://{http}/chunked")) == (200, b"one two")


def test_a_page_is_posted(do, http):
    def post():
        with Connector.open(f"http://{http}/") as page:
            page.set_request_method("POST")
            with page.open_output_stream() as out:
                out.write(b"shout")
            with page.open_input_stream() as stream:
                return stream.read()
    assert do(post) == b"SHOUT"


def test_a_cut_page_is_an_io_exception(do, http):
    with pytest.raises(IOException, match="cut short"):
        do(lambda: fetch(f"http://{http}/cut"))


def test_a_server_that_never_answers_can_be_left(do):
    """The phone goes on meanwhile, and another thread's closing ends the wait."""
    def talk(port):
        page = Connector.open(f"socket://127.0.0.1:{port}")
        stream = page.open_input_stream()

        def closer():
            Thread.sleep(50)
            page.close()
            stream.close()
        Thread(closer).start()
        return stream.read()
    with serving(read_all) as port, pytest.raises(InterruptedIOException):
        do(lambda: talk(port))


def test_a_proxy_of_the_environment_is_asked_for_pages(http, monkeypatch):
    monkeypatch.setenv("http_proxy", f"http://user:secret@{http}")
    monkeypatch.setenv("no_proxy", "")
    with World() as world, Phone(network=world) as phone:
        outcome = []

        class Guest(MIDlet):
            def start_app(self):
                Thread(lambda: outcome.append(fetch("http://example.invalid/page"))).start()
        phone.launch(Guest)
        world.run_until(lambda: outcome)
    assert outcome == [(200, b"http://example.invalid/page")]


# -- tls -------------------------------------------------------------------------------------------

def test_a_secure_link_says_how_it_is_protected(do):
    def talk(port):
        with Connector.open(f"ssl://localhost:{port}") as connection:
            info = connection.get_security_info()
            with connection.open_output_stream() as out, connection.open_input_stream() as back:
                out.write(b"secret")
                said = back.read(6)
        return said, info.get_protocol_name(), info.get_protocol_version(), info.get_server_certificate().get_subject()

    def serve(caller):
        caller.sendall(caller.recv(100).upper())
    with serving(serve, tls=True) as port:
        said, name, version, subject = do(lambda: talk(port))
    assert (said, name, subject) == (b"SECRET", "TLS", "C=FI;O=Acme;CN=localhost")
    assert version in ("3.3", "3.4")


def test_a_page_is_fetched_under_tls(do):
    def serve(caller):
        caller.recv(1000)
        caller.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n" + bytes(100_000))
    with serving(serve, tls=True) as port:
        assert do(lambda: fetch(f"https://localhost:{port}/")) == (200, bytes(100_000))


def test_a_secure_page_is_fetched_through_a_proxy():
    """A proxy that joins the two ends, and a server of TLS behind it."""
    asked = []

    def proxy(caller):
        asked.append(caller.recv(1000).split(b"\r\n")[0])
        with socket.create_connection(("127.0.0.1", server), 5) as further:
            caller.sendall(b"HTTP/1.1 200 Connection established\r\n\r\n")
            one = threading.Thread(target=pour, args=(caller, further))
            one.start()
            pour(further, caller)
            one.join()

    def pour(source, drain):
        with suppress(OSError):
            while part := source.recv(65_536):
                drain.sendall(part)
        with suppress(OSError):
            drain.shutdown(socket.SHUT_WR)

    def serve(caller):
        caller.recv(1000)
        caller.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello")
    with serving(serve, tls=True) as server, serving(proxy) as port, \
            World(proxies={"https": f"http://127.0.0.1:{port}"}, trust=str(KEYS)) as world, \
            Phone(network=world) as phone:
        outcome = []

        class Guest(MIDlet):
            def start_app(self):
                Thread(lambda: outcome.append(fetch("https://localhost:4433/"))).start()
        phone.launch(Guest)
        world.run_until(lambda: outcome)
    assert outcome == [(200, b"hello")] and asked == [b"CONNECT localhost:4433 HTTP/1.1"]


@pytest.mark.parametrize("host, trusted, reason", [
    ("127.0.0.1", True, CertificateException.SITENAME_MISMATCH),
    ("localhost", False, CertificateException.UNRECOGNIZED_ISSUER),
])
def test_a_server_that_cannot_prove_itself_is_not_talked_to(host, trusted, reason):
    errors = []
    with serving(read_all, tls=True) as port, \
            World(proxies={}, trust=str(KEYS) if trusted else None) as world, Phone(network=world) as phone:
        class Guest(MIDlet):
            def start_app(self):
                Thread(self.work).start()

            def work(self):
                try:
                    Connector.open(f"https://{host}:{port}/").get_response_code()
                except CertificateException as error:
                    errors.append(error.get_reason())
        phone.launch(Guest)
        world.run_until(lambda: errors)
    assert errors == [reason]


# -- the whole ---------------------------------------------------------------------------------------

@pytest.mark.parametrize("name", ["datagram://:5555", "socket://127.0.0.1:99", "http://127.0.0.1/", "sms://:5", "ssl://a:1"])
def test_offline_refuses_everything(name):
    with World(offline=True) as world, Phone(network=world) as phone:
        class Guest(MIDlet):
            error = None

            def start_app(self):
                try:
                    connection = Connector.open(name)
                    connection.get_response_code()
                except ConnectionNotFoundException as error:
                    self.error = error
        guest = phone.launch(Guest).midlet
        assert "--offline" in str(guest.error)


def test_a_worker_wakes_when_something_comes():
    """The phone rests until the datagram is there: no slice of its time is due."""
    with World(proxies={}) as world:
        phone = Phone(network=world, raise_faults=False)
        worker = Worker(phone.kernel, phone.screen, bell=world)
        port = phone.network.datagrams()
        came = threading.Event()
        port.on_news = came.set
        worker.start()
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
            sender.sendto(b"wake", ("127.0.0.1", port.local.port))
        assert came.wait(5)
        worker.order(phone.close)
        assert worker.stop()
        assert worker.failure is None


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="counts descriptors in /proc")
def test_a_thousand_rounds_leave_nothing_open(world, online):
    with serving(lambda caller: caller.sendall(b"x")) as port:
        def a_round(n):
            stream = online.network.connect(Address("127.0.0.1", port))
            online.network.datagrams().close()
            online.network.listen().close()
            if n % 2:
                world.wait(0)                           # closed while still connecting
            else:
                world.run_until(lambda: stream.available or stream.phase is Phase.FAILED)
            stream.close()
        for n in range(20):
            a_round(n)
        world.run(50)
        before = len(os.listdir("/proc/self/fd"))
        for n in range(1000):
            a_round(n)
        world.run(50)
        assert len(os.listdir("/proc/self/fd")) <= before + 4      # the server's own, on their way out


def test_a_closed_world_leaves_nothing_open(http):
    before = threading.active_count()
    world = World(proxies={})
    phone = Phone(network=world)
    phone.network.datagrams()
    phone.network.listen()
    phone.network.connect(Address("localhost", int(http.rpartition(":")[2])))
    phone.close()
    world.close()
    world.close()
    assert threading.active_count() <= before + 2              # the resolver's threads end by themselves


def test_offline_there_is_no_signal():
    with World(offline=True) as world, Phone(network=world) as phone:
        assert phone.network.signal == 0

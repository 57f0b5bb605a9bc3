"""WorldLine: a stream over a TCP socket, plain or under TLS, straight or through a proxy.

It passes through phases, each a function that is called when the socket is ready:
connecting, asking the proxy, shaking hands, open.
"""

from __future__ import annotations

import errno
import os
import selectors
import socket
import ssl
from collections.abc import Callable
from typing import TYPE_CHECKING

from emulator.handset.address import Address, LinkBroken, NoSuchPlace, Proxy, RadioFault
from emulator.handset.stream import WINDOW, Stream

from .socket_options import option_of, set_option_of
from .trust import security_of, untrusted
from .tunnel import Tunnel

if TYPE_CHECKING:
    from .network_link import WorldLink

READ, WRITE = selectors.EVENT_READ, selectors.EVENT_WRITE
PATIENCE = 30.0         # s of real time for an answer to a call, and for the last bytes of a closed stream
PIECE = 65_536
NOT_NOW = (BlockingIOError, InterruptedError, ssl.SSLWantReadError, ssl.SSLWantWriteError)
UNDER_WAY = {0, errno.EINPROGRESS, errno.EWOULDBLOCK, errno.EAGAIN, getattr(errno, "WSAEWOULDBLOCK", 0)}


class WorldLine:
    """The Line of a Stream (see handset/stream.py)."""

    def __init__(self, link: WorldLink, stream: Stream, to: Address, secure: bool) -> None:
        self._link, self._world, self._stream = link, link.world, stream
        self._to, self._secure = to, secure
        self._proxy: Proxy | None = None
        self._hosts: list[str] = []                # IP addresses that are still to be tried
        self._socket: socket.socket | None = None
        self._phase: Callable[[int], object] = self._use      # what to do when the socket is ready
        self._is_open = self._is_ending = self._is_closing = self._has_ended = False
        self._unread = 0                           # bytes handed to the stream and not taken yet
        self._output = bytearray()
        self._options: dict[int, int] = {}         # what was set before there was a socket
        self._tunnel: Tunnel | None = None
        link.lines[self] = None

    @classmethod
    def call(cls, link: WorldLink, to: Address, stream: Stream, secure: bool) -> WorldLine:
        """Begin to connect."""
        line = cls(link, stream, to, secure)
        line._proxy = link.proxy("https", to.host) if secure else None
        line._world.call_after(PATIENCE, line._too_late)
        line._world.names.find(line._first.host, line._found)
        return line

    @classmethod
    def answer(cls, link: WorldLink, stream: Stream, caller: socket.socket, remote: Address) -> WorldLine:
        """Take a call that came in."""
        line = cls(link, stream, remote, secure=False)
        line._socket = caller
        line._opened()
        return line

    # -- the Line --------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        self._output += data
        if self._is_open:
            self._flush()

    def taken(self, size: int) -> None:
        self._unread -= size
        if isinstance(self._socket, ssl.SSLSocket) and self._socket.pending():
            self._read()              # what was deciphered already does not make the socket ready
        else:
            self._watch()

    def end(self) -> None:
        self._is_ending = True
        if self._is_open:
            self._flush()

    def drop(self) -> None:
        """Close when the last bytes are on their way."""
        self._is_closing = self._is_ending = True
        self._world.call_off(self._too_late)
        if self._is_open and self._output:
            self._world.call_after(PATIENCE, self.cut)
            self._flush()
        else:
            self.cut()

    def set_option(self, option: int, value: int) -> None:
        self._options[option] = value
        if self._socket is not None:
            set_option_of(self._socket, option, value)

    def option(self, option: int) -> int:
        if self._socket is None:
            return self._options.get(option, 0)
        return option_of(self._socket, option)

    def security(self) -> tuple[str, str, str, bytes] | None:
        return security_of(self._socket) if isinstance(self._socket, ssl.SSLSocket) else None

    def cut(self) -> None:
        """Close at once; what was not sent is lost."""
        self._is_closing, self._is_open = True, False
        self._world.call_off(self._too_late)
        self._world.call_off(self.cut)
        self._link.lines.pop(self, None)
        if self._socket is not None:
            self._world.forget(self._socket)

    # -- connecting ------------------------------------------------------------------------------

    @property
    def _first(self) -> Address:
        """Whom to connect to: the proxy, if there is one."""
        return self._to if self._proxy is None else self._proxy.address

    def _found(self, hosts: list[str]) -> None:
        """Its name was looked up."""
        self._hosts = hosts[:]
        self._try_next("no such host")

    def _try_next(self, problem: str) -> None:
        if self._is_closing:
            return
        if not self._hosts:
            self._fail(NoSuchPlace(f"{self._first} cannot be reached: {problem}"))
            return
        host = self._hosts.pop(0)
        try:
            self._socket = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
            self._socket.setblocking(False)
            code = self._socket.connect_ex((host, self._first.port))
        except OSError as refused:
            code = refused.errno or errno.EHOSTUNREACH
        if code in UNDER_WAY and self._socket is not None:
            self._phase = self._connecting
            self._world.watch(self._socket, WRITE, self._ready)
        else:
            self._next_instead(code)

    def _connecting(self, events: int) -> None:
        assert self._socket is not None
        code = self._socket.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
        if code:
            self._next_instead(code)
            return
        for option, value in self._options.items():
            set_option_of(self._socket, option, value)
        if self._proxy is None:
            self._secure_it()
            return
        self._tunnel = Tunnel(self._to, self._proxy.authorization)
        self._phase = self._asking
        self._socket.send(self._tunnel.request)      # a few bytes into an empty socket: they fit
        self._world.watch(self._socket, READ, self._ready)

    def _next_instead(self, code: int) -> None:
        if self._socket is not None:
            self._world.forget(self._socket)
            self._socket = None
        self._try_next(os.strerror(code).lower())

    def _asking(self, events: int) -> None:
        """The proxy answers; its words end where the server's begin, so they are read one by one."""
        assert self._socket is not None and self._tunnel is not None
        while not self._tunnel.is_through:
            self._tunnel.feed(self._socket.recv(1))
        self._secure_it()

    def _secure_it(self) -> None:
        assert self._socket is not None
        if not self._secure:
            self._opened()
            return
        self._world.watch(self._socket, 0, self._ready)      # wrapping makes another socket of it
        self._socket = self._world.tls().wrap_socket(self._socket, do_handshake_on_connect=False,
                                                     server_hostname=self._to.host)
        self._phase = self._shaking
        self._shaking(0)

    def _shaking(self, events: int) -> None:
        assert isinstance(self._socket, ssl.SSLSocket)
        try:
            self._socket.do_handshake()
        except ssl.SSLWantReadError:
            self._world.watch(self._socket, READ, self._ready)
        except ssl.SSLWantWriteError:
            self._world.watch(self._socket, WRITE, self._ready)
        else:
            self._opened()

    def _opened(self) -> None:
        assert self._socket is not None
        self._world.call_off(self._too_late)
        self._is_open, self._phase = True, self._use
        host, port = self._socket.getsockname()[:2]
        local = Address(host.removeprefix("::ffff:"), port)
        self._link.later(lambda: self._stream.connected(local, self._to))
        self._flush()

    def _too_late(self) -> None:
        self._fail(NoSuchPlace(f"{self._first} did not answer within {PATIENCE:g} s"))

    # -- open ------------------------------------------------------------------------------------

    def _ready(self, events: int) -> None:
        try:
            self._phase(events)
        except NOT_NOW:
            pass
        except ssl.SSLError as problem:
            self._fail(untrusted(problem, self._to))
        except OSError as problem:
            self._fail(LinkBroken(f"the connection to {self._to} broke: {(problem.strerror or str(problem)).lower()}"))
        except RadioFault as fault:
            self._fail(fault)

    def _use(self, events: int) -> None:
        if events & READ:
            self._read()
        if events & WRITE:
            self._flush()

    def _read(self) -> None:
        """Hand over what has come, up to a window full."""
        assert self._socket is not None
        try:
            while self._unread < WINDOW and not self._has_ended:
                self._hand_over(self._socket.recv(min(PIECE, WINDOW - self._unread)))
        except NOT_NOW:
            pass
        self._watch()

    def _hand_over(self, data: bytes) -> None:
        self._has_ended = not data
        self._unread += len(data)
        self._link.later(lambda: self._stream.arrive(data) if data else self._stream.end())

    def _flush(self) -> None:
        """Send as much as the system takes."""
        assert self._socket is not None
        sent = 0
        try:
            while self._output:
                part = self._socket.send(bytes(self._output[:PIECE]))
                del self._output[:part]
                sent += part
        except NOT_NOW:
            pass
        except OSError as problem:
            self._fail(LinkBroken(f"the connection to {self._to} broke: {(problem.strerror or str(problem)).lower()}"))
            return
        if sent:
            self._stream.make_room(sent)
        if not self._output and self._is_ending:
            self._end_output()
        self._watch()

    def _end_output(self) -> None:
        if self._is_closing:
            self.cut()
        elif not self._secure and self._socket is not None:      # TLS cannot end one direction alone
            self._socket.shutdown(socket.SHUT_WR)

    def _watch(self) -> None:
        if self._socket is None or not self._is_open or self._socket.fileno() < 0:
            return
        reads = READ if self._unread < WINDOW and not self._has_ended and not self._is_closing else 0
        self._world.watch(self._socket, reads | (WRITE if self._output else 0), self._ready)

    def _fail(self, fault: RadioFault) -> None:
        self.cut()
        self._link.later(lambda: self._stream.fail(fault))

"""Call: makes a TCP connection, plain or under TLS, straight or through a proxy.

It passes through phases, each a function that is called when the socket is ready: connecting
(to one address after another), asking the proxy, shaking hands. Then the socket is handed over.
"""

from __future__ import annotations

import errno
import os
import selectors
import socket
import ssl
from collections.abc import Callable
from typing import TYPE_CHECKING

from emulator.handset.address import Address, LinkBroken, NoSuchPlace, RadioFault

from .trust import untrusted
from .tunnel import Tunnel

if TYPE_CHECKING:
    from .network import World

READ, WRITE = selectors.EVENT_READ, selectors.EVENT_WRITE
PATIENCE = 30.0         # s of real time until the call must be answered
NOT_NOW = (BlockingIOError, InterruptedError, ssl.SSLWantReadError, ssl.SSLWantWriteError)
UNDER_WAY = {0, errno.EINPROGRESS, errno.EWOULDBLOCK, errno.EAGAIN, getattr(errno, "WSAEWOULDBLOCK", 0)}


class Call:
    """Calls `made(socket)` or `failed(fault)` once, unless it is cancelled before."""

    def __init__(self, world: World, to: Address, secure: bool, *, made: Callable[[socket.socket], object],
                 failed: Callable[[RadioFault], object]) -> None:
        self._world, self._to, self._secure = world, to, secure
        self._made, self._failed = made, failed
        self._proxy = world.proxies.of("https", to.host) if secure else None
        self._first = to if self._proxy is None else self._proxy.address
        self._hosts: list[str] = []                # IP addresses that are still to be tried
        self._socket: socket.socket | None = None
        self._phase: Callable[[], object] = self._connecting
        self._tunnel = Tunnel(to, self._proxy.authorization) if self._proxy is not None else None
        self._is_over = False

    def begin(self) -> None:
        self._world.call_after(PATIENCE, self._too_late)
        self._world.names.find(self._first.host, self._found)

    def cancel(self) -> None:
        """Nobody waits for it any more."""
        self._is_over = True
        self._world.call_off(self._too_late)
        self._drop_socket()

    # -- one address after another ---------------------------------------------------------------

    def _found(self, hosts: list[str]) -> None:
        """Its name was looked up."""
        self._hosts = hosts[:]
        self._try_next("no such host")

    def _try_next(self, problem: str) -> None:
        if self._is_over:
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
            self._world.watch(self._socket, WRITE, self._ready)
        else:
            self._next_instead(code)

    def _next_instead(self, code: int) -> None:
        self._drop_socket()
        self._try_next(os.strerror(code).lower())

    # -- phases ----------------------------------------------------------------------------------

    def _ready(self, events: int) -> None:
        try:
            self._phase()
        except NOT_NOW:
            pass
        except OSError as problem:
            self._fail(fault_of(problem, self._to))
        except RadioFault as fault:
            self._fail(fault)

    def _connecting(self) -> None:
        assert self._socket is not None
        code = self._socket.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
        if code:
            self._next_instead(code)
        elif self._tunnel is None:
            self._secure_it()
        else:
            self._phase = self._asking
            self._socket.send(self._tunnel.request)      # a few bytes into an empty socket: they fit
            self._world.watch(self._socket, READ, self._ready)

    def _asking(self) -> None:
        """The proxy answers; its words end where the server's begin, so they are read one by one."""
        assert self._socket is not None and self._tunnel is not None
        while not self._tunnel.is_through:
            self._tunnel.feed(self._socket.recv(1))
        self._secure_it()

    def _secure_it(self) -> None:
        assert self._socket is not None
        if not self._secure:
            self._hand_over()
            return
        self._world.watch(self._socket, 0, self._ready)      # wrapping makes another socket of it
        self._socket = self._world.tls().wrap_socket(self._socket, do_handshake_on_connect=False,
                                                     server_hostname=self._to.host)
        self._phase = self._shaking
        self._shaking()

    def _shaking(self) -> None:
        assert isinstance(self._socket, ssl.SSLSocket)
        try:
            self._socket.do_handshake()
        except ssl.SSLWantReadError:
            self._world.watch(self._socket, READ, self._ready)
        except ssl.SSLWantWriteError:
            self._world.watch(self._socket, WRITE, self._ready)
        else:
            self._hand_over()

    # -- the end ---------------------------------------------------------------------------------

    def _hand_over(self) -> None:
        made, self._socket = self._socket, None
        assert made is not None
        self.cancel()
        self._made(made)

    def _too_late(self) -> None:
        self._fail(NoSuchPlace(f"{self._first} did not answer within {PATIENCE:g} s"))

    def _fail(self, fault: RadioFault) -> None:
        self.cancel()
        self._failed(fault)

    def _drop_socket(self) -> None:
        if self._socket is not None:
            self._world.forget(self._socket)
            self._socket = None


def fault_of(problem: OSError, to: Address) -> RadioFault:
    """What the system says of a connection, in the radio's words."""
    if isinstance(problem, ssl.SSLError):
        return untrusted(problem, to)
    return LinkBroken(f"the connection to {to} broke: {(problem.strerror or str(problem)).lower()}")

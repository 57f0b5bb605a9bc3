"""WorldLine: a stream over a TCP socket, plain or under TLS, straight or through a proxy.

How it is made is network_call.py's; here bytes pass.
"""

from __future__ import annotations

import selectors
import socket
import ssl
from contextlib import suppress
from typing import TYPE_CHECKING

from emulator.handset.address import Address, RadioFault
from emulator.handset.stream import WINDOW, Stream

from .network_call import NOT_NOW, Call, fault_of
from .socket_options import option_of, set_option_of
from .trust import security_of

if TYPE_CHECKING:
    from .network_link import WorldLink

READ, WRITE = selectors.EVENT_READ, selectors.EVENT_WRITE
PATIENCE = 30.0         # s of real time for the last bytes of a stream that was closed
PIECE = 65_536


class WorldLine:
    """The Line of a Stream (see handset/stream.py)."""

    def __init__(self, link: WorldLink, stream: Stream, to: Address, secure: bool) -> None:
        self._link, self._world, self._stream = link, link.world, stream
        self._to, self._secure = to, secure
        self._call: Call | None = None             # while it is being made
        self._socket: socket.socket | None = None  # when it is
        self._is_ending = self._is_closing = self._has_ended = False
        self._unread = 0                           # bytes handed to the stream and not taken yet
        self._output = bytearray()
        self._options: dict[int, int] = {}         # what was set before there was a socket
        link.lines[self] = None

    @classmethod
    def call(cls, link: WorldLink, to: Address, stream: Stream, secure: bool) -> WorldLine:
        """Begin to connect."""
        line = cls(link, stream, to, secure)
        line._call = Call(link.world, to, secure, made=line._made, failed=line._fail)
        line._call.begin()
        return line

    @classmethod
    def answer(cls, link: WorldLink, stream: Stream, caller: socket.socket, remote: Address) -> WorldLine:
        """Take a call that came in."""
        line = cls(link, stream, remote, secure=False)
        line._made(caller)
        return line

    def _made(self, made: socket.socket) -> None:
        """Bytes can pass."""
        self._call, self._socket = None, made
        for option, value in self._options.items():
            set_option_of(made, option, value)
        host, port = made.getsockname()[:2]
        local = Address(host.removeprefix("::ffff:"), port)
        self._link.later(lambda: self._stream.connected(local, self._to))
        self._flush()

    # -- the Line --------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        self._output += data
        self._flush()

    def taken(self, size: int) -> None:
        self._unread -= size
        if isinstance(self._socket, ssl.SSLSocket) and self._socket.pending():
            self._read()              # what was deciphered already does not make the socket ready
        else:
            self._watch()

    def end(self) -> None:
        self._is_ending = True
        self._flush()

    def drop(self) -> None:
        """Close when the last bytes are on their way."""
        self._is_closing = self._is_ending = True
        if self._socket is not None and self._output:
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
        self._is_closing = True
        self._world.call_off(self.cut)
        self._link.lines.pop(self, None)
        if self._call is not None:
            self._call.cancel()
        if self._socket is not None:
            self._world.forget(self._socket)
            self._socket = None

    # -- open ------------------------------------------------------------------------------------

    def _ready(self, events: int) -> None:
        if events & READ:
            self._read()
        if events & WRITE:
            self._flush()

    def _read(self) -> None:
        """Hand over what has come, up to a window full."""
        try:
            while self._socket is not None and self._unread < WINDOW and not self._has_ended:
                self._hand_over(self._socket.recv(min(PIECE, WINDOW - self._unread)))
        except NOT_NOW:
            pass
        except OSError as problem:
            self._fail(fault_of(problem, self._to))
        self._watch()

    def _hand_over(self, data: bytes) -> None:
        self._has_ended = not data
        self._unread += len(data)
        self._link.later(lambda: self._stream.arrive(data) if data else self._stream.end())

    def _flush(self) -> None:
        """Send as much as the system takes."""
        if self._socket is None:
            return
        sent = 0
        try:
            while self._output:
                part = self._socket.send(bytes(self._output[:PIECE]))
                del self._output[:part]
                sent += part
        except NOT_NOW:
            pass
        except OSError as problem:
            self._fail(fault_of(problem, self._to))
        if sent:
            self._stream.make_room(sent)
        if not self._output and self._is_ending:
            self._end_output()
        self._watch()

    def _end_output(self) -> None:
        if self._is_closing:
            self.cut()
        elif not self._secure and self._socket is not None:      # TLS cannot end one direction alone
            with suppress(OSError):                              # the other end may be gone already
                self._socket.shutdown(socket.SHUT_WR)

    def _watch(self) -> None:
        if self._socket is None:
            return
        reads = READ if self._unread < WINDOW and not self._has_ended and not self._is_closing else 0
        self._world.watch(self._socket, reads | (WRITE if self._output else 0), self._ready)

    def _fail(self, fault: RadioFault) -> None:
        self.cut()
        self._link.later(lambda: self._stream.fail(fault))

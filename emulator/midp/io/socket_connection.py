"""SocketConnection: bytes to another computer and back, in order (MIDP 2.0): `socket://host:port`."""

from __future__ import annotations

from emulator.handset.stream import Stream

from .. import runtime
from ..lang.exceptions import IllegalArgumentException, SecurityException
from .both_ways import BothWays
from .link import Link
from .mode import Mode
from .url import Name, parse_place

WEB_PORTS = (80, 443, 8080)         # not for sockets of suites that nobody vouches for
_OPTION_NAMES = ("DELAY", "LINGER", "KEEPALIVE", "RCVBUF", "SNDBUF")


class SocketConnection(BothWays):
    """Opened by Connector, or got from a ServerSocketConnection."""

    DELAY = 0
    LINGER = 1
    KEEPALIVE = 2
    RCVBUF = 3
    SNDBUF = 4

    def __init__(self, link: Link, mode: Mode) -> None:
        super().__init__(mode)
        self._link = link

    def set_socket_option(self, option: int, value: int) -> None:
        """A hint to the network. DELAY and KEEPALIVE: 0 off; LINGER: seconds; RCVBUF, SNDBUF: bytes.

        IllegalArgumentException for another option or a value below 0; IOException when closed.
        """
        self._check_option(option)
        if value < 0:
            raise IllegalArgumentException(f"{_OPTION_NAMES[option]} of {value}; it is 0 or more")
        self._check_open()
        self._stream.line.set_option(option, value)

    def get_socket_option(self, option: int) -> int:
        """What the network made of it."""
        self._check_option(option)
        self._check_open()
        return self._stream.line.option(option)

    def get_local_address(self) -> str:
        """This phone's address, as a host. IOException when closed; so are the next three."""
        self._check_open()
        return self._stream.local.host

    def get_local_port(self) -> int:
        self._check_open()
        return self._stream.local.port

    def get_address(self) -> str:
        """The other end's host."""
        self._check_open()
        return self._stream.remote.host

    def get_port(self) -> int:
        """The other end's port."""
        self._check_open()
        return self._stream.remote.port

    # -- ours ------------------------------------------------------------------------------------

    @property
    def _stream(self) -> Stream:
        return self._link.stream

    def _check_option(self, option: int) -> None:
        if option not in range(len(_OPTION_NAMES)):
            raise IllegalArgumentException(f"no option {option}: a socket has 0 to 4 ({', '.join(_OPTION_NAMES)})")

    def _fetch(self, limit: int) -> bytes:
        return self._link.read(limit, self._check_input)

    def _available(self) -> int:
        return self._stream.available

    def _push(self, data: bytes) -> None:
        self._link.write(data, self._check_output)

    def _input_closed(self) -> None:
        self._link.news()
        super()._input_closed()

    def _output_closed(self) -> None:
        """The other end reads its end of stream; this one can still read."""
        self._stream.end_output()
        self._link.news()
        super()._output_closed()

    def _end(self) -> None:
        self._link.close()


def open_client(name: Name, mode: Mode) -> SocketConnection:
    """What Connector does for `socket://host:port`."""
    place = parse_place(name)
    if place is None or not place.host:
        raise IllegalArgumentException(f"{name.whole!r} names no host to connect to")
    mode.demand("socket")
    if place.port in WEB_PORTS and not runtime.current().is_trusted:
        raise SecurityException(f"only trusted suites may open sockets to port {place.port}; use http or https")
    return SocketConnection(Link.to(place, mode.within), mode)

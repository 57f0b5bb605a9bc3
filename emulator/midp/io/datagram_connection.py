"""DatagramConnection and UDPDatagramConnection: packets that may be lost (CLDC 1.1, MIDP 2.0).

    datagram://host:port   a client: packets go there unless they say otherwise
    datagram://:port       a server at a port;  datagram://  at a port that the phone chooses
"""

from __future__ import annotations

from abc import abstractmethod

from emulator.handset.address import Address
from emulator.handset.ports import DatagramPort

from .. import runtime
from ..lang.exceptions import (
    IllegalArgumentException,
    InterruptedIOException,
    IOException,
    NullPointerException,
    SecurityException,
)
from .connection import Connection
from .datagram import Datagram
from .mode import Mode
from .open_connections import of_the_suite
from .url import Name, parse_place
from .waiting import Waiting, io_exceptions

NOMINAL = 1_472                     # what fits into one packet of an Ethernet
OPERATORS_OWN = range(9200, 9204)   # WAP's ports: not for suites that nobody vouches for


class DatagramConnection(Connection):
    """Sends and receives datagrams."""

    @abstractmethod
    def get_maximum_length(self) -> int:
        """The most bytes that a datagram may have."""

    @abstractmethod
    def get_nominal_length(self) -> int:
        """As many as pass well."""

    @abstractmethod
    def send(self, dgram: Datagram) -> None:
        """Send it on its way; it may be lost, and nobody is told. IOException without an address."""

    @abstractmethod
    def receive(self, dgram: Datagram) -> None:
        """Wait for a packet: array, length and address of `dgram` become its own; too long, it is cut.

        InterruptedIOException when the connection is closed meanwhile.
        """

    @abstractmethod
    def new_datagram(self, *arguments: int | str | bytes | bytearray) -> Datagram:
        """Forms: `(size)`, `(size, address)`, `(array, size)`, `(array, size, address)`.

        IllegalArgumentException for a size below 0 or above `get_maximum_length()`.
        """


class UDPDatagramConnection(DatagramConnection):
    """A datagram connection that knows its own address."""

    def __init__(self, port: DatagramPort, to: Address | None, mode: Mode) -> None:
        self._port, self._to, self._mode = port, to, mode
        self._waiting = Waiting(mode.within)
        self._largest = runtime.current().handset.radio.largest
        port.on_news = self._waiting.news
        self._open = of_the_suite()
        self._open.add(self)

    def get_local_address(self) -> str:
        """The host by which others reach this phone. IOException when closed."""
        self._check_open()
        return self._port.local.host

    def get_local_port(self) -> int:
        """IOException when closed."""
        self._check_open()
        return self._port.local.port

    def get_maximum_length(self) -> int:
        self._check_open()
        return self._largest

    def get_nominal_length(self) -> int:
        self._check_open()
        return min(NOMINAL, self._largest)

    def send(self, dgram: Datagram) -> None:
        if dgram is None:
            raise NullPointerException("no datagram to send")
        self._check_open()
        self._mode.check_output()
        if dgram._address is None:
            raise IOException("the datagram has no address; set_address says where it goes")
        if dgram._address.port in OPERATORS_OWN and not runtime.current().is_trusted:
            raise SecurityException(f"only trusted suites may send to port {dgram._address.port}")
        with io_exceptions():
            self._port.send(dgram._packet(), dgram._address)

    def receive(self, dgram: Datagram) -> None:
        if dgram is None:
            raise NullPointerException("no datagram to receive into")
        self._check_open()
        self._mode.check_input()
        self._waiting.until(self._has_arrived)
        dgram._received(*self._port.arrived.popleft())

    def new_datagram(self, *arguments: int | str | bytes | bytearray) -> Datagram:
        self._check_open()
        buffer, size, address = _arguments(arguments, self._largest)
        if address is None and self._to is not None:
            address = f"datagram://{self._to}"
        return Datagram(buffer, size, address)

    def close(self) -> None:
        self._open.remove(self)
        self._release()

    # -- ours ------------------------------------------------------------------------------------

    def _release(self) -> None:
        self._port.close()

    def _has_arrived(self) -> bool:
        if self._port.closed:
            raise InterruptedIOException("the connection was closed")
        return bool(self._port.arrived)

    def _check_open(self) -> None:
        if self._port.closed:
            raise IOException("the connection is closed")


def open_datagrams(name: Name, mode: Mode) -> UDPDatagramConnection:
    """What Connector does for `datagram:`. The permission depends on whether a host is named."""
    place = parse_place(name)
    is_server = place is None or not place.host
    mode.demand("datagramreceiver" if is_server else "datagram")
    with io_exceptions():
        port = runtime.current().push.datagrams(place.port if is_server and place else 0)
    return UDPDatagramConnection(port, None if is_server else place, mode)


def _arguments(given: tuple[object, ...], largest: int) -> tuple[bytes | bytearray, int, str | None]:
    match given:
        case (int(size),) | (int(size), None):
            buffer: bytes | bytearray | None = None
            address = None
        case (int(size), str(address)):
            buffer = None
        case ((bytes() | bytearray()) as buffer, int(size)) | ((bytes() | bytearray()) as buffer, int(size), None):
            address = None
        case ((bytes() | bytearray()) as buffer, int(size), str(address)):
            pass
        case _:
            raise IllegalArgumentException("new_datagram takes (size), (size, address), (array, size) or "
                                           "(array, size, address)")
    if not 0 <= size <= largest:
        raise IllegalArgumentException(f"a datagram of {size} bytes; it may have 0 to {largest}")
    return bytearray(size) if buffer is None else buffer, size, address

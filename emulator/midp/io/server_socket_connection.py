"""ServerSocketConnection: waits for others to connect (MIDP 2.0).

    socket://:port   at a port;  socket://   at a port that the phone chooses
"""

from __future__ import annotations

from emulator.handset.ports import Listener

from .. import runtime
from ..lang.exceptions import InterruptedIOException, IOException
from .connection import Connection, StreamConnectionNotifier
from .link import Link
from .mode import Mode
from .open_connections import of_the_suite
from .socket_connection import SocketConnection, open_client
from .url import Name, parse_place
from .waiting import Waiting, io_exceptions

PERMISSION = "serversocket"


class ServerSocketConnection(StreamConnectionNotifier):
    """A StreamConnectionNotifier that knows its address."""

    def __init__(self, listener: Listener, mode: Mode) -> None:
        self._listener, self._mode = listener, mode
        self._waiting = Waiting(mode.within)
        listener.on_news = self._waiting.news
        self._open = of_the_suite()
        self._open.add(self)

    def get_local_address(self) -> str:
        """The host by which others reach this phone. IOException when closed."""
        self._check_open()
        return self._listener.local.host

    def get_local_port(self) -> int:
        """IOException when closed."""
        self._check_open()
        return self._listener.local.port

    def accept_and_open(self) -> SocketConnection:
        """Wait for a caller. Asks for the permission each time (SecurityException)."""
        self._check_open()
        self._mode.demand(PERMISSION)
        self._open.check_room()
        self._waiting.until(self._has_arrived)
        return SocketConnection(Link(self._listener.arrived.popleft(), self._mode.within), self._mode)

    def close(self) -> None:
        self._open.remove(self)
        self._release()

    def _release(self) -> None:
        self._listener.close()

    def _has_arrived(self) -> bool:
        if self._listener.closed:
            raise InterruptedIOException("the connection was closed")
        return bool(self._listener.arrived)

    def _check_open(self) -> None:
        if self._listener.closed:
            raise IOException("the connection is closed")


def open_socket(name: Name, mode: Mode) -> Connection:
    """What Connector does for `socket:`: a server if no host is named, else a client."""
    place = parse_place(name)
    if place is not None and place.host:
        return open_client(name, mode)
    mode.demand(PERMISSION)
    with io_exceptions():
        listener = runtime.current().push.listen(place.port if place else 0)
    return ServerSocketConnection(listener, mode)

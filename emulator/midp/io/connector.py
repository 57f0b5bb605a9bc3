"""Connector: opens every kind of connection by its name (CLDC 1.1, javax.microedition.io)."""

from __future__ import annotations

from collections.abc import Callable

from ..lang.exceptions import IllegalArgumentException
from ..messaging.sms import open_messages
from .comm_connection import open_comm
from .connection import Connection, InputConnection, OutputConnection
from .connection_not_found import ConnectionNotFoundException
from .data_streams import DataInputStream, DataOutputStream
from .datagram_connection import open_datagrams
from .http_connection import open_http
from .input_stream import InputStream
from .mode import READ, READ_WRITE, WRITE, Mode
from .open_connections import of_the_suite
from .output_stream import OutputStream
from .resource_connection import open_resource
from .secure_connection import open_secure
from .server_socket_connection import open_socket
from .url import Name, parse_name

_OPENERS: dict[str, Callable[[Name, Mode], Connection]] = {
    "comm": open_comm,
    "datagram": open_datagrams,
    "http": open_http,
    "https": open_http,
    "resource": open_resource,
    "sms": open_messages,
    "socket": open_socket,
    "ssl": open_secure,
}


class Connector:
    """The one place where connections come from."""

    READ = READ
    WRITE = WRITE
    READ_WRITE = READ_WRITE

    @staticmethod
    def open(name: str, mode: int = READ_WRITE, timeouts: bool = False) -> Connection:
        """Open `scheme:…`. With `timeouts`, a wait of 30 s ends in InterruptedIOException.

        IllegalArgumentException: the name or the mode is none. ConnectionNotFoundException: no such
        scheme or place. SecurityException: not permitted. All before anything is sent.
        """
        parsed = parse_name(name)
        if mode not in (READ, WRITE, READ_WRITE):
            raise IllegalArgumentException(f"a mode of {mode!r}; it is READ, WRITE or READ_WRITE")
        opener = _OPENERS.get(parsed.scheme)
        if opener is None:
            raise ConnectionNotFoundException(f"this phone has no {parsed.scheme!r} connections; "
                                              f"it has {', '.join(sorted(_OPENERS))}")
        of_the_suite().check_room()
        return opener(parsed, Mode(mode, bool(timeouts)))

    @staticmethod
    def open_input_stream(name: str) -> InputStream:
        """The input stream alone; closing it ends the connection.

        IllegalArgumentException if such a connection cannot be read from.
        """
        with Connector.open(name, READ) as connection:
            if not isinstance(connection, InputConnection):
                raise IllegalArgumentException(f"{name!r} has no input stream")
            return connection.open_input_stream()

    @staticmethod
    def open_data_input_stream(name: str) -> DataInputStream:
        """The same, with Java's numbers and texts."""
        return DataInputStream(Connector.open_input_stream(name))

    @staticmethod
    def open_output_stream(name: str) -> OutputStream:
        """The output stream alone; closing it ends the connection.

        IllegalArgumentException if such a connection cannot be written to.
        """
        with Connector.open(name, WRITE) as connection:
            if not isinstance(connection, OutputConnection):
                raise IllegalArgumentException(f"{name!r} has no output stream")
            return connection.open_output_stream()

    @staticmethod
    def open_data_output_stream(name: str) -> DataOutputStream:
        """The same, with Java's numbers and texts."""
        return DataOutputStream(Connector.open_output_stream(name))

"""javax.microedition.io: connections, opened by name.

    connector.py   Connector: which kind of name is opened by what; read this one first
    connection.py  Connection and its first kinds;  both_ways.py  what those with two streams share
    datagram_connection.py, datagram.py    packets
    socket_connection.py, server_socket_connection.py, secure_connection.py    bytes
    http_connection.py    pages; its states, messages and dates stand in the files called http_…
    push_registry.py   what starts a MIDlet;  switchboard.py   what the phone answers
    url.py         hosts and ports in names;  waiting.py  how a guest thread waits
    data_input.py, data_output.py, data_streams.py    Java's numbers and texts in bytes
"""

from .comm_connection import CommConnection
from .connection import (
    Connection,
    ContentConnection,
    InputConnection,
    OutputConnection,
    StreamConnection,
    StreamConnectionNotifier,
)
from .connection_not_found import ConnectionNotFoundException
from .connector import Connector
from .data_input import DataInput
from .data_output import DataOutput
from .data_streams import DataInputStream, DataOutputStream
from .datagram import Datagram
from .datagram_connection import DatagramConnection, UDPDatagramConnection
from .http_connection import HttpConnection, HttpsConnection
from .input_stream import InputStream
from .modified_utf import UTFDataFormatException
from .output_stream import OutputStream
from .push_registry import PushRegistry
from .secure_connection import SecureConnection
from .security_info import SecurityInfo
from .server_socket_connection import ServerSocketConnection
from .socket_connection import SocketConnection

__all__ = [
    "CommConnection",
    "Connection",
    "ConnectionNotFoundException",
    "Connector",
    "ContentConnection",
    "DataInput",
    "DataInputStream",
    "DataOutput",
    "DataOutputStream",
    "Datagram",
    "DatagramConnection",
    "HttpConnection",
    "HttpsConnection",
    "InputConnection",
    "InputStream",
    "OutputConnection",
    "OutputStream",
    "PushRegistry",
    "SecureConnection",
    "SecurityInfo",
    "ServerSocketConnection",
    "SocketConnection",
    "StreamConnection",
    "StreamConnectionNotifier",
    "UDPDatagramConnection",
    "UTFDataFormatException",
]

"""javax.microedition.io: connections."""

from .connection import Connection
from .connection_not_found import ConnectionNotFoundException
from .connector import Connector
from .datagram import Datagram
from .datagram_connection import DatagramConnection, UDPDatagramConnection

__all__ = ["Connection", "ConnectionNotFoundException", "Connector", "Datagram", "DatagramConnection",
           "UDPDatagramConnection"]

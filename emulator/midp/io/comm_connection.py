"""CommConnection: a serial port (MIDP 2.0). This phone has none; gaps.py says what to do instead."""

from __future__ import annotations

from typing import NoReturn

from ..gaps import GAPS
from .connection import StreamConnection
from .connection_not_found import ConnectionNotFoundException
from .mode import Mode
from .url import Name


class CommConnection(StreamConnection):
    """What a MIDlet may ask `isinstance` about; none is ever opened."""

    def get_baud_rate(self) -> int:
        """Bits a second."""
        return refuse()

    def set_baud_rate(self, baudrate: int) -> int:
        """Gives the rate that it was before."""
        return refuse()


def refuse() -> NoReturn:
    """ConnectionNotFoundException, as for any kind of connection that a phone lacks."""
    raise ConnectionNotFoundException(GAPS["javax.microedition.io.CommConnection"])


def open_comm(name: Name, mode: Mode) -> NoReturn:
    """What Connector does for `comm:`."""
    refuse()

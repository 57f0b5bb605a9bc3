"""Connector: opens every kind of connection by its name (CLDC 1.1, javax.microedition.io)."""

from __future__ import annotations

from collections.abc import Callable

from ..lang.exceptions import IllegalArgumentException
from .connection import Connection
from .connection_not_found import ConnectionNotFoundException
from .datagram_connection import open_datagrams
from .mode import READ, READ_WRITE, WRITE, Mode
from .url import Name, parse_name

_OPENERS: dict[str, Callable[[Name, Mode], Connection]] = {
    "datagram": open_datagrams,
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
        return opener(parsed, Mode(mode, bool(timeouts)))

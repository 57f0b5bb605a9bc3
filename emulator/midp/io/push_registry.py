"""PushRegistry: start a MIDlet when something arrives, or at a time (MIDP 2.0).

The phone keeps the list and listens (ams/push/push.py); here are the spec's checks, in its order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from emulator.errors import StorageError

from .. import runtime
from ..lang.exceptions import ClassNotFoundException, IllegalArgumentException, IOException, SecurityException
from ..messaging.message_connection import RECEIVE, THE_PHONES_OWN
from .connection_not_found import ConnectionNotFoundException
from .mode import demand
from .url import parse_name, parse_place
from .waiting import io_exceptions

PERMISSION = "javax.microedition.io.PushRegistry"
INBOUND = {
    "datagram": ("javax.microedition.io.Connector.datagramreceiver",),
    "socket": ("javax.microedition.io.Connector.serversocket",),
    "sms": ("javax.microedition.io.Connector.sms", RECEIVE),
}
"""What can wait for something to come in, and the permissions that it needs besides PERMISSION."""

LONG = 1 << 63      # Java's long ends here

_IP_PATTERN = re.compile(r"[0-9A-Za-z.:+_*?-]{1,100}")
_NUMBER_PATTERN = re.compile(r"[0-9+*?]{1,40}")


class PushRegistry:
    """Statics only. Connections are a server's: `datagram://:5555`, `socket://:5555`, `sms://:5555`."""

    @staticmethod
    def register_connection(connection: str, midlet: str, filter: str) -> None:
        """Have `midlet` started when something comes in whose sender passes `filter`.

        In a filter `*` stands for any string, also an empty one, `?` for one character: `192.168.1.*`, `+49*`.
        IllegalArgumentException: no name, or no filter. ClassNotFoundException: no MIDlet of this suite.
        SecurityException: not permitted. ConnectionNotFoundException: nothing can come in there.
        IOException: registered already, or in use.
        """
        if connection is None or filter is None:
            raise IllegalArgumentException("a connection and a filter are needed")
        _check_listed(midlet)
        demand(PERMISSION)
        place = _place(connection)
        _check_filter(place, filter)
        for permission in INBOUND[place.partition(":")[0]]:
            demand(permission)
        with _kept():
            runtime.current().push.register(connection, place, midlet, filter)

    @staticmethod
    def unregister_connection(connection: str | None) -> bool:
        """False if it was not registered. SecurityException if another suite has registered it."""
        place = _place_or_none(connection)
        with _kept():
            return place is not None and runtime.current().push.unregister(place)

    @staticmethod
    def list_connections(available: bool) -> list[str]:
        """What this suite has registered; with `available` only those where something waits."""
        return runtime.current().push.connections(bool(available))

    @staticmethod
    def get_midlet(connection: str | None) -> str | None:
        """The class that is registered; None if there is none, or another suite has registered it."""
        found = _found(connection)
        return found and found[0]

    @staticmethod
    def get_filter(connection: str | None) -> str | None:
        """The filter that is registered; None if there is none, or another suite has registered it."""
        found = _found(connection)
        return found and found[1]

    @staticmethod
    def register_alarm(midlet: str, time: int) -> int:
        """Have `midlet` started at a time in ms since 1970; gives the time that was set before, 0 for none.

        Each MIDlet class has one alarm; a time of 0 takes it back. One that has passed rings at once. While
        the MIDlet runs its alarm passes unheard: it has a Timer. Errors as of `register_connection`.
        """
        _check_listed(midlet)
        demand(PERMISSION)
        if not isinstance(time, int) or isinstance(time, bool) or not -LONG <= time < LONG:
            raise IllegalArgumentException("a time is ms since 1970, a whole number of 64 bits")
        with _kept():
            return runtime.current().push.set_alarm(midlet, time)


def _check_listed(midlet: str | None) -> None:
    if not isinstance(midlet, str) or not runtime.current().push.has_midlet(midlet):
        raise ClassNotFoundException(f"no MIDlet of this suite is of the class {midlet!r}")


def _place(connection: str) -> str:
    """`scheme://:port`. IllegalArgumentException: it names no port. ConnectionNotFoundException: another kind."""
    name = parse_name(connection)
    if name.scheme not in INBOUND:
        raise ConnectionNotFoundException(f"nothing comes in by {name.scheme!r}; it does by {', '.join(INBOUND)}")
    place = parse_place(name, port_wanted=False)
    if place is None:
        raise IllegalArgumentException(f"{connection!r} says no port; write {name.scheme}://:5555")
    if place.host:
        raise ConnectionNotFoundException(f"{connection!r} is another phone's; write {name.scheme}://:{place.port}")
    if name.scheme == "sms" and place.port in THE_PHONES_OWN:
        raise SecurityException(f"port {place.port} is the phone's own")
    return f"{name.scheme}://:{place.port}"


def _place_or_none(connection: str | None) -> str | None:
    try:
        return None if connection is None else _place(connection)
    except (IllegalArgumentException, IOException, SecurityException):
        return None


def _check_filter(place: str, filter: str) -> None:
    pattern = _NUMBER_PATTERN if place.startswith("sms:") else _IP_PATTERN
    if not isinstance(filter, str) or not pattern.fullmatch(filter):
        raise IllegalArgumentException(f"{filter!r} is no filter; write '*', '192.168.1.*' or '+49*'")


def _found(connection: str | None) -> tuple[str, str] | None:
    place = _place_or_none(connection)
    return None if place is None else runtime.current().push.registered(place)


@contextmanager
def _kept() -> Iterator[None]:
    """What the radio or the memory cannot do is an IOException."""
    try:
        with io_exceptions():
            yield
    except StorageError as fault:
        raise IOException(f"it cannot be kept: {fault}") from None

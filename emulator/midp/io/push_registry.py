"""PushRegistry: start a MIDlet when something arrives, or at a time (MIDP 2.0).

This phone starts nobody by itself (see gaps.py): arguments and permissions are checked as the
spec says, then registering ends as on a phone without push, and nothing is ever listed.
"""

from __future__ import annotations

from .. import runtime
from ..gaps import GAPS
from ..lang.exceptions import ClassNotFoundException, IllegalArgumentException
from .connection_not_found import ConnectionNotFoundException
from .mode import demand
from .url import parse_name

PERMISSION = "javax.microedition.io.PushRegistry"


class PushRegistry:
    """Statics only."""

    @staticmethod
    def register_connection(connection: str, midlet: str, filter: str) -> None:
        """ConnectionNotFoundException, after the checks of the spec, in its order."""
        if connection is None or filter is None:
            raise IllegalArgumentException("a connection and a filter are needed")
        _check_listed(midlet)
        demand(PERMISSION)
        parse_name(connection)
        raise ConnectionNotFoundException(GAPS[PERMISSION])

    @staticmethod
    def unregister_connection(connection: str) -> bool:
        """False: it was not registered."""
        return False

    @staticmethod
    def list_connections(available: bool) -> list[str]:
        """None are registered."""
        return []

    @staticmethod
    def get_midlet(connection: str) -> str | None:
        return None

    @staticmethod
    def get_filter(connection: str) -> str | None:
        return None

    @staticmethod
    def register_alarm(midlet: str, time: int) -> int:
        """ConnectionNotFoundException: this phone has no alarms."""
        _check_listed(midlet)
        demand(PERMISSION)
        raise ConnectionNotFoundException(GAPS[PERMISSION])


def _check_listed(midlet: str) -> None:
    """ClassNotFoundException unless the descriptor has the class as MIDlet-1, MIDlet-2 …"""
    number = 1
    while (listed := runtime.current().app_property(f"MIDlet-{number}")) is not None:
        if listed.split(",")[-1].strip() == midlet:
            return
        number += 1
    raise ClassNotFoundException(f"no MIDlet of this suite is of the class {midlet!r}")

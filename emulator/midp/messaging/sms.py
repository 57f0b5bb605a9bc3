"""What Connector does for `sms:`."""

from __future__ import annotations

from .. import runtime
from ..io.mode import Mode
from ..io.url import Name, parse_place
from ..io.waiting import io_exceptions
from ..lang.exceptions import IllegalArgumentException, SecurityException
from .message_connection import THE_PHONES_OWN, MessageConnection, place_of_phone


def open_messages(name: Name, mode: Mode) -> MessageConnection:
    """A server if no number is given, else a client. IOException if the port is taken."""
    place = parse_place(name, port_wanted=False)
    if place is None:
        raise IllegalArgumentException(f"{name.whole!r} says neither a number nor a port; write sms://:5555")
    if place.host:
        place_of_phone(f"sms:{name.rest}")
    elif place.port in THE_PHONES_OWN:
        raise SecurityException(f"port {place.port} is the phone's own")
    mode.demand("sms")
    if place.host:
        return MessageConnection(None, name.whole, mode)
    with io_exceptions():
        return MessageConnection(runtime.current().push.messages(place.port), None, mode)

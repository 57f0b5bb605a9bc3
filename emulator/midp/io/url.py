"""The names that Connector opens: `scheme:rest`, and the hosts and ports in them (GCF, RFC 2396)."""

from __future__ import annotations

import re
from typing import NamedTuple

from emulator.handset.address import Address

from ..lang.exceptions import IllegalArgumentException

_NAME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):(.*)", re.DOTALL)
_PLACE = re.compile(r"//(?:\[(?P<six>[0-9A-Fa-f:.]+)\]|(?P<host>[A-Za-z0-9+_.-]*))(?::(?P<port>[0-9]*))?")
LONGEST_PORT = 9       # digits, zeros in front included
_UNPRINTABLE = re.compile(r"[\x00-\x20\x7f\ud800-\udfff]")        # half a character is none


class Name(NamedTuple):
    """A connection's name, cut at the first colon; the scheme in small letters."""

    whole: str
    scheme: str
    rest: str


def parse_name(name: str) -> Name:
    """IllegalArgumentException for what is no name of a connection at all.

    >>> parse_name("Datagram://+100:5555").scheme
    'datagram'
    """
    if not isinstance(name, str):
        raise IllegalArgumentException(f"a connection's name is a str, not {name!r}")
    found = _NAME.fullmatch(name)
    if found is None or _UNPRINTABLE.search(name):
        raise IllegalArgumentException(f"{name!r} names no connection; write scheme://host:port")
    return Name(name, found[1].lower(), found[2])


def parse_place(name: Name, *, port_wanted: bool = True) -> Address | None:
    """The host and port of `//host:port`; an empty host for a server's `//:port`; None for `//`.

    A port that was left out is 0, and with `port_wanted` it is an error beside a host.
    IllegalArgumentException for anything more (a path, a query), or a port that is none.

    >>> parse_place(parse_name("socket://[::1]:80"))
    Address(host='::1', port=80)
    """
    found = _PLACE.fullmatch(name.rest)
    if found is None:
        raise IllegalArgumentException(f"{name.whole!r}: write {name.scheme}://host:port")
    host, port = found["six"] or found["host"] or "", found["port"] or ""
    if not host and not port:
        return None
    if port and not (len(port) <= LONGEST_PORT and 1 <= int(port) <= 65_535):
        raise IllegalArgumentException(f"{name.whole!r}: a port is a number from 1 to 65535")
    if not port and (port_wanted or found["port"] is not None):
        raise IllegalArgumentException(f"{name.whole!r}: the port is missing; write {name.scheme}://host:port")
    return Address(host, int(port or 0))


def place_of(text: str, scheme: str) -> Address:
    """An address that a message or datagram can be sent to; IllegalArgumentException for any other."""
    name = parse_name(text)
    place = parse_place(name) if name.scheme == scheme else None
    if place is None or not place.host:
        raise IllegalArgumentException(f"{text!r} is no address to send to; write {scheme}://host:port")
    return place

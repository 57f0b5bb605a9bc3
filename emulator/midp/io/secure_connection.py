"""SecureConnection: a socket under TLS (MIDP 2.0): `ssl://host:port`."""

from __future__ import annotations

from ..lang.exceptions import IllegalArgumentException
from .link import Link
from .mode import Mode
from .security_info import SecurityInfo
from .socket_connection import SocketConnection
from .url import Name, parse_place


class SecureConnection(SocketConnection):
    """A SocketConnection whose other end has proved who it is."""

    def get_security_info(self) -> SecurityInfo:
        """IOException when closed."""
        self._check_open()
        return SecurityInfo(self._stream)


def open_secure(name: Name, mode: Mode) -> SecureConnection:
    """What Connector does for `ssl:`. CertificateException if the server cannot be believed."""
    place = parse_place(name)
    if place is None or not place.host:
        raise IllegalArgumentException(f"{name.whole!r} names no host to connect to")
    mode.demand("ssl")
    return SecureConnection(Link.to(place, mode.within, secure=True), mode)

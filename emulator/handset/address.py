"""Where something is on a network, and how a network says no."""

from __future__ import annotations

from typing import NamedTuple

from emulator.errors import EmulatorError


class Address(NamedTuple):
    """A host (a name, an IP number, a phone number) and a port.

    >>> print(Address("+100", 5555), Address("::1", 80))
    +100:5555 [::1]:80
    """

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


class Proxy(NamedTuple):
    """Somebody who fetches pages in a phone's stead, and the words that make him do it (or "")."""

    address: Address
    authorization: str = ""


class RadioFault(EmulatorError):
    """The network cannot do what was asked; a MIDlet gets it as an IOException."""


class NoSuchPlace(RadioFault):
    """Nobody there: no network, no such host or number, nobody listening."""


class PortTaken(RadioFault):
    """The port is in use on this phone, or not to be had."""


class LinkBroken(RadioFault):
    """The other end is gone, or the way to it."""


class Untrusted(RadioFault):
    """The other end of a secure link could not prove who it is.

    `reason` is a number as of CertificateException (MIDP 2.0, javax.microedition.pki);
    `certificate` is what it showed, in DER, or None.
    """

    def __init__(self, problem: str, reason: int, certificate: bytes | None = None) -> None:
        super().__init__(problem)
        self.reason, self.certificate = reason, certificate

"""Tunnel: the few words by which a proxy is asked to connect us with somebody (RFC 9110, CONNECT)."""

from __future__ import annotations

import re

from emulator.handset.address import Address, LinkBroken, NoSuchPlace

LONGEST = 16_384        # bytes of an answer
_STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})[^\r\n]*\r?\n")


class Tunnel:
    """Send `request`, feed the answer, until `is_through`. What follows is the server's own."""

    def __init__(self, to: Address, authorization: str = "") -> None:
        words = f"Proxy-Authorization: {authorization}\r\n" if authorization else ""
        self.request = f"CONNECT {to} HTTP/1.1\r\nHost: {to}\r\n{words}\r\n".encode("ascii")
        self.is_through = False
        self._to, self._answer = to, bytearray()

    def feed(self, data: bytes) -> None:
        """NoSuchPlace if the proxy refuses; LinkBroken if it hangs up or talks nonsense."""
        self._answer += data
        if not data or len(self._answer) > LONGEST:
            raise LinkBroken(f"the proxy did not say whether it connects to {self._to}")
        if not self._answer.endswith((b"\r\n\r\n", b"\n\n")):
            return
        found = _STATUS.match(self._answer)
        if found is None or not found[1].startswith(b"2"):
            said = self._answer.split(b"\n", 1)[0].decode("latin-1").strip()
            raise NoSuchPlace(f"the proxy does not connect to {self._to}: {said}")
        self.is_through = True

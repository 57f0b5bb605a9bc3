"""SecurityInfo: how a secure link is protected, and who is at its other end (MIDP 2.0)."""

from __future__ import annotations

from emulator.handset.stream import Stream

from ..lang.exceptions import IOException
from ..pki import Certificate


class SecurityInfo:
    """Of a link that is made."""

    def __init__(self, stream: Stream) -> None:
        found = stream.line.security()
        if found is None:
            raise IOException("the link is not secure")
        self._protocol, self._version, self._cipher, certificate = found
        self._certificate = Certificate(certificate)

    def get_server_certificate(self) -> Certificate:
        """What the server showed, and was believed."""
        return self._certificate

    def get_protocol_version(self) -> str:
        """As TLS counts itself: "3.1" for TLS 1.0, "3.3" for 1.2, "3.4" for 1.3."""
        return self._version

    def get_protocol_name(self) -> str:
        return self._protocol

    def get_cipher_suite(self) -> str:
        """`TLS_AES_256_GCM_SHA384` and its like."""
        return self._cipher

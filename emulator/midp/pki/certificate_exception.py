"""CertificateException: why a server's certificate was not believed (MIDP 2.0, javax.microedition.pki)."""

from __future__ import annotations

from ..lang.exceptions import IOException
from .certificate import Certificate

_REASONS = {
    1: "Certificate has unrecognized critical extensions",
    2: "Server certificate chain exceeds the length allowed by an issuer's policy",
    3: "Certificate is expired",
    4: "Intermediate certificate in the chain does not have the authority to be a intermediate CA",
    5: "Certificate object does not contain a signature",
    6: "Certificate is not yet valid",
    7: "Certificate does not contain the correct site name",
    8: "Certificate was issued by an unrecognized entity",
    9: "Certificate was signed using an unsupported algorithm",
    10: "Certificate public key has been used in way deemed inappropriate by the issuer",
    11: "Certificate in a chain was not issued by the next authority in the chain",
    12: "Root CA's public key is expired",
    13: "Certificate has a public key that is not a supported type",
    14: "Certificate failed verification",
}


class CertificateException(IOException):
    """Forms: `(certificate, status)` and `(message, certificate, status)`."""

    BAD_EXTENSIONS = 1
    CERTIFICATE_CHAIN_TOO_LONG = 2
    EXPIRED = 3
    UNAUTHORIZED_INTERMEDIATE_CA = 4
    MISSING_SIGNATURE = 5
    NOT_YET_VALID = 6
    SITENAME_MISMATCH = 7
    UNRECOGNIZED_ISSUER = 8
    UNSUPPORTED_SIGALG = 9
    INAPPROPRIATE_KEY_USAGE = 10
    BROKEN_CHAIN = 11
    ROOT_CA_EXPIRED = 12
    UNSUPPORTED_PUBLIC_KEY_TYPE = 13
    VERIFICATION_FAILED = 14

    def __init__(self, *arguments: str | Certificate | int | None) -> None:
        *message, certificate, status = arguments
        assert isinstance(status, int)
        super().__init__(message[0] if message else _REASONS.get(status, f"reason {status}"))
        self._certificate = certificate if isinstance(certificate, Certificate) else None
        self._reason = status

    def get_certificate(self) -> Certificate | None:
        """The one that was not believed; None if the server showed none that could be read."""
        return self._certificate

    def get_reason(self) -> int:
        """One of the constants, 1 to 14."""
        return self._reason

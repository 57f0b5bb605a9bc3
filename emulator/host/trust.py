"""What OpenSSL says of a server's certificate, in the words of MIDP's CertificateException."""

from __future__ import annotations

import ssl

from emulator.errors import UserError
from emulator.handset.address import Address, LinkBroken, RadioFault, Untrusted

EXPIRED, NOT_YET_VALID, SITENAME_MISMATCH, UNRECOGNIZED_ISSUER = 3, 6, 7, 8
CHAIN_TOO_LONG, UNAUTHORIZED_CA, WRONG_USAGE, VERIFICATION_FAILED = 2, 4, 10, 14

_REASONS = {      # OpenSSL's X509_V_ERR_… numbers
    9: NOT_YET_VALID, 10: EXPIRED,
    18: UNRECOGNIZED_ISSUER, 19: UNRECOGNIZED_ISSUER, 20: UNRECOGNIZED_ISSUER, 21: UNRECOGNIZED_ISSUER,
    22: CHAIN_TOO_LONG, 24: UNAUTHORIZED_CA, 26: WRONG_USAGE, 62: SITENAME_MISMATCH, 64: SITENAME_MISMATCH,
}
_VERSIONS = {"TLSv1": "3.1", "TLSv1.1": "3.2", "TLSv1.2": "3.3", "TLSv1.3": "3.4"}    # as TLS counts on the wire


def context(more: str | None = None) -> ssl.SSLContext:
    """How secure links are made: the system's store of certificates, and those in the file `more`; names are checked.

    UserError for a file that has none.
    """
    made = ssl.create_default_context()
    if more is not None:
        try:
            made.load_verify_locations(more)
        except OSError as problem:                  # ssl.SSLError is one too
            raise UserError(more, None, f"no certificates can be read from it: {problem.strerror or problem}",
                            hint="give a file of certificates in PEM") from None
    return made


def untrusted(problem: ssl.SSLError, to: Address) -> RadioFault:
    """Why a secure link could not be made."""
    if isinstance(problem, ssl.SSLCertVerificationError):
        reason = _REASONS.get(problem.verify_code, VERIFICATION_FAILED)
        return Untrusted(f"{to} cannot be trusted: {problem.verify_message}", reason)
    return LinkBroken(f"the secure link to {to} broke: {problem.reason or problem}")


def security_of(of: ssl.SSLSocket) -> tuple[str, str, str, bytes]:
    """Protocol, version, cipher suite, and the server's certificate in DER."""
    version, cipher = of.version() or "", of.cipher()
    return "TLS", _VERSIONS.get(version, version), cipher[0] if cipher else "", of.getpeercert(True) or b""

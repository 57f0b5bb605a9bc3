"""Certificate: who a server says it is, and until when that holds (MIDP 2.0, javax.microedition.pki)."""

from __future__ import annotations

from datetime import UTC, datetime

from .der import Element, read

_NAMES = {"2.5.4.3": "CN", "2.5.4.4": "SN", "2.5.4.6": "C", "2.5.4.7": "L", "2.5.4.8": "ST", "2.5.4.10": "O",
          "2.5.4.11": "OU", "1.2.840.113549.1.9.1": "EmailAddress"}
_SIGNATURES = {"1.2.840.113549.1.1.2": "RSA_MD2", "1.2.840.113549.1.1.4": "RSA_MD5",
               "1.2.840.113549.1.1.5": "RSA_SHA1", "1.2.840.113549.1.1.11": "RSA_SHA256",
               "1.2.840.113549.1.1.12": "RSA_SHA384", "1.2.840.113549.1.1.13": "RSA_SHA512",
               "1.2.840.10045.4.3.2": "ECDSA_SHA256", "1.2.840.10045.4.3.3": "ECDSA_SHA384"}
_VERSION, _UTC_TIME = 0xA0, 0x17
FOR_EVER = (1 << 63) - 1
_NO_END = "99991231235959Z"        # RFC 5280's word for "has no end"


class Certificate:
    """An X.509 certificate, read from its DER bytes. ValueError if they are none."""

    def __init__(self, der: bytes) -> None:
        self._version = 1
        parts = read(der).children[0].children
        if parts[0].tag == _VERSION:
            self._version = int.from_bytes(parts[0].children[0].content) + 1
            parts = parts[1:]
        self._serial, signature, self._issuer_name, valid, self._subject_name = parts[:5]
        self._signature = signature.children[0].identifier()
        self._from, self._until = (_time(element) for element in valid.children)

    def get_subject(self) -> str:
        """Whose it is: `C=FI;O=Acme;CN=example.com`."""
        return _printed(self._subject_name)

    def get_issuer(self) -> str:
        """Who says so, in the same form."""
        return _printed(self._issuer_name)

    def get_type(self) -> str:
        return "X.509"

    def get_version(self) -> str:
        """As the certificate itself counts, from 0: "2" for an X.509 v3."""
        return str(self._version - 1)

    def get_sig_alg_name(self) -> str:
        """`RSA_SHA256` and its like; the algorithm's number for one without a name."""
        return _SIGNATURES.get(self._signature, self._signature)

    def get_not_before(self) -> int:
        """Milliseconds since 1970."""
        return self._from

    def get_not_after(self) -> int:
        """Milliseconds since 1970; 2**63 - 1 if it never ends."""
        return self._until

    def get_serial_number(self) -> str:
        """Bytes in hex with colons between: `0C:56`."""
        return self._serial.content.hex(":").upper()


def _printed(name: Element) -> str:
    pairs = [pair for group in name.children for pair in group.children]
    return ";".join(f"{_NAMES.get(key, key)}={value}" for pair in pairs
                    for key, value in [(pair.children[0].identifier(), pair.children[1].text())])


def _time(element: Element) -> int:
    text = element.content.decode("ascii", "replace")
    if text == _NO_END:
        return FOR_EVER
    if element.tag == _UTC_TIME:
        text = ("19" if text[:2] >= "50" else "20") + text
    return round(datetime.strptime(text, "%Y%m%d%H%M%SZ").replace(tzinfo=UTC).timestamp() * 1000)

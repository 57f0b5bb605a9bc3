"""A certificate, read from its bytes."""

import ssl
from pathlib import Path

import pytest

from emulator.midp.pki import Certificate, CertificateException

PEM = (Path(__file__).parent.parent.parent / "host" / "keys" / "server.pem").read_text()
DER = ssl.PEM_cert_to_DER_cert(PEM[:PEM.index("-----END CERTIFICATE-----")] + "-----END CERTIFICATE-----")


def test_a_certificate_says_who_until_when_and_by_whom():
    certificate = Certificate(DER)
    assert certificate.get_subject() == certificate.get_issuer() == "C=FI;O=Acme;CN=localhost"
    assert (certificate.get_type(), certificate.get_version()) == ("X.509", "2")
    assert certificate.get_serial_number() == "0C:56"
    assert certificate.get_sig_alg_name() == "RSA_SHA256"


def test_the_times_are_milliseconds_since_1970():
    certificate = Certificate(DER)
    assert certificate.get_not_before() == 946_684_800_000        # 2000-01-01
    assert certificate.get_not_after() == 4_102_444_800_000       # 2100-01-01


@pytest.mark.parametrize("size", [0, 1, 5, 50, 200])
def test_bytes_that_are_no_certificate_are_refused(size):
    with pytest.raises((ValueError, IndexError)):
        Certificate(DER[:size])


def test_an_exception_of_both_forms_has_its_reason():
    certificate = Certificate(DER)
    short, long = CertificateException(certificate, 3), CertificateException("too old", certificate, 3)
    assert (str(short), short.get_reason(), short.get_certificate()) == ("Certificate is expired", 3, certificate)
    assert (str(long), long.get_reason()) == ("too old", CertificateException.EXPIRED)

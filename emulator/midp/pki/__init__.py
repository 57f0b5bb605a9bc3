"""javax.microedition.pki: the certificates by which servers prove who they are."""

from .certificate import Certificate
from .certificate_exception import CertificateException

__all__ = ["Certificate", "CertificateException"]

"""What a suite may do: the permissions that the API's packages define (MIDP 2.0, security)."""

from __future__ import annotations

KNOWN = frozenset(
    f"javax.microedition.io.{name}" for name in (
        "Connector.http", "Connector.https", "Connector.datagram", "Connector.datagramreceiver",
        "Connector.socket", "Connector.serversocket", "Connector.ssl", "Connector.comm",
        "Connector.sms", "PushRegistry",
    )
) | {"javax.wireless.messaging.sms.send", "javax.wireless.messaging.sms.receive"}

POLICIES = ("allow", "deny")


def is_known(permission: str) -> bool:
    """Does any API of this phone define a permission of this name?"""
    return permission in KNOWN

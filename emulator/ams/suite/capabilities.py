"""What this phone offers a suite: profile, configuration, push (permissions: permit/permissions.py).

`check` and `install` hold a descriptor against these tables.
"""

from __future__ import annotations

import re

from emulator.midp.messaging.message_connection import THE_PHONES_OWN

PROFILES = {"MIDP": (2, 0)}
CONFIGURATIONS = {"CLDC": (1, 1)}

PUSH_REGISTRY = "javax.microedition.io.PushRegistry"
PUSH_URLS = re.compile(r"(socket|datagram|sms)://:\d{1,5}")
"""Connections that can wait for something to come in: a protocol and a port, no host."""

_NAMED_VERSION = re.compile(r"([A-Za-z]+)-(\d{1,4})\.(\d{1,4})(?:\.\d{1,4})?")


def can_wait_at(url: str) -> bool:
    """Can something come in at this connection?

    >>> can_wait_at("sms://:5000"), can_wait_at("socket://:99999"), can_wait_at("http://:80")
    (True, False, False)
    """
    if not PUSH_URLS.fullmatch(url):
        return False
    scheme, _, port = url.partition("://:")
    return 1 <= int(port) <= 65_535 and not (scheme == "sms" and int(port) in THE_PHONES_OWN)


def offers(wanted: str, offered: dict[str, tuple[int, int]]) -> bool:
    """Is a profile or configuration such as `MIDP-1.0` among `offered`, in this version or a later?

    >>> offers("MIDP-1.0", PROFILES), offers("MIDP-2.1", PROFILES), offers("CDC-1.0", CONFIGURATIONS)
    (True, False, False)
    """
    match = _NAMED_VERSION.fullmatch(wanted)
    if match is None or match[1] not in offered:
        return False
    return (int(match[2]), int(match[3])) <= offered[match[1]]


def spelled(offered: dict[str, tuple[int, int]]) -> str:
    """The table in words.

    >>> spelled(PROFILES)
    'MIDP-2.0'
    """
    return ", ".join(f"{name}-{major}.{minor}" for name, (major, minor) in offered.items())

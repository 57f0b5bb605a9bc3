"""The policy: which permissions belong together, and how far each domain of suites is trusted with them.

The phone's own stands in policy.yaml; policy_file.py reads it, or a file of the person's. Domains and
function groups are those of MIDP 2.0, security, and of its recommended practice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

IO = "javax.microedition.io"
PUSH = f"{IO}.PushRegistry"
NETWORK = frozenset(f"{IO}.Connector.{kind}" for kind in (
    "http", "https", "datagram", "datagramreceiver", "socket", "serversocket", "ssl"))
KNOWN = NETWORK | {
    PUSH, f"{IO}.Connector.comm", f"{IO}.Connector.sms",
    "javax.wireless.messaging.sms.send", "javax.wireless.messaging.sms.receive",
}
"""Every permission that an API of this phone defines."""

TRUSTED, UNTRUSTED = "trusted", "untrusted"
DOMAINS = (UNTRUSTED, TRUSTED)


class Mode(Enum):
    """How a group of permissions is allowed; the weakest first."""

    NEVER = "refused without a question"
    ONCE = "asked every time (the specification's oneshot)"
    SESSION = "asked once in each run"
    ALWAYS = "asked once for good (the specification's blanket)"
    ALLOWED = "allowed without a question"

    @property
    def rank(self) -> int:
        """0 for the weakest."""
        return list(Mode).index(self)


WORDS = {mode.name.lower(): mode for mode in reversed(Mode)}
"""Each mode by its word in a file."""


def is_known(permission: str) -> bool:
    """Does any API of this phone define a permission of this name?"""
    return permission in KNOWN


@dataclass(frozen=True)
class FunctionGroup:
    """Permissions that are asked for together."""

    key: str
    name: str                        # in the settings
    request: str                     # in a question: "May Chat ...?"
    permissions: tuple[str, ...]

    @property
    def is_network(self) -> bool:
        """Does it let a suite reach the network?"""
        return not NETWORK.isdisjoint(self.permissions)

    @property
    def is_push(self) -> bool:
        """Does it let a suite be started by the phone?"""
        return PUSH in self.permissions


@dataclass(frozen=True)
class Terms:
    """How a domain has a group: until the person says otherwise, and at the most."""

    default: Mode
    highest: Mode


@dataclass(frozen=True)
class Policy:
    """Groups and domains, each by its key, in the order of the file."""

    groups: Mapping[str, FunctionGroup]
    domains: Mapping[str, Mapping[str, Terms]]

    @cached_property
    def _by_permission(self) -> dict[str, FunctionGroup]:
        return {name: group for group in self.groups.values() for name in group.permissions}

    def group_of(self, permission: str) -> FunctionGroup | None:
        """The group of a permission; None for one that no API of this phone defines."""
        return self._by_permission.get(permission)

    def terms(self, domain: str, group: str) -> Terms:
        """How a domain has a group."""
        return self.domains[domain][group]

    def within(self, domain: str, wanted: Mapping[str, Mode]) -> dict[str, Mode]:
        """Modes of an untrusted or trusted suite, by group, as far as its domain lets them be so.

        None is above the domain's highest. An untrusted suite that has the network for good is not
        started for good as well (MIDP 2.0 recommended practice, mutually exclusive settings).
        """
        modes = {key: min(mode, self.terms(domain, key).highest, key=lambda mode: mode.rank)
                 for key, mode in wanted.items() if key in self.groups}
        if domain == UNTRUSTED and any(self.groups[key].is_network for key in for_good(modes)):
            for key in for_good(modes):
                if self.groups[key].is_push:
                    modes[key] = Mode.SESSION
        return modes


def for_good(modes: Mapping[str, Mode]) -> list[str]:
    """The groups that are allowed without further questions."""
    return [key for key, mode in modes.items() if mode in (Mode.ALWAYS, Mode.ALLOWED)]

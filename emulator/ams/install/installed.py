"""Installed: the suites that are on this phone. Those it came with stand first, then what was installed.

A suite is known by vendor and name. One that is installed over a shipped one stands in its place, and
gives it back when it is removed. The bytes are in the phone's memory (handset/suite_memory.py).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from emulator.errors import UserError
from emulator.handset.suite_memory import KeptSuite

from ..permit.policy import TRUSTED
from ..program import Program
from ..suite.status import RefusedDescriptor, RefusedSuite, Status
from ..suite.suite import Suite, of_jar
from ..suite.version import Version
from .install import Installation, Progress
from .removal import SHIPPED, Removal
from .sources import Parts, source_of
from .work import Confirm

if TYPE_CHECKING:
    from ..session import Session
    from ..software import Software



REMEDY = "install a newer version, or remove it"
Named = TypeVar("Named", "InstalledSuite", KeptSuite)


@dataclass(frozen=True)
class InstalledSuite:
    """A suite on the phone; `kept` is None for one that the phone came with."""

    suite: Suite
    kept: KeptSuite | None

    @property
    def name(self) -> str:
        return self.suite.descriptor.name

    @property
    def vendor(self) -> str:
        return self.suite.descriptor.vendor

    @property
    def version(self) -> Version:
        return self.suite.descriptor.version

    @property
    def key(self) -> str:
        """The `suite_key` of its programs."""
        return suite_key(self.vendor, self.name)

    @property
    def is_shipped(self) -> bool:
        return self.kept is None

    @property
    def origin(self) -> str:
        """Where it came from: a URL, a file or folder of the computer, or the phone's maker."""
        return SHIPPED if self.kept is None else self.kept.origin

    @property
    def domain(self) -> str:
        """Whom the phone takes it for: `trusted` or `untrusted`."""
        return TRUSTED if self.kept is None else self.kept.domain

    @property
    def size(self) -> int:
        """Bytes: of its JAR, or of its files if it is laid open."""
        if self.kept is not None:
            return self.kept.size
        return self.suite.files.size or sum(len(self.suite.files.get(name) or b"") for name in self.suite.names())

    @cached_property
    def programs(self) -> list[Program]:
        """Its MIDlets; the same objects each time."""
        return Program.all_of_suite(self.suite)


class Installed:
    """What is on one phone: looking, installing, removing."""

    def __init__(self, software: Software) -> None:
        self._software, self._storage = software, software.handset.storage
        self.shipped: Callable[[], Sequence[Suite]] = tuple     # what the phone came with
        self._of_the_phone: list[InstalledSuite] | None = None
        self._read: dict[KeptSuite, InstalledSuite | None] = {}
        self._removal = Removal(software, self)

    # -- looking -----------------------------------------------------------------------------------

    def suites(self) -> list[InstalledSuite]:
        """All, the shipped ones first, each once."""
        kept = {suite.key: suite for suite in self._kept()}
        first = [kept.pop(suite.key, suite) for suite in self._came_with_it()]
        return [*first, *kept.values()]

    def programs(self) -> list[Program]:
        """The MIDlets of all."""
        return [program for suite in self.suites() for program in suite.programs]

    def find(self, name: str) -> InstalledSuite | None:
        """The suite of this MIDlet-Name, in any case of letters. UserError if there are several."""
        return _only(name, self.suites())

    def find_kept(self, name: str) -> InstalledSuite | None:
        """The same among those that were installed, whatever the phone came with; UserError for one refused by now."""
        found = _only(name, self._kept())
        if found is None and self.find(name) is None and (refused := self.find_unusable(name)) is not None:
            raise UserError(refused.name, None, "it cannot be used any more", hint=REMEDY)
        return found

    def find_unusable(self, name: str) -> KeptSuite | None:
        """The same among those that are kept, and that this version of the phone refuses."""
        self._kept()
        return _only(name, [row for row, suite in self._read.items() if suite is None])

    def of(self, vendor: str, name: str) -> InstalledSuite | None:
        """The suite of a vendor and name."""
        return next((suite for suite in self.suites() if (suite.vendor, suite.name) == (vendor, name)), None)

    def same_as(self, suite: Suite) -> InstalledSuite | None:
        """The suite that this one would replace."""
        return self.of(*suite.identity)

    # -- installing --------------------------------------------------------------------------------

    def install(self, address: str, confirm: Confirm = lambda question: True,
                told: Progress = lambda step, done, size: None) -> Installation:
        """Begin to install from a folder, a .jad, a .jar or a URL; phone time must pass until it is over.

        `confirm` and `told` are called on a thread of the phone's own.
        """
        self._software.notices.send()
        return Installation(self._software, self, source_of(address), confirm, told)

    def end_running(self, identity: tuple[str, str]) -> None:
        """End what runs of a suite, by its vendor and name, and wait for it. On a thread of the phone's."""
        kernel, key = self._software.kernel, suite_key(*identity)
        for session in self._sessions(key):
            session.destroy()
        while self._sessions(key):
            kernel.park(kernel.now + 1)

    def keep(self, suite: Suite, parts: Parts, origin: str, domain: str) -> InstalledSuite:
        """The last step of an installation: all of it, or nothing (911: its ports are not to be had)."""
        software, (vendor, name) = self._software, suite.identity
        try:
            with self._storage.together():
                software.push.register_suite(suite)
                kept = self._storage.suites.keep(vendor, name, parts.jad, parts.jar, origin=origin, domain=domain,
                                                 installed=software.epoch + software.kernel.now)
                software.notices.keep(suite.descriptor.app_property("MIDlet-Install-Notify"), Status.SUCCESS)
        except BaseException:
            software.push.read_again()              # an earlier version has its own ports again
            raise
        self._read[kept] = new = InstalledSuite(suite, kept)
        software.has_changed()
        software.notices.send()
        return new

    # -- removing ----------------------------------------------------------------------------------

    def question(self, suite_key: str) -> str:
        """What to ask the person before removing it: MIDlet-Delete-Confirm, or words of the phone's."""
        return self._removal.question(suite_key)

    def remove(self, suite_key: str) -> None:
        """Remove a suite with its records, settings, permissions and ports; what runs of it is ended first.

        It is gone when this returns, or within the time that a running MIDlet takes to end.
        UserError for one that is not there, or that came with the phone.
        """
        self._removal.remove(suite_key)

    def is_running(self, key: str) -> bool:
        return bool(self._sessions(key))

    def came_with_it(self, key: str) -> bool:
        """Did the phone come with a suite of this key?"""
        return any(shipped.key == key for shipped in self._came_with_it())

    # -- inside ------------------------------------------------------------------------------------

    def _came_with_it(self) -> list[InstalledSuite]:
        """Looked for once."""
        if self._of_the_phone is None:
            self._of_the_phone = [InstalledSuite(suite, None) for suite in self.shipped()]
        return self._of_the_phone

    def _kept(self) -> list[InstalledSuite]:
        rows = self._storage.suites.all()
        self._read = {row: self._read[row] if row in self._read else self._opened(row) for row in rows}
        return [suite for suite in self._read.values() if suite is not None]

    def _opened(self, kept: KeptSuite) -> InstalledSuite | None:
        """From the memory; None for one that this version of the phone would refuse: it says so, and goes on."""
        jad, jar = self._storage.suites.contents(kept.key)
        try:
            suite = of_jar(jar, jad, Path(f"{kept.name}.jar"))
            if suite.identity != (kept.vendor, kept.name):
                raise RefusedSuite(suite.files.place, None, "it is kept under another name")
            return InstalledSuite(suite, kept)
        except (RefusedDescriptor, RefusedSuite) as refusal:
            self._storage.notices.append(f"{kept.name} cannot be used any more: {refusal}; {REMEDY}")
            return None

    def _sessions(self, key: str) -> list[Session]:
        return [session for session in self._software.sessions if session.program.suite_key == key]


def suite_key(vendor: str, name: str) -> str:
    """`Program.suite_key` of a suite's programs."""
    return json.dumps([vendor, name], ensure_ascii=False)


def _only(name: str, suites: list[Named]) -> Named | None:
    found = [suite for suite in suites if suite.name == name] or \
            [suite for suite in suites if suite.name.casefold() == name.casefold()]
    if len(found) > 1:
        raise UserError(name, None, "several suites have this name, of", ", ".join(suite.vendor for suite in found),
                        hint="remove one of them on the phone's own screen")
    return found[0] if found else None

"""Shop: how a program puts suites on a phone and takes them away.

One of the halves of Phone, as hands.py is; what an installation does is in ams/install/install.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

from .ams.install.download import is_remote
from .ams.install.install import Installation, Progress
from .ams.install.installed import InstalledSuite, suite_key
from .ams.install.work import Confirm
from .ams.lifecycle import GRACE
from .ams.software import Software
from .ams.suite.suite import Suite, open_suite
from .errors import UserError, nearest
from .shelf import descriptors, target


def _yes(question: str) -> bool:
    return True


def _silent(step: object, done: int, size: int) -> None:
    """Nobody looks."""


@cache
def shipped_suites() -> tuple[Suite, ...]:
    """What came with the phone; opened once, since every phone on a network asks what of it wants to be started."""
    return tuple(open_suite(path) for path in descriptors())


class Shop:
    """Installs and removes suites."""

    software: Software

    def run(self, ms: int = 0) -> None:
        """Let time pass: Phone says how."""
        raise TypeError("a shop is part of a Phone, which runs")

    def install(self, what: str | Path, *, confirm: Confirm = _yes, told: Progress = _silent) -> Installation:
        """Install a suite from a folder, a .jad, a .jar, or a URL of either; its records are kept if it was there.

        A file or folder is installed on return, or the error that refused it is raised
        (DescriptorError or SuiteError, whose `status` is 900 to 913). From a URL it is only begun: let
        time pass on the phone's network until `is_over`, then `result()` gives the suite or raises.
        `confirm(question)` answers for the person (by default yes); `told(step, bytes, of_bytes)` hears of progress.
        """
        self.run(0)                              # of a phone that is closed nothing more is asked
        remote = is_remote(str(what))
        installation = self.software.installed.install(str(what) if remote else str(target(str(what))), confirm, told)
        self.run(0)
        if not remote:
            self._let_end(lambda: installation.is_over)
            if installation.refusal is not None:
                raise installation.refusal
        return installation

    def remove(self, name: str, *, confirm: Confirm = _yes) -> bool:
        """Remove an installed suite by its MIDlet-Name, with its records; False if `confirm` says no.

        UserError for one that is not there, or that came with the phone.
        """
        self.run(0)                              # as above
        key = self._key_of(name)
        if not confirm(self.software.installed.question(key)):
            return False
        self.software.installed.remove(key)
        vendor, called = json.loads(key)
        self._let_end(lambda: self.software.handset.storage.suites.find(vendor, called) is None)
        return True

    def installed(self, name: str) -> InstalledSuite:
        """The suite of this name that is on the phone; UserError, with the nearest name, if there is none."""
        known = self.software.installed
        found = known.find(name)
        if found is None:
            raise UserError(name, None, "no suite on this phone has this name",
                            hint=nearest(name, [suite.name for suite in known.suites()]))
        return found

    def _key_of(self, name: str) -> str:
        """Of those too that are kept, and that this version of the phone cannot use."""
        known = self.software.installed
        unusable = known.find_unusable(name) if known.find(name) is None else None
        return self.installed(name).key if unusable is None else suite_key(unusable.vendor, unusable.name)

    def _let_end(self, is_over: Callable[[], bool]) -> None:
        """A MIDlet that runs may take its time to end."""
        self.run(0)
        for _ in range(3 * GRACE):
            if is_over():
                return
            self.run(1)

"""Removing a suite from the phone, with all that is kept for it: also one that cannot be used any more.

A later version of the phone may refuse what an earlier one took. Such a suite is still in the memory
and has its records, so that it must be possible to be rid of it.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from emulator.errors import UserError
from emulator.handset.suite_memory import KeptSuite

from ..suite.status import Status

if TYPE_CHECKING:
    from ..software import Software
    from .installed import Installed, InstalledSuite

SHIPPED = "came with the phone"


class Removal:
    """Takes suites away, each in one transaction."""

    def __init__(self, software: Software, installed: Installed) -> None:
        self._software, self._installed = software, installed
        self._storage = software.handset.storage

    def question(self, suite_key: str) -> str:
        """What to ask the person before: MIDlet-Delete-Confirm, or words of the phone's."""
        kept = self._removable(suite_key)
        own = self._says(suite_key, "MIDlet-Delete-Confirm")
        records = " with all that it has kept" if self._storage.records.names(kept.vendor, kept.name) else ""
        return own or f"Remove {kept.name}{records}?"

    def remove(self, suite_key: str) -> None:
        """Remove it; what runs of it is ended first. UserError for one that is not there, or shipped."""
        kept = self._removable(suite_key)
        if self._installed.is_running(suite_key):
            self._software.system.spawn(lambda: self._end_and_forget(suite_key, kept), name=f"removal of {kept.name}")
        else:
            self._forget(suite_key, kept)

    # -- inside ------------------------------------------------------------------------------------

    def _end_and_forget(self, suite_key: str, kept: KeptSuite) -> None:
        self._installed.end_running((kept.vendor, kept.name))
        self._forget(suite_key, kept)

    def _removable(self, suite_key: str) -> KeptSuite:
        vendor, name = json.loads(suite_key)
        kept = self._storage.suites.find(vendor, name)
        if kept is not None:
            return kept
        if self._usable(suite_key) is None:
            raise UserError("remove", None, "no suite on this phone is called", f"{vendor} {name}")
        raise UserError("remove", None, f"{name} {SHIPPED} and cannot be removed")

    def _forget(self, suite_key: str, kept: KeptSuite) -> None:
        """What a shipped suite of the same name has kept stays with it."""
        software, notify = self._software, self._says(suite_key, "MIDlet-Delete-Notify")
        with self._storage.together():
            self._storage.suites.remove(kept.key)
            if not self._installed.came_with_it(suite_key):
                self._storage.records.forget(kept.vendor, kept.name)
            software.push.forget_suite(suite_key)
            software.permissions.forget(suite_key)
            software.notices.keep(notify, Status.DELETION)
        software.has_changed()
        software.notices.send()

    def _says(self, suite_key: str, attribute: str) -> str | None:
        """What its descriptor says; nothing if it cannot be read any more."""
        suite = self._usable(suite_key)
        return None if suite is None else suite.suite.descriptor.app_property(attribute)

    def _usable(self, suite_key: str) -> InstalledSuite | None:
        return next((suite for suite in self._installed.suites() if suite.key == suite_key), None)

"""PushList: who is to be started by what, kept in the phone's memory.

Three areas of settings: `push` (a registration by its place), `push alarm` (a time by suite and
class) and `push suite` (whose descriptor was read, and what it said).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import NamedTuple

from emulator.handset.storage import Storage

REGISTRATIONS, ALARMS, SUITES = "push", "push alarm", "push suite"


class Registration(NamedTuple):
    """A place where something can come in, and whom that starts."""

    connection: str
    """As the suite wrote it."""
    suite: str
    """`Program.suite_key` of the suite."""
    class_name: str
    filter: str
    origin: str
    """Where the suite can be opened again; "" for one that the phone offers itself."""
    is_static: bool
    """By the suite's descriptor."""


class Alarm(NamedTuple):
    """When a MIDlet is to be started, in ms since 1970."""

    suite: str
    class_name: str
    time: int
    origin: str


class PushList:
    """What is registered. Each change is kept at once."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.read()

    def read(self) -> None:
        """What the memory says counts: at the beginning, and after a change that was taken back."""
        storage = self._storage
        self._registrations = {place: Registration(*json.loads(kept))
                               for place, kept in storage.settings(REGISTRATIONS).items()}
        self._alarms = {(alarm.suite, alarm.class_name): alarm
                        for kept in storage.settings(ALARMS).values() for alarm in [Alarm(*json.loads(kept))]}

    # -- places ----------------------------------------------------------------------------------

    def places(self, suite: str | None = None) -> list[str]:
        """Every registered place, or those of one suite, in a fixed order."""
        return sorted(place for place, kept in self._registrations.items() if suite in (None, kept.suite))

    def at(self, place: str) -> Registration | None:
        """Who is registered there."""
        return self._registrations.get(place)

    def keep(self, place: str, registration: Registration) -> None:
        """Add it, or put it in place of what was there."""
        self._storage.set_setting(REGISTRATIONS, place, json.dumps(registration, ensure_ascii=False))
        self._registrations[place] = registration

    def remove(self, place: str) -> None:
        """It is registered no more."""
        self._storage.forget(REGISTRATIONS, place)
        self._registrations.pop(place, None)

    def replace(self, suite: str, gone: Iterable[str], new: dict[str, Registration], said: str) -> None:
        """Exchange registrations of a suite, all or nothing, and note what its descriptor said."""
        before = dict(self._registrations)
        try:
            with self._storage.together():
                for place in gone:
                    self.remove(place)
                for place, registration in new.items():
                    self.keep(place, registration)
                self._storage.set_setting(SUITES, suite, said)
        except BaseException:
            self._registrations = before
            raise

    # -- alarms ----------------------------------------------------------------------------------

    def alarms(self) -> list[Alarm]:
        """Every alarm, the earliest first."""
        return sorted(self._alarms.values(), key=lambda alarm: (alarm.time, alarm))

    def alarm(self, suite: str, class_name: str) -> Alarm | None:
        """A MIDlet's alarm."""
        return self._alarms.get((suite, class_name))

    def keep_alarm(self, alarm: Alarm) -> None:
        """Set it, in place of an earlier one."""
        self._storage.set_setting(ALARMS, _key(alarm.suite, alarm.class_name), json.dumps(alarm, ensure_ascii=False))
        self._alarms[alarm.suite, alarm.class_name] = alarm

    def remove_alarm(self, suite: str, class_name: str) -> None:
        """It will not ring."""
        self._storage.forget(ALARMS, _key(suite, class_name))
        self._alarms.pop((suite, class_name), None)

    # -- suites ----------------------------------------------------------------------------------

    def said(self, suite: str) -> str | None:
        """What the suite's descriptor said of push when it was read last; None if it never was."""
        return self._storage.get_setting(SUITES, suite)

    def forget_suite(self, suite: str) -> None:
        """Nothing of the suite is kept any more."""
        with self._storage.together():
            for place in self.places(suite):
                self.remove(place)
            for alarm in self.alarms():
                if alarm.suite == suite:
                    self.remove_alarm(suite, alarm.class_name)
            self._storage.forget(SUITES, suite)


def _key(suite: str, class_name: str) -> str:
    return json.dumps([suite, class_name], ensure_ascii=False)

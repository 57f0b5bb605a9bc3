"""What the person has set for each suite's function groups, kept in the phone's memory."""

from __future__ import annotations

from emulator.handset.storage import Storage

from .policy import WORDS, Mode


class SuiteSettings:
    """Modes by suite and group. A suite is named by its `Program.suite_key`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def of(self, suite_key: str) -> dict[str, Mode]:
        """By group. A word of another version, which this one does not know, is as if nothing was set."""
        kept = self._storage.settings(_area(suite_key))
        return {group: WORDS[word] for group, word in kept.items() if word in WORDS}

    def set(self, suite_key: str, group: str, mode: Mode) -> None:
        """Keep it at once."""
        self._storage.set_setting(_area(suite_key), group, mode.name.lower())

    def forget(self, suite_key: str) -> None:
        """Nothing is set for this suite any more."""
        self._storage.forget(_area(suite_key))


def _area(suite_key: str) -> str:
    return f"permissions of {suite_key}"

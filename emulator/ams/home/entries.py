"""What the home screen shows: one entry for each suite, those that were used last first."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from emulator.errors import StorageError
from emulator.handset.storage import Storage

from ..lifecycle import State
from ..program import Program

if TYPE_CHECKING:
    from ..session import Session
    from ..software import Software

AREA, KEY = "home", "recent"
KEPT = 64        # suites that are remembered
MARKS = {State.ACTIVE: "▶", State.PAUSED: "‖"}


class Recent:
    """The suites that were in front, the last one first; the phone's memory keeps them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.keys = _read(storage.get_setting(AREA, KEY))

    def note(self, key: str) -> None:
        """It is in front now. Where the memory is full, it is known until the phone goes off."""
        if self.keys[:1] == [key]:
            return
        self.keys = [key, *(known for known in self.keys if known != key)][:KEPT]
        try:
            self._storage.set_setting(AREA, KEY, json.dumps(self.keys))
        except StorageError:
            return

    @property
    def last(self) -> str | None:
        """The suite that was in front last."""
        return self.keys[0] if self.keys else None

    def place(self, key: str) -> int:
        """How many were in front after it; beyond all places for one that never was."""
        return self.keys.index(key) if key in self.keys else KEPT


@dataclass(frozen=True)
class Entry:
    """A suite on the home screen, with its MIDlets and with those of them that run."""

    key: str                          # Program.suite_key
    programs: tuple[Program, ...]
    sessions: tuple[Session, ...]     # the foremost first

    @property
    def title(self) -> str:
        """The suite's name, or that of its only MIDlet."""
        return self.programs[0].name if len(self.programs) > 1 else self.programs[0].title

    @property
    def icon(self) -> str:
        """The name of its icon in the suite, "" for none."""
        return (self.programs[0].attribute("MIDlet-Icon") or "").strip() or self.programs[0].icon

    @property
    def state(self) -> State | None:
        """ACTIVE if any of its MIDlets is, else PAUSED if any runs, else None."""
        states = {session.state for session in self.sessions}
        return State.ACTIVE if State.ACTIVE in states else State.PAUSED if State.PAUSED in states else None

    def session_of(self, program: Program) -> Session | None:
        """The running one of a MIDlet."""
        return next((session for session in self.sessions if is_same(session.program, program)), None)


def marked(session: Session) -> str:
    """The title of a MIDlet that runs, with the mark of its state before it."""
    return f"{MARKS.get(session.state, '')} {session.program.title}".strip()


def is_same(one: Program, other: Program) -> bool:
    """Are they one MIDlet of one suite?"""
    return (one.suite_key, one.title) == (other.suite_key, other.title)


def entries_of(software: Software) -> list[Entry]:
    """All that can be opened: what runs, what was used, and the rest as the phone lists it."""
    running = [session for session in reversed(software.sessions) if not session.ended]
    offered = software.programs()
    strangers = [session.program for session in running
                 if not any(is_same(session.program, program) for program in offered)]
    suites: dict[str, list[Program]] = {}
    for program in [*offered, *strangers]:
        suites.setdefault(program.suite_key, []).append(program)
    entries = [Entry(key, tuple(programs), tuple(s for s in running if s.program.suite_key == key))
               for key, programs in suites.items()]
    return sorted(entries, key=lambda entry: (not entry.sessions, software.recent.place(entry.key)))


def _read(value: str | None) -> list[str]:
    """The keys of a setting; none of one that says nothing sensible."""
    try:
        keys = json.loads(value or "[]")
    except ValueError:
        return []
    if not isinstance(keys, list):
        return []
    return list(dict.fromkeys(_strings(keys)))[:KEPT]


def _strings(values: Iterable[object]) -> list[str]:
    return [value for value in values if isinstance(value, str)]

"""The settings of a suite: what it keeps, and what it may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.midp.lcdui.list import List

from . import words
from .details import used_by
from .entries import Entry
from .pages import Acts, ask, back_to, offer, say
from .permissions import PermissionScreen

if TYPE_CHECKING:
    from .home import Home


class SettingsScreen(List):
    """One row for each thing that can be set."""

    def __init__(self, home: Home, entry: Entry) -> None:
        super().__init__(entry.title, List.IMPLICIT)
        self._home, self._entry = home, entry
        self._lines = [self._clear, PermissionScreen(home, entry.programs[0]).show]
        self.append(f"{words.RECORDS}: {used_by(home.software, entry)}", None)
        self.append(words.PERMISSIONS, None)
        acts: Acts = {List.SELECT_COMMAND: self._pick_line}
        offer(self, acts | back_to(home))

    def _pick_line(self) -> None:
        self._lines[self.get_selected_index()]()

    def _clear(self) -> None:
        """Not while it runs: it may have its stores open."""
        home, entry = self._home, self._entry
        if self._runs():
            say(home, words.CLEAR_RECORDS, words.RUNS_NOW.format(title=entry.title), self)
        elif used_by(home.software, entry) == words.NO_RECORDS:
            say(home, words.CLEAR_RECORDS, words.NO_RECORDS_YET.format(title=entry.title), self)
        else:
            ask(home, words.CLEAR_RECORDS, words.SURE_TO_CLEAR.format(title=entry.title), words.DELETE, self._cleared)

    def _runs(self) -> bool:
        return any(session.program.suite_key == self._entry.key for session in self._home.software.sessions)

    def _cleared(self) -> None:
        """It may have been started while the question stood there."""
        if self._runs():
            self._clear()
            return
        program = self._entry.programs[0]
        self._home.software.handset.storage.records.forget(program.vendor, program.name)
        say(self._home, words.CLEAR_RECORDS, words.CLEARED, SettingsScreen(self._home, self._entry))

"""The MIDlets of a suite that has several: a list to open one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.midp.lcdui.display import Display
from emulator.midp.lcdui.list import List

from .entries import Entry, marked
from .pages import back_to, offer

if TYPE_CHECKING:
    from .home import Home


class ChooserScreen(List):
    """One row for each MIDlet, with its icon; one that runs has a mark and is gone on with."""

    def __init__(self, home: Home, entry: Entry) -> None:
        super().__init__(entry.title, List.IMPLICIT)
        self._home, self._entry = home, entry
        size = home.display.get_best_image_width(Display.LIST_ELEMENT)
        for program in entry.programs:
            session = entry.session_of(program)
            title = program.title if session is None else marked(session)
            self.append(title, home.icons.of(program, program.icon, program.title, size))
        if entry.sessions:
            running = [entry.session_of(program) is entry.sessions[0] for program in entry.programs]
            self.set_selected_index(running.index(True), True)
        offer(self, {List.SELECT_COMMAND: self._open} | back_to(home))

    def _open(self) -> None:
        """Home stands behind it, so that the grid is there when it ends."""
        self._home.back()
        self._home.run(self._entry.programs[self.get_selected_index()])

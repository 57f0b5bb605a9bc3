"""What runs: a list to go to one of them, or to end it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.midp.lcdui.command import Command
from emulator.midp.lcdui.display import Display
from emulator.midp.lcdui.list import List

from . import words
from .entries import marked
from .pages import Acts, back_to, offer

if TYPE_CHECKING:
    from ..session import Session
    from .home import Home


class TasksScreen(List):
    """The running MIDlets, the foremost first. It follows what happens while it is shown."""

    def __init__(self, home: Home) -> None:
        super().__init__(words.TASKS, List.IMPLICIT)
        self._home = home
        self._sessions: list[Session] = []
        acts: Acts = {
            Command(words.GO_TO, Command.ITEM, 1): self._go_to,
            Command(words.END, Command.ITEM, 2): self._end,
        }
        self._about_one = list(acts)
        offer(self, {List.SELECT_COMMAND: self._go_to} | acts | back_to(home))
        self.refresh()

    def refresh(self) -> None:
        """What runs has changed."""
        chosen = self._chosen()
        self._sessions = [session for session in reversed(self._home.software.sessions) if not session.ended]
        self.delete_all()
        size = self._home.display.get_best_image_width(Display.LIST_ELEMENT)
        for session in self._sessions:
            program = session.program
            icon = self._home.icons.of(program, program.icon, program.title, size)
            self.append(marked(session), icon)
        self.set_select_command(List.SELECT_COMMAND if self._sessions else None)
        if not self._sessions:
            self.append(words.NOTHING_RUNS, None)
        elif chosen in self._sessions:
            self.set_selected_index(self._sessions.index(chosen), True)
        for command in self._about_one:
            if self._sessions:
                self.add_command(command)
            else:
                self.remove_command(command)

    def _chosen(self) -> Session | None:
        place = self.get_selected_index()
        return self._sessions[place] if 0 <= place < len(self._sessions) else None

    def _go_to(self) -> None:
        session = self._chosen()
        if session is not None:
            self._home.back()
            self._home.software.switch_to(session)

    def _end(self) -> None:
        session = self._chosen()
        if session is not None:
            session.destroy()

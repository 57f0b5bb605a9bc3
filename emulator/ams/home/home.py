"""Home: the phone's own screen, with its pages.

Home is a MIDlet on the public API. Nothing else may reach into the phone as it does: the
class is made for one phone by `home_of`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from emulator.midp.lcdui.display import Display
from emulator.midp.lcdui.displayable import Displayable
from emulator.midp.midlet import MIDlet
from emulator.midp.util import Timer, TimerTask

from ..program import Program
from .chooser import ChooserScreen
from .entries import Entry, entries_of, is_same
from .fault import FaultScreen
from .icon import Icons
from .menu import HomeMenu
from .screen import HomeScreen
from .tasks import TasksScreen

if TYPE_CHECKING:
    from ..session import Session
    from ..software import Software



def home_of(software: Software) -> Program:
    """The home screen of this phone, as a program it can run."""
    midlet_class = type("Home", (Home,), {"software": software})
    return Program.of_class(midlet_class, {"MIDlet-Name": "Phone", "MIDlet-Vendor": "Phone"})


class Home(MIDlet):
    """What the phone shows when no MIDlet does."""

    software: Software

    def __init__(self) -> None:
        super().__init__()
        self.display = Display.get_display(self)
        self.timer, self.icons = Timer(), Icons()
        self.screen = HomeScreen(self)
        self.about: Entry | None = None          # the suite that the pages in front speak of
        self._menu = HomeMenu(self)
        self._waiting: list[Callable[[], object]] = []       # each shows a page

    def start_app(self) -> None:
        if self.display.get_current() is None:
            self.display.set_current(self.screen)
            self.timer.schedule(TimerTask(self.screen.tick), 1_000, 1_000)

    def refresh(self) -> None:
        """What runs, or what there is to run, has changed."""
        self.screen.refresh()
        self._menu.fit(self.screen.grid.chosen)
        shown = self.display.get_current()
        if isinstance(shown, TasksScreen):
            shown.refresh()
        elif self._is_outdated():
            self.back()

    def _is_outdated(self) -> bool:
        """Was the suite that the pages speak of removed, or another version put in its place?"""
        return (self.about is not None and not self.software.prompts.is_open
                and all(entry.programs != self.about.programs for entry in self.screen.grid.entries))

    # -- what its screens ask for ------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """What the grid shows."""
        return entries_of(self.software)

    def open_chosen(self) -> None:
        """Fire, or a tap."""
        if self.screen.grid.chosen is not None:
            self.open(self.screen.grid.chosen)

    def open(self, entry: Entry) -> None:
        """Its MIDlet; of several the person chooses one."""
        if len(entry.programs) > 1:
            self.about = entry
            self.show(ChooserScreen(self, entry))
        else:
            self.run(entry.programs[0])

    def run(self, program: Program) -> None:
        """Start a MIDlet, or go on with it if it runs."""
        for session in self.software.sessions:
            if is_same(session.program, program):
                self.software.switch_to(session)
                return
        self.software.launch(program)

    def show_tasks(self) -> None:
        """What runs, to go to or to end."""
        self.about = None
        self.show(TasksScreen(self))

    def show(self, screen: Displayable) -> None:
        """One of its pages."""
        self.display.set_current(screen)

    def show_fault(self, session: Session, error: Exception) -> None:
        """Say what a MIDlet raised, and offer to go on or to end it."""
        self.about = None
        self.display.set_current(FaultScreen(self, session, error))

    def back(self) -> None:
        """Home again."""
        self.about = None
        self.display.set_current(self.software.prompts.screen or self.screen)
        self.show_what_waits()

    def show_when_free(self, show: Callable[[], object]) -> None:
        """Call `show`, which shows a page that nobody has asked for at the phone, when no other would be covered."""
        self._waiting.append(show)
        if isinstance(self.display._wanted, ChooserScreen | TasksScreen):
            self.back()
        else:
            self.show_what_waits()

    def show_what_waits(self) -> None:
        """The next page that waits, once the grid is there."""
        if self._waiting and self.display._wanted is self.screen:
            self.about = None
            self._waiting.pop(0)()

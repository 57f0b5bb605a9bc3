"""The commands of the home screen: one opens what is chosen, the others are behind "Options"."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from emulator.midp.lcdui.command import Command
from emulator.midp.lcdui.displayable import Displayable

from . import words
from .about import AboutScreen
from .calls import CallsScreen
from .details import DetailsScreen
from .entries import Entry
from .install import InstallScreen
from .removal import ask_to_remove
from .settings import SettingsScreen

if TYPE_CHECKING:
    from .home import Home


class HomeMenu:
    """Puts the commands on the home screen, and does them. Those about a suite are there if there is one."""

    def __init__(self, home: Home) -> None:
        self._home = home
        self._about_suite: dict[Command, Callable[[Entry], object]] = {
            Command(words.OPEN, Command.ITEM, 1): lambda entry: home.open(entry),
            Command(words.DETAILS, Command.ITEM, 2): lambda entry: home.show(DetailsScreen(home, entry)),
            Command(words.SETTINGS, Command.ITEM, 3): lambda entry: home.show(SettingsScreen(home, entry)),
            Command(words.REMOVE, Command.ITEM, 4): lambda entry: ask_to_remove(home, entry),
        }
        self._about_phone: dict[Command, Callable[[], object]] = {
            Command(words.TASKS, Command.SCREEN, 1): home.show_tasks,
            Command(words.CALLS, Command.SCREEN, 2): lambda: home.show(CallsScreen(home)),
            Command(words.INSTALL, Command.SCREEN, 3): lambda: InstallScreen(home).show(),
            Command(words.ABOUT, Command.SCREEN, 4): lambda: home.show(AboutScreen(home)),
        }
        for command in self._about_phone:
            home.screen.add_command(command)
        home.screen.set_command_listener(self._chosen)

    def fit(self, entry: Entry | None) -> None:
        """Offer what can be done now."""
        for command in self._about_suite:
            if entry is not None:
                self._home.screen.add_command(command)
            else:
                self._home.screen.remove_command(command)

    def _chosen(self, command: Command, screen: Displayable) -> None:
        entry = self._home.screen.grid.chosen
        self._home.about = None if command in self._about_phone else entry
        if command in self._about_phone:
            self._about_phone[command]()
        elif entry is not None:
            self._about_suite[command](entry)

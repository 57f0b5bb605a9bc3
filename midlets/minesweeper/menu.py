"""A list of things to do, each with a small picture: the main menu, and the levels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from emulator.midp.lcdui import Command, Displayable, Image, List


class Entry(NamedTuple):
    """A line of a menu, and what is done when it is chosen."""

    label: str
    picture: Image | None
    action: Callable[[], object]


class Menu(List):
    """Fire, a tap or the soft key `ok` chooses; the way back is `back`, a Command with what it does."""

    def __init__(self, title: str, entries: Sequence[Entry], ok: str, back: Command,
                 on_back: Callable[[], object]) -> None:
        super().__init__(title, List.IMPLICIT, [entry.label for entry in entries],
                         [entry.picture for entry in entries])
        self._actions = [entry.action for entry in entries]
        self._ok, self._back, self._on_back = Command(ok, Command.OK, 1), back, on_back
        self.add_command(back)
        self.set_select_command(self._ok)
        self.set_command_listener(self)

    def command_action(self, c: Command, d: Displayable) -> None:
        if c is self._ok:
            self._actions[self.get_selected_index()]()
        else:
            self._on_back()

"""The settings of what a suite may do: a choice for each function group, kept as soon as it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from emulator.midp.lcdui.choice_group import ChoiceGroup
from emulator.midp.lcdui.command import Command
from emulator.midp.lcdui.display import Display
from emulator.midp.lcdui.displayable import Displayable
from emulator.midp.lcdui.form import Form
from emulator.midp.lcdui.item import Item

from ..permit.policy import FunctionGroup, Mode

if TYPE_CHECKING:
    from ..program import Program
    from ..software import Software

LABELS = {
    Mode.ALLOWED: "Allowed",
    Mode.ALWAYS: "Allowed",
    Mode.SESSION: "Ask once in a run",
    Mode.ONCE: "Ask every time",
    Mode.NEVER: "Not allowed",
}
ASK_ONCE = "Ask once"           # what a policy may begin with: asked once for good, and not asked yet


class Owner(Protocol):
    """Whoever shows the settings: the home screen."""

    display: Display
    software: Software


class PermissionScreen(Form):
    """`PermissionScreen(home, program).show()`; Back goes to the screen that was there before."""

    def __init__(self, home: Owner, program: Program) -> None:
        super().__init__("Permissions")
        self._home, self._program = home, program
        self._back_to: Displayable | None = None
        self._rows: dict[int, tuple[FunctionGroup, list[Mode]]] = {}     # by the number of the item
        self.add_command(Command("Back", Command.BACK, 1))
        self.set_command_listener(self._leave)
        self.set_item_state_listener(self._changed)

    def show(self) -> None:
        """Bring it up, with what is set now. Called on the home screen's event thread."""
        self._fill()
        self._back_to = self._home.display.get_current()
        self._home.display.set_current(self)

    def _fill(self) -> None:
        permissions = self._home.software.permissions
        groups = permissions.groups_of(self._program)
        self.delete_all()
        self._rows.clear()
        self.append(self._program.name if groups else f"{self._program.name} asks for no permissions.")
        for group in groups:
            choices = permissions.choices(self._program, group.key)
            self._rows[self.append(self._row(group, choices))] = group, choices

    def _row(self, group: FunctionGroup, choices: list[Mode]) -> ChoiceGroup:
        permissions, key = self._home.software.permissions, self._program.suite_key
        mode = permissions.mode(self._program, group.key)
        row = ChoiceGroup(group.name, ChoiceGroup.POPUP, [LABELS[choice] for choice in choices], None)
        if mode is Mode.ALWAYS and group.key not in permissions.settings_of(key):
            row.set_selected_index(row.append(ASK_ONCE, None), True)
        else:
            labels = [LABELS[choice] for choice in choices]
            row.set_selected_index(labels.index(LABELS[mode]), True)
        return row

    def _changed(self, item: Item) -> None:
        """Keep it, and say anew what the others may be: one may stand in the way of another."""
        number = next(number for number in self._rows if self.get(number) is item)
        group, choices = self._rows[number]
        assert isinstance(item, ChoiceGroup)
        chosen = item.get_selected_index()
        if chosen >= len(choices):
            return                               # as it was: asked once
        permissions = self._home.software.permissions
        permissions.set(self._program.suite_key, group.key, choices[chosen])
        for other, (group, was) in list(self._rows.items()):
            now = permissions.choices(self._program, group.key)
            if now != was:
                self._rows[other] = group, now
                self.set(other, self._row(group, now))

    def _leave(self, command: Command, screen: Displayable) -> None:
        if self._back_to is not None:
            self._home.display.set_current(self._back_to)

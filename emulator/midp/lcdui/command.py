"""javax.microedition.lcdui.Command, CommandListener, and which soft key a command comes out on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from ..lang.exceptions import IllegalArgumentException, NullPointerException
from ..own_names import OwnNames
from .listeners import method_of

if TYPE_CHECKING:
    from .displayable import Displayable


class Command(OwnNames):
    """A thing the person can ask for: a label, what kind of thing it is, and how important.

    Forms: `Command(label, type, priority)`, `Command(short, long, type, priority)`.
    A lower priority number is more important. A type has no behaviour of its own: EXIT does
    not exit; it only says where people expect it.
    """

    SCREEN = 1
    BACK = 2
    CANCEL = 3
    OK = 4
    HELP = 5
    STOP = 6
    EXIT = 7
    ITEM = 8

    def __init__(self, label: str, *rest: str | int | None) -> None:
        long_label, command_type, priority = rest if len(rest) == 3 else (None, *rest)
        if label is None:
            raise NullPointerException("a command's label is None")
        if not isinstance(command_type, int) or not Command.SCREEN <= command_type <= Command.ITEM:
            raise IllegalArgumentException(f"a command of type {command_type!r}; "
                                           "it is one of Command.SCREEN (1) to Command.ITEM (8)")
        self._label, self._long_label = label, long_label
        self._type, self._priority = command_type, priority

    def get_label(self) -> str:
        """The short label."""
        return self._label

    def get_long_label(self) -> str | None:
        """The long label, None if it was not given."""
        assert self._long_label is None or isinstance(self._long_label, str)
        return self._long_label

    def get_command_type(self) -> int:
        return self._type

    def get_priority(self) -> int:
        assert isinstance(self._priority, int)
        return self._priority

    def __repr__(self) -> str:
        return f"<Command {self._label!r}>"


class CommandListener(Protocol):
    """Who is told of a command: an object with this method, or any callable in its place."""

    def command_action(self, c: Command, d: Displayable) -> object: ...


Listener = CommandListener | Callable[[Command, "Displayable"], object]

# Where people expect a way back, best first (the reference's order).
NEGATIVE = (Command.BACK, Command.EXIT, Command.CANCEL, Command.STOP)
# The order of a menu (the reference's order).
MENU = (Command.ITEM, Command.SCREEN, Command.OK, Command.BACK, Command.EXIT,
        Command.CANCEL, Command.STOP, Command.HELP)


@dataclass(frozen=True)
class SoftKeys:
    """What the two soft keys do: one the way back, the other a command or a menu of several."""

    back: Command | None = None
    other: Command | None = None
    menu: tuple[Command, ...] = ()

    @property
    def all(self) -> tuple[Command, ...]:
        """Every command, wherever it sits."""
        return tuple(command for command in (self.back, self.other) if command) + self.menu


def arrange(item_commands: Sequence[Command], commands: Sequence[Command]) -> SoftKeys:
    """Which command sits on which soft key, and which are in the menu.

    >>> exit, new = Command("Exit", Command.EXIT, 1), Command("New game", Command.OK, 2)
    >>> arrange([], [new, exit])
    SoftKeys(back=<Command 'Exit'>, other=<Command 'New game'>, menu=())
    """
    ordered = _in_menu_order(item_commands) + _in_menu_order(commands)
    if not ordered:
        return SoftKeys()
    ways_back = [command for command in ordered if command.get_command_type() in NEGATIVE]
    back = min(ways_back, key=_rank_of_way_back, default=ordered[0])
    rest = tuple(command for command in ordered if command is not back)
    if len(rest) == 1:
        return SoftKeys(back, rest[0])
    return SoftKeys(back, None, rest)


def _rank_of_way_back(command: Command) -> tuple[int, int]:
    return NEGATIVE.index(command.get_command_type()), command.get_priority()


def _in_menu_order(commands: Iterable[Command]) -> list[Command]:
    return sorted(commands, key=lambda command: (MENU.index(command.get_command_type()), command.get_priority()))


def tell(listener: Listener | None, command: Command, displayable: Displayable) -> None:
    """Hand a chosen command to its listener; without one it is dropped."""
    if listener is not None:
        method_of(listener, "command_action")(command, displayable)

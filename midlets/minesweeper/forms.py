"""The forms: the person's own board, the options, and a name for a best time."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lcdui import (
    Alert,
    AlertType,
    ChoiceGroup,
    Command,
    Displayable,
    Form,
    Gauge,
    Item,
    StringItem,
    TextField,
)

from .board import most_mines
from .settings import HIGHEST, MOST_MINES, NAME_LENGTH, SMALLEST, WIDEST, Settings
from .words import Words

Done = Callable[[], object]


class OwnBoardForm(Form):
    """Width, height and mines of the person's own board. What is impossible is refused with a word why."""

    def __init__(self, show: Callable[[Displayable], object], words: Words, settings: Settings,
                 on_ok: Done, on_back: Done) -> None:
        width, height, mines = settings.own
        self._width = Gauge(words.width, True, WIDEST, width)
        self._height = Gauge(words.height, True, HIGHEST, height)
        self._mines = Gauge(words.mines, True, MOST_MINES, mines)
        super().__init__(words.own_board, [self._width, self._height, self._mines])
        self._show, self._words, self._settings = show, words, settings
        self._on_ok, self._on_back = on_ok, on_back
        self._ok = Command(words.ok, Command.OK, 1)
        self.add_command(self._ok)
        self.add_command(Command(words.back, Command.BACK, 1))
        self.set_command_listener(self)

    def command_action(self, c: Command, d: Displayable) -> None:
        size = self._width.get_value(), self._height.get_value(), self._mines.get_value()
        if c is not self._ok:
            self._on_back()
        elif problem := refusal(self._words, *size):
            self._show(Alert(self._words.own_board, problem, None, AlertType.WARNING))
        else:
            self._settings.own = size
            self._on_ok()


def refusal(words: Words, width: int, height: int, mines: int) -> str | None:
    """Why no board can be so; None if it can."""
    if width < SMALLEST or height < SMALLEST:
        return words.too_small.format(width=SMALLEST, height=SMALLEST)
    if mines < 1:
        return words.too_few_mines
    if mines > most_mines(width, height):
        return words.too_many_mines.format(width=width, height=height, most=most_mines(width, height))
    return None


class OptionsForm(Form):
    """Fair boards and sound; a choice counts at once, and `on_change` is called."""

    def __init__(self, words: Words, settings: Settings, on_change: Done, on_back: Done) -> None:
        self._choices = ChoiceGroup(None, ChoiceGroup.MULTIPLE, [words.fair_boards, words.sound], None)
        self._choices.set_selected_flags([settings.fair, settings.sound])
        super().__init__(words.options, [self._choices])
        self._settings, self._on_change, self._on_back = settings, on_change, on_back
        self.add_command(Command(words.back, Command.BACK, 1))
        self.set_command_listener(self)
        self.set_item_state_listener(self)

    def item_state_changed(self, item: Item) -> None:
        self._settings.fair, self._settings.sound = (self._choices.is_selected(row) for row in (0, 1))
        self._on_change()

    def command_action(self, c: Command, d: Displayable) -> None:
        self._on_back()


class NameForm(Form):
    """Asks who played a best time. `on_name` is called with the name, or with None if none is given."""

    def __init__(self, words: Words, praise: str, name: str, on_name: Callable[[str | None], object]) -> None:
        self._name = TextField(words.name, name, NAME_LENGTH, TextField.ANY | TextField.INITIAL_CAPS_WORD)
        super().__init__(words.best_times, [StringItem(None, praise), self._name])
        self._on_name = on_name
        self._ok = Command(words.ok, Command.OK, 1)
        self.add_command(self._ok)
        self.add_command(Command(words.back, Command.BACK, 1))
        self.set_command_listener(self)

    def command_action(self, c: Command, d: Displayable) -> None:
        self._on_name(self._name.get_string().strip() if c is self._ok else None)

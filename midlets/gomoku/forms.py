"""The forms of the game: Options, and About."""

from __future__ import annotations

from emulator.midp.lcdui import Choice, ChoiceGroup, Command, Form, Gauge, StringItem

from .board import LEAST, MOST
from .settings import Level, Settings
from .words import Words


class Options(Form):
    """Size, level and who moves first. `settings()` is what the person has chosen."""

    def __init__(self, words: Words, settings: Settings) -> None:
        super().__init__(words.options)
        self.ok, self.cancel = Command(words.ok, Command.OK, 1), Command(words.cancel, Command.CANCEL, 1)
        self._words = words
        self._size = Gauge("", True, MOST - LEAST, settings.size - LEAST)
        self._level = ChoiceGroup(words.level, Choice.EXCLUSIVE, [words.beginner, words.middle, words.expert], None)
        self._level.set_selected_index(settings.level, True)
        self._first = ChoiceGroup(words.first_move, Choice.EXCLUSIVE, [words.person, words.phone], None)
        self._first.set_selected_index(int(settings.phone_first), True)
        for item in (self._size, self._level, self._first):
            self.append(item)
        self._label_size()
        self.set_item_state_listener(lambda item: self._label_size())
        self.add_command(self.ok)
        self.add_command(self.cancel)

    def settings(self) -> Settings:
        """The options as they stand in the form."""
        return Settings(LEAST + self._size.get_value(), self._first.get_selected_index() == 1,
                        Level(self._level.get_selected_index()))

    def _label_size(self) -> None:
        size = LEAST + self._size.get_value()
        self._size.set_label(f"{self._words.board_size}: {size}×{size}")


class About(Form):
    """What the game is and how it is played."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.about)
        for paragraph in words.about_text.split("\n"):
            self.append(StringItem(None, paragraph + "\n"))
        self.back = Command(words.back, Command.BACK, 1)
        self.add_command(self.back)

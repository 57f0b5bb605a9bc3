"""The screens before the game: how to play, how hard, with whom."""

from __future__ import annotations

from emulator.midp.lcdui import Choice, ChoiceGroup, Command, Form, List, StringItem, TextField

from .state import BLUE, RED
from .words import Words


class HowToPlay(List):
    """The ways to play; `way()` is the chosen one."""

    CONTINUE, ONE_PHONE, AGAINST_PHONE, WAIT, JOIN, HELP = range(6)

    def __init__(self, words: Words, *, kept: bool) -> None:
        super().__init__(words.title, Choice.IMPLICIT)
        self._ways: list[int] = []
        labels = (words.continue_, words.one_phone, words.against_phone, words.wait_for_player, words.join, words.help)
        for way, label in enumerate(labels):
            if way != HowToPlay.CONTINUE or kept:
                self._ways.append(way)
                self.append(label, None)
        self.set_fit_policy(Choice.TEXT_WRAP_ON)
        self.exit = Command(words.exit, Command.EXIT, 1)
        self.add_command(self.exit)

    def way(self) -> int:
        """Which way the person has chosen."""
        return self._ways[self.get_selected_index()]


class AgainstForm(Form):
    """How hard, and who begins."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.against_phone)
        self._level = ChoiceGroup(words.level, Choice.EXCLUSIVE, [words.easy, words.middle, words.hard], None)
        self._begins = ChoiceGroup(words.who_begins, Choice.EXCLUSIVE, [words.i_begin, words.phone_begins], None)
        self.append(self._level)
        self.append(self._begins)
        self.ok, self.back = Command(words.ok, Command.OK, 1), Command(words.back, Command.BACK, 1)
        self.add_command(self.ok)
        self.add_command(self.back)

    def level(self) -> int:
        """1 to 3."""
        return self._level.get_selected_index() + 1

    def person(self) -> int:
        """The person's colour: BLUE begins."""
        return BLUE if self._begins.get_selected_index() == 0 else RED


class JoinForm(Form):
    """Whom to call."""

    def __init__(self, words: Words, address: str) -> None:
        super().__init__(words.join)
        self._address = TextField(words.address, address, 64, TextField.ANY)
        self._old = ChoiceGroup(None, Choice.MULTIPLE, [words.old_program], None)
        self.append(self._address)
        self.append(StringItem(None, words.address_hint + "\n"))
        self.append(self._old)
        self.ok, self.back = Command(words.ok, Command.OK, 1), Command(words.back, Command.BACK, 1)
        self.add_command(self.ok)
        self.add_command(self.back)

    def address(self) -> str:
        """A name or a number."""
        return self._address.get_string().strip()

    def old_program(self) -> bool:
        """Does the other phone run the program that knows bare text only?"""
        return self._old.is_selected(0)


class HelpForm(Form):
    """How it is played."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.help)
        self.append(StringItem(None, words.help_text))
        self.back = Command(words.back, Command.BACK, 1)
        self.add_command(self.back)

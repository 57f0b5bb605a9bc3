"""What the pages of the home screen have in common: a way back, and lines of a label and a text.

A page is a screen of the public API. `home.show(page)` shows it; Back leads to where it came from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from emulator.midp.lcdui.alert import Alert
from emulator.midp.lcdui.alert_type import AlertType
from emulator.midp.lcdui.command import Command
from emulator.midp.lcdui.displayable import Displayable
from emulator.midp.lcdui.form import Form
from emulator.midp.lcdui.list import List
from emulator.midp.lcdui.string_item import StringItem

from . import words

if TYPE_CHECKING:
    from .home import Home

Acts = dict[Command, Callable[[], object]]


def offer(screen: Displayable, acts: Acts) -> None:
    """Put commands on a screen, each with what it does. List.SELECT_COMMAND is what fire does in a List."""
    for command in acts:
        if command is not List.SELECT_COMMAND:
            screen.add_command(command)
    screen.set_command_listener(lambda command, shown: acts[command]())


def back_to(home: Home, goal: Displayable | None = None) -> Acts:
    """The way back: to a screen, or home."""
    return {Command(words.BACK, Command.BACK, 1): lambda: home.back() if goal is None else home.show(goal)}


def facts(form: Form, lines: list[tuple[str, str]]) -> None:
    """Labels and what is to be said of them; what says nothing is left out."""
    for label, text in lines:
        if text:
            form.append(StringItem(label, text))


def say(home: Home, title: str, text: str, then: Displayable | None = None) -> None:
    """A message that goes by itself; then a screen, or home."""
    home.display.set_current(Alert(title, text, None, AlertType.INFO), then or home.screen)


def ask(home: Home, title: str, question: str, verb: str, act: Callable[[], object]) -> None:
    """A question with one answer that does something, and a way back to the screen it came from."""
    before = home.display.get_current()
    alert = Alert(title, question, None, AlertType.WARNING)
    alert.set_timeout(Alert.FOREVER)
    yes = Command(verb, Command.OK, 1)
    alert.add_command(yes)
    alert.add_command(Command(words.CANCEL, Command.CANCEL, 1))
    alert.set_command_listener(
        lambda command, shown: act() if command is yes else home.show(before or home.screen))
    home.show(alert)

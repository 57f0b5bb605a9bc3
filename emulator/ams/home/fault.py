"""What is said of a MIDlet's fault: which MIDlet, what was raised, and where."""

from __future__ import annotations

import sysconfig
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from emulator.midp.lcdui.command import Command
from emulator.midp.lcdui.form import Form
from emulator.midp.lcdui.item import Item
from emulator.midp.lcdui.spacer import Spacer
from emulator.midp.lcdui.string_item import StringItem

from ..lifecycle import State
from . import words
from .pages import Acts, offer

if TYPE_CHECKING:
    from ..session import Session
    from .home import Home

PACKAGE = Path(__file__).resolve().parents[2]
SHIPPED = PACKAGE / "shipped"                     # of an installed package: the suites that come with it
PYTHON = Path(sysconfig.get_path("stdlib"))
GAP = 4          # pixels between paragraphs


class FaultScreen(Form):
    """A fault in words, however many; Close ends the MIDlet, Continue (if it lives) goes on with it."""

    def __init__(self, home: Home, session: Session, error: Exception) -> None:
        super().__init__(words.FAULT)
        self._home, self._session = home, session
        for paragraph in fault_in_words(session.program.title, error):
            text = StringItem(None, paragraph)
            text.set_layout(Item.LAYOUT_2 | Item.LAYOUT_NEWLINE_BEFORE | Item.LAYOUT_NEWLINE_AFTER)
            self.append(text)
            self.append(Spacer(1, GAP))
        acts: Acts = {Command(words.CLOSE, Command.EXIT, 1): self._end}
        if session.state is not State.DESTROYED and not session.life.ending:
            acts[Command(words.CONTINUE, Command.OK, 1)] = self._go_on
        offer(self, acts)

    def _end(self) -> None:
        self._home.back()
        self._session.destroy()

    def _go_on(self) -> None:
        self._home.back()
        if not self._session.ended:
            self._session.held_back = False
            self._home.software.bring(self._session)


def fault_in_words(title: str, error: BaseException) -> list[str]:
    """Paragraphs: whose fault, what it was, and where."""
    said = " ".join(_said_by(error).split())
    paragraphs = [f"{title} has failed.", f"{type(error).__name__}: {said}" if said else type(error).__name__]
    place = guest_place(error)
    return [*paragraphs, place] if place else paragraphs


def guest_place(error: BaseException) -> str:
    """`midlet.py, line 12`: where in the guest's own code, not in what that called; empty if none of it ran."""
    places = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)
              if _is_guests(frame.filename)]
    if isinstance(error, SyntaxError) and error.filename:
        places = [(error.filename, error.lineno)]
    if not places:
        return ""
    name, line = Path(places[-1][0]).name, places[-1][1]
    return f"{name}, line {line}" if line else name


def _is_guests(file: str) -> bool:
    """Is this neither a file of this program (the suites that are shipped in it are guests) nor of Python itself?"""
    path = Path(file)
    ours = path.is_relative_to(PACKAGE) and not path.is_relative_to(SHIPPED)
    pythons = path.is_relative_to(PYTHON) and not path.is_relative_to(PYTHON / "site-packages")
    return not (ours or pythons or file.startswith("<frozen"))


def _said_by(error: BaseException) -> str:
    """Its own words; none of one that fails in saying them."""
    try:
        return str(error)
    except Exception:
        return ""

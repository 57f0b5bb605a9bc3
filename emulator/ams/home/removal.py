"""Removing a suite: the question, and what is said when it cannot go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.errors import UserError

from . import words
from .entries import Entry
from .pages import ask, say

if TYPE_CHECKING:
    from .home import Home


def ask_to_remove(home: Home, entry: Entry) -> None:
    """Ask, in the suite's own words if it has some (MIDlet-Delete-Confirm), and remove it.

    What runs of it is ended first. One that came with the phone stays.
    """
    program, title = entry.programs[0], entry.title
    kept = home.software.installed.of(program.vendor, program.name)
    if kept is None or kept.is_shipped:
        say(home, words.REMOVE, words.STAYS.format(title=title))
    else:
        ask(home, title, home.software.installed.question(entry.key), words.REMOVE, lambda: _remove(home, entry))


def _remove(home: Home, entry: Entry) -> None:
    home.about = None                            # what is said of it now stays, though it goes
    try:
        home.software.installed.remove(entry.key)
    except UserError as problem:
        say(home, words.REMOVE, str(problem))
        return
    say(home, words.REMOVE, words.REMOVED.format(title=entry.title))
    home.icons.forget()
    home.refresh()

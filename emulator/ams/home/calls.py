"""The calls that were: who, when, and what became of each. The newest is the first."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

from emulator.midp.lcdui.command import Command
from emulator.midp.lcdui.list import List

from ..call.screen import in_minutes
from ..call.states import Call, Outcome
from . import words
from .pages import Acts, back_to, offer

if TYPE_CHECKING:
    from ..software import Software
    from .home import Home


class CallsScreen(List):
    """Who looks at it knows of the missed ones: the mark in the status bar goes."""

    def __init__(self, home: Home) -> None:
        super().__init__(words.CALLS, List.IMPLICIT)
        self._home = home
        calls = home.software.calls
        calls.missed = 0
        for call in reversed(calls.log):
            self.append(in_a_line(home.software, call), None)
        acts: Acts = {}
        if calls.log:
            acts[Command(words.CLEAR_LIST, Command.SCREEN, 1)] = self._clear
        else:
            self.append(words.NO_CALLS, None)
        self.set_select_command(None)
        offer(self, acts | back_to(home))

    def _clear(self) -> None:
        self._home.software.calls.log.clear()
        self._home.show(CallsScreen(self._home))


def in_a_line(software: Software, call: Call) -> str:
    """A call as a row of the list: number, time of day, and what became of it."""
    when = datetime.datetime.fromtimestamp((software.epoch + call.time) / 1000, datetime.UTC)
    outcome = words.OUTCOMES[call.outcome.name]
    talked = f" {in_minutes(call.duration(software.kernel.now))}" if call.outcome is Outcome.ANSWERED else ""
    number = words.CALLED.format(number=call.number) if call.outgoing else call.number or words.WITHHELD
    return f"{number}\n{when:%H:%M} {outcome}{talked}"

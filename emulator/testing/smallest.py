"""Smallest: takes away from a session what was not needed for its mishap (delta debugging).

A session is a list of steps; the first ones launch, and stay. Each attempt plays what is left on
a new phone. What it looks for is the same mistake, not the same moment.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from emulator.ams.program import Program
from emulator.phone import Phone
from emulator.tape.reader import Entry, Tape

from .acts import find_programs
from .mishap import HANGS_AFTER, Mishap, mishaps, of_error
from .replay import Player, phone_of

SHORT = 50      # ms: as long as a gap need not be longer
TAIL = 2_000    # ms after the last step in which the mishap may still come


class Step(NamedTuple):
    """Something that is done, so many ms after what was done before."""

    gap: int
    entry: Entry


class Smallest:
    """Looks for ever smaller sessions with the same mishap. `more()` says whether there is time for another try."""

    def __init__(self, tape: Tape, mishap: Mishap, more: Callable[[], bool]) -> None:
        self._tape, self._mishap, self._more = tape, mishap, more
        self.tries = 0
        phone = phone_of(tape)
        self._programs: dict[int, Program] = find_programs(phone, tape, anyway=True)
        phone.close()

    def find(self) -> Tape | None:
        """The smallest that was found; None if the mishap does not come again even with all that was done."""
        steps = steps_of(self._tape.entries)
        if not self._happens(steps):
            return None
        steps = self._latest(steps)
        steps = self._thinned(steps)
        return replace(self._tape, entries=entries_of(self._hurried(steps)))

    # -- three ways to make it smaller -------------------------------------------------------------

    def _latest(self, steps: list[Step]) -> list[Step]:
        """The launch and the last few steps, if those are enough."""
        count = 1
        while count < len(steps) - 1:
            fewer = [steps[0], steps[-count]._replace(gap=SHORT), *steps[len(steps) - count + 1:]]
            if self._goes_wrong(fewer):
                return fewer
            count *= 2
        return steps

    def _thinned(self, steps: list[Step]) -> list[Step]:
        """Without any one step of these it would not happen (or there was no time to find out)."""
        size = max(1, (len(steps) - 1) // 2)
        while True:
            place, before = 1, len(steps)
            while place < len(steps):
                fewer = self._without(steps, place, size)
                if fewer is None:
                    place += size
                else:
                    steps = fewer
            if size == 1 and len(steps) == before:
                return steps
            size = max(1, size // 2)

    def _without(self, steps: list[Step], place: int, size: int) -> list[Step] | None:
        """Without some steps: their time is saved too, or if that does not do, waited."""
        out, after = steps[place:place + size], steps[place + size:]
        if self._goes_wrong([*steps[:place], *after]):
            return [*steps[:place], *after]
        if not after or sum(step.gap for step in out) <= SHORT:
            return None
        waited = after[0]._replace(gap=after[0].gap + sum(step.gap for step in out))
        later = [*steps[:place], waited, *after[1:]]
        return later if self._goes_wrong(later) else None

    def _hurried(self, steps: list[Step]) -> list[Step]:
        """With shorter waits in between."""
        quick = [step._replace(gap=min(step.gap, SHORT)) for step in steps]
        if self._goes_wrong(quick):
            return quick
        for place, step in enumerate(steps):
            if step.gap > SHORT:
                hurried = [*steps[:place], step._replace(gap=SHORT), *steps[place + 1:]]
                steps = hurried if self._goes_wrong(hurried) else steps
        return steps

    def _goes_wrong(self, steps: list[Step]) -> bool:
        """Does it still happen, as far as there is time to find out?"""
        return self._more() and self._happens(steps)

    def _happens(self, steps: list[Step]) -> bool:
        self.tries += 1
        tape = replace(self._tape, entries=entries_of(steps))
        return self._mishap.is_like(played(tape, self._programs))


def steps_of(entries: list[Entry]) -> list[Step]:
    """What was done, each with the time since what was done before."""
    done = [entry for entry in entries if entry.is_done]
    times = [0, *[entry.time for entry in done]]
    return [Step(entry.time - before, entry) for before, entry in zip(times, done, strict=False)]


def entries_of(steps: list[Step]) -> list[Entry]:
    """The same with times of their own; what came `together` with a step that is gone comes alone."""
    time = 0
    entries: list[Entry] = []
    for step in steps:
        time += step.gap
        together = step.entry.together and step.gap == 0 and bool(entries)
        more = {name: value for name, value in step.entry.more.items() if name != "together"}
        entries.append(replace(step.entry, time=time, more=more | ({"together": True} if together else {})))
    return entries


def played(tape: Tape, programs: dict[int, Program] | None = None, phone: Phone | None = None) -> Mishap | None:
    """Play a tape to its first mishap, on a new phone or on the one given; that phone is switched off then."""
    phone = phone or phone_of(tape)
    phone.software.print = lambda text: None
    try:
        player = Player(phone, tape, programs=programs, anyway=True)
        for moment in [*[entry.time for entry in tape.entries], *[tape.end + TAIL, tape.end + TAIL + HANGS_AFTER]]:
            player.run(max(0, moment - phone.now))
            found = mishaps(phone)
            if found:
                return found[0]
            if moment == tape.end + TAIL and phone.software.events.calling_since is None:
                break
        phone.close()
        return next(iter(mishaps(phone)), None)
    except Exception as error:
        return of_error(phone, error)
    finally:
        phone.close()

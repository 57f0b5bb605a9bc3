"""Replay: a recorded session played on a new phone, and held against what was seen then.

    from emulator.testing.replay import replay

    with replay("session.yaml") as phone:              # ReplayDiffers, if a frame is another
        print(phone.now, phone.screen.text())          # the phone as it was at the end
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from emulator.ams.program import Program
from emulator.errors import EmulatorError, UserError
from emulator.handset.inputs import Input
from emulator.handset.silent_air import SilentAir
from emulator.handset.storage import Storage
from emulator.kernel import Alarm
from emulator.phone import Phone, Target
from emulator.tape.reader import Entry, Tape, read
from emulator.tape.recorder import SECOND

from .acts import act, find_programs


class ReplayDiffers(EmulatorError, AssertionError):
    """The replay shows another picture than the recording did; the first moment at which it does."""


def replay(path: str | Path, what: Sequence[Target] = (), *, to: int | None = None, anyway: bool = False,
           raise_faults: bool = True) -> Phone:
    """Play a session to its end, or to the moment `to` (ms), and hand over the phone.

    `what` stands for the suites that were launched, in their order (a MIDlet class needs it).
    ReplayDiffers if a frame is not what it was; a guest's fault comes out too, unless not wanted.
    """
    if to is not None and (not isinstance(to, int) or to < 0):
        raise UserError("replay", None, "to is a moment in whole ms, from 0 on, not", str(to))
    tape = read(path)
    phone = phone_of(tape, raise_faults=raise_faults)
    try:
        player = Player(phone, tape, what, to=to, anyway=anyway)
        player.run(player.until)
        if player.difference is not None:
            raise ReplayDiffers(player.difference)
    except BaseException:
        phone.software.raise_faults = False       # what came out is enough
        phone.close()
        raise
    return phone


def phone_of(tape: Tape, *, raise_faults: bool = False) -> Phone:
    """A phone as it was when the session began."""
    network = SilentAir() if tape.network == "silent" else None
    try:
        return remembering(tape.image, partial(Phone, **tape.options, network=network), raise_faults=raise_faults)
    except UserError as problem:
        raise UserError(tape.path, None, f"there is no such phone ({problem})") from None


def remembering(image: bytes | None, make: Callable[..., Phone], *, raise_faults: bool = False) -> Phone:
    """What `make` makes, with this in its memory; which is let go if no phone comes of it."""
    memory = Storage(image=image)
    try:
        return make(storage=memory, raise_faults=raise_faults)
    except BaseException:
        memory.close()
        raise


class Player:
    """Plays a tape while the phone's time passes; to a Worker it is what runs, as the kernel is.

    It ends at the end of the tape, at `to`, or when somebody does something to the phone: from
    then on the phone is theirs.
    """

    def __init__(self, phone: Phone, tape: Tape, what: Sequence[Target] = (), *, to: int | None = None,
                 anyway: bool = False, programs: dict[int, Program] | None = None) -> None:
        self.phone, self.tape = phone, tape
        self.until = tape.end if to is None else min(to, tape.end)
        self.difference: str | None = None              # the first, in words
        self.on_difference: Callable[[str], object] = lambda words: None
        self.compared = 0                               # frames held against the recording's
        self.at_once = False                            # play all of it in the first `run`, whatever it is asked
        self._programs = find_programs(phone, tape, what, anyway=anyway) if programs is None else programs
        self._entries = deque(entry for entry in tape.entries if entry.time <= self.until)
        self._marks = {entry.time: entry for entry in self._entries if entry.kind == "frame"}
        self._acting = False
        self._same_at = 0
        phone.handset.inputs.listeners.append(self._taken_over)
        self._alarm = self._next_second()

    @property
    def playing(self) -> bool:
        """Is there something left to play?"""
        return bool(self._entries)

    @property
    def now(self) -> int:
        """The phone's time."""
        return self.phone.now

    def next_due(self) -> int | None:
        """When something happens next, on the phone or on the tape."""
        due = self.phone.kernel.next_due()
        times = [due] if due is not None else []
        return min([*times, *[entry.time for entry in list(self._entries)[:1]]], default=None)

    def run(self, ms: int) -> None:
        """Let so much time pass, with all that the tape has in it."""
        if self.at_once:
            ms, self.at_once = max(ms, self.until - self.now), False
        end = self.now + ms
        while self._entries and self._entries[0].time <= end:
            entry = self._entries.popleft()
            if not entry.together:
                self.phone.kernel.run(entry.time - self.now)
            self._play(entry)
        self.phone.kernel.run(max(0, end - self.now))
        if not self._entries:
            self._alarm.cancel()

    def _play(self, entry: Entry) -> None:
        if entry.is_done:
            self._acting = True
            try:
                act(self.phone, entry, self._programs)
            except UserError as problem:
                raise UserError(self.tape.path, entry.line, f"this cannot be done ({problem})") from None
            finally:
                self._acting = False
        elif entry.kind == "end":
            self._compare(entry)

    def _taken_over(self, done: Input) -> None:
        if not self._acting and done.kind != "mute":       # a window mutes by itself
            self._entries.clear()
            self._marks.clear()

    # -- what is seen --------------------------------------------------------------------------------

    def _next_second(self) -> Alarm:
        """Just as the recorder does: an alarm more or less is a difference too."""
        return self.phone.kernel.at((self.now // SECOND + 1) * SECOND, self._look)

    def _look(self) -> None:
        seen = self._marks.pop(self.now, None)
        if seen is not None:
            self._compare(seen)
        self._alarm = self._next_second()

    def _compare(self, seen: Entry) -> None:
        mark = self.phone.screen.mark()
        self.compared += 1
        if mark == seen.value:
            self._same_at = seen.time
        elif self.difference is None:
            self.difference = self._difference(seen, mark)
            self.on_difference(self.difference)

    def _difference(self, seen: Entry, mark: str) -> str:
        before = [entry for entry in self.tape.entries if entry.is_done and entry.time <= seen.time]
        last = f"; the last input before is {before[-1].words()} (line {before[-1].line})" if before else ""
        known = f"the same until {self._same_at} ms, " if self._same_at else ""
        outside = "; what came over the network then is not on the tape" if self.tape.network == "outside" else ""
        return (f"{self.tape.path}:{seen.line}: {known}another picture at {seen.time} ms "
                f"({mark}, recorded {seen.value}){last}{outside}")

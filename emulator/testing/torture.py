"""Torture: a MIDlet through every path of its life cycle, after everything that is done in a session.

    from emulator.testing.torture import lifecycle_torture

    lifecycle_torture("jad/minesweeper.jad", "fire right fire wait:300 down fire soft_right")

After each thing that the session does (its moments), on phones of their own:

    pause, resume, pause, destroy, start again
    destroy, start again
    the phone loses its power, and starts again with what it had kept
    nothing for ten seconds, after the last thing only

and nothing may raise, hang, live on after its end, or be lost of what was saved. The same things
done to a new phone lead to the same moment, so each moment costs two sessions up to it; what a
phone that lost its power does depends on its memory alone, so that is tried once for each memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from emulator.ams.app import App
from emulator.ams.home.fault import guest_place
from emulator.ams.lifecycle import GRACE, State
from emulator.errors import UserError
from emulator.phone import Phone, Target
from emulator.tape.reader import Entry, Tape, read

from .left_over import left_over, open_ends
from .mishap import HANGS_AFTER, stuck
from .monkey import Notes, tape_of
from .replay import Player, remembering
from .report import Report, Trouble
from .saved import emptied, lost, saved

WAITS = "waiting"    # a path that is tried after the last thing only
SETTLES = 300        # ms that a MIDlet gets after each move
Session: TypeAlias = "str | Path | Tape | Callable[[Phone], object]"
"""Keys as `Phone.play` takes them, a tape or its file (.yaml), or a function that works the phone."""


def lifecycle_torture(suite: Target, session: Session, *, make: Callable[..., Phone] = Phone,
                      midlet: int | str | None = None, every: int = 1, check: bool = True,
                      told: Callable[[int, int], object] = lambda moment, of: None) -> Report:
    """Torture a suite's MIDlet; the report, or LifecycleBroken with it if something went wrong and `check`.

    `make(storage=…, raise_faults=False)` gives a new phone each time, always of the same kind:
    `functools.partial(Phone, skin="classic")`. `every=3` takes every third moment only. A tape brings
    its own launch; `suite` stands in its place. UserError if the session cannot be played at all.
    """
    torture = Torture(suite, session, make, midlet)
    for moment in torture.moments(every):
        told(moment, len(torture.entries))
        torture.at(moment)
    if check:
        torture.report.check()
    return torture.report


class Torture:
    """One suite, one session, and a phone for each path and moment."""

    def __init__(self, suite: Target, session: Session, make: Callable[..., Phone], midlet: int | str | None) -> None:
        self._suite, self._make, self._midlet = suite, make, midlet
        self.report = Report(str(suite))
        self.tape = self._taped(session)
        self.entries = [entry for entry in self.tape.entries if entry.is_done]
        self._tried: set[bytes] = set()
        if not self.entries:
            raise UserError(self.tape.path, None, "nothing is done in this session", hint="launch the suite in it")
        with self.phone(self.tape.image) as idle:
            idle.program(suite, midlet=midlet)        # UserError, if there is none
            idle.run(SETTLES)
            self.own_ends = open_ends(idle)           # what waits for push, say

    def moments(self, every: int) -> Sequence[int]:
        """The numbers of the things after which something is tried; the last one always is."""
        if every < 1:
            raise UserError("torture", None, "every so many moments means 1 or more, not", str(every))
        return sorted({*range(0, len(self.entries), every), len(self.entries) - 1})

    def at(self, moment: int) -> None:
        """All paths after one thing of the session."""
        self.report.moments += 1
        for path in PATHS:
            if path != WAITS or moment == len(self.entries) - 1:
                Walk(self, moment, path).go()

    # -- what a walk needs -------------------------------------------------------------------------

    def phone(self, image: bytes | None) -> Phone:
        """A new phone with this in its memory."""
        self.report.phones += 1
        phone = remembering(image, self._make)
        phone.software.print = lambda text: None
        return phone

    def launch(self, phone: Phone) -> App:
        """Start the MIDlet, and let it settle."""
        app = phone.launch(self._suite, midlet=self._midlet)
        phone.run(SETTLES)
        return app

    def until(self, phone: Phone, moment: int) -> None:
        """Do to the phone what the session does, up to a moment and that included."""
        entries = self.entries[:moment + 1]
        part = Tape(self.tape.path, {}, self.tape.network, None, entries)
        Player(phone, part, [self._suite], anyway=True).run(entries[-1].time)

    def is_new(self, image: bytes) -> bool:
        """Is it a memory that no phone has started with yet?"""
        if image in self._tried:
            return False
        self._tried.add(image)
        return True

    def _taped(self, session: Session) -> Tape:
        """The session as a tape: read, or done once and written down."""
        if isinstance(session, Tape):
            return session
        if isinstance(session, Path) or (isinstance(session, str) and session.endswith((".yaml", ".yml"))):
            return read(session)
        if not isinstance(session, str) and not callable(session):
            raise UserError("torture", None, "a session is keys, a tape or its file, or a function, not", str(session))
        notes = Notes()
        with self.phone(None) as phone:
            phone.handset.inputs.listeners.append(notes.take)
            phone.launch(self._suite, midlet=self._midlet)
            phone.play(session) if isinstance(session, str) else session(phone)
            return tape_of(phone, list(notes.entries))


class Walk:
    """One path on one phone, from one moment of the session."""

    def __init__(self, torture: Torture, moment: int, path: str) -> None:
        self._torture, self._moment, self._path = torture, moment, path
        self._phone = torture.phone(torture.tape.image)
        self._faults = 0

    def go(self) -> None:
        """Walk it to the end, or to the first trouble."""
        try:
            self._torture.until(self._phone, self._moment)
            if self._is_well("the session itself") and self._phone.apps:
                PATHS[self._path](self, self._phone.apps[-1])
        except UserError:
            raise
        except Exception as error:
            self._trouble(self._path, f"the phone raised {type(error).__name__}: {error}")
        finally:
            self._phone.software.raise_faults = False
            self._phone.close()

    # -- the paths ---------------------------------------------------------------------------------

    def pause_and_resume(self, app: App) -> None:
        """Twice paused, once resumed, then ended while it is paused."""
        phone = self._phone
        if app.state is not State.ACTIVE:
            return
        phone.pause()
        phone.run(SETTLES)
        if not (self._is_well("pause") and self._is(app, State.PAUSED, "pause")):
            return
        phone.resume()
        phone.run(SETTLES)
        if not (self._is_well("resume") and self._is(app, State.ACTIVE, "resume")):
            return
        phone.pause()
        phone.run(0)
        self._end(app, "pause, resume, pause and destroy")

    def destroy(self, app: App) -> None:
        """Ended as it is."""
        self._end(app, "destroy")

    def lose_power(self, app: App) -> None:
        """What was kept is kept; a new phone goes on with it."""
        image = self._phone.storage.image()
        if self._torture.is_new(image):
            dead, self._phone = self._phone, self._torture.phone(image)
            dead.close()
            self._restart("power loss and restart")

    def wait(self, app: App) -> None:
        """Left alone: does all that was begun come to an end?"""
        self._phone.run(HANGS_AFTER)
        if self._is_well("waiting"):
            for hanging in stuck(self._phone):
                self._trouble("waiting", f"{hanging.what}, begun at {hanging.time} ms")

    def _end(self, app: App, path: str) -> None:
        """Destroy it, look for what is left of it, and start it again."""
        phone, began, before = self._phone, self._phone.now, saved(self._phone.storage)
        app.close()
        took = phone.now - began
        if not (self._is_well(path) and self._is(app, State.DESTROYED, path)):
            return
        if took >= GRACE:
            self._trouble(path, f"destroy_app did not return within {GRACE} ms and was ended")
        phone.run(SETTLES)
        for thing in left_over(phone, app, self._torture.own_ends):
            self._trouble(path, f"left after its end: {thing}")
        for thing in emptied(before, saved(phone.storage)):
            self._trouble(path, thing)
        self._restart(f"{path}, start again")

    def _restart(self, path: str) -> None:
        before = saved(self._phone.storage)
        again = self._torture.launch(self._phone)
        if self._is_well(path) and self._is(again, State.ACTIVE, path):
            for thing in lost(before, saved(self._phone.storage)):
                self._trouble(path, thing)

    # -- what is to hold -----------------------------------------------------------------------------

    def _is_well(self, path: str) -> bool:
        """Has nothing been raised, and does every call return?"""
        faults = self._phone.software.faults
        for fault in faults[self._faults:]:
            place = guest_place(fault.error)
            where = f" ({place})" if place and place not in str(fault.error) else ""
            self._trouble(path, f"raised {type(fault.error).__name__}: {fault.error}{where}")
        news, self._faults = len(faults) - self._faults, len(faults)
        return news == 0

    def _is(self, app: App, state: State, path: str) -> bool:
        if app.state is not state or app.unfinished:
            self._trouble(path, app.unfinished or f"is {app.state.name}, not {state.name}")
            return False
        return True

    def _trouble(self, path: str, what: str) -> None:
        after: Entry = self._torture.entries[self._moment]
        self._torture.report.troubles.append(
            Trouble(self._moment + 1, after.time, after.words(), path, what, self._phone.screen.text()))


PATHS: dict[str, Callable[[Walk, App], None]] = {
    "pause and resume": Walk.pause_and_resume,
    "destroy": Walk.destroy,
    "power loss": Walk.lose_power,
    WAITS: Walk.wait,
}

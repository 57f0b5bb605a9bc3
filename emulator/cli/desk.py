"""Desk: phones for a window. The window knows handsets; what it wants of their software is done here."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from emulator.ams import rms_tools
from emulator.ams.program import Program
from emulator.ams.software import Fault
from emulator.errors import UserError
from emulator.handset.case import Case
from emulator.handset.film import Recorder
from emulator.handset.handset import Handset
from emulator.handset.speaker import SoundDevice
from emulator.host.worker import Bell, Runs, Worker
from emulator.phone import Phone
from emulator.shelf import skin_names
from emulator.tape.launching import note_launch

CALLER = "+49 30 901820"           # who calls when the person asks to be called
NEWEST = 1_000                     # lines of a log, and transfers, that are shown
PER_LINE = 8                       # bytes of a record: a window is narrower than a terminal
PHOTO = 2                          # pixels of a film of the handset to one of the LCD's


class OnDesk:
    """One phone, as its window asks it (host.power.Owner)."""

    def __init__(self, phone: Phone, title: str = "") -> None:
        """`title`: what the window is called, if it is not what is in front."""
        self._phone, self._software, self._title = phone, phone.software, title
        self.handset: Handset = phone.handset
        self._film: Recorder | None = None
        self.ran: Program | None = None            # when it was switched off
        self.case = Case(phone.skin)               # of the window's own: it draws on another thread

    @property
    def title(self) -> str:
        front = self._software.front
        return self._title or (front.program.title if front in self._software.sessions and front else "Phone")

    @property
    def can_resume(self) -> bool:
        """Is it the phone's own screen that is in front, and a MIDlet behind it?"""
        return bool(self._software.sessions) and self._software.front not in self._software.sessions

    def open(self, path: Path) -> str:
        program = self._phone.program(path)
        note_launch(self.handset.inputs, program, path)
        self._software.launch(program)
        return f"Opened {program.title}"

    def home(self) -> None:
        self.handset.inputs.note("home")
        self._software.go_home()

    def pause(self) -> None:
        self.handset.inputs.note("pause")
        self._software.pause()

    def resume(self) -> None:
        self.handset.inputs.note("resume")
        self._software.resume()

    def call(self) -> None:
        self._software.calls.ring(CALLER)

    def film(self, path: Path, whole: bool) -> None:
        self._film = self._phone.record_film(path, whole=whole, scale=PHOTO)

    def end_film(self) -> str:
        self._phone.stop_recording()
        return self._film.notice if self._film else ""

    def records(self) -> list[str]:
        storage = self._phone.storage
        suites = dict.fromkeys((store.suite, store.vendor) for store in rms_tools.chosen(storage))
        return [line.removeprefix("  ") for suite, vendor in suites
                for line in [f"{suite} ({vendor})",
                             *rms_tools.show(storage, suite, vendor=vendor, per_line=PER_LINE), ""]
                ] or ["No suite has kept a record on this phone yet."]

    def network(self) -> list[str]:
        return self._phone.network.monitor.lines(NEWEST) or ["Nothing has gone over the air yet."]

    def log(self) -> list[str]:
        """What happened, and every guest's traceback in its place."""
        lines = self._phone.trace(NEWEST)
        faults = [line for fault in self._software.faults for line in _told(fault)]
        return [*lines, "", *faults] if faults else lines

    def close(self) -> None:
        """Games end properly; what was in front is noted for the next handset."""
        self.ran = self._software.sessions[-1].program if self._software.sessions else None
        self._phone.close()


class Desk:
    """Makes phones, one at a time, with one memory, one network and one loudspeaker (host.power.Phones)."""

    def __init__(self, make: Callable[[str], Phone], program: Callable[[Phone], Program | None], *,
                 bell: Bell, speaker: SoundDevice | None) -> None:
        """`make(skin)`: a phone. `program(phone)`: what runs on the first one; the next go on with what ran."""
        self._make, self._program, self._bell, self._speaker = make, program, bell, speaker
        self._last: OnDesk | None = None

    def skins(self) -> list[str]:
        return skin_names()

    def check(self, skin: str) -> None:
        with Phone(skin=skin):                     # in memory: nothing of the person's is touched
            pass

    def make(self, skin: str) -> tuple[OnDesk, Worker]:
        phone = self._make(skin)
        for notice in phone.storage.notices:
            print(f"emulator: {notice}", file=sys.stderr)
        try:
            program = self._program(phone) if self._last is None else self._last.ran
        except UserError:
            phone.close()
            raise
        worker = Worker(phone.kernel, phone.screen, bell=self._bell)
        worker.order(lambda: phone.switch_on(program))
        phone.handset.speaker.device = self._speaker
        self._last = OnDesk(phone)
        return self._last, worker

    def about(self) -> list[str]:
        return about()


class OneOnly:
    """A phone that is there already, run by something of its own, such as a replay; it stays the handset it is."""

    def __init__(self, phone: Phone, runs: Runs, title: str, speaker: SoundDevice | None) -> None:
        self._phone, self._runs, self._title = phone, runs, title
        phone.handset.speaker.device = speaker

    def skins(self) -> list[str]:
        return []

    def check(self, skin: str) -> None:
        raise UserError(self._title, None, "this phone stays the handset that it is")

    def make(self, skin: str) -> tuple[OnDesk, Worker]:
        return OnDesk(self._phone, self._title), Worker(self._runs, self._phone.screen)

    def about(self) -> list[str]:
        return about()


def about() -> list[str]:
    """What this program is."""
    return ["A phone from the age of MIDP, in Python.", "", f"midp-emulator {_version()}",
            f"Python {sys.version.split()[0]}", "MIDP 2.0, CLDC 1.1, WMA", "",
            "Right click or F10 opens the menu.", "MIT licence."]


def _told(fault: Fault) -> list[str]:
    """A guest's error with its traceback."""
    lines = "".join(traceback.format_exception(fault.error)).splitlines()
    return [f"{fault.time:8}  {fault.title}", *[f"  {line}" for line in lines], ""]


def _version() -> str:
    try:
        return version("midp-emulator")
    except PackageNotFoundError:
        return "(not installed)"

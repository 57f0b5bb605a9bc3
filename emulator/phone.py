"""Phone: one of each part, wired together. Start reading here.

    skin, storage ──> Handset (hardware) ──┐
                          Kernel (time) ───┼──> Software (what runs, what is in front)
                                           └──> what you ask of it: launch, press, run, look
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import TypeAlias

import pygame

from .ams.app import App
from .ams.lifecycle import GRACE, State
from .ams.permissions import POLICIES
from .ams.program import Program
from .ams.software import Software
from .ams.suite import Suite, open_suite
from .errors import EmulatorError, UserError, nearest
from .hands import Hands
from .handset import device_xml
from .handset.case import Case
from .handset.handset import Handset
from .handset.lights import Order
from .handset.radio import Network, Radio
from .handset.screen import Screen
from .handset.skin import Skin, load
from .handset.speaker import Sound
from .handset.storage import Storage
from .kernel import Kernel
from .midp.midlet import MIDlet
from .shelf import descriptors, shelf, skin_folder, target

EPOCH = 1_199_178_000_000           # the calendar of an unseen phone: 2008-01-01 09:00 UTC

Target: TypeAlias = "str | Path | Suite | type[MIDlet]"


class NotInTime(EmulatorError, AssertionError):
    """`run_until` waited in vain; the screen's text is part of the message."""


class Phone(Hands):
    """A phone to be held by a program: unseen, silent and in memory, unless it is given more.

    >>> from emulator import Phone
    >>> with Phone(skin="slider", seed=7) as phone:
    ...     app = phone.launch("jad/minesweeper.jad")
    ...     phone.press("fire")
    ...     app.state.name, phone.now
    ('ACTIVE', 100)
    """

    def __init__(self, *, skin: str = "slider", seed: int = 0, storage: str | Path | None = None,
                 locale: str = "en-US", permissions: str = "allow", epoch: int = EPOCH,
                 raise_faults: bool = True, network: Network | None = None,
                 number: str | None = None) -> None:
        if permissions not in POLICIES:
            raise UserError("permissions", None, "there is no policy", permissions, hint=nearest(permissions, POLICIES))
        self.kernel = Kernel()
        self.skin: Skin = _skin(skin)
        self.storage = Storage(None if storage is None else Path(storage))
        self.handset = Handset(self.kernel, self.skin, self.storage, network, number)
        self.software = Software(self.kernel, self.handset, seed=seed, locale=locale, epoch=epoch,
                                 permissions=permissions, raise_faults=raise_faults)
        self.software.programs = self._shipped
        self.software.print = lambda text: print(text, end="", flush=True)
        self._closed = False
        self._case: Case | None = None
        self._offered: list[Program] | None = None

    def __enter__(self) -> Phone:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Switch off: every MIDlet is told to end (`destroy_app(True)`), the memory is closed."""
        if self._closed:
            return
        self.software.switch_off()
        try:
            self.run(0)
            if not self.software.ended():
                self.run(2 * GRACE)
        finally:
            self.software.system.end()       # the phone's own threads: nothing is left suspended
            self.run(0)
            self.handset.radio.close()
            self.storage.close()
            self.stop_recording()
            self._closed = True

    # -- running -------------------------------------------------------------------------------

    def launch(self, what: Target, attributes: Mapping[str, str] | None = None, *,
               midlet: int | str | None = None) -> App:
        """Run a MIDlet: a .jad, .jar or folder, or a MIDlet class (with `attributes` of its own).

        `midlet` chooses one of a suite, by number from 1 or by name. All that is due at once,
        `start_app` included, has happened on return; no phone time has passed.
        """
        session = self.software.launch(self.program(what, attributes, midlet=midlet))
        self.run(0)
        return App(self.run, session)

    def program(self, what: Target, attributes: Mapping[str, str] | None = None, *,
                midlet: int | str | None = None) -> Program:
        """What `launch` would run. UserError if there is no such suite, or no such MIDlet in it."""
        if isinstance(what, type):
            return Program.of_class(what, attributes)
        suite = what if isinstance(what, Suite) else open_suite(target(str(what)))
        return Program.of_suite(suite, midlet)

    def switch_on(self, program: Program | None = None) -> None:
        """Begin with a MIDlet, or with the home screen."""
        if program is None:
            self.software.go_home()
        else:
            self.software.launch(program)

    def run(self, ms: int = 0) -> None:
        """Let `ms` milliseconds of phone time pass. A guest's uncaught error comes out here."""
        if self._closed:
            raise EmulatorError("this phone is closed: make another one")
        self.kernel.run(ms)

    def run_until(self, condition: Callable[[], object], within: int) -> None:
        """Run millisecond by millisecond until `condition()` holds; NotInTime after `within` ms."""
        deadline = self.now + within
        while not condition():
            if self.now >= deadline:
                raise NotInTime(f"not within {within} ms; the screen says:\n{self.screen.text()}")
            self.run(1)

    @property
    def apps(self) -> list[App]:
        """The MIDlets that run, the foremost last."""
        return [App(self.run, session) for session in self.software.sessions]

    @property
    def now(self) -> int:
        """Milliseconds since the phone was switched on."""
        return self.kernel.now

    def pause(self) -> None:
        """The phone pauses what runs and shows its home screen, as for an incoming call."""
        self.software.pause()
        self.run(0)

    def resume(self) -> None:
        """The phone goes on with what was in front last."""
        self.software.resume()
        self.run(0)

    # -- what can be seen, heard and felt --------------------------------------------------------

    @property
    def screen(self) -> Screen:
        """The LCD: `.image` (its pixels), `.text()` (what a person reads)."""
        return self.handset.screen

    @property
    def sounds(self) -> list[Sound]:
        """What was played, with its phone time."""
        return self.handset.speaker.sounds

    def record_sound(self, path: str | Path) -> None:
        """Write what the loudspeaker plays from now on to a WAV file: the same samples every time.

        The file is written by `stop_recording`, or when the phone is closed.
        """
        self.handset.speaker.record(path)

    def stop_recording(self) -> None:
        """Write the files of `record_sound`."""
        self.handset.speaker.stop_recording()

    @property
    def lights(self) -> list[Order]:
        """What the backlight was told."""
        return self.handset.backlight.orders

    @property
    def vibrations(self) -> list[Order]:
        """What the vibrator was told."""
        return self.handset.vibrator.orders

    @property
    def network(self) -> Radio:
        """The radio: `.log` is what went over the air, `.host` this phone's name on the network."""
        return self.handset.radio

    def screenshot(self, path: str | Path) -> None:
        """The LCD alone, as a PNG."""
        _save(self.screen.image, path)

    def photograph(self, path: str | Path, scale: float = 2) -> None:
        """The whole handset with its LCD, as a PNG, `scale` pixels to one of the LCD's."""
        picture = self.case.picture(scale, pressed=self.handset.keypad.held, lcd=self.screen.image)
        _save(picture, path)

    @property
    def case(self) -> Case:
        """The handset's outside, drawn when first looked at."""
        if self._case is None:
            self._case = Case(self.skin)
        return self._case

    # -- inside ----------------------------------------------------------------------------------

    def _shipped(self) -> list[Program]:
        """What the home screen offers: every MIDlet of every shipped suite, looked for once."""
        if self._offered is None:
            self._offered = [program for path in descriptors() for program in Program.all_of_suite(open_suite(path))]
        return self._offered


def _skin(name: str) -> Skin:
    """A shipped skin, a folder of one's own, or a MicroEmulator `device.xml`."""
    if name.endswith(".xml"):
        return device_xml.load(Path(name))
    return load(skin_folder(name), shelf("skins"))


def _save(picture: pygame.Surface, path: str | Path) -> None:
    try:
        pygame.image.save(picture, str(path))
    except pygame.error as problem:
        raise UserError(path, None, f"the picture cannot be saved ({problem})") from None


__all__ = ["App", "NotInTime", "Phone", "State"]

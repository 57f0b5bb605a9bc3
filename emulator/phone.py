"""Phone: one of each part, wired together. Start reading here.

    skin, storage ──> Handset (hardware) ──┐
                          Kernel (time) ───┼──> Software (what runs, what is in front)
                                           └──> what you ask of it: launch, press, run, look
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import TypeAlias

from .ams.app import App
from .ams.guest.guard import check_cpu
from .ams.lifecycle import GRACE, State
from .ams.permit.permissions import WAYS
from .ams.permit.policy_file import read_policy
from .ams.program import Program
from .ams.software import Software
from .ams.suite.suite import Suite, open_suite
from .errors import EmulatorError, UserError, nearest
from .eyes import Eyes, say
from .hands import Hands
from .handset import device_xml
from .handset.handset import Handset
from .handset.radio import Network, Radio
from .handset.silent_air import SilentAir
from .handset.skin import Skin, load
from .handset.storage import Storage
from .kernel import Kernel
from .midp.midlet import MIDlet
from .shelf import is_shipped, shelf, skin_folder, skin_names, target
from .shop import Shop, shipped_suites
from .tape.header import given
from .tape.launching import note_launch
from .tape.recorder import Recorder

EPOCH = 1_199_178_000_000           # the calendar of an unseen phone: 2008-01-01 09:00 UTC

Target: TypeAlias = "str | Path | Suite | type[MIDlet]"


class NotInTime(EmulatorError, AssertionError):
    """`run_until` waited in vain; the screen's text is part of the message."""


class Phone(Eyes, Hands, Shop):
    """A phone to be held by a program: unseen, silent and in memory, unless it is given more.

    >>> from emulator import Phone
    >>> with Phone(skin="slider", seed=7) as phone:
    ...     app = phone.launch("jad/minesweeper.jad")
    ...     phone.press("fire")
    ...     app.state.name, phone.now
    ('ACTIVE', 100)

    `permissions` is allow (whatever the API knows), deny (nothing) or ask: by the policy (a file of
    one's own, or the phone's), by what was answered before, and by questions on the screen.
    """

    def __init__(self, *, skin: str | Path = "slider", seed: int = 0, storage: str | Path | Storage | None = None,
                 locale: str = "en-US", permissions: str = "allow",
                 policy: str | Path | None = None, epoch: int = EPOCH,
                 raise_faults: bool = True, network: Network | None = None,
                 number: str | None = None, cpu: float = 1) -> None:
        if permissions not in WAYS:
            raise UserError("permissions", None, "there is no way called", permissions, hint=nearest(permissions, WAYS))
        check_cpu(cpu)
        super().__init__()
        self.made_with = given(skin=str(skin), seed=seed, locale=locale, permissions=permissions, epoch=epoch,
                               number=number, cpu=None if cpu == 1 else cpu,
                               policy=None if policy is None else str(policy))
        rules = None if policy is None else read_policy(Path(policy))
        self.kernel = Kernel()
        self.skin: Skin = _skin(str(skin))
        with ExitStack() as undo:                # a phone that cannot be made holds no memory and no number
            self.storage = storage if isinstance(storage, Storage) else undo.enter_context(_memory(storage))
            self.handset = Handset(self.kernel, self.skin, self.storage, network, number)
            undo.callback(self.handset.radio.close)
            self.software = Software(self.kernel, self.handset, seed=seed, locale=locale, epoch=epoch,
                                     permissions=permissions, raise_faults=raise_faults, cpu=cpu, policy=rules)
            undo.pop_all()
        self.software.permissions.trusts = (         # what came with the phone
            lambda program: program.suite is not None and is_shipped(program.suite.files.place))
        self.software.installed.shipped = shipped_suites
        self.software.programs = self.software.installed.programs
        self.software.print = say
        self.air = "none" if network is None else "silent" if isinstance(network, SilentAir) else "outside"
        self._recorder: Recorder | None = None
        self._closed = False

    def __enter__(self) -> Phone:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Switch off: every MIDlet is told to end (`destroy_app(True)`), the memory is closed."""
        if self._closed:
            return
        recorder, self._recorder = self._recorder, None
        try:
            if recorder is not None:
                recorder.stop()
        finally:
            self._switch_off()

    def _switch_off(self) -> None:
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
            self._closed = True
            self.stop_recording()

    # -- running -------------------------------------------------------------------------------

    def launch(self, what: Target, attributes: Mapping[str, str] | None = None, *,
               midlet: int | str | None = None) -> App:
        """Run a MIDlet: a .jad, .jar or folder, the name of an installed suite, or a class with `attributes`.

        `midlet` chooses one of a suite, by number from 1 or by name. All that is due at once,
        `start_app` included, has happened on return; no phone time has passed.
        """
        program = self.program(what, attributes, midlet=midlet)
        note_launch(self.handset.inputs, program, what)
        session = self.software.launch(program)
        self.run(0)
        return App(self.run, session)

    def program(self, what: Target, attributes: Mapping[str, str] | None = None, *,
                midlet: int | str | None = None) -> Program:
        """What `launch` would run. UserError if there is no such suite, or no such MIDlet in it."""
        self._check_open()
        if isinstance(what, type):
            return Program.of_class(what, attributes)
        return Program.of_suite(what if isinstance(what, Suite) else self._suite(str(what)), midlet)

    def _suite(self, name: str) -> Suite:
        """A file that is there, an installed suite of this name, or a shipped one."""
        found = None if Path(name).exists() else self.software.installed.find_kept(name)
        return open_suite(target(name)) if found is None else found.suite

    def switch_on(self, program: Program | None = None) -> None:
        """Begin with a MIDlet, or with the home screen."""
        self._check_open()
        if program is None:
            self.handset.inputs.note("home", switched_on=True)
        else:
            note_launch(self.handset.inputs, program, switched_on=True)
        self.software.notices.send()
        if program is None:
            self.software.go_home()
        else:
            self.software.launch(program)

    def run(self, ms: int = 0) -> None:
        """Let `ms` milliseconds of phone time pass. A guest's uncaught error comes out here."""
        self._check_open()
        self.kernel.run(ms)

    def _check_open(self) -> None:
        if self._closed:
            raise EmulatorError("this phone is closed: make another one")

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
        self.handset.inputs.note("pause")
        self.software.pause()
        self.run(0)

    def resume(self) -> None:
        """The phone goes on with what was in front last."""
        self.handset.inputs.note("resume")
        self.software.resume()
        self.run(0)

    def record_session(self, path: str | Path) -> None:
        """Write down all that is done to this phone, until it is closed: `emulator replay` shows it again.

        To be called before anything else is done. What is typed is in the file, and what the phone
        remembers now. See docs/testing.md.
        """
        if self._recorder is not None:
            raise UserError(path, None, "this phone is being recorded already")
        self._recorder = Recorder(path, self.kernel, self.handset, self.made_with, self.air)

    # -- what can be known -----------------------------------------------------------------------

    @property
    def network(self) -> Radio:
        """The radio: `.log` is what went over the air, `.host` this phone's name on the network."""
        return self.handset.radio

    def trace(self, most: int = 50) -> list[str]:
        """What last happened here, a line each: keys, states, prints, faults, with their phone time."""
        return self.software.trace.lines(most)


def _skin(name: str) -> Skin:
    """A shipped skin, a folder of one's own, or a MicroEmulator `device.xml`."""
    if name.endswith(".xml"):
        return device_xml.load(Path(name))
    return _shipped_skin(name) if name in skin_names() else load(skin_folder(name), shelf("skins"))


@cache
def _shipped_skin(name: str) -> Skin:
    """Read once: reading it is most of what a further phone costs, and nothing changes a Skin."""
    return load(skin_folder(name), shelf("skins"))


def _memory(folder: str | Path | None) -> Storage:
    """A phone's memory in a folder, or in RAM."""
    if folder == "":
        raise UserError("storage", None, "no folder is given", hint="None is a memory in RAM")
    return Storage(None if folder is None else Path(folder))


__all__ = ["App", "NotInTime", "Phone", "State"]

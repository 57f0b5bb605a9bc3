"""Software: what runs on the phone, what is in front, and where keys and faults go.

Any number of MIDlets may run; one is in front and has screen and keys. When none is, the
phone's own screen is (home.py), which is a MIDlet too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from emulator.handset.keypad import KeyEvent, Stroke
from emulator.handset.touch import TouchEvent
from emulator.handset.typing import TypingEvent
from emulator.kernel import EventQueue, Group, Kernel
from emulator.midp.io import ConnectionNotFoundException
from emulator.midp.lang import SecurityException
from emulator.midp.util import Random

from .home import Home, home_of
from .lifecycle import State
from .meter import Meter
from .permissions import is_known
from .program import Program
from .session import Session

if TYPE_CHECKING:
    from emulator.handset.handset import Handset

OPERATIONS_A_MS = 10_000    # turns of loops and calls that this phone's processor does in a millisecond
SLICE = 100_000             # after so many a thread gives way: about 20 ms of the computer's time

PROPERTIES = {
    "microedition.platform": "Emulator/0.1",
    "microedition.profiles": "MIDP-2.0",
    "microedition.configuration": "CLDC-1.1",
    "microedition.encoding": "UTF-8",
    "microedition.media.version": "1.1",
    "supports.mixing": "true",
    "supports.audio.capture": "false",
    "supports.video.capture": "false",
    "supports.recording": "false",
}


class Software:
    """The phone's application software. Everything here runs in phone time."""

    def __init__(self, kernel: Kernel, handset: Handset, *, seed: int, locale: str, epoch: int,
                 permissions: str, raise_faults: bool) -> None:
        self.kernel, self.handset = kernel, handset
        self.locale, self.epoch, self.permissions = locale, epoch, permissions
        self.raise_faults = raise_faults
        self.print: Callable[[str], object] = lambda text: None
        self.programs: Callable[[], list[Program]] = list       # what the home screen offers
        self.system = Group(kernel, "phone")
        self.events = EventQueue(self.system)
        self.sessions: list[Session] = []                       # running MIDlets, the foremost last
        self.front: Session | None = None
        self._seeds = Random(seed)
        self._home: Session | None = None
        handset.keypad.listener = self._on_key
        handset.touch.listener = self._on_touch
        handset.typing.listener = self._on_typing
        handset.typing.is_wanted = lambda: self.front is not None and self.front.display._takes_text()

    # -- for the phone's owner -----------------------------------------------------------------

    def launch(self, program: Program) -> Session:
        """Run a MIDlet. What runs already is paused."""
        for other in self.sessions:
            other.pause()
        session = Session(self, program)
        self.sessions.append(session)
        session.start()
        return session

    def pause(self) -> None:
        """An incoming call, or the home key: what is in front is paused and put away."""
        for session in self.sessions:
            session.pause()
        self.go_home()

    def go_home(self) -> None:
        """The phone's own screen in front; what runs goes on behind it."""
        self._put_in_front(self.home)

    def resume(self) -> None:
        """Go on with what was in front last."""
        if self.sessions:
            self.sessions[-1].start()

    def switch_off(self) -> None:
        """Everything is told to end, and ended."""
        for session in [*self.sessions, *([self._home] if self._home else [])]:
            session.destroy()

    @property
    def home(self) -> Session:
        """The session of the phone's own screen, begun when first asked for."""
        if self._home is None:
            self._home = Session(self, home_of(self))
            self._home.start()
        return self._home

    # -- what sessions tell ----------------------------------------------------------------------

    def bring(self, session: Session) -> None:
        """It is ACTIVE and has something to show: in front with it."""
        if session in self.sessions:
            self.sessions.remove(session)
            self.sessions.append(session)
        if not session.held_back and (session is not self._home or self.front is None):
            self._put_in_front(session)

    def put_away(self, session: Session) -> None:
        """It wants to be seen no more, for now."""
        if self.front is session and session is not self._home:
            self._put_in_front(self.home)

    def has_ended(self, session: Session) -> None:
        """Nothing of it runs any more."""
        if session in self.sessions:
            self.sessions.remove(session)
        if self.front is session or self.front is None:
            self._put_in_front(self.home)
        self.has_changed()

    def has_changed(self) -> None:
        """What runs, or how, is another than before: the home screen shows it."""
        self._tell_home(lambda home: home.refresh())

    def show_fault(self, session: Session, error: Exception) -> None:
        """A guest's error: the phone says so on its own screen; a test gets it raised."""
        if self.raise_faults:
            self.kernel.raise_out(error)
        if session is not self._home and not session.held_back:
            session.held_back = True
            self._put_in_front(self.home)
            self._tell_home(lambda home: home.show_fault(session, error))

    def _tell_home(self, tell: Callable[[Home], object]) -> None:
        """On the event thread, as soon as the home screen is up (it may be just starting)."""
        home = self._home
        if home is not None:
            home.later(lambda: self.events.post(home.group, lambda: tell(cast(Home, home.life.midlet))))

    def _put_in_front(self, session: Session) -> None:
        if self.front is not session:
            if self.front is not None:
                self.front.display._come_forward(False)
            self.front = session
        session.display._come_forward(True)

    # -- keys and finger -------------------------------------------------------------------------

    def _on_key(self, event: KeyEvent) -> None:
        """The red key ends what is in front, the volume keys are the phone's; every other key is for it."""
        front, speaker = self.front, self.handset.speaker
        if event.key.name in ("volume_up", "volume_down"):
            if event.stroke is not Stroke.RELEASED:
                (speaker.louder if event.key.name == "volume_up" else speaker.softer)()
            return
        if front is None:
            return
        if event.key.name == "end" and front is not self._home:
            if event.stroke is Stroke.PRESSED:
                front.destroy()
        else:
            front.display._key_event(event)

    def _on_touch(self, event: TouchEvent) -> None:
        if self.front is not None:
            self.front.display._touch_event(event)

    def _on_typing(self, event: TypingEvent) -> None:
        if self.front is not None:
            self.front.display._typing_event(event)

    # -- what the API asks -----------------------------------------------------------------------

    def properties(self) -> dict[str, str]:
        """System.getProperty's."""
        return PROPERTIES | {"microedition.locale": self.locale}

    def random_seed(self) -> int:
        """The next of the phone's own seeds."""
        return self._seeds.next_long()

    def meter_for(self, session: Session) -> Meter:
        """What counts the operations of a suite's code: its work takes phone time, and it gives way."""
        return Meter(lambda operations: self.kernel.spend(operations // OPERATIONS_A_MS), every=SLICE)

    def platform_request(self, session: Session, url: str) -> bool:
        """An empty URL takes back what was asked; this phone can handle no other."""
        if url:
            raise ConnectionNotFoundException(f"this phone cannot open {url!r}")
        return False

    def check_permission(self, session: Session, permission: str) -> int:
        """1 if this phone allows it; 0 if not, or if no API knows such a permission."""
        return int(is_known(permission) and self.permissions == "allow")

    def demand(self, session: Session, permission: str) -> None:
        """SecurityException unless this phone allows it."""
        if not self.check_permission(session, permission):
            raise SecurityException(f"{session.program.title} may not use {permission} on this phone")

    def ended(self) -> bool:
        """Does no MIDlet run, but the phone's own?"""
        return all(session.state is State.DESTROYED for session in self.sessions)

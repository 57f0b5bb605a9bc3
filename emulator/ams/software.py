"""Software: what runs on the phone, what is in front, and where faults go.

Any number of MIDlets may run; one is in front and has screen and keys. When none is, the
phone's own screen is (home/home.py), which is a MIDlet too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, cast

from emulator.kernel import EventQueue, Group, Kernel
from emulator.midp.util import Random

from .call.call import Calls
from .call.platform_requests import PlatformRequests
from .controls import Controls
from .home.entries import Recent
from .home.fault import fault_in_words
from .home.home import Home, home_of
from .install.installed import Installed
from .install.notices import Notices
from .lifecycle import State
from .permit.permissions import Permissions
from .permit.policy import Policy
from .program import Program
from .prompts import Prompts
from .push.push import Push
from .session import Session
from .trace import Trace

if TYPE_CHECKING:
    from emulator.handset.handset import Handset

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


class Fault(NamedTuple):
    """What a MIDlet raised and did not catch, and when (ms of phone time)."""

    time: int
    title: str
    error: Exception


class Software:
    """The phone's application software. Everything here runs in phone time."""

    def __init__(self, kernel: Kernel, handset: Handset, *, seed: int, locale: str, epoch: int,
                 permissions: str, policy: Policy | None = None, raise_faults: bool, cpu: float = 1) -> None:
        self.kernel, self.handset = kernel, handset
        self.trace = Trace(kernel)                              # what last happened, for whoever asks why
        self.locale, self.epoch = locale, epoch
        self.permissions = Permissions(self, permissions, policy)
        self.raise_faults, self.cpu = raise_faults, cpu
        self.print: Callable[[str], object] = lambda text: None
        self.programs: Callable[[], list[Program]] = list       # what the home screen offers
        self.system = Group(kernel, "phone")
        self.events = EventQueue(self.system)
        self.faults: list[Fault] = []                           # of all that ran, the first first
        self.sessions: list[Session] = []                       # running MIDlets, the foremost last
        self.front: Session | None = None
        self._seeds = Random(seed)
        self._home: Session | None = None
        self.push = Push(self)                                  # what starts by itself
        self.notices = Notices(self)                            # what servers are told of installed suites
        self.installed = Installed(self)                        # the suites on this phone
        self.prompts = Prompts(self)
        self.recent = Recent(handset.storage)                   # the suites that were in front last
        self.calls = Calls(self)
        self.platform_requests = PlatformRequests(self)         # calls and suites that MIDlets want
        Controls(self)                                          # keys, finger and typing find their way

    # -- for the phone's owner -----------------------------------------------------------------

    def launch(self, program: Program) -> Session:
        """Run a MIDlet. What runs already is paused."""
        for other in self.sessions:
            other.pause()
        self.calls.forget_paused()
        session = Session(self, program)
        self.sessions.append(session)
        self.recent.note(program.suite_key)
        session.start()
        return session

    def pause(self) -> None:
        """An incoming call, or the home key: what is in front is paused and put away."""
        for session in self.sessions:
            session.pause()
        self.calls.forget_paused()
        self.go_home()

    def go_home(self) -> None:
        """The phone's own screen in front; what runs goes on behind it."""
        self.put_in_front(self.home)

    def resume(self) -> None:
        """Go on with what was in front last."""
        if self.sessions:
            self.go_on(self.sessions[-1])

    def go_on(self, session: Session) -> None:
        """Start it again, and have it in front; after a call, if there is one."""
        if not self.calls.go_on_later(session):
            session.start()

    def switch_to(self, session: Session) -> None:
        """This one in front, whatever it was doing; the others are paused."""
        for other in self.sessions:
            if other is not session:
                other.pause()
        self.calls.forget_paused()
        session.held_back = False
        self.go_on(session)

    def show_tasks(self) -> None:
        """The home screen, with a list of what runs."""
        self.pause()
        self.tell_home(lambda home: home.show_tasks())

    def switch_off(self) -> None:
        """Everything is told to end, and ended."""
        self.push.switch_off()
        self.platform_requests.switch_off()
        self.calls.switch_off()
        for session in [*self.sessions, *([self._home] if self._home else [])]:
            session.destroy()

    @property
    def home(self) -> Session:
        """The session of the phone's own screen, begun when first asked for."""
        if self._home is None:
            # Callbacks of its own: one of a guest's that never returns leaves the home screen alive.
            self._home = Session(self, home_of(self), EventQueue(self.system))
            self._home.start()
        return self._home

    # -- what sessions tell ----------------------------------------------------------------------

    def bring(self, session: Session) -> None:
        """It is ACTIVE and has something to show: in front with it."""
        if session in self.sessions:
            self.sessions.remove(session)
            self.sessions.append(session)
        if not session.held_back and (session is not self._home or self.front is None):
            self.put_in_front(session)

    def to_be_ended(self) -> Session | None:
        """By the red key: what is in front, or has been begun and is still in its constructor or start_app."""
        if self.front is not None and self.front is not self._home:
            return self.front
        begun = [session for session in self.sessions if session.life.call in ("the constructor", "start_app")]
        return begun[-1] if begun else None

    def put_away(self, session: Session) -> None:
        """It wants to be seen no more, for now."""
        self.prompts.put_away(session)
        if self.front is session and session is not self._home:
            self.put_in_front(self.home)

    def has_ended(self, session: Session) -> None:
        """Nothing of it runs any more."""
        self.prompts.withdraw(session)
        if session in self.sessions:
            self.sessions.remove(session)
        self.push.has_ended(session)
        self.platform_requests.has_ended(session)
        if self.front is session or self.front is None:
            self.put_in_front(self.home)
        self.has_changed()

    def has_changed(self) -> None:
        """What runs, or how, is another than before: the home screen shows it."""
        self.tell_home(lambda home: home.refresh())

    def show_fault(self, session: Session, error: Exception) -> None:
        """A guest's error: the phone says so on its own screen; a test gets it raised."""
        title = session.program.title
        self.trace.note(": ".join([title, *fault_in_words(title, error)[1:]]))
        self.faults.append(Fault(self.kernel.now, title, error))
        if self.raise_faults:
            self.kernel.raise_out(error)
        if session is not self._home and not session.held_back:
            session.held_back = True
            self.put_in_front(self.home)
            self.tell_home(lambda home: home.show_fault(session, error))

    def tell_home(self, tell: Callable[[Home], object]) -> None:
        """On the event thread, as soon as the home screen is up (it may be just starting)."""
        home = self._home
        if home is not None:
            home.later(lambda: home.events.post(home.group, lambda: tell(cast(Home, home.life.midlet))))

    def put_in_front(self, session: Session) -> None:
        """Screen and keys are its own now; while there is a call or a question, after that."""
        if self.calls.holds(session):
            return
        if self.prompts.is_open and session is not self._home and not self.calls.owns(session):
            self.prompts.bring_later(session)
            session = self.home                     # it shows the question
        if self.front is not session:
            if self.front is not None:
                self.front.display._come_forward(False)
            self.front = session
            if session in self.sessions:
                self.recent.note(session.program.suite_key)
        session.display._come_forward(True)

    # -- what the API asks -----------------------------------------------------------------------

    def properties(self) -> dict[str, str]:
        """System.getProperty's."""
        return PROPERTIES | {"microedition.locale": self.locale}

    def random_seed(self) -> int:
        """The next of the phone's own seeds."""
        return self._seeds.next_long()

    def ended(self) -> bool:
        """Does no MIDlet run, but the phone's own?"""
        return all(session.state is State.DESTROYED for session in self.sessions)

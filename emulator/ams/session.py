"""Session: one running MIDlet, from its constructor to its end.

The life cycle's calls are made, one at a time, by a thread of the phone's own; requests that
come meanwhile wait in line. It is the `Runtime` of midp/runtime.py too: what the API asks of
its phone is answered in answers.py.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import copy_context
from traceback import clear_frames
from typing import TYPE_CHECKING, Any

from emulator.errors import SuiteError
from emulator.kernel import EventQueue, Group, GuestThread, Kernel
from emulator.midp import runtime
from emulator.midp.io.switchboard import Switchboard
from emulator.midp.lcdui.display import Display
from emulator.midp.midlet import MIDlet

from .answers import Answers
from .guest.guard import Guard
from .guest.loader import Loader
from .guest.stand_ins import stand_ins
from .lifecycle import Lifecycle, Move, State, as_fault
from .program import Program
from .push.switchboard import SuiteSwitchboard
from .requests import Requests

if TYPE_CHECKING:
    from emulator.handset.handset import Handset

    from .software import Software


MOST_ERRORS = 200    # that are kept of one MIDlet


class Session(Answers):
    """One MIDlet from constructor to end. Made by `Software.launch`."""

    def __init__(self, software: Software, program: Program, events: EventQueue | None = None) -> None:
        self._software, self.program = software, program
        self.kernel: Kernel = software.kernel
        self.events: EventQueue = events or software.events
        self.is_of_the_phone = events is not None        # its own software has queues of its own
        self.handset: Handset = software.handset
        self.suite_name, self.suite_vendor = program.name, program.vendor
        self.rooms: dict[type, Any] = {}
        self.push: Switchboard = SuiteSwitchboard(software.push, self)
        self.errors: list[BaseException] = []
        self.started = False                    # start_app has returned: it may come to the front
        self.held_back = False                  # its fault is on the screen: the person decides
        self.ended = False
        self.group = self._make_group()
        self.display: Display = Display(self)
        self.life: Lifecycle = Lifecycle(self.group, self.report)
        self.life.on_move = lambda state: software.trace.note(f"{program.title} is {state.name}")
        self.guard = Guard(self, software.cpu)
        self._constructing = False
        self._loader: Loader | None = None
        self._requests = Requests(self.life)
        self._thread: GuestThread = software.system.spawn(self._live, name=f"life of {program.title}")

    def _make_group(self) -> Group:
        context = copy_context()
        context.run(runtime.enter, self)
        return Group(self.kernel, self.program.title, context=context, report=self.report)

    @property
    def number(self) -> int:
        """Its place among the MIDlets that run, the foremost last; -1 if it does not run any more."""
        running = self._software.sessions
        return running.index(self) if self in running else -1

    # -- what the phone asks of it -----------------------------------------------------------

    def start(self, *, in_front: bool = True) -> None:
        """Start or resume it, after what was asked before; if `in_front`, it is shown when it has started."""
        self._request(Move.START, lambda: self._start(in_front))

    def pause(self) -> None:
        """Pause it, after what was asked before."""
        self._request(Move.PAUSE, self._pause)

    def destroy(self, unconditional: bool = True) -> None:
        """End it; what is asked after that is ignored. If not `unconditional`, it may refuse."""
        if unconditional:
            self.life.hurry()
            self._requests.put_end(lambda: self.life.destroy(True))
            self.kernel.wake(self._thread)
        else:
            self._request(Move.DESTROY, lambda: self.life.destroy(False))

    @property
    def is_starting(self) -> bool:
        """Is it on its way to the front: asked to start, or in its start_app?"""
        asked = self._requests.asks
        return asked(Move.START) or (self.life.call == "start_app" and not asked(Move.PAUSE))

    @property
    def is_going(self) -> bool:
        """Is it ACTIVE, or will it be, when all that was asked for is done?"""
        return not self.ended and self._requests.goal is State.ACTIVE

    def later(self, action: Callable[[], object]) -> None:
        """Call `action` on its own thread, after what was asked before."""
        self._requests.put_other(action)
        self.kernel.wake(self._thread)

    def _request(self, move: Move, action: Callable[[], object]) -> None:
        self._requests.put(move, action)
        self.kernel.wake(self._thread)

    # -- its own thread ------------------------------------------------------------------------

    def _live(self) -> None:
        self.life.create(self._construct)
        while self.life.state is not State.DESTROYED:
            if self._requests:
                self._requests.take()()
            else:
                self.kernel.park()
        self._end()

    def _construct(self) -> MIDlet:
        midlet_class = self._load()
        self._constructing = True
        try:
            return midlet_class()
        finally:
            self._constructing = False

    def _load(self) -> type[MIDlet]:
        program = self.program
        if program.midlet_class is not None:
            return program.midlet_class
        assert program.suite is not None
        self._loader = Loader(program.suite, stand_ins=stand_ins(), meter=self.guard.meter, output=self._printed)
        self.guard.watch(self._loader)
        found = self._loader.load_class(program.class_name)
        if not issubclass(found, MIDlet):
            raise SuiteError(program.name, None, "this is no MIDlet class:", program.class_name,
                             hint="derive it from emulator.midp.midlet.MIDlet")
        return found

    def _printed(self, text: str) -> None:
        if text.strip():
            self._software.trace.note(f"{self.program.title} prints: {text}")
        self._software.print(text)
        self.guard.printed()

    def _start(self, in_front: bool) -> None:
        self.started = self.started and in_front       # what it sets in start_app does not bring it to the front
        self.life.start()
        if self.life.state is State.ACTIVE:
            self.started = True
            if in_front and not self._requests.asks(Move.PAUSE):
                self._software.bring(self)
            else:
                self._software.has_changed()
        elif self.life.state is State.PAUSED:
            self._software.put_away(self)              # not now, or paused by itself

    def _pause(self) -> None:
        """What it has on the loudspeaker falls silent at once, and what pause_app began after it."""
        self._hush()
        self.life.pause()
        if self.life.state is State.PAUSED:
            self._hush()
        self._software.has_changed()

    def _hush(self) -> None:
        for kept in self.rooms.values():
            pause = getattr(kept, "pause", None)
            if pause is not None:
                pause()

    def _end(self) -> None:
        """Everything of it ends: callbacks, threads, and what the API packages keep for it."""
        self.ended = True
        self.events.forget(self.group)
        self.group.end()
        for kept in self.rooms.values():
            close = getattr(kept, "close", None)
            if close is not None:
                close()
        self._software.has_ended(self)

    # -- what it asks for itself -------------------------------------------------------------------

    def request_foreground(self) -> None:
        if self.started and self.state is State.ACTIVE:
            self._software.bring(self)

    def request_background(self) -> None:
        self._software.put_away(self)

    def resume_request(self) -> None:
        if self.state is State.PAUSED:
            self._software.go_on(self)

    def platform_request(self, url: str) -> bool:
        return self._software.platform_requests.ask(self, url)

    def check_permission(self, permission: str) -> int:
        return self._software.permissions.check(self, permission)

    def demand(self, permission: str) -> None:
        self._software.permissions.demand(self, permission)

    def notify_paused(self) -> None:
        if self.life.move_if_possible(Move.PAUSE):
            self._hush()
            self._software.put_away(self)

    def notify_destroyed(self) -> None:
        if self.life.move_if_possible(Move.DESTROY):
            self.life.hurry()
            self.kernel.wake(self._thread)

    def report(self, error: BaseException) -> None:
        """Keep what a guest raised; the phone shows it, and a test sees it come out of `run`.

        One that is out of memory is ended, and so is one that fails and fails.
        """
        error = as_fault(error, self.guard.homes)
        if not isinstance(error, Exception):
            self.kernel.raise_out(error)        # a fault of the test or of the person (Ctrl-C)
        elif len(self.errors) < MOST_ERRORS and not (self.life.ending and isinstance(error, MemoryError)):
            self.errors.append(error)
            self._software.show_fault(self, error)
            if isinstance(error, MemoryError) or len(self.errors) == MOST_ERRORS:
                clear_frames(error.__traceback__)       # what it holds is let go
                self.life.end_threads()
                self.destroy()

    def run_out(self, error: MemoryError) -> None:
        """It was told that there is no memory left, and takes more: it is ended, and the thread at once."""
        self.report(error)
        if self.kernel.current is not None:
            self.kernel.current.end()

"""Session: one running MIDlet, and the answers to all that the API may ask of its phone.

It is the `Runtime` of midp/runtime.py. The life cycle's calls are made, one at a time, by
a thread of the phone's own; requests that come meanwhile wait in line.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextvars import copy_context
from typing import TYPE_CHECKING, Any

from emulator.errors import SuiteError
from emulator.kernel import EventQueue, Group, GuestThread, Kernel
from emulator.midp import runtime
from emulator.midp.lang import SecurityException
from emulator.midp.lcdui.display import Display
from emulator.midp.midlet import MIDlet

from .lifecycle import Lifecycle, Move, State, as_fault
from .loader import Loader
from .program import Program
from .stand_ins import stand_ins

if TYPE_CHECKING:
    from emulator.handset.handset import Handset

    from .software import Software


class Session:
    """One MIDlet from constructor to end. Made by `Software.launch`."""

    def __init__(self, software: Software, program: Program) -> None:
        self._software, self.program = software, program
        self.kernel: Kernel = software.kernel
        self.events: EventQueue = software.events
        self.handset: Handset = software.handset
        self.suite_name, self.suite_vendor = program.name, program.vendor
        self.rooms: dict[type, Any] = {}
        self.errors: list[BaseException] = []
        self.started = False                    # start_app has returned: it may come to the front
        self.held_back = False                  # its fault is on the screen: the person decides
        self.ended = False
        self.group = self._make_group()
        self.display = Display(self)
        self.life = Lifecycle(self.group, self.report)
        self._constructing = False
        self._requests: deque[Callable[[], object]] = deque()
        self._pending: deque[Move | None] = deque()      # what each request is
        self._thread: GuestThread = software.system.spawn(self._live, name=f"life of {program.title}")

    def _make_group(self) -> Group:
        context = copy_context()
        context.run(runtime.enter, self)
        return Group(self.kernel, self.program.title, context=context, report=self.report)

    @property
    def state(self) -> State:
        return self.life.state

    # -- what the phone asks of it -----------------------------------------------------------

    def start(self) -> None:
        """Start or resume it, after what was asked before."""
        self._request(Move.START, self._start)

    def pause(self) -> None:
        """Pause it, after what was asked before."""
        self._request(Move.PAUSE, self._pause)

    def destroy(self, unconditional: bool = True) -> None:
        """End it; what is asked after that is ignored. If not `unconditional`, it may refuse."""
        if unconditional:
            self.life.hurry()
        self._request(Move.DESTROY, lambda: self.life.destroy(unconditional))

    def later(self, action: Callable[[], object]) -> None:
        """Call `action` on its own thread, after what was asked before."""
        self._pending.append(None)
        self._requests.append(action)
        self.kernel.wake(self._thread)

    def _request(self, move: Move, action: Callable[[], object]) -> None:
        """Line up; a start cancels a pause that has not begun, and the other way about."""
        if Move.DESTROY in self._pending:
            return
        if self._pending and {move, self._pending[-1]} == {Move.START, Move.PAUSE}:
            self._pending.pop()
            self._requests.pop()
            return
        self._pending.append(move)
        self._requests.append(action)
        self.kernel.wake(self._thread)

    # -- its own thread ------------------------------------------------------------------------

    def _live(self) -> None:
        self.life.create(self._construct)
        while self.life.state is not State.DESTROYED:
            if self._requests:
                self._pending.popleft()
                self._requests.popleft()()
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
        loader = Loader(program.suite, stand_ins=stand_ins(), meter=self._software.meter_for(self),
                        output=self._software.print)
        found = loader.load_class(program.class_name)
        if not issubclass(found, MIDlet):
            raise SuiteError(program.name, None, "this is no MIDlet class:", program.class_name,
                             hint="derive it from emulator.midp.midlet.MIDlet")
        return found

    def _start(self) -> None:
        self.life.start()
        if self.life.state is State.ACTIVE:
            self.started = True
            self._software.bring(self)

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

    # -- Runtime: what the API asks ------------------------------------------------------------

    def app_property(self, key: str) -> str | None:
        return self.program.attribute(key)

    def system_property(self, key: str) -> str | None:
        return self._software.properties().get(key)

    def current_time_millis(self) -> int:
        return self._software.epoch + self.kernel.now

    def resource(self, name: str) -> bytes | None:
        return self.program.resource(name)

    def record_quota(self) -> int:
        return self.handset.skin.storage

    def adopt(self, midlet: MIDlet) -> None:
        """Only the phone makes a MIDlet, and one at a time (MIDP 2.0, MIDlet)."""
        if not self._constructing:
            raise SecurityException("only the phone may make a MIDlet; to end and begin again is the person's")
        self._constructing = False

    def request_foreground(self) -> None:
        if self.started and self.state is State.ACTIVE:
            self._software.bring(self)

    def request_background(self) -> None:
        self._software.put_away(self)

    def notify_paused(self) -> None:
        if self.life.move_if_possible(Move.PAUSE):
            self._hush()
            self._software.put_away(self)

    def notify_destroyed(self) -> None:
        if self.life.move_if_possible(Move.DESTROY):
            self.life.hurry()
            self.kernel.wake(self._thread)

    def resume_request(self) -> None:
        if self.state is State.PAUSED:
            self.start()

    def platform_request(self, url: str) -> bool:
        return self._software.platform_request(self, url)

    def check_permission(self, permission: str) -> int:
        return self._software.check_permission(self, permission)

    def demand(self, permission: str) -> None:
        self._software.demand(self, permission)

    def random_seed(self) -> int:
        return self._software.random_seed()

    def report(self, error: BaseException) -> None:
        """Keep what a guest raised; the phone shows it, and a test sees it come out of `run`."""
        error = as_fault(error)
        if isinstance(error, Exception):
            self.errors.append(error)
            self._software.show_fault(self, error)
        else:
            self.kernel.raise_out(error)        # a fault of the test or of the person (Ctrl-C)

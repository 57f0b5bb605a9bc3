"""The life of a MIDlet: a table of states, and the only code that moves it (MIDP 2.0, MIDlet).

    made ──> PAUSED ──start_app──> ACTIVE ──pause_app──> PAUSED ── … ──destroy_app──> DESTROYED

Each call into the MIDlet is made by the phone's thread for it, one at a time, on a guest
thread of its own; so a start_app that never returns can still be ended. How each may end:

    constructor raises                    DESTROYED; nothing is called on it
    start_app: not now (state change)     PAUSED; the phone may start it again
    start_app, pause_app: other error     destroy_app(True), then DESTROYED
    destroy_app(False): not now           as it was before
    destroy_app: anything else            DESTROYED
    notify_paused, notify_destroyed       there at once; pause_app, destroy_app are not called
"""

from __future__ import annotations

from collections.abc import Callable, Container
from enum import Enum

from emulator.errors import EmulatorError, GuestFault
from emulator.kernel import Group, GuestEnded, GuestThread
from emulator.midp.midlet import MIDlet, MIDletStateChangeException

# What a program raises to end Python, or a generator: a MIDlet ends neither.
QUITS = (SystemExit, GeneratorExit)
GRACE = 400    # ms that a call may still take once the phone wants the MIDlet to end


class State(Enum):
    """What a MIDlet is doing."""

    PAUSED = "made, or resting: it holds nothing that others need"
    ACTIVE = "running: it may use what it likes"
    DESTROYED = "over: nothing of it runs"


class Move(Enum):
    """What can happen to it."""

    START = "the phone starts or resumes it"
    REFUSE = "its start_app says: not now"
    PAUSE = "the phone pauses it, or it has paused itself"
    DESTROY = "the phone ends it, or it has ended itself"


AFTER = {
    (State.PAUSED, Move.START): State.ACTIVE,
    (State.ACTIVE, Move.REFUSE): State.PAUSED,
    (State.ACTIVE, Move.PAUSE): State.PAUSED,
    (State.PAUSED, Move.DESTROY): State.DESTROYED,
    (State.ACTIVE, Move.DESTROY): State.DESTROYED,
}


class LifecycleError(EmulatorError):
    """A move that leads nowhere from this state.

    >>> print(LifecycleError(State.DESTROYED, Move.START))
    a DESTROYED MIDlet cannot START; it can do nothing any more
    """

    def __init__(self, state: State, move: Move) -> None:
        allowed = ", ".join(known.name for source, known in AFTER if source is state)
        super().__init__(f"a {state.name} MIDlet cannot {move.name}; "
                         + (f"it can {allowed}" if allowed else "it can do nothing any more"))


def after(state: State, move: Move) -> State:
    """Where `move` leads from `state`; LifecycleError if it leads nowhere."""
    if (state, move) not in AFTER:
        raise LifecycleError(state, move)
    return AFTER[state, move]


class Lifecycle:
    """One MIDlet's life. The methods without an underscore run on the phone's thread for it."""

    def __init__(self, group: Group, report: Callable[[BaseException], None]) -> None:
        self.state = State.PAUSED
        self.on_move: Callable[[State], object] = lambda state: None    # told of each new state
        self.midlet: MIDlet | None = None
        self.ending = False              # the phone wants it to end: calls get only GRACE
        self._group, self._report = group, report
        self._calling: GuestThread | None = None
        self.call: str | None = None     # the method that has not returned yet
        self.called_at = 0               # when it was called

    def create(self, make: Callable[[], MIDlet]) -> None:
        """Construct it. An error puts it straight to DESTROYED; so does an end that was asked for before."""
        if self.ending:
            self.move_if_possible(Move.DESTROY)
            return
        error = self._call(lambda: self._keep(make()), "the constructor")
        if error is not None:
            self._report(error)
        if error is not None or self.midlet is None:
            self.move_if_possible(Move.DESTROY)

    def start(self) -> None:
        """PAUSED to ACTIVE by way of `start_app`; nothing for one that is not PAUSED."""
        if self.state is not State.PAUSED:
            return
        self._move(Move.START)
        error = self._call(self._made.start_app, "start_app")
        if isinstance(error, MIDletStateChangeException):
            self.move_if_possible(Move.REFUSE)
        elif error is not None:
            self._fail(error)

    def pause(self) -> None:
        """ACTIVE to PAUSED by way of `pause_app`; nothing for one that is not ACTIVE."""
        if self.state is not State.ACTIVE:
            return
        error = self._call(self._made.pause_app, "pause_app")
        if error is not None:
            self._fail(error)
        else:
            self.move_if_possible(Move.PAUSE)

    def destroy(self, unconditional: bool) -> None:
        """End it by way of `destroy_app`; it may refuse and go on, unless `unconditional`."""
        if self.state is State.DESTROYED:
            return
        error = self._call(lambda: self._made.destroy_app(unconditional), "destroy_app")
        refused = isinstance(error, MIDletStateChangeException)
        if error is not None and not refused:
            self._report(error)
        if unconditional or not refused:
            self.move_if_possible(Move.DESTROY)

    def move_if_possible(self, move: Move) -> bool:
        """What the MIDlet says of itself (`notify_…`): a move that leads nowhere has no effect."""
        possible = (self.state, move) in AFTER
        if possible:
            self._move(move)
        return possible

    def hurry(self) -> None:
        """The phone wants it to end: a call that is still running gets GRACE ms, no more."""
        self.ending = True
        kernel, calling = self._group.kernel, self._calling
        if calling is not None:
            kernel.at(kernel.now + GRACE, calling.end)

    def end_threads(self) -> None:
        """Its own threads are over; the life cycle's calls are not."""
        for thread in sorted(self._group.threads, key=lambda thread: thread.entry):
            if thread is not self._calling:
                thread.end()

    # -- inside --------------------------------------------------------------------------------

    @property
    def _made(self) -> MIDlet:
        assert self.midlet is not None, "a MIDlet whose constructor failed is never called"
        return self.midlet

    def _keep(self, midlet: MIDlet) -> None:
        self.midlet = midlet

    def _move(self, move: Move) -> None:
        self.state = after(self.state, move)
        self.on_move(self.state)

    def _fail(self, error: BaseException) -> None:
        """An error out of start_app or pause_app: it may clean up, and is over."""
        self._report(error)
        self.destroy(unconditional=True)

    def _call(self, method: Callable[[], object], name: str) -> BaseException | None:
        """Call into the MIDlet, wait for the end, and give back what it raised."""
        raised: list[BaseException] = []
        self.call, self.called_at = name, self._group.kernel.now
        self._calling = self._group.spawn(lambda: _catch(method, raised), name="life cycle")
        if self.ending:
            self.hurry()
        self._calling.join()
        self._calling = self.call = None
        return raised[0] if raised else None


def as_fault(error: BaseException, homes: Container[str] = ()) -> BaseException:
    """The same error, or GuestFault in place of one that would end the program that holds the phone.

    `homes` are the modules of the suite. What ends a program and was not made there is no guest's: it is
    a test's own, or the person's Ctrl-C.
    """
    if not (isinstance(error, QUITS) or type(error) is BaseException or type(error).__module__ in homes) \
            or isinstance(error, Exception):
        return error
    fault = GuestFault(f"{type(error).__name__}: a MIDlet ends by notify_destroyed()")
    fault.__cause__ = error
    return fault.with_traceback(error.__traceback__)


def _catch(method: Callable[[], object], raised: list[BaseException]) -> None:
    try:
        method()
    except GuestEnded:
        raise
    except (Exception, *QUITS) as error:
        raised.append(as_fault(error))

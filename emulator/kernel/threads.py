"""Guest threads: each is one greenlet, and each belongs to a Group that can end them all.

Only this file knows the word greenlet. A switch between greenlets costs 3 to 5 µs where
operating-system threads passing a baton cost about 50, and no two ever run at once.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import Context, copy_context
from enum import Enum
from types import FrameType
from typing import TYPE_CHECKING

from greenlet import GreenletExit, getcurrent, greenlet

if TYPE_CHECKING:
    from .scheduler import Kernel

PATIENCE = 3   # how often an ending thread may swallow GuestEnded before it is left where it stands


class GuestEnded(BaseException):
    """Raised inside a guest thread whose guest is over. Let it pass: `finally` blocks run."""


class Woken(Enum):
    """Why a parked thread goes on."""

    SIGNAL = "another thread woke it"
    TIME = "its time came"
    INTERRUPT = "another thread interrupted it"


class GuestThread:
    """A function of a guest's, run in turns. Made by `Group.spawn`; runs when the kernel runs.

    >>> from emulator.kernel import Group, Kernel
    >>> kernel = Kernel()
    >>> said = []
    >>> thread = Group(kernel, "guest").spawn(lambda: said.append(kernel.now), name="clock reader")
    >>> kernel.run(0); said, thread.alive
    ([0], False)
    """

    def __init__(self, group: Group, body: Callable[[], object], name: str) -> None:
        self.group, self.name = group, name
        self.alive = True
        self.interrupted = False          # an interrupt that no sleep or wait has taken yet
        self.parked = False               # waiting for a wake, with or without a time limit
        self.entry = 0                    # the ticket that may resume it; older ones are stale
        self.looked_at = self.turned_at = self.resumed_at = -1    # milliseconds, see Kernel
        self.resumes = 0                  # how often it ran in the millisecond `resumed_at`
        self.reason = Woken.TIME          # why it goes on, or went on last
        self.on_end: Callable[[], object] | None = None
        self._body, self._dying, self._swallowed = body, False, 0
        self._joiners: list[GuestThread] = []
        self._greenlet = greenlet(self._live)
        self._greenlet.gr_context = group.context.copy()

    def __repr__(self) -> str:
        state = "ended" if not self.alive else "ending" if self._dying else "parked" if self.parked else "due"
        return f"<GuestThread {self.name} of {self.group.name}: {state}>"

    @property
    def body(self) -> Callable[[], object]:
        """What it runs."""
        return self._body

    @property
    def frame(self) -> FrameType | None:
        """Where it stands, if it waits; None for one that runs, has ended or never began."""
        frame: FrameType | None = self._greenlet.gr_frame
        return frame

    def resume(self) -> None:
        """Run it until it gives way (the kernel's own call; the caller becomes its parent)."""
        self._greenlet.parent = getcurrent()
        self._greenlet.switch()

    def give_way(self) -> Woken:
        """Called inside the thread: let the kernel go on; returns when resumed, with the reason."""
        self.check()
        parent = self._greenlet.parent
        assert parent is not None
        parent.switch()
        self.check()
        return self.reason

    def check(self) -> None:
        """Called inside the thread at every turning point: raise GuestEnded if it is to end."""
        if not self._dying:
            return
        self._swallowed += 1
        if self._swallowed > PATIENCE:
            self._abandon()
        raise GuestEnded

    def end(self) -> None:
        """Have GuestEnded raised in it at its next turn; a thread that never began just ends."""
        if not self.alive:
            return
        if not self._greenlet:
            self._finish()
        else:
            self._dying = True
            if self.group.kernel.current is not self:
                self.group.kernel.wake(self)

    def pardon(self) -> None:
        """The work to be ended is over and the thread itself goes on (the event thread's case)."""
        self._dying, self._swallowed = False, 0

    def join(self, until: int | None = None) -> Woken:
        """Called by another thread: wait until this one has ended, or the time comes."""
        kernel, caller = self.group.kernel, self.group.kernel.calling_thread()
        reason = Woken.SIGNAL
        while self.alive and reason is Woken.SIGNAL:
            self._joiners.append(caller)
            try:
                reason = kernel.park(until)
            finally:
                if caller in self._joiners:
                    self._joiners.remove(caller)
        return reason

    def _live(self) -> None:
        try:
            self.check()
            self._body()
        except (GuestEnded, GreenletExit):
            pass
        except BaseException as error:
            self.group.report(error)
        finally:
            self._finish()

    def _finish(self) -> None:
        self.alive = False
        self.group.threads.discard(self)
        joiners, self._joiners = self._joiners, []
        for joiner in joiners:
            self.group.kernel.wake(joiner)
        if self.on_end is not None:
            self.on_end()

    def _abandon(self) -> None:
        """It will not end: leave it where it stands, for ever, and let the phone go on."""
        self.group.left_behind += 1
        self._finish()
        while True:
            parent = self._greenlet.parent
            assert parent is not None
            parent.switch()


class Group:
    """All threads of one guest: spawned here, ended together.

    `context` holds the context variables that each of its threads starts with (a copy each);
    `report` is told of what a thread raised and did not catch.
    """

    def __init__(self, kernel: Kernel, name: str, *, context: Context | None = None,
                 report: Callable[[BaseException], None] | None = None) -> None:
        self.kernel, self.name = kernel, name
        self.context = context if context is not None else copy_context()
        self.report = report if report is not None else kernel.raise_out
        self.threads: set[GuestThread] = set()
        self.left_behind = 0              # threads that would not end
        self.ended = False
        self._spawned, self._spawned_at = 0, -1      # how many began in the millisecond `_spawned_at`

    def spawn(self, body: Callable[[], object], name: str = "thread") -> GuestThread:
        """A thread that is due now. In an ended group it never runs."""
        thread = GuestThread(self, body, name)
        if self.ended:
            thread.alive = False
            return thread
        self.threads.add(thread)
        self._count_in(thread)
        self.kernel.wake(thread)
        return thread

    def _count_in(self, thread: GuestThread) -> None:
        """Threads that begin threads do not keep the clock from moving: it has run as often as others began."""
        if self._spawned_at != self.kernel.now:
            self._spawned_at, self._spawned = self.kernel.now, 0
        self._spawned += 1
        thread.resumed_at, thread.resumes = self.kernel.now, self._spawned

    def end(self) -> None:
        """End every thread; also the calling one, at its next turning point."""
        self.ended = True
        for thread in sorted(self.threads, key=lambda thread: thread.entry):
            thread.end()

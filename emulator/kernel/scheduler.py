"""Kernel: the phone's clock, and who runs next.

Why a replay is always the same: the clock is an `int` of milliseconds that moves only inside
`run`; whatever is due is run in the order of (time, ticket), and tickets are handed out one
by one. Nothing else decides: no operating-system thread, no real time, no hash order.

Two kinds of things are due: alarms (the hardware's: plain functions that must return at
once) and guest threads (which run until they sleep, wait or give way).
"""

from __future__ import annotations

import heapq
from collections.abc import Callable

from .threads import GuestThread, Woken

BUSY = 1_000   # a thread resumed so often within one millisecond goes on in the next one


class Alarm:
    """A function to be called at a time; `cancel()` before then and it is not."""

    def __init__(self, time: int, action: Callable[[], object]) -> None:
        self.time, self.action, self.cancelled = time, action, False

    def cancel(self) -> None:
        self.cancelled = True


class Kernel:
    """A clock of whole milliseconds and the turns taken on it.

    >>> kernel = Kernel()
    >>> _ = kernel.at(30, lambda: print("at", kernel.now))
    >>> kernel.run(29); kernel.run(1); kernel.now
    at 30
    30
    """

    def __init__(self) -> None:
        self.now = 0
        self.current: GuestThread | None = None
        self._due: list[tuple[int, int, Alarm | GuestThread]] = []
        self._ticket = 0
        self._faults: list[BaseException] = []
        self._running = False
        self.runs = 0                # how often `run` was called

    # -- for whoever owns the phone --------------------------------------------------------

    def run(self, ms: int) -> None:
        """Run all that is due in the next `ms` milliseconds, then stand at their end.

        What was handed to `raise_out` meanwhile is raised at once; the clock then stands at
        that moment and the rest is still due.
        """
        if self._running:
            raise RuntimeError("the kernel is running: a guest cannot run its own phone")
        if not isinstance(ms, int):
            raise ValueError(f"time is whole milliseconds, not {ms!r}")
        if ms < 0:
            raise ValueError(f"time does not run backwards: {ms} ms")
        until, self._running = self.now + ms, True
        self.runs += 1
        try:
            while self._due and self._due[0][0] <= until:
                time, ticket, what = heapq.heappop(self._due)
                self.now = max(self.now, time)
                self._give_turn(ticket, what)
                if self._faults:
                    raise self._faults.pop(0)
            self.now = until
        finally:
            self._running = False

    @property
    def running(self) -> bool:
        """Is `run` under way, so that whoever asks was called by the phone itself?"""
        return self._running

    def waiting(self) -> int:
        """How many alarms, and threads that wait for a time, are due some day."""
        return sum(not self._is_stale(ticket, what) for _, ticket, what in self._due)

    def next_due(self) -> int | None:
        """When the next thing is due, or None: until then an owner in real time may rest."""
        while self._due and self._is_stale(self._due[0][1], self._due[0][2]):
            heapq.heappop(self._due)
        return self._due[0][0] if self._due else None

    def at(self, time: int, action: Callable[[], object]) -> Alarm:
        """Call `action` at a time (now, if that has passed). It must not block."""
        alarm = Alarm(max(time, self.now), action)
        self._push(alarm.time, alarm)
        return alarm

    def raise_out(self, error: BaseException) -> None:
        """Let `error` come out of `run`."""
        self._faults.append(error)

    def wake(self, thread: GuestThread, reason: Woken = Woken.SIGNAL) -> None:
        """Make a thread due now; a wake of a thread that is due already changes nothing."""
        if thread.alive and (thread.parked or thread.entry == 0):
            thread.parked = False
            self._enqueue(thread, self.now, reason)

    # -- for the thread that calls -----------------------------------------------------------

    def calling_thread(self) -> GuestThread:
        """The guest thread that is running; an error if this is not one's call."""
        if self.current is None:
            raise RuntimeError("only a guest thread can wait: nobody is running on this phone")
        return self.current

    def park(self, until: int | None = None) -> Woken:
        """Wait to be woken, or for the time `until`; says which it was."""
        thread = self.calling_thread()
        thread.check()
        if thread.interrupted:
            thread.interrupted = False
            return Woken.INTERRUPT
        thread.parked = True
        if until is None:
            thread.entry = self._next_ticket()       # older tickets are stale now
        else:
            self._enqueue(thread, until, Woken.TIME)
        try:
            reason = thread.give_way()
        finally:
            thread.parked = False
        if reason is Woken.INTERRUPT:
            thread.interrupted = False
        return reason

    def interrupt(self, thread: GuestThread) -> None:
        """End its sleep or wait early; if it is in none, its next one ends at once."""
        thread.interrupted = True
        if thread.parked:
            self.wake(thread, Woken.INTERRUPT)

    def look(self) -> int:
        """The clock, as a guest reads it.

        A thread's second look in one millisecond waits for the next, so that a poll ends:
        `while current_time_millis() < deadline: pass`.
        """
        thread = self.current
        if thread is not None:
            if thread.looked_at == self.now:
                self._resume_at(thread, self.now + 1)
            thread.looked_at = self.now
        return self.now

    def turn(self) -> None:
        """Give way to all that is due now; a second time in one millisecond, until the next."""
        thread = self.current
        if thread is None:
            return
        again = thread.turned_at == self.now
        self._resume_at(thread, self.now + again)
        thread.turned_at = self.now

    def spend(self, ms: int) -> None:
        """Time that the calling thread's work took: it goes on `ms` later; no interrupt ends it."""
        if self.current is not None:
            self._resume_at(self.current, self.now + ms)

    # -- the order of things -----------------------------------------------------------------

    def _give_turn(self, ticket: int, what: Alarm | GuestThread) -> None:
        if self._is_stale(ticket, what):
            return
        if isinstance(what, Alarm):
            what.action()
            return
        if what.resumed_at != self.now:
            what.resumed_at, what.resumes = self.now, 0
        what.resumes += 1
        self.current = what
        try:
            what.resume()
        finally:
            self.current = None

    def _is_stale(self, ticket: int, what: Alarm | GuestThread) -> bool:
        if isinstance(what, Alarm):
            return what.cancelled
        return not what.alive or what.entry != ticket

    def _resume_at(self, thread: GuestThread, time: int) -> None:
        self._enqueue(thread, time, Woken.TIME)
        thread.give_way()

    def _enqueue(self, thread: GuestThread, time: int, reason: Woken) -> None:
        if time <= self.now and thread.resumed_at == self.now and thread.resumes >= BUSY:
            time = self.now + 1                       # nobody keeps the clock from moving
        thread.reason = reason
        thread.entry = self._push(max(time, self.now), thread)

    def _push(self, time: int, what: Alarm | GuestThread) -> int:
        ticket = self._next_ticket()
        heapq.heappush(self._due, (time, ticket, what))
        return ticket

    def _next_ticket(self) -> int:
        self._ticket += 1
        return self._ticket

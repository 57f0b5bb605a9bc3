"""Monitors, as `synchronized`, `wait` and `notify` of Java have them."""

from __future__ import annotations

from collections import deque

from .scheduler import Kernel
from .threads import GuestThread, Woken


class NotOwner(RuntimeError):
    """The calling thread does not hold the monitor."""


class Monitor:
    """A lock that its holder may enter again, with a set of threads waiting for news.

    Threads come in in the order in which they asked, and are notified in the order in which
    they began to wait (Java leaves both open; an order makes runs repeatable).
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self.owner: GuestThread | None = None
        self._depth = 0
        self._entering: deque[GuestThread] = deque()
        self._waiting: list[GuestThread] = []

    def enter(self) -> None:
        """Come in, waiting for whoever is inside."""
        self._acquire(depth=1)

    def exit(self) -> None:
        """Leave once; after as many leaves as entries the next thread comes in."""
        self._check_owner()
        self._depth -= 1
        if self._depth == 0:
            self._release()

    def wait(self, until: int | None = None) -> Woken:
        """Leave wholly, wait for a notify (or the time `until`), come in again as deep as before."""
        thread, depth = self._check_owner(), self._depth
        self._waiting.append(thread)
        self._release()
        try:
            return self._kernel.park(until)
        finally:
            if thread in self._waiting:
                self._waiting.remove(thread)
            self._acquire(depth)

    def notify(self) -> None:
        """Wake the thread that has waited longest, if any."""
        self._check_owner()
        if self._waiting:
            self._kernel.wake(self._waiting.pop(0))

    def notify_all(self) -> None:
        """Wake all that wait."""
        self._check_owner()
        while self._waiting:
            self._kernel.wake(self._waiting.pop(0))

    def _acquire(self, depth: int) -> None:
        thread = self._kernel.calling_thread()
        if self.owner is not thread:
            while self.owner is not None and self.owner.alive:
                self._queue_up(thread)
            self.owner, self._depth = thread, 0
        self._depth += depth

    def _queue_up(self, thread: GuestThread) -> None:
        """Wait at the door. An interrupt does not open it (as in Java), and is kept for later."""
        self._entering.append(thread)
        interrupted, thread.interrupted = thread.interrupted, False
        try:
            interrupted = self._kernel.park() is Woken.INTERRUPT or interrupted
        finally:
            thread.interrupted = interrupted
            if thread in self._entering:
                self._entering.remove(thread)

    def _release(self) -> None:
        self.owner, self._depth = None, 0
        while self._entering:
            thread = self._entering.popleft()
            if thread.alive:
                self._kernel.wake(thread)
                return

    def _check_owner(self) -> GuestThread:
        thread = self._kernel.calling_thread()
        if self.owner is not thread:
            raise NotOwner("only the thread that is inside a monitor may do this; use `with monitor:`")
        return thread

"""The event queue: callbacks into guests, in order, one at a time, none inside another."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from .scheduler import BUSY
from .threads import Group, GuestEnded, GuestThread

Action = Callable[[], object]


class EventQueue:
    """Calls what is posted on one thread of its own, in the context of the guest it is for.

    A callback may sleep or wait; the others then wait for it, as on a phone. The end of a
    guest takes its callbacks out of the queue, the one that is running included.
    """

    def __init__(self, system: Group) -> None:
        self._system = system
        self._events: deque[tuple[Group, Action]] = deque()
        self._running: Group | None = None
        self.calling_since: int | None = None      # when the callback that has not returned was called
        self._calls, self._counted_at = 0, -1      # callbacks in the millisecond `_counted_at`
        self._start()

    @property
    def thread(self) -> GuestThread:
        """The thread on which all callbacks run."""
        return self._thread

    @property
    def is_calling(self) -> bool:
        """Is the caller a callback, so that waiting for another callback would be for ever?"""
        return self._system.kernel.current is self._thread

    def post(self, owner: Group, action: Action) -> None:
        """Call `action` after all that was posted before; never, if `owner` ends first."""
        if owner.ended:
            return
        self._events.append((owner, action))
        if self._running is None:                  # a callback that sleeps is not to be woken by the next
            self._system.kernel.wake(self._thread)

    def waiting_for(self, owner: Group) -> list[Action]:
        """The callbacks of this guest that have not been called yet."""
        return [action for whose, action in self._events if whose is owner]

    def forget(self, owner: Group) -> None:
        """An ended guest's callbacks are not called any more; one that is running is ended."""
        self._events = deque(event for event in self._events if event[0] is not owner)
        if self._running is owner:
            self._thread.end()

    def _start(self) -> None:
        """A thread to serve; another when a callback would not end and was left behind."""
        self._running = self.calling_since = None
        self._thread = self._system.spawn(self._serve, name="events")
        self._thread.on_end = lambda: None if self._system.ended else self._start()

    def _serve(self) -> None:
        thread = self._thread
        while True:
            while self._events:
                self._call(thread, *self._events.popleft())
                self._let_time_pass()
            self._system.kernel.park()

    def _call(self, thread: GuestThread, owner: Group, action: Action) -> None:
        self._running, self.calling_since = owner, self._system.kernel.now
        try:
            owner.context.copy().run(action)
        except GuestEnded:
            if self._system.ended:
                raise
        except BaseException as error:
            owner.report(error)
        finally:
            self._running = self.calling_since = None
            if not self._system.ended:
                thread.pardon()                    # the end was for the callback alone

    def _let_time_pass(self) -> None:
        """Callbacks that post callbacks do not keep the clock from moving."""
        kernel = self._system.kernel
        if self._counted_at != kernel.now:
            self._calls, self._counted_at = 0, kernel.now
        self._calls += 1
        if self._calls >= BUSY:
            kernel.spend(1)

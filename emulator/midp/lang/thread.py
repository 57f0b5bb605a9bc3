"""java.lang.Thread, as CLDC 1.1 has it, on the phone's own clock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from emulator.kernel import GuestThread, Woken

from .. import runtime
from ..own_names import OwnNames
from .exceptions import (
    IllegalArgumentException,
    InterruptedException,
    NullPointerException,
    OutOfMemoryError,
    RuntimeException,
)

MOST = 1_000     # threads of one MIDlet, its timers' included


class IllegalThreadStateException(RuntimeException):
    """A thread that has been started cannot be started again."""


class Runnable(Protocol):
    """What a Thread runs: an object with `run()`, or any callable in its place."""

    def run(self) -> object: ...


def runner(of: Runnable | Callable[[], object]) -> Callable[[], object]:
    """The function to call: its `run`, or itself."""
    run: Callable[[], object] = getattr(of, "run", of)  # type: ignore[arg-type]
    return run


def spawn(body: Callable[[], object], name: str) -> GuestThread:
    """A thread more of the calling MIDlet's; OutOfMemoryError if it has MOST already."""
    group = runtime.current().group
    if len(group.threads) >= MOST:
        raise OutOfMemoryError(f"a thread more: {MOST:,} are alive, and that is all that this phone can have")
    return group.spawn(body, name=name)


class Thread(OwnNames):
    """One more thing done at a time: subclass it and write `run`, or give it a Runnable.

    Forms: `Thread()`, `Thread(target)`, `Thread(target, name)`, `Thread(name)`. The priority
    is kept and has no effect: turns are taken by time and order.
    """

    MIN_PRIORITY = 1
    NORM_PRIORITY = 5
    MAX_PRIORITY = 10

    def __init__(self, *arguments: Runnable | Callable[[], object] | str | None) -> None:
        self._target, name = _target_and_name(arguments)
        self._name = name if name is not None else runtime.room(_Threads).next_name()
        self._priority = Thread.NORM_PRIORITY
        self._thread: GuestThread | None = None

    @staticmethod
    def current_thread() -> Thread:
        """The Thread that calls."""
        kernel = runtime.current().kernel
        calling = kernel.calling_thread()
        found = runtime.room(_Threads).running.get(calling)
        if found is None:                  # the phone's own: the event thread, the one of start_app
            found = Thread(calling.name)
            found._thread = calling
        return found

    @staticmethod
    def yield_() -> None:
        """Let the others have their turn (Java's `yield`)."""
        runtime.current().kernel.turn()

    @staticmethod
    def sleep(millis: int) -> None:
        """Go on `millis` ms later; InterruptedException if interrupted before."""
        if millis < 0:
            raise IllegalArgumentException(f"a sleep of {millis} ms")
        kernel = runtime.current().kernel
        if millis == 0:
            kernel.turn()
        elif kernel.park(kernel.now + int(millis)) is Woken.INTERRUPT:
            raise InterruptedException("interrupted while sleeping")

    def start(self) -> None:
        """Begin to run. IllegalThreadStateException if it was started before; OutOfMemoryError if
        a thousand are alive."""
        if self._thread is not None:
            raise IllegalThreadStateException(f"thread {self._name} was started before")
        running = runtime.room(_Threads).running
        thread = self._thread = spawn(self.run, self._name)
        running[thread] = self
        thread.on_end = lambda: running.pop(thread, None)

    def run(self) -> object:
        """What the thread does: its target's `run()`, unless a subclass says otherwise."""
        if self._target is None:
            return None
        return runner(self._target)()

    def interrupt(self) -> None:
        """Its sleep, wait or join ends with InterruptedException; its next one, if it is in none."""
        if self._thread is not None and self._thread.alive:
            self._thread.group.kernel.interrupt(self._thread)

    def is_alive(self) -> bool:
        """Started, and not yet at its end."""
        return self._thread is not None and self._thread.alive

    def set_priority(self, new_priority: int) -> None:
        """1 to 10, else IllegalArgumentException."""
        if not Thread.MIN_PRIORITY <= new_priority <= Thread.MAX_PRIORITY:
            raise IllegalArgumentException(f"a priority of {new_priority}; it goes from 1 to 10")
        self._priority = new_priority

    def get_priority(self) -> int:
        return self._priority

    @staticmethod
    def active_count() -> int:
        """How many threads of this suite are alive."""
        return len(runtime.current().group.threads)

    def get_name(self) -> str:
        return self._name

    def join(self) -> None:
        """Wait until it has ended; InterruptedException if the caller is interrupted."""
        if self._thread is not None and self._thread.join() is Woken.INTERRUPT:
            raise InterruptedException("interrupted while joining")

    def __str__(self) -> str:
        return f"Thread[{self.get_name()},{self._priority}]"


class _Threads:
    """A suite's threads: which Thread each running guest thread is, and names for more."""

    def __init__(self) -> None:
        self.running: dict[GuestThread, Thread] = {}
        self._named = 0

    def next_name(self) -> str:
        self._named += 1
        return f"Thread-{self._named - 1}"


def _target_and_name(arguments: tuple[object, ...]) -> tuple[Runnable | Callable[[], object] | None, str | None]:
    match arguments:
        case ():
            return None, None
        case (str(name),):
            return None, name
        case (None | str(), None):
            raise NullPointerException("a thread's name is None")
        case (target,):
            return target, None          # type: ignore[return-value]
        case (target, str(name)):
            return target, name          # type: ignore[return-value]
        case (_, None):
            raise NullPointerException("a thread's name is None")
    raise IllegalArgumentException("a Thread takes a target, a name, or both")

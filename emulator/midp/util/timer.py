"""java.util.Timer and TimerTask: things done later, or again and again.

A Timer is one guest thread that does its tasks one after another. "Delay" is between the
true starts of two runs; "fixed rate" counts from the first, and catches up when late.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable
from enum import Enum

from emulator.kernel import GuestThread

from .. import runtime
from ..lang.exceptions import IllegalArgumentException, IllegalStateException, NullPointerException
from ..lang.thread import spawn
from ..own_names import OwnNames

SIZE = 500      # bytes of a task, and of what waits for its time

_State = Enum("_State", "VIRGIN SCHEDULED DONE CANCELLED")


class TimerTask(OwnNames):
    """Subclass it and write `run`, or give it a callable."""

    def __init__(self, run: Callable[[], object] | None = None) -> None:
        runtime.claim(SIZE)
        self._state = _State.VIRGIN
        self._at = 0                           # kernel time of the next run
        self._period: int | None = None        # None: once
        self._fixed_rate = False
        self._started_at: int | None = None    # what the last run was scheduled for
        if run is not None:
            self.run = run                     # type: ignore[method-assign]

    def run(self) -> object:
        """What is to be done."""
        raise TypeError(f"{type(self).__name__} does not say what to do: write its run()")

    def cancel(self) -> bool:
        """Do it no more. True if that prevents at least one run."""
        prevents = self._state is _State.SCHEDULED
        self._state = _State.CANCELLED
        return prevents

    def scheduled_execution_time(self) -> int:
        """The time (ms since 1970) that the latest run was scheduled for; 0 before the first."""
        if self._started_at is None:
            return 0
        here = runtime.current()
        return here.current_time_millis() - here.kernel.now + self._started_at


class Timer(OwnNames):
    """One thread for any number of tasks."""

    def __init__(self) -> None:
        self._here = runtime.current()
        self._tasks: list[TimerTask] = []
        self._cancelled = False
        self._thread: GuestThread = spawn(self._serve, "Timer")

    def schedule(self, task: TimerTask, when: int | datetime.datetime, period: int | None = None) -> None:
        """Run `task` after `when` ms (or at a datetime), then every `period` ms if given.

        IllegalArgumentException for a negative delay or time, or a period below 1;
        IllegalStateException if the task was scheduled or cancelled before, or the timer is.
        """
        self._add(task, when, period, fixed_rate=False)

    def schedule_at_fixed_rate(self, task: TimerTask, when: int | datetime.datetime, period: int) -> None:
        """As `schedule`, with runs counted from the first: a late one is followed sooner."""
        self._add(task, when, period, fixed_rate=True)

    def cancel(self) -> None:
        """No task runs any more; one that is running ends as it likes."""
        self._cancelled = True
        for task in self._tasks:
            task.cancel()
        self._here.kernel.wake(self._thread)

    def _add(self, task: TimerTask, when: int | datetime.datetime, period: int | None, *,
             fixed_rate: bool) -> None:
        if task is None or when is None:
            raise NullPointerException("a timer needs a task and a time")
        at = self._kernel_time(when)
        if period is not None and period <= 0:
            raise IllegalArgumentException(f"a period of {period} ms")
        if self._cancelled or not self._thread.alive:
            raise IllegalStateException("the timer was cancelled")
        if task._state is not _State.VIRGIN:
            raise IllegalStateException("a task can be scheduled once; make a new one")
        task._state, task._at, task._period, task._fixed_rate = _State.SCHEDULED, at, period, fixed_rate
        self._tasks.append(task)
        self._here.kernel.wake(self._thread)

    def _kernel_time(self, when: int | datetime.datetime) -> int:
        kernel = self._here.kernel
        if isinstance(when, datetime.datetime):
            since_1970 = round(when.timestamp() * 1000)
            if since_1970 < 0:
                raise IllegalArgumentException(f"a time before 1970: {when}")
            return max(kernel.now, kernel.now + since_1970 - self._here.current_time_millis())
        if when < 0:
            raise IllegalArgumentException(f"a delay of {when} ms")
        return kernel.now + int(when)

    def _serve(self) -> None:
        """The thread: sleep till the next task is due, run it, set its next time."""
        kernel = self._here.kernel
        while not self._cancelled:
            self._tasks = [task for task in self._tasks if task._state is _State.SCHEDULED]
            task = min(self._tasks, key=lambda task: task._at, default=None)
            if task is None or task._at > kernel.now:
                kernel.park(None if task is None else task._at)
            else:
                self._run(task, kernel.now)

    def _run(self, task: TimerTask, now: int) -> None:
        task._started_at = task._at
        if task._period is None:
            task._state = _State.DONE
        else:
            task._at = (task._at if task._fixed_rate else now) + task._period
        task.run()

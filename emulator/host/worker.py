"""Worker: runs a phone on a thread of its own, in step with real time.

The window never waits for a guest: it hands in orders (a key, a touch) and reads the last
finished picture, both without waiting. The only sleep of the whole program is here.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

import pygame

SLICE = 4          # ms of phone time run at one go, so that an order never waits long
LONGEST_REST = 250  # ms: how long an idle phone rests before it looks at its clock again
BUSY = 0.02         # s: how long a slow guest may keep pictures and orders waiting


class Runs(Protocol):
    """What a worker runs: the phone's kernel, as `emulator.kernel.Kernel` is."""

    @property
    def now(self) -> int: ...

    def run(self, ms: int) -> None: ...
    def next_due(self) -> int | None: ...


class Shows(Protocol):
    """The LCD, as `emulator.handset.screen.Screen` is."""

    serial: int

    @property
    def image(self) -> pygame.Surface: ...


class Bell(Protocol):
    """What ends a rest early: an order that was given, or what came over the network (network.World)."""

    def wait(self, seconds: float) -> None:
        """Return after so long, or as soon as it rings; 0 only looks. Called on the phone's thread."""

    def ring(self) -> None:
        """End a wait; called on any thread."""


class OrderBell:
    """A bell for orders alone."""

    def __init__(self) -> None:
        self._event = threading.Event()

    def wait(self, seconds: float) -> None:
        if seconds > 0:
            self._event.wait(seconds)
        self._event.clear()

    def ring(self) -> None:
        self._event.set()


class Worker:
    """A thread that lets a phone's time pass as real time does, `speed` times as fast."""

    def __init__(self, kernel: Runs, screen: Shows, *, speed: float = 1.0, bell: Bell | None = None) -> None:
        self._kernel, self._screen = kernel, screen
        self.speed = speed
        self.on_picture: Callable[[], object] = lambda: None     # called on the phone's thread
        self._orders: deque[Callable[[], object]] = deque()
        self._bell = bell or OrderBell()              # rung with each order: the phone rests no longer
        self._stopping = False
        self.failure: BaseException | None = None     # a bug of ours: it ends the program
        self.picture = screen.image.copy()            # the last finished frame; never drawn on again
        self._serial = screen.serial
        self._thread = threading.Thread(target=self._work, name="phone", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def order(self, action: Callable[[], object]) -> None:
        """Have `action` called on the phone's thread, between slices."""
        self._orders.append(action)
        self._bell.ring()

    def stop(self, within: float = 2.0) -> bool:
        """Let the phone do its last orders and end the thread; False if it did not in time."""
        def last() -> None:
            self._stopping = True
        self.order(last)
        self._thread.join(within)
        return not self._thread.is_alive()

    @property
    def alive(self) -> bool:
        return self._thread.is_alive()

    # -- on the phone's thread -------------------------------------------------------------------

    def _work(self) -> None:
        try:
            then = time.monotonic()
            owed = 0.0                       # ms of phone time that real time is ahead
            while not self._stopping:
                self._do_orders()
                now = time.monotonic()
                owed = min(owed + (now - then) * 1000 * self.speed, 10 * SLICE + LONGEST_REST * self.speed)
                then = now
                owed -= self._run(int(owed))
                self._publish()
                self._rest(owed)
            self._do_orders()
        except BaseException as failure:
            self.failure = failure

    def _run(self, ms: int) -> int:
        """Run up to `ms`, giving up early when an order waits or a guest is slow; says how much."""
        done, began = 0, time.monotonic()
        while done < ms and not self._orders and time.monotonic() - began < BUSY:
            step = min(SLICE, ms - done)
            self._bell.wait(0)
            self._kernel.run(step)
            done += step
        return done

    def _publish(self) -> None:
        if self._screen.serial != self._serial:
            self._serial = self._screen.serial
            self.picture = self._screen.image.copy()
            self.on_picture()

    def _rest(self, owed: float) -> None:
        """Sleep until something is due on the phone or an order comes."""
        due = self._kernel.next_due()
        ms = LONGEST_REST if due is None else (due - self._kernel.now - owed) / self.speed
        rests = ms > 0 and not self._stopping and not self._orders
        self._bell.wait(min(ms, LONGEST_REST) / 1000 if rests else 0)

    def _do_orders(self) -> None:
        while self._orders:
            self._orders.popleft()()
        self._kernel.run(0)

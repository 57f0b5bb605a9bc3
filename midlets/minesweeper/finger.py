"""What a finger does, told from presses, moves and releases: taps, long presses and drags."""

from __future__ import annotations

from typing import Protocol

from emulator.midp.util import Timer, TimerTask

LONG_PRESS = 500        # ms that the finger rests to mean something else
SLACK = 6               # pixels that it may move and still rest


class Touched(Protocol):
    """What is told of it, in pixels."""

    def touched(self, x: int, y: int) -> object:
        """The finger came down."""

    def tapped(self, x: int, y: int) -> object:
        """It came up again, soon and where it was."""

    def pressed_long(self, x: int, y: int) -> object:
        """It has rested there for a while (on the timer's thread)."""

    def dragged(self, dx: int, dy: int) -> object:
        """It has moved by so much since the last time."""


class Finger:
    """One finger on one screen."""

    def __init__(self, screen: Touched, timer: Timer) -> None:
        self._screen, self._timer = screen, timer
        self._start: tuple[int, int] | None = None      # where it came down, until it means something
        self._last: tuple[int, int] | None = None       # where a drag has come to
        self._task: TimerTask | None = None

    def press(self, x: int, y: int) -> None:
        """It came down."""
        self.let_go()
        self._start = x, y
        self._task = TimerTask(self._rested)
        self._timer.schedule(self._task, LONG_PRESS)
        self._screen.touched(x, y)

    def drag(self, x: int, y: int) -> None:
        """It moved."""
        if self._start is not None and _far(self._start, (x, y)):
            start = self._start
            self.let_go()
            self._last = start
        if self._last is not None:
            dx, dy = x - self._last[0], y - self._last[1]
            self._last = x, y
            self._screen.dragged(dx, dy)

    def release(self) -> None:
        """It came up."""
        start = self._start
        self.let_go()
        if start is not None:
            self._screen.tapped(*start)

    def let_go(self) -> None:
        """What it has begun means nothing."""
        self._start = self._last = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _rested(self) -> None:
        start = self._start
        self.let_go()
        if start is not None:
            self._screen.pressed_long(*start)


def _far(start: tuple[int, int], here: tuple[int, int]) -> bool:
    return abs(here[0] - start[0]) > SLACK or abs(here[1] - start[1]) > SLACK

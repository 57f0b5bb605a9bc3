"""A finger on the grid: a tap, a drag that moves it, a flick after which it runs on and comes to rest."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.util import Timer, TimerTask

from .grid import Grid

SLACK = 6            # pixels that a finger may move and still tap
STEP = 20            # ms between two pictures of a grid that runs on
RECENT = 100         # ms before the finger came up: how fast it was then says how far the grid runs
FAR = 300            # ms of that speed that it runs on


class Finger:
    """What one finger does to a Grid; `repaint` is called when that moves it."""

    def __init__(self, grid: Grid, timer: Timer, repaint: Callable[[], object]) -> None:
        self._grid, self._timer, self._repaint = grid, timer, repaint
        self._from: tuple[int, int] | None = None          # where it came down; None while it is up
        self._place: int | None = None                     # the cell it came down on
        self._begin = 0                                    # the grid's scroll at that moment
        self._dragging = False
        self._trail: list[tuple[int, int]] = []            # (ms, y)
        self._goal: int | None = None                      # where a grid that runs on will rest
        self._due = False

    def down(self, x: int, y: int, now: int) -> None:
        """It stops a grid that runs on; a tap then opens nothing."""
        self._from, self._begin, self._dragging = (x, y), self._grid.scroll, False
        self._place = self._grid.at(x, y) if self._goal is None else None
        self._goal, self._trail = None, [(now, y)]

    def move(self, x: int, y: int, now: int) -> None:
        """The grid goes with it, once it has clearly moved."""
        if self._from is None:
            return
        if not self._dragging and max(abs(x - self._from[0]), abs(y - self._from[1])) <= SLACK:
            return
        self._dragging = True
        self._trail = [(time, at) for time, at in self._trail if now - time <= RECENT] + [(now, y)]
        if self._grid.scroll_to(self._begin + self._from[1] - y):
            self._repaint()

    def up(self, now: int) -> int | None:
        """The place that was tapped; None after a drag, which may have been a flick."""
        dragged, self._from = self._dragging, None
        if not dragged:
            return self._place
        trail = [(time, at) for time, at in self._trail if now - time <= RECENT]
        run = 0
        if len(trail) > 1 and trail[-1][0] > trail[0][0]:
            run = (trail[0][1] - trail[-1][1]) * FAR // (trail[-1][0] - trail[0][0])
        self._goal = self._grid.stop_near(self._grid.scroll + run)
        self._go_on()
        return None

    def lift(self) -> None:
        """The screen is hidden: the grid stands where it is to rest."""
        self._from = None
        if self._goal is not None:
            self._grid.scroll_to(self._goal)
            self._goal = None

    def _go_on(self) -> None:
        if not self._due:
            self._due = True
            self._timer.schedule(TimerTask(self._step), STEP)

    def _step(self) -> None:
        """A quarter of what is left, and at least a pixel."""
        self._due = False
        if self._goal is None:
            return
        left = self._goal - self._grid.scroll
        step = left // 4 if left > 3 else -(-left // 4) if left < -3 else (left > 0) - (left < 0)
        if step and self._grid.scroll_to(self._grid.scroll + step):
            self._repaint()
            self._go_on()
        else:
            self._goal = None

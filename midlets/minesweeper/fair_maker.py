"""A thread that makes a fair board while the phone goes on."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lang import Thread

from .board import Board, Cell, Random
from .fair import Attempt, make

PAUSE = 1       # ms between two steps, so that keys and the screen have their turn


class FairMaker(Thread):
    """Makes mines for `board` that are fair from a first reveal at `first`; start() it.

    `on_progress(self, attempt, waited)` is called after each step, `waited` ms after the start, and
    `on_done(self, attempt)` once at the end, unless it was cancelled before; both on this thread.
    """

    def __init__(self, board: Board, first: Cell, random: Random, *,
                 on_progress: Callable[[FairMaker, Attempt, int], object],
                 on_done: Callable[[FairMaker, Attempt], object]) -> None:
        super().__init__("fair board")
        self.board, self.first = board, first
        self._random = random
        self._on_progress, self._on_done = on_progress, on_done
        self._cancelled = False

    def cancel(self) -> None:
        """Make it no more."""
        self._cancelled = True

    def run(self) -> None:
        board, waited = self.board, 0
        for attempt in make(board.width, board.height, board.mines, self.first, self._random):
            self._on_progress(self, attempt, waited)
            Thread.sleep(PAUSE)
            waited += PAUSE
            if self._cancelled:
                return
        self._on_done(self, attempt)

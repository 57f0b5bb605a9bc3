"""The clock of a game: it runs while the board is played and can be seen, and stands otherwise."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lang import Monitor, System
from emulator.midp.util import Timer, TimerTask

from .record import KeptGame

SECOND = 1000


class Stopwatch:
    """Counts into `game.elapsed`, and says `on_second` when another second is to be shown.

    A look at the phone's clock may let other threads have their turn, and several threads start and
    stop this one (events, the timer, the phone's own): so each of them is alone while it does.
    """

    def __init__(self, timer: Timer, game: KeptGame, on_second: Callable[[], object]) -> None:
        self._timer, self._on_second = timer, on_second
        self._monitor = Monitor()
        self._since: int | None = None              # it runs, and all before then is counted
        self._ticking: TimerTask | None = None
        self.take(game)

    def take(self, game: KeptGame) -> None:
        """Count for another game from now on."""
        self.stop()
        self._game = game
        self._seconds = game.elapsed // SECOND

    def start(self) -> None:
        """It runs; nothing happens if it does already."""
        with self._monitor:
            if self._since is None:
                self._since = System.current_time_millis()
                self._ticking = TimerTask(self._tick)
                self._seconds = self._game.elapsed // SECOND
                rest = SECOND - self._game.elapsed % SECOND
                self._timer.schedule_at_fixed_rate(self._ticking, rest, SECOND)

    def stop(self) -> None:
        """It stands; nothing happens if it does already."""
        with self._monitor:
            if self._since is not None:
                self._count()
                self._since = None
                self._ticking.cancel()
                self._seconds = self._game.elapsed // SECOND

    def count(self) -> None:
        """Bring `game.elapsed` up to date, so that it can be kept."""
        with self._monitor:
            if self._since is not None:
                self._count()

    def __str__(self) -> str:
        """Minutes and seconds, as they are to be shown now: `1:05`. This takes no look at the clock."""
        return minutes(self._seconds * SECOND)

    def _count(self) -> None:
        now = System.current_time_millis()
        self._game.elapsed += now - self._since
        self._since = now

    def _tick(self) -> None:
        self._seconds += 1
        self._on_second()


def minutes(ms: int) -> str:
    """Minutes and seconds.

    >>> minutes(65_999)
    '1:05'
    """
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"

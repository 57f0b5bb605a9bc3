"""The clock of a game runs and stands, whoever looks at it and whenever."""

import pytest

from emulator.midp.lang import Thread
from emulator.midp.util import Timer
from midlets.minesweeper.board import Board, Level
from midlets.minesweeper.record import KeptGame
from midlets.minesweeper.stopwatch import Stopwatch, minutes


class Clocked:
    """A stopwatch on a phone; `do(calls)` calls its methods there."""

    def __init__(self, phone, on_phone, elapsed):
        self.phone, self.seconds = phone, []
        self.game = KeptGame(Board(4, 4, 1), Level.BEGINNER, elapsed)
        made = []
        self.app = on_phone(lambda midlet: made.append(
            Stopwatch(Timer(), self.game, lambda: self.seconds.append(str(made[0])))))
        self.watch = made[0]
        self.do = lambda *calls: [self.app._session.group.spawn(call, name="test") for call in calls]


@pytest.fixture
def clocked(phone, on_phone):
    return Clocked(phone, on_phone, elapsed=1_700)


def test_it_counts_only_while_it_runs(clocked):
    clocked.phone.run(500)
    clocked.do(clocked.watch.start)
    clocked.phone.run(2_000)
    clocked.do(clocked.watch.stop)
    clocked.phone.run(5_000)
    assert clocked.game.elapsed == 3_700


def test_it_tells_of_each_second_when_it_is_full(clocked):
    clocked.do(clocked.watch.start)
    clocked.phone.run(299)
    assert clocked.seconds == [] and str(clocked.watch) == "0:01"
    clocked.phone.run(2_001)
    assert clocked.seconds == ["0:02", "0:03", "0:04"]


def test_counting_brings_the_game_up_to_date_and_goes_on(clocked):
    clocked.do(clocked.watch.start)
    clocked.phone.run(1_000)
    clocked.do(clocked.watch.count)
    clocked.phone.run(0)
    assert clocked.game.elapsed == 2_700
    clocked.phone.run(1_000)
    clocked.do(clocked.watch.stop)
    clocked.phone.run(0)
    assert clocked.game.elapsed == 3_700


def test_starting_and_stopping_twice_changes_nothing(clocked):
    clocked.do(clocked.watch.start, clocked.watch.start)
    clocked.phone.run(1_000)
    clocked.do(clocked.watch.stop, clocked.watch.stop)
    clocked.phone.run(1_000)
    assert clocked.game.elapsed - 2_700 in (0, 1)
    assert len(clocked.seconds) == 1


def test_threads_that_look_at_the_same_moment_count_no_time_twice(clocked):
    """Second looks within a millisecond give way to others in the middle of a call."""
    def busy():
        for _ in range(5):
            clocked.watch.count()
            clocked.watch.stop()
            clocked.watch.start()
            Thread.sleep(7)
    clocked.do(clocked.watch.start)
    clocked.phone.run(0)
    begun = clocked.phone.now
    clocked.do(busy, busy, busy)
    clocked.phone.run(1_000)
    clocked.do(clocked.watch.stop)
    clocked.phone.run(10)
    assert clocked.game.elapsed - 1_700 <= clocked.phone.now - begun
    assert clocked.game.elapsed - 1_700 >= 900


def test_time_in_minutes_and_seconds():
    assert [minutes(ms) for ms in (0, 999, 59_999, 60_000, 754_000)] == ["0:00", "0:00", "0:59", "1:00", "12:34"]

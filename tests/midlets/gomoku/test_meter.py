from itertools import pairwise

import pytest

from midlets.gomoku.meter import BREATH, Meter, Spent
from midlets.gomoku.position import Position


def think(meter, positions):
    """Try so many moves, checking before each."""
    for _ in range(positions):
        meter.check()
        meter.position.play(0, 0)
        meter.position.undo()


def test_the_thought_allowed_is_exact():
    position = Position(10)
    meter = Meter(position)
    meter.allow(1000)
    think(meter, 1000)
    with pytest.raises(Spent):
        meter.check()
    assert position.plays == 1000


def test_more_can_be_allowed_after_the_end():
    meter = Meter(Position(10))
    meter.allow(1)
    think(meter, 1)
    meter.allow(5)
    think(meter, 5)
    with pytest.raises(Spent):
        meter.check()


def test_without_a_limit_thought_goes_on():
    think(Meter(Position(10)), 5 * BREATH)


def test_it_gives_way_every_few_hundred_positions():
    calls = []
    meter = Meter(Position(10), lambda: calls.append(meter.position.plays))
    think(meter, 10 * BREATH)
    gaps = [after - before for before, after in pairwise(calls)]
    assert len(calls) == 10 and max(gaps) <= BREATH


def test_a_true_answer_stops_the_thought_for_good():
    meter = Meter(Position(10), lambda: True)
    for _ in range(3):
        meter.allow(1000)
        with pytest.raises(Spent):
            think(meter, 1000)
    assert meter.position.plays < BREATH


def test_what_giving_way_raises_goes_through():
    def leave():
        raise KeyError("the game was left")
    with pytest.raises(KeyError):
        think(Meter(Position(10), leave), 1000)

"""StopTimeControl: a time at which a player stops by itself."""

import pytest

from emulator.midp.lang import IllegalStateException
from emulator.midp.media.control import StopTimeControl


@pytest.fixture
def one(player, told):
    one = player()
    one.realize()
    one.add_player_listener(told)
    return one


@pytest.fixture
def control(one):
    return one.get_control("StopTimeControl")


def test_at_first_there_is_none(control):
    assert control.get_stop_time() == StopTimeControl.RESET == 2 ** 63 - 1


def test_it_stops_there_once(phone, one, control, told):
    control.set_stop_time(150_000)
    one.start()
    phone.run(1000)
    assert told.events == [("started", 0), ("stoppedAtTime", 150_000)] and told.times == [0, 150]
    assert (one.get_state(), control.get_stop_time()) == (one.PREFETCHED, StopTimeControl.RESET)
    one.start()
    phone.run(1000)
    assert told.names[2:] == ["started", "endOfMedia"]


def test_it_can_be_set_while_it_plays_if_none_is(phone, one, control, told):
    one.start()
    phone.run(100)
    control.set_stop_time(200_000)
    with pytest.raises(IllegalStateException):
        control.set_stop_time(300_000)
    phone.run(1000)
    assert told.events[-1] == ("stoppedAtTime", 200_000)


def test_a_time_that_is_past_stops_at_once(phone, one, control, told):
    one.start()
    phone.run(200)
    control.set_stop_time(50_000)
    phone.run(0)
    assert told.events[-1] == ("stoppedAtTime", 200_000)


def test_it_can_be_taken_back(phone, one, control, told):
    control.set_stop_time(150_000)
    one.start()
    control.set_stop_time(StopTimeControl.RESET)
    phone.run(1000)
    assert told.names == ["started", "endOfMedia"]


def test_a_time_beyond_the_end_is_never_reached(phone, one, control, told):
    control.set_stop_time(10_000_000)
    one.start()
    phone.run(1000)
    assert told.names == ["started", "endOfMedia"]

"""Media time as a function of the phone's."""

from emulator.midp.media.timeline import Timeline


def test_it_stands_until_it_runs():
    line = Timeline(1_000)
    assert [line.at(0), line.at(500)] == [0, 0]


def test_it_runs_with_the_phones_time_and_stays_at_the_end():
    line = Timeline(1_000)
    line.run(100)
    assert [line.at(now) for now in (100, 600, 1_100, 9_000)] == [0, 500, 1_000, 1_000]


def test_a_start_that_is_still_to_come_stands():
    line = Timeline(1_000)
    line.run(100)
    assert line.at(50) == 0


def test_a_change_of_speed_counts_from_its_moment():
    line = Timeline(1_000)
    line.run(0)
    line.hasten(200_000, 400)
    assert [line.at(400), line.at(500), line.ends(500)] == [400, 600, 700]


def test_without_a_duration_it_has_no_end():
    line = Timeline()
    line.run(0)
    assert (line.at(10 ** 9), line.ends(5)) == (10 ** 9, None)


def test_when_it_is_there_is_rounded_up():
    line = Timeline(1_000)
    line.speed = 300_000
    line.run(0)
    assert line.when(1_000) == 334

"""Music under way: in time, from anywhere, faster and higher."""

import pytest

from emulator.handset.sound.score import Event, Score
from emulator.handset.sound.source import NORMAL, RATE
from emulator.handset.sound.tone_sequence import parse

A_THEN_E = parse([-2, 1, 69, 16, 76, 16])          # 440 Hz for half a second, then 659.26 Hz


def test_notes_follow_each_other_in_time(strength):
    stream = A_THEN_E.open(0, NORMAL, 0)
    first, second = stream.read(RATE // 2), stream.read(RATE // 2)
    assert strength(first, 440) > 10 * strength(first, 659.26)
    assert strength(second, 659.26) > 10 * strength(second, 440)


def test_how_the_time_is_cut_up_changes_no_sample():
    whole = A_THEN_E.open(0, NORMAL, 0).read(RATE)
    stream, pieces = A_THEN_E.open(0, NORMAL, 0), []
    for count in (1, 7, 1000, 5000, 10_000, RATE - 16_008):
        pieces.extend(stream.read(count))
    assert pieces == pytest.approx(whole, abs=1e-6)


def test_from_the_middle_the_second_note_is_heard(strength):
    samples = A_THEN_E.open(500_000, NORMAL, 0).read(RATE // 2)
    assert strength(samples, 659.26) > 10 * strength(samples, 440)


def test_twice_the_rate_is_sooner_and_not_higher(strength):
    samples = A_THEN_E.open(0, 2 * NORMAL, 0).read(RATE // 2)
    assert strength(samples[:RATE // 4], 440) > 10 * strength(samples[:RATE // 4], 659.26)
    assert strength(samples[RATE // 4:], 659.26) > 10 * strength(samples[RATE // 4:], 440)


def test_a_pitch_of_twelve_semitones_is_an_octave(strength):
    samples = A_THEN_E.open(0, NORMAL, 12_000).read(RATE // 2)
    assert strength(samples, 880) > 3 * strength(samples, 440)


def test_tuning_on_the_way_counts_from_there(strength):
    stream = A_THEN_E.open(0, NORMAL, 0)
    stream.read(RATE // 4)
    stream.tune(2 * NORMAL, 0)                      # the other half of the first note takes half as long
    stream.read(RATE // 8)
    assert strength(stream.read(RATE // 4), 659.26) > 1000


def test_the_program_that_was_set_before_counts_from_the_middle_too():
    organ = Event(0, bytes((0xC0, 19)))
    note = Event(1_000_000, bytes((0x90, 60, 100)))
    early = Score("midi", (organ, note), 2_000_000)
    late = Score("midi", (Event(1_000_000, organ.message), note), 2_000_000)
    assert early.open(1_000_000, NORMAL, 0).read(4000) == late.open(1_000_000, NORMAL, 0).read(4000)


def test_it_is_over_when_the_last_note_has_rung_out():
    stream = A_THEN_E.open(0, NORMAL, 0)
    stream.read(RATE)
    stream.read(RATE // 10)
    assert stream.over


def test_let_go_ends_what_is_held():
    stream = Score("midi", (Event(0, bytes((0x90, 60, 100))),), 1_000_000).open(0, NORMAL, 0)
    stream.read(1000)
    stream.let_go()
    stream.read(RATE)
    assert stream.over


def test_the_tempo_at_a_time():
    score = Score("midi", (), 0, tempi=((0, 120_000), (500_000, 60_000)))
    assert [score.tempo_at(time) for time in (0, 499_999, 500_000)] == [120_000, 120_000, 60_000]
    assert [score.next_tempo_after(time) for time in (0, 500_000)] == [500_000, None]


def test_a_note_that_is_held_is_heard_from_its_middle(strength):
    samples = A_THEN_E.open(100_000, NORMAL, 0).read(RATE // 4)
    assert strength(samples, 440) > 10 * strength(samples, 659.26)


def test_a_drum_that_was_struck_before_is_not_struck_again():
    score = Score("midi", (Event(0, bytes((0x99, 36, 127))),), 1_000_000)
    assert any(score.open(0, NORMAL, 0).read(1000)) and not any(score.open(1, NORMAL, 0).read(1000))


def test_a_note_that_was_ended_before_is_not_heard_again():
    on, off = Event(0, bytes((0x90, 60, 100))), Event(1000, bytes((0x90, 60, 0)))
    assert not any(Score("midi", (on, off), 1_000_000).open(2000, NORMAL, 0).read(1000))

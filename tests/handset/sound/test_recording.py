"""Recorded sounds at the phone's own rate."""

from array import array

import pytest

from emulator.handset.sound.recording import Recording, resampled
from emulator.handset.sound.source import LOUDEST, NORMAL, RATE
from emulator.handset.sound.wav import Wave, encode


@pytest.mark.parametrize("rate", [8_000, 11_025, 16_000, 22_050, 32_000, 44_100, 48_000])
def test_a_tone_keeps_its_pitch_and_length_at_any_sampling_rate(sine, strength, rate):
    recording = Recording.from_wav(encode(sine(1000, 200, rate), rate))
    samples = recording.open(0, NORMAL, 0).read(RATE)
    assert len(samples) == pytest.approx(RATE // 5, abs=3)
    assert recording.duration == 200_000
    assert strength(samples, 1000) > 10 * max(strength(samples, 900), strength(samples, 1100))


def test_full_scale_is_as_loud_as_one_sound_may_be(sine, strength):
    samples = resampled(sine(440, 500, peak=32_767), RATE)
    assert strength(samples, 440) == pytest.approx(LOUDEST, rel=0.01)


def test_it_can_begin_in_the_middle(sine):
    recording = Recording(Wave(RATE, sine(440, 1000)))
    whole = recording.open(0, NORMAL, 0).read(RATE)
    assert recording.open(500_000, NORMAL, 0).read(100) == whole[RATE // 2:RATE // 2 + 100]


def test_twice_the_rate_is_half_as_long_and_an_octave_higher(sine, strength):
    recording = Recording(Wave(RATE, sine(440, 1000)))
    stream = recording.open(0, 2 * NORMAL, 0)
    samples = stream.read(RATE)
    assert len(samples) == pytest.approx(RATE / 2, abs=2) and stream.over
    assert strength(samples, 880) > 10 * strength(samples, 440)


def test_a_stream_can_be_tuned_on_its_way(sine, strength):
    stream = Recording(Wave(RATE, sine(440, 1000))).open(0, NORMAL, 0)
    stream.read(RATE // 2)
    stream.tune(2 * NORMAL, 0)
    rest = stream.read(RATE)
    assert len(rest) == pytest.approx(RATE / 4, abs=2)
    assert strength(rest, 880) > 10 * strength(rest, 440)


@pytest.mark.parametrize("rate", [RATE, 8_000, 48_000])
def test_a_recording_of_nothing_is_over_at_once(rate):
    recording = Recording(Wave(rate, array("h")))
    stream = recording.open(0, NORMAL, 0)
    assert (recording.duration, stream.over, len(stream.read(10))) == (0, True, 0)

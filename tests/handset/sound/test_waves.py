"""The shape and the course of tones."""

import pytest

from emulator.handset.sound.source import RATE
from emulator.handset.sound.waves import course, frequency, loop, noise


@pytest.mark.parametrize("key", range(21, 109))
def test_a_loop_is_in_tune_on_every_key_of_a_piano(key):
    """Its length is so many periods; 2 per mille are 3.5 hundredths of a semitone."""
    hertz = frequency(key)
    length = len(loop((1.0,), hertz))
    periods = round(length * hertz / RATE)
    assert periods * RATE / length == pytest.approx(hertz, rel=0.002)


def test_a_loop_has_a_peak_of_one_and_the_harmonics_it_is_given(strength):
    wave = loop((1.0, 0.0, 0.5), 440.0)
    assert max(map(abs, wave)) == pytest.approx(1.0)
    many = list(wave) * 20
    assert strength(many, 1320) == pytest.approx(strength(many, 440) / 2, rel=0.05)
    assert strength(many, 880) < 0.01 * strength(many, 440)


def test_harmonics_that_cannot_be_sampled_do_not_come_back_as_other_tones(strength):
    wave = list(loop(tuple(1.0 for _ in range(12)), 4000.0)) * 20      # the third is at 12,000 Hz already
    assert strength(wave, RATE - 12_000) < 0.01 * strength(wave, 4000)


def test_a_course_rises_and_halves_in_its_half_life():
    levels = course(10, 100, 0.0)
    top, later = RATE // 100, RATE // 100 + RATE // 10
    assert levels[0] == 0 and levels[top] == pytest.approx(1, abs=0.01)
    assert levels[later] == pytest.approx(0.5, rel=0.01) and levels[-1] < 0.003


def test_a_course_that_is_held_ends_there():
    assert course(10, 100, 0.4)[-1] == pytest.approx(0.4, abs=0.003)
    assert len(course(10, 0, 0.0)) == RATE // 100


def test_noise_is_the_same_every_time_and_has_no_tone():
    values = noise()
    assert abs(sum(values) / len(values)) < 0.01 and -1 <= min(values) < -0.99 and 0.99 < max(values) <= 1

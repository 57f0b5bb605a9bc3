"""The loudspeaker: what it notes, what a device gets, volume, recording."""

import pytest

from emulator.errors import UserError
from emulator.handset.sound.recording import Recording
from emulator.handset.sound.source import RATE
from emulator.handset.sound.tone_sequence import single_tone
from emulator.handset.sound.wav import Wave, decode
from emulator.handset.speaker import Sound, Speaker
from emulator.kernel import Kernel


@pytest.fixture
def kernel():
    return Kernel()


@pytest.fixture
def speaker(kernel):
    return Speaker(kernel)


def test_every_sound_is_noted_with_its_time(kernel, speaker):
    kernel.run(30)
    speaker.play(single_tone(69, 200), volume=80)
    assert speaker.sounds == [Sound(30, "tone", 200, 80)]


def test_a_sound_from_the_middle_is_noted_with_what_is_left(speaker, sine):
    speaker.play(Recording(Wave(RATE, sine(440, 1000))), begin=400_000, rate=200_000)
    assert speaker.sounds == [Sound(0, "wav", 300, 100)]


def test_a_device_gets_samples_as_time_passes(kernel, speaker, taker, strength):
    speaker.device = taker
    kernel.run(100)
    speaker.play_once(single_tone(69, 200))
    kernel.run(150)
    assert RATE * 14 // 100 <= len(taker.samples) - RATE // 10 <= RATE * 15 // 100
    assert strength(taker.samples[RATE // 10:], 440) > 5000


def test_a_silent_phone_wakes_nobody_for_its_device(kernel, speaker, taker):
    speaker.device = taker
    speaker.play_once(single_tone(69, 50))
    kernel.run(500)
    assert kernel.next_due() is None


def test_alerts_differ_and_are_noted_as_alerts(speaker):
    for kind in ("alarm", "confirmation", "error", "info", "warning"):
        assert speaker.alert(kind)
    assert {sound.kind for sound in speaker.sounds} == {"alert"}
    assert len({sound.duration for sound in speaker.sounds}) == 5


def test_a_muted_phone_says_that_an_alert_is_not_heard(speaker):
    speaker.mute()
    assert not speaker.alert("info")
    speaker.mute(False)
    assert speaker.alert("info")


def test_the_volume_goes_in_steps_and_stays_on_the_scale(speaker):
    told = []
    speaker.listener = told.append
    speaker.softer()
    speaker.louder()
    speaker.louder()
    speaker.set_volume(-5)
    speaker.mute()
    assert told == [90, 100, 100, 0, 0]
    assert (speaker.volume, speaker.muted) == (0, True)


def test_muting_keeps_the_volume_and_a_volume_key_ends_it(speaker):
    speaker.set_volume(60)
    speaker.mute()
    assert (speaker.volume, speaker.muted) == (60, True)
    speaker.softer()
    assert (speaker.volume, speaker.muted) == (50, False)


def recorded(path, volume=100):
    kernel = Kernel()
    speaker = Speaker(kernel)
    speaker.set_volume(volume)
    speaker.record(path)
    kernel.run(100)
    speaker.play_once(single_tone(69, 300))
    kernel.run(400)
    speaker.stop_recording()
    return decode(path.read_bytes())


def test_a_recording_has_the_phones_own_time(tmp_path, strength):
    wave = recorded(tmp_path / "a.wav")
    assert (wave.rate, len(wave.samples)) == (RATE, RATE // 2)
    assert not any(wave.samples[:RATE // 10])
    assert strength(wave.samples[RATE // 10:RATE * 4 // 10], 440) > 5000


def test_a_recording_is_the_same_bytes_every_time(tmp_path):
    recorded(tmp_path / "a.wav")
    recorded(tmp_path / "b.wav")
    assert (tmp_path / "a.wav").read_bytes() == (tmp_path / "b.wav").read_bytes()


def test_at_volume_0_a_recording_is_silent(tmp_path):
    assert not any(recorded(tmp_path / "a.wav", volume=0).samples)


def test_a_recording_to_nowhere_is_refused_at_once(speaker, tmp_path):
    with pytest.raises(UserError, match=r"where/a\.wav"):
        speaker.record(tmp_path / "where" / "a.wav")

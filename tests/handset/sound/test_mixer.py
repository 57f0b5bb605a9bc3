"""The mixer: many sounds at once, in phone time, the same however time is cut up."""

import pytest

from emulator.handset.sound.alerts import FIGURES, alert
from emulator.handset.sound.mixer import FADE, KNEE, Mixer, bent, finished
from emulator.handset.sound.recording import Recording
from emulator.handset.sound.source import FULL, NORMAL, RATE
from emulator.handset.sound.tone_sequence import single_tone
from emulator.handset.sound.wav import Wave


class Clock:
    now = 0


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def mixer(clock, taker):
    mixer = Mixer(lambda: clock.now)
    mixer.connect(taker)
    return mixer


def run(mixer, clock, ms):
    clock.now += ms
    mixer.catch_up()


def test_eight_sounds_are_heard_at_once(mixer, clock, taker, strength):
    keys = (57, 61, 64, 68, 71, 75, 78, 82)
    for key in keys:
        mixer.add(single_tone(key, 500), start=0, gain=0.25)
    run(mixer, clock, 500)
    for key in keys:
        assert strength(taker.samples, 440 * 2 ** ((key - 69) / 12)) > 1000


def test_a_sound_begins_at_its_sample(mixer, clock, taker, sine):
    mixer.add(Recording(Wave(RATE, sine(1000, 100))), start=200_000)
    run(mixer, clock, 400)
    heard = [place for place, sample in enumerate(taker.samples) if sample]
    assert heard[0] == pytest.approx(RATE // 5, abs=2) and heard[-1] == pytest.approx(RATE * 3 // 10, abs=2)


def scene(cuts):
    """The same music and changes, with the clock looked at in other places."""
    clock, samples = Clock(), []

    class Keep:
        def take(self, more):
            samples.extend(more)

        def rest(self, count):
            samples.extend([0] * count)
    mixer = Mixer(lambda: clock.now)
    mixer.connect(Keep())
    tracks = {}
    acts = {0: lambda: tracks.update(one=mixer.add(single_tone(60, 900), start=0)),
            130: lambda: tracks.update(two=mixer.add(alert("warning"), start=130_000)),
            300: lambda: tracks["one"].set_gain(0.4), 410: lambda: tracks["one"].tune(NORMAL, 2000),
            555: lambda: tracks["one"].stop(), 700: lambda: mixer.set_master(0.5)}
    for time in sorted({*acts, *cuts, 1000}):
        clock.now = time
        if time in cuts:
            mixer.catch_up()
        acts.get(time, lambda: None)()
    mixer.catch_up()
    return samples


def test_how_the_time_is_cut_up_changes_no_sample():
    assert scene(()) == scene(range(0, 1000, 7)) == scene((1, 299, 301, 556, 999))


def test_a_stopped_sound_is_faded_out_within_a_few_samples(mixer, clock, taker, sine):
    track = mixer.add(Recording(Wave(RATE, sine(1000, 1000))), start=0)
    run(mixer, clock, 100)
    track.stop()
    run(mixer, clock, 100)
    end = samples_of(100)
    assert any(taker.samples[end:end + FADE]) and not any(taker.samples[end + FADE:])


def samples_of(ms):
    return RATE * ms // 1000


def test_gain_and_master_multiply(mixer, clock, taker, sine, strength):
    mixer.set_master(0.5)
    mixer.add(Recording(Wave(RATE, sine(1000, 500, peak=FULL))), start=0, gain=0.5)
    run(mixer, clock, 500)
    assert strength(taker.samples, 1000) == pytest.approx(0.7 * FULL / 4, rel=0.02)


def test_nothing_is_made_while_nobody_listens(clock):
    opened = []

    class Watched:
        kind, duration = "wav", 1_000_000

        def open(self, begin, rate, pitch):
            opened.append(begin)
    mixer = Mixer(lambda: clock.now)
    track = mixer.add(Watched(), start=0)
    run(mixer, clock, 400)
    track.stop()
    assert opened == []


def test_who_begins_to_listen_hears_it_from_there(clock, taker, sine):
    mixer = Mixer(lambda: clock.now)
    mixer.add(Recording(Wave(RATE, sine(1000, 500))), start=0)
    run(mixer, clock, 300)
    mixer.connect(taker)
    run(mixer, clock, 400)
    heard = [place for place, sample in enumerate(taker.samples) if sample]
    assert heard[0] <= 2 and heard[-1] == pytest.approx(samples_of(200), abs=2)


def test_who_stops_listening_and_begins_again_hears_it_from_there(mixer, clock, taker, sine, strength):
    mixer.add(Recording(Wave(RATE, sine(1000, 300))), start=0)
    run(mixer, clock, 100)
    mixer.disconnect(taker)
    run(mixer, clock, 100)
    mixer.connect(taker)
    run(mixer, clock, 400)
    heard = [place for place, sample in enumerate(taker.samples) if sample]
    assert heard[-1] == pytest.approx(samples_of(200), abs=2)


def test_a_track_that_is_over_is_forgotten(mixer, clock, sine):
    mixer.add(Recording(Wave(RATE, sine(1000, 100))), start=0)
    run(mixer, clock, 400)
    assert mixer.tracks == []


def test_many_loud_sounds_are_bent_and_not_cut_off(mixer, clock, taker, sine):
    for _ in range(8):
        mixer.add(Recording(Wave(RATE, sine(1000, 200, peak=FULL))), start=0)
    run(mixer, clock, 200)
    assert KNEE < max(taker.samples) <= FULL and -FULL <= min(taker.samples) < -KNEE


def test_bending_keeps_the_order_and_the_sign():
    values = [KNEE, KNEE + 1000, KNEE + 10_000, 200_000]
    assert sorted(map(bent, values)) == list(map(bent, values)) and bent(-30_000) == -bent(30_000)
    assert list(finished([0.0, 1.9, -1.9])) == [0, 1, -1]


@pytest.mark.parametrize("kind", FIGURES)
def test_every_alert_is_heard_and_short(mixer, clock, taker, kind):
    source = alert(kind)
    mixer.add(source, start=0)
    run(mixer, clock, 2000)
    assert max(taker.samples) > 3000 and 150_000 <= source.duration <= 1_500_000


def test_no_two_alerts_are_alike():
    assert len({alert(kind).events for kind in FIGURES}) == 5

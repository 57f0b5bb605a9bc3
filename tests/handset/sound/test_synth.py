"""The synthesiser: channels, programs, drums, controllers."""

from itertools import pairwise

import pytest

from emulator.handset.sound.instruments import FAMILIES, of_program
from emulator.handset.sound.percussion import DRUMS, FIRST, LAST, beat
from emulator.handset.sound.source import FULL, RATE
from emulator.handset.sound.synth import VOICES, Synth
from emulator.handset.sound.waves import frequency


def play(*messages, ms=300):
    synth = Synth()
    for message in messages:
        synth.send(bytes(message))
    return synth.render(RATE * ms // 1000)


def energy(samples):
    return sum(sample * sample for sample in samples)


@pytest.mark.parametrize("program", range(0, 120, 8))
@pytest.mark.parametrize("key", [45, 69, 84])
def test_every_family_is_in_tune(strength, program, key):
    samples = play((0xC0, program), (0x90, key, 100), ms=600)
    hertz = frequency(key)
    beside = max(strength(samples, hertz * 2 ** (step / 12)) for step in (-1, 1))
    assert strength(samples, hertz) > 2.5 * beside


def spectrum(strength, program):
    """How strong the first eight harmonics of A3 are, early and late, of a whole of 1."""
    samples = play((0xC0, program), (0x90, 57, 100), ms=500)
    levels = [strength(part, 220 * n) for part in (samples[:4000], samples[-4000:]) for n in range(1, 9)]
    return [level / max(levels) for level in levels]


def test_no_two_families_sound_alike(strength):
    seen = [spectrum(strength, program) for program in range(0, 128, 8)]
    for place, one in enumerate(seen):
        for other in seen[place + 1:]:
            assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 0.15


def test_programs_belong_to_families_by_eights():
    assert [of_program(program) for program in (0, 7, 8, 127)] == [FAMILIES[0], FAMILIES[0], FAMILIES[1], FAMILIES[15]]


def test_channel_ten_has_drums_that_differ():
    sounds = {tuple(beat(key)[:400]) for key in range(FIRST, LAST + 1)}
    assert len(DRUMS) == LAST - FIRST + 1 and len(sounds) == len(DRUMS)
    assert play((0x99, 36, 100)) != play((0x90, 36, 100))


def steepness(samples):
    """Near 0 for low tones; 2 for white noise."""
    return energy([after - now for now, after in pairwise(samples)]) / energy(samples)


def test_a_bass_drum_is_low_and_a_hi_hat_is_high():
    assert steepness(beat(42)) > 1 > 0.1 > steepness(beat(36))


def test_velocity_and_volume_make_it_louder():
    soft, loud = play((0x90, 60, 40)), play((0x90, 60, 120))
    quiet = play((0xB0, 7, 40), (0x90, 60, 120))
    assert energy(loud) > 4 * energy(soft) and energy(loud) > 4 * energy(quiet)


def test_a_volume_of_zero_is_silence():
    assert not any(play((0xB0, 7, 0), (0x90, 60, 120)))


def test_a_velocity_of_zero_ends_the_note():
    synth = Synth()
    synth.send(bytes((0x90, 60, 100)))
    synth.render(1000)
    synth.send(bytes((0x90, 60, 0)))
    synth.render(RATE)
    assert not synth.sounding


def test_a_key_that_is_struck_again_lets_the_old_note_go():
    synth = Synth()
    synth.send(bytes((0xC0, 16)))
    for _ in range(3):
        synth.send(bytes((0x90, 60, 100)))
    synth.render(RATE)
    assert len(synth.channels[0].voices) == 1


def test_the_pedal_holds_what_is_let_go():
    synth = Synth()
    synth.send(bytes((0xC0, 16)))                     # an organ does not fade
    synth.send(bytes((0xB0, 64, 127)))
    synth.send(bytes((0x90, 60, 100)))
    synth.send(bytes((0x80, 60, 0)))
    synth.render(RATE)
    assert synth.sounding
    synth.send(bytes((0xB0, 64, 0)))
    synth.render(RATE)
    assert not synth.sounding


@pytest.mark.parametrize("messages, semitones", [
    (((0xE0, 127, 127),), 2),
    (((0xE0, 0, 0),), -2),
    (((0xB0, 101, 0), (0xB0, 100, 0), (0xB0, 6, 12), (0xE0, 127, 127)), 12),
])
def test_a_bend_moves_the_pitch_by_its_range(strength, messages, semitones):
    samples = play((0xC0, 16), *messages, (0x90, 69, 100))
    assert strength(samples, 440 * 2 ** (semitones / 12)) > 5 * strength(samples, 440 * 2 ** ((semitones + 1) / 12))


def test_a_bend_moves_what_sounds_already(strength):
    synth = Synth()
    synth.send(bytes((0xC0, 16)))
    synth.send(bytes((0x90, 69, 100)))
    synth.render(2000)
    synth.send(bytes((0xE0, 127, 127)))
    samples = synth.render(RATE // 2)
    assert strength(samples, 440 * 2 ** (2 / 12)) > 5 * strength(samples, 440)


def test_all_notes_off_and_all_sound_off():
    for control, silent_at_once in ((123, False), (120, True)):
        synth = Synth()
        synth.send(bytes((0xC0, 16)))
        synth.send(bytes((0x90, 60, 100)))
        synth.render(1000)
        synth.send(bytes((0xB0, control, 0)))
        assert synth.sounding is not silent_at_once
        synth.render(RATE)
        assert not synth.sounding


def test_the_oldest_voice_makes_room():
    synth = Synth()
    for key in range(VOICES + 20):
        synth.send(bytes((0x90, 30 + key, 100)))
    assert sum(len(channel.voices) for channel in synth.channels) == VOICES


def test_messages_that_mean_nothing_here_are_passed_over():
    assert not any(play((0xA0, 60, 10), (0xD0, 9), (0xB0, 99, 1)))


def test_a_full_chord_stays_on_the_scale():
    samples = play(*((0x90, key, 100) for key in (48, 60, 64, 67, 72)))
    assert max(map(abs, samples)) < FULL

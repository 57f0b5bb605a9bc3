"""The sounds of the games: small, as loud as each other, and with the notes they are made of."""

import math
from itertools import pairwise
from pathlib import Path

import pytest

from emulator.handset.sound.wav import decode
from emulator.handset.sound.waves import frequency
from tests.tools.make_sounds import DRUM, MIDLETS, RECIPES, wav_of

FILES = sorted(MIDLETS.glob("*/sounds/*.wav"))
NAMES = [f"{path.parent.parent.name}/{path.stem}" for path in FILES]


def strength(samples, hertz, rate):
    turn = 2 * math.cos(2 * math.pi * hertz / rate)
    one = two = 0.0
    for sample in samples:
        one, two = sample + turn * one - two, one
    return max(one * one + two * two - turn * one * two, 0.0) ** 0.5


def test_every_recipe_has_its_file():
    assert set(NAMES) == set(RECIPES)


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_file_is_what_its_recipe_makes(path):
    made, kept = decode(wav_of(RECIPES[f"{path.parent.parent.name}/{path.stem}"])), decode(path.read_bytes())
    assert made.rate == kept.rate and len(made.samples) == len(kept.samples)
    assert max(abs(one - two) for one, two in zip(made.samples, kept.samples, strict=True)) <= 256


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_sound_is_small_loud_enough_and_ends_in_silence(path):
    samples = decode(path.read_bytes()).samples
    assert path.stat().st_size < 8 * 1024
    assert 20_000 < max(map(abs, samples)) < 32_700
    assert max(map(abs, samples[-40:])) < 1_500


@pytest.mark.parametrize("name", [name for name, recipe in RECIPES.items() if not recipe.rumble])
def test_each_note_is_heard_when_it_should_be(name):
    wave = decode((MIDLETS / Path(name).parent / "sounds" / f"{Path(name).name}.wav").read_bytes())
    for note in RECIPES[name].notes:
        if note.program != DRUM and note.velocity >= 90:
            span = wave.samples[note.start * wave.rate // 1000:(note.start + note.length) * wave.rate // 1000]
            beside = max(strength(span, frequency(note.key + step), wave.rate) for step in (-3.5, 3.5))
            assert strength(span, frequency(note.key), wave.rate) > 1.5 * beside


def test_an_explosion_is_noise_that_gets_darker():
    samples = decode((MIDLETS / "minesweeper" / "sounds" / "explosion.wav").read_bytes()).samples

    def brightness(part):
        steps = sum((after - now) ** 2 for now, after in pairwise(part))
        return steps / sum(sample * sample for sample in part)
    third = len(samples) // 3
    assert brightness(samples[:third]) > 2 * brightness(samples[third:2 * third])

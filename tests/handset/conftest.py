"""What tests of the handset share: a skin to be broken, samples, and how strong one frequency is in them."""

import math
import shutil
from array import array
from pathlib import Path

import pytest

from emulator.handset.sound.source import RATE
from emulator.shelf import shelf


@pytest.fixture
def folder(tmp_path):
    """A copy of the slider, to be broken (skin_copy.py)."""
    return Path(shutil.copytree(shelf("skins") / "slider", tmp_path / "slider"))


def goertzel(samples, hertz, rate=RATE):
    """The amplitude of one frequency (Goertzel's recurrence): a sine of amplitude A gives about A."""
    turn = 2 * math.cos(2 * math.pi * hertz / rate)
    one = two = 0.0
    for sample in samples:
        one, two = sample + turn * one - two, one
    power = one * one + two * two - turn * one * two
    return 2 * math.sqrt(max(power, 0.0)) / len(samples)


@pytest.fixture
def strength():
    """`strength(samples, hertz)`: the amplitude of a frequency in them."""
    return goertzel


@pytest.fixture
def sine():
    """`sine(hertz, ms, rate, peak)`: samples of a pure tone."""

    def make(hertz, ms, rate=RATE, peak=20_000):
        return array("h", [round(peak * math.sin(2 * math.pi * hertz * n / rate)) for n in range(rate * ms // 1000)])
    return make


class Taker:
    """An output of a mixer: keeps what it is given."""

    def __init__(self):
        self.samples = array("h")

    def take(self, samples):
        self.samples.extend(samples)

    def rest(self, count):
        self.samples.extend([0] * count)


@pytest.fixture
def taker():
    return Taker()

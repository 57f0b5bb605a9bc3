"""The drums of General MIDI's channel 10: each key its own sound, made of a falling tone and noise."""

from __future__ import annotations

import math
from array import array
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from .source import RATE
from .waves import INAUDIBLE, noise

FIRST, LAST = 35, 81


class Drum(NamedTuple):
    """A tone that falls from one frequency to another (Hz), and noise; each halves in so many ms.

    `edge` keeps the high part of the noise alone (0: all of it, 1: only the highest).
    """

    name: str
    high: float = 0
    low: float = 0
    tone: float = 0
    tone_half: int = 40
    noise: float = 0
    noise_half: int = 40
    edge: float = 0


def _tom(name: str, hertz: float) -> Drum:
    return Drum(name, hertz * 1.5, hertz, .8, 70, .12, 12)


def _skin(name: str, hertz: float, half: int = 40) -> Drum:
    return Drum(name, hertz * 1.15, hertz, .75, half, .12, 6)


DRUMS: dict[int, Drum] = dict(enumerate((
    Drum("acoustic bass drum", 130, 48, .95, 55, .15, 6), Drum("bass drum", 150, 52, .95, 45, .2, 5),
    Drum("side stick", 1700, 1600, .4, 8, .5, 8, .5), Drum("acoustic snare", 230, 180, .45, 35, .6, 50, .3),
    Drum("hand clap", noise=.8, noise_half=35, edge=.5), Drum("electric snare", 260, 200, .5, 30, .6, 40, .2),
    _tom("low floor tom", 80), Drum("closed hi-hat", noise=.45, noise_half=12, edge=.9), _tom("high floor tom", 98),
    Drum("pedal hi-hat", noise=.4, noise_half=18, edge=.9), _tom("low tom", 118),
    Drum("open hi-hat", noise=.45, noise_half=110, edge=.9), _tom("low-mid tom", 142), _tom("high-mid tom", 170),
    Drum("crash cymbal", 3300, 3200, .08, 200, .6, 300, .7), _tom("high tom", 205),
    Drum("ride cymbal", 4200, 4200, .15, 180, .3, 180, .9), Drum("chinese cymbal", noise=.6, noise_half=180, edge=.5),
    Drum("ride bell", 2900, 2900, .4, 150, .15, 90, .9), Drum("tambourine", 6200, 6200, .15, 40, .45, 45, .9),
    Drum("splash cymbal", noise=.55, noise_half=130, edge=.8), Drum("cowbell", 570, 560, .6, 60, .1, 10, .5),
    Drum("crash cymbal 2", 3000, 2900, .08, 220, .6, 330, .7), Drum("vibraslap", 2100, 2000, .3, 120, .35, 110, .8),
    Drum("ride cymbal 2", 3900, 3900, .15, 170, .3, 170, .9),
    _skin("high bongo", 420), _skin("low bongo", 300), _skin("mute high conga", 340, 15),
    _skin("open high conga", 320, 70), _skin("low conga", 230, 80),
    _skin("high timbale", 450, 60), _skin("low timbale", 340, 70),
    Drum("high agogo", 1420, 1400, .6, 55), Drum("low agogo", 1000, 980, .6, 60),
    Drum("cabasa", noise=.4, noise_half=22, edge=.9), Drum("maracas", noise=.4, noise_half=14, edge=.9),
    Drum("short whistle", 2350, 2300, .5, 60), Drum("long whistle", 2350, 2300, .5, 180),
    Drum("short guiro", 900, 700, .1, 20, .45, 25, .7), Drum("long guiro", 900, 700, .1, 60, .45, 90, .7),
    Drum("claves", 2500, 2480, .7, 16), Drum("high wood block", 1250, 1200, .7, 16),
    Drum("low wood block", 850, 800, .7, 18), Drum("mute cuica", 520, 380, .6, 30),
    Drum("open cuica", 600, 320, .6, 70), Drum("mute triangle", 4900, 4900, .4, 30),
    Drum("open triangle", 4900, 4900, .4, 350),
), FIRST))


@lru_cache(maxsize=64)
def beat(key: int) -> array[float]:
    """The whole sound of a drum, with a peak of about 1; keys beyond the table take the nearest."""
    drum = DRUMS[min(max(key, FIRST), LAST)]
    longest = max(drum.tone_half if drum.tone else 0, drum.noise_half if drum.noise else 0)
    count = min(int(longest * RATE / 1000 * -math.log2(INAUDIBLE * 4)), len(noise()))
    tone, rustle = _tone(drum, count), _rustle(drum, count)
    return array("d", [one + two for one, two in zip(tone, rustle, strict=True)])


def _tone(drum: Drum, count: int) -> list[float]:
    """Its frequency has fallen half of the way after 15 ms, whatever its loudness does."""
    glide, fade = 0.5 ** (1000 / (15 * RATE)), 0.5 ** (1000 / (drum.tone_half * RATE))
    turns = accumulate((drum.low + (drum.high - drum.low) * glide ** n) * math.tau / RATE for n in range(count))
    return [drum.tone * fade ** n * math.sin(turn) for n, turn in enumerate(turns)]


def _rustle(drum: Drum, count: int) -> list[float]:
    fade = 0.5 ** (1000 / (drum.noise_half * RATE))
    rough = noise()[:count]
    before = [0.0, *rough[:-1]]
    scale = drum.noise / (1 + drum.edge)
    return [scale * fade ** n * (now - drum.edge * last)
            for n, (now, last) in enumerate(zip(rough, before, strict=False))]

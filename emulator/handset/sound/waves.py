"""The shape of a tone (one loop of its wave) and its course (how loud it is as it ages).

Both are tables that many notes share; they are remembered here, and depend on nothing but
their arguments.
"""

from __future__ import annotations

import math
from array import array
from functools import lru_cache

from .source import RATE

LOOP = 1_024          # samples: about how long a loop may be
CLOSE_ENOUGH = 0.0003  # of the frequency: half a hundredth of a semitone
INAUDIBLE = 0.002     # of the full level


def frequency(key: float) -> float:
    """Of a MIDI key in Hz: A4 is 69 and 440 Hz (JSR-135, ToneControl).

    >>> frequency(69), round(frequency(60), 2)
    (440.0, 261.63)
    """
    return 440.0 * math.exp2((key - 69) / 12)


@lru_cache(maxsize=256)
def loop(harmonics: tuple[float, ...], hertz: float) -> array[float]:
    """Some whole periods of a wave in a whole number of samples, with a peak of 1.

    `harmonics` are the strengths of the fundamental and its multiples. Those above half the
    sampling rate are left out: they would come back as other tones.
    """
    periods, length = _fit(hertz)
    heard = [strength for number, strength in enumerate(harmonics, 1) if number * hertz < RATE * 0.45]
    wave = [0.0] * length
    for number, strength in enumerate(heard, 1):
        if strength:
            turn = math.tau * periods * number / length
            wave = [value + strength * math.sin(turn * n) for n, value in enumerate(wave)]
    peak = max(map(abs, wave), default=0.0) or 1.0
    return array("d", [value / peak for value in wave])


def _fit(hertz: float) -> tuple[int, int]:
    """How many periods, in how many samples, come close enough to the frequency."""
    period = RATE / hertz
    best, fault = (1, max(2, round(period))), 1.0
    for periods in range(1, max(2, int(LOOP / period))):
        length = max(2, round(periods * period))
        off = abs(length / (periods * period) - 1)
        if off < fault:
            best, fault = (periods, length), off
        if off < CLOSE_ENOUGH:
            break
    return best


@lru_cache(maxsize=64)
def course(attack: int, half_life: int, hold: float) -> array[float]:
    """Levels of a note, sample by sample, until they are constant: `attack` ms up to 1, then
    towards `hold`, half of the way every `half_life` ms (0: it stays at 1)."""
    rise = max(1, attack * RATE // 1000)
    levels = array("f", [n / rise for n in range(rise)])
    if half_life:
        fall = 0.5 ** (1000 / (half_life * RATE))
        count = math.ceil(math.log(INAUDIBLE) / math.log(fall))
        levels.extend(hold + (1 - hold) * fall ** n for n in range(count))
    return levels


@lru_cache(maxsize=1)
def noise() -> array[float]:
    """A second and a half of white noise, the same every time (a linear congruential generator)."""
    values, state = array("d"), 12_345
    for _ in range(RATE * 3 // 2):
        state = (state * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        values.append(state / 0x3FFFFFFF - 1)
    return values

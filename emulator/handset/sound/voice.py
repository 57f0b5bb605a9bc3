"""One note: its layers under way, from the key going down to the last of its ringing."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from .instruments import Instrument, Layer
from .percussion import beat
from .source import LOUDEST, RATE
from .waves import course, frequency, loop, noise

OCTAVE_FADES = 0.75    # strings twice as high fade so much sooner


def blend(mix: list[float] | None, wave: Sequence[float], levels: Sequence[float] | float, gain: float) -> list[float]:
    """`mix` with a wave added (None: silence so far); one pass, since this is where the time goes."""
    if isinstance(levels, float):
        gain *= levels
        if mix is None:
            return [value * gain for value in wave]
        return [sum_ + value * gain for sum_, value in zip(mix, wave, strict=True)]
    if mix is None:
        return [value * level * gain for value, level in zip(wave, levels, strict=True)]
    return [sum_ + value * level * gain for sum_, value, level in zip(mix, wave, levels, strict=True)]


class Voice:
    """A key of an instrument. `bend` is in semitones; `gain` 1 is as loud as one voice gets."""

    def __init__(self, instrument: Instrument, key: int, gain: float, bend: float = 0.0) -> None:
        self.key, self.gain = key, gain
        self._layers = [_Part(layer, key, bend) for layer in instrument.layers]
        self._release = instrument.release * RATE // 1000
        self._age = 0
        self._released: int | None = None             # its age when the key came up
        self.over = False

    @property
    def held(self) -> bool:
        return self._released is None

    def let_go(self) -> None:
        """The key comes up: the note rings out."""
        if self._released is None:
            self._released = self._age

    def bend(self, semitones: float) -> None:
        """Go on at another pitch."""
        for part in self._layers:
            part.tune(semitones)

    def add_to(self, mix: list[float] | None, count: int, gain: float) -> list[float] | None:
        """`mix` with the next `count` samples of it."""
        fade = self._fade(count)
        for part in self._layers:
            wave, levels = part.take(self._age, count)
            if fade is not None:
                levels = [level * out for level, out in zip(_spread(levels, count), fade, strict=True)]
            if levels:
                mix = blend(mix, wave, levels, gain * self.gain * part.level * LOUDEST)
        self._age += count
        self.over = (self._released is not None and self._age >= self._released + self._release) or all(
            part.faded(self._age) for part in self._layers)
        return mix

    def _fade(self, count: int) -> list[float] | None:
        """What is left of it, once the key is up: a straight line to nothing."""
        if self._released is None:
            return None
        gone = self._age - self._released
        return [max(0.0, 1 - (gone + n) / self._release) for n in range(count)]


class _Part:
    """One layer of a voice."""

    def __init__(self, layer: Layer, key: int, bend: float) -> None:
        self.level = layer.level
        self._layer, self._key = layer, key
        half_life = layer.half_life
        if half_life and not layer.hold:
            half_life = max(10, round(half_life * OCTAVE_FADES ** ((key - 60) // 12)))
        self._course = course(layer.attack, half_life, layer.hold)
        self._last = float(self._course[-1]) if not half_life or layer.hold else 0.0
        self._last = 1.0 if not half_life else self._last
        self._at = 0
        self.tune(bend)

    def tune(self, semitones: float) -> None:
        """Take the loop of another pitch, at the same point of the wave."""
        old = getattr(self, "_loop", None)
        hertz = frequency(self._key + round(semitones * 16) / 16) * self._layer.ratio
        self._loop: array[float] = loop(self._layer.harmonics, hertz) if self._layer.harmonics else noise()
        if old is not None:
            self._at = self._at * len(self._loop) // len(old)

    def take(self, age: int, count: int) -> tuple[Sequence[float], Sequence[float] | float]:
        """The next samples of the wave, and how loud each is."""
        length = len(self._loop)
        start = self._at
        self._at = (start + count) % length
        wave = (self._loop * ((start + count) // length + 1))[start:start + count]
        if age >= len(self._course):
            return wave, self._last
        levels = self._course[age:age + count]
        levels.extend([self._last] * (count - len(levels)))
        return wave, levels

    def faded(self, age: int) -> bool:
        return self._last == 0.0 and age >= len(self._course)


class Beat:
    """A drum: it sounds to its end, whatever the key does."""

    held = False

    def __init__(self, key: int, gain: float) -> None:
        self.key, self.gain = key, gain
        self._samples, self._at = beat(key), 0

    @property
    def over(self) -> bool:
        return self._at >= len(self._samples)

    def let_go(self) -> None:
        """A drum has no end but its own."""

    def bend(self, semitones: float) -> None:
        """A drum keeps its pitch."""

    def add_to(self, mix: list[float] | None, count: int, gain: float) -> list[float] | None:
        piece = self._samples[self._at:self._at + count]
        self._at += count
        piece.extend([0.0] * (count - len(piece)))
        return blend(mix, piece, 1.0, gain * self.gain * LOUDEST)


def _spread(levels: Sequence[float] | float, count: int) -> Sequence[float]:
    return [levels] * count if isinstance(levels, float) else levels

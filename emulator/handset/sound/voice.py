"""One note: its layers under way, from the key going down to the last of its ringing."""

from __future__ import annotations

from array import array

from .instruments import Instrument, Layer
from .percussion import beat
from .source import LOUDEST, RATE
from .waves import course, frequency, loop, noise

OCTAVE_FADES = 0.75    # strings twice as high fade so much sooner


class Voice:
    """A key of an instrument. `bend` is in semitones; `gain` 1 is as loud as one voice gets."""

    def __init__(self, instrument: Instrument, key: int, gain: float, bend: float = 0.0) -> None:
        self.key, self._gain = key, gain * LOUDEST
        self.lifted = False                           # the key is up, the pedal holds it
        self._parts = [_Part(layer, key, bend) for layer in instrument.layers]
        self._release = instrument.release * RATE // 1000
        self._left: int | None = None                 # samples it still rings, once the key is up

    @property
    def held(self) -> bool:
        return self._left is None

    @property
    def over(self) -> bool:
        return self._left == 0 or all(part.over for part in self._parts)

    def let_go(self) -> None:
        """The key comes up: the note rings out."""
        if self._left is None:
            self._left = self._release

    def bend(self, semitones: float) -> None:
        """Go on at another pitch."""
        for part in self._parts:
            part.tune(semitones)

    def read(self, count: int, gain: float) -> list[float]:
        """The next samples of it, at most `count`: fewer when it ends."""
        ringing = self._left
        if ringing is not None:
            count = min(count, ringing)
        row: list[float] = []
        for part in self._parts:
            row = summed(row, part.read(count, gain * self._gain))
        if ringing is not None:
            row = [value * (ringing - n) / self._release for n, value in enumerate(row)]
            self._left = ringing - count
        return row


class _Part:
    """One layer of a voice."""

    def __init__(self, layer: Layer, key: int, bend: float) -> None:
        self._layer, self._key = layer, key
        half_life = layer.half_life
        if half_life and not layer.hold:
            half_life = max(10, round(half_life * OCTAVE_FADES ** ((key - 60) // 12)))
        self._course, self._age = course(layer.attack, half_life, layer.hold), 0
        self._last = layer.hold if half_life else 1.0          # the level after its course
        self._loop, self._at = self._loop_at(bend), 0
        self._scaled: tuple[float, list[float]] = (0.0, [])    # the loop at a level

    @property
    def over(self) -> bool:
        return self._last == 0 and self._age >= len(self._course)

    def tune(self, semitones: float) -> None:
        """Take the loop of another pitch, at the same point of the wave."""
        old, self._loop, self._scaled = self._loop, self._loop_at(semitones), (0.0, [])
        self._at = self._at * len(self._loop) // len(old)

    def _loop_at(self, semitones: float) -> array[float]:
        """Pitches are rounded to a sixteenth of a semitone, so that a bend takes few loops."""
        if not self._layer.harmonics:
            return noise()
        return loop(self._layer.harmonics, frequency(self._key + round(semitones * 16) / 16) * self._layer.ratio)

    def read(self, count: int, gain: float) -> list[float]:
        """While its level changes, sample by level; after that one factor does."""
        gain *= self._layer.level
        levels = self._course[self._age:self._age + count]
        row = [value * level * gain for value, level in zip(self._wave(len(levels)), levels, strict=True)]
        if self._last and len(levels) < count:
            row += self._steady(count - len(levels), gain * self._last)
        self._age += count
        return row

    def _steady(self, count: int, gain: float) -> list[float]:
        """At one level a loop need be scaled only once."""
        if self._scaled[0] != gain:
            self._scaled = (gain, [value * gain for value in self._loop])
        start, times = self._advance(count)
        return (self._scaled[1] * times)[start:start + count]

    def _wave(self, count: int) -> array[float]:
        start, times = self._advance(count)
        return (self._loop * times)[start:start + count]

    def _advance(self, count: int) -> tuple[int, int]:
        """Where in the loop the next samples begin, and how many loops they reach into."""
        length, start = len(self._loop), self._at
        self._at = (start + count) % length
        return start, (start + count) // length + 1


class Beat:
    """A drum: it sounds to its end, whatever the key does."""

    held = False

    def __init__(self, key: int, gain: float) -> None:
        self.key, self._gain, self.lifted = key, gain * LOUDEST, False
        self._samples, self._at = beat(key), 0

    @property
    def over(self) -> bool:
        return self._at >= len(self._samples)

    def let_go(self) -> None:
        """A drum has no end but its own."""

    def bend(self, semitones: float) -> None:
        """A drum keeps its pitch."""

    def read(self, count: int, gain: float) -> list[float]:
        gain *= self._gain
        piece = self._samples[self._at:self._at + count]
        self._at += count
        return [value * gain for value in piece]


def summed(row: list[float], more: list[float]) -> list[float]:
    """Two rows of samples in one, as long as the longer."""
    if len(row) < len(more):
        row, more = more, row
    row[:len(more)] = [one + two for one, two in zip(row, more, strict=False)]
    return row

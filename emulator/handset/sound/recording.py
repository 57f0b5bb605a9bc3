"""A recorded sound as a Source: sampled at its own rate, played at the phone's."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from .source import FULL, LOUDEST, NORMAL, RATE
from .wav import Wave, decode


class Recording:
    """A WAV file that can be played. Another rate makes it higher or lower too, like a tape."""

    kind = "wav"

    def __init__(self, wave: Wave) -> None:
        self.about = wave.about
        self.duration = len(wave.samples) * 1_000_000 // wave.rate
        self._wave = wave
        self._at_normal: array[float] | None = None        # made when first heard

    @classmethod
    def from_wav(cls, data: bytes) -> Recording:
        """BadSound if the file cannot be played."""
        return cls(decode(data))

    def open(self, begin: int, rate: int, pitch: int) -> RecordingStream:
        return RecordingStream(self, begin, rate)

    def samples(self, rate: int) -> array[float]:
        """All of it at the phone's sampling rate, played at `rate`."""
        if rate != NORMAL:
            return resampled(self._wave.samples, self._wave.rate * rate / NORMAL)
        if self._at_normal is None:
            self._at_normal = resampled(self._wave.samples, self._wave.rate)
        return self._at_normal


class RecordingStream:
    """A recording under way."""

    def __init__(self, recording: Recording, begin: int, rate: int) -> None:
        self._recording, self._rate = recording, rate
        self._samples = recording.samples(rate)
        self._at = begin * RATE * NORMAL // (rate * 1_000_000)

    @property
    def over(self) -> bool:
        return self._at >= len(self._samples)

    def read(self, count: int) -> Sequence[float]:
        piece = self._samples[self._at:self._at + count]
        self._at += count
        return piece

    def tune(self, rate: int, pitch: int) -> None:
        """The pitch of a recording goes with its rate."""
        self._at = self._at * self._rate // rate
        self._rate, self._samples = rate, self._recording.samples(rate)

    def let_go(self) -> None:
        """It ends by itself."""


def resampled(samples: array[int], rate: float) -> array[float]:
    """At the phone's rate and loudness: straight lines between samples, means of them where they are too many."""
    scale = LOUDEST / FULL
    step = rate / RATE
    if step == 1:
        return array("f", [sample * scale for sample in samples])
    if step >= 2:
        return resampled(_halved(samples), rate / 2)
    last = len(samples) - 1
    count = int(len(samples) / step)
    places = [min(n * step, last) for n in range(count)]
    padded = [*samples, samples[-1]] if samples else []
    return array("f", [
        (padded[whole] + (padded[whole + 1] - padded[whole]) * (place - whole)) * scale
        for place in places for whole in (int(place),)])


def _halved(samples: array[int]) -> array[int]:
    return array("h", [(one + two) >> 1 for one, two in zip(samples[::2], samples[1::2], strict=False)])

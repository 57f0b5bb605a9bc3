"""The mixer: any number of sounds to one row of samples, in phone time.

Sample n belongs to the phone's time n / RATE. Nothing is mixed unless somebody takes it; what
is mixed depends only on what began, changed and stopped when, never on how the time in
between was cut up: before each change the mixer catches up with the clock.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from .source import FULL, NORMAL, RATE, Source, Stream, samples_until

PIECE = RATE // 4           # samples mixed at one go
KNEE = 24_000               # from here on peaks are bent, so that many sounds at once do not crackle
ROOM = FULL - KNEE
FADE = 110                  # samples: a sound that is stopped is faded out in 5 ms, so as not to click


class Output(Protocol):
    """Whoever takes the samples."""

    def take(self, samples: array[int]) -> None:
        """The next samples: signed 16 bits."""

    def rest(self, count: int) -> None:
        """The next `count` samples are silence."""


class Row(NamedTuple):
    """Samples, from which place of a piece on they are heard, and how loud."""

    part: Sequence[float]
    at: int
    gain: float

    @property
    def is_heard(self) -> bool:
        return bool(self.part) and self.gain != 0


class Track:
    """One sound in the mixer. Made by `Mixer.add`."""

    def __init__(self, mixer: Mixer, source: Source, start: int, begin: int, gain: float,
                 rate: int, pitch: int) -> None:
        self._mixer, self._source = mixer, source
        self._start, self._begin = samples_until(start), begin     # this sample is that microsecond of it
        self._gain, self._rate, self._pitch = gain, rate, pitch
        self._stream: Stream | None = None

    def set_gain(self, gain: float) -> None:
        """0 to 1, from now on."""
        self._mixer.catch_up()
        self._gain = gain

    def tune(self, rate: int, pitch: int) -> None:
        """Another rate and pitch, from now on."""
        self._mixer.catch_up()
        now = self._mixer.position
        if now > self._start:
            self._start, self._begin = now, self._time_at(now)
        self._rate, self._pitch = rate, pitch
        if self._stream is not None:
            self._stream.tune(rate, pitch)

    def stop(self) -> None:
        """Not heard any more from now on."""
        self._mixer.catch_up()
        self._mixer.remove(self, self._stream, self._gain)

    def let_go(self) -> None:
        """It is at its end: what still rings may ring out."""
        self._mixer.catch_up()
        if self._stream is None:
            self._mixer.remove(self, None, 0)
        else:
            self._stream.let_go()

    # -- for the mixer ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self._stream is not None and self._stream.over

    def forget(self) -> None:
        """Nobody listens: begin anew, where it is by then, when somebody does."""
        self._stream = None

    def row(self, at: int, count: int, master: float) -> Row:
        """This sound's samples `at` … `at + count`."""
        skip = max(0, self._start - at)
        stream = self.open(at + count - 1)
        return Row(() if stream is None else stream.read(count - skip), skip, self._gain * master)

    def open(self, at: int) -> Stream | None:
        """Its stream, if it has begun by the sample `at`."""
        if self._stream is None and self._start <= at:
            self._stream = self._source.open(self._time_at(max(self._start, self._mixer.position)),
                                             self._rate, self._pitch)
        return self._stream

    def _time_at(self, sample: int) -> int:
        return self._begin + (sample - self._start) * 1_000_000 * self._rate // (RATE * NORMAL)


class Mixer:
    """All tracks, and who takes what they sound like together."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock                       # the phone's time in ms
        self.position = 0                         # the next sample to be mixed
        self.tracks: list[Track] = []
        self._tails: list[tuple[int, Sequence[float]]] = []     # the fading ends of stopped sounds
        self._outputs: list[Output] = []
        self._master = 1.0

    def add(self, source: Source, *, start: int, begin: int = 0, gain: float = 1.0, rate: int = NORMAL,
            pitch: int = 0) -> Track:
        """Play `source` from its microsecond `begin` on, at the phone's microsecond `start`."""
        self.catch_up()
        track = Track(self, source, start, begin, gain, rate, pitch)
        self.tracks.append(track)
        if self._outputs:
            track.open(self.position)
        return track

    def remove(self, track: Track, stream: Stream | None, gain: float) -> None:
        if track in self.tracks:
            self.tracks.remove(track)
            if stream is not None and self._outputs:
                end = stream.read(FADE)
                self._tails.append((self.position, [value * gain * (1 - n / FADE) for n, value in enumerate(end)]))

    def set_master(self, gain: float) -> None:
        """Of everything, 0 to 1."""
        self.catch_up()
        self._master = gain

    def connect(self, output: Output) -> None:
        """`output` takes what is heard from now on."""
        self.catch_up()
        self._outputs.append(output)
        for track in self.tracks:
            track.open(self.position)

    def disconnect(self, output: Output) -> None:
        self.catch_up()
        self._outputs.remove(output)
        if not self._outputs:
            self._rest()

    def catch_up(self) -> None:
        """Mix all that is due by now, if anybody takes it."""
        until = samples_until(self._clock() * 1000)
        if not self._outputs:
            self.position = until
            return
        while self.position < until:
            count = min(PIECE, until - self.position)
            self._give(self._mixed(count), count)
            self.position += count

    def _rest(self) -> None:
        self._tails.clear()
        for track in self.tracks:
            track.forget()

    def _give(self, mix: list[float] | None, count: int) -> None:
        samples = None if mix is None else finished(mix)
        for output in self._outputs:
            if samples is None:
                output.rest(count)
            else:
                output.take(samples)

    def _mixed(self, count: int) -> list[float] | None:
        mix: list[float] | None = None
        rows = [track.row(self.position, count, self._master) for track in self.tracks]
        whole = [row for row in rows if row.is_heard and len(row.part) == count]
        while len(whole) >= 4:
            four, whole = whole[:4], whole[4:]
            mix = _four_added(mix or [0.0] * count, *four)
        for row in whole + [row for row in rows if len(row.part) < count]:
            mix = added(mix, row.part, row.at, count, row.gain)
        for start, tail in self._tails:
            skip = max(0, start - self.position)
            mix = added(mix, tail[max(0, self.position - start):][:count - skip], skip, count, self._master)
        self.tracks = [track for track in self.tracks if not track.over]
        end = self.position + count
        self._tails = [(start, tail) for start, tail in self._tails if start + len(tail) > end]
        return mix


def added(mix: list[float] | None, part: Sequence[float], at: int, count: int, gain: float) -> list[float] | None:
    """`mix` (None: silence) of `count` samples with `part` added from `at` on."""
    if not part or gain == 0:
        return mix
    if mix is None and len(part) == count:
        return [value * gain for value in part] if gain != 1 else list(part)
    if mix is None:
        mix = [0.0] * count
    end = at + len(part)
    mix[at:end] = [sum_ + value * gain for sum_, value in zip(mix[at:end], part, strict=True)]
    return mix


def _four_added(mix: list[float], one: Row, two: Row, three: Row, four: Row) -> list[float]:
    """As `added`, for four whole rows in one pass: that is half the work."""
    a, b, c, d = one.gain, two.gain, three.gain, four.gain
    return [sum_ + a * w + b * x + c * y + d * z for sum_, w, x, y, z in
            zip(mix, one.part, two.part, three.part, four.part, strict=True)]


def finished(mix: list[float]) -> array[int]:
    """Whole samples; what would go beyond full scale is bent back under it."""
    if max(mix) > KNEE or min(mix) < -KNEE:
        mix = [value if -KNEE <= value <= KNEE else bent(value) for value in mix]
    return array("h", list(map(float.__trunc__, mix)))        # twice as fast as int() on each


def bent(value: float) -> float:
    """A peak beyond KNEE, pressed together so that it comes close to full scale and never reaches it."""
    if value < 0:
        return -bent(-value)
    beyond = value - KNEE
    return KNEE + ROOM * beyond / (ROOM + beyond)

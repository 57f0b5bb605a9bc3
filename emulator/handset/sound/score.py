"""Music as messages in time, whether it was a tone sequence or a MIDI file, and playing it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .instruments import Instrument
from .source import NORMAL, RATE
from .synth import DRUMS, Synth

NOTE_OFF, NOTE_ON = 0x8, 0x9     # the upper halves of status bytes


class Event(NamedTuple):
    """A MIDI message at a time (microseconds)."""

    time: int
    message: bytes


@dataclass(frozen=True)
class Score:
    """A piece of music, its events in order. `tempi` are (microsecond, thousandths of beats a minute)."""

    kind: str
    events: tuple[Event, ...]
    duration: int
    instrument: Instrument | None = None      # None: the programs of General MIDI
    tempi: tuple[tuple[int, int], ...] = ((0, 120_000),)
    about: dict[str, str] = field(default_factory=dict)

    def open(self, begin: int, rate: int, pitch: int) -> Performance:
        return Performance(self, begin, rate, pitch)

    def tempo_at(self, time: int) -> int:
        """Thousandths of beats a minute."""
        return self.tempi[max(0, bisect_right(self.tempi, time, key=lambda tempo: tempo[0]) - 1)][1]

    def next_tempo_after(self, time: int) -> int | None:
        """When the music itself changes its tempo next."""
        place = bisect_right(self.tempi, time, key=lambda tempo: tempo[0])
        return self.tempi[place][0] if place < len(self.tempi) else None


class Performance:
    """A score under way."""

    def __init__(self, score: Score, begin: int, rate: int, pitch: int) -> None:
        self._events = score.events
        self._synth = Synth(score.instrument, pitch / 1000)
        self._begin, self._rate = begin, rate         # the time of the score where it was last tuned
        self._played = 0                              # samples since then
        self._next = bisect_left(score.events, begin, key=lambda event: event.time)
        for message in _in_force(score.events, self._next, begin):
            self._synth.send(message)

    @property
    def over(self) -> bool:
        return self._next >= len(self._events) and not self._synth.sounding

    def read(self, count: int) -> Sequence[float]:
        samples: list[float] = []
        while True:
            self._send_what_is_due()
            step = min(count - len(samples), self._samples_to_next())
            rendered = self._synth.render(step)
            samples = samples + rendered if samples else rendered
            self._played += step
            if len(samples) >= count:
                return samples

    def tune(self, rate: int, pitch: int) -> None:
        self._begin, self._rate, self._played = self._now(), rate, 0
        self._synth.set_transpose(pitch / 1000)

    def let_go(self) -> None:
        self._next = len(self._events)
        self._synth.let_go()

    def _now(self) -> int:
        return self._begin + self._played * 1_000_000 * self._rate // (RATE * NORMAL)

    def _due(self, event: Event) -> int:
        """The sample at which an event is due, counted as `_played` is."""
        return (event.time - self._begin) * RATE * NORMAL // (1_000_000 * self._rate)

    def _send_what_is_due(self) -> None:
        while self._next < len(self._events) and self._due(self._events[self._next]) <= self._played:
            self._synth.send(self._events[self._next].message)
            self._next += 1

    def _samples_to_next(self) -> int:
        if self._next >= len(self._events):
            return 1 << 40
        return self._due(self._events[self._next]) - self._played


def _in_force(events: Sequence[Event], first: int, begin: int) -> list[bytes]:
    """What the events before the place `first` have left: all that was set, and the notes that are still held.

    A note that ends just there is not, and a drum that was struck before is not struck again.
    """
    settings: list[bytes] = []
    held: dict[tuple[int, int], bytes] = {}
    until = bisect_right(events, begin, key=lambda event: event.time)
    for place, event in enumerate(events[:until]):
        status, key = event.message[0], event.message[1]
        if status >> 4 == NOTE_OFF or (status >> 4 == NOTE_ON and not event.message[2]):
            held.pop((status & 15, key), None)
        elif place < first and status >> 4 != NOTE_ON:
            settings.append(event.message)
        elif place < first and status & 15 != DRUMS:
            held[status & 15, key] = event.message
    return settings + list(held.values())

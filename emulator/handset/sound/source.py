"""What can be played: a Source, opened as a Stream of samples. Samples are numbers of ±32,767.

One sampling rate for the whole phone, and one channel: it has one small loudspeaker. The
streams are pure Python on lists and arrays; at this rate eight at once cost about one
hundredth of real time, and no numerical library has to be loaded when a phone starts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

RATE = 22_050              # samples a second
FULL = 32_767              # full scale
LOUDEST = 0.7 * FULL       # the peak of one sound at volume 100: some room is left for others
NORMAL = 100_000           # a rate of 100 per cent, in thousandths of a per cent (RateControl)
UNKNOWN = -1               # a duration that nobody knows (Player.TIME_UNKNOWN)


class BadSound(ValueError):
    """A sound that cannot be played: what is wrong with it, and where."""


class Stream(Protocol):
    """A sound under way."""

    @property
    def over(self) -> bool:
        """Nothing more will be heard of it."""

    def read(self, count: int) -> Sequence[float]:
        """The next `count` samples; fewer if the rest is silence."""

    def tune(self, rate: int, pitch: int) -> None:
        """Go on at another rate (NORMAL: as written) and pitch (thousandths of a semitone)."""

    def let_go(self) -> None:
        """The music is over: held notes end, what rings may ring out."""


class Source(Protocol):
    """A sound that can be played from anywhere, as often as one likes."""

    @property
    def kind(self) -> str:
        """What `phone.sounds` calls it: tone, wav, midi or alert."""

    @property
    def duration(self) -> int:
        """In microseconds, or UNKNOWN."""

    def open(self, begin: int, rate: int, pitch: int) -> Stream:
        """A stream from the microsecond `begin` on."""


def samples_until(microseconds: int) -> int:
    """How many samples fit into a time.

    >>> samples_until(1_000_000)
    22050
    """
    return microseconds * RATE // 1_000_000

"""What the loudspeaker plays, written down: a WAV file of the phone's own time."""

from __future__ import annotations

from array import array
from pathlib import Path

from .source import RATE
from .wav import encode


class Recorder:
    """Takes samples until it is told to write them."""

    def __init__(self) -> None:
        self.samples = array("h")

    def take(self, samples: array[int]) -> None:
        self.samples.extend(samples)

    def rest(self, count: int) -> None:
        self.samples.frombytes(bytes(2 * count))

    def write(self, path: Path) -> None:
        """A WAV file of 16 bits, one channel."""
        path.write_bytes(encode(self.samples, RATE))

"""A synthesiser that a program plays by hand, message by message (the player of device://midi)."""

from __future__ import annotations

from collections.abc import Sequence

from .source import UNKNOWN
from .synth import Synth

NOTES = (0x8, 0x9)


class LiveMidi:
    """A source without an end. What its channels were set to is kept, whether anybody listens or not."""

    kind, duration = "midi", UNKNOWN

    def __init__(self) -> None:
        self._settings: list[bytes] = []
        self._streams: list[LiveStream] = []

    def open(self, begin: int, rate: int, pitch: int) -> LiveStream:
        stream = LiveStream()
        for message in self._settings:
            stream.synth.send(message)
        self._streams = [stream]
        return stream

    def send(self, message: bytes) -> None:
        """One channel message, heard from now on."""
        if message[0] >> 4 not in NOTES:
            self._settings = [kept for kept in self._settings if kept[:-1] != message[:-1]] + [message]
        for stream in self._streams:
            stream.synth.send(message)


class LiveStream:
    """The synthesiser under way."""

    over = False

    def __init__(self) -> None:
        self.synth = Synth()

    def read(self, count: int) -> Sequence[float]:
        return self.synth.render(count) if self.synth.sounding else ()

    def tune(self, rate: int, pitch: int) -> None:
        """What is played by hand has no rate; its pitch can change."""
        self.synth.set_transpose(pitch / 1000)

    def let_go(self) -> None:
        self.synth.let_go()
        self.over = True

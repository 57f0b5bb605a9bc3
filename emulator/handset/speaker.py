"""The loudspeaker: what it was told to play and when, and the device that makes it heard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from emulator.kernel import Kernel


@dataclass(frozen=True)
class Sound:
    """`duration` ms of sound from `time` on. Kinds: tone, wav, midi, alert. Volume: 0 to 100."""

    time: int
    kind: str
    duration: int
    volume: int


class SoundDevice(Protocol):
    """What makes sounds heard; the computer's is given by host."""

    def play(self, sound: Sound, samples: bytes) -> None:
        """Begin to play signed 16-bit mono samples at 44,100 a second; must not block."""


class Silence:
    """No loudspeaker: a phone that nobody listens to."""

    def play(self, sound: Sound, samples: bytes) -> None:
        """Nothing is heard; the Speaker has noted it."""


class Speaker:
    """Notes every sound with its phone time, and hands it to the device."""

    def __init__(self, kernel: Kernel, device: SoundDevice | None = None) -> None:
        self._kernel = kernel
        self.device: SoundDevice = device or Silence()
        self.sounds: list[Sound] = []

    def play(self, kind: str, duration: int, volume: int = 100, samples: bytes = b"") -> None:
        """Play from this moment on."""
        sound = Sound(self._kernel.now, kind, duration, volume)
        self.sounds.append(sound)
        self.device.play(sound, samples)

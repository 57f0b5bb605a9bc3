"""The loudspeaker: notes what it was told to play and when, and makes it heard for whoever listens.

Every sound is noted (`sounds`). Samples are made only while somebody takes them: a device (the
computer's is given by host) or a recorder. Both get the same ones, made in phone time.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from emulator.errors import UserError
from emulator.kernel import Kernel

from .inputs import Tap, nobody
from .sound.alerts import alert
from .sound.mixer import Mixer, Track
from .sound.recorder import Recorder
from .sound.source import NORMAL, UNKNOWN, Source

TICK = 10        # ms: how often a device is given what is due
VOLUME_STEP = 10


@dataclass(frozen=True)
class Sound:
    """`duration` ms of sound from `time` on. Kinds: tone, wav, midi, alert, ring. Volume: 0 to 100.

    A duration of 0 is one that nobody knows (a note played by hand).
    """

    time: int
    kind: str
    duration: int
    volume: int


class SoundDevice(Protocol):
    """What makes samples heard; the computer's is given by host. It must not block."""

    def take(self, samples: array[int]) -> None:
        """The next samples: signed 16 bits, one channel, 22,050 a second."""

    def rest(self, count: int) -> None:
        """Nothing is played for the time of so many samples."""


class Playing:
    """A sound under way: change it or stop it. Made by `Speaker.play`."""

    def __init__(self, speaker: Speaker, track: Track) -> None:
        self._speaker, self._track = speaker, track

    def set_volume(self, volume: int) -> None:
        """0 to 100, from now on."""
        self._track.set_gain(volume / 100)

    def tune(self, rate: int, pitch: int) -> None:
        """Another rate (NORMAL: as written) and pitch (thousandths of a semitone), from now on."""
        self._track.tune(rate, pitch)

    def stop(self) -> None:
        """Not heard any more from now on."""
        self._track.stop()

    def let_go(self) -> None:
        """It has come to its end; what still rings may ring out."""
        self._track.let_go()


class Speaker:
    """One loudspeaker with a volume of its own (`volume`, 0 to 100, and `muted`)."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._mixer = Mixer(lambda: kernel.now)
        self.sounds: list[Sound] = []
        self.volume, self.muted = 100, False
        self.tap: Tap = nobody
        self.listener: Callable[[int], object] = lambda volume: None    # told the volume, 0 when muted
        self._device: SoundDevice | None = None
        self._ticking = False
        self._recorders: list[tuple[Recorder, Path]] = []

    # -- what the software plays -------------------------------------------------------------------

    def play(self, source: Source, *, volume: int = 100, begin: int = 0, rate: int = NORMAL, pitch: int = 0,
             start: int | None = None) -> Playing:
        """Play from the source's microsecond `begin` on, and note it.

        `start` is when, in microseconds of phone time, for a sound that is to follow another
        without a gap; otherwise it is now.
        """
        if source.duration != UNKNOWN:
            self.note(source.kind, round((source.duration - begin) * NORMAL / rate / 1000), volume)
        start = self._kernel.now * 1000 if start is None else start
        track = self._mixer.add(source, start=start, begin=begin, gain=volume / 100, rate=rate, pitch=pitch)
        self._tick_if_heard()
        return Playing(self, track)

    def play_once(self, source: Source, *, volume: int = 100) -> Playing:
        """Play it to its end, with nobody to look after it."""
        playing = self.play(source, volume=volume)
        self._kernel.at(self._kernel.now + -(-source.duration // 1000), playing.let_go)
        return playing

    def alert(self, kind: str) -> bool:
        """The sound of an alert: alarm, confirmation, error, info, warning. False if it is muted."""
        self.play_once(alert(kind))
        return not self.muted and self.volume > 0

    @property
    def playing(self) -> int:
        """How many sounds have begun and not come to their end."""
        return len(self._mixer.tracks)

    def note(self, kind: str, duration: int, volume: int) -> None:
        """Note what is played from this moment on, for `duration` ms."""
        self.sounds.append(Sound(self._kernel.now, kind, duration, volume))

    def catch_up(self) -> None:
        """Before a source itself changes: what it has sounded like until now is made."""
        self._mixer.catch_up()

    # -- the person's hand on the volume -----------------------------------------------------------

    def set_volume(self, volume: int) -> None:
        """Of the whole phone; beyond 0 and 100 it stays there. It is no longer muted."""
        self.volume, self.muted = max(0, min(100, volume)), False
        self._volume_changed()

    def louder(self) -> None:
        """One step, as the volume key does."""
        self.set_volume(self.volume + VOLUME_STEP)

    def softer(self) -> None:
        """One step, as the volume key does."""
        self.set_volume(self.volume - VOLUME_STEP)

    def mute(self, muted: bool = True) -> None:
        """Silent, whatever the volume; `mute(False)` is as loud as before."""
        if muted != self.muted:
            self.tap("mute", muted)
        self.muted = muted
        self._volume_changed()

    def _volume_changed(self) -> None:
        heard = 0 if self.muted else self.volume
        self._mixer.set_master(heard / 100)
        self.listener(heard)

    # -- who listens -------------------------------------------------------------------------------

    @property
    def device(self) -> SoundDevice | None:
        """What makes it heard, or None: a phone that nobody listens to."""
        return self._device

    @device.setter
    def device(self, device: SoundDevice | None) -> None:
        if self._device is not None:
            self._mixer.disconnect(self._device)
        self._device = device
        if device is not None:
            self._mixer.connect(device)
            self._tick_if_heard()

    def record(self, path: str | Path) -> None:
        """Write what is heard from now on to a WAV file, when `stop_recording` is called."""
        path = Path(path)
        if not path.parent.is_dir():
            raise UserError(path, None, "there is no folder to write the sound to")
        recorder = Recorder()
        self._mixer.connect(recorder)
        self._recorders.append((recorder, path))

    def stop_recording(self) -> None:
        """Write the files. UserError if one cannot be written."""
        recorders, self._recorders = self._recorders, []
        for recorder, path in recorders:
            self._mixer.disconnect(recorder)
            try:
                recorder.write(path)
            except OSError as problem:
                raise UserError(path, None, f"the sound cannot be written ({problem.strerror})") from None

    def _tick_if_heard(self) -> None:
        """While something plays, the device gets what is due every few milliseconds."""
        if self._device is not None and self._mixer.tracks and not self._ticking:
            self._ticking = True
            self._kernel.at(self._kernel.now + TICK, self._tick)

    def _tick(self) -> None:
        self._ticking = False
        self._mixer.catch_up()
        self._tick_if_heard()

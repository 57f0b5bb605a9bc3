"""Speaker: the phone's samples on this computer's sound card.

The phone's thread hands samples in as it makes them, SDL's audio thread takes them out as the
card needs them. In between lie some 20 ms: a phone that is late now and then is not heard to
be. `pygame.mixer` would want whole sounds; the device under it takes a stream, with no gaps
and half the delay.
"""

from __future__ import annotations

import threading
from array import array

import pygame
from pygame import _sdl2 as sdl

RATE = 22_050        # samples a second, as the phone makes them
CHUNK = 256          # samples that the card takes at one go: 11.6 ms
AHEAD = 192          # samples of silence before a sound, 8.7 ms: how late the phone may be
MOST = 1_024         # samples that may wait, 46 ms; when the phone is too early the oldest are dropped


class Speaker:
    """A SoundDevice (emulator.handset.speaker). Made by `open_speaker`.

    The card is taken with the first sound: SDL asks for samples 86 times a second, silence
    included, and a phone that has said nothing yet should cost nothing.
    """

    def __init__(self, name: str) -> None:
        self._waiting = bytearray()
        self._lock = threading.Lock()
        self._name: str | None = name           # of the card that is still to be taken
        self._device: sdl.AudioDevice | None = None

    def take(self, samples: array[int]) -> None:
        """The next samples of the phone."""
        if self._name is not None:
            self._open(self._name)
        with self._lock:
            if not self._waiting:
                self._waiting.extend(bytes(2 * AHEAD))
            self._waiting.extend(samples.tobytes())
            del self._waiting[:max(0, len(self._waiting) - 2 * MOST)]

    def _open(self, name: str) -> None:
        self._name = None
        try:
            self._device = sdl.AudioDevice(
                devicename=name, iscapture=False, frequency=RATE, audioformat=sdl.AUDIO_S16, numchannels=1,
                chunksize=CHUNK, allowed_changes=0, callback=self._give)
        except (sdl.error, pygame.error):
            return                              # another program holds it: the phone is silent
        self._device.pause(0)

    def rest(self, count: int) -> None:
        """Nothing for a while: what waits is played, and silence follows by itself."""

    def close(self) -> None:
        """Silent at once; the sound card is free for others, and the rest of pygame is closed with it.

        SDL waits for the thread that asks for samples, and that thread for Python. Of all that closes
        a device only `pygame.quit` lets others run Python meanwhile.
        """
        pygame.quit()
        self._device = None            # it is closed already

    def _give(self, device: object, wanted: memoryview) -> None:
        """On SDL's thread: fill what the card wants, with silence where there is nothing."""
        with self._lock:
            piece = bytes(self._waiting[:len(wanted)])
            del self._waiting[:len(piece)]
        wanted[:] = piece + bytes(len(wanted) - len(piece))


def open_speaker() -> Speaker | None:
    """This computer's loudspeaker, or None if it has none: a phone can be silent."""
    try:
        sdl.init_subsystem(sdl.INIT_AUDIO)
        names = sdl.get_audio_device_names(False)
        return Speaker(names[0]) if names else None
    except (sdl.error, pygame.error):
        return None

"""Bell: what a person hears, feels and sees of a phone that rings."""

from __future__ import annotations

from emulator.handset.handset import Handset
from emulator.handset.sound.ring import EVERY, ring
from emulator.handset.speaker import Playing
from emulator.kernel import Alarm, Kernel

BUZZ = 1_200                                      # ms that it shakes for each ring


class Bell:
    """Rings, shakes and flashes, again and again, until it is stopped."""

    def __init__(self, kernel: Kernel, handset: Handset) -> None:
        self._kernel, self._handset = kernel, handset
        self._next: Alarm | None = None
        self._playing: Playing | None = None

    def ring(self) -> None:
        """Now, and again in a while."""
        self._playing = self._handset.speaker.play_once(ring())
        self._shake(BUZZ)
        self._next = self._kernel.at(self._kernel.now + EVERY, self.ring)

    def stop(self) -> None:
        """Silent and still, at once. Nothing happens to one that does not ring."""
        if self._next is not None and self._playing is not None:
            self._next.cancel()
            self._playing.stop()
            self._shake(0)
        self._next = self._playing = None

    def _shake(self, ms: int) -> None:
        if self._handset.skin.vibrator:
            self._handset.vibrator.start(ms)
        self._handset.backlight.start(ms)

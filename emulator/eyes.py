"""Eyes: what a program sees, hears and keeps of a phone: the LCD, sounds, pictures, films, recordings.

The third of Phone that looks; hands.py has the part that acts, phone.py makes and runs it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Hashable
from contextlib import ExitStack
from pathlib import Path

import pygame

from .errors import UserError
from .handset.case import Case
from .handset.contact_sheet import save
from .handset.film import Camera, Recorder
from .handset.handset import Handset
from .handset.lights import Order
from .handset.screen import Screen
from .handset.speaker import Sound
from .kernel import Kernel

LEAST, MOST = 0.1, 16       # pixels of a photograph to one of the LCD's


class Eyes:
    """Photographs, films and records the phone; none of it takes phone time."""

    kernel: Kernel
    handset: Handset

    def __init__(self) -> None:
        self._case: Case | None = None
        self._cameras: list[Camera] = []

    @property
    def screen(self) -> Screen:
        """The LCD: `.image` (its pixels), `.text()` (what a person reads)."""
        return self.handset.screen

    @property
    def sounds(self) -> list[Sound]:
        """What was played, with its phone time."""
        return self.handset.speaker.sounds

    @property
    def lights(self) -> list[Order]:
        """What the backlight was told."""
        return self.handset.backlight.orders

    @property
    def vibrations(self) -> list[Order]:
        """What the vibrator was told."""
        return self.handset.vibrator.orders

    @property
    def case(self) -> Case:
        """The handset's outside, drawn when first looked at."""
        if self._case is None:
            self._case = Case(self.handset.skin)
        return self._case

    def screenshot(self, path: str | Path) -> None:
        """The LCD alone, as a PNG."""
        save(self.handset.screen.image, Path(path))

    def photograph(self, path: str | Path, scale: float = 2) -> None:
        """The whole handset with its LCD, as a PNG, `scale` pixels to one of the LCD's."""
        save(self.photo(scale), Path(path))

    def photo(self, scale: float = 2) -> pygame.Surface:
        """What `photograph` would save: the handset as it is now, transparent around it.

        `scale` is from 0.1 to 16; UserError for another.
        """
        check_scale(scale)
        handset = self.handset
        return self.case.picture(scale, pressed=handset.keypad.held, lcd=handset.screen.image)

    def record_sound(self, path: str | Path) -> None:
        """Write what the loudspeaker plays from now on to a WAV file: the same samples every time.

        The file is written by `stop_recording`, or when the phone is closed.
        """
        self.handset.speaker.record(path)

    def record_film(self, path: str | Path, *, whole: bool = False, scale: float = 1) -> Recorder:
        """Film the LCD, or the `whole` handset, from now on: a GIF (.gif) or an animated PNG (.png, .apng).

        The film is in phone time, at most 50 pictures a second, and the same every time. It is
        written by `stop_recording`, or when the phone is closed. UserError if it cannot be written
        there. The Recorder's `notice` says afterwards if the film was too long to be kept whole.
        """
        check_scale(scale)
        film, handset = Recorder(path, whole), self.handset

        def changes() -> Hashable:
            return handset.screen.serial, handset.keypad.held if whole else None
        look: Callable[[], pygame.Surface] = (lambda: self.photo(scale)) if whole else (lambda: handset.screen.image)
        self._cameras.append(Camera(self.kernel, film, changes, look))
        return film

    def stop_recording(self) -> None:
        """Write the files of `record_sound` and `record_film`."""
        with ExitStack() as each:        # one that cannot be written does not keep the others from it
            each.callback(self.handset.speaker.stop_recording)
            while self._cameras:
                each.callback(self._cameras.pop().stop)


def say(text: str) -> None:
    """Print what a MIDlet prints. A letter that this terminal does not know is written as its number."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    try:
        print(text.encode(encoding, "backslashreplace").decode(encoding), end="", flush=True)
    except BrokenPipeError:                     # whoever read it has gone, which is no fault of the MIDlet's
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def check_scale(scale: float) -> None:
    """UserError if a picture cannot be that small or that large."""
    if not isinstance(scale, int | float) or not LEAST <= scale <= MOST:
        raise UserError("scale", None, f"a number from {LEAST} to {MOST} is wanted, not", str(scale))

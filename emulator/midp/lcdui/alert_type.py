"""javax.microedition.lcdui.AlertType: what kind of message an Alert is, and the sound of that."""

from __future__ import annotations

import math
from array import array
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from ..lang.exceptions import NullPointerException

if TYPE_CHECKING:
    from .display import Display

RATE = 44_100        # samples a second, signed 16 bits, one channel
LOUDNESS = 9_000     # of 32,767
FADE = 200           # samples in which a note comes and goes, so that it does not click


class AlertType:
    """One of the five kinds below. An Alert may have none of them."""

    ALARM: ClassVar[AlertType]
    CONFIRMATION: ClassVar[AlertType]
    ERROR: ClassVar[AlertType]
    INFO: ClassVar[AlertType]
    WARNING: ClassVar[AlertType]

    def play_sound(self, display: Display) -> bool:
        """Play this kind's sound; False, and nothing done, while the display is in the background."""
        if display is None:
            raise NullPointerException("the display is None")
        if self._notes and display._in_front:
            duration = sum(ms for _, ms in self._notes)
            display._handset.speaker.play("alert", duration, samples=_samples(self._notes))
        return bool(self._notes) and display._in_front

    # -- ours ----------------------------------------------------------------------------------

    _name = "plain"
    _notes: tuple[tuple[int, int], ...] = ()       # (hertz, ms) one after another

    @classmethod
    def _of(cls, name: str, *notes: tuple[int, int]) -> AlertType:
        kind = cls()
        kind._name, kind._notes = name, notes
        return kind

    def __repr__(self) -> str:
        return f"<AlertType {self._name}>"


@cache
def _samples(notes: tuple[tuple[int, int], ...]) -> bytes:
    """The notes as a loudspeaker takes them."""
    wave = array("h")
    for hertz, ms in notes:
        count = RATE * ms // 1000
        wave.extend(int(LOUDNESS * min(1.0, place / FADE, (count - place) / FADE)
                        * math.sin(2 * math.pi * hertz * place / RATE)) for place in range(count))
    return wave.tobytes()


AlertType.INFO = AlertType._of("INFO", (1047, 90), (1319, 110))
AlertType.CONFIRMATION = AlertType._of("CONFIRMATION", (1319, 80), (1568, 80), (2093, 120))
AlertType.WARNING = AlertType._of("WARNING", (880, 120), (880, 120))
AlertType.ERROR = AlertType._of("ERROR", (392, 160), (294, 240))
AlertType.ALARM = AlertType._of("ALARM", (1760, 120), (1319, 120), (1760, 120), (1319, 120))

"""The bell: what is heard and felt when a message comes, also while another MIDlet is in front."""

from __future__ import annotations

from emulator.midp.lcdui import AlertType, Display
from emulator.midp.media import Manager, MediaException

from .settings import Settings

BUZZ = 400                       # ms
NOTES = ((76, 90), (83, 160))    # for another MIDlet in front, where alerts are not heard: note, ms
LOUD = 80


def ring(display: Display, settings: Settings) -> None:
    """Sound and vibrate, as the settings say."""
    if settings.vibration:
        display.vibrate(BUZZ)
    if settings.sound and not AlertType.INFO.play_sound(display):
        _play_notes()


def _play_notes() -> None:
    try:
        for note, ms in NOTES:
            Manager.play_tone(note, ms, LOUD)
    except MediaException:       # no sound on this phone
        return

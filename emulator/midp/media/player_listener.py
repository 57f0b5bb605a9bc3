"""javax.microedition.media.PlayerListener: who is told what happens to a Player."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .player import Player


class PlayerListener:
    """Write `player_update` in a subclass; any object with that method, or any callable, will do too."""

    STARTED = "started"                        # data: the media time in microseconds
    STOPPED = "stopped"                        # the media time
    STOPPED_AT_TIME = "stoppedAtTime"          # the media time
    END_OF_MEDIA = "endOfMedia"                # the media time
    DURATION_UPDATED = "durationUpdated"       # the duration in microseconds
    DEVICE_UNAVAILABLE = "deviceUnavailable"   # the device's name
    DEVICE_AVAILABLE = "deviceAvailable"       # the device's name
    VOLUME_CHANGED = "volumeChanged"           # the VolumeControl
    SIZE_CHANGED = "sizeChanged"               # never: the phone has no video
    ERROR = "error"                            # what went wrong; the player is CLOSED
    CLOSED = "closed"                          # None
    RECORD_STARTED = "recordStarted"           # never: the phone cannot record
    RECORD_STOPPED = "recordStopped"
    RECORD_ERROR = "recordError"
    BUFFERING_STARTED = "bufferingStarted"     # never: a sound is whole before it is played
    BUFFERING_STOPPED = "bufferingStopped"

    def player_update(self, player: Player, event: str, event_data: object) -> None:
        """`event` has happened to `player`. Called on a thread of the player's own, in order."""
        raise NotImplementedError

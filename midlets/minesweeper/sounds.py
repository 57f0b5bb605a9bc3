"""The sounds of the game. Where one cannot be played, the game goes on without it."""

from __future__ import annotations

from enum import Enum

from emulator.midp.lang import IllegalStateException, IOException, get_resource_as_stream
from emulator.midp.media import Manager, MediaException, Player


class Sound(Enum):
    """The values are names of files in sounds/."""

    REVEAL = "reveal"
    FLAG = "flag"
    EXPLOSION = "explosion"
    WIN = "win"


class Sounds:
    """A player for each sound, ready to be heard at once. Nothing is heard while `on` is False."""

    def __init__(self, *, on: bool) -> None:
        self.on = on
        self._players = {sound: _player(f"/sounds/{sound.value}.wav") for sound in Sound}

    def play(self, sound: Sound) -> None:
        """From the beginning, even if it is still being heard."""
        player = self._players[sound]
        if not self.on or player is None:
            return
        try:
            player.stop()
            player.set_media_time(0)
            player.start()
        except (MediaException, IllegalStateException):
            self._players[sound] = None


def _player(name: str) -> Player | None:
    stream = get_resource_as_stream(name)
    if stream is None:
        return None
    try:
        player = Manager.create_player(stream, "audio/x-wav")
        player.prefetch()
    except (MediaException, IOException):
        return None
    return player

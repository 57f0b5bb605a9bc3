"""The sounds of the game. A sound that is missing or cannot be played never stops the game."""

from __future__ import annotations

from emulator.midp.lang import get_resource_as_stream
from emulator.midp.media import Manager, Player

NAMES = ("step", "jump", "illegal", "win")


class Sounds:
    """Players for each sound, made ready once."""

    def __init__(self) -> None:
        self._players = {name: player for name in NAMES if (player := _player(name)) is not None}

    def play(self, name: str) -> None:
        """Play it from its beginning."""
        player = self._players.get(name)
        if player is None:
            return
        try:
            player.stop()
            player.set_media_time(0)
            player.start()
        except Exception:            # whatever is wrong with the sound, the game goes on
            del self._players[name]


def _player(name: str) -> Player | None:
    stream = get_resource_as_stream(f"/sounds/{name}.wav")
    if stream is None:
        return None
    try:
        player = Manager.create_player(stream, "audio/x-wav")
        player.prefetch()
    except Exception:                # no sound on this phone
        return None
    return player

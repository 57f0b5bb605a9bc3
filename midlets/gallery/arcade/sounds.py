"""The sounds of the game. A sound that is missing or cannot be played never stops the game."""

from __future__ import annotations

from emulator.midp.lang import get_resource_as_stream
from emulator.midp.media import Manager, Player

from .world import What

NAMES: dict[What, str] = {what: what.value for what in What if what is not What.LOCKED}
"""What is heard when something happens: `/sounds/lit.wav` when a lamp is lit."""


class Sounds:
    """Players for each sound, made ready once."""

    def __init__(self) -> None:
        self._players = {what: player for what, name in NAMES.items() if (player := _player(name)) is not None}

    def play(self, what: What) -> None:
        """Play it from its beginning."""
        player = self._players.get(what)
        if player is None:
            return
        try:
            player.stop()
            player.set_media_time(0)
            player.start()
        except Exception:            # whatever is wrong with the sound, the game goes on
            del self._players[what]


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

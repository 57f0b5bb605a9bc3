"""javax.microedition.media.control.VolumeControl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..controllable import Control
from ..player_listener import PlayerListener

if TYPE_CHECKING:
    from ..player import Player


class VolumeControl(Control):
    """How loud a player is, 0 to 100, and whether it is muted, which leaves the level as it is.

    Every real change of either is told as PlayerListener.VOLUME_CHANGED.
    """

    def __init__(self, player: Player) -> None:
        self._player = player
        self._level: int | None = None       # not set yet
        self._muted = False

    def set_mute(self, mute: bool) -> None:
        changed, self._muted = self._muted != mute, mute
        self._apply(changed)

    def is_muted(self) -> bool:
        return self._muted

    def set_level(self, level: int) -> int:
        """Levels beyond 0 to 100 are taken as the nearer of them. Says which level it is now."""
        before, self._level = self.get_level(), max(0, min(100, level))
        self._apply(before != self._level)
        return self._level

    def get_level(self) -> int:
        """-1 for a player that is only REALIZED and was never told."""
        if self._level is None and self._player.get_state() == self._player.REALIZED:
            return -1
        return 100 if self._level is None else self._level

    def _apply(self, changed: bool) -> None:
        level = 100 if self._level is None else self._level
        self._player._deck.set_volume(0 if self._muted else level)
        if changed:
            self._player._events.post(PlayerListener.VOLUME_CHANGED, self)

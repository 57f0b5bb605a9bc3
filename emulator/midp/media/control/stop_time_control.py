"""javax.microedition.media.control.StopTimeControl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.midp.lang.exceptions import IllegalStateException

from ..controllable import Control
from ..deck import NEVER

if TYPE_CHECKING:
    from ..player import Player


class StopTimeControl(Control):
    """A media time (microseconds) at which the player stops by itself, once."""

    RESET = NEVER

    def __init__(self, player: Player) -> None:
        self._player = player

    def set_stop_time(self, stop_time: int) -> None:
        """RESET takes it back. A time that is past stops a playing player at once.

        IllegalStateException if it is playing and has a time to stop at already.
        """
        deck = self._player._deck
        if self._player.get_state() == self._player.STARTED and NEVER not in (stop_time, deck.stop_time):
            raise IllegalStateException("set_stop_time: the player is STARTED and has a stop time; RESET it first")
        deck.set_stop_time(stop_time)

    def get_stop_time(self) -> int:
        """The time that was set; RESET if none was, or it has been reached."""
        return self._player._deck.stop_time

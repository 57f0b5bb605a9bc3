"""javax.microedition.media.control.RateControl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..controllable import Control

if TYPE_CHECKING:
    from ..player import Player

SLOWEST, FASTEST = 25_000, 400_000


class RateControl(Control):
    """How fast a player plays, in thousandths of a per cent: 100,000 is as written.

    Music keeps its pitch; a recording is higher when faster, as a tape is.
    """

    def __init__(self, player: Player) -> None:
        self._player = player

    def set_rate(self, millirate: int) -> int:
        """Rates beyond the slowest and the fastest are taken as those. Says which rate it is now."""
        self._player._deck.set_rate(max(SLOWEST, min(FASTEST, millirate)))
        return self.get_rate()

    def get_rate(self) -> int:
        return self._player._deck.rate

    def get_max_rate(self) -> int:
        return FASTEST

    def get_min_rate(self) -> int:
        return SLOWEST

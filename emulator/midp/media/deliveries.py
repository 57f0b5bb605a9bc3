"""How a player's events reach its listeners: in order, on a guest thread of its own."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from .player_listener import PlayerListener

if TYPE_CHECKING:
    from emulator.midp.runtime import Runtime

    from .player import Player

Listener: TypeAlias = "PlayerListener | Callable[[Player, str, object], object]"


class Deliveries:
    """Events posted and not yet told. The thread lives while there are any."""

    def __init__(self, player: Player, suite: Runtime) -> None:
        self._player, self._suite = player, suite
        self.listeners: list[Listener] = []
        self._waiting: deque[tuple[str, object]] = deque()
        self._delivering = False
        self._last = False                       # no event follows the one posted last

    def post(self, event: str, data: object, *, last: bool = False) -> None:
        """Tell all listeners, after all that was posted before. After a `last` event nothing is told."""
        if self._last:
            return
        self._last = last
        self._waiting.append((event, data))
        if not self._delivering and self.listeners:
            self._delivering = True
            self._suite.group.spawn(self._deliver, name="player events")
        elif not self._delivering:
            self._waiting.clear()                # nobody listened when it happened

    def _deliver(self) -> None:
        try:
            while self._waiting:
                event, data = self._waiting.popleft()
                for listener in list(self.listeners):
                    self._tell(listener, event, data)
        finally:
            self._delivering = False

    def _tell(self, listener: Listener, event: str, data: object) -> None:
        """A listener's fault is the MIDlet's, and keeps nobody else from hearing."""
        try:
            update: Any = getattr(listener, "player_update", listener)
            update(self._player, event, data)
        except Exception as fault:
            self._suite.report(fault)

"""OpenConnections: what a suite has open. It is closed when the suite ends."""

from __future__ import annotations

from typing import Protocol

from .. import runtime
from ..lang.exceptions import IOException

MOST = 64


class _Closes(Protocol):
    def _release(self) -> None:
        """Give back everything, at once; waits for nobody and may be called again."""


class OpenConnections:
    """A room of the suite (see runtime.room)."""

    def __init__(self) -> None:
        self._open: dict[_Closes, None] = {}

    def add(self, connection: _Closes) -> None:
        self._open[connection] = None

    def check_room(self) -> None:
        """Before another one is opened: IOException if there are MOST (the computer's own are not endless)."""
        if len(self._open) >= MOST:
            raise IOException(f"a connection more: {MOST} are open, and that is all that this phone can have")

    def remove(self, connection: _Closes) -> None:
        self._open.pop(connection, None)

    def __len__(self) -> int:
        return len(self._open)

    def close(self) -> None:
        """The suite has ended."""
        for connection in list(self._open):
            connection._release()
        self._open.clear()


def of_the_suite() -> OpenConnections:
    """What the calling suite has open."""
    return runtime.room(OpenConnections)

"""The trace: what last happened on a phone, a line each, for whoever asks why.

    12300  key fire pressed
    12300  Gomoku: PAUSED -> ACTIVE
    12340  Gomoku: ValueError: no such field

It is kept by every phone, in memory, and is short: old lines make room for new ones.
"""

from __future__ import annotations

from collections import deque

from emulator.kernel import Kernel

KEPT = 500     # lines


class Trace:
    """Notes with their phone time, the latest `KEPT` of them."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._notes: deque[tuple[int, str]] = deque(maxlen=KEPT)

    def note(self, what: str) -> None:
        """Keep a line; line breaks in it become spaces."""
        self._notes.append((self._kernel.now, " ".join(what.split())))

    def lines(self, most: int = KEPT) -> list[str]:
        """The latest `most` notes, oldest first: `"  1200  key fire pressed"`."""
        latest = list(self._notes)[max(0, len(self._notes) - most):]
        return [f"{time:8}  {what}" for time, what in latest]

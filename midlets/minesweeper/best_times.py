"""The best times of each level with the names of who played them, and as bytes for the phone's memory."""

from __future__ import annotations

import json
from dataclasses import dataclass

from .board import Level
from .memory import sealed, unsealed
from .settings import NAME_LENGTH

LEVELS = (Level.BEGINNER, Level.MIDDLE, Level.EXPERT)
"""Those that have best times. The person's own boards are all different, so their times mean nothing."""
KEPT = 5
"""Times of each level."""


@dataclass
class BestTime:
    """How long a won game took, in ms, and who played it; the name may be empty."""

    elapsed: int
    name: str = ""


class BestTimes:
    """A short table for each level, the shortest time first.

    >>> times = BestTimes()
    >>> _ = times.add(Level.BEGINNER, 61_000, "Ann"), times.add(Level.BEGINNER, 42_000, "Bo")
    >>> [time.name for time in times.of(Level.BEGINNER)]
    ['Bo', 'Ann']
    """

    def __init__(self) -> None:
        self._by_level: dict[Level, list[BestTime]] = {level: [] for level in LEVELS}

    def of(self, level: Level) -> list[BestTime]:
        """The times of a level, the shortest first; none for the person's own boards."""
        return self._by_level.get(level, [])

    def add(self, level: Level, elapsed: int, name: str) -> BestTime | None:
        """Put a time in its place, after any that is equal; None if it is not among the best."""
        times = self._by_level.get(level)
        if times is None:
            return None
        time = BestTime(elapsed, name)
        times.append(time)
        times.sort(key=lambda known: known.elapsed)
        del times[KEPT:]
        return time if any(known is time for known in times) else None

    def to_bytes(self) -> bytes:
        """A sealed record of all tables."""
        tables = [[[time.elapsed, time.name] for time in self.of(level)] for level in LEVELS]
        return sealed(json.dumps(tables).encode())

    @classmethod
    def from_bytes(cls, record: bytes) -> BestTimes:
        """The tables of a record. ValueError if it is damaged or impossible."""
        tables = json.loads(unsealed(record))
        if not isinstance(tables, list) or len(tables) != len(LEVELS):
            raise ValueError("impossible: not a table for each level")
        found = cls()
        for level, table in zip(LEVELS, tables, strict=True):
            if not isinstance(table, list) or len(table) > KEPT:
                raise ValueError("impossible: not a table of best times")
            for row in table:
                found._take(level, row)
        return found

    def _take(self, level: Level, row: object) -> None:
        match row:
            case [int(elapsed), str(name)] if elapsed >= 0 and len(name) <= NAME_LENGTH:
                self.add(level, elapsed, name)
            case _:
                raise ValueError("impossible: no time and name")

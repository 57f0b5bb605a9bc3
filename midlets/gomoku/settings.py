"""What the person may set: the size of the board, who moves first, how well the phone plays."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from .board import DEFAULT, LEAST, MOST


class Level(IntEnum):
    """How well the phone plays."""

    BEGINNER = 0        # the first pattern there is
    MIDDLE = 1          # four plies ahead
    EXPERT = 2          # as deep as a second allows


@dataclass(frozen=True)
class Settings:
    """The options, kept as three bytes: size, phone first (1 or 0), level."""

    size: int = DEFAULT
    phone_first: bool = False
    level: Level = Level.BEGINNER

    def __post_init__(self) -> None:
        if not LEAST <= self.size <= MOST:
            raise ValueError(f"size {self.size}; {LEAST} to {MOST}")

    def to_bytes(self) -> bytes:
        """The record of these options."""
        return bytes((self.size, self.phone_first, self.level))

    @classmethod
    def from_bytes(cls, record: bytes | None) -> tuple[Settings, bool]:
        """The options of a record, and True; the defaults, and False, for a damaged or missing record.

        >>> Settings.from_bytes(bytes((19, 1, 2)))
        (Settings(size=19, phone_first=True, level=<Level.EXPERT: 2>), True)
        >>> Settings.from_bytes(None)[1]
        False
        """
        if record is None or len(record) != 3 or record[1] > 1:
            return cls(), False
        try:
            return cls(record[0], record[1] == 1, Level(record[2])), True
        except ValueError:
            return cls(), False

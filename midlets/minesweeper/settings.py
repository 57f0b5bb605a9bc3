"""What the person has chosen, and as bytes for the phone's memory."""

from __future__ import annotations

import json
from dataclasses import astuple, dataclass

from .board import SIZES, Level
from .memory import sealed, unsealed

NAME_LENGTH = 12
"""Characters of a name in the best times."""
SMALLEST = 4
"""Columns and rows of the person's own board, at least."""
WIDEST, HIGHEST, MOST_MINES = 40, 40, 400
"""Of the person's own board."""


@dataclass
class Settings:
    """The choices, and what they are as long as the person has made none."""

    fair: bool = True                           # new boards need no guess
    sound: bool = True
    level: Level = Level.BEGINNER
    own: tuple[int, int, int] = (12, 12, 20)    # width, height and mines of the person's own board
    name: str = ""                              # the last one given for a best time

    def size(self, level: Level) -> tuple[int, int, int]:
        """Width, height and mines of a level."""
        return SIZES.get(level, self.own)

    def to_bytes(self) -> bytes:
        """A sealed record of these choices."""
        return sealed(json.dumps(astuple(self)).encode())

    @classmethod
    def from_bytes(cls, record: bytes) -> Settings:
        """The choices of a record. ValueError if it is damaged or impossible."""
        match json.loads(unsealed(record)):
            case [bool(fair), bool(sound), int(level), [int(width), int(height), int(mines)], str(name)]:
                own = width, height, mines
            case _:
                raise ValueError("impossible: these are no choices of this game")
        if not is_size(*own) or len(name) > NAME_LENGTH:
            raise ValueError("impossible: no such board or name")
        return cls(fair, sound, Level(level), own, name)


def is_size(width: int, height: int, mines: int) -> bool:
    """Whether a board of the person's own may be so large and have so many mines."""
    return (SMALLEST <= width <= WIDEST and SMALLEST <= height <= HIGHEST
            and 1 <= mines <= min(MOST_MINES, width * height - 1))

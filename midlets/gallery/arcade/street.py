"""A street: what is where on the roofs of one level. No phone, no pixels.

Places on the grid are (column, row), row 0 at the top. Lengths of moving things are counted in
sub-pixels, TILE of them to a cell, so that the game is the same on every screen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

TILE = 256
STEPS = 30                  # steps a second
ROWS = 18

Cell = tuple[int, int]


class Kind(IntEnum):
    """What a cell is to somebody who runs into it."""

    AIR = 0
    SOLID = 1               # stops from all sides
    LEDGE = 2               # carries from above, lets through from below
    SPRING = 3              # a ledge that throws up again


@dataclass(frozen=True)
class House:
    """A block of `width` columns whose roof is the row `top`; `style` is the look of its walls."""

    column: int
    width: int
    top: int
    style: int

    @property
    def end(self) -> int:
        """The first column behind it."""
        return self.column + self.width


@dataclass
class Lamp:
    """A street lamp that stands on the roof: three cells, `row` is the lowest."""

    column: int
    row: int
    lit: bool = False


@dataclass(frozen=True)
class Vent:
    """A chimney that puffs hot soot into the two cells above it, by a beat of its own."""

    column: int
    row: int
    beat: int

    def is_hot(self, tick: int) -> bool:
        return (tick + self.beat) % VENT_PERIOD >= VENT_PERIOD - VENT_HOT

    def is_warning(self, tick: int) -> bool:
        """A moment before it is hot, it can be seen coming."""
        return VENT_WARNING >= VENT_PERIOD - VENT_HOT - (tick + self.beat) % VENT_PERIOD > 0


VENT_PERIOD, VENT_HOT, VENT_WARNING = 96, 30, 24       # steps


class Creature(IntEnum):
    """Who can be in the way."""

    SOOT = 0                # walks to and fro on a roof
    BAT = 1                 # flies to and fro in waves
    CROW = 2                # sits, and dives when somebody comes near


@dataclass
class Street:
    """The grid of one level and all that stands on it at the start."""

    columns: int
    time: int                                           # steps until it is dark
    houses: list[House] = field(default_factory=list)
    lamps: list[Lamp] = field(default_factory=list)
    fireflies: set[Cell] = field(default_factory=set)
    chimneys: list[Cell] = field(default_factory=list)
    vents: list[Vent] = field(default_factory=list)
    lines: list[tuple[int, int, int]] = field(default_factory=list)      # column, row, width
    stalls: list[tuple[int, int, int]] = field(default_factory=list)
    balconies: list[tuple[int, int, int]] = field(default_factory=list)
    creatures: list[tuple[Creature, int, int]] = field(default_factory=list)
    start: Cell = (2, 0)
    door: Cell = (0, 0)                                 # its lower left cell; two wide, three high

    def __post_init__(self) -> None:
        self._kinds = [bytearray(self.columns) for _ in range(ROWS)]

    def at(self, column: int, row: int) -> int:
        """The Kind of a cell. The street ends in walls; above and below it is air."""
        if not 0 <= column < self.columns:
            return Kind.SOLID
        return self._kinds[row][column] if 0 <= row < ROWS else Kind.AIR

    def put(self, kind: Kind, column: int, row: int, width: int = 1, height: int = 1) -> None:
        """Make cells of this kind."""
        for line in self._kinds[row:row + height]:
            line[column:column + width] = bytes([kind]) * width

    def __str__(self) -> str:
        """The street as a person would sketch it."""
        picture = [[".#=~"[kind] for kind in line] for line in self._kinds]
        marks = [(lamp.column, lamp.row, "!") for lamp in self.lamps]
        marks += [(column, row, "*") for column, row in self.fireflies]
        marks += [(column, row, "sbc"[who]) for who, column, row in self.creatures]
        marks += [(*self.door, "D"), (*self.start, "@")]
        for column, row, mark in marks:
            picture[row][column] = mark
        return "\n".join("".join(line) for line in picture)

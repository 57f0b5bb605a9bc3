"""A box that moves through a street and is stopped by what it meets."""

from __future__ import annotations

from dataclasses import dataclass

from .street import TILE, Kind, Street

FASTEST_FALL = 120            # sub-pixels a step; less than a cell, so nothing is fallen through


@dataclass(eq=False)
class Body:
    """Its upper left corner, size and speed, in sub-pixels and sub-pixels a step."""

    x: int
    y: int
    width: int
    height: int
    vx: int = 0
    vy: int = 0
    on_ground: bool = False

    @property
    def middle(self) -> int:
        return self.x + self.width // 2

    @property
    def bottom(self) -> int:
        """The first sub-pixel below it."""
        return self.y + self.height

    def overlaps(self, x: int, y: int, width: int, height: int) -> bool:
        """Whether it has an area in common with a box."""
        return self.x < x + width and x < self.x + self.width \
            and self.y < y + height and y < self.y + self.height

    def meets(self, other: Body) -> bool:
        return self.overlaps(other.x, other.y, other.width, other.height)

    def move(self, street: Street) -> Kind:
        """One step by its speed, across and then down. Gives what it landed on, AIR for nothing."""
        self._across(street)
        return self._down(street)

    def stands_over_edge(self, street: Street, direction: int) -> bool:
        """Whether the next cell in that direction would not carry it."""
        ahead = self.x + self.width if direction > 0 else self.x - 1
        return street.at(ahead // TILE, self.bottom // TILE) == Kind.AIR

    def _across(self, street: Street) -> None:
        self.x += self.vx
        side = self.x + self.width - 1 if self.vx > 0 else self.x
        column = side // TILE
        rows = range(self.y // TILE, (self.bottom - 1) // TILE + 1)
        if self.vx and any(street.at(column, row) == Kind.SOLID for row in rows):
            self.x = column * TILE - self.width if self.vx > 0 else (column + 1) * TILE
            self.vx = 0

    def _down(self, street: Street) -> Kind:
        before = self.bottom
        self.y += self.vy
        columns = range(self.x // TILE, (self.x + self.width - 1) // TILE + 1)
        self.on_ground = False
        if self.vy < 0:
            row = self.y // TILE
            if any(street.at(column, row) == Kind.SOLID for column in columns):
                self.y, self.vy = (row + 1) * TILE, 0
            return Kind.AIR
        row = self.bottom // TILE
        found = max(street.at(column, row) for column in columns)
        if found == Kind.AIR or (found != Kind.SOLID and before > row * TILE):
            return Kind.AIR
        self.y, self.vy, self.on_ground = row * TILE - self.height, 0, True
        return Kind(found)

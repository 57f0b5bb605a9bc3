"""A place on the board, and the ways one can walk from it."""

from __future__ import annotations

from typing import NamedTuple


class Direction(NamedTuple):
    """A step to a neighbouring place: columns to the right, rows down."""

    dx: int
    dy: int

    @property
    def back(self) -> Direction:
        """The opposite way.

        >>> Direction(1, -1).back
        Direction(dx=-1, dy=1)
        """
        return Direction(-self.dx, -self.dy)


AXES = (Direction(1, 0), Direction(0, 1), Direction(1, 1), Direction(1, -1))
"""Along the row, down the column, and the two diagonals: the four ways a five can lie."""

DIRECTIONS = AXES + tuple(axis.back for axis in AXES)
"""All eight ways from a place to its neighbours."""


class Dot(NamedTuple):
    """A place: column `x` from the left and row `y` from the top, both from 0.

    A Dot may lie off the board; `is_on` tells.

    >>> Dot(14, 0).step(AXES[0]).is_on(15)
    False
    """

    x: int
    y: int

    def is_on(self, size: int) -> bool:
        """Whether a board of `size` by `size` has this place."""
        return 0 <= self.x < size and 0 <= self.y < size

    def step(self, direction: Direction, steps: int = 1) -> Dot:
        """The place so many steps away."""
        return Dot(self.x + direction.dx * steps, self.y + direction.dy * steps)

    def number(self, size: int) -> int:
        """The place as one number, in reading order."""
        return self.y * size + self.x

    @classmethod
    def of(cls, number: int, size: int) -> Dot:
        """The place with this number.

        >>> Dot.of(16, 15)
        Dot(x=1, y=1)
        """
        return cls(number % size, number // size)

"""Where everything goes on a screen of any size: the star, its places, and the corner for whose turn it is.

The star is as large as it can be. On a screen that is taller than the star a line above it is free for the
status; on others the status stands in the corner beside the star's point.
"""

from __future__ import annotations

from math import cos, pi, sin

from .places import COORDINATES, MIDDLE, NOWHERE, PLACES, point

BAR = 3                     # width of the bars at both sides, in the colour of who is to move
WIDE, HIGH = 12.0, 16.0     # columns and rows between the outermost places
SLIMMEST = 0.80             # a row is this part of a column at the least; 0.866 is the true star
SMALL = 150                 # on a lower screen every pixel is a marble's: the star's own tips are cut
ROOT = 0.8660254            # the height of a row of the true star, in columns


class Layout:
    """The measures of one screen; all in pixels.

    column, row  from a place to the next one beside it, and from a row of places to the next
    hole         the diameter of a place and of its marble
    x, y         the middle of the star
    corner       width and height of the room for the status, from the top left
    above        True when the status has a line of its own above the star
    """

    def __init__(self, width: int, height: int, line: int) -> None:
        self.width, self.height = width, height
        self._choose_steps(width - 2 * BAR - 2, height - 2)
        size = round((HIGH + (1.1 if height < SMALL else 2.0)) * self.row)
        spare = height - size
        self.above = spare >= line + 4
        self.x = width / 2
        self.y = height - size / 2 - max(1, (spare - line) // 3 if self.above else spare // 2)
        self.top = round(self.y - size / 2)
        self.corner = self._corner(line)

    def _choose_steps(self, width: int, height: int) -> None:
        """The largest star; a low screen has it a little broader than it is, so that its marbles are larger."""
        beside, under = (0.95, 1.1) if height < SMALL else (1.6, 2.0)
        across, down = width / (WIDE + beside), height / (HIGH + under)
        self.row = min(down, across * ROOT)
        self.column = min(across, self.row / SLIMMEST)
        nearest = (self.column ** 2 / 4 + self.row ** 2) ** 0.5
        self.hole = max(4, int(min(self.column, nearest) * 0.94))

    def _corner(self, line: int) -> tuple[int, int]:
        if self.above:
            return self.width - 2 * BAR, max(line + 2, self.top - 1)
        narrow = round(self.x - 1.5 * self.column - self.hole / 2) - BAR - 2
        return narrow, round(self.y - 4 * self.row - self.hole / 2) - 1

    def spot(self, at: tuple[float, float]) -> tuple[int, int]:
        """The pixel of a point of the plane (see places.point)."""
        return round(self.x + at[0] * self.column), round(self.y + at[1] * self.row / ROOT)

    def place_at(self, x: int, y: int, player: int) -> int:
        """The place under a finger, as seen by `player`; NOWHERE if none is near."""
        def away(place: int) -> float:
            px, py = self.spot(point(place, player))
            return (px - x) ** 2 + (py - y) ** 2
        nearest = min(PLACES, key=away)
        return nearest if away(nearest) <= (self.column * 0.7) ** 2 else NOWHERE


def point_between(place: int, player: int, sixths: float) -> tuple[float, float]:
    """Where a place is while the star turns: as `player` sees it, turned back by so many times 60°."""
    x, y = COORDINATES[place]
    a, b = x - MIDDLE, y - MIDDLE
    turn = (player - sixths) * pi / 3
    px, py = a - b / 2, -b * ROOT
    return px * cos(turn) + py * sin(turn), py * cos(turn) - px * sin(turn)

"""The star of 121 places: coordinates, directions, lines, the six areas, and where each place is drawn.

A place is a number from 0 to 120. On paper it has coordinates x and y, each 1 to 17, and a name made of
the letter of x and the number of y: `e1` is the lowest point of the star, `m17` the highest.

Areas are numbered clockwise from the lowest point: 0 down, 1 down-left, 2 up-left, 3 up, 4 up-right,
5 down-right. A player is known by the area that is his home; his goal is the opposite one.

>>> name(place_at(5, 1)), name(AREAS[3][0]), opposite(0)
('e1', 'm17', 3)
"""

from __future__ import annotations

from enum import Enum
from math import hypot, sqrt

Y_RANGES = ((5, 5), (5, 6), (5, 7), (5, 8), (1, 13), (2, 13), (3, 13), (4, 13), (5, 13),
            (5, 14), (5, 15), (5, 16), (5, 17), (10, 13), (11, 13), (12, 13), (13, 13))
"""The least and the greatest y for x = 1, 2, … 17."""

COORDINATES = tuple((x, y) for x, (least, greatest) in enumerate(Y_RANGES, start=1)
                    for y in range(least, greatest + 1))
"""The x and y of each place."""

PLACES = range(len(COORDINATES))
NOWHERE = -1
MIDDLE = 9                       # x and y of the place in the middle
_NUMBERS = {xy: place for place, xy in enumerate(COORDINATES)}


class Direction(Enum):
    """The six ways to a neighbour, as a change of x and y."""

    UP_LEFT = (0, 1)
    UP_RIGHT = (1, 1)
    LEFT = (-1, 0)
    RIGHT = (1, 0)
    DOWN_LEFT = (-1, -1)
    DOWN_RIGHT = (0, -1)


def place_at(x: int, y: int) -> int:
    """The place with these coordinates; ValueError if the star has none there."""
    if (x, y) not in _NUMBERS:
        raise ValueError(f"the star has no place at x {x}, y {y}")
    return _NUMBERS[x, y]


def name(place: int) -> str:
    """A place on paper: the letter of x (a to q) and the number of y."""
    x, y = COORDINATES[place]
    return f"{chr(ord('a') + x - 1)}{y}"


def place_named(text: str) -> int:
    """The place of a name; ValueError if no place has it."""
    if len(text) < 2 or not (text[1:].isascii() and text[1:].isdigit()):
        raise ValueError(f"{text!r} is no place; write a letter and a number, such as e1")
    return place_at(ord(text[0]) - ord("a") + 1, int(text[1:]))


def distance(one: int, other: int) -> int:
    """The fewest steps from one place to another if nothing stood between."""
    dx = COORDINATES[other][0] - COORDINATES[one][0]
    dy = COORDINATES[other][1] - COORDINATES[one][1]
    return max(abs(dx), abs(dy), abs(dx - dy))


DISTANCES = tuple(tuple(distance(one, other) for other in PLACES) for one in PLACES)
"""The distance between each two places."""


def _ray(place: int, direction: Direction) -> tuple[int, ...]:
    """All places from here to the edge of the star, nearest first."""
    (x, y), (dx, dy) = COORDINATES[place], direction.value
    found = []
    while (x + dx, y + dy) in _NUMBERS:
        x, y = x + dx, y + dy
        found.append(_NUMBERS[x, y])
    return tuple(found)


RAYS = tuple(tuple(_ray(place, direction) for direction in Direction) for place in PLACES)
"""For each place and direction (in the order of `Direction`) the places from there to the edge."""

NEIGHBOURS = tuple(tuple(ray[0] for ray in rays if ray) for rays in RAYS)
"""The two to six places next to each place."""


# The areas

TIPS = tuple(_NUMBERS[xy] for xy in ((5, 1), (1, 5), (5, 13), (13, 17), (17, 13), (13, 5)))
"""The outermost place of each area."""

AREAS = tuple(tuple(sorted((place for place in PLACES if distance(tip, place) <= 3),
                           key=lambda place, tip=tip: (distance(tip, place), place)))    # type: ignore[misc]
              for tip in TIPS)
"""The ten places of each area, the tip first."""

AREA_OF = tuple(next((area for area in range(6) if place in AREAS[area]), NOWHERE) for place in PLACES)
"""The area of each place; NOWHERE for the 61 in the middle."""


def opposite(area: int) -> int:
    """The area across the star: the goal of the player whose home `area` is."""
    return (area + 3) % 6


def bits(places: tuple[int, ...] | list[int]) -> int:
    """A set of places as one int, bit 0 for place 0."""
    return sum(1 << place for place in places)


AREA_BITS = tuple(bits(area) for area in AREAS)


# Turning and drawing

def turned(place: int, sixths: int) -> int:
    """Where a place comes to lie when the star is turned `sixths` times 60° against the clock."""
    x, y = COORDINATES[place]
    a, b = x - MIDDLE, y - MIDDLE
    for _ in range(sixths % 6):
        a, b = a - b, a
    return _NUMBERS[a + MIDDLE, b + MIDDLE]


def seen_from(place: int, player: int) -> int:
    """Where a place lies for a player who has his home at the bottom and plays upwards."""
    return turned(place, player)


def back_from(place: int, player: int) -> int:
    """The way back: which place a player sees at `place` of his turned star."""
    return turned(place, -player)


def point(place: int, player: int = 0) -> tuple[float, float]:
    """Where a place is drawn, as seen by `player`.

    Neighbours are 1.0 apart, (0, 0) is the middle, x grows to the right and y down as on a screen:
    x from -6 to 6, y from -6.93 to 6.93.
    """
    x, y = COORDINATES[seen_from(place, player)]
    a, b = x - MIDDLE, y - MIDDLE
    return a - b / 2, -b * sqrt(3) / 2


WIDTH, HEIGHT = 12.0, 8 * sqrt(3)
"""The distance between the outermost points; a drawing needs the size of a hole around that."""


def place_near(x: float, y: float, player: int = 0) -> int:
    """The place drawn nearest to a point of the plane; NOWHERE if none is within 0.6."""
    def away(place: int) -> float:
        px, py = point(place, player)
        return hypot(px - x, py - y)
    nearest = min(PLACES, key=away)
    return nearest if away(nearest) <= 0.6 else NOWHERE

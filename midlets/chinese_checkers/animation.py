"""How a piece moves: along its path jump by jump in arcs, and the shake of one that was taken up.

All of it is a function of phone time, so a test sees each frame. Positions are those of
`places.point`: neighbours 1.0 apart, y down.
"""

from __future__ import annotations

from math import hypot, pi, sin

from .places import point

SPEEDS = (0, 1, 2, 3)
"""Of the animation: 0 none at all, then slow, middle, fast."""

MS_PER_LEG = (0, 520, 320, 180)
"""How long one step or jump takes at each speed."""

STEP_HEIGHT, JUMP_HEIGHT = 0.15, 0.35
"""The height of an arc, as a part of the way's length; a jump clears what it goes over."""

SHAKE_PERIOD, SHAKE_WIDTH = 240, 0.12
"""The piece that was taken up swings so many ms to and fro, and so far to each side."""


def duration(path: tuple[int, ...], speed: int) -> int:
    """How many ms the piece takes along its path."""
    return (len(path) - 1) * MS_PER_LEG[speed]


def leg(path: tuple[int, ...], elapsed_ms: int, speed: int) -> int:
    """Which step or jump of the path is under way, from 0; as many as there are when it has ended.

    When this number grows the piece has just come down: the moment for a sound.
    """
    legs = len(path) - 1
    return legs if speed == 0 else max(0, min(legs, elapsed_ms // MS_PER_LEG[speed]))


def position(path: tuple[int, ...], elapsed_ms: int, speed: int, player: int = 0) -> tuple[float, float]:
    """Where the piece is drawn, `elapsed_ms` after it left, on the board as `player` sees it.

    Before it leaves it is on the first place of the path, and after it has come on the last.
    """
    at = leg(path, elapsed_ms, speed)
    if at == len(path) - 1:
        return point(path[-1], player)
    part = max(0, elapsed_ms - at * MS_PER_LEG[speed]) / MS_PER_LEG[speed]
    (x0, y0), (x1, y1) = point(path[at], player), point(path[at + 1], player)
    length = hypot(x1 - x0, y1 - y0)
    height = length * (STEP_HEIGHT if length < 1.5 else JUMP_HEIGHT) * sin(pi * part)
    return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part - height


def shake(place: int, elapsed_ms: int, player: int = 0) -> tuple[float, float]:
    """Where a piece that was taken up is drawn: it swings sideways about its place."""
    x, y = point(place, player)
    return x + SHAKE_WIDTH * sin(2 * pi * (elapsed_ms % SHAKE_PERIOD) / SHAKE_PERIOD), y

"""The beginner's play: the first pattern that exists, else the place with the heaviest surroundings."""

from __future__ import annotations

from .board import EMPTY, Board, other
from .dot import DIRECTIONS, Dot
from .patterns import Pattern, makes

ORDER = (Pattern.FIVE, Pattern.OPEN_FOUR, Pattern.DOUBLE_FOUR, Pattern.FOUR_THREE, Pattern.DOUBLE_THREE,
         Pattern.OPEN_THREE)
"""What the beginner looks for, in this order, at each step for itself before the other."""

OWN, THEIRS, FREE = 5, 3, 1             # weights of what lies around a place


def choose(board: Board) -> Dot:
    """The beginner's move for the colour whose turn it is. There must be an empty place."""
    colour = board.turn
    places = board.empty()
    made = [(dot, makes(board, dot, side)) for side in (colour, other(colour)) for dot in places]
    for pattern in ORDER:
        for dot, patterns in made:
            if pattern in patterns:
                return dot
    return max(places, key=lambda dot: surroundings(board, dot, colour))


def surroundings(board: Board, dot: Dot, colour: int) -> float:
    """The weight of all that lies in the eight directions, the nearer the heavier."""
    return sum(_weight(board[there], colour) * (board.size - step) / 2
               for direction in DIRECTIONS for step in range(1, board.size)
               if (there := dot.step(direction, step)).is_on(board.size))


def _weight(stone: int, colour: int) -> int:
    if stone == EMPTY:
        return FREE
    return OWN if stone == colour else THEIRS

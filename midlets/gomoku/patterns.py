"""What a stone would make: the patterns of the game, as pure functions over a board.

Each looks at an empty place as if a stone of `colour` were put there, and leaves the board as it is. They are
built on two counts along one of the eight directions, `run` and `reach`.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from .board import EMPTY, FIVE, Board
from .dot import AXES, Direction, Dot


class Pattern(Enum):
    """What decides a game."""

    FIVE = "five or more in a row: won"
    OPEN_FOUR = "four in a row with both ends empty, .XXXX."
    FOUR = "one more stone makes five, OXXXX. or XX.XX, an open four included"
    DOUBLE_FOUR = "two fours at once: on two axes, or on one, as in X.XXX.X"
    FOUR_THREE = "a four on one axis and an open three on another"
    DOUBLE_THREE = "open threes on two axes"
    OPEN_THREE = "three that can become an open four, joined or split"
    JOINED_THREE = "an open three in a row, .XXX. with room for the open four"
    SPLIT_THREE = "an open three with a hole, .X.XX."


class Reach(NamedTuple):
    """How far a colour can spread in one direction: its stones on the way, and the empty points between."""

    stones: int
    empty: int


class Shape(NamedTuple):
    """What the stone makes along one axis."""

    run: int            # stones in a row, with the new one
    fives: int          # places where one more stone makes five: 1 is a four, 2 are as good as won
    three: str          # "joined" (.XXX.) or "split" (.X.XX.) if it is an open three, else ""


def run(board: Board, dot: Dot, direction: Direction, colour: int) -> int:
    """How many stones of this colour stand in a row next to the place, in this direction."""
    count = 0
    while board.colour_at(dot.step(direction, count + 1)) == colour:
        count += 1
    return count


def reach(board: Board, dot: Dot, direction: Direction, colour: int, most: int = 4) -> Reach:
    """The same count, going on over at most `most` empty points, up to the other colour or the edge.

    >>> reach(Board(10), Dot(8, 0), AXES[0], 1)
    Reach(stones=0, empty=1)
    """
    stones = empty = 0
    while (there := board.colour_at(dot.step(direction, stones + empty + 1))) in (colour, EMPTY):
        if there == EMPTY:
            if empty == most:
                break
            empty += 1
        else:
            stones += 1
    return Reach(stones, empty)


def shape(board: Board, dot: Dot, axis: Direction, colour: int) -> Shape:
    """What a stone here makes along the axis, to both sides."""
    room = reach(board, dot, axis, colour), reach(board, dot, axis.back, colour)
    if 1 + sum(map(sum, room)) < FIVE:
        return Shape(1, 0, "")
    sides = ((axis, run(board, dot, axis, colour)), (axis.back, run(board, dot, axis.back, colour)))
    length = 1 + sides[0][1] + sides[1][1]
    fives = sum(_joins(board, dot, direction, beside, colour, length) >= FIVE for direction, beside in sides)
    three = ""
    if length < FIVE - 1 and not fives and any(
            _makes_open_four(board, dot, direction, beside, colour, length) for direction, beside in sides):
        three = "joined" if length == FIVE - 2 else "split"
    return Shape(length, fives, three)


def shapes(board: Board, dot: Dot, colour: int) -> tuple[Shape, ...]:
    """What a stone here makes along each of the four axes."""
    return tuple(shape(board, dot, axis, colour) for axis in AXES)


def makes(board: Board, dot: Dot, colour: int) -> frozenset[Pattern]:
    """The patterns that a stone here makes.

    >>> board = Board.parse(". X X . X . . . . ." + 9 * "\\n. . . . . . . . . .")
    >>> sorted(pattern.name for pattern in makes(board, Dot(3, 0), 1))
    ['FOUR', 'OPEN_FOUR']
    """
    made = shapes(board, dot, colour)
    fours, threes = _fours(made), [along.three for along in made if along.three]
    found = {
        Pattern.FIVE: any(along.run >= FIVE for along in made),
        Pattern.OPEN_FOUR: any(_is_open_four(along) for along in made),
        Pattern.FOUR: fours > 0,
        Pattern.DOUBLE_FOUR: fours > 1,
        Pattern.FOUR_THREE: fours > 0 and bool(threes),
        Pattern.DOUBLE_THREE: len(threes) > 1,
        Pattern.OPEN_THREE: bool(threes),
        Pattern.JOINED_THREE: "joined" in threes,
        Pattern.SPLIT_THREE: "split" in threes,
    }
    return frozenset(pattern for pattern, there in found.items() if there)


def _is_open_four(made: Shape) -> bool:
    return made.run == FIVE - 1 and made.fives == 2


def _fours(made: tuple[Shape, ...]) -> int:
    """How many fours: an open four is one, however many fives it leads to."""
    return sum(min(along.fives, 1) if _is_open_four(along) else along.fives
               for along in made if along.run < FIVE)


def _joins(board: Board, dot: Dot, direction: Direction, beside: int, colour: int, length: int) -> int:
    """How long a row becomes by one more stone at its end in this direction; 0 if the end is not empty."""
    end = dot.step(direction, beside + 1)
    if board.colour_at(end) != EMPTY:
        return 0
    return length + 1 + run(board, end, direction, colour)


def _makes_open_four(board: Board, dot: Dot, direction: Direction, beside: int, colour: int,
                     length: int) -> bool:
    """Whether one more stone at the end in this direction makes an open four."""
    if _joins(board, dot, direction, beside, colour, length) != FIVE - 1:
        return False
    behind = length - 1 - beside                            # stones on the other side of the place
    ends = dot.step(direction, FIVE - 1 - behind), dot.step(direction.back, behind + 1)
    return all(board.colour_at(end) == EMPTY for end in ends)

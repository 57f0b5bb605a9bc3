"""What a stone would make: the patterns of the game, as pure functions over a board.

Each looks at an empty place as if a stone of `colour` were put there, and leaves the board as it is. They are
built on two counts along one of the eight directions, `run` and `reach`.
"""

from __future__ import annotations

from typing import NamedTuple

from .board import EMPTY, FIVE, Board
from .dot import AXES, Direction, Dot


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


# The patterns, in the order in which they decide a game

def five(board: Board, dot: Dot, colour: int) -> bool:
    """Five or more in a row: won."""
    return any(made.run >= FIVE for made in shapes(board, dot, colour))


def open_four(board: Board, dot: Dot, colour: int) -> bool:
    """Four in a row with both ends empty: .XXXX."""
    return any(_is_open_four(made) for made in shapes(board, dot, colour))


def four(board: Board, dot: Dot, colour: int) -> bool:
    """One more stone makes five, in at least one place: OXXXX. or XX.XX, the open four included."""
    return _fours(shapes(board, dot, colour)) > 0


def double_four(board: Board, dot: Dot, colour: int) -> bool:
    """Two fours at once: on two axes, or on one, as in X.XXX.X"""
    return _fours(shapes(board, dot, colour)) > 1


def open_three(board: Board, dot: Dot, colour: int) -> bool:
    """Three that can become an open four, joined or split."""
    return any(made.three for made in shapes(board, dot, colour))


def joined_three(board: Board, dot: Dot, colour: int) -> bool:
    """An open three in a row: .XXX. with room for the open four."""
    return any(made.three == "joined" for made in shapes(board, dot, colour))


def split_three(board: Board, dot: Dot, colour: int) -> bool:
    """An open three with a hole: .X.XX."""
    return any(made.three == "split" for made in shapes(board, dot, colour))


def four_three(board: Board, dot: Dot, colour: int) -> bool:
    """A four on one axis and an open three on another."""
    made = shapes(board, dot, colour)
    return _fours(made) > 0 and any(along.three for along in made)


def double_three(board: Board, dot: Dot, colour: int) -> bool:
    """Open threes on two axes."""
    return sum(bool(made.three) for made in shapes(board, dot, colour)) > 1


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


def _makes_open_four(board: Board, dot: Dot, direction: Direction, beside: int, colour: int, length: int) -> bool:
    """Whether one more stone at the end in this direction makes an open four."""
    if _joins(board, dot, direction, beside, colour, length) != FIVE - 1:
        return False
    behind = length - 1 - beside                            # stones on the other side of the place
    ends = dot.step(direction, FIVE - 1 - behind), dot.step(direction.back, behind + 1)
    return all(board.colour_at(end) == EMPTY for end in ends)

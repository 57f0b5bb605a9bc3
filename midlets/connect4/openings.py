"""The first player's way through the opening: a winning reply to everything the second player may do.

The player who begins can force a win. This book holds, for the first five moves, one column that keeps the win,
proved for each of the positions that can then arise. tests/tools/connect4_openings.py makes it and proves it.

It is one digit for each position, in the order in which `walk` meets them: the positions themselves need not be
written down.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from functools import cache

from .bitboard import COLUMN, has_four, mirrored, open_squares
from .state import COLUMNS

LAST = 8                                 # pieces on the board at the last of the first player's moves in the book

REPLIES = (
    "331533333333234333333433013333333333333333333333333433333333323233233333333"
    "332332233333333333333333333333333333333333123333333333333333333233334333433"
    "333233333333323212203323333323333233303224334223332233332024242432322332320"
    "333323333233323232223333333332333333333332333333333333333333333333333333333"
    "333333333333333323233223333333333333332233333323333333333333333333313445233"
    "333333333333333333331333333333333333333333331333333333333333343333333333333"
    "333333333331333333333333333333333333333333443333332333333233233333333331022"
    "333333333333333333333433333433333333442204344333333333333333333333314333333"
    "333233333212322232233333223332333330433123333333333333333333333333333333332"
    "333332333323333322433233232332333233264212232353326223223122452332233252422"
)

Position = tuple[int, int]               # the first player's pieces and the second's; the first is to move


def reply(mine: int, theirs: int) -> int | None:
    """The column the book gives the player to move; None if it does not have the position."""
    kept = oriented(mine, theirs)
    column = _book().get(kept)
    if column is None:
        return None
    return column if kept == (mine, theirs) else COLUMNS - 1 - column


def oriented(mine: int, theirs: int) -> Position:
    """The position or its mirror image, whichever is the lower number: they are one in the book."""
    return min((mine, theirs), (mirrored(mine), mirrored(theirs)))


def walk(choose: Callable[[Position], int]) -> Iterator[Position]:
    """All positions that arise when the first player follows `choose`, which is asked once for each; each once."""
    level: list[Position] = [(0, 0)]
    for _ in range(0, LAST + 1, 2):
        after: dict[Position, None] = {}
        for position in level:
            yield position
            after.update(dict.fromkeys(replies(position, choose(position))))
        level = list(after)


def replies(position: Position, column: int) -> list[Position]:
    """The positions that the second player can make of this one once the first has played the column.

    None if that wins at once.
    """
    mine, theirs = position
    mine |= open_squares(mine | theirs) & COLUMN[column]
    playable = 0 if has_four(mine) else open_squares(mine | theirs)
    return [oriented(mine, theirs | playable & COLUMN[answer])
            for answer in range(COLUMNS) if playable & COLUMN[answer]]


@cache
def _book() -> dict[Position, int]:
    digits = map(int, REPLIES)
    columns: dict[Position, int] = {}

    def choose(position: Position) -> int:
        columns[position] = next(digits)
        return columns[position]

    deque(walk(choose), maxlen=0)
    return columns

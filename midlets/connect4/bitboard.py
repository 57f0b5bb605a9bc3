"""A position as two whole numbers, one bit for each cell: what the search thinks in.

Bit 7 * column + row. A column takes seven bits; the seventh, on top, is always 0, so that a line never runs
out of one column into the next:

    5 12 19 26 33 40 47        row 5
    . .  .  .  .  .  .
    0  7 14 21 28 35 42        row 0, the bottom

Two cells that touch are 7 apart along a row, 1 up a column, 8 and 6 along the diagonals. A "square" is a
number with one bit set.
"""

from __future__ import annotations

from .state import COLUMNS, ROWS, C4State

HEIGHT = ROWS + 1
COLUMN = tuple(((1 << ROWS) - 1) << HEIGHT * column for column in range(COLUMNS))
BOARD = sum(COLUMN)
BOTTOM = sum(1 << HEIGHT * column for column in range(COLUMNS))
CENTRE_FIRST = (3, 2, 4, 1, 5, 0, 6)
NEARNESS = {1 << HEIGHT * column + row: 3 - abs(3 - column)     # square -> 3 in the middle, 0 at the edge
            for column in range(COLUMNS) for row in range(ROWS)}


def from_state(state: C4State, player: int) -> tuple[int, int]:
    """The pieces of this player and those of the other."""
    sides = [0, 0]
    for column in range(COLUMNS):
        for row in range(state.heights[column]):
            sides[state.piece(column, row)] |= 1 << HEIGHT * column + row
    return sides[player], sides[1 - player]


def from_columns(columns: str) -> tuple[int, int]:
    """The pieces of the player to move and of the other, after these drops ("3342": players take turns).

    ValueError if one of them is not possible.
    """
    mine = theirs = 0
    for digit in columns:
        square = open_squares(mine | theirs) & COLUMN[int(digit)]
        if not square or has_four(theirs):
            raise ValueError(f"no piece can fall into column {digit} in {columns!r}")
        mine, theirs = theirs, mine | square
    return mine, theirs


def column_of(square: int) -> int:
    """0 to 6."""
    return (square.bit_length() - 1) // HEIGHT


def open_squares(pieces: int) -> int:
    """Where the next piece of each column would land: adding the bottom row carries past all pieces."""
    return pieces + BOTTOM & BOARD


def mirrored(pieces: int) -> int:
    """The same pieces with left and right exchanged."""
    return sum((pieces >> HEIGHT * column & COLUMN[0]) << HEIGHT * (COLUMNS - 1 - column)
               for column in range(COLUMNS))


def has_four(pieces: int) -> bool:
    """Whether there are four in a line."""
    pairs = pieces & pieces >> 7
    if pairs & pairs >> 14:
        return True
    pairs = pieces & pieces >> 6
    if pairs & pairs >> 12:
        return True
    pairs = pieces & pieces >> 8
    if pairs & pairs >> 16:
        return True
    pairs = pieces & pieces >> 1
    return pairs & pairs >> 2 != 0


def goals(pieces: int) -> int:
    """The squares that would complete a four (squares where the other's pieces lie are not taken out).

    In each direction the hole may be at either end of three, or inside: XX_X and X_XX.
    """
    found = pieces << 1 & pieces << 2 & pieces << 3                 # a column can only grow upwards
    for step in (6, 7, 8):
        pairs = pieces & pieces >> step
        triples = pairs & pieces >> 2 * step
        found |= triples << 3 * step | triples >> step
        found |= (pairs & pieces >> 3 * step) << 2 * step | (pieces & pairs >> 2 * step) << step
    return found & BOARD


def leaves(pieces: int) -> int:
    """What these pieces leave to the other side: the squares of all lines with none of them in it."""
    free = BOARD & ~pieces
    found = 0
    for step in (1, 6, 7, 8):
        pairs = free & free >> step
        starts = pairs & pairs >> 2 * step
        starts |= starts << step
        found |= starts | starts << 2 * step
    return found

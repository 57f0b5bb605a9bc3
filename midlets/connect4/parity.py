"""Who is the last to have to move: proofs that need no search.

All columns have an even number of cells. A player who answers each piece with one in the same column, right
on top of it, gets every upper cell of such a pair and the other gets every lower one. Count rows from 0: the
first player of the game is left with rows 0, 2 and 4 and the one who follows with 1, 3 and 5.

A column with an odd number of pieces begins with a single cell (in row 1, 3 or 5) before its pairs. The
follower takes these single cells two by two: the other takes one, the follower takes its partner.

Following up is always possible, so what it gives is certain. If it gives the other no four, the follower
cannot lose; if it gives the follower a four besides, the follower wins, though perhaps only at the very end.
"""

from __future__ import annotations

from .bitboard import BOARD, BOTTOM, COLUMN, column_of, has_four

LOWER_ROWS = BOTTOM * 0b010101          # rows 0, 2 and 4
UPPER_ROWS = BOTTOM * 0b101010          # rows 1, 3 and 5


def second_holds(first: int, both: int, open_squares: int) -> bool:
    """Whether following up surely keeps the first player, who is to move, from winning."""
    return _no_four(first | LOWER_ROWS & ~both, open_squares & UPPER_ROWS)


def second_wins(first: int, second: int, both: int, open_squares: int) -> bool:
    """Whether following up surely wins for the second player; the first player is to move."""
    gained = UPPER_ROWS & BOARD & ~both & ~open_squares
    return has_four(second | gained) and second_holds(first, both, open_squares)


def first_wins(first: int, second: int, first_goals: int, both: int, open_squares: int) -> bool:
    """Whether following up surely wins for the first player; the second player is to move.

    It takes a column with an odd number of pieces and, in one of its lower rows, a cell that completes a
    four of the first player. All else can be answered in pairs, so the second player must in the end play
    the cell below that one.
    """
    singles = open_squares & UPPER_ROWS
    threats = first_goals & LOWER_ROWS & ~both
    while threats:
        threat = threats & -threats
        threats ^= threat
        column = COLUMN[column_of(threat)]
        if column & singles:
            lower = LOWER_ROWS & ~column | UPPER_ROWS & column
            if not has_four(second | lower & ~both | singles):
                return True
    return False


def _no_four(pieces: int, singles: int) -> bool:
    """Whether `pieces`, and one of each two of these single cells, make no four, paired in the best way."""
    if not has_four(pieces | singles):
        return True
    if not singles or has_four(pieces):
        return False
    cells = []
    while singles:
        cells.append(singles & -singles)
        singles ^= cells[-1]
    if len(cells) == 2:
        return not any(has_four(pieces | one) for one in cells)
    if len(cells) == 4:
        a, b, c, d = cells
        return any(not any(has_four(pieces | one | other) for one in pair for other in rest)
                   for pair, rest in (((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))))
    return False

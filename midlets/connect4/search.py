"""Looking a number of plies ahead and weighing what is found: alpha-beta with a table.

This is the play of levels 1 and 2, and of level 3 where nothing can be proved. Columns are tried from the
centre outwards, the one that was best at a smaller depth before all others. Nothing here is left to chance.
"""

from __future__ import annotations

from .bitboard import BOARD, CENTRE_FIRST, COLUMN, HEIGHT, column_of, goals, has_four, open_squares
from .effort import BREATH, Effort
from .parity import LOWER_ROWS, UPPER_ROWS
from .state import CELLS, COLUMNS, LINES_THROUGH, ROWS, cell

WIN = 1000                               # less the number of pieces, so that an early win is the better one
_EXACT, _AT_LEAST, _AT_MOST = range(3)


def _rings() -> tuple[int, ...]:
    """The cells through which more than 3, 4, 5 … lines run: a cell in the middle lies in most of them."""
    return tuple(sum(1 << HEIGHT * column + row for column in range(COLUMNS) for row in range(ROWS)
                     if len(LINES_THROUGH[cell(column, row)]) > lines)
                 for lines in (3, 4, 5, 7, 8, 10, 11))


_RINGS = _rings()


def weigh(mine: int, theirs: int) -> int:
    """How good the position looks to the player to move; 0 is even, a win is far above any of these."""
    free = BOARD & ~(mine | theirs)
    my_rows, their_rows = ((LOWER_ROWS, UPPER_ROWS) if (mine | theirs).bit_count() % 2 == 0
                           else (UPPER_ROWS, LOWER_ROWS))
    return (_threats(goals(mine) & free, my_rows) - _threats(goals(theirs) & free, their_rows)
            + sum((mine & ring).bit_count() - (theirs & ring).bit_count() for ring in _RINGS))


def _threats(empty_goals: int, good_rows: int) -> int:
    """Cells that would complete a four, those that are reached in the end by following up counting more."""
    return 8 * empty_goals.bit_count() + 12 * (empty_goals & good_rows).bit_count()


class Search:
    """A search with the table it fills. One of them serves one move."""

    def __init__(self, effort: Effort) -> None:
        self._effort = effort
        self._table: dict[tuple[int, int], tuple[int, int, int, int]] = {}   # depth, kind, score, best square

    def best_square(self, mine: int, theirs: int, depth: int, among: int = BOARD) -> int:
        """The best square for the player to move, of those in `among`, looking `depth` plies ahead.

        There must be at least one. Of squares that look equally good it is the nearest to the centre.
        """
        best = 0
        for plies in range(1, depth + 1):
            best = self._root(mine, theirs, plies, among, best)
        return best

    def score(self, mine: int, theirs: int, depth: int) -> int:
        """How good the position is for the player to move, looking `depth` plies ahead; 0 is even."""
        return self._score(mine, theirs, depth, -WIN, WIN)

    def _root(self, mine: int, theirs: int, depth: int, among: int, first: int) -> int:
        best, alpha = 0, -WIN
        for square in ordered(open_squares(mine | theirs) & among, first):
            score = self._after(mine | square, theirs, depth, alpha, WIN)
            if score > alpha:
                best, alpha = square, score
        return best

    def _after(self, mine: int, theirs: int, depth: int, alpha: int, beta: int) -> int:
        """The score, for the player who has just moved, of the position that resulted."""
        if has_four(mine):
            return WIN - (mine | theirs).bit_count()
        return -self._score(theirs, mine, depth - 1, -beta, -alpha)

    def _score(self, mine: int, theirs: int, depth: int, alpha: int, beta: int) -> int:
        """The score for the player to move; nobody has four yet. Outside alpha to beta it is a bound."""
        pieces = mine | theirs
        if pieces.bit_count() == CELLS:
            return 0
        winning = goals(mine) & open_squares(pieces)
        if winning:
            return WIN - 1 - pieces.bit_count()
        if depth <= 0:
            return weigh(mine, theirs)
        known_depth, kind, known, best = self._table.get((mine, theirs), (-1, _EXACT, 0, 0))
        settled = kind == _EXACT or (known >= beta if kind == _AT_LEAST else known <= alpha)
        if known_depth == depth and settled:
            return known
        self._count_node()
        top, bound = -WIN, alpha
        for square in ordered(self._worth_trying(theirs, pieces), best):
            score = self._after(mine | square, theirs, depth, bound, beta)
            if score > top:
                top, best = score, square
                bound = max(bound, score)
            if top >= beta:
                break
        kind = _AT_LEAST if top >= beta else _EXACT if top > alpha else _AT_MOST
        self._table[mine, theirs] = depth, kind, top, best
        return top

    def _worth_trying(self, theirs: int, pieces: int) -> int:
        """All moves, or where the other player would win next, only those that prevent it."""
        playable = open_squares(pieces)
        return goals(theirs) & playable or playable

    def _count_node(self) -> None:
        effort = self._effort
        effort.nodes += 1
        if not effort.nodes % BREATH:
            effort.breathe()


def ordered(moves: int, first: int = 0) -> list[int]:
    """These squares from the centre outwards, `first` before all others if it is one of them."""
    squares = [moves & COLUMN[column] for column in CENTRE_FIRST if moves & COLUMN[column]]
    if first & moves:
        squares.remove(first)
        squares.insert(0, first)
    return squares


def best_column(mine: int, theirs: int, depth: int, effort: Effort | None = None) -> int:
    """The column that a player who looks `depth` plies ahead would choose."""
    return column_of(Search(effort or Effort()).best_square(mine, theirs, depth))

"""What can be known of a board by reasoning from what it shows, and a hint.

First counting (constraints.py), then the exact chances of what is left (chances.py). Flags are not
trusted, for they may be wrong, and where the mines lie is never looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .board import Board, Cell, Outcome
from .chances import chances
from .constraints import Knowledge, cells_in, grid_of
from .layouts import TooWide


@dataclass(frozen=True)
class Findings:
    """The chance of a mine, 0.0 to 1.0, for each hidden cell; the certain ones are also in a set.

    `exact` is False when the numbers are so entangled that the chances strictly between 0 and 1 are an
    estimate, and some certain cells may be missing. What is called safe or mined is certain all the same.
    """

    safe: frozenset[Cell]
    mined: frozenset[Cell]
    chances: dict[Cell, float]
    exact: bool = True


@dataclass(frozen=True)
class Hint:
    """A cell to reveal next, with its chance of a mine: 0.0 is certainly safe.

    A safe cell may carry a flag; then the flag is wrong.
    """

    cell: Cell
    chance: float

    @property
    def safe(self) -> bool:
        return self.chance == 0.0


def findings(board: Board) -> Findings:
    """All that can be known of the hidden cells.

    >>> board = Board.from_text("*..*")
    >>> _ = board.reveal((1, 0))
    >>> findings(board).chances
    {(0, 0): 0.5, (2, 0): 0.5, (3, 0): 1.0}
    """
    know = _seen(board)
    know.prove(everything=True)
    by_cell, exact = _chances(know)
    in_order = {know.grid.place(cell): by_cell[cell] for cell in sorted(by_cell)}
    safe = frozenset(cell for cell, chance in in_order.items() if chance == 0.0)
    mined = frozenset(cell for cell, chance in in_order.items() if chance == 1.0)
    return Findings(safe, mined, in_order, exact)


def hint(board: Board, near: Cell | None = None) -> Hint | None:
    """A safe cell if there is any, else the least dangerous; of several the nearest to `near`.

    `near` is the middle of the board if not given. None when the game is over. While no mines are
    laid, any cell is safe.
    """
    if board.outcome is not Outcome.PLAYING:
        return None
    near = near or (board.width // 2, board.height // 2)
    if not board.laid:
        return Hint(near, 0.0)
    know = _seen(board)
    by_cell = dict.fromkeys(cells_in(know.safe), 0.0) if know.prove() else _chances(know)[0]
    least = min(by_cell.values())
    places = [know.grid.place(cell) for cell in sorted(by_cell) if by_cell[cell] == least]
    return Hint(min(places, key=lambda place: _distance(place, near)), least)


def solvable(board: Board, first: Cell) -> bool:
    """Whether a board whose mines are laid needs no guess after the first reveal."""
    grid = grid_of(board.width, board.height)
    know = Knowledge(grid, board.mines)
    know.see(grid.cell(*first), board.number(first))
    return first not in board.mined and explore(know, lambda cell: board.number(grid.place(cell)))


def explore(know: Knowledge, number: Callable[[int], int]) -> bool:
    """Reveal what is proven to be safe, and go on from there; True if no cell stays unknown.

    `number` tells what a cell shows once it is revealed. It is asked for proven cells only. Exact
    chances are dear, so they are asked only where counting is at its end.
    """
    while know.unknown or know.safe:
        if not know.prove() and not _prove_exactly(know):
            return not know.unknown
        for cell in cells_in(know.safe):
            know.see(cell, number(cell))
    return True


def _seen(board: Board) -> Knowledge:
    grid = grid_of(board.width, board.height)
    know = Knowledge(grid, board.mines)
    for cell in sorted(board.revealed):
        know.see(grid.cell(*cell), board.number(cell))
    return know


def _prove_exactly(know: Knowledge) -> bool:
    """Whether all layouts agree on some cell; a group too wide to count proves nothing."""
    if not know.unknown:
        return False
    try:
        found = chances(know.unknown, know.constraints(), know.mines_left)
    except TooWide:
        return False
    know.learn(safe=found.safe, mined=found.mined)
    return found.safe | found.mined != 0


def _chances(know: Knowledge) -> tuple[dict[int, float], bool]:
    """The chance of each cell that is not seen, and whether they are exact."""
    known = dict.fromkeys(cells_in(know.safe), 0.0) | dict.fromkeys(cells_in(know.mined), 1.0)
    if not know.unknown:
        return known, True
    try:
        return known | chances(know.unknown, know.constraints(), know.mines_left).by_cell(), True
    except TooWide:
        return known | _estimates(know), False


def _estimates(know: Knowledge) -> dict[int, float]:
    """The most alarming of the numbers around each cell; for cells under no number the mean of all."""
    mean = know.mines_left / know.unknown.bit_count()
    estimates: dict[int, float] = {}
    for cells, mines in know.constraints():
        for cell in cells_in(cells):
            estimates[cell] = max(estimates.get(cell, 0.0), mines / cells.bit_count())
    return {cell: estimates.get(cell, mean) for cell in cells_in(know.unknown)}


def _distance(cell: Cell, other: Cell) -> int:
    """Steps of a cursor that moves along columns and rows."""
    return abs(cell[0] - other[0]) + abs(cell[1] - other[1])

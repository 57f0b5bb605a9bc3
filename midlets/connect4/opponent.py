"""The phone's play, in three levels.

Level 1 looks 2 plies ahead and now and then drops a piece anywhere. Level 2 looks 6 plies ahead. Level 3 follows
the opening book where it can. Elsewhere it first finds out what can be proved:

- with fewer than 20 pieces on the board every win and every loss that can be forced within 12 plies, and the
  rest of the game as far as a set number of nodes goes;
- with 20 and more the whole rest of the game.

It takes the quickest win it knows, never a move that loses while another does not, and the longest way to a
certain loss. Where proof leaves a choice it looks ahead like the others and weighs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from . import openings
from .bitboard import column_of, from_state
from .effort import Effort
from .search import Search
from .solver import Solver, squares
from .state import CELLS, C4State

LEVELS = (1, 2, 3)
DEPTH = {1: 2, 2: 6, 3: 10}
ERROR_IN = 5                             # level 1 errs once in so many moves
HORIZON = 12                             # plies within which level 3 misses nothing
PERFECT_FROM = 20                        # pieces from which level 3 knows the whole rest of the game
HOPEFUL_FROM = 10                        # pieces from which it tries to, and often succeeds
FURTHER = 50_000                         # nodes for what lies beyond, a fraction of a second


class Numbers(Protocol):
    """Where chance comes from: `emulator.midp.util.Random` is one."""

    def next_int(self, n: int) -> int:
        """One of 0 to n - 1."""


def choose(state: C4State, player: int, level: int, numbers: Numbers,
           give_way: Callable[[], None] | None = None) -> int:
    """The column where the phone drops its piece, as `player`, who is to move.

    `give_way` is called every few hundred positions; what it raises ends the thinking at once. ValueError for
    a level that does not exist or a game that is over.
    """
    if level not in LEVELS:
        raise ValueError(f"level {level!r}; one of {LEVELS}")
    if state.is_over():
        raise ValueError("the game is over: there is nothing to choose")
    mine, theirs = from_state(state, player)
    effort = Effort(give_way)
    if level == 1 and numbers.next_int(ERROR_IN) == 0:
        columns = state.legal_columns()
        return columns[numbers.next_int(len(columns))]
    if level == 3:
        column = openings.reply(mine, theirs)
        return column_of(_Expert(mine, theirs, effort).square()) if column is None else column
    return column_of(Search(effort).best_square(mine, theirs, DEPTH[level]))


class _Expert:
    """Level 3, thinking about one move."""

    def __init__(self, mine: int, theirs: int, effort: Effort) -> None:
        self._mine, self._theirs, self._effort = mine, theirs, effort
        self._count = (mine | theirs).bit_count()
        self._solver = Solver(effort)
        self._horizon = CELLS if self._count >= PERFECT_FROM else min(CELLS, self._count + HORIZON)

    def square(self) -> int:
        """The square to play."""
        if self._count < PERFECT_FROM:
            return self._winning(self._horizon) or self._best_of(self._safe(self._horizon))
        if self._solver.looks_won(self._mine, self._theirs):
            return self._winning(CELLS) or self._best_of(self._safe(CELLS))
        safe = self._safe(CELLS)
        return (self._winning(CELLS) if safe else 0) or self._best_of(safe)

    def _winning(self, deadline: int) -> int:
        """The start of the quickest win by the deadline that can be found; 0 if there is no win by then."""
        square = 0
        if self._solver.wins(self._mine, self._theirs, deadline):
            square = self._solver.winning_square(self._mine, self._theirs, deadline)
            with self._effort.at_most(FURTHER):
                square = self._quickest(deadline) or square
        return square

    def _quickest(self, deadline: int) -> int:
        for earlier in range(self._count + 1, deadline, 2):
            square = self._solver.winning_square(self._mine, self._theirs, earlier)
            if square:
                return square
        return 0

    def _safe(self, deadline: int) -> list[int]:
        """The squares that do not lose by the deadline."""
        return self._solver.safe_squares(self._mine, self._theirs, deadline)

    def _best_of(self, safe: list[int]) -> int:
        """The best of the squares that do not lose; if all of them lose, the one that loses last."""
        if not safe:
            return self._longest()
        if len(safe) == 1:
            return safe[0]
        if HOPEFUL_FROM <= self._count < PERFECT_FROM:
            known = self._further(safe)
            if len(known) == 1:
                return known[0]
            safe = known or safe
        return Search(self._effort).best_square(self._mine, self._theirs, DEPTH[3], sum(safe))

    def _further(self, safe: list[int]) -> list[int]:
        """Of these squares a winning one, if a set number of nodes shows it; else those not shown to lose."""
        left = list(safe)
        with self._effort.at_most(FURTHER):
            for square in safe:
                if self._solver.loses(self._theirs, self._mine | square):
                    return [square]
            for square in safe:
                if self._solver.wins(self._theirs, self._mine | square):
                    left.remove(square)
        return left

    def _longest(self) -> int:
        """Where every move loses: one that holds out as long as any."""
        left = squares(self._mine | self._theirs)
        with self._effort.at_most(FURTHER):
            for deadline in range(self._count + 2, self._horizon + 1, 2):
                holding = [square for square in left
                           if not self._solver.wins(self._theirs, self._mine | square, deadline)]
                if not holding:
                    break
                left = holding
        return Search(self._effort).best_square(self._mine, self._theirs, DEPTH[2], sum(left))

"""What a position is worth, exactly: won, drawn or lost, and in how many plies.

All of it is put together from the yes-or-no questions of `hunt`.
"""

from __future__ import annotations

from typing import NamedTuple

from .bitboard import CENTRE_FIRST, COLUMN, has_four, open_squares
from .effort import Effort
from .hunt import Hunt, Sight
from .search import Search
from .state import CELLS

GUESS_DEPTH = 4                          # plies to look ahead for a guess; it is right in three of four cases


class Outcome(NamedTuple):
    """What happens with best play, seen by the player to move.

    `value` is 1 for a win, 0 for a draw, -1 for a loss; `plies` counts the pieces until then, the last one
    included (the winner plays for the shortest game, the loser for the longest).
    """

    value: int
    plies: int


class Solver:
    """Exact answers about positions of one game; `mine` are the pieces of the player to move.

    A deadline is a number of pieces on the board. Positions where somebody has four already are not asked
    about.
    """

    def __init__(self, effort: Effort | None = None) -> None:
        self.effort = effort or Effort()
        self._sights: dict[int, Sight] = {}
        self._hunts: dict[tuple[bool, int], Hunt] = {}

    def wins(self, mine: int, theirs: int, deadline: int = CELLS) -> bool:
        """Whether the player to move can force a win by then."""
        count = (mine | theirs).bit_count()
        return self._hunt(count % 2 == 0, deadline).attacker_to_move(mine, theirs)

    def loses(self, mine: int, theirs: int, deadline: int = CELLS) -> bool:
        """Whether the other player can force a win by then."""
        count = (mine | theirs).bit_count()
        return self._hunt(count % 2 == 1, deadline).defender_to_move(theirs, mine)

    def winning_square(self, mine: int, theirs: int, deadline: int = CELLS) -> int:
        """A square that forces a win by then, the nearest to the centre; 0 if there is none."""
        in_time = (mine | theirs).bit_count() < deadline
        for square in squares(mine | theirs):
            if (in_time and has_four(mine | square)) or self.loses(theirs, mine | square, deadline):
                return square
        return 0

    def safe_squares(self, mine: int, theirs: int, deadline: int = CELLS) -> list[int]:
        """The squares after which the other player cannot force a win by then, from the centre outwards."""
        return [square for square in squares(mine | theirs)
                if has_four(mine | square) or not self.wins(theirs, mine | square, deadline)]

    def value(self, mine: int, theirs: int) -> int:
        """1, 0 or -1: won, drawn or lost for the player to move, with best play.

        The likelier question is asked first, which often saves the other.
        """
        if self.looks_won(mine, theirs):
            return 1 if self.wins(mine, theirs) else -int(self.loses(mine, theirs))
        return -1 if self.loses(mine, theirs) else int(self.wins(mine, theirs))

    def looks_won(self, mine: int, theirs: int) -> bool:
        """A guess, no proof: whether the player to move will rather win than lose."""
        return Search(self.effort).score(mine, theirs, GUESS_DEPTH) > 0

    def outcome(self, mine: int, theirs: int) -> Outcome:
        """Value and length: first the value, then the deadline is moved up until it can be kept."""
        count = (mine | theirs).bit_count()
        value = self.value(mine, theirs)
        if value > 0:
            return Outcome(1, next(plies for plies in range(1, CELLS - count + 1, 2)
                                   if self.wins(mine, theirs, count + plies)))
        if value < 0:
            return Outcome(-1, next(plies for plies in range(2, CELLS - count + 1, 2)
                                    if self.loses(mine, theirs, count + plies)))
        return Outcome(0, CELLS - count)

    def _hunt(self, attacker_is_first: bool, deadline: int) -> Hunt:
        kind = attacker_is_first, deadline
        if kind not in self._hunts:
            self._hunts[kind] = Hunt(attacker_is_first, deadline, self.effort, self._sights)
        return self._hunts[kind]


def squares(pieces: int) -> list[int]:
    """The squares a piece can land on, from the centre outwards."""
    playable = open_squares(pieces)
    return [playable & COLUMN[column] for column in CENTRE_FIRST if playable & COLUMN[column]]

"""What all strategies are: a strategy looks at a board and says in points how well a player stands on it.

A move is judged by the board it leads to, so a strategy never needs to know how that board came about,
and takes a real and a virtual one alike. 100 points are about one step of one piece.
"""

from __future__ import annotations

from collections.abc import Callable

from .board import ChessBoard
from .rules import Rules

STEP = 100
"""The worth of one piece getting one step nearer."""


class Thinking:
    """How many lists of moves may still be made before an answer is due, and who is told of each.

    Lists of moves are what thinking takes its time for, so they are counted, not milliseconds: the same
    position gets the same answer on any computer. `give_way` is called at each; it may raise to end all.
    """

    def __init__(self, give_way: Callable[[], object] = lambda: None, budget: int | None = None) -> None:
        self.nodes = 0
        self._give_way = give_way
        self.budget = budget

    def step(self) -> None:
        """One more list of moves. OutOfBudget when there may be no more."""
        if self.budget is not None and self.nodes >= self.budget:
            raise OutOfBudget
        self.nodes += 1
        self._give_way()


class OutOfBudget(Exception):
    """The search has used up its lists of moves; what it knows so far is its answer."""


class Strategy:
    """One way to look at a board. Subclasses say in `score` what they care for."""

    def __init__(self, rules: Rules, thinking: Thinking) -> None:
        self.rules = rules
        self.thinking = thinking

    def score(self, board: ChessBoard, player: int) -> int:
        """How well `player` stands, in points; more is better."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it scores a board")

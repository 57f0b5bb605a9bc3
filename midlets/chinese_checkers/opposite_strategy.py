"""What a move takes from the others: the less the best moves of the rivals bring them, the better."""

from __future__ import annotations

from .board import ChessBoard
from .double_strategy import DoubleStrategy
from .rules import Rules
from .strategy import Strategy, Thinking


class OppositeStrategy(Strategy):
    """The mean gain of the rivals' best moves, taken off."""

    def __init__(self, rules: Rules, thinking: Thinking, active: tuple[int, ...]) -> None:
        """`active` are the players still on their way; those who came in have nothing to lose."""
        super().__init__(rules, thinking)
        self._active = active
        self._double = DoubleStrategy(rules, thinking)

    def score(self, board: ChessBoard, player: int) -> int:
        rivals = [rival for rival in self._active if rival != player]
        if not rivals:
            return 0
        return -sum([self._double.score(board, rival) for rival in rivals]) // len(rivals)

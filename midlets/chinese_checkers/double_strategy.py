"""What the move makes possible next: the best step forward that a player would have if he moved again."""

from __future__ import annotations

from .board import ChessBoard
from .main_strategy import TO_GO
from .strategy import Strategy


class DoubleStrategy(Strategy):
    """The gain of the best move from here, in points; 0 if none leads forward."""

    def score(self, board: ChessBoard, player: int) -> int:
        self.thinking.step()
        to_go, ends, occupied = TO_GO[player], self.rules.ends, board.occupied
        best = 0
        for start in board.places_of(player):
            here = to_go[start] - best
            for end in ends(occupied, start, player):
                if to_go[end] < here:
                    here = to_go[end]
                    best = to_go[start] - here
        return best

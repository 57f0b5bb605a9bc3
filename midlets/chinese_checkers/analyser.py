"""The weighing: several strategies with weights, and the moves of a player put in order by them."""

from __future__ import annotations

from dataclasses import dataclass

from .board import ChessBoard, VirtualChessBoard
from .game import Game
from .rules import Move
from .strategy import Strategy

PERCENT = 100


@dataclass(frozen=True)
class Rated:
    """A move and the points of the board it leads to."""

    points: int
    move: Move


class Analyser:
    """A board's worth as the weighted sum of what its strategies say.

    Weights are in percent. `seed` decides between moves that are worth the same, and nothing else.
    """

    def __init__(self, weighed: list[tuple[Strategy, int]], seed: int = 0) -> None:
        self._weighed = weighed
        self._seed = seed

    def score(self, board: ChessBoard, player: int) -> int:
        """The points of the board for a player."""
        return sum([weight * strategy.score(board, player) for strategy, weight in self._weighed]) // PERCENT

    def ranked(self, game: Game, moves: list[Move]) -> list[Rated]:
        """These moves of the player whose turn it is, the best first."""
        player, board = game.turn, VirtualChessBoard(game.board)
        rated = []
        for move in moves:
            board.move(*move)
            rated.append(Rated(self.score(board, player), move))
            board.move(move.end, move.start)
        return sorted(rated, key=lambda one: (-one.points, self._lot(one.move, len(game.history)), one.move))

    def _lot(self, move: Move, number: int) -> int:
        """A number that looks drawn by lot, the same for the same seed, move and time."""
        mixed = (self._seed * 0x9E3779B1 + number * 0x85EBCA6B + move.start * 131 + move.end) & 0xFFFFFFFF
        mixed = (mixed ^ mixed >> 15) * 0x2C1B3C6D & 0xFFFFFFFF
        return (mixed ^ mixed >> 12) * 0x297A2D39 >> 7 & 0xFFFF


def fresh_moves(game: Game) -> list[Move]:
    """The moves that do not lead back to an earlier standing of the player's pieces; all if there are none.

    So nobody shuffles to and fro, and every game gets on.
    """
    moves, before = game.moves(), set(game.stood(game.turn))
    now = game.stood(game.turn)[-1]
    fresh = [move for move in moves if now ^ (1 << move.start | 1 << move.end) not in before]
    return fresh or moves

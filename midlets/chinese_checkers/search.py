"""Looking ahead: two to four plies on a virtual board, the three strategies judging what is at the end.

A player mostly meets the one who comes towards him, so the plies go to and fro between the two of them;
the rest stand still for so long. When they have passed each other, or nobody comes, all plies are
one's own. Only plausible moves are looked at: the best at the root by the strategies, the best further on
by how far they lead. The depth grows as long as the budget lasts; the deepest complete look decides.
"""

from __future__ import annotations

from dataclasses import dataclass

from .analyser import PERCENT, Rated
from .board import NOBODY, VirtualChessBoard
from .double_strategy import DoubleStrategy
from .game import Game
from .main_strategy import TO_GO, WON, MainStrategy
from .places import DISTANCES, TIPS
from .players import from_next, goal_of
from .rules import Move
from .strategy import OutOfBudget, Thinking


@dataclass(frozen=True)
class Plan:
    """How broad and how deep to look.

    widths  how many moves are looked at in each ply, the root first
    early   percent of a move's own points that count beside what it leads to: of two ways the one
            that gains now, and takes most from all the others
    """

    widths: tuple[int, ...]
    early: int


DUEL = Plan((12, 5, 5, 4), early=10)
"""Two players: what one wins the other loses."""

CROWD = Plan((24, 1, 10, 1), early=50)
"""More players: the rival goes his own way, which is the one that leads him furthest."""

ALONE = Plan((10, 5, 4, 3), early=10)
"""Nobody comes towards the player: all plies are his own."""


class Search:
    """One look ahead for the player whose turn it is."""

    def __init__(self, game: Game, thinking: Thinking) -> None:
        self._player, self._rules, self._thinking = game.turn, game.rules, thinking
        self._board = VirtualChessBoard(game.board)
        self._rival = rival_of(game)
        self._others = len(game.active()) - 1
        self._plan = ALONE if self._rival == NOBODY else DUEL if self._others == 1 else CROWD
        self._main = MainStrategy(game.rules, thinking)
        self._double = DoubleStrategy(game.rules, thinking)

    def best(self, ranked: list[Rated]) -> Move:
        """The best of the moves, which come with the best first."""
        chosen = ranked[0].move
        if ranked[0].points >= WON // 2:
            return chosen
        candidates = ranked[:self._plan.widths[0]]
        for depth in range(2, len(self._plan.widths) + 1):
            try:
                looked = self._look(candidates, depth)
            except OutOfBudget:
                break
            looked.sort(key=lambda one: -one[0])
            candidates = [one for _, one in looked]
            chosen = candidates[0].move
        return chosen

    def _look(self, candidates: list[Rated], depth: int) -> list[tuple[int, Rated]]:
        """The points of each candidate, looked at so many plies deep; a poor one only as far as to see that."""
        looked, best = [], -10 * WON
        for one in candidates:
            early = one.points * self._plan.early // PERCENT
            points = early + self._after(one.move, 1, depth, best - early, 10 * WON)
            best = max(best, points)
            looked.append((points, one))
        return looked

    def _after(self, move: Move, ply: int, depth: int, alpha: int, beta: int) -> int:
        """The points for our player after a move, with `ply` plies done."""
        self._board.move(*move)
        try:
            return self._points(ply, depth, alpha, beta)
        finally:
            self._board.move(move.end, move.start)

    def _points(self, ply: int, depth: int, alpha: int, beta: int) -> int:
        ours = self._main.score(self._board, self._player)
        if ours == WON:
            return WON - ply
        theirs = 0 if self._rival == NOBODY else self._main.score(self._board, self._rival)
        if theirs == WON:
            return ply - WON
        if ply == depth:
            return ours - theirs // self._others + self._chances()
        if self._rival == NOBODY or ply % 2 == 0:
            return self._ours(ply, depth, alpha, beta)
        return self._theirs(ply, depth, alpha, beta)

    def _chances(self) -> int:
        """What each could do next: half of our best step, less half of theirs."""
        points = self._double.score(self._board, self._player) // 2
        if self._rival != NOBODY:
            points -= self._double.score(self._board, self._rival) // 2 // self._others
        return points

    def _ours(self, ply: int, depth: int, alpha: int, beta: int) -> int:
        best = -10 * WON
        for move in self._plausible(self._player, self._plan.widths[ply]):
            best = max(best, self._after(move, ply + 1, depth, max(alpha, best), beta))
            if best >= beta:
                break
        return best

    def _theirs(self, ply: int, depth: int, alpha: int, beta: int) -> int:
        worst = 10 * WON
        for move in self._plausible(self._rival, self._plan.widths[ply]):
            worst = min(worst, self._after(move, ply + 1, depth, alpha, min(beta, worst)))
            if worst <= alpha:
                break
        return worst

    def _plausible(self, player: int, width: int) -> list[Move]:
        """The moves that lead furthest."""
        self._thinking.step()
        to_go, board = TO_GO[player], self._board
        gains = [(to_go[end] - to_go[start], start, end) for start in board.places_of(player)
                 for end in self._rules.ends(board.occupied, start, player)]
        gains.sort()
        return [Move(start, end) for _, start, end in gains[:width]]


def rival_of(game: Game) -> int:
    """Who still comes towards the player whose turn it is; NOBODY if nobody does."""
    player = game.turn
    facing = goal_of(player)
    others = [other for other in from_next(game.rules.players, player)
              if other not in game.places and other != player]
    rival = facing if facing in others else others[0]
    return NOBODY if have_passed(game, player, rival) else rival


def have_passed(game: Game, player: int, rival: int) -> bool:
    """Whether all pieces of the player are nearer to his goal than any of the rival's."""
    away = DISTANCES[TIPS[goal_of(player)]]
    last = max(away[place] for place in game.board.places_of(player))
    return all(away[place] > last + 1 for place in game.board.places_of(rival))

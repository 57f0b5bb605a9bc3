"""The phone's three levels, and the one call that a game makes: `choose`.

    1  MainStrategy alone
    2  all three strategies
    3  all three inside a search of two to four plies

A level answers alike on every computer: it counts what it looks at and never asks for the time.
"""

from __future__ import annotations

from collections.abc import Callable

from .analyser import PERCENT, Analyser, fresh_moves
from .double_strategy import DoubleStrategy
from .game import Game
from .main_strategy import MainStrategy
from .opposite_strategy import OppositeStrategy
from .rules import Move
from .search import Search
from .strategy import Thinking

LEVELS = (1, 2, 3)

NEXT_WEIGHT = 50
"""Percent: a step that is only possible next counts half of one that is made."""

BUDGET = 1200
"""Lists of moves that the search of level 3 may make; about a quarter of a second."""

SHORTLIST = 24
"""How many moves level 3 rates with all strategies before it searches."""


def choose(game: Game, level: int, seed: int = 0, give_way: Callable[[], object] = lambda: None) -> Move:
    """The move of the player whose turn it is.

    seed      decides between equal moves only
    give_way  is called at every list of moves, some thousand times a second; an exception from it ends
              the thinking and comes out of here

    ValueError for a level that is none, or when the game is over.
    """
    if level not in _CHOOSERS:
        raise ValueError(f"level {level}: the phone plays at level 1, 2 or 3")
    moves = fresh_moves(game)
    if not moves:
        raise ValueError("there is no move to choose: the game is over")
    give_way()
    return moves[0] if len(moves) == 1 else _CHOOSERS[level](game, moves, seed, give_way)


def _choose_by_main(game: Game, moves: list[Move], seed: int, give_way: Callable[[], object]) -> Move:
    return _analyser(game, Thinking(give_way), seed, 1).ranked(game, moves)[0].move


def _choose_by_all(game: Game, moves: list[Move], seed: int, give_way: Callable[[], object]) -> Move:
    return _analyser(game, Thinking(give_way), seed, 3).ranked(game, moves)[0].move


def _choose_by_search(game: Game, moves: list[Move], seed: int, give_way: Callable[[], object]) -> Move:
    thinking = Thinking(give_way)
    shortlist = [one.move for one in _analyser(game, thinking, seed, 2).ranked(game, moves)[:SHORTLIST]]
    ranked = _analyser(game, thinking, seed, 3).ranked(game, shortlist)
    return Search(game, Thinking(give_way, BUDGET)).best(ranked)


_CHOOSERS = {1: _choose_by_main, 2: _choose_by_all, 3: _choose_by_search}


def _analyser(game: Game, thinking: Thinking, seed: int, strategies: int) -> Analyser:
    """The first `strategies` of the three, weighed."""
    rules = game.rules
    weighed = [(MainStrategy(rules, thinking), PERCENT),
               (DoubleStrategy(rules, thinking), NEXT_WEIGHT),
               (OppositeStrategy(rules, thinking, game.active()), NEXT_WEIGHT)]
    return Analyser(weighed[:strategies], seed)

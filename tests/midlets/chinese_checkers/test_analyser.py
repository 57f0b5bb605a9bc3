"""Weighing strategies, ranking moves, and never going back."""

from midlets.chinese_checkers.analyser import Analyser, fresh_moves
from midlets.chinese_checkers.board import draw
from midlets.chinese_checkers.game import Game
from midlets.chinese_checkers.main_strategy import MainStrategy
from midlets.chinese_checkers.places import place_named
from midlets.chinese_checkers.players import seats
from midlets.chinese_checkers.rules import Jump, Move, Rules
from midlets.chinese_checkers.strategy import Strategy, Thinking


class Constant(Strategy):
    """Says the same of every board."""

    def __init__(self, points):
        super().__init__(Rules(seats(2)), Thinking())
        self._points = points

    def score(self, board, player):
        return self._points


def move(text):
    return Move(*(place_named(word) for word in text.split("-")))


def by_main(game, seed=0):
    return Analyser([(MainStrategy(game.rules, Thinking()), 100)], seed).ranked(game, game.moves())


def test_a_score_is_the_sum_of_the_strategies_by_their_percents():
    game = Game(Rules(seats(2)))
    assert Analyser([(Constant(200), 100), (Constant(50), 50), (Constant(-10), 200)]).score(game.board, 0) == 205


def test_the_moves_come_with_the_best_first():
    ranked = by_main(Game(Rules(seats(2))))
    points = [one.points for one in ranked]
    assert points == sorted(points, reverse=True) and points[0] > points[-1]


def test_ranking_leaves_the_board_as_it_was():
    game = Game(Rules(seats(2)))
    before = draw(game.board)
    by_main(game)
    assert draw(game.board) == before


def test_a_seed_changes_only_the_order_of_moves_of_the_same_worth():
    game = Game(Rules(seats(2)))
    orders = {tuple(one.move for one in by_main(game, seed)) for seed in range(8)}
    worths = {tuple(one.points for one in by_main(game, seed)) for seed in range(8)}
    assert len(orders) > 1 and len(worths) == 1
    assert by_main(game, 3) == by_main(game, 3)


def test_a_move_back_to_an_earlier_standing_is_not_fresh():
    game = Game(Rules(seats(2), Jump.TRADITIONAL))
    for text in ("e4-e5", "m14-m13"):
        game.play(move(text))
    assert move("e5-e4") in game.moves() and move("e5-e4") not in fresh_moves(game)


def test_if_all_moves_lead_back_all_may_be_made():
    game = Game(Rules(seats(2), Jump.TRADITIONAL))
    game.play(move("e4-e5"))
    game.play(move("m14-m13"))
    now = game.stood(0)[-1]
    game.stood(0)[:] = [now ^ (1 << one.start | 1 << one.end) for one in game.moves()] + [now]
    assert fresh_moves(game) == game.moves()

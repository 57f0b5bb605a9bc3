"""The count of lists of moves that stands for time."""

import pytest

from midlets.chinese_checkers.board import RealChessBoard
from midlets.chinese_checkers.players import seats
from midlets.chinese_checkers.rules import Rules
from midlets.chinese_checkers.strategy import OutOfBudget, Strategy, Thinking


def test_each_list_of_moves_gives_way_once():
    given = []
    thinking = Thinking(lambda: given.append(1))
    for _ in range(5):
        thinking.step()
    assert (len(given), thinking.nodes) == (5, 5)


def test_a_budget_that_is_used_up_ends_the_thinking():
    thinking = Thinking(budget=2)
    thinking.step()
    thinking.step()
    with pytest.raises(OutOfBudget):
        thinking.step()
    assert thinking.nodes == 2


def test_a_strategy_that_scores_nothing_says_what_it_lacks():
    class Lazy(Strategy):
        pass
    with pytest.raises(NotImplementedError, match="Lazy"):
        Lazy(Rules(seats(2)), Thinking()).score(RealChessBoard(seats(2)), 0)

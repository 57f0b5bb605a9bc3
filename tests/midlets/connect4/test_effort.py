"""Thinking is counted, limited, and can be broken off."""

from __future__ import annotations

import pytest

from midlets.connect4.bitboard import from_columns
from midlets.connect4.effort import BREATH, Effort, OutOfEffort
from midlets.connect4.search import Search
from midlets.connect4.solver import Solver

OPENING = from_columns("3")


class RedKey(Exception):
    """What a phone might raise to end the thinking."""


def test_give_way_is_called_every_few_hundred_nodes():
    calls = []
    effort = Effort(lambda: calls.append(None))
    Solver(effort).wins(*OPENING, deadline=15)
    assert effort.nodes > 4 * BREATH
    assert len(calls) == effort.nodes // BREATH


def test_what_give_way_raises_ends_the_thinking_at_once():
    def give_way():
        raise RedKey

    for think in (lambda effort: Solver(effort).value(*OPENING),
                  lambda effort: Search(effort).best_square(*OPENING, depth=12)):
        effort = Effort(give_way)
        with pytest.raises(RedKey):
            think(effort)
        assert effort.nodes == BREATH


def test_a_limit_ends_the_block_and_not_more():
    effort = Effort()
    with effort.at_most(1_000):
        Solver(effort).value(*OPENING)
        pytest.fail("the whole game in 1,000 nodes")
    assert 1_000 <= effort.nodes < 1_000 + BREATH


def test_a_block_that_needs_less_runs_to_its_end():
    effort = Effort()
    with effort.at_most(1_000_000):
        finished = Solver(effort).wins(*OPENING, deadline=8)
    assert finished is False


def test_outside_the_block_there_is_no_limit_again():
    effort = Effort()
    with effort.at_most(BREATH):
        raise OutOfEffort
    Solver(effort).wins(*OPENING, deadline=14)
    assert effort.nodes > 2 * BREATH


def test_limits_lie_inside_one_another():
    effort, reached = Effort(), []
    with effort.at_most(100_000):
        with effort.at_most(BREATH):
            Solver(effort).value(*OPENING)
        reached.append(effort.nodes)
        with effort.at_most(BREATH):
            Solver(effort).value(*OPENING)
        reached.append(effort.nodes)
    assert reached == [BREATH, 2 * BREATH]

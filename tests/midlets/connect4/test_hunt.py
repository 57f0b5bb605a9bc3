"""One question, two answers: can it be forced by then?"""

from __future__ import annotations

import pytest

from midlets.connect4.bitboard import from_columns
from midlets.connect4.effort import Effort
from midlets.connect4.hunt import Hunt


def hunt(deadline: int, attacker_is_first: bool = True) -> Hunt:
    return Hunt(attacker_is_first, deadline, Effort(), {})


def test_a_four_that_can_be_made_now_is_forced():
    mine, theirs = from_columns("001122")
    assert hunt(7).attacker_to_move(mine, theirs)


def test_two_open_ends_win_two_plies_later_and_not_sooner():
    mine, theirs = from_columns("3344")                      # a third in row 0 is open at both ends
    assert hunt(7).attacker_to_move(mine, theirs)
    assert not hunt(6).attacker_to_move(mine, theirs)


def test_the_defender_can_stop_what_is_not_yet_two_threats():
    mine, theirs = from_columns("334")
    assert not hunt(7).defender_to_move(theirs, mine)


def test_the_defender_cannot_stop_two_threats():
    mine, theirs = from_columns("33442")
    assert hunt(7).defender_to_move(theirs, mine)


def test_a_defender_who_can_win_first_has_nothing_to_fear():
    mine, theirs = from_columns("6030402")                   # two threats, but three in column 0 to move
    assert not hunt(42).defender_to_move(theirs, mine)


def test_the_second_player_can_be_the_attacker():
    mine, theirs = from_columns("03640")                     # 3 and 4 in row 0, both ends open
    assert hunt(8, attacker_is_first=False).attacker_to_move(mine, theirs)
    assert not hunt(7, attacker_is_first=False).attacker_to_move(mine, theirs)


@pytest.mark.parametrize("deadline", range(8, 16))
def test_once_it_is_forced_a_later_deadline_changes_nothing(deadline):
    mine, theirs = from_columns("3344")
    assert hunt(deadline).attacker_to_move(mine, theirs)


def test_the_same_question_costs_nothing_the_second_time():
    effort = Effort()
    question = Hunt(True, 14, effort, {})
    answers, nodes = [], []
    for _ in range(2):
        answers.append(question.attacker_to_move(*from_columns("33")))
        nodes.append(effort.nodes)
    assert answers[0] == answers[1]
    assert nodes[0] == nodes[1] > 0

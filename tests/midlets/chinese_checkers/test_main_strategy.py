"""Getting forward, the last first, and filling the goal from its far end."""

import pytest

from midlets.chinese_checkers.board import RealChessBoard, VirtualChessBoard
from midlets.chinese_checkers.main_strategy import TO_GO, WON, MainStrategy
from midlets.chinese_checkers.places import AREAS, NEIGHBOURS, PLACES, place_named
from midlets.chinese_checkers.players import goal_of, seats
from midlets.chinese_checkers.rules import Rules
from midlets.chinese_checkers.strategy import Thinking


def score(player=0, **places):
    board = RealChessBoard()
    for owner, names in places.items():
        for n, name in enumerate(names.split()):
            board.put(int(owner[1:]) * 10 + n, place_named(name))
    return MainStrategy(Rules(seats(6)), Thinking()).score(board, player)


@pytest.mark.parametrize("player", range(6))
def test_a_piece_has_least_to_go_on_the_tip_of_its_goal_and_most_on_the_tip_of_its_home(player):
    to_go = TO_GO[player]
    assert min(PLACES, key=to_go.__getitem__) == AREAS[goal_of(player)][0]
    assert to_go[AREAS[player][0]] == max(to_go[place] for place in AREAS[player])


@pytest.mark.parametrize("player", range(6))
def test_from_every_place_but_the_tip_some_step_leads_forward(player):
    to_go = TO_GO[player]
    for place in PLACES:
        if place != AREAS[goal_of(player)][0]:
            assert min(to_go[there] for there in NEIGHBOURS[place]) < to_go[place]


def test_the_star_is_the_same_for_every_player():
    board = RealChessBoard(seats(6))
    strategy = MainStrategy(Rules(seats(6)), Thinking())
    assert len({strategy.score(board, player) for player in range(6)}) == 1


def test_a_step_of_the_last_piece_is_worth_more_than_one_of_the_first():
    before = score(p0="e5 i10")
    assert score(p0="f6 i10") - before > score(p0="e5 j11") - before > 0


def test_a_full_goal_with_an_own_piece_is_won():
    goal = [*AREAS[3]]
    board = RealChessBoard()
    for n, place in enumerate(goal):
        board.put(n if n == 0 else 30 + n - 1, place)
    board.put(1, place_named("i9"))
    strategy = MainStrategy(Rules(seats(2)), Thinking())
    assert strategy.score(board, 0) == WON
    board.move(AREAS[3][5], place_named("i8"))
    assert strategy.score(board, 0) < 0


def test_a_piece_beside_the_goal_is_drawn_to_its_hole():
    others = "m17 m16 l16 m15 l15 k15 k14 l14 j14"               # the hole is m14
    assert score(p0=f"{others} l13") > score(p0=f"{others} k13") > score(p0=f"{others} j13")


def test_a_virtual_board_is_scored_as_a_real_one():
    real, other = RealChessBoard(seats(2)), RealChessBoard(seats(2))
    virtual = VirtualChessBoard(other)
    strategy = MainStrategy(Rules(seats(2)), Thinking())
    for board in (real, virtual):
        board.move(place_named("e3"), place_named("g5"))
    assert strategy.score(real, 0) == strategy.score(virtual, 0)

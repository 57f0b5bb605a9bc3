"""What a move takes from the others."""

from midlets.chinese_checkers.board import RealChessBoard
from midlets.chinese_checkers.double_strategy import DoubleStrategy
from midlets.chinese_checkers.opposite_strategy import OppositeStrategy
from midlets.chinese_checkers.places import place_named
from midlets.chinese_checkers.players import seats
from midlets.chinese_checkers.rules import Jump, Rules
from midlets.chinese_checkers.strategy import Thinking

RULES = Rules(seats(3), Jump.TRADITIONAL)


def board_of(**places):
    board = RealChessBoard()
    for owner, names in places.items():
        for n, name in enumerate(names.split()):
            board.put(int(owner[1:]) * 10 + n, place_named(name))
    return board


def score(board, active=(0, 2, 4)):
    return OppositeStrategy(RULES, Thinking(), active).score(board, 0)


def test_standing_in_the_way_of_a_rival_takes_his_best_move_away():
    free = board_of(p4="p13 o13", p0="e5")          # p13 can jump over o13 to n13
    blocked = board_of(p4="p13 o13", p0="n13")
    assert score(blocked) > score(free)


def test_it_is_the_mean_of_the_rivals_best_moves():
    board = board_of(p0="i9", p2="f12", p4="n11")
    best = [DoubleStrategy(RULES, Thinking()).score(board, rival) for rival in (2, 4)]
    assert score(board) == -sum(best) // 2


def test_who_has_come_in_has_nothing_to_lose():
    board = board_of(p0="i9", p2="f12", p4="n11")
    assert score(board, active=(0, 4)) == -DoubleStrategy(RULES, Thinking()).score(board, 4)
    assert score(board, active=(0,)) == 0

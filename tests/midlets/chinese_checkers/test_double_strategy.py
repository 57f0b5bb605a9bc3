"""What the move makes possible next."""

from midlets.chinese_checkers.board import RealChessBoard
from midlets.chinese_checkers.double_strategy import DoubleStrategy
from midlets.chinese_checkers.main_strategy import TO_GO
from midlets.chinese_checkers.places import AREAS, place_named
from midlets.chinese_checkers.players import seats
from midlets.chinese_checkers.rules import Jump, Rules
from midlets.chinese_checkers.strategy import Thinking


def score(**places):
    board = RealChessBoard()
    for owner, names in places.items():
        for n, name in enumerate(names.split()):
            board.put(int(owner[1:]) * 10 + n, place_named(name))
    return DoubleStrategy(Rules(seats(6), Jump.TRADITIONAL), Thinking()).score(board, 0)


def gain(start, end):
    return TO_GO[0][place_named(start)] - TO_GO[0][place_named(end)]


def test_it_is_the_gain_of_the_best_move_that_follows():
    assert score(p0="i9") == max(gain("i9", "i10"), gain("i9", "j10"))


def test_a_ladder_to_jump_up_is_worth_its_whole_length():
    assert score(p0="i5", p3="i6 i8 i10") == gain("i5", "i11")


def test_the_best_of_all_pieces_counts():
    assert score(p0="i5 c6", p3="i6 i8 i10") == gain("i5", "i11")


def test_where_no_move_leads_forward_there_is_nothing_to_gain():
    assert score(p0="m17") == 0


def test_one_list_of_moves_is_counted():
    thinking = Thinking()
    DoubleStrategy(Rules(seats(2)), thinking).score(RealChessBoard(seats(2)), 0)
    assert thinking.nodes == 1


def test_a_full_goal_leaves_nothing_to_gain():
    board = RealChessBoard()
    for n, place in enumerate(AREAS[3]):
        board.put(n, place)
    assert DoubleStrategy(Rules(seats(2)), Thinking()).score(board, 0) == 0

"""Who comes towards whom, and that looking ahead sees what one move does not."""

from midlets.chinese_checkers.analyser import Rated
from midlets.chinese_checkers.board import NOBODY, RealChessBoard, draw
from midlets.chinese_checkers.game import Game
from midlets.chinese_checkers.places import AREAS, place_named
from midlets.chinese_checkers.players import seats
from midlets.chinese_checkers.rules import Jump, Move, Rules
from midlets.chinese_checkers.search import Search, have_passed, rival_of
from midlets.chinese_checkers.strategy import Thinking


def position(count, turn, jump=Jump.TRADITIONAL, **places):
    game = Game(Rules(seats(count), jump))
    game.board, game.turn = RealChessBoard(), turn
    for player, names in places.items():
        for n, word in enumerate(names.split()):
            game.board.put(int(player[1:]) * 10 + n, place_named(word))
    return game


def move(text):
    return Move(*(place_named(word) for word in text.split("-")))


def best(game, *texts, budget=None):
    return Search(game, Thinking(budget=budget)).best([Rated(0, move(text)) for text in texts])


def test_the_rival_is_the_one_across():
    assert rival_of(Game(Rules(seats(6)))) == 3
    assert rival_of(Game(Rules(seats(2)))) == 3


def test_without_one_across_the_rival_is_the_next():
    assert rival_of(Game(Rules(seats(3)))) == 2


def test_there_is_no_rival_once_all_have_passed_each_other():
    game = position(2, 0, p0="i11 j11", p3="i7 j7")
    assert have_passed(game, 0, 3) and rival_of(game) == NOBODY
    assert rival_of(position(2, 0, p0="i11 i6", p3="i7 j7")) == 3


def test_a_step_aside_that_makes_a_ladder_is_better_than_a_step_forward():
    game = position(2, 0, p0="i5 h6 i8 i10", p3="e1")
    assert best(game, "h6-h7", "h6-i6") == move("h6-i6")        # then i5 jumps by i7 and i9 to i11


def test_winning_now_comes_before_everything():
    goal = AREAS[3]
    game = Game(Rules(seats(2)))
    game.board = RealChessBoard()
    for n, place in enumerate(goal[:9]):
        game.board.put(n, place)
    game.board.put(9, place_named("l13"))
    game.board.put(30, place_named("i9"))
    assert best(game, "l13-k12", "l13-m14", "l13-l12") == move("l13-m14")


def test_a_search_out_of_budget_answers_with_the_best_so_far():
    game = Game(Rules(seats(2)))
    first = game.moves()[0]
    ranked = [Rated(10, first), *[Rated(0, one) for one in game.moves()[1:]]]
    assert Search(game, Thinking(budget=0)).best(ranked) == first


def test_a_search_leaves_the_board_as_it_was():
    game = Game(Rules(seats(2)))
    before = draw(game.board), game.board.occupied
    Search(game, Thinking(budget=300)).best([Rated(0, one) for one in game.moves()])
    assert (draw(game.board), game.board.occupied) == before

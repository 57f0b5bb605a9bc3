"""Turns, coming in, undo, and a game as text and bytes."""

import pytest

from midlets.chinese_checkers.board import RealChessBoard, draw
from midlets.chinese_checkers.game import STAND_OFF, Game, IllegalMove
from midlets.chinese_checkers.levels import choose
from midlets.chinese_checkers.places import AREAS, name, place_named
from midlets.chinese_checkers.players import goal_of, seats
from midlets.chinese_checkers.rules import Jump, Move, Rules


def move(text):
    return Move(*(place_named(word) for word in text.split("-")))


def position(rules, turn, **places):
    """A game in the middle: pieces by player, `p0="e5 f6"`; those not named are not on the board."""
    game = Game(rules)
    game.board, game.turn = RealChessBoard(), turn
    for player, names in places.items():
        for n, word in enumerate(names.split()):
            game.board.put(int(player[1:]) * 10 + n, place_named(word))
    return game


def names_of(places):
    return " ".join(name(place) for place in places)


def but_one(player):
    """The places of the player's goal but the one next to the middle that fills last."""
    return names_of(AREAS[goal_of(player)][:9])


LAST_OF_3 = AREAS[3][9]         # m14; the place l13 of the middle lies next to it


def snapshot(game):
    return str(game), draw(game.board), game.turn, list(game.places), [list(game.stood(p)) for p in game.rules.players]


def test_turns_go_round():
    game = Game(Rules(seats(3)))
    order = []
    for _ in range(4):
        order.append(game.turn)
        game.play(game.moves()[0])
    assert order == [0, 2, 4, 0]


def test_a_move_says_its_way_and_moves_the_piece():
    game = Game(Rules(seats(2)))
    turn = game.play(move("e3-e5"))
    assert [name(place) for place in turn.path] == ["e3", "e5"]
    assert game.board.piece_at(place_named("e5")) >= 0


@pytest.mark.parametrize("wrong", [
    Move(place_named("m15"), place_named("m13")),       # the other's piece
    Move(place_named("e5"), place_named("e6")),         # no piece
    Move(place_named("e1"), place_named("e2")),         # a full place
    Move(place_named("e4"), place_named("i9")),         # too far
    Move(-1, 5), Move(5, 121)])
def test_an_illegal_move_is_refused_and_changes_nothing(wrong):
    game = Game(Rules(seats(2)))
    before = snapshot(game)
    with pytest.raises(IllegalMove):
        game.play(wrong)
    assert snapshot(game) == before


def test_a_game_of_two_ends_when_one_has_won():
    game = position(Rules(seats(2)), 0, p0=f"{but_one(0)} l13", p3="i9 e5")
    turn = game.play(Move(place_named("l13"), LAST_OF_3))
    assert game.over and game.places == [0, 3] and turn.placed == (0, 3)
    assert (game.rank(0), game.rank(3)) == (1, 2)
    assert game.moves() == []
    with pytest.raises(IllegalMove, match="over"):
        game.play(move("e5-e6"))


def test_among_three_the_game_goes_on_for_the_second_place_without_the_winner():
    game = position(Rules(seats(3)), 0, p0=f"{but_one(0)} l13", p2="e13 f13", p4="q13 p13")
    turn = game.play(Move(place_named("l13"), LAST_OF_3))
    assert turn.placed == (0,) and not game.over and game.active() == (2, 4)
    order = []
    for _ in range(3):
        order.append(game.turn)
        game.play(game.moves()[0])
    assert order == [2, 4, 2]
    assert (game.rank(0), game.rank(2)) == (1, None)


def test_a_goal_filled_by_another_is_won_for_its_player():
    game = position(Rules(seats(3)), 2, p0=f"{but_one(0)} i9", p2="l13 e13", p4="q13 p13")
    turn = game.play(Move(place_named("l13"), LAST_OF_3))
    assert turn.placed == (0,) and game.active() == (2, 4)


def test_who_cannot_move_is_passed_over_and_named():
    game = position(Rules(seats(2), Jump.TRADITIONAL), 3, p0="e1", p3="e2 f2 e3 f3 g3 i9")
    turn = game.play(move("i9-i8"))
    assert turn.passed == (0,) and game.turn == 3


def test_who_can_move_is_not_passed_over():
    game = position(Rules(seats(2), Jump.TRADITIONAL), 3, p0="e1", p3="e2 f2 e3 f3 i9")
    turn = game.play(move("i9-i8"))
    assert turn.passed == () and game.turn == 0


def test_the_game_is_over_when_nobody_can_move():
    rules = Rules(seats(3), Jump.TRADITIONAL, keep_out=True)
    game = position(rules, 0, p0="d5", p2="e6 f6 f5 e4 e7 g7 g5 e3")
    game.places = [2]                                   # whose pieces stand still and shut e5 in
    turn = game.play(move("d5-e5"))
    assert game.over and game.stalled
    assert turn.passed == (4, 0) and sorted(game.places) == [0, 2, 4]


def shuffled(game, rounds):
    """Both players of a game of two go one step to and fro."""
    for n in range(2 * rounds):
        game.play(move(["e4-e5", "m14-m13", "e5-e4", "m13-m14"][n % 4]))
    return game


def test_a_game_in_which_nobody_gets_on_for_forty_rounds_is_over():
    game = shuffled(Game(Rules(seats(2))), STAND_OFF)       # the last to come nearer was player 3 by move 2
    assert not game.over
    game.play(move("e4-e5"))
    assert not game.over and not game.stalled
    game.play(move("m14-m13"))
    assert game.over and game.stalled and sorted(game.places) == [0, 3]


def test_who_has_more_pieces_at_home_comes_first_when_nobody_gets_on():
    game = position(Rules(seats(2)), 0, p0="m17 m16 i9", p3="e1 a5 b5")
    for n in range(2 * STAND_OFF + 8):
        if not game.over:
            game.play(move(["i9-h9", "a5-b6", "h9-i9", "b6-a5"][n % 4]))
    assert game.stalled and game.places == [0, 3]


def test_undo_takes_a_stand_off_back():
    game = shuffled(Game(Rules(seats(2))), STAND_OFF + 1)
    assert game.stalled
    game.undo()
    assert not game.over and not game.stalled and game.turn == 3


def test_coming_nearer_than_ever_puts_a_stand_off_off():
    game = shuffled(Game(Rules(seats(2))), STAND_OFF)
    game.play(move("e3-e5"))
    game.play(move("m14-m13"))
    assert not game.over


def test_rounds_are_counted():
    game = Game(Rules(seats(2)))
    assert game.round == 1
    game.play(game.moves()[0])
    game.play(game.moves()[0])
    assert game.round == 2


@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_undo_goes_back_to_the_beginning_move_by_move(count):
    game = Game(Rules(seats(count)))
    before = []
    for n in range(30):
        before.append(snapshot(game))
        game.play(game.moves()[n % len(game.moves())])
    while before:
        game.undo()
        assert snapshot(game) == before.pop()
    with pytest.raises(IllegalMove):
        game.undo()


def test_undo_takes_a_victory_back():
    game = Game(Rules(seats(2)))
    while not game.over:
        game.play(choose(game, 1))
    last = game.history[-1].player
    game.undo()
    assert not game.over and game.places == [] and game.turn == last

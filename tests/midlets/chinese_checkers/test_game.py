"""Turns, coming in, undo, and a game as text and bytes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.midp.util.random import Random
from midlets.chinese_checkers import game as games
from midlets.chinese_checkers.board import RealChessBoard, draw
from midlets.chinese_checkers.game import Game, IllegalMove
from midlets.chinese_checkers.levels import choose
from midlets.chinese_checkers.places import AREAS, name, place_named
from midlets.chinese_checkers.players import goal_of, seats
from midlets.chinese_checkers.rules import Jump, Move, Rules


def move(text):
    return Move(*(place_named(word) for word in text.split("-")))


def random_game(rules, moves, seed=5):
    game, random = Game(rules), Random(seed)
    for _ in range(moves):
        possible = game.moves()
        game.play(possible[random.next_int(len(possible))])
    return game


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
    assert game.over and turn.passed == (4, 0) and sorted(game.places) == [0, 2, 4]


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


@pytest.mark.parametrize("count", [2, 3, 4, 6])
@pytest.mark.parametrize("jump", Jump)
def test_a_game_is_read_back_from_its_text_and_its_bytes(count, jump):
    game = random_game(Rules(seats(count), jump, keep_out=True), 60)
    for again in (games.parse(str(game)), games.from_bytes(game.to_bytes())):
        assert snapshot(again) == snapshot(game)
        assert again.rules == game.rules


def test_a_kept_game_is_10_bytes_and_2_for_each_move():
    assert len(random_game(Rules(seats(2)), 25).to_bytes()) == 10 + 2 * 25


def test_a_game_can_be_written_by_hand():
    game = games.parse("players 2\njump traditional\nmoves e3-e5\n\nmoves m15-m13")
    assert (len(game.history), game.turn, game.rules.jump) == (2, 0, Jump.TRADITIONAL)


@pytest.mark.parametrize("text, word", [
    ("players five", "five"), ("players 5", "5 players"), ("jump high", "high"), ("keep_out perhaps", "perhaps"),
    ("moves e3e5", "e3e5"), ("moves e3-z5", "z5|no place"), ("moves e3-i9", "move 1"), ("colour red", "line 1")])
def test_a_text_that_is_no_game_is_refused_with_a_word(text, word):
    with pytest.raises(ValueError, match=word):
        games.parse(text)


def test_every_damaged_byte_of_a_kept_game_is_noticed():
    data = random_game(Rules(seats(2)), 12).to_bytes()
    for at in range(len(data)):
        for change in (0x01, 0x80, 0xFF):
            damaged = bytearray(data)
            damaged[at] ^= change
            with pytest.raises(ValueError):
                games.from_bytes(bytes(damaged))


def test_a_kept_game_cut_short_is_noticed():
    data = random_game(Rules(seats(2)), 12).to_bytes()
    for length in range(len(data)):
        with pytest.raises(ValueError):
            games.from_bytes(data[:length])


def test_a_kept_game_of_another_version_says_so():
    data = bytearray(random_game(Rules(seats(2)), 3).to_bytes())
    data[0] = 9
    with pytest.raises(ValueError, match="version 9"):
        games.from_bytes(bytes(data))


def test_a_kept_game_with_an_illegal_move_is_refused_though_its_sum_agrees():
    body = Game(Rules(seats(2))).to_bytes()[:-4]
    body = body[:4] + (1).to_bytes(2, "big") + bytes((0, 120))
    with pytest.raises(ValueError, match="move 1"):
        games.from_bytes(body + games.checksum(body).to_bytes(4, "big"))


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=80))
def test_any_other_bytes_are_refused(data):
    with pytest.raises(ValueError):
        games.from_bytes(data)


def test_the_checksum_is_adler_32():
    assert games.checksum(b"Wikipedia") == 0x11E60398       # the published example

"""A game as text and as bytes, read back, and damaged."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.midp.util.random import Random
from midlets.chinese_checkers import game as games
from midlets.chinese_checkers.board import draw
from midlets.chinese_checkers.checksum import checksum
from midlets.chinese_checkers.game import Game
from midlets.chinese_checkers.players import seats
from midlets.chinese_checkers.rules import Jump, Rules


def random_game(rules, moves, seed=5):
    game, random = Game(rules), Random(seed)
    for _ in range(moves):
        possible = game.moves()
        game.play(possible[random.next_int(len(possible))])
    return game


def snapshot(game):
    return str(game), draw(game.board), game.turn, list(game.places), [list(game.stood(p)) for p in game.rules.players]


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
        games.from_bytes(body + checksum(body).to_bytes(4, "big"))


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=80))
def test_any_other_bytes_are_refused(data):
    with pytest.raises(ValueError):
        games.from_bytes(data)

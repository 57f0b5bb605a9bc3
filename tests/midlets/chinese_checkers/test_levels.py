"""The three levels: whole games, determinism, giving way, and which beats which."""

import pytest

from midlets.chinese_checkers.levels import BUDGET, LEVELS, SHORTLIST, choose
from midlets.chinese_checkers.players import seats
from midlets.chinese_checkers.rules import Jump, Rules
from tests.tools.chinese_checkers_match import match, opening, play


def opened(count=2, jump=Jump.LONG, seed=4):
    return opening(Rules(seats(count), jump), seed)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_every_level_finds_a_legal_move(level, count):
    game = opened(count)
    assert choose(game, level) in game.moves()


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_position_gets_the_same_move(level):
    assert choose(opened(3), level, seed=9) == choose(opened(3), level, seed=9)


@pytest.mark.parametrize("level", [2, 3])
def test_thinking_gives_way_again_and_again(level):
    game, given = opened(), []
    choose(game, level, give_way=lambda: given.append(1))
    assert len(given) > len(game.moves())


def test_the_search_keeps_to_its_budget():
    game, given = opened(6), []
    choose(game, 3, give_way=lambda: given.append(1))
    assert len(given) <= 1 + len(game.moves()) + SHORTLIST * 6 + BUDGET


@pytest.mark.parametrize("level", LEVELS)
def test_thinking_can_be_ended_from_outside_and_changes_nothing(level):
    class Stopped(Exception):
        pass

    def stop():
        raise Stopped
    game = opened()
    before = str(game), game.board.occupied
    with pytest.raises(Stopped):
        choose(game, level, give_way=stop)
    assert (str(game), game.board.occupied) == before


@pytest.mark.parametrize("level", [0, 4])
def test_there_are_only_three_levels(level):
    with pytest.raises(ValueError, match="level"):
        choose(opened(), level)


def test_a_game_that_is_over_has_no_move_to_choose():
    game = opened()
    play(game, {0: 1, 3: 1}, 0)
    with pytest.raises(ValueError, match="over"):
        choose(game, 1)


@pytest.mark.parametrize("keep_out", [False, True])
@pytest.mark.parametrize("jump", Jump)
@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_a_game_of_phones_ends_within_200_rounds(count, jump, keep_out):
    for seed in range(3):
        game = opening(Rules(seats(count), jump, keep_out), seed)
        play(game, dict.fromkeys(game.rules.players, 1), seed)
        assert game.over and game.round <= 200, str(game)
        assert sorted(game.places) == list(seats(count))


def test_a_game_of_six_phones_of_all_levels_ends():
    game = opening(Rules(seats(6), Jump.TRADITIONAL), 11)
    play(game, dict(zip(range(6), (1, 2, 1, 3, 1, 1), strict=True)), 11)
    assert game.over and game.round <= 200, str(game)


def test_nobody_goes_back_to_where_all_his_pieces_stood_before():
    game = opened(4)
    play(game, dict.fromkeys(game.rules.players, 1), 2)
    for player in game.rules.players:
        assert len(set(game.stood(player))) == len(game.stood(player))


@pytest.mark.parametrize("jump", Jump)
def test_level_3_beats_level_1_from_either_side(jump):
    wins, _ = match(3, 1, jump, games=2, seed=31)
    assert wins == 2


@pytest.mark.parametrize("level", LEVELS)
def test_a_goal_that_can_be_filled_is_filled_at_once(level):
    game = opened()
    play(game, {0: 1, 3: 1}, 0)
    winner = game.undo().player
    game.play(choose(game, level))
    assert game.rank(winner) == 1

"""The shown board follows the game, one flight after another, at exact times."""

from midlets.chinese_checkers.animation import MS_PER_LEG
from midlets.chinese_checkers.board import player_of
from midlets.chinese_checkers.flights import Flights
from midlets.chinese_checkers.game import Game
from midlets.chinese_checkers.levels import choose
from midlets.chinese_checkers.places import PLACES
from midlets.chinese_checkers.rules import Rules


def on_board(game):
    return {place: player_of(game.board.piece_at(place)) for place in PLACES if game.board.piece_at(place) >= 0}


def test_a_move_lands_when_its_legs_are_flown_and_not_before():
    game = Game(Rules((0, 3)))
    flights = Flights(game, 1)
    flights.add(game.play(choose(game, 1)), 1_000)
    legs = len(flights.flight.turn.path) - 1
    assert flights.advance(1_000 + legs * MS_PER_LEG[1] - 1)[1] == []
    sounds, done = flights.advance(1_000 + legs * MS_PER_LEG[1])
    assert len(sounds) == 1 and [turn.player for turn in done] == [0] and flights.shown == on_board(game)


def test_moves_that_come_in_a_row_fly_in_their_order():
    game = Game(Rules((0, 3)))
    flights = Flights(game, 3)
    turns = [game.play(choose(game, 1)) for _ in range(4)]
    for turn in turns:
        flights.add(turn, 0)
    seen = []
    for now in range(0, 20_000, 40):
        seen += flights.advance(now)[1]
    assert seen == turns and not flights.busy and flights.shown == on_board(game)


def test_without_animation_all_land_at_once():
    game = Game(Rules((0, 3)))
    flights = Flights(game, 0)
    for _ in range(3):
        flights.add(game.play(choose(game, 1)), 0)
    assert len(flights.advance(0)[1]) == 3 and flights.shown == on_board(game)


def test_reset_shows_the_game_as_it_is():
    game = Game(Rules((0, 3)))
    flights = Flights(game, 1)
    flights.add(game.play(choose(game, 1)), 0)
    flights.reset(game)
    assert not flights.busy and flights.shown == on_board(game)

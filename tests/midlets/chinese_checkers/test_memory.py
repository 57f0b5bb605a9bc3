"""What is kept, read back on the same phone."""

import pytest

from midlets.chinese_checkers.game import Game
from midlets.chinese_checkers.levels import choose
from midlets.chinese_checkers.memory import (
    Joined,
    hosting,
    load_game,
    load_joined,
    save_game,
    save_joined,
)
from midlets.chinese_checkers.players import Kind
from midlets.chinese_checkers.settings import SeatChoice, Settings


@pytest.mark.parametrize("hosted", [False, True])
def test_a_game_comes_back_with_its_settings(on_phone, hosted):
    settings = Settings(players=3)
    game = Game(settings.rules())
    game.play(choose(game, 1))
    read = []

    def body(_midlet):
        save_game(settings, game, hosted=hosted)
        read.append(load_game())
    on_phone(body)
    kept, damaged = read[0]
    assert (str(kept.game), kept.settings, kept.hosted, damaged) == (str(game), settings, hosted, False)


def test_a_game_without_a_move_is_not_kept(on_phone):
    read = []

    def body(_midlet):
        save_game(Settings(), Game(Settings().rules()), hosted=False)
        read.append(load_game())
    on_phone(body)
    assert read == [(None, False)]


@pytest.mark.parametrize("player", [None, 4])
def test_what_was_joined_with_comes_back(on_phone, player):
    joined, read = Joined("+100", "Анна 安", 77, player), []

    def body(_midlet):
        save_joined(joined)
        read.append(load_joined())
    on_phone(body)
    assert read == [joined]


def test_a_phone_that_never_joined_has_a_token_of_its_own(on_phone):
    read = []
    on_phone(lambda _midlet: read.append(load_joined()))
    assert read[0].address == "" and read[0].token >= 1 and read[0].player is None


def test_a_host_opens_the_phones_seats_if_no_seat_is_anothers():
    assert [seat.kind for seat in hosting(Settings(players=3)).seats[:3]] == [Kind.PERSON, Kind.NETWORK, Kind.NETWORK]


def test_a_host_keeps_the_seats_as_chosen_if_one_is_anothers():
    chosen = Settings(players=3).with_seat(2, SeatChoice(Kind.NETWORK))
    assert hosting(chosen) == chosen

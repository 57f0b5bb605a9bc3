"""Phones that fall silent, come back, are switched off, leave, are played by the phone, or pause."""

import pytest

from midlets.chinese_checkers.host import Host
from midlets.chinese_checkers.players import Kind
from midlets.chinese_checkers.wire import (
    GONE_AFTER,
    HostBack,
    HostGone,
    Refused,
    SeatLeft,
    Started,
    State,
)

BAD = {"loss": 30, "doubling": 30, "jitter": 200}


def states(party):
    return {player: seat.state for player, seat in party.host.seats.items()}


# Silence and return

def test_a_phone_that_is_silent_for_ten_seconds_is_gone_for_all(party):
    table = party(3)
    table.fill()
    table.radio.run(3_000)
    table.radio.silent.add("guest 1")
    table.radio.run(GONE_AFTER - 2_100)
    assert states(table)[4] is State.HERE
    table.radio.run(2_200)
    assert states(table)[4] is State.GONE
    assert table.radio.heard("host", SeatLeft) == [SeatLeft(4, State.GONE)]
    table.radio.run(300)
    assert table.guests["guest 0"].seats[2].state is State.GONE
    assert table.radio.heard("guest 1", SeatLeft) == []


def test_who_comes_back_is_here_again_and_the_game_goes_on(party):
    table = party(2, seed=3, **BAD)
    table.fill()
    table.radio.run(5_000, lambda: table.move_once())
    table.radio.silent.add("guest 0")
    table.radio.run(30_000, lambda: table.move_once())
    assert states(table)[3] is State.GONE and not table.host.game.over
    table.radio.silent.clear()
    assert table.play()
    assert states(table)[3] is State.HERE and table.alike()


def test_a_guest_knows_that_the_host_is_silent_and_that_it_is_back(party):
    table = party(2)
    table.fill()
    table.radio.silent.add("host")
    table.radio.run(GONE_AFTER + 3_000)
    assert table.radio.heard("guest 0", HostGone) == [HostGone()]
    table.radio.silent.clear()
    table.radio.run(3_000)
    assert table.radio.heard("guest 0", HostBack) == [HostBack()]


@pytest.mark.parametrize("address", ["guest 0", "another address"])
def test_a_phone_that_was_switched_off_has_its_seat_and_the_game_again(party, address):
    table = party(3, seed=5, **BAD)
    table.fill()
    table.radio.run(200_000, lambda: table.move_once() or len(table.host.game.history) >= 50)
    before = table.guests.pop("guest 0")
    del table.radio.phones["guest 0"]
    again = table.join(address, session=800, token=before._token)
    assert table.radio.run(30_000, lambda: again.game is not None and not again.retelling)
    assert again.player == before.player
    assert [event.resynchronised for event in table.radio.heard(address, Started)] == [True]
    assert table.play() and table.alike()


def test_a_token_that_is_wrong_gets_no_seat_that_is_taken(party):
    table = party(2)
    table.fill()
    thief = table.join("Eve", session=900, token=1)
    table.radio.run(1_000)
    assert thief.player is None and table.radio.heard("Eve", Refused) == [Refused("full")]


def test_a_host_that_begins_anew_goes_on_with_the_kept_game(party, new_game):
    table = party(3)
    table.fill()
    table.radio.run(20_000, lambda: table.move_once() or len(table.host.game.history) >= 9)
    table.radio.run(2_000)
    chairs = [seat.but(kind=Kind.PERSON if seat.player == 0 else Kind.NETWORK) for seat in table.host.seats.values()]
    seats_before = {name: guest.player for name, guest in table.guests.items()}
    table.host = table.radio.add("host", Host(table.rules, chairs, session=2_000, game=table.host.game))
    assert table.radio.run(20_000, lambda: all(state is State.HERE for state in states(table).values()))
    assert {name: guest.player for name, guest in table.guests.items()} == seats_before
    table.begin()
    assert table.play() and table.alike()


# Leaving, taking over, pause

def test_who_leaves_is_asked_about_and_played_by_the_phone(party):
    table = party(3)
    table.fill()
    table.guests["guest 0"].leave(table.radio.now)
    table.radio.run(1_000, lambda: table.guests["guest 0"].closed)
    assert table.radio.heard("host", SeatLeft) == [SeatLeft(2, State.LEFT)]
    del table.guests["guest 0"], table.radio.phones["guest 0"]
    table.host.take_over(2, level=1, now=table.radio.now)
    assert table.play() and table.host.mine == (0, 2)
    assert table.guests["guest 1"].seats[1].kind is Kind.PHONE


def test_who_leaves_before_the_start_leaves_an_open_seat(party):
    table = party(2)
    table.join("Ann")
    table.radio.run(500)
    table.guests["Ann"].leave(table.radio.now)
    table.radio.run(500)
    assert states(table)[3] is State.OPEN and table.radio.heard("host", SeatLeft) == []
    table.join("Bob")
    table.radio.run(500)
    assert table.host.seats[3].name == "Bob"


def test_a_seat_left_for_good_is_free_for_another(party):
    table = party(2)
    table.fill()
    table.guests["guest 0"].leave(table.radio.now)
    table.radio.run(500)
    del table.guests["guest 0"]
    newcomer = table.join("Bob", token=4)
    table.radio.run(1_000)
    assert newcomer.player == 3 and table.play() and table.alike()


def test_a_gone_player_who_returns_takes_his_seat_back_from_the_phone(party):
    table = party(2)
    table.fill()
    table.radio.silent.add("guest 0")
    table.radio.run(GONE_AFTER + 2_500)
    table.host.take_over(3, level=1, now=table.radio.now)
    table.radio.run(100, table.move_once)
    table.radio.silent.clear()
    table.radio.run(5_000)
    assert table.host.mine == (0,) and states(table)[3] is State.HERE
    assert table.play() and table.alike()


def test_a_move_made_for_a_gone_player_holds_against_his_own(party):
    table = party(2, own=(3,))
    table.fill()
    guest = table.guests["guest 0"]
    table.radio.silent.add("guest 0")
    ours, theirs = guest.game.moves()[:2]
    guest.play(ours, table.radio.now)
    table.radio.run(GONE_AFTER + 2_500)
    table.host.take_over(0, level=1, now=table.radio.now)
    table.host.play(theirs, table.radio.now)
    table.radio.silent.clear()
    table.radio.run(5_000)
    assert table.alike() and guest.game.history[0].move == theirs
    assert table.radio.heard("guest 0", Started)[-1].resynchronised


def test_a_seat_whose_player_is_here_is_not_taken_over(party):
    table = party(2)
    table.fill()
    for player in (0, 3):
        with pytest.raises(ValueError, match="not free"):
            table.host.take_over(player, 1, table.radio.now)


def test_a_pause_is_seen_by_all_and_does_not_count_as_gone(party):
    table = party(3)
    table.fill()
    table.guests["guest 0"].pause(table.radio.now)
    table.radio.run(500)
    assert states(table)[2] is State.PAUSED and table.guests["guest 1"].seats[1].state is State.PAUSED
    table.radio.silent.add("guest 0")
    table.radio.run(3 * GONE_AFTER)
    assert states(table)[2] is State.PAUSED
    table.radio.silent.clear()
    table.guests["guest 0"].resume(table.radio.now)
    table.radio.run(3_000)
    assert states(table)[2] is State.HERE and table.guests["guest 1"].seats[1].state is State.HERE
    assert table.play()


def test_the_hosts_pause_is_seen_by_the_guests(party):
    table = party(2)
    table.fill()
    table.host.pause(table.radio.now)
    table.radio.run(200)
    assert table.guests["guest 0"].seats[0].state is State.PAUSED
    table.host.resume(table.radio.now)
    table.radio.run(200)
    assert table.guests["guest 0"].seats[0].state is State.HERE


def test_after_a_game_another_begins_with_the_same_guests(party):
    table = party(2)
    table.fill()
    assert table.play()
    table.host.start(table.radio.now)
    table.radio.run(500)
    assert table.host.game.history == [] and table.alike()

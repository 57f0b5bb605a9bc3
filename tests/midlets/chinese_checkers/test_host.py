"""Joining, starting and moving: whole network games on good and on bad lines."""

import pytest

from midlets.chinese_checkers.game import IllegalMove
from midlets.chinese_checkers.host import Host
from midlets.chinese_checkers.link import read
from midlets.chinese_checkers.players import Kind, seats
from midlets.chinese_checkers.rules import Jump, Rules
from midlets.chinese_checkers.wire import (
    Moved,
    Refused,
    Seat,
    SeatsChanged,
    Started,
    State,
)

BAD = {"loss": 30, "doubling": 30, "jitter": 200}


# Joining and starting

def test_guests_get_the_open_seats_and_everybody_sees_the_names(party):
    table = party(3)
    table.join("Ann")
    table.radio.run(100)
    table.join("Bob")
    table.radio.run(2_000)
    assert (table.guests["Ann"].player, table.guests["Bob"].player) == (2, 4)
    for guest in table.guests.values():
        assert [seat.name for seat in guest.seats] == ["own 0", "Ann", "Bob"]
        assert [seat.state for seat in guest.seats] == [State.HERE] * 3
    assert len(table.radio.heard("host", SeatsChanged)) == 2


def test_a_game_does_not_start_while_a_seat_is_open(party):
    table = party(3)
    table.join("Ann")
    table.radio.run(1_000)
    with pytest.raises(ValueError, match="open"):
        table.host.start(table.radio.now)


def test_an_open_seat_can_be_played_by_the_phone(party):
    table = party(3)
    table.join("Ann")
    table.radio.run(1_000)
    table.host.take_over(4, level=2, now=table.radio.now)
    table.begin()
    assert table.host.mine == (0, 4)
    assert table.guests["Ann"].seats[2].kind is Kind.PHONE and table.guests["Ann"].seats[2].level == 2


def test_one_guest_too_many_is_refused(party):
    table = party(2)
    table.join("Ann")
    table.radio.run(1_000)
    table.join("Bob")
    table.radio.run(1_000)
    assert table.radio.heard("Bob", Refused) == [Refused("full")]
    assert table.host.seats[3].name == "Ann"


def test_a_guest_with_another_version_is_refused():
    host = Host(Rules(seats(2)), [Seat(0, Kind.PERSON), Seat(3, Kind.NETWORK)], session=5)
    host.receive(b"CC1 700 0 1 0 join 9 77 - Eve", "eve", 10)
    assert [read(data).body for _, data in host.outgoing()] == ["refused version"]


def test_start_reaches_all_phones(party):
    table = party(4)
    table.fill()
    for name in table.guests:
        assert [event.resynchronised for event in table.radio.heard(name, Started)] == [False]


# Moving

@pytest.mark.parametrize("count", [2, 3, 4, 6])
@pytest.mark.parametrize("jump", Jump)
def test_a_whole_game_comes_to_the_same_end_on_every_phone(party, count, jump):
    table = party(count, jump=jump, seed=count, loss=0)
    table.fill()
    assert table.play()
    assert table.host.game.over and table.alike()
    assert sum(phone.ignored for phone in table.radio.phones.values()) == 0


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("count", [2, 6])
def test_a_whole_game_is_played_over_a_line_that_loses_doubles_and_delays(party, count, seed):
    table = party(count, seed=seed, **BAD)
    table.fill()
    assert table.play()
    assert table.host.game.over and table.alike()


def test_each_phone_hears_of_each_move_of_the_others_once(party):
    table = party(3, seed=8, **BAD)
    table.fill()
    table.radio.run(60_000, lambda: table.move_once() or len(table.host.game.history) >= 12)
    table.radio.run(10_000)
    guest = table.guests["guest 0"]
    others = [turn.move for turn in guest.game.history if turn.player != guest.player]
    assert [event.turn.move for event in table.radio.heard("guest 0", Moved)] == others


def test_two_seats_of_one_phone_are_both_moved_by_it(party):
    table = party(3, own=(0, 4))
    table.fill()
    assert table.play() and table.host.mine == (0, 4)


def test_the_host_cannot_move_for_a_guest(party):
    table = party(2, own=(3,))
    table.fill()
    with pytest.raises(IllegalMove, match="turn"):
        table.host.play(table.host.game.moves()[0], table.radio.now)


@pytest.mark.parametrize("body", ["move 0 e3-i9", "move 0 m15-m13", "move 5 e3-e5", "move x e3-e5", "move 0 e3"])
def test_a_guests_illegal_move_is_not_made_and_he_is_told_the_game(party, body):
    table = party(2, own=(3,))
    table.fill()
    table.guests["guest 0"]._say(body, table.radio.now)
    table.radio.run(1_000)
    assert table.host.game.history == [] and table.host.ignored == 1
    assert len(table.radio.heard("guest 0", Started)) == 2
    assert table.play() and table.alike()


def test_a_guest_cannot_move_for_another(party):
    table = party(3)
    table.fill()
    table.host.play(table.host.game.moves()[0], table.radio.now)
    table.radio.run(200)
    text = str(table.host.game.moves()[0])
    table.guests["guest 1"]._say(f"move 1 {text}", table.radio.now)      # it is the turn of guest 0
    table.radio.run(1_000)
    assert len(table.host.game.history) == 1 and table.host.ignored == 1


def test_a_quiet_game_says_little(party):
    table = party(2)
    table.fill()
    table.radio.run(2_000)
    table.radio.chatter.clear()
    table.radio.run(20_000)
    assert len(table.radio.chatter) <= 2 * 20_000 // 2_000

"""Whole network games: joining, moving, silence and return, leaving, pause; on good and on bad lines."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from midlets.chinese_checkers.game import IllegalMove
from midlets.chinese_checkers.host import Host
from midlets.chinese_checkers.link import Datagram, read
from midlets.chinese_checkers.players import Kind, seats
from midlets.chinese_checkers.rules import Jump, Rules
from midlets.chinese_checkers.wire import (
    GONE_AFTER,
    HostBack,
    HostGone,
    Moved,
    Refused,
    Seat,
    SeatLeft,
    SeatsChanged,
    Started,
    State,
)

BAD = {"loss": 30, "doubling": 30, "jitter": 200}
JOIN = b"CC1 700 0 1 0 join 1 77 - Eve"


def states(party):
    return {player: seat.state for player, seat in party.host.seats.items()}


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


# Quiet, and hostile bytes

def test_a_quiet_game_says_little(party):
    table = party(2)
    table.fill()
    table.radio.run(2_000)
    table.radio.chatter.clear()
    table.radio.run(20_000)
    assert len(table.radio.chatter) <= 2 * 20_000 // 2_000


def test_who_is_not_known_is_asked_to_join():
    host = Host(Rules(seats(2)), [Seat(0, Kind.PERSON), Seat(3, Kind.NETWORK)], session=5)
    host.receive(Datagram(700, 3, 4, 1, "move 0 e3-e5").to_bytes(), "eve", 10)
    assert [(address, read(data).body) for address, data in host.outgoing()] == [("eve", "who")]
    assert host.ignored == 1


HOSTILE = st.one_of(
    st.binary(max_size=60),
    st.builds(lambda numbers, body: f"CC1 {' '.join(map(str, numbers))} {body}".encode(),
              st.lists(st.integers(0, 10**9 - 1) | st.integers(0, 4), min_size=4, max_size=4),
              st.text(max_size=30) | st.sampled_from([
                  "join 1 2 - x", "join", "join 1 1 9 ||||", "move 0 e3-e5", "move 99999 a1-a1", "move", "leave",
                  "sync", "pause", "resume", "bye", "who", "refused full", "start 2 long 0 0",
                  "start 2 long 0 999999999999", "moves 0 e3-e5", "moves 0", "moves 7 e3-e5", "seats 9 x",
                  "seats 0 0 person 1 here A"])))


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(HOSTILE, st.sampled_from(["eve", "mallory"])), max_size=12))
def test_strangers_bytes_never_raise_and_never_disturb_the_game(party, attack):
    table = party(2)        # the fixture is the class itself: each example has a table of its own
    table.fill()
    before = str(table.host.game), table.host.seats[0], table.host.seats[3].but(name="")
    for data, sender in attack:
        table.radio.note("host", table.host.receive(data, sender, table.radio.now))
        table.guests["guest 0"].receive(data, sender, table.radio.now)
    assert (str(table.host.game), table.host.seats[0], table.host.seats[3].but(name="")) == before
    assert table.guests["guest 0"].ignored == len(attack)
    table.radio.run(2_000)
    assert table.alike()


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(HOSTILE | st.sampled_from([
    b"CC1 700 500 2 1 move 0 e3-e5", b"CC1 700 500 2 1 sync", b"CC1 700 500 2 1 leave", b"CC1 701 0 1 0 join 1 5 - Eve",
    b"CC1 999 0 1 0 join 1 668 0 Eve", b"CC1 700 500 3 99 pause", b"CC1 700 500 2 1 pause"]), max_size=12))
def test_a_guest_gone_mad_raises_nothing_and_makes_no_illegal_move(party, attack):
    table = party(2, own=(3,))
    table.fill()
    for data in attack:
        table.radio.note("host", table.host.receive(data, "guest 0", table.radio.now))
        table.radio.note("host", table.host.tick(table.radio.now))
    assert [str(turn.move) for turn in table.host.game.history] in ([], ["e3-e5"])
    assert table.host.seats[3].kind is Kind.PERSON and table.host.mine == (3,)


def test_each_piece_of_nonsense_is_counted():
    host = Host(Rules(seats(2)), [Seat(0, Kind.PERSON), Seat(3, Kind.NETWORK)], session=5)
    host.receive(JOIN, "eve", 10)
    for n, data in enumerate([b"NewGame", b"\xff" * 900, b"CC1 700 5 2 0 dance", b"CC1 700 5 3 0 move 1",
                              b"CC1 700 5 4 0 move 0 e3-e5"], start=1):
        host.receive(data, "eve", 20)
        assert host.ignored == n

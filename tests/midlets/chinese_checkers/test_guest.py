"""A guest by itself, against a host that may be anybody."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from midlets.chinese_checkers.game import IllegalMove
from midlets.chinese_checkers.guest import Guest
from midlets.chinese_checkers.link import Datagram, read
from midlets.chinese_checkers.places import place_named
from midlets.chinese_checkers.rules import Move
from midlets.chinese_checkers.wire import Ended, Moved, Refused, SeatsChanged, Started

SEATS = "seats 3 0 person 1 here Ann|3 network 1 here Bob"


class Voice:
    """A host that says what the test wants, on a good line."""

    def __init__(self):
        self.guest = Guest("host", "Bob", token=9, session=700, now=0)
        self._number = 0

    def say(self, *bodies, now=10):
        events = []
        for body in bodies:
            self._number += 1
            events += self.guest.receive(Datagram(500, 700, self._number, 0, body).to_bytes(), "host", now)
        return events

    def heard(self):
        return [read(data).body for _, data in self.guest.outgoing()]


@pytest.fixture
def host():
    return Voice()


def move(text):
    return Move(*(place_named(word) for word in text.split("-")))


def test_a_guest_begins_by_asking_to_join(host):
    [(address, data)] = host.guest.outgoing()
    assert address == "host" and read(data) == Datagram(700, 0, 1, 0, "join 1 9 - Bob")


def test_a_guest_of_a_game_that_goes_on_names_its_seat():
    guest = Guest("host", "Bob", token=9, session=700, now=0, player=3)
    assert [read(data).body for _, data in guest.outgoing()] == ["join 1 9 3 Bob"]


def test_seats_and_start_are_told(host):
    [changed, started] = host.say(SEATS, "start 2 long 0 0")
    assert isinstance(changed, SeatsChanged) and host.guest.player == 3
    assert started == Started(host.guest.game, resynchronised=False)


def test_the_hosts_moves_are_made(host):
    host.say(SEATS, "start 2 long 0 0")
    [event] = host.say("moves 0 e3-e5")
    assert isinstance(event, Moved) and event.turn.move == move("e3-e5")


def test_a_move_told_twice_is_made_once(host):
    host.say(SEATS, "start 2 long 0 0", "moves 0 e3-e5")
    assert host.say("moves 0 e3-e5") == [] and len(host.guest.game.history) == 1


def test_ones_own_move_shows_at_once_and_goes_to_the_host(host):
    host.say(SEATS, "start 2 long 0 0", "moves 0 e3-e5")
    host.guest.outgoing()
    host.guest.play(move("m15-m13"), 20)
    assert host.guest.game.turn == 0
    assert "move 1 m15-m13" in host.heard()


def test_nobody_moves_out_of_turn_or_against_the_rules(host):
    with pytest.raises(IllegalMove):
        host.guest.play(move("m15-m13"), 5)
    host.say(SEATS, "start 2 long 0 0")
    with pytest.raises(IllegalMove, match="turn"):
        host.guest.play(move("e3-e5"), 20)
    host.say("moves 0 e3-e5")
    with pytest.raises(IllegalMove):
        host.guest.play(move("m15-i9"), 20)


def test_a_game_is_told_again_with_one_event_when_its_last_move_has_come(host):
    assert host.say(SEATS, "start 2 long 0 3", "moves 0 e3-e5 m15-m13")[1:] == []
    assert host.guest.retelling
    with pytest.raises(IllegalMove):
        host.guest.play(move("e4-e6"), 20)
    assert host.say("moves 2 e4-e6") == [Started(host.guest.game, resynchronised=True)]
    assert not host.guest.retelling and len(host.guest.game.history) == 3


@pytest.mark.parametrize("body", ["moves 0 e3-i9", "moves 0 m15-m13", "moves 4 e3-e5"])
def test_a_host_that_breaks_the_rules_is_not_followed_but_asked_again(host, body):
    host.say(SEATS, "start 2 long 0 0")
    host.guest.outgoing()
    assert host.say(body) == []
    assert host.guest.game.history == [] and host.guest.ignored == 1
    assert "sync" in host.heard()


def test_the_end_is_told(host):
    assert host.say(SEATS, "bye") == [SeatsChanged(host.guest.seats), Ended()]


def test_no_seat_is_told(host):
    assert host.guest.receive(b"CC1 500 700 0 0 refused full", "host", 10) == [Refused("full")]


def test_a_host_that_does_not_know_the_guest_any_more_is_joined_again(host):
    host.say(SEATS)
    host.guest.outgoing()
    host.guest.receive(b"CC1 900 700 0 0 who", "host", 20)
    assert host.heard() == ["join 1 9 3 Bob"]
    host.guest.receive(b"CC1 900 700 0 0 who", "host", 21)         # a double of the same word
    assert host.heard() == []


def test_other_senders_are_ignored_and_counted(host):
    assert host.guest.receive(Datagram(500, 700, 1, 0, SEATS).to_bytes(), "eve", 10) == []
    assert host.guest.ignored == 1 and host.guest.player is None


@settings(max_examples=300, deadline=None)
@given(st.lists(st.text(st.characters(exclude_categories=("C",)), max_size=40) | st.sampled_from([
    SEATS, "seats", "seats 3", "seats x y", "start 2 long 0 0", "start 9 long 0 0", "start", "start 2 long 0 5",
    "moves", "moves 0", "moves 0 e3-e5", "moves 0 e4-e5 m15-m13", "moves 1 m15-m13", "moves 0 x", "bye", "bye x",
    "sync", "join", "moves 999999999999999 e3-e5"]), max_size=15))
def test_whatever_a_host_says_nothing_is_raised_and_the_game_stays_one(bodies):
    host = Voice()
    host.say(*bodies)
    game = host.guest.game
    assert game is None or [turn.player for turn in game.history] == [(0, 3)[n % 2] for n in range(len(game.history))]

"""Datagrams in any order, lost and doubled; messages once, whole and in order."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from midlets.connect4.checksum import crc16
from midlets.connect4.reliable import FIRST_RESEND, LAST_RESEND, LONGEST, SIGN_OF_LIFE, WINDOW, Link

ME, YOU = 0x11, 0x22


def pair() -> tuple[Link, Link]:
    return Link("T", ME), Link("T", YOU)


def met() -> tuple[Link, Link]:
    """Two ends that know each other, with nothing under way."""
    one, other = pair()
    one.send("hello", 0)
    assert exchange(one, other, 0) == ([], ["hello"])
    return one, other


def exchange(one: Link, other: Link, now: int) -> tuple[list[str], list[str]]:
    """Carry all datagrams to and fro until both are silent: the messages that each side got."""
    got: tuple[list[str], list[str]] = ([], [])
    while (to_other := one.outgoing()) + (to_one := other.outgoing()):
        for data in to_other:
            got[1].extend(other.receive(data, now).messages)
        for data in to_one:
            got[0].extend(one.receive(data, now).messages)
    return got


def wrapped(body: str) -> bytes:
    return body.encode() + f" {crc16(body.encode()):04x}".encode()


def test_a_message_is_taken_once_both_know_each_other():
    one, other = pair()
    one.send("hello", 0)
    knock, = one.outgoing()
    arrival = other.receive(knock, 0)
    assert (arrival.fault, arrival.heard, arrival.messages) == ("", False, [])
    answer, = other.outgoing()
    assert one.receive(answer, 0).new_peer
    message, = one.outgoing()
    assert other.receive(message, 0).messages == ["hello"]


def test_messages_go_both_ways_and_in_order():
    one, other = met()
    for number in range(5):
        one.send(f"a{number}", 10)
        other.send(f"b{number}", 10)
    assert exchange(one, other, 10) == ([f"b{n}" for n in range(5)], [f"a{n}" for n in range(5)])


def test_what_comes_early_waits_for_what_is_missing():
    one, other = met()
    one.send("first", 10)
    first, = one.outgoing()
    one.send("second", 10)
    second, = one.outgoing()
    assert other.receive(second, 20).messages == []
    assert other.receive(first, 30).messages == ["first", "second"]


def test_what_comes_twice_is_dropped_and_acknowledged_again():
    one, other = met()
    one.send("once", 10)
    data, = one.outgoing()
    assert other.receive(data, 20).messages == ["once"]
    other.outgoing()                                                # this acknowledgement is lost
    again = other.receive(data, 30)
    assert (again.messages, again.fault, again.heard) == ([], "came before", True)
    acknowledgement, = other.outgoing()
    one.receive(acknowledgement, 40)
    one.tick(40 + LAST_RESEND)
    assert not any(b"once" in datagram for datagram in one.outgoing())


def test_a_lost_message_is_sent_again_ever_more_slowly():
    one, _ = met()
    one.send("again", 0)
    sent = []
    for now in range(12_000):
        one.tick(now)
        sent += [now for data in one.outgoing() if b"again" in data]
    waits = [later - earlier for earlier, later in pairwise(sent)]
    assert waits[:4] == [FIRST_RESEND, 2 * FIRST_RESEND, 4 * FIRST_RESEND, 8 * FIRST_RESEND]
    assert set(waits[3:]) == {LAST_RESEND}


def test_the_deadline_says_when_the_next_datagram_is_due():
    one, _ = met()
    one.send("again", 1_000)
    one.outgoing()
    assert one.next_deadline() == 1_000 + FIRST_RESEND
    one.tick(1_000 + FIRST_RESEND - 1)
    assert one.outgoing() == []
    one.tick(1_000 + FIRST_RESEND)
    assert len(one.outgoing()) == 1


def test_before_anything_is_said_there_is_no_deadline():
    assert Link("T", ME).next_deadline() is None


def test_an_end_with_nothing_to_say_gives_a_sign_of_life():
    one, other = met()
    due = one.next_deadline()
    assert due == SIGN_OF_LIFE
    one.tick(due)
    sign, = one.outgoing()
    arrival = other.receive(sign, due)
    assert (arrival.heard, arrival.messages, arrival.fault) == (True, [], "")


def test_an_end_that_was_started_again_is_known_after_it_showed_that_it_hears():
    one, _ = met()
    again = Link("T", 0x33)
    again.send("I am new", 100)
    knock, = again.outgoing()
    assert one.receive(knock, 100).new_peer is False
    assert one.peer == YOU
    again.receive(one.outgoing()[0], 100)
    arrival = one.receive(again.outgoing()[0], 100)
    assert (arrival.new_peer, arrival.messages, one.peer) == (True, ["I am new"], 0x33)


def test_an_end_that_was_started_again_is_told_to_from_the_beginning():
    one, _ = met()
    one.send("for the old one", 50)
    again = Link("T", 0x33)
    again.send("I am new", 100)
    assert exchange(one, again, 100)[0] == ["I am new"]
    one.send("for the new one", 200)
    assert exchange(again, one, 200)[0] == ["for the new one"]


def test_datagrams_of_an_earlier_peer_change_nothing_for_ever():
    one, other = met()
    other.send("old news", 50)
    kept = other.outgoing()
    again = Link("T", 0x33)
    again.send("I am new", 100)
    exchange(one, again, 100)
    assert [one.receive(data, 200).fault for data in kept] == ["from an earlier peer"]
    assert one.peer == 0x33


def test_datagrams_for_an_earlier_program_of_ours_bring_only_our_name():
    other = met()[1]
    other.send("for the one that was", 50)
    kept = other.outgoing()
    again = Link("T", 0x44)
    arrival = again.receive(kept[0], 100)
    assert (arrival.fault, arrival.messages, again.peer) == ("for somebody else", [], 0)
    assert exchange(again, other, 100) == ([], [])
    assert other.peer == 0x44


def test_no_more_than_a_window_is_under_way():
    one, other = met()
    for number in range(3 * WINDOW):
        one.send(str(number), 100)
    assert len([data for data in one.outgoing() if b" - " not in data]) <= WINDOW * 3
    one.tick(100 + FIRST_RESEND)
    assert len(one.outgoing()) == WINDOW
    got = []
    for now in range(100, 60_000, 300):
        one.tick(now)
        got += exchange(one, other, now)[1]
    assert got == [str(number) for number in range(3 * WINDOW)]


def test_what_is_too_far_ahead_is_not_kept():
    other = met()[1]
    far = wrapped(f"T {ME:08x} {YOU:08x} {2 + WINDOW} 0 far")
    assert other.receive(far, 10).fault == "too far ahead"


def test_an_acknowledgement_of_what_was_never_sent_is_refused():
    other = met()[1]
    assert "never sent" in other.receive(wrapped(f"T {ME:08x} {YOU:08x} 2 7 lie"), 10).fault


def test_a_newcomer_that_acknowledges_what_was_never_sent_to_it_does_not_take_the_place():
    one, other = met()
    other.send("for one", 10)
    assert "never sent" in other.receive(wrapped(f"T 00000033 {YOU:08x} 1 1 me"), 20).fault
    assert other.peer == ME
    assert exchange(one, other, 30) == (["for one"], [])


@pytest.mark.parametrize("data, fault", [
    (b"", "no datagram"), (b"NewGame", "no datagram"), (b"\xff" * 40, "no datagram"),
    (b"T" * (LONGEST + 1), "no datagram"),
    (wrapped("X 00000011 00000022 1 0 text"), "no datagram"), (b"T 00000011 00000022 1 0 text 0000", "damaged"),
    (wrapped("T 00000000 00000022 1 0 text"), "nobody"), (wrapped("T 00000022 00000022 1 0 text"), "nobody"),
])
def test_what_is_no_datagram_of_the_other_is_refused(data, fault):
    assert fault in Link("T", YOU).receive(data, 0).fault


@given(st.binary(max_size=300))
def test_any_bytes_can_be_received(data):
    link = met()[0]
    arrival = link.receive(data, 10)
    assert arrival.fault
    assert arrival.messages == []


@given(st.data())
def test_a_damaged_datagram_is_never_taken(data):
    one, other = met()
    one.send("precious", 10)
    damaged = bytearray(one.outgoing()[0])
    damaged[data.draw(st.integers(0, len(damaged) - 1))] ^= data.draw(st.integers(1, 255))
    assert other.receive(bytes(damaged), 20).messages == []


@pytest.mark.parametrize("text", ["", "-", "line\nline", "é", "x" * 191])
def test_only_a_line_of_ascii_can_be_sent(text):
    with pytest.raises(ValueError, match="message"):
        Link("T", ME).send(text, 0)


@pytest.mark.parametrize("name", [0, -1, 1 << 32])
def test_a_name_is_32_bits_and_not_nought(name):
    with pytest.raises(ValueError, match="name"):
        Link("T", name)


@pytest.mark.parametrize("seed", range(10))
def test_through_a_bad_radio_all_arrives_once_and_in_order(seed):
    chance, (one, other) = random.Random(seed), pair()
    flying: list[tuple[int, Link, bytes]] = []
    got: dict[int, list[str]] = {ME: [], YOU: []}
    for now in range(0, 120_000, 20):
        for link, to in ((one, other), (other, one)):
            if now % 400 == 0 and now < 20_000:
                link.send(f"{link.me} {now}", now)
            link.tick(now)
            flying += [(now + chance.randint(1, 200), to, data) for data in link.outgoing()
                       for _ in range(1 + (chance.random() < 0.2)) if chance.random() > 0.3]
        for arrival in [item for item in flying if item[0] <= now]:
            flying.remove(arrival)
            got[arrival[1].me] += arrival[1].receive(arrival[2], now).messages
    times = range(0, 20_000, 400)
    assert got == {ME: [f"{YOU} {now}" for now in times], YOU: [f"{ME} {now}" for now in times]}

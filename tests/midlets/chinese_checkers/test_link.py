"""One end of the link: numbers, acknowledgements, sending again, and what is not ours."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.midp.util.random import Random
from midlets.chinese_checkers.link import (
    FIRST_WAIT,
    KEEP_ALIVE,
    LONGEST,
    LONGEST_WAIT,
    WINDOW,
    Datagram,
    Link,
    read,
)


def pair(now=0):
    return Link(10, now, other=20), Link(20, now, other=10)


def carry(datagrams, link, now):
    bodies = [link.receive(read(data), now) for data in datagrams]
    return [body for body in bodies if body is not None]


def numbers(datagrams):
    return [read(data).number for data in datagrams]


def test_a_datagram_is_a_line_of_text():
    assert Datagram(7, 9, 3, 2, "move 0 e3-e5").to_bytes() == b"CC1 7 9 3 2 move 0 e3-e5"


@pytest.mark.parametrize("data", [
    b"", b"NewGame", b"CC1 7 9 3 2", b"CC2 7 9 3 2 x", b"CC1 -7 9 3 2 x", b"CC1 0 9 3 2 x", b"CC1 7 9 3 2 a\nb",
    b"CC1 7 9 3 2 \xff\xfe", b"CC1 7 9 3 9999999999 x", "CC1 ٧ 9 3 2 x".encode(),
    b"CC1 7 9 3 2 " + b"x" * LONGEST])
def test_bytes_that_are_no_datagram_are_not_read(data):
    assert read(data) is None


@settings(max_examples=200, deadline=None)
@given(st.builds(Datagram, st.integers(1, 10**15 - 1), st.integers(0, 10**15 - 1), st.integers(0, 10**9 - 1),
                 st.integers(0, 10**9 - 1), st.text(st.characters(exclude_categories=("C",)), max_size=60)))
def test_datagrams_are_read_back(datagram):
    assert read(datagram.to_bytes()) == datagram


def test_messages_come_in_order_and_once_though_they_were_doubled_and_turned_round():
    ours, theirs = pair()
    for body in "abc":
        ours.send(body)
    sent = ours.due(0)
    assert carry([sent[2], sent[0], sent[0], sent[2], sent[1], sent[1]], theirs, 5) == ["a", "b"]
    assert carry(ours.due(FIRST_WAIT), theirs, 300) == ["c"]


def test_what_is_acknowledged_is_not_sent_again():
    ours, theirs = pair()
    ours.send("a")
    carry(ours.due(0), theirs, 5)
    carry(theirs.due(5), ours, 10)
    assert ours.idle
    assert ours.due(FIRST_WAIT + 10) == []


def test_what_is_not_acknowledged_is_sent_again_after_waits_that_double_up_to_two_seconds():
    ours, _ = pair()
    ours.send("a")
    times = [now for now in range(0, 10_000, 10) if any(numbers(ours.due(now)))]
    waits = [later - earlier for earlier, later in pairwise(times)]
    assert waits == [250, 500, 1_000, 2_000, 2_000, 2_000, 2_000]
    assert LONGEST_WAIT == 2_000


def test_an_acknowledgement_makes_the_next_wait_short_again():
    ours, theirs = pair()
    ours.send("a")
    sent = [ours.due(now) for now in (0, 250, 750)][-1]
    carry(sent, theirs, 800)
    carry(theirs.due(800), ours, 810)
    ours.send("b")
    assert [now for now in range(810, 1_500, 10) if any(numbers(ours.due(now)))] == [810, 1_060]


def test_new_messages_do_not_put_off_the_sending_again():
    ours, _ = pair()
    ours.send("a")
    ours.due(0)
    ours.send("b")
    assert numbers(ours.due(200)) == [2]
    assert numbers(ours.due(250)) == [1, 2]


def test_no_more_than_a_window_is_under_way():
    ours, theirs = pair()
    for n in range(WINDOW + 5):
        ours.send(str(n))
    first = ours.due(0)
    assert len(first) == WINDOW and ours.due(10) == []
    carry(first, theirs, 20)
    carry(theirs.due(20), ours, 30)
    assert numbers(ours.due(30)) == list(range(WINDOW + 1, WINDOW + 6))


def test_an_answer_that_was_lost_is_given_again():
    ours, theirs = pair()
    ours.send("a")
    carry(ours.due(0), theirs, 5)
    theirs.due(5)                                   # lost
    assert carry(ours.due(FIRST_WAIT), theirs, 255) == []
    carry(theirs.due(255), ours, 260)
    assert ours.idle


def test_a_link_with_nothing_to_say_is_heard_every_two_seconds():
    ours, theirs = pair()
    spoken = [now for now in range(0, 9_000, 10) if ours.due(now)]
    assert spoken == [2_000, 4_000, 6_000, 8_000] and KEEP_ALIVE == 2_000
    theirs.receive(Datagram(10, 20, 0, 0), 4_321)
    assert theirs.heard == 4_321


def test_the_next_deadline_is_when_something_is_due():
    ours, _ = pair()
    assert ours.next_deadline() == KEEP_ALIVE
    ours.send("a")
    ours.due(0)
    assert ours.next_deadline() == FIRST_WAIT


@pytest.mark.parametrize("datagram", [
    Datagram(11, 20, 1, 0, "x"), Datagram(10, 21, 1, 0, "x"), Datagram(10, 20, 2, 0, "x"),
    Datagram(10, 20, 0, 0, "x")])
def test_what_is_of_another_session_or_out_of_order_is_not_handed_on(datagram):
    _, theirs = pair()
    assert theirs.receive(datagram, 5) is None
    assert theirs.receive(Datagram(10, 20, 1, 0, "next"), 6) == "next"


def test_an_acknowledgement_of_what_was_never_sent_means_nothing():
    ours, _ = pair()
    ours.send("a")
    ours.due(0)
    ours.receive(Datagram(20, 10, 0, 999), 5)
    assert not ours.idle and numbers(ours.due(FIRST_WAIT)) == [1]


@pytest.mark.parametrize("seed", range(5))
def test_all_comes_through_a_bad_line(seed):
    random, (ours, theirs), got, air = Random(seed), pair(), [], []
    for n in range(60):
        ours.send(f"message {n}")
    for now in range(0, 200_000, 10):
        for end, other in ((ours, theirs), (theirs, ours)):
            for data in end.due(now):
                for _ in range(1 + random.next_int(2)):
                    if random.next_int(100) >= 30:
                        air.append((now + random.next_int(200), data, other))
        for _, data, other in [one for one in air if one[0] <= now]:
            got += carry([data], other, now)
        air = [one for one in air if one[0] > now]
        if ours.idle:
            break
    assert got == [f"message {n}" for n in range(60)]

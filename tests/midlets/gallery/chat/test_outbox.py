"""Messages that are sent again until they are acknowledged, by a clock that the test moves."""

from midlets.gallery.chat.outbox import TRIES, Outbox


def sent(outbox, until):
    """When each message is sent, second by half second; and what is given up."""
    times, given_up = [], []
    for now in range(0, until, 500):
        to_send, over = outbox.tick(now)
        times += [(now, key) for key, _text, _address in to_send]
        given_up += [(now, key) for key in over]
    return times, given_up


def test_a_message_is_sent_again_after_half_a_second_and_twice_as_long_each_time_up_to_four():
    outbox = Outbox()
    outbox.add("a", "hello", "+200", 0)
    times, given_up = sent(outbox, 60_000)
    assert [now for now, _ in times] == [0, 500, 1_500, 3_500, 7_500, 11_500, 15_500, 19_500, 23_500, 27_500]
    assert len(times) == TRIES and given_up == [(31_500, "a")]
    assert outbox.next_deadline() is None


def test_an_acknowledged_message_is_sent_no_more():
    outbox = Outbox()
    outbox.add("a", "hello", "+200", 0)
    assert outbox.tick(0) == ([("a", "hello", "+200")], [])
    outbox.remove("a")
    assert sent(outbox, 60_000) == ([], []) and outbox.next_deadline() is None


def test_the_next_to_the_same_address_waits_for_the_first():
    outbox = Outbox()
    for key in "ab":
        outbox.add(key, key, "+200", 0)
    outbox.add("c", "c", "+300", 0)
    assert [key for key, _, _ in outbox.tick(0)[0]] == ["a", "c"]
    outbox.remove("a")
    assert [key for key, _, _ in outbox.tick(1)[0]] == ["b"]


def test_sending_again_begins_anew():
    outbox = Outbox()
    outbox.add("a", "hello", "+200", 0)
    outbox.tick(0)
    outbox.add("a", "hello", "+300", 100)
    assert outbox.tick(100)[0] == [("a", "hello", "+300")] and outbox.next_deadline() == 600

"""The host's address book."""

from midlets.chinese_checkers.guest_links import GuestLinks
from midlets.chinese_checkers.link import Datagram, read


def joined(*guests):
    links = GuestLinks(session=500)
    for player, address in guests:
        links.admit(player, 1000 + player, Datagram(700, 0, 1, 0, "join"), address, now=50)
    return links


def test_who_was_let_in_is_known_by_address_token_and_player():
    links = joined((0, "ann"), (3, "bob"))
    assert links.player_at("bob") == 3 and links.player_with(1000) == 0
    assert links.heard(3) == 50 and links.addresses() == ["ann", "bob"]


def test_strangers_are_not_known():
    links = joined((0, "ann"))
    assert links.link("eve") is None and links.player_with(5) is None and links.heard(3) is None


def test_a_player_who_comes_from_another_address_has_no_link_at_the_old_one():
    links = joined((0, "ann"), (0, "ann's new phone"))
    assert links.addresses() == ["ann's new phone"]


def test_an_address_that_takes_another_seat_leaves_the_old_one():
    links = joined((0, "ann"), (3, "ann"))
    assert links.heard(0) is None and links.player_at("ann") == 3


def test_a_token_that_is_forgotten_proves_nothing_but_the_link_stays():
    links = joined((0, "ann"))
    links.forget(0)
    assert links.player_with(1000) is None and not links.holds(0) and links.link("ann") is not None


def test_a_broadcast_goes_to_each_and_is_laid_out_once():
    links = joined((0, "ann"), (3, "bob"))
    links.broadcast("bye")
    links.flush(60)
    assert [(address, read(data).body) for address, data in links.outgoing()] == [("ann", "bye"), ("bob", "bye")]
    assert links.outgoing() == [] and not links.idle


def test_an_answer_to_a_stranger_carries_no_number():
    links = joined()
    links.answer(Datagram(900, 0, 4, 0, "move"), "eve", "who")
    [(address, data)] = links.outgoing()
    assert address == "eve" and read(data) == Datagram(500, 900, 0, 0, "who")

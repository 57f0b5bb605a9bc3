"""What strangers and mad guests may send: nothing is raised, the game stands, all is counted."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from midlets.chinese_checkers.host import Host
from midlets.chinese_checkers.link import Datagram, read
from midlets.chinese_checkers.players import Kind, seats
from midlets.chinese_checkers.rules import Rules
from midlets.chinese_checkers.wire import Seat

JOIN = b"CC1 700 0 1 0 join 1 77 - Eve"


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

"""Two phones over a bad radio: the same game on both, whatever happens on the way."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from midlets.connect4 import protocol
from midlets.connect4.events import Event, Kind
from midlets.connect4.messages import columns_of
from midlets.connect4.protocol import DOUBLE, FAREWELLS, SILENCE, Protocol
from midlets.connect4.state import BLUE, EMPTY, RED


def boards(air) -> tuple[int, str, int, str]:
    return (air.server.game, columns_of(air.server.state), air.client.game, columns_of(air.client.state))


def play(air, columns: str) -> None:
    for column in columns:
        side = air.client if air.client.my_turn() else air.server
        assert side.send_move(int(column), air.now) >= 0
        air.run(100)


def take(end: Protocol, now: int, *data: bytes) -> list[Event]:
    return [event for datagram in data for event in end.receive(datagram, now)]


# Meeting and playing

def test_the_client_calls_and_a_game_begins_on_both_with_the_client_to_move(clear_air):
    assert clear_air.kinds("server") == clear_air.kinds("client") == [Kind.NEW_GAME]
    assert clear_air.client.my_turn()
    assert not clear_air.server.my_turn()
    assert clear_air.server.turn() == clear_air.client.turn() == BLUE


def test_before_the_meeting_it_is_nobodys_turn():
    client = Protocol(False, 1)
    assert client.turn() == EMPTY
    assert client.send_move(3, 0) == -1


def test_the_client_goes_on_calling_until_a_server_is_there(make_air):
    air = make_air()
    air.silent.add("server")
    air.start().run(60_000)
    air.silent.clear()
    air.run(3_000)
    assert air.kinds("client") == [Kind.NEW_GAME]


def test_a_move_appears_on_the_other_phone(clear_air):
    assert clear_air.client.send_move(4, clear_air.now) == 0
    clear_air.run(100)
    assert clear_air.events["server"][-1] == Event(Kind.MOVE, 4)
    assert clear_air.server.state.piece(4, 0) == BLUE
    assert clear_air.server.my_turn()


@pytest.mark.parametrize("column", [-1, 7, 3])
def test_an_illegal_move_is_not_sent(clear_air, column):
    play(clear_air, "333333")
    assert clear_air.client.send_move(column, clear_air.now) == -1
    clear_air.run(100)
    assert clear_air.server.state.count() == 6


def test_nobody_moves_out_of_turn(clear_air):
    assert clear_air.server.send_move(3, clear_air.now) == -1
    play(clear_air, "3")
    assert clear_air.client.send_move(3, clear_air.now) == -1


@pytest.mark.parametrize("who", ["server", "client"])
def test_when_a_game_is_over_either_side_begins_the_next(clear_air, who):
    play(clear_air, "0011223")
    assert clear_air.server.state.is_winner(BLUE)
    clear_air.events[who] += clear_air.end(who).new_game(clear_air.now)
    clear_air.run(200)
    assert boards(clear_air) == (2, "", 2, "")
    assert clear_air.kinds("server").count(Kind.NEW_GAME) == clear_air.kinds("client").count(Kind.NEW_GAME) == 2
    assert clear_air.client.my_turn()


def test_both_may_begin_the_next_game_at_once(clear_air):
    play(clear_air, "0011223")
    clear_air.server.new_game(clear_air.now)
    clear_air.client.new_game(clear_air.now)
    clear_air.run(500)
    assert boards(clear_air) == (2, "", 2, "")
    assert clear_air.server.ignored == clear_air.client.ignored == 0


def test_in_the_middle_of_a_game_no_other_begins(clear_air):
    play(clear_air, "33")
    assert clear_air.client.new_game(clear_air.now) == []
    clear_air.run(200)
    assert boards(clear_air) == (1, "33", 1, "33")


def test_the_datagram_in_the_description_is_what_a_client_sends():
    client = Protocol(False, 0x1F0C9E57)
    client.start(0)
    datagram, = client.outgoing()
    assert datagram == b"C4 1f0c9e57 00000000 1 0 Sync 0 - d3a8"
    assert datagram.decode() in (protocol.__doc__ or "")


# Bad radio

def a_session(air, games: int, partitions: bool) -> list[int]:
    """Play so many games to the end, moves drawn by chance; the number of pieces of each."""
    lengths, cut_from, cut_in_game = [], 0, 0
    while len(lengths) < games:
        for side in (air.client, air.server):
            if side.my_turn():
                side.send_move(air.chance.choice(side.state.legal_columns()), air.now)
        air.run(250)
        if partitions and air.server.state.count() == 7 and cut_in_game != air.server.game:
            air.cut, cut_from, cut_in_game = True, air.now, air.server.game
        if air.cut and air.now - cut_from >= 20_000:
            air.cut = False
        if air.server.state.is_over() and air.client.state.is_over() and air.server.game == air.client.game:
            assert air.server.state == air.client.state
            assert air.server.state.drops() == air.client.state.drops()
            lengths.append(air.server.state.count())
            air.end(air.chance.choice(["server", "client"])).new_game(air.now)
        assert air.now < 3_600_000, f"game {len(lengths) + 1} does not end: {boards(air)}"
    return lengths


@pytest.mark.parametrize("seed", range(20))
def test_whole_games_are_played_through_loss_doubling_and_jitter(make_air, seed):
    air = make_air(seed, loss=0.3, doubling=0.2, jitter=200).start()
    lengths = a_session(air, games=10, partitions=seed % 4 == 0)
    assert len(lengths) == 10
    assert all(7 <= length <= 42 for length in lengths)
    assert Kind.REPLACED not in air.kinds("server") + air.kinds("client")
    if seed % 4 == 0:
        assert air.kinds("server").count(Kind.PEER_BACK) >= 10


def test_a_partition_that_heals_leaves_both_boards_equal(clear_air):
    play(clear_air, "334")
    clear_air.cut = True
    clear_air.server.send_move(2, clear_air.now)              # on its way when the radio went
    clear_air.run(20_000)
    assert boards(clear_air) == (1, "3342", 1, "334")
    assert clear_air.kinds("server")[-1] == clear_air.kinds("client")[-1] == Kind.PEER_GONE
    clear_air.cut = False
    clear_air.run(3_000)
    assert boards(clear_air) == (1, "3342", 1, "3342")
    assert Kind.PEER_BACK in clear_air.kinds("server")
    assert Kind.PEER_BACK in clear_air.kinds("client")


# Silence and interruptions

def test_after_ten_seconds_of_silence_the_peer_is_gone_and_the_game_waits(clear_air):
    last = clear_air.server._heard
    clear_air.cut = True
    clear_air.run(last + SILENCE - clear_air.now - 1)
    assert not clear_air.server.peer_gone
    clear_air.run(1)
    assert clear_air.events["server"][-1] == Event(Kind.PEER_GONE)
    clear_air.run(1_000)
    assert clear_air.client.peer_gone
    assert clear_air.client.my_turn()
    assert clear_air.client.send_move(3, clear_air.now) == -1


def test_silence_is_said_once(clear_air):
    clear_air.cut = True
    clear_air.run(60_000)
    assert clear_air.kinds("server").count(Kind.PEER_GONE) == 1


def test_two_who_think_for_long_are_not_gone(clear_air):
    clear_air.run(120_000)
    assert clear_air.kinds("server") == clear_air.kinds("client") == [Kind.NEW_GAME]


def test_a_server_nobody_has_called_waits_for_ever():
    server = Protocol(True, 1)
    assert server.next_deadline() is None
    assert server.tick(1_000_000) == []


def test_a_paused_phone_is_paused_for_the_other_and_not_gone(clear_air):
    clear_air.client.pause(clear_air.now)
    clear_air.carry()
    clear_air.silent.add("client")
    clear_air.run(60_000)
    assert clear_air.kinds("server") == [Kind.NEW_GAME, Kind.PEER_PAUSED]
    assert clear_air.server.peer_paused
    clear_air.silent.clear()
    clear_air.client.resume(clear_air.now)
    clear_air.run(3_000)
    assert clear_air.kinds("server")[-1] == Kind.PEER_RESUMED
    assert clear_air.kinds("client") == [Kind.NEW_GAME]
    play(clear_air, "33")
    assert boards(clear_air) == (1, "33", 1, "33")


def test_a_move_made_while_the_other_is_paused_arrives_when_it_is_back(clear_air):
    play(clear_air, "3")
    clear_air.client.pause(clear_air.now)
    clear_air.carry()
    clear_air.silent.add("client")
    clear_air.run(5_000)
    clear_air.server.send_move(4, clear_air.now)
    clear_air.run(20_000)
    clear_air.silent.clear()
    clear_air.client.resume(clear_air.now)
    clear_air.run(5_000)
    assert boards(clear_air) == (1, "34", 1, "34")


def test_a_pause_is_said_several_times_at_once(clear_air):
    clear_air.client.outgoing()
    clear_air.client.pause(clear_air.now)
    assert sum(b" Pause " in data for data in clear_air.client.outgoing()) == FAREWELLS


# Programs that are started again

@pytest.mark.parametrize("who", ["server", "client"])
def test_a_program_that_was_started_again_gets_the_game_back(clear_air, who):
    play(clear_air, "3342")
    fresh = Protocol(who == "server", 0xC0FFEE)
    setattr(clear_air, who, fresh)
    clear_air.events[who] = fresh.start(clear_air.now)
    clear_air.run(5_000)
    assert boards(clear_air) == (1, "3342", 1, "3342")
    assert clear_air.kinds(who) == [Kind.REPLACED]
    play(clear_air, "55")
    assert boards(clear_air) == (1, "334255", 1, "334255")


def test_a_client_that_comes_again_after_the_end_gets_a_new_game(clear_air):
    play(clear_air, "0011223")
    clear_air.client = Protocol(False, 0xC0FFEE)
    clear_air.client.start(clear_air.now)
    clear_air.run(3_000)
    assert boards(clear_air) == (2, "", 2, "")


def test_datagrams_of_a_former_game_change_nothing(clear_air):
    kept: list[bytes] = clear_air.heard
    play(clear_air, "3344")
    old = list(kept)
    clear_air.client = Protocol(False, 0xC0FFEE)
    clear_air.client.start(clear_air.now)
    clear_air.run(3_000)
    for data in old:
        clear_air.server.receive(data, clear_air.now)
        clear_air.client.receive(data, clear_air.now)
    clear_air.run(3_000)
    assert boards(clear_air) == (1, "3344", 1, "3344")
    play(clear_air, "55")
    assert boards(clear_air) == (1, "334455", 1, "334455")


# What does not belong

def test_replays_change_nothing_and_are_counted(clear_air):
    play(clear_air, "33445")
    replayed = list(clear_air.heard) * 20
    ignored = clear_air.server.ignored
    for data in replayed:
        assert take(clear_air.server, clear_air.now, data) == []
        assert take(clear_air.client, clear_air.now, data) == []
    assert clear_air.server.ignored > ignored + len(replayed) // 4
    clear_air.run(3_000)
    assert boards(clear_air) == (1, "33445", 1, "33445")


def test_a_flood_is_counted_noted_in_a_short_log_and_answered_with_little(clear_air):
    play(clear_air, "33")
    for number in range(5_000):
        clear_air.server.receive(b"flood %d" % number, clear_air.now)
    assert clear_air.server.ignored == 5_000
    assert len(clear_air.server.log) <= 32
    assert "flood 4999" in clear_air.server.log[-1]
    assert len(clear_air.server.outgoing()) <= 1
    clear_air.run(1_000)
    assert boards(clear_air) == (1, "33", 1, "33")


@pytest.mark.parametrize("text", [
    "Move 1 7 7", "Move 1 7 0", "Move 1 6 3", "Move 1 8 3", "Move 2 7 3", "Move 0 7 3",
    "NewGame 2", "NewGame 0", "Resume", "Hello", "Sync 1 3333333",
])
def test_a_message_that_does_not_fit_leaves_the_game_as_it_is(clear_air, text):
    """Six moves are made, column 0 is full, and the client's seventh would be next."""
    play(clear_air, "000000")
    before = boards(clear_air)
    clear_air.client._link.send(text, clear_air.now)
    clear_air.run(500)
    assert boards(clear_air) == before
    assert clear_air.server.ignored == 1
    assert text in clear_air.server.log[-1]


def test_a_move_out_of_turn_is_ignored(clear_air):
    play(clear_air, "3")
    clear_air.client._link.send("Move 1 2 3", clear_air.now)
    clear_air.run(500)
    assert boards(clear_air) == (1, "3", 1, "3")
    assert clear_air.server.ignored == 1


@pytest.mark.parametrize("data", [b"NewGame", b"3", b"7", b"", b"33"])
def test_bare_text_means_nothing_between_two_new_programs(clear_air, data):
    play(clear_air, "334")
    assert take(clear_air.client, clear_air.now, data) == []
    assert take(clear_air.server, clear_air.now, data) == []
    assert clear_air.server.ignored == clear_air.client.ignored == 1
    assert boards(clear_air) == (1, "334", 1, "334")


@settings(max_examples=60, deadline=None)
@given(st.lists(st.binary(max_size=80), max_size=20))
def test_random_bytes_change_nothing(make_air, noise):
    air = make_air().start()
    play(air, "334")
    for data in noise:
        assert take(air.server, air.now, data) == []
        assert take(air.client, air.now, data) == []
    assert air.server.ignored == air.client.ignored == len(noise)
    air.run(3_000)
    play(air, "2")
    assert boards(air) == (1, "3342", 1, "3342")


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 200), st.integers(1, 255)), max_size=20))
def test_damaged_datagrams_change_nothing(make_air, damages):
    air = make_air().start()
    play(air, "3345")
    for which, at, bits in damages:
        data = bytearray(air.heard[which % len(air.heard)])
        data[at % len(data)] ^= bits
        assert take(air.server, air.now, bytes(data)) == []
        assert take(air.client, air.now, bytes(data)) == []
    air.run(3_000)
    assert boards(air) == (1, "3345", 1, "3345")


# Old peers

def test_an_old_client_is_understood_and_answered_in_kind():
    server = Protocol(True, 1)
    assert take(server, 0, b"NewGame") == [Event(Kind.NEW_GAME)]
    assert server.old_peer
    assert take(server, 5_000, b"3") == [Event(Kind.MOVE, 3)]
    assert server.send_move(4, 6_000) == 0
    assert server.outgoing() == [b"4"]
    assert server.next_deadline() is None


def test_an_old_client_that_thinks_for_long_is_not_gone():
    server = Protocol(True, 1)
    take(server, 0, b"NewGame")
    assert server.tick(600_000) == []


def test_a_bare_new_game_that_comes_twice_begins_one_game():
    server = Protocol(True, 1)
    take(server, 0, b"NewGame", b"3")
    assert take(server, DOUBLE - 1, b"NewGame") == []
    assert server.state.count() == 1
    assert server.ignored == 1


def test_an_old_client_may_begin_again_in_the_middle():
    server = Protocol(True, 1)
    take(server, 0, b"NewGame", b"3")
    assert take(server, DOUBLE, b"NewGame") == [Event(Kind.NEW_GAME)]
    assert server.state.count() == 0


def test_a_bare_digit_before_a_game_or_out_of_turn_is_ignored():
    server = Protocol(True, 1)
    assert take(server, 0, b"3") == []
    assert not server.old_peer
    take(server, 0, b"NewGame", b"3", b"3")
    assert (server.ignored, server.state.count()) == (2, 1)


def test_a_client_that_is_told_of_an_old_server_speaks_bare_and_begins():
    client = Protocol(False, 1, old_peer=True)
    assert client.start(0) == [Event(Kind.NEW_GAME)]
    assert client.send_move(3, 0) == 0
    assert client.outgoing() == [b"NewGame", b"3"]
    assert take(client, 100, b"2") == [Event(Kind.MOVE, 2)]


def test_a_whole_game_with_an_old_peer_and_the_next():
    client = Protocol(False, 1, old_peer=True)
    client.start(0)
    for mine, theirs in ("01", "01", "01"):
        client.send_move(int(mine), 0)
        take(client, 0, theirs.encode())
    client.send_move(0, 0)
    assert client.state.is_winner(BLUE)
    client.outgoing()
    assert client.new_game(1_000) == [Event(Kind.NEW_GAME)]
    assert client.outgoing() == [b"NewGame"]


def test_a_new_client_after_an_old_one_is_spoken_to_in_full(make_air):
    air = make_air()
    take(air.server, 0, b"NewGame", b"3")
    air.start()
    assert not air.server.old_peer
    assert boards(air) == (1, "3", 1, "3")
    play(air, "44")
    assert boards(air) == (1, "344", 1, "344")


def test_a_server_that_was_told_nothing_is_red_and_a_client_blue():
    assert (Protocol(True, 1).player, Protocol(False, 1).player) == (RED, BLUE)

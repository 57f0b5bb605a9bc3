"""Player: every method in every state, and what is told when (JSR-135, Player)."""

import io
from array import array

import pytest

from emulator.handset.sound.wav import encode
from emulator.midp.lang import IllegalArgumentException, IllegalStateException, IOException, Thread
from emulator.midp.media import Manager, MediaException, Player, TimeBase
from emulator.midp.media.player import STATES, TABLE

UNREALIZED, REALIZED, PREFETCHED, STARTED, CLOSED = 100, 200, 300, 400, 0
A_BIT_MORE_THAN_100_MS = encode(array("h", [0] * 1003), 10_000)
REACH = {
    UNREALIZED: lambda player: None, REALIZED: lambda player: player.realize(),
    PREFETCHED: lambda player: player.prefetch(), STARTED: lambda player: player.start(),
    CLOSED: lambda player: player.close(),
}
ARGUMENTS = {
    "set_time_base": [None], "set_media_time": [0], "set_loop_count": [2], "add_player_listener": [print],
    "remove_player_listener": [print], "get_control": ["VolumeControl"],
}

# The specification's own words, method by method: the states in which IllegalStateException is due …
WRONG = {
    "realize": {CLOSED}, "prefetch": {CLOSED}, "start": {CLOSED}, "stop": {CLOSED}, "deallocate": {CLOSED},
    "close": set(), "get_state": set(),
    "set_time_base": {UNREALIZED, STARTED, CLOSED}, "get_time_base": {UNREALIZED, CLOSED},
    "set_media_time": {UNREALIZED, CLOSED}, "get_media_time": {CLOSED}, "get_duration": {CLOSED},
    "get_content_type": {UNREALIZED, CLOSED}, "set_loop_count": {STARTED, CLOSED},
    "add_player_listener": {CLOSED}, "remove_player_listener": {CLOSED},
    "get_control": {UNREALIZED, CLOSED}, "get_controls": {UNREALIZED, CLOSED},
}
# … and where the methods that move it lead.
LEADS = {
    "realize": {UNREALIZED: REALIZED}, "prefetch": {UNREALIZED: PREFETCHED, REALIZED: PREFETCHED},
    "start": {UNREALIZED: STARTED, REALIZED: STARTED, PREFETCHED: STARTED}, "stop": {STARTED: PREFETCHED},
    "deallocate": {PREFETCHED: REALIZED, STARTED: REALIZED}, "close": dict.fromkeys(REACH, CLOSED),
}


@pytest.mark.parametrize("state", REACH, ids=STATES.get)
@pytest.mark.parametrize("method", WRONG)
def test_every_method_in_every_state(player, method, state):
    one = player()
    REACH[state](one)
    assert one.get_state() == state
    if state in WRONG[method]:
        with pytest.raises(IllegalStateException, match=STATES[state]):
            getattr(one, method)(*ARGUMENTS.get(method, ()))
        assert one.get_state() == state
    else:
        getattr(one, method)(*ARGUMENTS.get(method, ()))
        assert one.get_state() == LEADS.get(method, {}).get(state, state)


def test_the_table_has_every_method():
    assert set(TABLE) | {"get_state"} == set(WRONG)


def test_the_states_have_the_numbers_of_the_specification():
    assert (Player.CLOSED, Player.UNREALIZED, Player.REALIZED) == (0, 100, 200)
    assert (Player.PREFETCHED, Player.STARTED) == (300, 400)
    assert Player.TIME_UNKNOWN == -1


# -- events ----------------------------------------------------------------------------------------


def test_a_sound_to_its_end(phone, player, told):
    one = player()
    one.add_player_listener(told)
    one.start()
    phone.run(1000)
    assert told.events == [("started", 0), ("endOfMedia", 400_000)] and told.times == [0, 400]
    assert one.get_state() == PREFETCHED and one.get_media_time() == 400_000


def test_a_step_that_is_passed_already_tells_nothing(phone, player, told):
    one = player()
    one.add_player_listener(told)
    one.start()
    one.start()
    one.prefetch()
    one.realize()
    phone.run(0)
    assert told.names == ["started"]


def test_stop_keeps_the_place_and_start_goes_on_there(phone, player, told):
    one = player()
    one.add_player_listener(told)
    one.start()
    phone.run(150)
    one.stop()
    one.stop()
    phone.run(1000)
    one.start()
    phone.run(1000)
    assert told.events == [("started", 0), ("stopped", 150_000), ("started", 150_000), ("endOfMedia", 400_000)]
    assert told.times == [0, 150, 1150, 1400]


def test_after_the_end_it_begins_anew(phone, player, told):
    one = player()
    one.start()
    phone.run(1000)
    one.add_player_listener(told)
    one.start()
    phone.run(1000)
    assert told.events == [("started", 0), ("endOfMedia", 400_000)]


def test_deallocate_stops_first(phone, player, told):
    one = player()
    one.add_player_listener(told)
    one.start()
    phone.run(100)
    one.deallocate()
    phone.run(1000)
    assert told.events == [("started", 0), ("stopped", 100_000)] and one.get_state() == REALIZED


def test_close_is_the_last_that_is_told(phone, player, told):
    one = player()
    one.add_player_listener(told)
    one.start()
    phone.run(100)
    volume = one.get_control("VolumeControl")
    one.close()
    one.close()
    volume.set_mute(True)
    phone.run(1000)
    assert told.events == [("started", 0), ("closed", None)]


@pytest.mark.parametrize("count", [0, -2, -100])
def test_a_loop_count_of_nothing_is_refused(player, count):
    with pytest.raises(IllegalArgumentException):
        player().set_loop_count(count)


def test_each_pass_is_told(phone, player, told):
    one = player()
    one.set_loop_count(3)
    one.add_player_listener(told)
    one.start()
    phone.run(5000)
    assert told.names == ["started", "endOfMedia"] * 3 and told.times == [0, 400, 400, 800, 800, 1200]


def test_the_count_holds_for_the_next_start_too(phone, player, told):
    one = player()
    one.set_loop_count(2)
    one.start()
    phone.run(5000)
    one.add_player_listener(told)
    one.start()
    phone.run(5000)
    assert told.names == ["started", "endOfMedia"] * 2


def test_for_ever_is_until_it_is_stopped(phone, player, told):
    one = player()
    one.set_loop_count(-1)
    one.add_player_listener(told)
    one.start()
    phone.run(40_100)
    assert told.names.count("endOfMedia") == 100
    one.stop()
    assert one.get_media_time() == 100_000


def test_passes_follow_without_a_gap(phone, player):
    one = player(A_BIT_MORE_THAN_100_MS)
    one.set_loop_count(-1)
    one.start()
    phone.run(50_200)                                   # 500 passes of 100.3 ms are 50,150 ms
    assert one.get_media_time() == 50_000


def test_endless_passes_of_nothing_let_time_pass(phone, inside):
    one = inside(lambda: Manager.create_player("device://tone"))
    one.set_loop_count(-1)
    one.start()
    phone.run(100)
    assert phone.now == 100 and one.get_state() == STARTED


# -- media time ------------------------------------------------------------------------------------


@pytest.mark.parametrize("asked, given", [(-5, 0), (0, 0), (250_000, 250_000), (400_001, 400_000), (10 ** 12, 400_000)])
def test_media_time_is_kept_within_the_media(player, asked, given):
    one = player()
    one.realize()
    assert one.set_media_time(asked) == one.get_media_time() == given


def test_media_time_can_be_set_while_it_plays(phone, player, told):
    one = player()
    one.add_player_listener(told)
    one.start()
    phone.run(100)
    one.set_media_time(300_000)
    assert one.get_media_time() == 300_000
    phone.run(1000)
    assert told.events[-1] == ("endOfMedia", 400_000) and told.times[-1] == 200


def test_going_back_after_the_end_starts_there(phone, player, told):
    one = player()
    one.start()
    phone.run(1000)
    one.set_media_time(300_000)
    one.add_player_listener(told)
    one.start()
    phone.run(1000)
    assert told.events == [("started", 300_000), ("endOfMedia", 400_000)]


def test_the_duration_is_known_once_it_is_realized(player):
    one = player()
    assert one.get_duration() == Player.TIME_UNKNOWN
    one.realize()
    assert one.get_duration() == 400_000


# -- listeners -------------------------------------------------------------------------------------


def test_listeners_are_told_in_their_order_and_as_often_as_they_were_added(phone, player):
    said = []

    def first(player, event, data):
        said.append("first")

    def second(player, event, data):
        said.append("second")
    one = player()
    for listener in (first, second, second):
        one.add_player_listener(listener)
    one.add_player_listener(None)
    one.start()
    phone.run(0)
    assert said == ["first", "second", "second"]
    said.clear()
    one.remove_player_listener(second)
    one.remove_player_listener(print)
    one.stop()
    phone.run(0)
    assert said == ["first", "second"]


def test_a_listener_may_take_its_time_and_loses_no_event(phone, player, told):
    one = player()

    def slow(player, event, data):
        Thread.sleep(1000)
        told.player_update(player, event, data)
    one.add_player_listener(slow)
    one.start()
    phone.run(3000)
    assert told.names == ["started", "endOfMedia"] and told.times == [1000, 2000]


def test_a_listener_may_start_it_again(phone, player, told):
    one = player()
    one.add_player_listener(told)
    one.add_player_listener(lambda player, event, data: player.start() if event == "endOfMedia" else None)
    one.start()
    phone.run(1000)
    assert told.names == ["started", "endOfMedia"] * 2 + ["started"]


def test_a_fault_of_one_listener_does_not_keep_the_others_from_hearing(phone, player, told):
    one = player()
    one.add_player_listener(lambda player, event, data: 1 / 0)
    one.add_player_listener(told)
    one.start()
    with pytest.raises(ZeroDivisionError):
        phone.run(0)
    phone.run(0)
    assert told.names == ["started"]


# -- what goes wrong -------------------------------------------------------------------------------


class Failing(io.RawIOBase):
    def read(self, size=-1):
        raise IOException("the card was pulled")


def test_a_stream_that_fails_closes_the_player_and_says_so(phone, inside, told):
    one = inside(lambda: Manager.create_player(Failing(), "audio/x-wav"))
    one.add_player_listener(told)
    with pytest.raises(MediaException, match="card was pulled"):
        one.start()
    phone.run(100)
    assert one.get_state() == CLOSED and told.events == [("error", "the card was pulled")]


@pytest.mark.parametrize("content_type, data, said", [
    ("audio/x-wav", b"RIFF", "only 4 bytes"),
    ("audio/midi", b"MThd\0\0\0\6\0\0\0\1\0\x60MTrk\0\0\xff\xff", "should have 65535 bytes"),
    ("audio/x-tone-seq", b"\xfe\1", "without events"),
])
def test_a_broken_sound_is_a_clear_media_exception(phone, player, told, content_type, data, said):
    one = player(data, content_type)
    one.add_player_listener(told)
    with pytest.raises(MediaException, match=said):
        one.realize()
    phone.run(0)
    assert one.get_state() == CLOSED and told.names == ["error"]


class Waiting(io.RawIOBase):
    """A stream from far away."""

    def read(self, size=-1):
        Thread.sleep(10_000)
        return b""


@pytest.mark.parametrize("method, state", [("deallocate", UNREALIZED), ("close", CLOSED)])
def test_another_thread_can_give_up_what_is_being_realized(phone, inside, method, state):
    outcome = []

    def realize():
        try:
            one.realize()
        except MediaException as problem:
            outcome.append((phone.now, str(problem)))
    one = inside(lambda: Manager.create_player(Waiting(), "audio/x-wav"))
    inside(lambda: Thread(realize).start())
    phone.run(500)
    inside(getattr(one, method))
    phone.run(100)
    assert outcome == [(500, "the player was given up while it was being realized")] and one.get_state() == state


def test_two_threads_realize_it_once(phone, inside):
    reads = []

    class Slow(io.RawIOBase):
        def read(self, size=-1):
            reads.append(phone.now)
            Thread.sleep(100)
            return bytes((0xFE, 1, 60, 16))
    one = inside(lambda: Manager.create_player(Slow(), "audio/x-tone-seq"))
    inside(lambda: [Thread(one.start).start() for _ in range(2)])
    phone.run(200)
    assert reads == [0] and one.get_state() == STARTED


# -- the rest --------------------------------------------------------------------------------------


def test_only_the_phones_own_time_base_is_taken(inside, player):
    one = player()
    one.realize()
    one.set_time_base(inside(Manager.get_system_time_base))
    with pytest.raises(MediaException):
        one.set_time_base(TimeBase())
    assert isinstance(one.get_time_base(), TimeBase)


@pytest.mark.parametrize("given", ["audio/x-wav", "audio/wav", "AUDIO/X-WAV"])
def test_the_content_type_is_the_one_name_of_it(inside, given):
    one = inside(lambda: Manager.create_player(io.BytesIO(A_BIT_MORE_THAN_100_MS), given))
    one.realize()
    assert one.get_content_type() == "audio/x-wav"


@pytest.mark.parametrize("content_type, names", [
    ("audio/x-wav", {"VolumeControl", "StopTimeControl", "RateControl", "MetaDataControl"}),
    ("audio/midi", {"VolumeControl", "StopTimeControl", "TempoControl", "PitchControl", "MetaDataControl"}),
    ("audio/x-tone-seq", {"VolumeControl", "StopTimeControl", "RateControl", "PitchControl", "ToneControl"}),
])
def test_each_kind_has_its_controls(player, content_type, names):
    one = player(content_type=content_type)
    one.realize()
    assert {type(control).__name__ for control in one.get_controls()} == names
    for name in names:
        found = one.get_control(name)
        assert found is one.get_control(f"javax.microedition.media.control.{name}") and found in one.get_controls()


def test_a_control_that_is_not_there_is_none(player):
    one = player()
    one.realize()
    assert one.get_control("VideoControl") is None and one.get_control("Nonsense") is None
    with pytest.raises(IllegalArgumentException):
        one.get_control(None)

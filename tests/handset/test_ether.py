"""Phones joined in memory: exact times, fates that replay, partitions that heal."""

import pytest

from emulator.errors import UserError
from emulator.handset.address import Address, NoSuchPlace, PortTaken
from emulator.handset.ether import Ether
from emulator.handset.radio import Radio
from emulator.handset.stream import WINDOW, Phase
from emulator.kernel import Kernel


class Station:
    """A radio with its clock, and the times at which its port heard something."""

    def __init__(self, ether, number=None):
        self.kernel = Kernel()
        self.radio = Radio(self.kernel, ether, number)
        self.port = self.radio.datagrams(5555)
        self.heard = []
        self.port.on_news = self._hear

    def _hear(self):
        while self.port.arrived:
            self.heard.append((self.kernel.now, *self.port.arrived.popleft()))

    def send(self, data, to, port=5555):
        self.port.send(data, Address(to, port))

    def send_at(self, time, data, to):
        self.kernel.at(time, lambda: self.send(data, to))


def two(**weather):
    ether = Ether(**weather)
    return ether, Station(ether, "+100"), Station(ether, "+200")


def test_a_datagram_arrives_after_the_latency_to_the_millisecond():
    ether, ours, theirs = two(latency=25)
    ours.send_at(10, b"hello", "+200")
    ether.run(34)
    assert theirs.heard == []
    ether.run(1)
    assert theirs.heard == [(35, b"hello", Address("+100", 5555))]


def test_an_answer_without_latency_arrives_in_the_same_millisecond():
    ether, ours, theirs = two()
    theirs.port.on_news = lambda: theirs.send(theirs.port.arrived.popleft()[0] + b"!", "+100")
    ours.send_at(7, b"ping", "+200")
    ether.run(20)
    assert ours.heard == [(7, b"ping!", Address("+200", 5555))]


def test_taking_turns_delivers_exactly_ahead_and_never_in_the_past():
    _, ours, theirs = two(latency=20)
    theirs.port.on_news = lambda: theirs.heard.append(theirs.kernel.now) or theirs.send(b"back", "+100")
    ours.send_at(10, b"there", "+200")
    for _ in range(3):
        ours.kernel.run(50)
        theirs.kernel.run(50)
    assert theirs.heard == [30]                                     # ours was ahead: exact
    assert ours.heard == [(50, b"back", Address("+200", 5555))]     # due at 50, when ours stood there


def test_a_phone_that_is_ahead_hears_late_and_at_once():
    _, ours, theirs = two(latency=5)
    ours.kernel.run(100)
    theirs.send(b"slow", "+100")
    ours.kernel.run(0)
    assert ours.heard == [(100, b"slow", Address("+200", 5555))]


def test_a_run_brings_all_phones_to_one_moment():
    ether, ours, theirs = two()
    ours.kernel.run(70)
    ether.run(30)
    assert (ours.kernel.now, theirs.kernel.now) == (100, 100)


def test_a_phone_that_is_switched_on_later_begins_at_that_moment():
    ether, ours, _ = two(latency=10)
    ether.run(1000)
    late = Station(ether, "+300")
    ours.send(b"welcome", "+300")
    ether.run(50)
    assert late.heard == [(10, b"welcome", Address("+100", 5555))]


def test_localhost_is_the_phone_itself_whatever_the_weather():
    ether, ours, _ = two(latency=500, loss=1)
    ours.send(b"me", "localhost")
    ether.run(0)
    assert ours.heard == [(0, b"me", Address("+100", 5555))]


def test_phones_without_a_number_get_the_first_free_one():
    ether = Ether()
    Station(ether, "+200")
    assert [Station(ether).radio.host for _ in range(3)] == ["+100", "+300", "+400"]


def test_a_number_belongs_to_one_phone_until_that_is_switched_off():
    ether, ours, _ = two()
    with pytest.raises(UserError, match=r"another phone on this ether has the number '\+100'"):
        Station(ether, "+100")
    ours.radio.close()
    assert Station(ether, "+100").radio.host == "+100"


def test_a_host_that_nobody_has_is_refused_with_those_there_are():
    _, ours, _ = two()
    with pytest.raises(NoSuchPlace, match=r"\+999; there are \+100, \+200"):
        ours.send(b"", "+999")


def test_a_port_is_taken_once_and_free_after_closing():
    _, ours, _ = two()
    with pytest.raises(PortTaken, match="5555"):
        ours.radio.datagrams(5555)
    ours.port.close()
    assert ours.radio.datagrams(5555).local == Address("+100", 5555)


def test_two_thousand_datagrams_at_30_percent_loss_meet_the_same_fate_every_time():
    def game():
        ether, ours, theirs = two(latency=20, jitter=30, loss=0.3, doubling=0.1, reordering=0.1, seed=7)
        for n in range(2000):
            ours.send_at(n, n.to_bytes(2), "+200")
        ether.run(3000)
        return ether.counts, theirs.heard
    counts, heard = game()
    assert (counts, heard) == game()
    assert counts["lost"] == pytest.approx(600, abs=80)
    assert len(heard) == 2000 - counts["lost"] + counts["doubled"]
    assert heard != sorted(heard, key=lambda one: one[1])


def test_another_seed_is_another_fate():
    def lost(seed):
        ether, ours, theirs = two(loss=0.5, seed=seed)
        for n in range(64):
            ours.send(bytes([n]), "+200")
        ether.run(1)
        return [data for _, data, _ in theirs.heard]
    assert lost(1) != lost(2)


def test_a_third_phone_changes_nothing_between_two_others():
    def heard(third):
        ether, ours, theirs = two(loss=0.5, jitter=20, seed=3)
        other = Station(ether, "+300")
        for n in range(40):
            if third:
                other.send(b"noise", "+200")
            ours.send(bytes([n]), "+200")
        ether.run(50)
        return [one for one in theirs.heard if one[2].host == "+100"]
    assert heard(False) == heard(True)


def test_bandwidth_makes_packets_queue_up():
    ether, ours, theirs = two(bandwidth=1000)       # a byte a millisecond
    for _ in range(3):
        ours.send(bytes(72), "+200")                # with its header of 28: 100 ms each
    ether.run(1000)
    assert [time for time, _, _ in theirs.heard] == [100, 200, 300]


@pytest.mark.parametrize("wrong", [{"loss": 1.5}, {"doubling": -0.1}, {"latency": -1}, {"jitter": 0.5},
                                   {"bandwidth": 0}])
def test_weather_that_cannot_be_is_refused_by_its_name(wrong):
    with pytest.raises(UserError, match=next(iter(wrong))):
        Ether(**wrong)


# -- partitions ----------------------------------------------------------------------------------

def test_a_cut_loses_datagrams_until_it_is_healed():
    ether, ours, theirs = two()
    ether.cut("+100", "+200")
    ours.send(b"lost", "+200")
    ether.run(10)
    ether.heal()
    ours.send(b"found", "+200")
    ether.run(10)
    assert [data for _, data, _ in theirs.heard] == [b"found"]
    assert ether.counts["cut off"] == 1


def test_a_timed_cut_begins_and_heals_by_itself():
    ether, ours, theirs = two()
    ether.cut("+100", "+200", after=100, lasting=50)
    for time in (99, 100, 149, 150):
        ours.send_at(time, b"x", "+200")
    ether.run(200)
    assert [time for time, _, _ in theirs.heard] == [99, 150]


def test_a_cut_is_between_two_phones_only():
    ether, ours, _ = two()
    third = Station(ether, "+300")
    ether.cut("+100", "+200")
    ours.send(b"round", "+300")
    ether.run(1)
    assert [data for _, data, _ in third.heard] == [b"round"]


def test_a_cut_of_a_number_that_nobody_has_is_a_mistake():
    ether, _, _ = two()
    with pytest.raises(UserError, match=r"'\+20'; did you mean '\+200'"):
        ether.cut("+100", "+20")


# -- streams -------------------------------------------------------------------------------------

def joined(**weather):
    """Two stations and the two ends of a stream between them."""
    ether, ours, theirs = two(**weather)
    listener = theirs.radio.listen(80)
    stream = ours.radio.connect(Address("+200", 80))
    ether.run(3 * weather.get("latency", 0) + 1000)
    return ether, ours, theirs, stream, listener.arrived.popleft()


def test_a_call_takes_the_way_there_and_back():
    ether, ours, theirs = two(latency=40)
    theirs.radio.listen(80)
    stream = ours.radio.connect(Address("+200", 80))
    ether.run(79)
    assert stream.phase is Phase.CONNECTING
    ether.run(1)
    assert (stream.phase, stream.remote) == (Phase.OPEN, Address("+200", 80))


def test_a_call_that_nobody_answers_is_refused_when_the_word_is_back():
    ether, ours, _ = two(latency=40)
    stream = ours.radio.connect(Address("+200", 81))
    ether.run(80)
    with pytest.raises(NoSuchPlace, match=r"nobody listens at \+200:81"):
        stream.read(1)


def test_a_stream_loses_and_reorders_nothing():
    ether, _, _, ours, theirs = joined(latency=10, jitter=40, loss=0.3, doubling=0.3, reordering=0.3, seed=1)
    for n in range(100):
        assert ours.write(bytes([n])) == 1
    ether.run(60_000)
    assert theirs.read(1000) == bytes(range(100))


def test_a_stream_takes_a_window_full_and_more_when_it_was_read():
    ether, _, _, ours, theirs = joined()
    assert ours.write(bytes(100_000)) == WINDOW
    assert ours.write(b"more") == 0
    ether.run(1)
    assert len(theirs.read(1000)) == 1000
    ether.run(1)
    assert ours.write(bytes(100_000)) == 1000


def test_a_stream_that_is_closed_ends_at_the_other_side_after_what_was_sent():
    ether, _, _, ours, theirs = joined()
    ours.write(b"bye")
    ours.close()
    ether.run(1)
    assert (theirs.read(10), theirs.read(10)) == (b"bye", b"")


def test_a_stream_waits_for_a_cut_to_heal():
    ether, _, _, ours, theirs = joined()
    ether.cut("+100", "+200")
    ours.write(b"patience")
    ether.run(5000)
    assert theirs.read(10) is None
    ether.heal("+100")
    ether.run(1)
    assert theirs.read(10) == b"patience"


def test_a_phone_that_is_switched_off_ends_its_streams():
    ether, _, station, ours, _ = joined()
    station.radio.close()
    ether.run(1)
    assert ours.read(1) == b""


@pytest.mark.parametrize("weather", [
    {"loss": "much"}, {"loss": None}, {"latency": None}, {"latency": "40"}, {"jitter": float("nan")},
    {"latency": float("inf")}, {"bandwidth": "fast"}, {"bandwidth": float("nan")}])
def test_a_weather_that_is_no_number_is_refused(weather):
    with pytest.raises(UserError, match=f"^Ether: {next(iter(weather))} is"):
        Ether(**weather)


@pytest.mark.parametrize("number", ["a b", "+1:5", "*", "\n", "localhost", "é"])
def test_a_number_that_no_connection_could_name_is_refused(number):
    with pytest.raises(UserError, match="no connection could name"):
        Ether().join(Kernel(), number)


@pytest.mark.parametrize("cut", [{"after": -1}, {"lasting": -1}])
def test_a_cut_is_between_two_and_not_in_the_past(cut):
    ether = Ether()
    ether.join(Kernel(), "+1")
    ether.join(Kernel(), "+2")
    with pytest.raises(UserError, match="0 ms or more"):
        ether.cut("+1", "+2", **cut)
    with pytest.raises(UserError, match="cut off from itself"):
        ether.cut("+1", "+1")


def test_a_phone_that_is_behind_the_others_can_be_cut_off(phones, ether):
    ours, theirs = phones(2)
    theirs.run(500)
    ours.network.cut_off(1_000)                     # at its own 0: over when its own clock says 1,000
    assert ours.network.signal == 0
    ether.run(500)
    assert (ours.now, ours.network.signal) == (1_000, 4)


@pytest.mark.parametrize("ms", [-1, -1000])
def test_a_cut_that_is_over_before_it_begins_is_refused(phones, ms):
    [ours] = phones(1)
    with pytest.raises(UserError, match="0 ms or more"):
        ours.network.cut_off(ms)

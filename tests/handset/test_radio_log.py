"""The network monitor's lines for a person."""

import pytest

from emulator.handset.address import Address
from emulator.handset.radio_log import Log
from emulator.kernel import Kernel

HERE, THERE = Address("+100", 5000), Address("+200", 6262)


@pytest.fixture
def log():
    kernel = Kernel()
    kernel.run(1_200)
    return Log(kernel)


def test_a_line_says_when_which_way_what_with_whom_how_much_and_how_it_begins(log):
    log.note("datagram", "sent", HERE, THERE, b"hello, is anybody there?")
    log.note("sms", "received", HERE, THERE, b"hi")
    assert log.lines() == ["   1.200 -> datagram sent      +200:6262 24 bytes  hello, is anybod..",
                           "   1.200 <- sms      received  +200:6262 2 bytes  hi"]


@pytest.mark.parametrize("way, arrow", [("sent", "->"), ("connected", "->"), ("closed", "->"), ("failed", "->"),
                                        ("received", "<-"), ("overrun", "<-"), ("ended", "<-")])
def test_the_arrow_says_whether_it_came_or_went(log, way, arrow):
    log.note("stream", way, HERE, THERE)
    assert log.lines() == [f"   1.200 {arrow} stream   {way:9} +200:6262 0 bytes"]


def test_bytes_that_are_no_letters_are_dots(log):
    log.note("datagram", "sent", HERE, THERE, bytes([0, 10, 65, 127, 200]))
    assert log.lines()[0].endswith("5 bytes  ..A..")


def test_of_many_the_newest_can_be_had_alone(log):
    for size in range(5):
        log.note("sms", "sent", HERE, THERE, bytes(size))
    assert [line.split()[5] for line in log.lines(2)] == ["3", "4"]
    assert log.lines(9) == log.lines() and log.lines(0) == []


def test_a_log_that_is_forgotten_has_no_lines(log):
    log.note("sms", "sent", HERE, THERE, b"x")
    log.clear()
    assert log.lines() == []


def test_a_phone_has_them(two_phones):
    ours, _theirs = two_phones
    assert ours.network.monitor.lines() == []

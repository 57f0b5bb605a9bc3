"""What names a connection, and what does not."""

import pytest

from emulator import Ether, Phone
from emulator.midp.io import Connector
from emulator.midp.io.url import parse_name, parse_place
from emulator.midp.lang import IllegalArgumentException

MALFORMED = [
    "", "datagram", "//+100:5555", ":5555", "1datagram://+100:5555", "data gram://+100:5555", "-x://+100:1",
    "datagram:", "datagram:+100:5555", "datagram:/+100:5555", "datagram://+100", "datagram://+100:",
    "datagram://+100:0", "datagram://+100:65536", "datagram://+100:-1", "datagram://+100:5x",
    "datagram://+100:５", "datagram://+100:99999999999", "datagram://+100:5555/", "datagram://+100:5555?a",
    "datagram://+100:5555#a", "datagram://a@b:5555", "datagram://+100: 5555", "datagram://+100:5555\n",
    "socket://host", "socket://host:80/path", "socket://[::1:80", "socket://ho st:99", "socket://a\x00b:99",
    "http://host/\ud83d", "resource:/\udc00",
    "http://", "http:///path", "http://:80/", "http:host/", "http://host:0/", "http://host:port/",
    "http://user@host/", "http://host/a b", "sms://", "sms://alice:5", "sms://+1-2:5", "ssl://:99",
]


@pytest.fixture(scope="module")
def phone():
    with Phone(network=Ether()) as held:
        yield held


@pytest.mark.parametrize("name", [*MALFORMED, None, 5])
def test_what_names_no_connection_is_an_illegal_argument(on_phone, name):
    def body(midlet):
        with pytest.raises(IllegalArgumentException):
            Connector.open(name)
    on_phone(body)


@pytest.mark.parametrize("name, place", [
    ("datagram://+100:5555", ("+100", 5555)), ("socket://example.com:1", ("example.com", 1)),
    ("socket://127.0.0.1:65535", ("127.0.0.1", 65535)), ("ssl://[::1]:443", ("::1", 443)),
    ("datagram://:7", ("", 7)),
])
def test_a_place_is_a_host_and_a_port(name, place):
    assert parse_place(parse_name(name)) == place


def test_nothing_behind_the_slashes_is_no_place():
    assert parse_place(parse_name("socket://")) is None

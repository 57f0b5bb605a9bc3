"""The words by which a proxy is asked to connect us."""

import pytest

from emulator.handset.address import Address, LinkBroken, NoSuchPlace
from emulator.host.proxies import Proxies
from emulator.host.tunnel import LONGEST, Tunnel


def feed(data):
    tunnel = Tunnel(Address("example.com", 443))
    for byte in data:
        tunnel.feed(bytes([byte]))
    return tunnel


def test_the_request_names_the_place_and_who_asks():
    assert Tunnel(Address("example.com", 443), "Basic abc").request == (
        b"CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\nProxy-Authorization: Basic abc\r\n\r\n")


@pytest.mark.parametrize("answer", [b"HTTP/1.1 200 Connection established\r\n\r\n", b"HTTP/1.0 200\r\nVia: x\r\n\r\n"])
def test_a_two_hundred_is_the_way_through(answer):
    assert not feed(answer[:-1]).is_through
    assert feed(answer).is_through


@pytest.mark.parametrize("answer", [b"HTTP/1.1 407 Proxy Authentication Required\r\n\r\n", b"nonsense\r\n\r\n"])
def test_anything_else_is_no_way(answer):
    with pytest.raises(NoSuchPlace, match="the proxy does not connect"):
        feed(answer)


def test_a_proxy_that_hangs_up_or_never_ends_broke_the_link():
    with pytest.raises(LinkBroken):
        Tunnel(Address("h", 1)).feed(b"")
    with pytest.raises(LinkBroken):
        Tunnel(Address("h", 1)).feed(b"a" * (LONGEST + 1))


def test_proxies_are_of_a_scheme():
    proxies = Proxies({"http": "http://us%65r:pa%20ss@proxy:3128", "https": "proxy2"})
    assert proxies.of("http", "h") == (Address("proxy", 3128), "Basic dXNlcjpwYSBzcw==")
    assert proxies.of("https", "h") == (Address("proxy2", 80), "")
    assert proxies.of("ftp", "h") is None
    assert Proxies({"http": "socks5://proxy:1"}).of("http", "h") is None

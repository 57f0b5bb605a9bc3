"""Requests as bytes: headers that hold, and headers that would break the message."""

import pytest

from emulator.midp.io.http_request import LAST_CHUNK, Request, chunk
from emulator.midp.lang import IllegalArgumentException


def test_a_request_says_only_what_it_must():
    head = Request("example.com").head("/a?b", 0)
    assert head == b"GET /a?b HTTP/1.1\r\nHost: example.com\r\nConnection: close\r\n\r\n"


def test_a_body_is_announced_by_its_length_or_in_chunks():
    request = Request("h", "POST")
    assert b"\r\nContent-Length: 5\r\n" in request.head("/", 5)
    assert b"\r\nContent-Length: 0\r\n" in request.head("/", 0)
    assert b"\r\nTransfer-Encoding: chunked\r\n" in request.head("/", None)


def test_what_frames_the_message_is_not_the_midlets():
    request = Request("h")
    for name in ("Content-Length", "transfer-encoding", "CONNECTION"):
        request.set(name, "7")
    assert request.head("/", 0) == b"GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"


def test_a_header_is_replaced_in_any_case_of_its_name():
    request = Request("h")
    request.set("Accept", "a")
    request.set("ACCEPT", "b")
    assert request.get("accept") == "b" and request.head("/", 0).count(b"ACCEPT: b") == 1


def test_the_host_can_be_another():
    request = Request("h")
    request.set("Host", "virtual.example")
    assert b"\r\nHost: virtual.example\r\n" in request.head("/", 0)


def test_a_folded_value_is_sent_on_one_line():
    request = Request("h")
    request.set("X", "a\r\n\tb")
    assert b"\r\nX: a b\r\n" in request.head("/", 0)


@pytest.mark.parametrize("key, value", [
    ("X", "a\r\nEvil: 1"), ("X", "a\nEvil: 1"), ("X", "a\rb"), ("X", "a\0"), ("X", "a\r\n"),
    ("X Y", "a"), ("X:", "a"), ("", "a"), ("X\r\n", "a"), (None, "a"), ("X", None),
])
def test_a_header_that_would_begin_another_is_refused(key, value):
    with pytest.raises(IllegalArgumentException):
        Request("h").set(key, value)


def test_chunks():
    assert (chunk(b"hello, world...!"), chunk(b""), LAST_CHUNK) == (b"10\r\nhello, world...!\r\n", b"", b"0\r\n\r\n")


def test_half_a_character_is_no_value_of_a_header():
    with pytest.raises(IllegalArgumentException, match="half a character in the header Accept"):
        Request("h").set("Accept", "a\ud83d")

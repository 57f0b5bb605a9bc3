"""Responses as they come: whole, in pieces, cut, and hostile."""

import pytest

from emulator.midp.io.http_response import LONGEST_HEAD, Response
from emulator.midp.lang import IOException


def read(data, method="GET", piece=None, ends=True):
    """Feed it, a piece at a time, then the end; the response."""
    response = Response(method)
    size = piece or len(data) or 1
    for start in range(0, len(data), size):
        response.feed(data[start:start + size])
    if ends:
        response.feed(b"")
    return response


PLAIN = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX: 1\r\n\r\nhello"
CHUNKED = (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
           b"5\r\nhello\r\n6;ext=1\r\n world\r\n0\r\nTrailer: x\r\n\r\n")


@pytest.mark.parametrize("piece", [1, 2, 3, 7, None])
@pytest.mark.parametrize("data, body", [(PLAIN, b"hello"), (CHUNKED, b"hello world")])
def test_a_response_is_the_same_in_pieces_of_any_size(data, body, piece):
    response = read(data, piece=piece, ends=False)
    assert (response.status, response.message, response.take(99), response.is_complete) == (200, "OK", body, True)


def test_headers_keep_their_order_and_are_found_in_any_case():
    response = read(b"HTTP/1.1 200 OK\r\nSet-Cookie: a\r\nset-cookie: b\r\nEmpty:\r\nContent-Length: 0\r\n\r\n")
    assert response.headers == [("Set-Cookie", "a"), ("set-cookie", "b"), ("Empty", ""), ("Content-Length", "0")]
    assert (response.get("SET-COOKIE"), response.get("none")) == ("a", None)


def test_a_body_without_a_length_ends_with_the_stream():
    response = read(b"HTTP/1.0 200 OK\r\n\r\nall of it")
    assert (response.take(99), response.is_complete) == (b"all of it", True)


@pytest.mark.parametrize("method, status", [("HEAD", 200), ("GET", 204), ("GET", 304)])
def test_some_responses_have_no_body_whatever_they_say(method, status):
    response = read(b"HTTP/1.1 %d x\r\nContent-Length: 5\r\n\r\n" % status, method, ends=False)
    assert response.is_complete and response.available == 0


def test_a_continue_is_not_the_answer():
    response = read(b"HTTP/1.1 100 Continue\r\n\r\n" + PLAIN)
    assert (response.status, response.take(9)) == (200, b"hello")


def test_lines_may_end_in_lf_alone_and_be_folded():
    response = read(b"HTTP/1.1 200 OK\nX: a\n  b\nContent-Length: 1\n\nz")
    assert (response.get("x"), response.take(9)) == ("a b", b"z")


def test_what_is_not_http_has_the_status_minus_one_and_is_all_body():
    response = read(b"SSH-2.0-OpenSSH\r\n")
    assert (response.status, response.headers, response.take(99)) == (-1, [], b"SSH-2.0-OpenSSH\r\n")


@pytest.mark.parametrize("data, kept", [(PLAIN[:-2], b"hel"), (CHUNKED[:60], b"hello")])
def test_a_cut_body_gives_what_came_and_then_fails(data, kept):
    response = read(data)
    assert response.take(99) == kept
    with pytest.raises(IOException, match="cut short"):
        response.feed(b"")


@pytest.mark.parametrize("data, words", [
    (b"", "hung up without an answer"),
    (b"HTTP/1.1 200 OK\r\nX: 1\r\n", "middle of its headers"),
    (b"HTTP/1.1 twohundred\r\n\r\n", "no status"),
    (b"HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n", "Content-Length"),
    (b"HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n", "Content-Length"),
    (b"HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", "Content-Length"),
    (b"HTTP/1.1 200 OK\r\nContent-Length: 9999999999999999999999\r\n\r\n", "Content-Length"),
    (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "size"),
    (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-5\r\n", "size"),
    (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n", "longer than it said"),
    (b"HTTP/1.1 200 OK\r\nX: " + b"a" * LONGEST_HEAD, "longer than"),
    (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1" * (LONGEST_HEAD + 1), "longer than"),
    (b"HTTP/1.1 100 Continue\r\n\r\n" * (LONGEST_HEAD // 24), "interim heads or trailers"),
    (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + b"X: y\r\n" * (LONGEST_HEAD // 4 + 1),
     "interim heads or trailers"),
])
def test_a_hostile_or_broken_answer_says_what_is_wrong(data, words):
    with pytest.raises(IOException, match=words):
        read(data)


def test_chunks_win_over_a_length():
    response = read(b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n")
    assert (response.take(99), response.is_complete) == (b"a", True)


def test_the_same_length_twice_is_one_length():
    assert read(b"HTTP/1.1 200 OK\r\nContent-Length: 1, 1\r\n\r\na").take(9) == b"a"


def test_what_follows_a_whole_body_is_not_of_it():
    response = read(PLAIN + b"HTTP/1.1 500 smuggled\r\n\r\n", ends=False)
    assert (response.take(99), response.status) == (b"hello", 200)

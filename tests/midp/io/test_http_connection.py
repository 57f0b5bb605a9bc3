"""HttpConnection against a server on another phone, over an ether of 20 ms."""

import json

import pytest

from emulator.midp.io import ConnectionNotFoundException, Connector, HttpConnection
from emulator.midp.io.http_states import AFTER, Move, State, after
from emulator.midp.lang import InterruptedIOException, IOException, Thread

ANSWER = (b"HTTP/1.1 200 Fine\r\nContent-Type: text/plain\r\nContent-Length: 5\r\nContent-Encoding: identity\r\n"
          b"Date: Sun, 06 Nov 1994 08:49:37 GMT\r\nExpires: never\r\nX-Number: 42\r\n\r\nhello")


@pytest.fixture
def fetch(do, ether, ours, theirs):
    """`fetch(client, answer)`: `client(connection)` against a server that answers with these bytes and hangs up.

    Gives the client's Done and what the server was sent.
    """
    def run(client, answer=ANSWER, url="http://+200:8000/a/b?c=d#e", ms=3_000):
        asked = bytearray()

        def serve():
            caller = Connector.open("socket://:8000").accept_and_open()
            stream = caller.open_input_stream()
            while b"\r\n\r\n" not in asked or (b"chunked" in asked and not asked.endswith(b"0\r\n\r\n")):
                asked.extend(stream.read(1000))
            with caller, caller.open_output_stream() as out:
                out.write(answer)
            while True:
                asked.extend(stream.read(1000))
        do(theirs, serve)
        done = do(ours, lambda: client(Connector.open(url)))
        ether.run(ms)
        return done, bytes(asked)
    return run


def test_a_page_is_fetched(fetch):
    def body(page):
        return page.get_response_code(), page.get_response_message(), page.open_input_stream().read()
    done, asked = fetch(body)
    assert done.result == (200, "Fine", b"hello")
    assert asked == b"GET /a/b?c=d HTTP/1.1\r\nHost: +200:8000\r\nConnection: close\r\n\r\n"


def test_the_url_is_cut_as_the_spec_says(fetch):
    def parts(page):
        return (page.get_url(), page.get_protocol(), page.get_host(), page.get_port(), page.get_file(),
                page.get_query(), page.get_ref())
    done, asked = fetch(parts)
    assert done.result == ("http://+200:8000/a/b?c=d#e", "http", "+200", 8000, "/a/b", "c=d", "e")
    assert asked == b""                    # none of these asks the server


def test_what_is_not_in_the_url_is_none_and_ports_are_the_schemes(do, ours):
    def body():
        http, https = Connector.open("http://+200"), Connector.open("https://+200/")
        return http.get_file(), http.get_query(), http.get_ref(), http.get_port(), https.get_port()
    assert do(ours, body).result == (None, None, None, 80, 443)


def test_headers_of_the_answer(fetch):
    def body(page):
        return (page.get_type(), page.get_encoding(), page.get_length(), page.get_date(), page.get_expiration(),
                page.get_last_modified(), page.get_header_field("x-NUMBER"), page.get_header_field("none"),
                page.get_header_field_int("X-Number", 7), page.get_header_field_int("Date", 7),
                page.get_header_field_date("X-Number", 9), page.get_header_field_key(0), page.get_header_field(0),
                page.get_header_field(99), page.get_header_field_key(99))
    assert fetch(body)[0].result == ("text/plain", "identity", 5, 784111777000, 0, 0, "42", None, 42, 7, 9,
                                     "Content-Type", "text/plain", None, None)


def test_unknown_type_encoding_and_length_are_no_errors(fetch):
    def body(page):
        return page.get_type(), page.get_encoding(), page.get_length()
    assert fetch(body, b"HTTP/1.1 200 OK\r\n\r\n")[0].result == (None, None, -1)


@pytest.mark.parametrize("status", [301, 404, 500])
def test_redirects_and_errors_are_answers_with_a_body(fetch, status):
    def body(page):
        return page.get_response_code(), page.open_input_stream().read()
    answer = b"HTTP/1.1 %d Hm\r\nLocation: http://+200:8000/\r\n\r\nsorry" % status
    assert fetch(body, answer)[0].result == (status, b"sorry")


def test_what_is_not_http_has_the_code_minus_one(fetch):
    assert fetch(lambda page: page.get_response_code(), b"220 mail here\r\n")[0].result == -1


def test_a_post_is_sent_whole_with_its_length(fetch):
    def body(page):
        page.set_request_method(HttpConnection.POST)
        page.set_request_property("Content-Type", "text/x")
        with page.open_output_stream() as out:
            out.write(b"one ")
            out.write(b"two")
        return page.get_response_code()
    done, asked = fetch(body)
    assert done.result == 200
    assert asked == (b"POST /a/b?c=d HTTP/1.1\r\nHost: +200:8000\r\nContent-Type: text/x\r\nContent-Length: 7\r\n"
                     b"Connection: close\r\n\r\none two")


def test_a_flush_sends_the_head_and_then_chunks(fetch):
    def body(page):
        page.set_request_method("POST")
        out = page.open_output_stream()
        out.write(b"one")
        out.flush()
        Thread.sleep(500)
        out.write(b"two!")
        out.close()
        return page.get_response_code()
    done, asked = fetch(body)
    assert done.result == 200
    assert b"Transfer-Encoding: chunked" in asked
    assert asked.endswith(b"\r\n\r\n3\r\none\r\n4\r\ntwo!\r\n0\r\n\r\n")


def test_setting_is_for_setup_silent_while_writing_and_an_error_after_sending(fetch):
    def body(page):
        page.set_request_property("X", "1")
        out = page.open_output_stream()
        page.set_request_property("X", "2")
        page.set_request_method("POST")
        kept = page.get_request_property("x"), page.get_request_method()
        out.close()
        for call in (lambda: page.set_request_property("X", "3"), lambda: page.set_request_method("POST")):
            with pytest.raises(IOException):
                call()
        return kept
    assert fetch(body)[0].result == ("1", "GET")


@pytest.mark.parametrize("method", ["PUT", "get", "", None])
def test_a_request_is_get_post_or_head(fetch, method):
    assert isinstance(fetch(lambda page: page.set_request_method(method))[0].error, IOException)


def test_a_cut_body_is_told_from_a_whole_one(fetch):
    def body(page):
        stream = page.open_input_stream()
        return stream.read(3), stream.read(1)
    done, _ = fetch(body, ANSWER[:-2])
    assert isinstance(done.error, IOException) and "cut short" in str(done.error)


def test_a_chunked_body_is_read_without_its_frame(fetch):
    answer = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"
    assert fetch(lambda page: page.open_input_stream().read(), answer)[0].result == b"abcde"


def test_a_server_that_hangs_up_without_a_word_is_an_io_exception(fetch):
    error = fetch(lambda page: page.get_response_code(), b"")[0].error
    assert isinstance(error, IOException) and "hung up" in str(error)


def test_a_stream_alone_keeps_the_page_until_it_is_closed(do, fetch):
    def body(page):
        stream = page.open_input_stream()
        page.close()
        with pytest.raises(IOException):
            page.open_output_stream()
        return stream.read()
    assert fetch(body)[0].result == b"hello"


def test_a_server_that_never_answers_is_left_by_closing_the_stream_or_a_time_limit(do, ether, ours, theirs):
    do(theirs, lambda: [Connector.open("socket://:8000").accept_and_open(), Thread.sleep(1_000_000)])
    done = do(ours, lambda: Connector.open("http://+200:8000/", Connector.READ_WRITE, True).get_response_code())
    ether.run(40_000)
    assert isinstance(done.error, InterruptedIOException) and done.at == 40 + 30_000


def test_a_server_that_is_not_there_is_not_found_when_it_is_asked(do, ether, ours, theirs):
    done = do(ours, lambda: Connector.open("http://+200/").get_response_code())
    ether.run(100)
    assert isinstance(done.error, ConnectionNotFoundException) and done.at == 40


def test_https_needs_a_server_that_phones_are_not(do, ours, theirs):
    done = do(ours, lambda: Connector.open("https://+200/").get_response_code())
    assert isinstance(done.error, ConnectionNotFoundException)


def test_a_closed_connection_asks_nothing(do, ours):
    def body():
        page = Connector.open("http://+200/")
        page.close()
        page.get_response_code()
    assert isinstance(do(ours, body).error, IOException)


def test_the_network_log_has_the_page_for_har(fetch, ours):
    fetch(lambda page: page.open_input_stream().read())
    entry = json.loads(ours.network.monitor.as_har())["log"]["entries"][0]
    assert (entry["request"]["url"], entry["response"]["status"]) == ("http://+200:8000/a/b?c=d#e", 200)
    assert entry["response"]["content"]["text"] == "hello"
    assert entry["timings"] == {"send": 40, "wait": 40, "receive": 0}


# -- the table -------------------------------------------------------------------------------------

@pytest.mark.parametrize("state", State)
@pytest.mark.parametrize("move", Move)
def test_every_move_leads_somewhere_or_raises(state, move):
    if (state, move) in AFTER:
        assert after(state, move) is AFTER[state, move]
    else:
        with pytest.raises(IOException, match=move.value):
            after(state, move)


def test_every_state_can_be_closed_and_none_left_again():
    assert all(after(state, Move.CLOSE) is State.CLOSED for state in State)
    assert [move for state, move in AFTER if state is State.CLOSED] == [Move.CLOSE]

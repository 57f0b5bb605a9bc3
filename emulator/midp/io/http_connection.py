"""HttpConnection and HttpsConnection: a page fetched, or sent (MIDP 2.0).

What a MIDlet may do when is the table of http_states.py. The request is sent by the first
question about the answer; redirects are answers like any other, and are not followed.
"""

from __future__ import annotations

from ..lang.exceptions import IllegalArgumentException, InterruptedIOException, IOException
from .both_ways import BothWays
from .connection import ContentConnection
from .http_codes import HttpCodes
from .http_date import parse_date
from .http_exchange import Exchange
from .http_request import Request
from .http_response import Response
from .http_states import Move, State, after
from .http_url import HttpUrl, parse_url
from .mode import Mode
from .security_info import SecurityInfo
from .url import Name


class HttpConnection(HttpCodes, BothWays, ContentConnection):
    """Opened by Connector; nothing is sent yet."""

    GET = "GET"
    HEAD = "HEAD"
    POST = "POST"

    def __init__(self, url: HttpUrl, mode: Mode) -> None:
        super().__init__(mode)
        self._url, self._state = url, State.SETUP
        self._request = Request(url.authority)
        self._body = bytearray()
        self._exchange: Exchange | None = None

    def get_url(self) -> str:
        """The whole URL, as it was opened."""
        return self._url.whole

    def get_protocol(self) -> str:
        """`http` or `https`."""
        return self._url.scheme

    def get_host(self) -> str:
        return self._url.host

    def get_file(self) -> str | None:
        """The path, without query and ref; None if there is none."""
        return self._url.file

    def get_ref(self) -> str | None:
        """What stands behind the "#", or None."""
        return self._url.ref

    def get_query(self) -> str | None:
        """What stands behind the "?", or None."""
        return self._url.query

    def get_port(self) -> int:
        """80 (HttpsConnection: 443) unless the URL says another."""
        return self._url.port

    def get_request_method(self) -> str:
        return self._request.method

    def set_request_method(self, method: str) -> None:
        """GET (at first), POST or HEAD, in capitals; IOException for another, or after sending."""
        if self._may_set():
            if method not in (self.GET, self.HEAD, self.POST):
                raise IOException(f"a request is GET, POST or HEAD, not {method!r}")
            self._request.method = method

    def get_request_property(self, key: str) -> str | None:
        """A header of the request, or None."""
        return self._request.get(key)

    def set_request_property(self, key: str, value: str) -> None:
        """Set a header, in place of what it was. IOException after sending.

        IllegalArgumentException for a line break that would begin another header.
        """
        if self._may_set():
            self._request.set(key, value)

    def get_response_code(self) -> int:
        """200 and its like; -1 if what came is not HTTP."""
        return self._answer().status

    def get_response_message(self) -> str | None:
        """`OK` and its like, or None."""
        return self._answer().message

    def get_expiration(self) -> int:
        """Milliseconds since 1970; 0 if the answer does not say. So are the next two."""
        return self.get_header_field_date("Expires", 0)

    def get_date(self) -> int:
        return self.get_header_field_date("Date", 0)

    def get_last_modified(self) -> int:
        return self.get_header_field_date("Last-Modified", 0)

    def get_header_field(self, name: str | int) -> str | None:
        """A header of the answer by its name, or the value of the nth; None if there is none."""
        answer = self._answer()
        if isinstance(name, str):
            return answer.get(name)
        return answer.headers[name][1] if 0 <= name < len(answer.headers) else None

    def get_header_field_int(self, name: str, default: int) -> int:
        """`default` if the answer has no such header, or it is no number."""
        try:
            return int(self._answer().get(name) or "")
        except ValueError:
            return default

    def get_header_field_date(self, name: str, default: int) -> int:
        """Milliseconds since 1970; `default` if there is no such header, or it is no date."""
        found = parse_date(self._answer().get(name) or "")
        return default if found is None else found

    def get_header_field_key(self, n: int) -> str | None:
        """The name of the nth header, from 0; None behind the last."""
        headers = self._answer().headers
        return headers[n][0] if 0 <= n < len(headers) else None

    def get_type(self) -> str | None:
        return self._told("Content-Type")

    def get_encoding(self) -> str | None:
        return self._told("Content-Encoding")

    def get_length(self) -> int:
        length = self._told("Content-Length") or ""
        return int(length) if length.isdecimal() and length.isascii() else -1

    # -- ours ------------------------------------------------------------------------------------

    def _may_set(self) -> bool:
        """Can the request be changed? False: it is silently left as it is."""
        self._check_open()
        if self._state not in (State.SETUP, State.WRITING):
            raise IOException("the request has been sent; set it before asking for the answer")
        return self._state is State.SETUP

    def _answer(self) -> Response:
        """Send what was not sent, and wait for the answer's head."""
        if self._is_closed and self._exchange is None:
            raise IOException("the connection is closed")
        self._ask()
        assert self._exchange is not None
        return self._exchange.await_head()

    def _ask(self) -> None:
        before, self._state = self._state, after(self._state, Move.ASK)
        if before is not State.CONNECTED:
            body = bytes(self._body)
            self._body.clear()
            self._connected().finish(body, begun=before is State.SENDING)
        elif self._exchange is None:
            raise IOException("the request could not be sent; open another connection")

    def _connected(self) -> Exchange:
        if self._exchange is None:
            self._exchange = Exchange(self._url, self._request, self._mode.within, self._check_wanted)
        return self._exchange

    def _told(self, name: str) -> str | None:
        """A header, for those questions that raise nothing."""
        try:
            return self._answer().get(name)
        except IOException:
            return None

    def _begin_input(self) -> None:
        self._ask()

    def _begin_output(self) -> None:
        self._state = after(self._state, Move.OPEN_OUTPUT)

    def _fetch(self, limit: int) -> bytes:
        assert self._exchange is not None
        return self._exchange.read(limit, self._check_input)

    def _available(self) -> int:
        return 0 if self._exchange is None else self._exchange.response.available

    def _push(self, data: bytes) -> None:
        if self._state not in (State.WRITING, State.SENDING):
            raise IOException("the request has been sent; no more can be written")
        self._body += data

    def _flush(self) -> None:
        """Send the head, if it was not, and the body so far."""
        before, self._state = self._state, after(self._state, Move.FLUSH)
        if before is State.CONNECTED:
            return
        body = bytes(self._body)
        self._body.clear()
        exchange = self._connected()
        if before is State.WRITING:
            exchange.begin(body)
        else:
            exchange.go_on(body)

    def _output_closed(self) -> None:
        """The request is complete, so it is sent."""
        try:
            if self._state in (State.WRITING, State.SENDING):
                self._ask()
        finally:
            self._end_if_unused()

    def _input_closed(self) -> None:
        if self._exchange is not None:
            self._exchange.link.news()
        super()._input_closed()

    def _check_wanted(self) -> None:
        if self._state is State.CLOSED:
            raise InterruptedIOException("the connection was closed")

    def _end(self) -> None:
        self._state = after(self._state, Move.CLOSE)
        if self._exchange is not None:
            self._exchange.close()


class HttpsConnection(HttpConnection):
    """HTTP under TLS, with a server that has proved who it is."""

    def get_security_info(self) -> SecurityInfo:
        """Connects, if it was not. CertificateException if the server cannot be believed."""
        self._check_open()
        if self._state is not State.CONNECTED:
            self._ask()
        assert self._exchange is not None
        return SecurityInfo(self._exchange.link.stream)


def open_http(name: Name, mode: Mode) -> HttpConnection:
    """What Connector does for `http:` and `https:`. Nothing is sent yet."""
    url = parse_url(name)
    if not 1 <= url.port <= 65_535:
        raise IllegalArgumentException(f"{name.whole!r}: a port is a number from 1 to 65535")
    mode.demand(name.scheme)
    return HttpsConnection(url, mode) if name.scheme == "https" else HttpConnection(url, mode)

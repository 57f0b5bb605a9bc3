"""Exchange: one request sent and its answer awaited, over a link of the radio."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from emulator.handset.address import Address
from emulator.handset.har import Page

from .. import runtime
from ..lang.exceptions import InterruptedIOException, IOException
from .http_request import LAST_CHUNK, Request, chunk
from .http_response import Response
from .http_url import HttpUrl
from .link import Link, proxy_for

PIECE = 16_384
BODY_KEPT = 1_000_000        # bytes of a body that the network's log keeps


class Exchange:
    """Connects when it is made. Everything waits; `check` raises when nobody wants it any more."""

    def __init__(self, url: HttpUrl, request: Request, within: int | None, check: Callable[[], object]) -> None:
        self._url, self._request, self._check = url, request, check
        self._page = Page(request.method, url.whole)
        here = runtime.current()
        self._kernel = here.kernel
        here.handset.radio.monitor.note_page(self._page)
        secure = url.scheme == "https"
        self._proxy = None if secure else proxy_for("http", url.host)
        first = Address(url.host, url.port) if self._proxy is None else self._proxy.address
        self.link: Link = self._noting_faults(lambda: Link.to(first, within, secure=secure))
        self.response = Response(request.method)
        self._is_chunked = False
        self._write_fault: IOException | None = None

    def begin(self, body: bytes) -> None:
        """Send the head, and the body so far; more will follow."""
        self._is_chunked = True
        self._send(self._head(None) + chunk(body), body)

    def go_on(self, body: bytes) -> None:
        """Send more of the body."""
        self._send(chunk(body), body)

    def finish(self, body: bytes, *, begun: bool) -> None:
        """Send what is left, or all of it; the answer can come."""
        self._send(chunk(body) + LAST_CHUNK if begun else self._head(len(body)) + body, body)
        self._page.sent = self._kernel.now

    def await_head(self) -> Response:
        """Wait for status and headers."""
        while not self.response.has_head:
            self._receive()
        return self.response

    def read(self, limit: int, check: Callable[[], object]) -> bytes:
        """Wait for 1 to `limit` bytes of the body; b"" at its end. IOException if it is cut short."""
        self.await_head()
        while not self.response.available and not self.response.is_complete:
            self._receive(check)
        return self.response.take(limit)

    def close(self) -> None:
        """Hang up."""
        self.link.close()

    # -- ours ------------------------------------------------------------------------------------

    def _head(self, length: int | None) -> bytes:
        self._page.method = self._request.method
        self._page.request_headers = self._request.all_headers(length)
        if self._proxy is None:
            return self._request.head(self._url.target, length)
        words = [("Proxy-Authorization", self._proxy.authorization)] if self._proxy.authorization else []
        return self._request.head(self._url.absolute, length, words)

    def _send(self, data: bytes, body: bytes) -> None:
        """A server may answer and hang up before all was sent: then its answer counts."""
        self._page.request_body += body[:BODY_KEPT - len(self._page.request_body)]
        if self._write_fault is None:
            try:
                self.link.write(data, self._check)
            except InterruptedIOException:
                raise
            except IOException as fault:
                self._write_fault = fault

    def _receive(self, check: Callable[[], object] | None = None) -> None:
        had = self.response.available
        self._noting_faults(lambda: self.response.feed(self._next_bytes(check or self._check)))
        self._note(self.response.available - had)

    def _next_bytes(self, check: Callable[[], object]) -> bytes:
        try:
            return self.link.read(PIECE, check)
        except InterruptedIOException:
            raise
        except IOException as fault:
            raise self._write_fault or fault from None

    def _note(self, come: int) -> None:
        """For the network's log."""
        page, answer = self._page, self.response
        if answer.has_head and page.answered < 0:
            page.answered, page.status, page.message = self._kernel.now, answer.status, answer.message or ""
            page.response_headers = answer.headers
        if come > 0 and len(page.response_body) < BODY_KEPT:
            page.response_body += answer.newest(come)
        if answer.is_complete:
            page.ended = self._kernel.now

    def _noting_faults(self, action: Callable[[], Any]) -> Any:
        try:
            return action()
        except IOException as fault:
            self._page.fault = str(fault)
            raise

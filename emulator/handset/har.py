"""HAR 1.2: the form in which browsers and proxies write down what was fetched by HTTP."""

from __future__ import annotations

import base64
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any
from urllib.parse import parse_qsl, urlsplit

Headers = list[tuple[str, str]]

UNKNOWN = -1


@dataclass
class Page:
    """One request and its answer. Times are ms of phone time; -1 is what has not happened."""

    method: str
    url: str
    request_headers: Headers = field(default_factory=list)
    request_body: bytes = b""
    status: int = 0
    message: str = ""
    response_headers: Headers = field(default_factory=list)
    response_body: bytes = b""
    began: int = UNKNOWN
    sent: int = UNKNOWN
    answered: int = UNKNOWN
    ended: int = UNKNOWN
    fault: str = ""


def har(pages: Iterable[Page], epoch: int) -> dict[str, Any]:
    """The pages as HAR's tree; `epoch` is what the calendar showed (ms since 1970) at phone time 0."""
    return {"log": {"version": "1.2", "creator": {"name": "midp-emulator", "version": "0.1.0"},
                    "entries": [_entry(page, epoch) for page in pages]}}


def _entry(page: Page, epoch: int) -> dict[str, Any]:
    send, wait = _span(page.began, page.sent), _span(page.sent, page.answered)
    receive = _span(page.answered, page.ended)
    entry = {
        "startedDateTime": datetime.fromtimestamp((epoch + page.began) / 1000, UTC).isoformat(),
        "time": sum(span for span in (send, wait, receive) if span != UNKNOWN),
        "request": _request(page), "response": _response(page), "cache": {},
        "timings": {"send": send, "wait": wait, "receive": receive},
    }
    return entry | ({"comment": page.fault} if page.fault else {})


def _span(start: int, end: int) -> int:
    return UNKNOWN if UNKNOWN in (start, end) else end - start


def _request(page: Page) -> dict[str, Any]:
    request = {"method": page.method, "url": page.url, "httpVersion": "HTTP/1.1", "cookies": [],
               "headers": _pairs(page.request_headers), "queryString": _pairs(parse_qsl(urlsplit(page.url).query)),
               "headersSize": UNKNOWN, "bodySize": len(page.request_body)}
    if page.request_body:
        text, _ = _text(page.request_body)
        request["postData"] = {"mimeType": _header(page.request_headers, "content-type"), "text": text}
    return request


def _response(page: Page) -> dict[str, Any]:
    text, encoding = _text(page.response_body)
    content = {"size": len(page.response_body), "mimeType": _header(page.response_headers, "content-type"),
               "text": text} | encoding
    return {"status": page.status, "statusText": page.message, "httpVersion": "HTTP/1.1", "cookies": [],
            "headers": _pairs(page.response_headers), "content": content,
            "redirectURL": _header(page.response_headers, "location"),
            "headersSize": UNKNOWN, "bodySize": len(page.response_body)}


def _pairs(headers: Headers) -> list[dict[str, str]]:
    return [{"name": name, "value": value} for name, value in headers]


def _header(headers: Headers, wanted: str) -> str:
    return next((value for name, value in headers if name.lower() == wanted), "")


def _text(data: bytes) -> tuple[str, dict[str, str]]:
    """Text as it is; what is none in base64, and a note that it is so."""
    try:
        return data.decode("utf-8"), {}
    except UnicodeDecodeError:
        return base64.b64encode(data).decode("ascii"), {"encoding": "base64"}

"""The URL of an HttpConnection, cut into what its getters give (MIDP 2.0, HttpConnection)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import quote

from ..lang.exceptions import IllegalArgumentException
from .url import Name, parse_place

PORTS = {"http": 80, "https": 443}
_PARTS = re.compile(r"(?P<place>//[^/?#]*)(?P<file>[^?#]*)(?:\?(?P<query>[^#]*))?(?:#(?P<ref>.*))?", re.DOTALL)
_AS_IT_IS = "%/:?#[]@!$&'()*+,;=-._~|^`{}\"\\<>"


@dataclass(frozen=True)
class HttpUrl:
    """`file` without query and ref, `query` without "?", `ref` without "#"; None for what is not there."""

    whole: str
    scheme: str
    host: str
    port: int
    file: str | None
    query: str | None
    ref: str | None

    @property
    def target(self) -> str:
        """What the request asks for: path and query, with letters beyond ASCII in %-form."""
        path = self.file or "/"
        return quote(path if self.query is None else f"{path}?{self.query}", safe=_AS_IT_IS)

    @property
    def authority(self) -> str:
        """The host, with the port unless it is the scheme's own."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def absolute(self) -> str:
        """The whole address without ref, as a proxy wants it."""
        return f"{self.scheme}://{self.authority}{self.target}"


def parse_url(name: Name) -> HttpUrl:
    """IllegalArgumentException for what names no page.

    >>> from .url import parse_name
    >>> parse_url(parse_name("http://example.com/a/b?c=d#e")).file
    '/a/b'
    """
    found = _PARTS.fullmatch(name.rest)
    if found is None:
        raise IllegalArgumentException(f"{name.whole!r}: write {name.scheme}://host/path")
    place = parse_place(Name(name.whole, name.scheme, found["place"]), port_wanted=False)
    if place is None or not place.host:
        raise IllegalArgumentException(f"{name.whole!r} names no host")
    return HttpUrl(name.whole, name.scheme, place.host, place.port or PORTS[name.scheme],
                   found["file"] or None, found["query"], found["ref"])

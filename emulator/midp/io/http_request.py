"""HTTP/1.1 requests as bytes (RFC 9112); nothing here reads or writes a socket.

One request a connection: each says `Connection: close`. What frames the message (Host,
Content-Length, Transfer-Encoding, Connection) is this file's; every other header is the MIDlet's.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ..lang.exceptions import IllegalArgumentException

_TOKEN = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_LONELY_BREAK = re.compile(r"\r\n(?![ \t])|\r(?!\n)|(?<!\r)\n|\0")
_HALF_A_CHARACTER = re.compile(r"[\ud800-\udfff]")
_FOLD = re.compile(r"\r\n[ \t]+")
OURS = {"content-length", "transfer-encoding", "connection"}


@dataclass
class Request:
    """A request that is being set up."""

    host: str
    """What the header Host says: the host, and the port unless it is the scheme's own."""
    method: str = "GET"
    headers: dict[str, tuple[str, str]] = field(default_factory=dict)
    """By the name in small letters: (name, value)."""

    def set(self, key: str, value: str) -> None:
        """Set a header, in place of what it was. IllegalArgumentException if it would break the message."""
        if not isinstance(key, str) or not _TOKEN.fullmatch(key):
            raise IllegalArgumentException(f"{key!r} is no name of a header")
        if not isinstance(value, str) or _LONELY_BREAK.search(value):
            raise IllegalArgumentException(f"the header {key} cannot be {value!r}: a line break in it "
                                           "must be CR LF with a space or tab behind")
        if _HALF_A_CHARACTER.search(value):
            raise IllegalArgumentException(f"half a character in the header {key}: {value!r}")
        self.headers[key.lower()] = key, _FOLD.sub(" ", value).strip()

    def get(self, key: str) -> str | None:
        """What it was set to, whatever the case of its letters."""
        return self.headers.get(key.lower(), (key, None))[1] if key is not None else None

    def all_headers(self, length: int | None) -> list[tuple[str, str]]:
        """Those of the message with a body of `length` bytes; None: it comes in chunks."""
        framing = [("Transfer-Encoding", "chunked")] if length is None else \
            [("Content-Length", str(length))] if length or self.method == "POST" else []
        own = [pair for name, pair in self.headers.items() if name not in OURS and name != "host"]
        return [("Host", self.get("Host") or self.host), *own, *framing, ("Connection", "close")]

    def head(self, target: str, length: int | None, more: list[tuple[str, str]] | None = None) -> bytes:
        """The message up to its body. `target` is a path, or a whole URL for a proxy."""
        lines = [f"{self.method} {target} HTTP/1.1"]
        lines += [f"{name}: {value}" for name, value in [*self.all_headers(length), *(more or [])]]
        return ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8")


def chunk(data: bytes) -> bytes:
    """A piece of a body that comes in chunks; nothing for nothing, since an empty one is the end."""
    return b"%x\r\n%s\r\n" % (len(data), data) if data else b""


LAST_CHUNK = b"0\r\n\r\n"

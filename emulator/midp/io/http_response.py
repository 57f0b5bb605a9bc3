"""HTTP/1.1 responses read from bytes as they come (RFC 9112); nothing here reads a socket.

Written against hostile servers: the head and every line have a longest, numbers are checked,
and a body that ends too early is told from one that is whole.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ..lang.exceptions import IOException

LONGEST_HEAD = 65_536       # bytes, and of a line in a chunked body
NOT_HTTP = -1
_STATUS = re.compile(r"HTTP/\d\.\d +(\d{3})(?: (.*))?")
_HEX = re.compile(rb"[0-9A-Fa-f]{1,15}")
_NUMBER = re.compile(r"\d{1,18}")
_BODILESS = (204, 304)

Step = Callable[[], bool]
"""Reads one thing, if all of it is there; False if more bytes are needed."""


class Response:
    """Feed it bytes; look at what is there. IOException for what is no response.

    >>> answer = Response("GET")
    >>> answer.feed(b"HTTP/1.1 200 OK\\r\\nContent-Length: 2\\r\\n\\r\\nhi")
    >>> answer.status, answer.take(10), answer.is_complete
    (200, b'hi', True)
    """

    def __init__(self, method: str) -> None:
        self.status = NOT_HTTP
        self.message: str | None = None
        self.headers: list[tuple[str, str]] = []
        self.has_head = self.is_complete = False
        self._method = method
        self._input, self._body = bytearray(), bytearray()
        self._left: int | None = 0            # bytes of the body, or chunk, still to come; None: till the end
        self._step: Step = self._read_head
        self._ended = False
        self._idle = 0                        # bytes of interim heads and trailers, which say nothing to anybody

    def feed(self, data: bytes) -> None:
        """The next bytes; none means that there will be no more."""
        self._input += data
        self._ended = self._ended or not data
        while not self.is_complete and self._step():
            pass
        if self._ended and not self.is_complete:
            self._end_early()

    def get(self, name: str) -> str | None:
        """A header's value (the first, if it came twice), whatever the case of its name."""
        return next((value for key, value in self.headers if key.lower() == name.lower()), None)

    @property
    def available(self) -> int:
        """Bytes of the body that can be taken."""
        return len(self._body)

    def take(self, limit: int) -> bytes:
        """Bytes of the body, with all framing removed."""
        data = bytes(self._body[:limit])
        del self._body[:limit]
        return data

    def newest(self, size: int) -> bytes:
        """The last `size` bytes of the body that came, without taking them."""
        return bytes(self._body[-size:])

    # -- the head --------------------------------------------------------------------------------

    def _read_head(self) -> bool:
        if self._input and not self._looks_like_http():
            self._begin_body(None)
            return True
        end = re.search(rb"\r?\n\r?\n", self._input)
        if end is None or end.end() > LONGEST_HEAD:
            if len(self._input) > LONGEST_HEAD:
                raise IOException(f"the answer's headers are longer than {LONGEST_HEAD} bytes")
            return False
        lines = re.split(r"\r?\n", self._input[:end.start()].decode("latin-1"))
        del self._input[:end.end()]
        self._understand(lines, end.end())
        return True

    def _looks_like_http(self) -> bool:
        start = bytes(self._input[:5])
        return b"HTTP/".startswith(start) if len(start) < 5 else start == b"HTTP/"

    def _understand(self, lines: list[str], size: int) -> None:
        found = _STATUS.fullmatch(lines[0].rstrip())
        if found is None:
            raise IOException(f"the answer begins with {lines[0][:80]!r}, which is no status of HTTP")
        status = int(found[1])
        if status // 100 == 1:
            self._endure(size)              # "Continue" and its like: the true head follows
            return
        self.status, self.message = status, found[2]
        self.headers = _headers(lines[1:])
        self._begin_body(self._length())

    def _length(self) -> int | None:
        """How long the body is; None: until the end of the stream, or the last chunk."""
        if self._method == "HEAD" or self.status in _BODILESS:
            return 0
        if self._is_chunked():
            return None
        lengths = {part.strip() for key, value in self.headers if key.lower() == "content-length"
                   for part in value.split(",")}
        if not lengths:
            return None
        if len(lengths) > 1 or not _NUMBER.fullmatch(length := lengths.pop()):
            raise IOException("the answer's Content-Length is no number, or several")
        return int(length)

    def _is_chunked(self) -> bool:
        return (self.get("Transfer-Encoding") or "").lower().split(",")[-1].strip() == "chunked"

    # -- the body --------------------------------------------------------------------------------

    def _begin_body(self, length: int | None) -> None:
        self.has_head, self._left = True, length
        if length == 0:
            self.is_complete = True
        elif length is None and self._is_chunked():
            self._step = self._read_chunk_size
        else:
            self._step = self._read_body

    def _read_body(self) -> bool:
        self._move()
        if self._left == 0 or (self._left is None and self._ended):
            self.is_complete = True
        return False

    def _move(self) -> None:
        """From what came to the body, as far as it belongs there."""
        part = self._input if self._left is None else self._input[:self._left]
        size = len(part)
        self._body += part
        del self._input[:size]
        if self._left is not None:
            self._left -= size

    def _read_chunk_size(self) -> bool:
        line = self._line()
        if line is None:
            return False
        size = line.split(b";", 1)[0].strip()
        if not _HEX.fullmatch(size):
            raise IOException(f"a chunk of the answer has the size {size[:40]!r}")
        self._left = int(size, 16)
        self._step = self._read_chunk if self._left else self._read_trailer
        return True

    def _read_chunk(self) -> bool:
        self._move()
        if self._left == 0:
            self._step = self._read_chunk_end
        return self._left == 0

    def _read_chunk_end(self) -> bool:
        line = self._line()
        if line:
            raise IOException("a chunk of the answer is longer than it said")
        if line is not None:
            self._step = self._read_chunk_size
        return line is not None

    def _read_trailer(self) -> bool:
        line = self._line()
        self._endure(len(line or b""))
        self.is_complete = line == b""
        return line is not None

    def _endure(self, size: int) -> None:
        """So many bytes more that say nothing: a server could go on with them for ever."""
        self._idle += size
        if self._idle > LONGEST_HEAD:
            raise IOException(f"the answer has more than {LONGEST_HEAD} bytes of interim heads or trailers")

    def _line(self) -> bytes | None:
        end = self._input.find(b"\n")
        if end < 0:
            if len(self._input) > LONGEST_HEAD:
                raise IOException(f"a line of the answer is longer than {LONGEST_HEAD} bytes")
            return None
        line = bytes(self._input[:end]).removesuffix(b"\r")
        del self._input[:end + 1]
        return line

    def _end_early(self) -> None:
        """The stream ended: right for a body without a length, wrong for all others."""
        if not self.has_head and not self._input:
            raise IOException("the server hung up without an answer")
        if not self.has_head:
            raise IOException("the server hung up in the middle of its headers")
        if not self._body:
            raise IOException("the answer's body was cut short" +
                              (f": {self._left} bytes are missing" if self._left else ""))


def _headers(lines: list[str]) -> list[tuple[str, str]]:
    """Lines that begin with a space go on with the one before; a line without a colon says nothing."""
    found: list[tuple[str, str]] = []
    for line in lines:
        name, colon, value = line.partition(":")
        if line[:1] in (" ", "\t") and found:
            found[-1] = found[-1][0], f"{found[-1][1]} {line.strip()}".strip()
        elif colon and name.strip():
            found.append((name.strip(), value.strip()))
    return found

"""Stream: one end of a link that carries bytes in order, in both directions.

The software reads, writes, and is told by `on_news` to look again. The network calls what
stands under "the network's calls"; what it is asked to do is its Line.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Protocol

from .address import Address, LinkBroken, RadioFault
from .radio_log import Log

WINDOW = 65_536      # bytes on their way, or come and not read, before the writer must wait


class Phase(Enum):
    """How far a link has come."""

    CONNECTING = "the other end has not answered yet"
    OPEN = "bytes can pass"
    FAILED = "it broke, or was never made; `fault` says why"
    CLOSED = "this end closed it"


class Line(Protocol):
    """The network's side of a stream: each call returns at once."""

    def send(self, data: bytes) -> None:
        """Take these bytes; never more than the stream had room for."""

    def taken(self, size: int) -> None:
        """So many bytes were read: there is room for as many more."""

    def end(self) -> None:
        """No more will be sent; the other end still may."""

    def drop(self) -> None:
        """The stream was closed."""

    def set_option(self, option: int, value: int) -> None:
        """DELAY 0, LINGER 1, KEEPALIVE 2, RCVBUF 3, SNDBUF 4 (MIDP 2.0, SocketConnection)."""

    def option(self, option: int) -> int:
        """What it is set to."""

    def security(self) -> tuple[str, str, str, bytes] | None:
        """Protocol, version and cipher suite of a secure link, and the server's certificate in DER."""


class Stream:
    """One end of a link."""

    line: Line

    def __init__(self, log: Log) -> None:
        self._log = log
        self.local = self.remote = Address("", 0)
        self.phase = Phase.CONNECTING
        self.fault: RadioFault | None = None
        self.input_ended = False           # the other end will send no more
        self.output_ended = False          # this end will not
        self.room = WINDOW                 # how many bytes may be written now
        self._unread = bytearray()
        self._output_fault: RadioFault | None = None
        self.on_news: Callable[[], object] = lambda: None

    # -- the software's calls --------------------------------------------------------------------

    @property
    def closed(self) -> bool:
        """Was it closed here, or did it break?"""
        return self.phase in (Phase.CLOSED, Phase.FAILED)

    @property
    def available(self) -> int:
        """How many bytes can be read at once."""
        return len(self._unread)

    def read(self, limit: int) -> bytes | None:
        """Up to `limit` bytes; b"" at the end; None if nothing has come yet.

        What came before a fault can be read; then the fault is raised.
        """
        if self._unread:
            data = bytes(self._unread[:limit])
            del self._unread[:limit]
            if self.phase is Phase.OPEN:
                self.line.taken(len(data))
            return data
        if self.fault is not None:
            raise self.fault
        return b"" if self.input_ended else None

    def write(self, data: bytes | memoryview) -> int:
        """Send as much as there is room for; says how much that was."""
        if self.fault is not None or self._output_fault is not None:
            raise self.fault or self._output_fault      # type: ignore[misc]
        if self.phase is Phase.CLOSED or self.output_ended:
            raise LinkBroken("this end was closed for writing")
        if self.phase is Phase.CONNECTING:
            return 0
        part = bytes(data[:self.room])
        if part:
            self.room -= len(part)
            self._note("sent", part)
            self.line.send(part)
        return len(part)

    def end_output(self) -> None:
        """Send no more; the other end reads its end of stream."""
        if not self.output_ended:
            self.output_ended = True
            if self.phase in (Phase.OPEN, Phase.CONNECTING):
                self.line.end()

    def close(self) -> None:
        """The end, in both directions."""
        if self.phase in (Phase.OPEN, Phase.CONNECTING):
            self._note("closed")
            self.phase = Phase.CLOSED
            self.line.drop()
            self.on_news()

    # -- the network's calls ---------------------------------------------------------------------

    def connected(self, local: Address, remote: Address) -> None:
        """Bytes can pass."""
        self.local, self.remote = local, remote
        if self.phase is Phase.CONNECTING:
            self.phase = Phase.OPEN
            self._note("connected")
            self.on_news()

    def arrive(self, data: bytes) -> None:
        """Bytes came."""
        if self.phase is Phase.OPEN:
            self._note("received", data)
            self._unread += data
            self.on_news()

    def end(self) -> None:
        """The other end will send no more."""
        if self.phase is Phase.OPEN and not self.input_ended:
            self._note("ended")
            self.input_ended = True
            self.on_news()

    def make_room(self, size: int) -> None:
        """The other end, or the network, can take so many bytes more."""
        self.room += size
        self.on_news()

    def break_output(self, fault: RadioFault) -> None:
        """The other end reads no more; what it sent before can still be read here."""
        self._output_fault = fault
        self.on_news()

    def fail(self, fault: RadioFault) -> None:
        """It broke, or could not be made."""
        if self.phase in (Phase.OPEN, Phase.CONNECTING):
            self._note("failed")
            self.phase, self.fault = Phase.FAILED, fault
            self.on_news()

    def _note(self, way: str, data: bytes = b"") -> None:
        self._log.note("stream", way, self.local, self.remote, data)

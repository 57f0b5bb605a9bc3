"""Link: a stream of the radio, with the guest threads that wait for it."""

from __future__ import annotations

from collections.abc import Callable

from emulator.handset.address import Address, Proxy
from emulator.handset.stream import Phase, Stream

from .. import runtime
from .waiting import Waiting, io_exceptions


class Link:
    """Reads and writes wait. `check` is called before each look, and raises what ends the wait."""

    def __init__(self, stream: Stream, within: int | None) -> None:
        self.stream = stream
        self._waiting = Waiting(within)
        stream.on_news = self._waiting.news

    @classmethod
    def to(cls, place: Address, within: int | None, *, secure: bool = False) -> Link:
        """Connect, waiting for it. ConnectionNotFoundException if nobody is there."""
        with io_exceptions():
            link = cls(runtime.current().handset.radio.connect(place, secure), within)
        try:
            with io_exceptions():
                link._waiting.until(link._is_made)
        except BaseException:
            link.close()
            raise
        return link

    def read(self, limit: int, check: Callable[[], object]) -> bytes:
        """Wait for 1 to `limit` bytes; b"" at the end."""
        found: list[bytes] = []

        def ready() -> bool:
            check()
            data = self.stream.read(limit)
            if data is not None:
                found.append(data)
            return data is not None
        with io_exceptions():
            self._waiting.until(ready)
        return found[0]

    def write(self, data: bytes, check: Callable[[], object]) -> None:
        """Wait until all of it is on its way."""
        left = memoryview(data)

        def ready() -> bool:
            nonlocal left
            check()
            while left and (taken := self.stream.write(left)):
                left = left[taken:]
            return not left
        with io_exceptions():
            self._waiting.until(ready)

    def news(self) -> None:
        """Let those who wait look again: a stream was closed."""
        self._waiting.news()

    def close(self) -> None:
        self.stream.close()
        self._waiting.news()

    def _is_made(self) -> bool:
        if self.stream.fault is not None:
            raise self.stream.fault
        return self.stream.phase is Phase.OPEN


def proxy_for(scheme: str, host: str) -> Proxy | None:
    """Whom to ask for pages of a host in its stead, or None."""
    return runtime.current().handset.radio.proxy(scheme, host)

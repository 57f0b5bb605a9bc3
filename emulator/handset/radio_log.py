"""The network monitor: what went over a phone's radio, when, and how much of it.

The newest is kept, up to KEPT transfers and KEPT_BYTES bytes, so that a phone can be on for
days. Times are milliseconds of the phone's own time.
"""

from __future__ import annotations

import base64
import json
from collections import deque
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from emulator.errors import UserError
from emulator.kernel import Kernel

from .address import Address
from .har import Page, har

KEPT = 100_000
KEPT_BYTES = 16_000_000
FIRST = 16          # bytes of each that a line shows
CAME_IN = ("received", "overrun", "ended")


class Transfer(NamedTuple):
    """One thing that went over the air.

    `kind`: datagram, stream or sms. `way`: sent, received, or what became of it instead: `overrun`
    (came, but the port's queue was full), `connected`, `failed`, `ended`, `closed` (of streams).
    """

    time: int
    kind: str
    way: str
    local: Address
    remote: Address
    data: bytes = b""

    @property
    def size(self) -> int:
        """Bytes of payload."""
        return len(self.data)

    def __str__(self) -> str:
        arrow = "<-" if self.way in CAME_IN else "->"
        return f"{self.time:8} ms  {self.kind:8} {self.way:9} {self.local} {arrow} {self.remote}  {self.size} bytes"


@dataclass
class Log:
    """What one phone's radio did."""

    kernel: Kernel
    pages: list[Page] = field(default_factory=list)
    """The pages that were fetched by HTTP."""
    _transfers: deque[Transfer] = field(default_factory=deque)
    _bytes: int = 0

    @property
    def transfers(self) -> list[Transfer]:
        """A copy, oldest first."""
        return list(self._transfers)

    def lines(self, most: int = KEPT) -> list[str]:
        """For a viewer, oldest first: time in s, direction, kind, what became of it, the other end, size, first bytes.

        `   1.200 -> datagram sent      +200:6262 23 bytes  hello, is anybody..`; the newest ones, if there are more
        than `most`.
        """
        return [_line(transfer) for transfer in islice(self._transfers, max(0, len(self._transfers) - most), None)]

    def note(self, kind: str, way: str, local: Address, remote: Address, data: bytes = b"") -> None:
        """It happened now."""
        self._transfers.append(Transfer(self.kernel.now, kind, way, local, remote, data))
        self._bytes += len(data)
        while self._bytes > KEPT_BYTES or len(self._transfers) > KEPT:
            self._bytes -= len(self._transfers.popleft().data)

    def note_page(self, page: Page) -> None:
        """A page is being fetched; what is filled in later is kept."""
        page.began = self.kernel.now
        self.pages.append(page)
        del self.pages[:-KEPT // 100]

    def clear(self) -> None:
        """Forget what was."""
        self._transfers.clear()
        self.pages.clear()
        self._bytes = 0

    def as_json(self) -> str:
        """A list of objects with time, kind, way, local, remote, size and data (base64)."""
        return json.dumps([_plain(transfer) for transfer in self._transfers], indent=1)

    def as_har(self, epoch: int = 0) -> str:
        """The pages, in the form of HAR 1.2; `epoch` is the calendar's ms at phone time 0."""
        return json.dumps(har(self.pages, epoch), indent=1)

    def save(self, path: str | Path, epoch: int = 0) -> None:
        """To a file: HAR if it is called so, else JSON."""
        text = self.as_har(epoch) if str(path).endswith(".har") else self.as_json()
        try:
            Path(path).write_text(text, encoding="utf-8")
        except OSError as problem:
            raise UserError(path, None, f"the network's log cannot be saved ({problem.strerror})") from None


def _line(transfer: Transfer) -> str:
    arrow = "<-" if transfer.way in CAME_IN else "->"
    line = (f"{transfer.time / 1000:8.3f} {arrow} {transfer.kind:8} {transfer.way:9} "
            f"{transfer.remote} {transfer.size} bytes")
    return f"{line}  {_first_bytes(transfer.data)}" if transfer.data else line


def _first_bytes(data: bytes) -> str:
    """As letters where they are ASCII's, a dot for any other; two dots at the end for more."""
    seen = "".join(chr(byte) if 0x20 <= byte < 0x7F else "." for byte in data[:FIRST])
    return seen + ".." * (len(data) > FIRST)


def _plain(transfer: Transfer) -> dict[str, Any]:
    return {"time": transfer.time, "kind": transfer.kind, "way": transfer.way, "local": str(transfer.local),
            "remote": str(transfer.remote), "size": transfer.size,
            "base64": base64.b64encode(transfer.data).decode("ascii")}

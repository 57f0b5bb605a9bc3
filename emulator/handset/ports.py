"""Ports: where datagrams, callers and short messages arrive at a phone, and leave it.

Each keeps what has arrived in a queue and calls `on_news`; whoever waits for it looks then.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .address import Address
from .radio_log import Log
from .stream import Line, Stream

if TYPE_CHECKING:
    from .radio import Binding, DatagramBinding

QUEUE = 256      # datagrams that wait to be read; a phone that reads too slowly loses those that come then
BACKLOG = 16     # callers that wait to be answered; the next one is refused


@dataclass(frozen=True)
class ShortMessage:
    """An SMS: from a number (port 0: none) to a number and port; text (str) or binary (bytes)."""

    sender: Address
    receiver: Address
    data: bytes | str

    @property
    def payload(self) -> bytes:
        """Its bytes; a text's in UTF-8."""
        return self.data.encode("utf-8", "replace") if isinstance(self.data, str) else self.data


class _Port:
    """What all of them do: they stand on the network, and tell of news."""

    binding: Binding

    def __init__(self) -> None:
        self.on_news: Callable[[], object] = lambda: None
        self.closed = False

    @property
    def local(self) -> Address:
        """Where others reach it."""
        return self.binding.local

    def close(self) -> None:
        """The port is free again; what has arrived and was not read is lost."""
        if not self.closed:
            self.closed = True
            self.binding.close()
            self.on_news()


class DatagramPort(_Port):
    """Datagrams: `arrived` holds (data, sender), the oldest first."""

    binding: DatagramBinding

    def __init__(self, log: Log) -> None:
        super().__init__()
        self._log = log
        self.arrived: deque[tuple[bytes, Address]] = deque()

    def send(self, data: bytes, to: Address) -> None:
        """On its way, or lost. NoSuchPlace if the network knows no such host."""
        self._log.note("datagram", "sent", self.local, to, data)
        self.binding.send(data, to)

    def arrive(self, data: bytes, sender: Address) -> None:
        """The network's call."""
        if self.closed:
            return
        full = len(self.arrived) >= QUEUE
        self._log.note("datagram", "overrun" if full else "received", self.local, sender, data)
        if not full:
            self.arrived.append((data, sender))
            self.on_news()


class Listener(_Port):
    """Callers: `arrived` holds the streams of those who connected."""

    def __init__(self, make_stream: Callable[[], Stream]) -> None:
        super().__init__()
        self._make_stream = make_stream
        self.arrived: deque[Stream] = deque()

    def arrive(self, answer: Callable[[Stream], Line]) -> bool:
        """The network's call; False if the caller is to be refused."""
        if self.closed or len(self.arrived) >= BACKLOG:
            return False
        stream = self._make_stream()
        stream.line = answer(stream)
        self.arrived.append(stream)
        self.on_news()
        return True

    def close(self) -> None:
        """Those who were not answered are hung up on."""
        super().close()
        while self.arrived:
            self.arrived.popleft().close()


class MessagePort(_Port):
    """Short messages, the oldest first."""

    def __init__(self, log: Log) -> None:
        super().__init__()
        self._log = log
        self.arrived: deque[tuple[ShortMessage, int]] = deque()

    def arrive(self, message: ShortMessage, sent_at: int) -> None:
        """The network's call; `sent_at` is this phone's time when it was sent."""
        if not self.closed:
            self._log.note("sms", "received", message.receiver, message.sender, message.payload)
            self.arrived.append((message, sent_at))
            self.on_news()

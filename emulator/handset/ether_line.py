"""EtherLine: one end of a stream over an Ether, and what it tells the other end.

Every piece, also "there is room again", travels as long as the ether says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .address import Address, LinkBroken, NoSuchPlace
from .stream import Stream

if TYPE_CHECKING:
    from .ether import Ether
    from .ether_station import Station

HEADER = 40          # bytes that a piece of a stream takes on its way beyond its payload
OPTIONS = {0: 1, 1: 0, 2: 0, 3: 65_536, 4: 65_536}      # what SocketConnection's options are at first


class EtherLine:
    """The Line of a Stream (see stream.py)."""

    def __init__(self, ether: Ether, station: Station, far: Station, stream: Stream) -> None:
        self._ether, self._station, self._far, self._stream = ether, station, far, stream
        self._other: EtherLine | None = None        # known once the call was answered
        self._early: list[Callable[[], object]] = []     # what was asked before that
        self._options = dict(OPTIONS)
        station.lines[self] = None

    def call(self, to: Address) -> None:
        """Begin to connect to a listener on the far phone."""
        here = Address(self._station.host, self._station.next_caller_port())
        there = Address(self._far.host, to.port)
        self._ether.carry_surely(self._station, self._far, HEADER, lambda: self._ring(here, there))

    def _ring(self, here: Address, there: Address) -> None:
        """On the far phone's clock: it answers, or nobody does."""
        def answer(stream: Stream) -> EtherLine:
            other = EtherLine(self._ether, self._far, self._station, stream)
            other._other = self
            other._tell(lambda: self._connected(other, here, there))
            stream.connected(there, here)
            return other
        arrived = self._far.stream_ports.get(there.port)
        if arrived is None or not arrived(answer):
            self._ether.carry_surely(self._far, self._station, HEADER, lambda: self._refused(there))

    def _connected(self, other: EtherLine, here: Address, there: Address) -> None:
        self._other = other
        self._stream.connected(here, there)
        for tell in self._early:
            tell()
        self._early.clear()

    def _refused(self, there: Address) -> None:
        self._station.lines.pop(self, None)
        self._stream.fail(NoSuchPlace(f"nobody listens at {there}"))

    # -- the Line --------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        self._to_other(lambda other: other._stream.arrive(data), len(data))

    def taken(self, size: int) -> None:
        self._to_other(lambda other: other._stream.make_room(size))

    def end(self) -> None:
        self._to_other(lambda other: other._stream.end())

    def drop(self) -> None:
        """The other end reads what was sent, then its end of stream; what it sends breaks its stream."""
        self._station.lines.pop(self, None)
        self._to_other(lambda other: other._dropped())

    def _dropped(self) -> None:
        self._stream.end()
        self._stream.break_output(LinkBroken("the other end has closed the connection"))

    def set_option(self, option: int, value: int) -> None:
        self._options[option] = value

    def option(self, option: int) -> int:
        return self._options[option]

    def security(self) -> None:
        return None

    def _to_other(self, action: Callable[[EtherLine], object], size: int = 0) -> None:
        def tell() -> None:
            other = self._other
            assert other is not None
            self._ether.carry_surely(self._station, self._far, HEADER + size, lambda: action(other))
        if self._other is None:
            self._early.append(tell)
        else:
            tell()

    def _tell(self, action: Callable[[], object]) -> None:
        self._ether.carry_surely(self._station, self._far, HEADER, action)

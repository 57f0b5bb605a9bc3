"""Station: one phone's place on an Ether, with the ports that it has open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from emulator.kernel import Kernel

from .address import Address, LinkBroken, NoSuchPlace, PortTaken
from .ether_line import EtherLine
from .ether_voice import EtherVoice
from .ports import ShortMessage
from .radio import BARS
from .stream import Line, Stream
from .voice import plain

if TYPE_CHECKING:
    from .ether import Ether
    from .radio import Arriving
    from .voice import Ringing

FIRST_FREE, LAST = 49_152, 65_535      # the ports that nobody chooses by number
HEADER = 28                            # bytes that a datagram takes on its way beyond its payload
ITSELF = ("localhost", "127.0.0.1")


class Station:
    """The Link of one phone (see radio.py). Its times are the ether's: the phone's own and `_began`."""

    largest = 65_507

    def __init__(self, ether: Ether, kernel: Kernel, number: str, began: int) -> None:
        self._ether, self._kernel, self._began = ether, kernel, began
        self.host = number
        self.gone = False
        self.datagram_ports: dict[int, Callable[[bytes, Address], object]] = {}
        self.stream_ports: dict[int, Arriving] = {}
        self.message_ports: dict[int, Callable[[ShortMessage, int], object]] = {}
        self.lines: dict[EtherLine, None] = {}       # in the order of being made
        self.ringing: Ringing | None = None
        self._callers = 0

    # -- time ------------------------------------------------------------------------------------

    @property
    def now(self) -> int:
        return self._kernel.now + self._began

    def next_due(self) -> int | None:
        """When the phone has something to do next."""
        due = self._kernel.next_due()
        return None if due is None else max(due, self._kernel.now) + self._began

    def is_due(self, time: int) -> bool:
        """Has it something to do until then?"""
        due = self.next_due()
        return due is not None and due <= time

    def run_to(self, time: int) -> None:
        """Run the phone to a moment; one that is past it does only what is due."""
        self._kernel.run(max(0, time - self.now))

    def at(self, time: int, action: Callable[[], object]) -> None:
        """Do it on this phone's clock, now if that moment has passed."""
        self._kernel.at(time - self._began, action)

    # -- the Link --------------------------------------------------------------------------------

    def bind(self, port: int, arrived: Callable[[bytes, Address], object]) -> EtherPort:
        return EtherPort(self, self.datagram_ports, port, arrived)

    def listen(self, port: int, arrived: Arriving) -> EtherPort:
        return EtherPort(self, self.stream_ports, port, arrived)

    def message_port(self, port: int, arrived: Callable[[ShortMessage, int], object]) -> EtherPort:
        return EtherPort(self, self.message_ports, port, arrived, any_free=False)

    def dial(self, to: Address, stream: Stream, secure: bool) -> Line:
        if secure:
            raise NoSuchPlace(f"no phone answers a secure call: {to}")
        line = EtherLine(self._ether, self, self.find(to.host), stream)
        line.call(to)
        return line

    def send_message(self, message: ShortMessage) -> None:
        receiver, sent = self.find(message.receiver.host), self.now

        def arrives() -> None:
            arrived = receiver.message_ports.get(message.receiver.port)
            if arrived is not None:
                arrived(message, sent - receiver._began)
        self._ether.carry_surely(self, receiver, len(message.payload), arrives)

    def telephone(self, number: str) -> EtherVoice | None:
        far = next((far for host, far in self._ether.stations.items() if plain(host) == plain(number)), None)
        if far is None:
            return None
        voice = EtherVoice(self._ether, self, far)
        voice.ring()
        return voice

    def proxy(self, scheme: str, host: str) -> None:
        return None

    @property
    def reception(self) -> int:
        """None while nothing passes between this phone and any other."""
        others = [number for number in self._ether.stations if number != self.host]
        cut = bool(others) and all(self._ether.is_cut(self.host, other, self.now) for other in others)
        return 0 if cut else BARS

    def cut_off(self, ms: int) -> None:
        """For so long nothing passes between this phone and any other."""
        for other in list(self._ether.stations):
            if other != self.host:
                self._ether.cut_at(self.host, other, self.now, ms)

    def close(self) -> None:
        """The phone is switched off: its ports are free, its streams broken, its number to be had."""
        self.gone, self.ringing = True, None
        for line in list(self.lines):
            line.drop()
        self.datagram_ports.clear()
        self.stream_ports.clear()
        self.message_ports.clear()

    def next_caller_port(self) -> int:
        """The port by which a call goes out."""
        self._callers += 1
        return FIRST_FREE + self._callers % (LAST + 1 - FIRST_FREE)

    # -- others ----------------------------------------------------------------------------------

    def find(self, host: str) -> Station:
        """The phone of this name; NoSuchPlace with the numbers that there are."""
        if host in ITSELF:
            return self
        found = self._ether.stations.get(host)
        if found is None:
            raise NoSuchPlace(f"no phone on this ether is called {host}; there are "
                              f"{', '.join(sorted(self._ether.stations))}")
        return found

    def send_datagram(self, data: bytes, sender: Address, to: Address) -> None:
        receiver = self.find(to.host)
        if len(data) > self.largest:
            raise LinkBroken(f"a datagram of {len(data)} bytes; the largest has {self.largest}")

        def arrives() -> None:
            arrived = receiver.datagram_ports.get(to.port)
            if arrived is not None:
                arrived(data, sender)
        self._ether.carry(self, receiver, len(data) + HEADER, arrives)


class EtherPort:
    """A port that is taken, in one of a station's tables."""

    def __init__(self, station: Station, table: dict[int, Any], port: int,
                 arrived: Callable[..., object], any_free: bool = True) -> None:
        if port == 0 and any_free:
            port = next((free for free in range(FIRST_FREE, LAST + 1) if free not in table), 0)
            if port == 0:
                raise PortTaken("no port is free on this phone")
        if port in table:
            raise PortTaken(f"port {port} is in use on this phone")
        self.local = Address(station.host, port)
        self._station, self._table = station, table
        table[port] = arrived

    def send(self, data: bytes, to: Address) -> None:
        self._station.send_datagram(data, self.local, to)

    def close(self) -> None:
        self._table.pop(self.local.port, None)

"""The radio: what a phone may ask of the network it is on, and the phone that is on none.

A network (`Network`) is joined once by each phone and gives it a `Link`. Nothing here waits:
every call returns at once, and what happens later arrives in the phone's own time, as an
alarm of its kernel. ether.py joins phones in memory; the computer's sockets are given by host.

The software uses a Radio, which hands out the ends of connections (ports.py, stream.py) and
keeps a log of all that went over the air (radio_log.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn, Protocol, TypeAlias, runtime_checkable

from emulator.errors import UserError
from emulator.kernel import Kernel

from .address import Address, NoSuchPlace, Proxy
from .inputs import Tap, nobody
from .ports import DatagramPort, Listener, MessagePort, ShortMessage
from .radio_log import Log, Transfer
from .stream import Line, Stream
from .voice import CarriesCalls, Ringing, Voice

Arriving: TypeAlias = "Callable[[Callable[[Stream], Line]], bool]"
"""Told of a caller with `answer`: `answer(stream)` takes the call, on that stream; False refuses it."""

BARS = 4       # of a full signal


class Binding(Protocol):
    """A port that is taken on the network until it is closed."""

    local: Address
    """Where others reach it."""

    def close(self) -> None: ...


class DatagramBinding(Binding, Protocol):
    """A port that datagrams leave by, too."""

    def send(self, data: bytes, to: Address) -> None:
        """On its way, or lost: nobody is told. NoSuchPlace if the network knows no such host."""


class Link(Protocol):
    """One phone's end of a network. Errors are RadioFault's kinds."""

    host: str
    """The name or number by which other phones reach this one."""
    largest: int
    """The most bytes that a datagram may have."""

    @property
    def reception(self) -> int:
        """Bars of signal, 0 (no network) to 4."""

    def bind(self, port: int, arrived: Callable[[bytes, Address], object]) -> DatagramBinding:
        """Take a datagram port (0: any that is free); `arrived(data, sender)` is told of each datagram."""

    def dial(self, to: Address, stream: Stream, secure: bool) -> Line:
        """Begin to connect; the stream is told when it is connected, or why it cannot be."""

    def listen(self, port: int, arrived: Arriving) -> Binding:
        """Take a stream port (0: any). `arrived` is told of each caller, and says whether it takes the call."""

    def message_port(self, port: int, arrived: Callable[[ShortMessage, int], object]) -> Binding:
        """Take a port for short messages (0: those without); `arrived(message, time it was sent)` is told."""

    def send_message(self, message: ShortMessage) -> None:
        """To `message.receiver`. NoSuchPlace if nobody has that number."""

    def proxy(self, scheme: str, host: str) -> Proxy | None:
        """Whom to ask for `http` pages of a host in its stead, or None."""

    def close(self) -> None:
        """The phone is switched off."""


class Network(Protocol):
    """Something that phones can be on."""

    def join(self, kernel: Kernel, number: str | None) -> Link:
        """A phone is switched on. UserError if its number is taken; None asks for any number."""


@runtime_checkable
class CanBeCut(Protocol):
    """A Link that can be made to lose the network for a while."""

    def cut_off(self, ms: int) -> None:
        """Nothing passes for so many ms from now on."""


class NoNetwork:
    """No network: the phone is on, and all alone. Joining it gives the Link that reaches nobody."""

    host, largest, reception = "localhost", 0, 0

    def join(self, kernel: Kernel, number: str | None) -> Link:
        return self

    def bind(self, port: int, arrived: Callable[[bytes, Address], object]) -> NoReturn:
        self._nobody()

    def dial(self, to: Address, stream: Stream, secure: bool) -> NoReturn:
        self._nobody()

    def listen(self, port: int, arrived: Arriving) -> NoReturn:
        self._nobody()

    def message_port(self, port: int, arrived: Callable[[ShortMessage, int], object]) -> NoReturn:
        self._nobody()

    def send_message(self, message: ShortMessage) -> NoReturn:
        self._nobody()

    def proxy(self, scheme: str, host: str) -> None:
        return None

    def close(self) -> None:
        """There is nothing to leave."""

    def _nobody(self) -> NoReturn:
        raise NoSuchPlace("this phone has no network; give it one: Phone(network=Ether())")


class Radio:
    """One phone's radio: its ends of connections, and its log."""

    def __init__(self, kernel: Kernel, network: Network | None = None, number: str | None = None) -> None:
        if isinstance(network, str | type) or not callable(getattr(network or NoNetwork(), "join", None)):
            raise UserError("network", None, "an Ether(…) or a World(…) is wanted, not", repr(network))
        self._link = (network or NoNetwork()).join(kernel, number)
        self.number = number or self._link.host
        self.tap: Tap = nobody
        self._log = Log(kernel)
        self._inboxes: list[MessagePort] = []       # the ports that are open
        self._ends: list[DatagramPort | Listener | Stream] = []

    @property
    def host(self) -> str:
        """The name by which other phones reach this one; on an Ether its number."""
        return self._link.host

    @property
    def largest(self) -> int:
        """The most bytes that a datagram may have."""
        return self._link.largest

    @property
    def signal(self) -> int:
        """Bars of signal, 0 (no network) to 4 (BARS)."""
        return self._link.reception

    @property
    def log(self) -> list[Transfer]:
        """What went over the air and still is remembered, oldest first."""
        return self._log.transfers

    @property
    def monitor(self) -> Log:
        """The log itself: export as JSON or HAR, pages that were fetched, forgetting."""
        return self._log

    def datagrams(self, port: int = 0) -> DatagramPort:
        """Take a datagram port; 0 is any free one. PortTaken if it is in use."""
        end = DatagramPort(self._log)
        end.binding = self._link.bind(port, end.arrive)
        self._ends = [*self._open_ends(), end]
        return end

    def connect(self, to: Address, secure: bool = False) -> Stream:
        """Begin to connect to a listener; watch the stream to learn when it is connected."""
        stream = Stream(self._log)
        stream.remote = to
        stream.line = self._link.dial(to, stream, secure)
        self._ends = [*self._open_ends(), stream]
        return stream

    def listen(self, port: int = 0) -> Listener:
        """Take a stream port; 0 is any free one. PortTaken if it is in use."""
        listener = Listener(lambda: Stream(self._log))
        listener.binding = self._link.listen(port, listener.arrive)
        self._ends = [*self._open_ends(), listener]
        return listener

    def messages(self, port: int) -> MessagePort:
        """Take a port for short messages. PortTaken if it is in use."""
        end = MessagePort(self._log)
        end.binding = self._link.message_port(port, end.arrive)
        self._inboxes = [box for box in self._inboxes if not box.closed] + [end]
        return end

    @property
    def open_ends(self) -> list[DatagramPort | Listener | Stream | MessagePort]:
        """Every port that is taken and every stream that was begun here, until they are closed."""
        return [*self._open_ends(), *(box for box in self._inboxes if not box.closed)]

    def _open_ends(self) -> list[DatagramPort | Listener | Stream]:
        return [end for end in self._ends if not end.closed]

    @property
    def unread(self) -> int:
        """Short messages that came to a port and that nobody has taken from it yet."""
        return sum(len(box.arrived) for box in self._inboxes if not box.closed)

    def send_message(self, receiver: str, port: int, data: bytes | str, sender_port: int = 0) -> None:
        """Send a short message: text if `data` is a str, else binary. NoSuchPlace: no such number."""
        message = ShortMessage(Address(self.number, sender_port), Address(receiver, port), data)
        self._link.send_message(message)
        self._log.note("sms", "sent", message.sender, message.receiver, message.payload)

    def telephone(self, number: str) -> Voice | None:
        """Call a number; None if nobody has it, or if this network carries no calls."""
        return self._link.telephone(number) if isinstance(self._link, CarriesCalls) else None

    def on_ringing(self, ringing: Ringing) -> None:
        """Who is told when another phone calls this one."""
        if isinstance(self._link, CarriesCalls):
            self._link.ringing = ringing

    def proxy(self, scheme: str, host: str) -> Proxy | None:
        """Whom to ask for `http` pages of a host in its stead, or None."""
        return self._link.proxy(scheme, host)

    def cut_off(self, ms: int) -> None:
        """No reception for so many ms from now on, as in a tunnel. UserError if this network cannot do that."""
        if ms < 0:
            raise UserError("radio", None, "a cut lasts 0 ms or more, not", str(ms))
        if not isinstance(self._link, NoNetwork | CanBeCut):
            raise UserError("radio", None, "this network cannot be cut off", hint="use an Ether, or SilentAir")
        self.tap("cut_off", ms)
        if isinstance(self._link, CanBeCut):
            self._link.cut_off(ms)

    def close(self) -> None:
        """The phone is switched off."""
        self._link.close()

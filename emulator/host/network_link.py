"""WorldLink: one phone's end of the computer's network, and its datagram and listening sockets."""

from __future__ import annotations

import selectors
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING

from emulator.handset.address import Address, LinkBroken, NoSuchPlace, PortTaken, Proxy
from emulator.handset.ports import ShortMessage
from emulator.handset.radio import BARS
from emulator.handset.stream import Line, Stream
from emulator.kernel import Kernel

from .network_stream import WorldLine

if TYPE_CHECKING:
    from emulator.handset.radio import Arriving

    from .network import World

LARGEST = 65_507
AT_ONE_GO = 64              # datagrams read before the phone has its turn
CALLERS = 16
MAPPED = "::ffff:"          # how an IPv4 address looks to a socket of both kinds
ELSEWHERE = ("192.0.2.1", 9)    # an address of nobody's (RFC 5737); nothing is sent there


class WorldLink:
    """The Link of handset/radio.py over real sockets."""

    largest = LARGEST

    def __init__(self, world: World, kernel: Kernel) -> None:
        self.world, self._kernel = world, kernel
        self.host = "localhost" if world.offline else _own_address()
        self.reception = 0 if world.offline else BARS
        self._ports: dict[WorldPort | WorldListener, None] = {}
        self.lines: dict[WorldLine, None] = {}

    def later(self, action: Callable[[], object]) -> None:
        """On the phone's clock, now."""
        self._kernel.at(self._kernel.now, action)

    def bind(self, port: int, arrived: Callable[[bytes, Address], object]) -> WorldPort:
        self.world.check_online()
        taken = WorldPort(self, port, arrived)
        self._ports[taken] = None
        return taken

    def listen(self, port: int, arrived: Arriving) -> WorldListener:
        self.world.check_online()
        taken = WorldListener(self, port, arrived)
        self._ports[taken] = None
        return taken

    def dial(self, to: Address, stream: Stream, secure: bool) -> Line:
        self.world.check_online()
        return WorldLine.call(self, to, stream, secure)

    def message_port(self, port: int, arrived: Callable[[ShortMessage, int], object]) -> SilentPort:
        """It can be taken, and nothing comes: this computer has no SMS."""
        self.world.check_online()
        return SilentPort(Address(self.host, port))

    def send_message(self, message: ShortMessage) -> None:
        self.world.check_online()
        raise NoSuchPlace("this computer's network carries no short messages; join the phones by an Ether")

    def proxy(self, scheme: str, host: str) -> Proxy | None:
        return self.world.proxies.of(scheme, host)

    def released(self, port: WorldPort | WorldListener) -> None:
        self._ports.pop(port, None)

    def close(self) -> None:
        """The phone is switched off: nothing of it stays open."""
        for port in list(self._ports):
            port.close()
        for line in list(self.lines):
            line.cut()
        self.world.leave(self)


class SilentPort:
    """A port for short messages where none will arrive."""

    def __init__(self, local: Address) -> None:
        self.local = local

    def close(self) -> None:
        """Nothing was taken."""


class WorldPort:
    """A UDP socket."""

    def __init__(self, link: WorldLink, port: int, arrived: Callable[[bytes, Address], object]) -> None:
        self._link, self._arrived = link, arrived
        self._socket = _bound(socket.SOCK_DGRAM, port)
        self.local = Address(link.host, self._socket.getsockname()[1])
        link.world.watch(self._socket, selectors.EVENT_READ, self._ready)

    def send(self, data: bytes, to: Address) -> None:
        if len(data) > LARGEST:
            raise LinkBroken(f"a datagram of {len(data)} bytes; the largest has {LARGEST}")
        self._link.world.names.find(to.host, lambda found: self._send(data, found, to.port))

    def close(self) -> None:
        self._link.released(self)
        self._link.world.forget(self._socket)

    def _send(self, data: bytes, found: list[str], port: int) -> None:
        """What cannot be sent is lost, as any datagram may be."""
        host = _suited(found, self._socket.family)
        if host is None or self._socket.fileno() < 0:
            return
        try:
            self._socket.sendto(data, (host, port))
        except OSError:
            pass

    def _ready(self, events: int) -> None:
        for _ in range(AT_ONE_GO):
            try:
                data, sender = self._socket.recvfrom(LARGEST + 1)
            except (BlockingIOError, InterruptedError):
                return
            except OSError:
                continue              # some systems report here that an earlier datagram met nobody
            self._tell(data, Address(_plain(sender[0]), sender[1]))

    def _tell(self, data: bytes, sender: Address) -> None:
        self._link.later(lambda: self._arrived(data, sender))


class WorldListener:
    """A TCP socket that others connect to."""

    def __init__(self, link: WorldLink, port: int, arrived: Arriving) -> None:
        self._link, self._arrived = link, arrived
        self._socket = _bound(socket.SOCK_STREAM, port)
        self._socket.listen(CALLERS)
        self.local = Address(link.host, self._socket.getsockname()[1])
        link.world.watch(self._socket, selectors.EVENT_READ, self._ready)

    def close(self) -> None:
        self._link.released(self)
        self._link.world.forget(self._socket)

    def _ready(self, events: int) -> None:
        try:
            caller, address = self._socket.accept()
        except OSError:
            return                    # the caller has gone again
        caller.setblocking(False)
        remote = Address(_plain(address[0]), address[1])
        if not self._arrived(lambda stream: WorldLine.answer(self._link, stream, caller, remote)):
            caller.close()


def _bound(kind: int, port: int) -> socket.socket:
    """A socket at a port of all the computer's addresses, of both kinds if it can be."""
    both = socket.has_dualstack_ipv6()
    made = socket.socket(socket.AF_INET6 if both else socket.AF_INET, kind)
    try:
        made.setblocking(False)
        if both:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        if kind == socket.SOCK_STREAM and not hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)    # on Windows it means another thing
        made.bind(("::" if both else "0.0.0.0", port))
    except OSError as problem:
        made.close()
        raise PortTaken(f"port {port} is not to be had on this computer: {problem.strerror}") from None
    return made


def _suited(found: list[str], family: int) -> str | None:
    """The first address that a socket of this family can reach, in its own words."""
    if family == socket.AF_INET:
        return next((host for host in found if ":" not in host), None)
    return next((host if ":" in host else MAPPED + host for host in found), None)


def _plain(host: str) -> str:
    return host.removeprefix(MAPPED)


def _own_address() -> str:
    """The address by which other computers reach this one; its own for itself if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found: str = probe.getsockname()[0]
            return found
        except OSError:
            return "127.0.0.1"

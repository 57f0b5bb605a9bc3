"""World: this computer's own network, for a phone to be on.

Nothing here blocks a phone. All sockets are non-blocking and watched by one selector; `wait` is
called by the phone's thread between its slices, and what came becomes an alarm of the phone's
kernel. Only names are looked up elsewhere (name_lookup.py), since no system does that without
waiting. Phones of one World run on one thread.

    with World() as world, Phone(network=world) as phone:
        phone.launch("jad/connect4.jad")
        world.run(5_000)                # phone time in step with real time
"""

from __future__ import annotations

import selectors
import socket
import ssl
import time
from collections.abc import Callable, Mapping
from types import TracebackType

from emulator.errors import EmulatorError
from emulator.handset.address import NoSuchPlace
from emulator.kernel import Kernel

from .name_lookup import Names
from .network_link import WorldLink
from .proxies import Proxies
from .trust import context

SLICE = 4         # ms of phone time that `run` runs at one go
Ready = Callable[[int], object]


class World:
    """The network of the computer. `offline` refuses everything; `trust` is a file of certificates
    to believe beside the system's; `proxies` maps `http` and `https` to URLs (None: the environment's).
    """

    def __init__(self, *, offline: bool = False, trust: str | None = None,
                 proxies: Mapping[str, str] | None = None) -> None:
        self.offline = offline
        self.proxies = Proxies(proxies)
        self._tls: ssl.SSLContext | None = None if trust is None else context(trust)
        self._selector = selectors.DefaultSelector()
        self._bell, self._button = socket.socketpair()
        for end in (self._bell, self._button):
            end.setblocking(False)
        self._selector.register(self._bell, selectors.EVENT_READ, self._heard)
        self.names = Names(self.ring)
        self._links: dict[WorldLink, Kernel] = {}       # of the phones that are switched on
        self._deadlines: dict[Callable[[], object], float] = {}
        self._closed = False

    def __enter__(self) -> World:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()

    def join(self, kernel: Kernel, number: str | None) -> WorldLink:
        """A phone is switched on."""
        link = WorldLink(self, kernel)
        self._links[link] = kernel
        return link

    def leave(self, link: WorldLink) -> None:
        """A phone was switched off."""
        self._links.pop(link, None)

    def close(self) -> None:
        """Close every socket that is still open."""
        if not self._closed:
            self._closed = True
            for link in list(self._links):
                link.close()
            self.names.close()
            self._selector.close()
            self._bell.close()
            self._button.close()

    # -- for whoever runs the phones -------------------------------------------------------------

    def wait(self, seconds: float) -> None:
        """Return after so long, or sooner when something came or `ring` was called; 0 only looks."""
        if self._deadlines:
            seconds = max(0.0, min(seconds, min(self._deadlines.values()) - time.monotonic()))
        for key, events in self._selector.select(seconds):
            key.data(events)
        self.names.tell()
        self._call_the_late()

    def ring(self) -> None:
        """End a `wait`; from any thread."""
        try:
            self._button.send(b"!")
        except OSError:
            pass                       # it is ringing already, or closed

    def run(self, ms: int) -> None:
        """Let `ms` pass for every phone on it, in step with real time."""
        began = time.monotonic()
        ends = [(kernel, kernel.now, kernel.now + ms) for kernel in self._links.values()]
        while any(kernel.now < end for kernel, _, end in ends):
            self.wait(SLICE / 1000)
            passed = int((time.monotonic() - began) * 1000)
            for kernel, start, end in ends:
                kernel.run(max(0, min(start + passed, end) - kernel.now))

    def run_until(self, condition: Callable[[], object], within: int = 5_000) -> None:
        """Let time pass until `condition()` holds; an error after `within` ms."""
        deadline = time.monotonic() + within / 1000
        while not condition():
            if time.monotonic() > deadline:
                raise NotInTime(f"not within {within} ms of real time")
            self.run(1)

    # -- for its links ---------------------------------------------------------------------------

    def check_online(self) -> None:
        """NoSuchPlace if the computer's network must not be used."""
        if self.offline:
            raise NoSuchPlace("this phone is offline; start it without --offline")

    def watch(self, ready: socket.socket, events: int, call: Ready) -> None:
        """Call `call(events)` when the socket can be read or written; 0 watches it no more."""
        try:
            self._selector.get_key(ready)
        except KeyError:
            if events:
                self._selector.register(ready, events, call)
            return
        if events:
            self._selector.modify(ready, events, call)
        else:
            self._selector.unregister(ready)

    def forget(self, ready: socket.socket) -> None:
        """Close a socket."""
        if ready.fileno() >= 0:
            self.watch(ready, 0, lambda events: None)
            ready.close()

    def call_after(self, seconds: float, action: Callable[[], object]) -> None:
        """Call `action` when so long has passed, unless `call_off` comes first."""
        self._deadlines[action] = time.monotonic() + seconds

    def call_off(self, action: Callable[[], object]) -> None:
        self._deadlines.pop(action, None)

    def tls(self) -> ssl.SSLContext:
        """How secure links are made: the system's store of certificates, host names checked."""
        if self._tls is None:
            self._tls = context()
        return self._tls

    def _call_the_late(self) -> None:
        now = time.monotonic()
        for action in [action for action, deadline in self._deadlines.items() if deadline <= now]:
            self._deadlines.pop(action, None)
            action()

    def _heard(self, events: int) -> None:
        try:
            while self._bell.recv(4096):
                pass
        except OSError:
            pass                       # all was read


class NotInTime(EmulatorError, AssertionError):
    """`run_until` waited in vain."""

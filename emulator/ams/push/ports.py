"""PushPorts: the ports where the phone listens for MIDlets that do not run, and those that run.

A port is held by the phone, or open in a MIDlet, or neither. What comes to one that is held
waits there, if it passes the filter; opening it hands over the port with all that waits.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from emulator.handset.address import PortTaken, RadioFault
from emulator.handset.ports import DatagramPort, Listener, MessagePort
from emulator.handset.radio import Radio
from emulator.handset.stream import Phase, Stream
from emulator.kernel import Kernel

if TYPE_CHECKING:
    from ..session import Session

WAITING = 32        # arrivals that wait at a port for a MIDlet to be started; what comes then is lost

Port: TypeAlias = "DatagramPort | Listener | MessagePort"


class PushPorts:
    """The ports by place (`datagram://:5555`).

    `came(place)` is told when something new waits, `wanted(place, sender)` says whether it may.
    """

    def __init__(self, kernel: Kernel, radio: Radio, wanted: Callable[[str, str], bool],
                 came: Callable[[str], object]) -> None:
        self._kernel, self._radio = kernel, radio
        self._wanted, self._came = wanted, came
        self._held: dict[str, Port] = {}
        self._seen: dict[str, int] = {}                     # how many of those that wait were let in
        self._open: dict[str, tuple[Session, Port]] = {}    # in MIDlets

    def waiting(self, place: str) -> int:
        """How many arrivals have come and were not read, whoever has the port."""
        port = self._held.get(place) or self._open.get(place, (None, None))[1]
        return 0 if port is None or port.closed else len(port.arrived)

    def news(self, place: str) -> str:
        """What has come there last, in words for the person."""
        port = self._held.get(place)
        if port is None or not port.arrived:
            return "something has come"
        return f"{_WORDS[type(port)]} from {_sender(port.arrived[-1])} has come"

    def hold(self, place: str, for_suite: str | None = None) -> bool:
        """Listen there; False if the phone does already, or a MIDlet (of the suite) answers for it.

        RadioFault if the port is not to be had, or open in a MIDlet of another suite.
        """
        session, port = self._open.get(place, (None, None))
        if for_suite is not None and session is not None and port is not None:
            if port.closed:
                del self._open[place]
            elif session.program.suite_key != for_suite:
                raise PortTaken(f"{place} is open in {session.program.title}")
        if place in self._held or place in self._open:
            return False
        self._hold(place, self._taken(place))
        return True

    def try_to_hold(self, place: str) -> None:
        """Listen there if the port can be had: on a phone without a network it cannot."""
        try:
            self.hold(place)
        except RadioFault:
            pass

    def let_go(self, place: str) -> None:
        """Listen no more; what waits is lost."""
        port = self._held.pop(place, None)
        if port is not None:
            port.close()

    def hang_up(self, place: str) -> None:
        """Callers who wait there wait in vain. Messages can wait for ever."""
        port = self._held.get(place)
        if isinstance(port, Listener):
            self._seen[place] = 0
            while port.arrived:
                port.arrived.popleft().close()

    def open(self, place: str, session: Session) -> Port:
        """A MIDlet opens it: the port with what waits there. RadioFault if it is not to be had."""
        port = self._held.pop(place, None) or self._taken(place)
        port.on_news = lambda: None
        self._open[place] = session, port
        return port

    def ended(self, session: Session, registered: Callable[[str], object]) -> None:
        """The MIDlet has ended: the phone listens again where something is registered, and keeps what was unread."""
        for place in [place for place, (owner, _) in self._open.items() if owner is session]:
            _, port = self._open.pop(place)
            if registered(place):
                self._hold_again(place, list(port.arrived))

    # -- inside ----------------------------------------------------------------------------------

    def _taken(self, place: str) -> Port:
        scheme, _, port = place.partition("://:")
        return _TAKE[scheme](self._radio, int(port))

    def _hold(self, place: str, port: Port) -> None:
        self._held[place], self._seen[place] = port, 0
        # What came is looked at in an alarm: only then is it known who a caller is.
        port.on_news = lambda: self._kernel.at(self._kernel.now, lambda: self._sort(place, port))

    def _hold_again(self, place: str, unread: list[Any]) -> None:
        self.try_to_hold(place)
        port = self._held.get(place)
        if port is not None and not isinstance(port, Listener):
            port.arrived.extend(unread[:WAITING])
            self._seen[place] = len(port.arrived)       # they have started somebody before

    def _sort(self, place: str, port: Port) -> None:
        """Let in what is new, as far as it passes and there is room; tell of it, also if there is none."""
        if self._held.get(place) is not port:
            return                                      # a MIDlet was quicker
        seen = self._seen[place]
        old: list[Any] = list(port.arrived)[:seen]
        new: list[Any] = list(port.arrived)[seen:]
        kept = [item for item in old if not _has_hung_up(item)]
        wanted = [item for item in new if self._wanted(place, _sender(item))]
        let_in = wanted[:max(0, WAITING - len(kept))]
        for item in old + new:
            if isinstance(item, Stream) and item not in kept and item not in let_in:
                item.close()
        arrived: deque[Any] = port.arrived
        arrived.clear()
        arrived.extend(kept + let_in)
        self._seen[place] = len(arrived)
        if wanted:
            self._came(place)


_WORDS = {DatagramPort: "data", Listener: "a call", MessagePort: "a message"}
_TAKE: dict[str, Callable[[Radio, int], Port]] = {
    "datagram": Radio.datagrams, "socket": Radio.listen, "sms": Radio.messages}


def _sender(item: Any) -> str:
    """Whose it is: a stream's other end, the sender of a datagram or of a short message."""
    if isinstance(item, Stream):
        return item.remote.host
    first, second = item
    host: str = second.host if isinstance(first, bytes) else first.sender.host
    return host


def _has_hung_up(item: Any) -> bool:
    """Is it a caller who has gone again and left nothing to read?"""
    return isinstance(item, Stream) and not item.available and (item.phase is not Phase.OPEN or item.input_ended)

"""MessageConnection: sends and receives short messages (JSR 120).

    sms://+100:5555   a client: what it makes goes to that number and port
    sms://+100        the same, to the phone's own inbox
    sms://:5555       a server: it receives what comes for that port, and sends too
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, cast

from emulator.handset.address import Address
from emulator.handset.ports import MessagePort, ShortMessage

from .. import runtime
from ..io.connection import Connection
from ..io.mode import Mode, demand
from ..io.open_connections import of_the_suite
from ..io.url import parse_name, parse_place
from ..io.waiting import Waiting, io_exceptions
from ..lang.exceptions import (
    IllegalArgumentException,
    InterruptedIOException,
    IOException,
    NullPointerException,
    SecurityException,
)
from .message import BinaryMessage, Message, TextMessage
from .message_listener import MessageListener
from .segments import MOST, segments

SEND, RECEIVE = "javax.wireless.messaging.sms.send", "javax.wireless.messaging.sms.receive"
NUMBER = re.compile(r"\+?[0-9]{1,20}")
# What GSM phones use for themselves (JSR 120, A.4.0).
THE_PHONES_OWN = {2805, 2923, 2948, 2949, 5502, 5503, 5508, 5511, 5512, 9200, 9201, 9202, 9203, 9207, 49996, 49999}


class MessageConnection(Connection):
    """Opened by Connector; a server has a `port`, a client somebody it writes `to`."""

    TEXT_MESSAGE = "text"
    BINARY_MESSAGE = "binary"

    def __init__(self, port: MessagePort | None, to: str | None, mode: Mode) -> None:
        self._port, self._to, self._mode = port, to, mode
        self._is_open = True
        self._listener: MessageListener | Callable[[MessageConnection], object] | None = None
        self._waiting = Waiting(mode.within)
        self._here = runtime.current()
        self._open = of_the_suite()
        self._open.add(self)
        if port is not None:
            port.on_news = self._news

    def new_message(self, type: str, address: str | None = None) -> Message:
        """`TEXT_MESSAGE` or `BINARY_MESSAGE`; a client's goes where the client does, unless `address` is given.

        IllegalArgumentException for another type.
        """
        kinds: dict[str, Callable[[str | None], Message]] = {
            self.TEXT_MESSAGE: TextMessage, self.BINARY_MESSAGE: BinaryMessage}
        if type not in kinds:
            raise IllegalArgumentException(f"a message is of type 'text' or 'binary', not {type!r}")
        return kinds[type](self._to if address is None else address)

    def send(self, msg: Message) -> None:
        """Hand it to the network. SecurityException if not permitted, IOException if nobody has the number.

        IllegalArgumentException without a right address, or if it takes more than 3 short messages.
        """
        if msg is None:
            raise NullPointerException("no message to send")
        self._check_open()
        self._mode.check_output()
        to = place_of_phone(msg._address)
        if segments(msg._payload(), has_port=to.port > 0) > MOST:
            raise IllegalArgumentException(f"the message takes more than {MOST} short messages")
        if to.port in THE_PHONES_OWN:
            raise SecurityException(f"port {to.port} is the phones' own")
        demand(SEND)
        with io_exceptions():
            self._here.handset.radio.send_message(to.host, to.port, msg._payload(),
                                                  self._port.local.port if self._port else 0)

    def receive(self) -> Message:
        """Wait for a message. IOException for a client; InterruptedIOException when closed meanwhile."""
        self._check_open()
        port = self._server()
        demand(RECEIVE)

        def has_arrived() -> bool:
            if not self._is_open:
                raise InterruptedIOException("the connection was closed")
            return bool(port.arrived)
        self._waiting.until(has_arrived)
        return self._received(*port.arrived.popleft())

    def set_message_listener(self, l: MessageListener | Callable[[MessageConnection], object] | None) -> None:  # noqa: E741
        """Who is told of each message that comes, and of those that wait already; None for nobody."""
        self._check_open()
        port = self._server()
        demand(RECEIVE)
        self._listener = l
        for _ in range(len(port.arrived)):
            self._tell()

    def number_of_segments(self, msg: Message) -> int:
        """How many short messages it takes; 0 if it cannot be sent."""
        if msg is None:
            raise NullPointerException("no message to measure")
        has_port = msg._address is None or parse_place(parse_name(msg._address), port_wanted=False) is None \
            or ":" in msg._address.partition("//")[2]
        found = segments(msg._payload(), has_port=has_port)
        return found if found <= MOST else 0

    def close(self) -> None:
        self._open.remove(self)
        self._release()

    # -- ours ------------------------------------------------------------------------------------

    def _release(self) -> None:
        if self._is_open:
            self._is_open, self._listener = False, None
            if self._port is not None:
                self._port.close()
            self._waiting.news()

    def _check_open(self) -> None:
        if not self._is_open:
            raise IOException("the connection is closed")

    def _server(self) -> MessagePort:
        if self._port is None:
            raise IOException("a client only sends; open sms://:port to receive")
        self._mode.check_input()
        return self._port

    def _news(self) -> None:
        """A message came (or the port was closed)."""
        self._waiting.news()
        if self._is_open:
            self._tell()

    def _tell(self) -> None:
        listener = self._listener
        if listener is not None:
            call: Callable[[MessageConnection], object] = getattr(listener, "notify_incoming_message",
                                                                    cast(Any, listener))
            self._here.events.post(self._here.group, lambda: call(self))

    def _received(self, message: ShortMessage, sent_at: int) -> Message:
        sender = message.sender
        address = f"sms://{sender}" if sender.port else f"sms://{sender.host}"
        epoch = self._here.current_time_millis() - self._here.kernel.now
        when = datetime.fromtimestamp((epoch + sent_at) / 1000, UTC)
        if isinstance(message.data, str):
            text = TextMessage(address, when)
            text.set_payload_text(message.data)
            return text
        binary = BinaryMessage(address, when)
        binary.set_payload_data(message.data)
        return binary


def place_of_phone(address: str | None) -> Address:
    """The number and port (0: none) of `sms://number:port`; IllegalArgumentException for anything else."""
    if address is None:
        raise IllegalArgumentException("the message has no address; set_address says where it goes")
    name = parse_name(address)
    place = parse_place(name, port_wanted=False) if name.scheme == "sms" else None
    if place is None or not NUMBER.fullmatch(place.host):
        raise IllegalArgumentException(f"{address!r} is no phone's address; write sms://+100:5555")
    return place

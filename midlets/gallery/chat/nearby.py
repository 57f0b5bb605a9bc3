"""Nearby: the messenger's datagram port, the thread that waits at it, and the one that sends again."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.io import Connector, UDPDatagramConnection
from emulator.midp.lang import IOException, Monitor, SecurityException, System, Thread

from .contacts import PORT, Kind, place, tidied
from .outbox import Outbox
from .wire import Packet, from_bytes, to_bytes

PORTS = range(PORT, PORT + 8)      # the first that is free: two messengers may share a computer


class Nearby:
    """Sends until it is acknowledged.

    `came(address, key, text)` is called for each message; it says whether the message is kept, and
    only then the sender is told. `arrived(key, address)` and `failed(key)` tell what became of one's own.
    """

    def __init__(self, came: Callable[[str, str, str], bool], arrived: Callable[[str, str], object],
                 failed: Callable[[str], object]) -> None:
        self._came, self._arrived, self._failed = came, arrived, failed
        self._monitor = Monitor()                  # guards the outbox
        self._outbox = Outbox()
        self._connection: UDPDatagramConnection | None = None

    def open(self, first: int | None = None) -> bool:
        """Listen at the first port that is free; False if none can be had. It may wait for the person."""
        for port in [*([first] if first else []), *PORTS]:
            try:
                connection = Connector.open(f"datagram://:{port}")
            except IOException:
                continue
            except SecurityException:
                return False
            assert isinstance(connection, UDPDatagramConnection)
            self._begin(connection)
            return True
        return False

    @property
    def is_open(self) -> bool:
        return self._connection is not None

    @property
    def port(self) -> int | None:
        """Where it listens."""
        connection = self._connection
        return connection and connection.get_local_port()

    @property
    def address(self) -> str | None:
        """By which others reach this phone."""
        connection = self._connection
        return connection and tidied(Kind.NEARBY, f"{connection.get_local_address()}:{connection.get_local_port()}")

    def send(self, key: str, address: str, text: str) -> None:
        """Put a message on its way."""
        with self._monitor:
            self._outbox.add(key, text, address, System.current_time_millis())
            self._monitor.notify_all()

    def forget(self, key: str) -> None:
        """A message is not to be sent any more."""
        with self._monitor:
            self._outbox.remove(key)

    def close(self) -> None:
        """Listen no more."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
        with self._monitor:
            self._monitor.notify_all()

    # -- its threads -----------------------------------------------------------------------------

    def _begin(self, connection: UDPDatagramConnection) -> None:
        self._connection = connection
        Thread(lambda: self._listen(connection), "nearby").start()
        Thread(lambda: self._send_due(connection), "nearby, sending").start()

    def _send_due(self, connection: UDPDatagramConnection) -> None:
        """Send what is due, and wait for the next time."""
        while self._connection is connection:
            with self._monitor:
                now = System.current_time_millis()
                to_send, given_up = self._outbox.tick(now)
                deadline = self._outbox.next_deadline()
                if not (to_send or given_up):
                    self._monitor.wait(0 if deadline is None else max(1, deadline - now))
            for key, text, address in to_send:
                self._put(connection, Packet(key, text), address)
            for key in given_up:
                self._failed(key)

    def _listen(self, connection: UDPDatagramConnection) -> None:
        """Until the connection is closed."""
        while self._connection is connection:
            try:
                datagram = connection.new_datagram(connection.get_maximum_length())
                connection.receive(datagram)
            except IOException:
                if self._connection is not connection:
                    return
                Thread.sleep(200)                     # a passing fault of the network
                continue
            packet = from_bytes(bytes(datagram.get_data()[:datagram.get_length()]))
            sender = tidied(Kind.NEARBY, (datagram.get_address() or "").removeprefix("datagram://"))
            if packet is not None and sender is not None:
                self._take(connection, packet, sender)

    def _take(self, connection: UDPDatagramConnection, packet: Packet, sender: str) -> None:
        if packet.text is not None:
            if self._came(sender, packet.key, packet.text):
                self._put(connection, Packet(packet.key, None), sender)
            return
        with self._monitor:
            self._outbox.remove(packet.key)
            self._monitor.notify_all()
        self._arrived(packet.key, sender)

    @staticmethod
    def _put(connection: UDPDatagramConnection, packet: Packet, address: str) -> None:
        """On its way, or lost: the outbox sends again."""
        data = to_bytes(packet)
        try:
            connection.send(connection.new_datagram(data, len(data), f"datagram://{place(address)}"))
        except (IOException, ValueError, SecurityException):
            return

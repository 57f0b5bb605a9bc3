"""The socket of a game over the radio. Its thread only waits and puts what came into a list."""

from __future__ import annotations

from emulator.midp.io import Connector, Datagram, UDPDatagramConnection
from emulator.midp.lang import IOException, Thread

PORT = 5556
FLOOD = 64          # datagrams kept from one look to the next; what comes beyond is dropped


class Radio:
    """Datagrams from and to other phones. IOException or SecurityException if it cannot be used."""

    def __init__(self, url: str) -> None:
        connection = Connector.open(url)
        assert isinstance(connection, UDPDatagramConnection)
        self._connection = connection
        self._came: list[tuple[bytes, str]] = []
        self.closed = False
        Thread(self._listen).start()

    def _listen(self) -> None:
        while not self.closed:
            try:
                datagram = self._connection.new_datagram(self._connection.get_maximum_length())
                self._connection.receive(datagram)
            except IOException:
                if not self.closed:
                    Thread.sleep(200)       # a passing fault of the network: go on listening
                continue
            if len(self._came) < FLOOD:
                self._came.append((bytes(datagram.get_data()[:datagram.get_length()]), datagram.get_address() or ""))

    def took(self) -> list[tuple[bytes, str]]:
        """What came since the last look: data and sender."""
        came, self._came = self._came, []
        return came

    def send(self, address: str, data: bytes) -> None:
        """Send one; what cannot be sent is lost, as datagrams are."""
        try:
            datagram: Datagram = self._connection.new_datagram(data, len(data), address)
            self._connection.send(datagram)
        except (IOException, ValueError):
            pass

    def close(self) -> None:
        """Hear nothing more."""
        if not self.closed:
            self.closed = True
            try:
                self._connection.close()
            except IOException:
                pass                        # it is gone in any case

"""SMS: the messenger's port for short messages, and the thread that waits at it."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.io import Connector
from emulator.midp.lang import InterruptedIOException, IOException, SecurityException, Thread
from emulator.midp.messaging import MessageConnection, TextMessage

from .contacts import PORT


class Sms:
    """`came(number, text)` is called for each short message, on a thread of its own."""

    def __init__(self, came: Callable[[str, str], object]) -> None:
        self._came = came
        self._connection: MessageConnection | None = None

    def open(self) -> bool:
        """Listen; False if this phone has no short messages, or they are not permitted. It may wait for the person."""
        try:
            connection = Connector.open(f"sms://:{PORT}")
        except (IOException, SecurityException):
            return False
        assert isinstance(connection, MessageConnection)
        self._connection = connection
        Thread(lambda: self._listen(connection), "sms").start()
        return True

    def send(self, number: str, text: str) -> None:
        """IOException if it cannot be sent, SecurityException if it may not be. It may wait for the person."""
        own = self._connection
        connection = own if own is not None else Connector.open(f"sms://{number}:{PORT}")
        assert isinstance(connection, MessageConnection)
        try:
            message = connection.new_message(MessageConnection.TEXT_MESSAGE, f"sms://{number}:{PORT}")
            assert isinstance(message, TextMessage)
            message.set_payload_text(text)
            connection.send(message)
        finally:
            if connection is not own:
                connection.close()

    def close(self) -> None:
        """Listen no more."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _listen(self, connection: MessageConnection) -> None:
        """Until the connection is closed."""
        while self._connection is connection:
            try:
                message = connection.receive()
            except (InterruptedIOException, SecurityException):
                return
            except IOException:
                if self._connection is not connection:
                    return
                Thread.sleep(500)                     # a passing fault of the network
                continue
            if isinstance(message, TextMessage) and message.get_payload_text():
                sender = (message.get_address() or "").removeprefix("sms://").partition(":")[0]
                self._came(sender, message.get_payload_text() or "")

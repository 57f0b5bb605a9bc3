"""Message, TextMessage and BinaryMessage: what is sent, to whom, and when (JSR 120)."""

from __future__ import annotations

from datetime import datetime


class Message:
    """Made by `MessageConnection.new_message`, or received."""

    def __init__(self, address: str | None = None, timestamp: datetime | None = None) -> None:
        self._address, self._timestamp = address, timestamp

    def get_address(self) -> str | None:
        """To whom it goes, or (received) from whom it is: `sms://+100:5555`, or None."""
        return self._address

    def get_timestamp(self) -> datetime | None:
        """When it was sent; None for one that was not received."""
        return self._timestamp

    def set_address(self, address: str | None) -> None:
        """To whom it goes; looked at when it is sent."""
        self._address = address

    def _payload(self) -> bytes | str:
        """What goes over the air."""
        raise NotImplementedError


class TextMessage(Message):
    """A message of text."""

    _text: str | None = None

    def get_payload_text(self) -> str | None:
        """The text, or None if none was set."""
        return self._text

    def set_payload_text(self, data: str | None) -> None:
        self._text = data

    def _payload(self) -> str:
        return self._text or ""


class BinaryMessage(Message):
    """A message of bytes."""

    _data: bytes | bytearray | None = None

    def get_payload_data(self) -> bytes | bytearray | None:
        """The very array that was set, or None."""
        return self._data

    def set_payload_data(self, data: bytes | bytearray | None) -> None:
        """It is not copied: what is written into it before sending is sent."""
        self._data = data

    def _payload(self) -> bytes:
        return bytes(self._data or b"")

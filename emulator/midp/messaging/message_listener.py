"""MessageListener: hears that a message came (JSR 120)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from .message_connection import MessageConnection


class MessageListener(Protocol):
    """An object with this method, or any callable in its place."""

    def notify_incoming_message(self, conn: MessageConnection) -> object:
        """Called once for each message, on the event thread: read it on another, for `receive` may wait."""

"""javax.wireless.messaging: short messages (JSR 120).

    message.py             Message, TextMessage, BinaryMessage
    message_connection.py  MessageConnection: `sms://number:port`, `sms://:port`
    segments.py            how many short messages a message takes
"""

from .. import io as _io  # noqa: F401   first: Connector opens sms, and a MessageConnection is a Connection
from .message import BinaryMessage, Message, TextMessage
from .message_connection import MessageConnection
from .message_listener import MessageListener

__all__ = ["BinaryMessage", "Message", "MessageConnection", "MessageListener", "TextMessage"]

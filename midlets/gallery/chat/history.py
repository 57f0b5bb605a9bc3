"""History: every message that was written or came, kept in the phone's memory (record store `chat history`)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from emulator.midp.rms import RecordStoreFullException

from .records import Records

KEPT = 200          # messages of each contact


class State(Enum):
    """What has become of a message."""

    RECEIVED = "r"
    SENDING = "s"
    SENT = "t"
    """The network has it."""
    DELIVERED = "d"
    """The other phone has it."""
    FAILED = "f"


@dataclass
class Message:
    """One message. `key` tells a nearby message from every other; "" for an SMS."""

    id: int
    contact: int
    text: str
    time: int
    state: State
    key: str = ""
    is_read: bool = True

    @property
    def is_mine(self) -> bool:
        return self.state is not State.RECEIVED


class History:
    """The messages of all contacts, the oldest first. What a method has changed is kept when it returns."""

    def __init__(self) -> None:
        self._records = Records("chat history")
        self._all: dict[int, Message] = {}
        for record_id, kept in self._records.all().items():
            try:
                self._all[record_id] = Message(record_id, int(kept["c"]), str(kept["x"]), int(kept["t"]),
                                               State(kept["s"]), str(kept["k"]), bool(kept["r"]))
            except (KeyError, TypeError, ValueError):
                continue                        # of another program: left alone

    def all(self) -> list[Message]:
        return list(self._all.values())

    def of(self, contact: int) -> list[Message]:
        """The messages from and to a contact."""
        return [message for message in self._all.values() if message.contact == contact]

    def unread(self, contact: int) -> int:
        """How many have come from a contact and were not looked at."""
        return sum(not message.is_read for message in self.of(contact))

    def knows(self, contact: int, key: str) -> bool:
        """Has a nearby message of this key come from the contact before?"""
        return any(message.key == key and not message.is_mine for message in self.of(contact))

    def add(self, contact: int, text: str, time: int, state: State, key: str = "", *, is_read: bool = True) -> Message:
        """A new message. Old ones make room; RecordStoreException if there is none even so."""
        message = Message(0, contact, text, time, state, key, is_read)
        while True:
            try:
                message.id = self._records.add(_kept(message))
                break
            except RecordStoreFullException:
                if not self.make_room():
                    raise
        self._all[message.id] = message
        for old in self.of(contact)[:-KEPT]:
            self._remove(old)
        return message

    def make_room(self) -> bool:
        """Remove the oldest message from or to whoever takes the most room, so that nobody's chatter drives out
        everybody else's; False if there is none.
        """
        sizes: dict[int, int] = {}
        for message in self._all.values():
            sizes[message.contact] = sizes.get(message.contact, 0) + len(message.text)
        if not sizes:
            return False
        self._remove(self.of(max(sizes, key=lambda contact: sizes[contact]))[0])
        return True

    def set_state(self, message: Message, state: State) -> None:
        """What has become of it."""
        if message.state is not state:
            message.state = state
            self._put(message)

    def mark_read(self, contact: int) -> None:
        """All messages of a contact were looked at."""
        for message in self.of(contact):
            if not message.is_read:
                message.is_read = True
                self._put(message)

    def clear(self, contact: int) -> None:
        """Nothing from or to a contact is kept any more."""
        for message in self.of(contact):
            self._remove(message)

    def _put(self, message: Message) -> None:
        """A message that was removed meanwhile stays away."""
        if message.id in self._all:
            self._records.put(message.id, _kept(message))

    def _remove(self, message: Message) -> None:
        self._records.remove(message.id)
        self._all.pop(message.id, None)


def _kept(message: Message) -> dict[str, object]:
    return {"c": message.contact, "x": message.text, "t": message.time, "s": message.state.value,
            "k": message.key, "r": int(message.is_read)}

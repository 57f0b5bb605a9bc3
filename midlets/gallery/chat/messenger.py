"""Messenger: contacts, messages, and the two ways that they travel; without a screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from emulator.midp.io import ConnectionNotFoundException, PushRegistry
from emulator.midp.lang import (
    ClassNotFoundException,
    InterruptedIOException,
    IOException,
    Monitor,
    SecurityException,
    System,
    Thread,
)
from emulator.midp.rms import RecordStoreException, RecordStoreFullException
from emulator.midp.util import Random

from .contacts import PORT, Contact, Contacts, Kind
from .history import History, Message, State
from .nearby import Nearby
from .sms import Sms

MIDLET = "chat.midlet.Chat"            # as the descriptor lists it


class Owner(Protocol):
    """Who is told; on any thread."""

    def changed(self) -> None:
        """A message, a contact or what became of a message."""

    def arrived(self, message: Message) -> None:
        """A message came, and is kept."""

    def trouble(self, message: Message, error: Exception | None) -> None:
        """A message could not be delivered."""


class Messenger:
    """What the MIDlet does. `open` begins to listen."""

    def __init__(self, random: Random, owner: Owner) -> None:
        self._random, self._owner = random, owner
        self._monitor = Monitor()                 # guards contacts and history, which several threads change
        self.contacts, self.history = Contacts(), History()
        self._sms = Sms(self._sms_came)
        self.nearby = Nearby(self._nearby_came, self._nearby_arrived, self._nearby_failed)

    def open(self) -> None:
        """Listen, and go on sending what was under way when the phone was switched off. It may wait for the person."""
        self._sms.open()
        self.nearby.open(self._registered_port())
        for message in self.history.all():
            contact = self.contacts.get(message.contact)
            if message.state is State.SENDING and contact is not None:
                if message.key and contact.kind is Kind.NEARBY and self.nearby.is_open:
                    self.nearby.send(message.key, contact.address, message.text)
                else:
                    self._becomes(message, State.FAILED)      # whether it went out, nobody knows
        self._owner.changed()

    def close(self) -> None:
        """Listen no more."""
        self._sms.close()
        self.nearby.close()

    # -- writing ---------------------------------------------------------------------------------

    def write(self, contact: Contact, text: str) -> Message:
        """Keep a message and put it on its way. RecordStoreException if there is no room."""
        key = "" if contact.kind is Kind.SMS else f"{self._random.next_long() & 0xFFFF_FFFF_FFFF_FFFF:016x}"
        with self._monitor:
            message = self.history.add(contact.id, text, System.current_time_millis(), State.SENDING, key)
        self._send(message, contact)
        return message

    def send_again(self, contact: Contact) -> None:
        """All that could not be delivered to a contact."""
        for message in self.history.of(contact.id):
            if message.state is State.FAILED:
                self._becomes(message, State.SENDING)
                self._send(message, contact)

    def _send(self, message: Message, contact: Contact) -> None:
        if contact.kind is Kind.SMS or not message.key:
            Thread(lambda: self._send_sms(message, contact), "sending").start()
        elif self.nearby.is_open:
            self.nearby.send(message.key, contact.address, message.text)
        else:
            self._fail(message, None)
        self._owner.changed()

    def _send_sms(self, message: Message, contact: Contact) -> None:
        try:
            if contact.kind is not Kind.SMS:
                raise ConnectionNotFoundException("the contact is reached in another way now")
            self._sms.send(contact.address, message.text)
        except (IOException, SecurityException, InterruptedIOException, ValueError) as error:
            self._fail(message, error)
        else:
            self._becomes(message, State.SENT)

    # -- contacts ----------------------------------------------------------------------------------

    def keep_contact(self, contact: Contact | None, name: str, kind: Kind, address: str) -> Contact:
        """A new contact (None), or a changed one. Old messages make room; RecordStoreException if there is none."""
        with self._monitor:
            while True:
                try:
                    if contact is None:
                        return self.contacts.add(name, kind, address)
                    self.contacts.change(contact, name, kind, address)
                    return contact
                except RecordStoreFullException:
                    if not self.history.make_room():
                        raise

    def remove(self, contact: Contact) -> None:
        """A contact and all messages."""
        with self._monitor:
            self.clear(contact)
            self.contacts.remove(contact)
        self._owner.changed()

    def clear(self, contact: Contact) -> None:
        """All messages of a contact; what is under way is given up."""
        with self._monitor:
            for message in self.history.of(contact.id):
                if message.state is State.SENDING and message.key:
                    self.nearby.forget(message.key)
            self.history.clear(contact.id)
        self._owner.changed()

    def read(self, contact: Contact) -> None:
        """The person has looked at a contact's messages."""
        if not self.history.unread(contact.id):
            return
        with self._monitor:
            self._kept(lambda: self.history.mark_read(contact.id))
        self._owner.changed()

    # -- push ----------------------------------------------------------------------------------------

    @property
    def wakes(self) -> bool:
        """Does a message from nearby start the messenger?"""
        return self._registered_port() is not None

    def set_wakes(self, wakes: bool) -> str:
        """Let messages from nearby start the messenger, or not; "" or why it cannot be. May wait for the person."""
        port = self._registered_port()
        try:
            if not wakes and port is not None:
                PushRegistry.unregister_connection(f"datagram://:{port}")
            elif wakes and port is None:
                PushRegistry.register_connection(f"datagram://:{self.nearby.port or PORT}", MIDLET, "*")
        except (IOException, SecurityException, ClassNotFoundException) as error:
            return str(error)
        return ""

    @staticmethod
    def _registered_port() -> int | None:
        for connection in PushRegistry.list_connections(False):
            if connection.startswith("datagram://:"):
                return int(connection.removeprefix("datagram://:"))
        return None

    # -- what comes ----------------------------------------------------------------------------------

    def _sms_came(self, number: str, text: str) -> None:
        self._came(Kind.SMS, number, "", text)

    def _nearby_came(self, address: str, key: str, text: str) -> bool:
        return self._came(Kind.NEARBY, address, key, text)

    def _came(self, kind: Kind, address: str, key: str, text: str) -> bool:
        """Keep a message, once; is it kept? Somebody who is not known becomes a contact."""
        with self._monitor:
            try:
                contact = self.contacts.find(kind, address) or self.keep_contact(None, address[:20], kind, address)
                if key and self.history.knows(contact.id, key):
                    return True                   # sent again because our word was lost
                message = self.history.add(contact.id, text, System.current_time_millis(), State.RECEIVED, key,
                                           is_read=False)
            except RecordStoreException:
                return False                      # the sender will try again
        self._owner.arrived(message)
        return True

    def _nearby_arrived(self, key: str, address: str) -> None:
        for message in self._mine(key):
            contact = self.contacts.get(message.contact)
            if contact is not None and contact.kind is Kind.NEARBY:
                with self._monitor:
                    self._kept(lambda to=contact: self.contacts.answers_from(to, address))
            self._becomes(message, State.DELIVERED)

    def _nearby_failed(self, key: str) -> None:
        for message in self._mine(key):
            self._fail(message, None)

    def _mine(self, key: str) -> list[Message]:
        return [message for message in self.history.all() if message.key == key and message.is_mine]

    def _fail(self, message: Message, error: Exception | None) -> None:
        self._becomes(message, State.FAILED)
        self._owner.trouble(message, error)

    def _becomes(self, message: Message, state: State) -> None:
        with self._monitor:
            self._kept(lambda: self.history.set_state(message, state))
        self._owner.changed()

    @staticmethod
    def _kept(change: Callable[[], object]) -> None:
        """A change that finds no room is shown all the same, and lost with the phone."""
        try:
            change()
        except RecordStoreException:
            return

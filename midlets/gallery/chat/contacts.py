"""Contacts: whom one writes to, kept in the phone's memory (record store `chat contacts`)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from .records import Records

PORT = 6262                   # where messengers listen, for short messages and for datagrams
LONGEST_NAME, LONGEST_ADDRESS = 20, 60

_NUMBER = re.compile(r"\+?[0-9]{2,20}")
_HOST = re.compile(r"([A-Za-z0-9+_.-]+|\[[0-9A-Fa-f:.]{2,39}\])(?::([0-9]{1,5}))?")


class Kind(Enum):
    """How somebody is reached."""

    SMS = "sms"
    NEARBY = "nearby"


@dataclass
class Contact:
    """Somebody. `id` is that of the record."""

    id: int
    name: str
    kind: Kind
    address: str
    also: str = ""
    """Where its answers come from, if that is another address: of `localhost` they come from 127.0.0.1."""


class Contacts:
    """All contacts, by name."""

    def __init__(self) -> None:
        self._records = Records("chat contacts")
        self._all: dict[int, Contact] = {}
        for record_id, kept in self._records.all().items():
            try:
                self._all[record_id] = Contact(record_id, str(kept["n"]), Kind(kept["k"]), str(kept["a"]),
                                               str(kept.get("b", "")))
            except (KeyError, ValueError):
                continue                       # of another program: left alone

    def all(self) -> list[Contact]:
        """In the order of their names."""
        return sorted(self._all.values(), key=lambda contact: (contact.name.casefold(), contact.id))

    def get(self, contact_id: int) -> Contact | None:
        return self._all.get(contact_id)

    def find(self, kind: Kind, address: str) -> Contact | None:
        """Who is reached there, or answers from there."""
        there = [contact for contact in self._all.values()
                 if contact.kind is kind and address in (contact.address, contact.also)]
        return min(there, key=lambda contact: contact.address != address, default=None)

    def add(self, name: str, kind: Kind, address: str) -> Contact:
        """A new contact, which is kept. RecordStoreException if there is no room."""
        record_id = self._records.add({"n": name, "k": kind.value, "a": address})
        contact = self._all[record_id] = Contact(record_id, name, kind, address)
        return contact

    def change(self, contact: Contact, name: str, kind: Kind, address: str) -> None:
        """Another name or address. RecordStoreException if there is no room."""
        self._records.put(contact.id, {"n": name, "k": kind.value, "a": address})
        contact.name, contact.kind, contact.address, contact.also = name, kind, address, ""

    def answers_from(self, contact: Contact, address: str) -> None:
        """What comes from there is this contact's, unless it is somebody else's. RecordStoreException if no room."""
        if self.find(contact.kind, address) is None:
            contact.also = address
            self._records.put(contact.id, {"n": contact.name, "k": contact.kind.value, "a": contact.address,
                                           "b": address})

    def remove(self, contact: Contact) -> None:
        """It is kept no more."""
        self._records.remove(contact.id)
        self._all.pop(contact.id, None)


def tidied(kind: Kind, address: str) -> str | None:
    """An address as it is kept: a number without blanks, a host without the usual port. None if it is none.

    >>> tidied(Kind.SMS, " +49 171 12"), tidied(Kind.NEARBY, "10.0.0.2:6262"), tidied(Kind.SMS, "10.0.0.2")
    ('+4917112', '10.0.0.2', None)
    """
    if kind is Kind.SMS:
        plain = re.sub(r"\s", "", address)
        return plain if _NUMBER.fullmatch(plain) else None
    found = _HOST.fullmatch(address.strip())
    if found is None or not 1 <= int(found[2] or PORT) <= 65_535:
        return None
    return found[1] if int(found[2] or PORT) == PORT else f"{found[1]}:{int(found[2])}"


def place(address: str) -> str:
    """A nearby address with its port.

    >>> place("10.0.0.2"), place("10.0.0.2:7000"), place("[::1]")
    ('10.0.0.2:6262', '10.0.0.2:7000', '[::1]:6262')
    """
    return address if ":" in address.rpartition("]")[2] else f"{address}:{PORT}"

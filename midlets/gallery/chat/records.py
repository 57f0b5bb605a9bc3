"""Records: small objects of JSON, each a record of a record store in the phone's memory."""

from __future__ import annotations

import json
from typing import Any

from emulator.midp.rms import RecordStore, RecordStoreException


class Records:
    """One record store. Errors are RecordStoreException; its kind RecordStoreFullException says it is full."""

    def __init__(self, name: str) -> None:
        self._store = RecordStore.open_record_store(name, True)

    def all(self) -> dict[int, dict[str, Any]]:
        """By record id, the oldest first. What is no object of JSON is left alone and left out."""
        found = {}
        enumeration = self._store.enumerate_records(None, None, False)
        while enumeration.has_next_element():
            record_id = enumeration.next_record_id()
            try:
                value = json.loads(self._store.get_record(record_id) or b"")
            except (ValueError, RecordStoreException):
                continue
            if isinstance(value, dict):
                found[record_id] = value
        return dict(sorted(found.items()))

    def add(self, value: dict[str, Any]) -> int:
        """Keep a new one; gives its record id."""
        data = _bytes(value)
        return self._store.add_record(data, 0, len(data))

    def put(self, record_id: int, value: dict[str, Any]) -> None:
        """Keep another value in a record's place."""
        data = _bytes(value)
        self._store.set_record(record_id, data, 0, len(data))

    def remove(self, record_id: int) -> None:
        """It is kept no more."""
        self._store.delete_record(record_id)


def _bytes(value: dict[str, Any]) -> bytes:
    """Half a character, which a message may end with, becomes "?"."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")

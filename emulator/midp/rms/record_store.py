"""javax.microedition.rms.RecordStore: a suite's records, which outlive the suite and the phone."""

from __future__ import annotations

from typing import Any, overload

from emulator.handset.record_memory import Store
from emulator.midp import runtime
from emulator.midp.lang.exceptions import SecurityException

from .exceptions import (
    InvalidRecordIDException,
    RecordStoreNotOpenException,
    as_the_spec_names_it,
)
from .open_stores import OpenStores, check_authmode, store_to_delete, store_to_open
from .record_bytes import copied, piece_of
from .record_comparator import RecordComparator
from .record_enumeration import Compare, Matches, RecordEnumeration
from .record_filter import RecordFilter
from .record_listener import Listener


class RecordStore:
    """Numbered records of bytes under a name of 1 to 32 characters (MIDP 2.0, RecordStore).

    A change is kept, whole, when the call that made it returns. Ids begin at 1 and are never used
    twice. A store closed as often as opened raises RecordStoreNotOpenException from most methods.

        scores = RecordStore.open_record_store("scores", True)
        number = scores.add_record(b"120", 0, 3)
        scores.close_record_store()
    """

    AUTHMODE_PRIVATE = 0
    AUTHMODE_ANY = 1

    def __init__(self, suite: runtime.Runtime, store: Store) -> None:
        self._suite = suite
        self._memory = suite.handset.storage.records
        self._key, self._name = store.key, store.name
        self._own = (store.vendor, store.suite) == (suite.suite_vendor, suite.suite_name)
        self._times_open = 0
        self._listeners: list[Listener] = []
        self._kept_updated: list[RecordEnumeration] = []

    @staticmethod
    def delete_record_store(record_store_name: str | None) -> None:
        """Delete a store of the calling suite and all its records; no listener hears of it.

        RecordStoreNotFoundException if it has none of this name, RecordStoreException if it is open.
        """
        suite = runtime.current()
        with as_the_spec_names_it():
            suite.handset.storage.records.delete(store_to_delete(suite, record_store_name).key)

    @overload
    @staticmethod
    def open_record_store(record_store_name: str, create_if_necessary: bool, /) -> RecordStore: ...
    @overload
    @staticmethod
    def open_record_store(record_store_name: str, create_if_necessary: bool, authmode: int, writable: bool,
                          /) -> RecordStore: ...
    @overload
    @staticmethod
    def open_record_store(record_store_name: str, vendor_name: str, suite_name: str, /) -> RecordStore: ...
    @staticmethod
    def open_record_store(record_store_name: str, /, *form: object) -> RecordStore:
        """Open a store; opening an open one gives the same object, to be closed once more.

        Three forms: (name, create_if_necessary); the same with (authmode, writable), which count
        only if this call creates the store; (name, vendor, suite) for a store of another suite.

        IllegalArgumentException for a bad name, RecordStoreNotFoundException for no such store,
        SecurityException if its suite keeps it private, RecordStoreFullException for no room.
        """
        suite = runtime.current()
        with as_the_spec_names_it():
            row = store_to_open(suite, record_store_name, form)
        by_key = runtime.room(OpenStores).by_key
        store = by_key.setdefault(row.key, RecordStore(suite, row))
        store._times_open += 1
        store._memory.opened[row.key] += 1
        return store

    def close_record_store(self) -> None:
        """Close it once; when closed as often as opened, listeners and walks are let go."""
        self._check_open()
        self._times_open -= 1
        self._memory.opened[self._key] -= 1
        if not self._times_open:
            self._shut()

    @staticmethod
    def list_record_stores() -> list[str] | None:
        """The names of the calling suite's own stores; None if it has none."""
        suite = runtime.current()
        with as_the_spec_names_it():
            return suite.handset.storage.records.names(suite.suite_vendor, suite.suite_name) or None

    def set_mode(self, authmode: int, writable: bool) -> None:
        """Let other suites read the store (AUTHMODE_ANY), and change it if `writable`, or nobody."""
        self._check_open()
        if not self._own:
            raise SecurityException(f"record store {self._name!r} belongs to another suite")
        check_authmode(authmode)
        with as_the_spec_names_it():
            self._memory.set_mode(self._key, shared=authmode == self.AUTHMODE_ANY, writable=bool(writable))

    def get_name(self) -> str:
        self._check_open()
        return self._name

    def get_version(self) -> int:
        """Grows by one with each record added, changed or deleted."""
        return self._now_is().version

    def get_num_records(self) -> int:
        return self._now_is().records

    def get_size(self) -> int:
        """Bytes that the store counts for: its records, 8 bytes for each, and 40 for itself."""
        return self._now_is().size

    def get_size_available(self) -> int:
        """Bytes that the suite may still use; each new record takes 8 of them beyond its data."""
        store = self._now_is()
        return max(0, self._suite.record_quota() - self._memory.used(store.vendor, store.suite))

    def get_last_modified(self) -> int:
        """When a record was last added, changed or deleted, in ms since 1970 by the phone's clock."""
        return self._now_is().modified

    def add_record_listener(self, listener: Listener | None) -> None:
        """Tell `listener` of each change from now on; one that is told already stays told once."""
        if listener is not None and listener not in self._listeners:
            self._listeners.append(listener)

    def remove_record_listener(self, listener: Listener | None) -> None:
        """Tell it no more; nothing happens if it was not told."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    def get_next_record_id(self) -> int:
        """The id that the next record will have; asking does not use it up."""
        return self._now_is().next_id

    def add_record(self, data: bytes | bytearray | None, offset: int, num_bytes: int) -> int:
        """Keep a new record of `num_bytes` from `offset` on, and return its id.

        `data` may be None for a record of no bytes. RecordStoreFullException if it does not fit,
        SecurityException in a store of another suite that is not writable.
        """
        self._check_writable()
        piece = piece_of(data, offset, num_bytes)
        with as_the_spec_names_it():
            record_id = self._memory.add(self._key, piece, now=self._suite.current_time_millis(),
                                         quota=self._suite.record_quota())
        self._tell("record_added", record_id)
        return record_id

    def delete_record(self, record_id: int) -> None:
        """Delete it; its id is never given again."""
        self._check_writable()
        with as_the_spec_names_it():
            found = self._memory.remove(self._key, record_id, now=self._suite.current_time_millis())
        if not found:
            raise self._no_record(record_id)
        self._tell("record_deleted", record_id)

    def get_record_size(self, record_id: int) -> int:
        """The bytes of its data, without overhead."""
        return len(self._data(record_id))

    @overload
    def get_record(self, record_id: int, /) -> bytes | None: ...
    @overload
    def get_record(self, record_id: int, buffer: bytearray, offset: int, /) -> int: ...
    def get_record(self, record_id: int, /, *into: object) -> bytes | int | None:
        """A record's bytes; None if it has none.

        With (buffer, offset): copies them there and returns how many;
        ArrayIndexOutOfBoundsException if they do not fit, and then nothing is copied.
        InvalidRecordIDException if there is no such record.
        """
        data = self._data(record_id)
        return copied(data, *into) if into else data or None

    def set_record(self, record_id: int, new_data: bytes | bytearray | None,
                   offset: int, num_bytes: int) -> None:
        """Replace a record's bytes, all at once; errors as of `add_record` and `get_record`."""
        piece = piece_of(new_data, offset, num_bytes)
        self._check_writable()
        with as_the_spec_names_it():
            found = self._memory.put(self._key, record_id, piece, now=self._suite.current_time_millis(),
                                     quota=self._suite.record_quota())
        if not found:
            raise self._no_record(record_id)
        self._tell("record_changed", record_id)

    def enumerate_records(self, filter: RecordFilter | Matches | None,
                          comparator: RecordComparator | Compare | None,
                          keep_updated: bool) -> RecordEnumeration:
        """A walk over the records that `filter` lets through, in the order of `comparator`."""
        self._check_open()
        return RecordEnumeration(self, filter, comparator, keep_updated)

    def _is_open(self) -> bool:
        return self._times_open > 0

    def _check_open(self) -> None:
        if not self._times_open:
            raise RecordStoreNotOpenException(f"record store {self._name!r} is closed")

    def _check_writable(self) -> None:
        store = self._now_is()
        if not self._own and not (store.shared and store.writable):
            raise SecurityException(f"record store {self._name!r} is another suite's, and for reading only")

    def _shut(self) -> None:
        """Closed for good: opening the store again makes a new object."""
        self._memory.opened[self._key] -= self._times_open
        self._times_open = 0
        self._listeners.clear()
        self._kept_updated.clear()
        self._suite.rooms[OpenStores].by_key.pop(self._key, None)

    def _now_is(self) -> Store:
        self._check_open()
        with as_the_spec_names_it():
            return self._memory.about(self._key)

    def _data(self, record_id: int) -> bytes:
        self._check_open()
        with as_the_spec_names_it():
            data = self._memory.data(self._key, record_id)
        if data is None:
            raise self._no_record(record_id)
        return data

    def _no_record(self, record_id: int) -> InvalidRecordIDException:
        return InvalidRecordIDException(f"no record {record_id} in record store {self._name!r}")

    def _tell(self, event: str, record_id: int) -> None:
        for walk in list(self._kept_updated):
            walk._hear(event, record_id)
        for listener in list(self._listeners):
            told: Any = getattr(listener, event, listener)
            if listener in self._listeners:         # one told before it may have removed it
                told(self, record_id)

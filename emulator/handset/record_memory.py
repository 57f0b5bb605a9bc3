"""Record stores as the phone's memory holds them: rows, sizes, and the room that is left.

The spec's own class, RecordStore, is in midp/rms; it says who may do what. Here a store is a
number, a record is a number and its bytes, and every change is one transaction: the record, the
store's version, time and size change together or not at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from emulator.errors import StorageError

from .storage_file import record_sum, text_sum

if TYPE_CHECKING:
    from .storage import Storage

STORE_OVERHEAD = 40
"""Bytes that an empty store counts for: the header of the phones of the age."""

RECORD_OVERHEAD = 8
"""Bytes that a record counts for beyond its data."""

LAST_ID = 2**31 - 1
"""A record's id is a Java int."""

CHUNK = 256
"""Records read at a time on a walk, so that a large store is never in memory whole."""


class StorageFull(StorageError):
    """No room: the suite's quota is used up, or the disk is full. Nothing was changed."""


class Store(NamedTuple):
    """A record store without its records; `modified` is ms since 1970, `size` bytes with overhead."""

    key: int
    vendor: str
    suite: str
    name: str
    shared: bool
    writable: bool
    next_id: int
    version: int
    modified: int
    records: int
    size: int


class Image(NamedTuple):
    """A whole record store as a value, which the tools carry from and to files."""

    store: Store
    records: dict[int, bytes]


class RecordMemory:
    """The record stores of all suites. A suite is known by its vendor and name."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.opened: Counter[int] = Counter()
        """How often each store is open now, over all running suites of the phone."""

    def all(self) -> list[Store]:
        """Every store, ordered by vendor, suite and name."""
        rows = self._storage.all("SELECT * FROM store ORDER BY vendor, suite, name")
        return [Store._make(row[:-1]) for row in rows]

    def find(self, vendor: str, suite: str, name: str) -> Store | None:
        row = self._storage.one("SELECT * FROM store WHERE vendor = ? AND suite = ? AND name = ?",
                                (vendor, suite, name))
        return None if row is None else Store._make(row[:-1])

    def names(self, vendor: str, suite: str) -> list[str]:
        rows = self._storage.all("SELECT name FROM store WHERE vendor = ? AND suite = ? ORDER BY name",
                                 (vendor, suite))
        return [name for (name,) in rows]

    def about(self, key: int) -> Store:
        """The store as it is now; StorageError if it has been deleted."""
        row = self._storage.one("SELECT * FROM store WHERE key = ?", (key,))
        if row is None:
            raise StorageError("the phone's memory", None, "the record store is gone")
        return Store._make(row[:-1])

    def used(self, vendor: str, suite: str) -> int:
        """Bytes that all stores of a suite count for."""
        (size,) = self._storage.one("SELECT total(size) FROM store WHERE vendor = ? AND suite = ?",
                                    (vendor, suite))
        return int(size)

    def create(self, vendor: str, suite: str, name: str, *, shared: bool, writable: bool,
               now: int, quota: int) -> Store:
        """A new, empty store; StorageFull if even that is beyond the quota."""
        self._make_room(vendor, suite, STORE_OVERHEAD, quota)
        with self._storage.together():
            key = self._insert(vendor, suite, name)
            store = Store(key, vendor, suite, name, shared, writable, 1, 0, now, 0, STORE_OVERHEAD)
            self._save(store)
        return store

    def delete(self, key: int) -> None:
        with self._storage.together():
            self._storage.write("DELETE FROM record WHERE store = ?", (key,))
            self._storage.write("DELETE FROM store WHERE key = ?", (key,))

    def forget(self, vendor: str, suite: str) -> None:
        """Delete every store of a suite, for the removal of a suite that does not run."""
        with self._storage.together():
            for name in self.names(vendor, suite):
                found = self.find(vendor, suite, name)
                if found is not None:
                    self.delete(found.key)

    def set_mode(self, key: int, *, shared: bool, writable: bool) -> None:
        """Who else may read and write; no change of version or time."""
        self._save(self.about(key)._replace(shared=shared, writable=writable))

    def ids(self, key: int) -> list[int]:
        """The ids of all records, ascending."""
        rows = self._storage.all("SELECT id FROM record WHERE store = ? ORDER BY id", (key,))
        return [record_id for (record_id,) in rows]

    def walk(self, key: int) -> Iterator[tuple[int, bytes]]:
        """Every record, ascending. The store may change meanwhile: each chunk is read afresh."""
        last = 0
        query = "SELECT id, data FROM record WHERE store = ? AND id > ? ORDER BY id LIMIT ?"
        while rows := self._storage.all(query, (key, last, CHUNK)):
            yield from rows
            last = rows[-1][0]

    def data(self, key: int, record_id: int) -> bytes | None:
        """A record's bytes; None if there is no such record."""
        if not 0 < record_id <= LAST_ID:
            return None
        row = self._storage.one("SELECT data FROM record WHERE store = ? AND id = ?", (key, record_id))
        return None if row is None else bytes(row[0])

    def add(self, key: int, data: bytes, *, now: int, quota: int) -> int:
        """The new record's id, never used before in this store. StorageFull beyond the quota."""
        with self._storage.together():
            store = self.about(key)
            more = RECORD_OVERHEAD + len(data)
            self._make_room(store.vendor, store.suite, more, quota)
            if store.next_id >= LAST_ID:
                raise StorageFull("the phone's memory", None, f"no ids are left in {store.name!r}")
            self._insert_record(key, store.next_id, data)
            self._save(store._replace(next_id=store.next_id + 1, version=store.version + 1, modified=now,
                                      records=store.records + 1, size=store.size + more))
        return store.next_id

    def put(self, key: int, record_id: int, data: bytes, *, now: int, quota: int) -> bool:
        """Give a record new bytes; False if there is no such record. StorageFull beyond the quota."""
        with self._storage.together():
            old = self.data(key, record_id)
            if old is None:
                return False
            store = self.about(key)
            more = len(data) - len(old)
            if more > 0:
                self._make_room(store.vendor, store.suite, more, quota)
            self._storage.write("UPDATE record SET data = ?, sum = ? WHERE store = ? AND id = ?",
                                (data, record_sum(key, record_id, data), key, record_id))
            self._save(store._replace(version=store.version + 1, modified=now, size=store.size + more))
        return True

    def remove(self, key: int, record_id: int, *, now: int) -> bool:
        """Delete a record; False if there is none."""
        with self._storage.together():
            old = self.data(key, record_id)
            if old is None:
                return False
            store = self.about(key)
            self._storage.write("DELETE FROM record WHERE store = ? AND id = ?", (key, record_id))
            self._save(store._replace(version=store.version + 1, modified=now, records=store.records - 1,
                                      size=store.size - RECORD_OVERHEAD - len(old)))
        return True

    def image(self, key: int) -> Image:
        """The store and all its records."""
        return Image(self.about(key), dict(self.walk(key)))

    def restore(self, image: Image) -> Store:
        """Put a whole store in place of any of the same owner and name: ids, version and time as they are."""
        store, records = image
        with self._storage.together():
            old = self.find(store.vendor, store.suite, store.name)
            if old is not None:
                self.delete(old.key)
            key = self._insert(store.vendor, store.suite, store.name)
            for record_id, data in sorted(records.items()):
                self._insert_record(key, record_id, data)
            kept = store._replace(
                key=key, next_id=max(store.next_id, max(records, default=0) + 1), records=len(records),
                size=STORE_OVERHEAD + sum(RECORD_OVERHEAD + len(data) for data in records.values()))
            self._save(kept)
        return kept

    def _insert(self, vendor: str, suite: str, name: str) -> int:
        return self._storage.write("INSERT INTO store VALUES (NULL, ?, ?, ?, 0, 0, 0, 0, 0, 0, 0, 0)",
                                   (vendor, suite, name))

    def _insert_record(self, key: int, record_id: int, data: bytes) -> None:
        self._storage.write("INSERT INTO record VALUES (?, ?, ?, ?)",
                            (key, record_id, data, record_sum(key, record_id, data)))

    def _save(self, store: Store) -> None:
        self._storage.write(
            "UPDATE store SET shared = ?, writable = ?, next_id = ?, version = ?, modified = ?, records = ?,"
            " size = ?, sum = ? WHERE key = ?", (*store[4:], text_sum(*store), store.key))

    def _make_room(self, vendor: str, suite: str, more: int, quota: int) -> None:
        left = quota - self.used(vendor, suite)
        if more > left:
            raise StorageFull("the phone's memory", None,
                              f"{more} bytes do not fit into the {max(0, left)} left to suite {suite!r}")


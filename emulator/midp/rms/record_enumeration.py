"""javax.microedition.rms.RecordEnumeration: a walk over the records of a store."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cmp_to_key
from typing import TYPE_CHECKING, Any

from emulator.midp.lang.exceptions import IllegalStateException

from .exceptions import InvalidRecordIDException, as_the_spec_names_it
from .record_comparator import RecordComparator
from .record_filter import RecordFilter

if TYPE_CHECKING:
    from .record_store import RecordStore

Matches = Callable[[bytes | None], bool]
Compare = Callable[[bytes | None, bytes | None], int]


class RecordEnumeration:
    """A walk forwards and backwards over the records that a filter lets through, in a comparator's order.

    Made by `RecordStore.enumerate_records`. It holds ids, not data: each record is read when it
    is asked for. Without a comparator the order is nobody's business (MIDP 2.0, RecordEnumeration).
    Every method of a destroyed one raises IllegalStateException.
    """

    def __init__(self, store: RecordStore, filter: RecordFilter | Matches | None,
                 comparator: RecordComparator | Compare | None, keep_updated: bool) -> None:
        self._store = store
        self._memory, self._key = store._memory, store._key
        matches: Any = getattr(filter, "matches", filter)
        compare: Any = getattr(comparator, "compare", comparator)
        self._matches: Matches | None = matches
        self._compare: Compare | None = compare
        self._destroyed = False
        self._kept_updated = False
        self._ids: list[int] = []
        # The walk stands between records: _next is the index of the one ahead, _previous of the
        # one behind, and the record last given lies in between. A new walk has all of them ahead
        # and, since going backwards begins with the last, all of them behind.
        self._next, self._previous, self._new = 0, -1, True
        if keep_updated:
            self.keep_updated(True)
        else:
            self._fill()

    def num_records(self) -> int:
        """How many records the walk visits."""
        self._check()
        return len(self._ids)

    def next_record(self) -> bytes | None:
        """The next record as it is now; None if it has no bytes.

        InvalidRecordIDException at the end, and for a record deleted since this walk was made;
        RecordStoreNotOpenException if the store is closed.
        """
        self._check()
        self._store._check_open()
        return self._store.get_record(self.next_record_id())

    def next_record_id(self) -> int:
        """The id of the next record; InvalidRecordIDException at the end, until `reset`."""
        if not self.has_next_element():
            raise InvalidRecordIDException("no record comes after this one")
        return self._stand_at(self._next)

    def previous_record(self) -> bytes | None:
        """The record before, as `next_record` gives the one after; the last one of a new walk."""
        self._check()
        self._store._check_open()
        return self._store.get_record(self.previous_record_id())

    def previous_record_id(self) -> int:
        """The id of the record before; the last one of a new walk."""
        if not self.has_previous_element():
            raise InvalidRecordIDException("no record comes before this one")
        return self._stand_at(len(self._ids) - 1 if self._new else self._previous)

    def has_next_element(self) -> bool:
        self._check()
        return self._store._is_open() and self._next < len(self._ids)

    def has_previous_element(self) -> bool:
        self._check()
        return self._store._is_open() and bool(self._ids if self._new else self._previous >= 0)

    def reset(self) -> None:
        """Begin again, as if new."""
        self._check()
        self._next, self._previous, self._new = 0, -1, True

    def rebuild(self) -> None:
        """Filter and sort the records as they are now, and begin again."""
        self.reset()
        self._fill()

    def keep_updated(self, keep_updated: bool) -> None:
        """Follow the suite's own changes of the store from now on, or no longer.

        Turning it on rebuilds. It costs a comparison or more for each change.
        """
        self._check()
        if keep_updated and not self._kept_updated:
            self._store._kept_updated.append(self)
            self.rebuild()
        elif self._kept_updated and not keep_updated and self in self._store._kept_updated:
            self._store._kept_updated.remove(self)
        self._kept_updated = keep_updated

    def is_kept_updated(self) -> bool:
        self._check()
        return self._kept_updated

    def destroy(self) -> None:
        """Let go of the store; no method may be called after this one."""
        self.keep_updated(False)
        self._destroyed = True
        self._ids = []

    def _check(self) -> None:
        if self._destroyed:
            raise IllegalStateException("this RecordEnumeration was destroyed")

    def _stand_at(self, index: int) -> int:
        self._next, self._previous, self._new = index + 1, index - 1, False
        return self._ids[index]

    def _fill(self) -> None:
        with as_the_spec_names_it():
            if not self._store._is_open():
                self._ids = []
            elif self._matches is None and self._compare is None:
                self._ids = self._memory.ids(self._key)
            else:
                self._ids = [record_id for record_id, _ in self._sorted(self._matching())]

    def _matching(self) -> Iterator[tuple[int, bytes | None]]:
        for record_id, data in self._memory.walk(self._key):
            if self._matches is None or self._matches(data or None):
                yield record_id, data or None

    def _sorted(self, records: Iterator[tuple[int, bytes | None]]) -> list[tuple[int, bytes | None]]:
        if self._compare is None:
            return list(records)
        order = cmp_to_key(self._compare)
        return sorted(records, key=lambda record: order(record[1]))

    def _hear(self, event: str, record_id: int) -> None:
        """The store tells of its changes when they are kept, before the suite's listeners hear.

        A changed record goes and comes again, since its place may be another one now.
        """
        if event != "record_added":
            self._leave_out(record_id)
        if event != "record_deleted":
            self._take_in(record_id)

    def _take_in(self, record_id: int) -> None:
        data = self._data(record_id)
        if self._matches is not None and not self._matches(data):
            return
        place = self._place(data)
        self._ids.insert(place, record_id)
        if place < self._next:
            self._next += 1
        if place <= self._previous + 1:
            self._previous += 1

    def _leave_out(self, record_id: int) -> None:
        if record_id not in self._ids:
            return
        place = self._ids.index(record_id)
        del self._ids[place]
        if place < self._next:
            self._next -= 1
        if place <= self._previous:
            self._previous -= 1

    def _data(self, record_id: int) -> bytes | None:
        with as_the_spec_names_it():
            return self._memory.data(self._key, record_id) or None

    def _place(self, data: bytes | None) -> int:
        """Where a record belongs: behind all that it does not precede; without an order, in front."""
        low, high = 0, 0 if self._compare is None else len(self._ids)
        while low < high and self._compare is not None:
            middle = (low + high) // 2
            if self._compare(self._data(self._ids[middle]), data) > 0:
                high = middle
            else:
                low = middle + 1
        return low

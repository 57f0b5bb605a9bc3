"""javax.microedition.rms: record stores, where a suite keeps what must outlive it.

    record_store.py        RecordStore: open, add, get, set, delete, share
    record_enumeration.py  RecordEnumeration: a walk, filtered, sorted, kept up to date
    record_comparator.py, record_filter.py, record_listener.py    what a MIDlet gives
    open_stores.py         who may open what; record_bytes.py  Java's ranges of arrays
"""

from .exceptions import (
    InvalidRecordIDException,
    RecordStoreException,
    RecordStoreFullException,
    RecordStoreNotFoundException,
    RecordStoreNotOpenException,
)
from .record_comparator import RecordComparator
from .record_enumeration import RecordEnumeration
from .record_filter import RecordFilter
from .record_listener import RecordListener
from .record_store import RecordStore

__all__ = [
    "InvalidRecordIDException",
    "RecordComparator",
    "RecordEnumeration",
    "RecordFilter",
    "RecordListener",
    "RecordStore",
    "RecordStoreException",
    "RecordStoreFullException",
    "RecordStoreNotFoundException",
    "RecordStoreNotOpenException",
]

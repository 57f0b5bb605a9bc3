"""The exceptions of javax.microedition.rms."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from emulator.errors import StorageError
from emulator.handset.record_memory import StorageFull


class RecordStoreException(Exception):
    """Something went wrong in a record store; the root of the others."""


class InvalidRecordIDException(RecordStoreException):
    """No record has this id, or a walk has no further one."""


class RecordStoreFullException(RecordStoreException):
    """No room is left; nothing was changed."""


class RecordStoreNotFoundException(RecordStoreException):
    """No record store has this name."""


class RecordStoreNotOpenException(RecordStoreException):
    """The record store was closed."""


@contextmanager
def as_the_spec_names_it() -> Iterator[None]:
    """A fault of the phone's memory, said in the words that a MIDlet knows."""
    try:
        yield
    except StorageFull as fault:
        raise RecordStoreFullException(str(fault)) from fault
    except StorageError as fault:
        raise RecordStoreException(str(fault)) from fault

"""What the game keeps in the phone's memory: one record store for each thing, with one record in it."""

from __future__ import annotations

from emulator.midp.rms import RecordStore, RecordStoreException, RecordStoreNotFoundException

from .record import CHECKSUM, crc32

GAME, OPTIONS, TIMES = "game", "options", "times"
"""The names of the record stores."""


def read(name: str) -> bytes | None:
    """What is kept under a name: None if nothing is, no bytes at all if it cannot be read."""
    try:
        store = RecordStore.open_record_store(name, False)
    except RecordStoreNotFoundException:
        return None
    except RecordStoreException:
        return b""
    try:
        number = _first_record(store)
        return None if number is None else store.get_record(number) or b""
    except RecordStoreException:
        return b""
    finally:
        store.close_record_store()


def write(name: str, record: bytes) -> bool:
    """Keep a record in the place of the last one; False if the phone's memory does not take it."""
    try:
        store = RecordStore.open_record_store(name, True)
    except RecordStoreException:
        return False
    try:
        number = _first_record(store)
        if number is None:
            store.add_record(record, 0, len(record))
        else:
            store.set_record(number, record, 0, len(record))
    except RecordStoreException:
        return False
    finally:
        store.close_record_store()
    return True


def forget(name: str) -> None:
    """Keep nothing under this name; it may be that nothing was."""
    try:
        RecordStore.delete_record_store(name)
    except RecordStoreException:
        pass                    # there was none


def sealed(body: bytes) -> bytes:
    """A record that shows later whether it is whole: the body and its checksum."""
    return body + CHECKSUM.pack(crc32(body))


def unsealed(record: bytes) -> bytes:
    """The body of a sealed record. ValueError if it is not whole."""
    body, checksum = record[:-CHECKSUM.size], record[-CHECKSUM.size:]
    if checksum != CHECKSUM.pack(crc32(body)):
        raise ValueError("damaged: the checksum is wrong")
    return body


def _first_record(store: RecordStore) -> int | None:
    numbers = store.enumerate_records(None, None, False)
    try:
        return numbers.next_record_id() if numbers.has_next_element() else None
    finally:
        numbers.destroy()

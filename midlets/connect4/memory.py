"""What the game keeps: the other phone's address, and a game against the phone or on one phone."""

from __future__ import annotations

from emulator.midp.rms import InvalidRecordIDException, RecordStore, RecordStoreException

from .match import AgainstPhone, Match
from .state import BLUE, RED, C4State
from .words import Words

ADDRESS, GAME = "address", "game"
ONE_PHONE = 0               # in a kept game, in place of a level


def load_address() -> str:
    """The address that was played with last."""
    record = _read(ADDRESS)
    return "" if record is None else record.decode("utf-8", "replace")[:64]


def save_address(address: str) -> None:
    """Keep it for the next time."""
    _write(ADDRESS, address.encode("utf-8"))


def load_match(words: Words) -> tuple[Match | None, bool]:
    """The kept match, or None; and whether a record was there but damaged."""
    record = _read(GAME)
    if record is None:
        return None, False
    try:
        level, person = record[0], record[1]
        state = C4State.from_bytes(record[2:])
    except (ValueError, IndexError):
        return None, True
    if level > 3 or person not in (RED, BLUE):
        return None, True
    return (AgainstPhone(words, level, person, state) if level else Match(words, state)), False


def save_match(match: Match | None) -> None:
    """Keep a match that is going on at this phone alone; else keep nothing."""
    if match is None or not match.can_undo or match.state.is_over() or not match.state.count():
        _write(GAME, b"")
    elif isinstance(match, AgainstPhone):
        _write(GAME, bytes((match.level, match.person)) + match.state.to_bytes())
    else:
        _write(GAME, bytes((ONE_PHONE, BLUE)) + match.state.to_bytes())


def _read(name: str) -> bytes | None:
    try:
        store = RecordStore.open_record_store(name, True)
        try:
            return store.get_record(1)
        finally:
            store.close_record_store()
    except (InvalidRecordIDException, RecordStoreException):
        return None


def _write(name: str, data: bytes) -> None:
    """Set record 1; a full memory keeps nothing, and the game goes on."""
    try:
        store = RecordStore.open_record_store(name, True)
        try:
            if store.get_next_record_id() == 1:
                store.add_record(data, 0, len(data))
            else:
                store.set_record(1, data, 0, len(data))
        finally:
            store.close_record_store()
    except RecordStoreException:
        pass

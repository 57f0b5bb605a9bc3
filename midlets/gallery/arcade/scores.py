"""The best scores, kept in the phone's memory: record store `lamplighter`, record 1.

Layout, big-endian: MARK, a version, how many; for each a score and the level it ended in; then a
CRC-32 of all before it. A record that is not whole and true is as good as none.
"""

from __future__ import annotations

import struct
import zlib
from typing import NamedTuple

from emulator.midp.rms import InvalidRecordIDException, RecordStore, RecordStoreException

STORE = "lamplighter"
MARK, VERSION = b"Lamp", 1
HEADER, ENTRY, CHECKSUM = struct.Struct(">4sBB"), struct.Struct(">IH"), struct.Struct(">I")
KEPT = 5                            # scores


class Score(NamedTuple):
    """What a game came to."""

    points: int
    level: int


def with_new(scores: list[Score], new: Score) -> list[Score]:
    """The best of them, the best first; a new one after those it only equals. No points do not count."""
    together = sorted([*scores, new] if new.points > 0 else scores, key=lambda score: -score.points)
    return together[:KEPT]


def to_bytes(scores: list[Score]) -> bytes:
    """The record of these scores."""
    body = HEADER.pack(MARK, VERSION, len(scores)) + b"".join(ENTRY.pack(*score) for score in scores)
    return body + CHECKSUM.pack(zlib.crc32(body))


def from_bytes(record: bytes) -> list[Score]:
    """The scores of a record; ValueError if it is foreign, of another version, or damaged."""
    body = record[:-CHECKSUM.size]
    if len(body) < HEADER.size or CHECKSUM.pack(zlib.crc32(body)) != record[len(body):]:
        raise ValueError("damaged: cut short, or the checksum is wrong")
    mark, version, count = HEADER.unpack_from(body)
    if (mark, version) != (MARK, VERSION):
        raise ValueError("not a record of this version of this game")
    if count > KEPT or len(body) != HEADER.size + count * ENTRY.size:
        raise ValueError("damaged: not the size it says")
    return [Score(*entry) for entry in ENTRY.iter_unpack(body[HEADER.size:])]


def load() -> list[Score]:
    """The scores that are kept; none if there is no record, or it is damaged."""
    try:
        store = RecordStore.open_record_store(STORE, True)
        try:
            return from_bytes(store.get_record(1) or b"")
        finally:
            store.close_record_store()
    except (RecordStoreException, ValueError):
        return []


def save(scores: list[Score]) -> bool:
    """Keep them; False if the memory is full."""
    try:
        try:
            _write(to_bytes(scores))
        except InvalidRecordIDException:             # somebody has deleted record 1: no id comes twice
            RecordStore.delete_record_store(STORE)
            _write(to_bytes(scores))
    except RecordStoreException:
        return False
    return True


def _write(data: bytes) -> None:
    """Set record 1 of the store, which is made if need be."""
    store = RecordStore.open_record_store(STORE, True)
    try:
        if store.get_next_record_id() == 1:
            store.add_record(data, 0, len(data))
        else:
            store.set_record(1, data, 0, len(data))
    finally:
        store.close_record_store()

"""FreeJ2ME's file, named like the store: numbers of two bytes, records without ids.

    u16 version, u16 next id, u16 count; count times u16 length, bytes; by FreeJ2ME-Plus i64 last modified

The first record is 1, the next 2, and a record of no bytes is a deleted one: FreeJ2ME cannot
tell it from an empty one. Newer versions of FreeJ2ME-Plus read this form and write another.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path

from emulator.errors import UserError
from emulator.handset.record_memory import Image

from .java_bytes import Reader, file_names, image_of

MOST = 0xFFFF
"""Of anything: bytes of a record, records, ids."""


def knows(path: Path) -> bool:
    """Whether the file can be read so to its last byte; it has no mark to know it by."""
    if not path.is_file():
        return False
    try:
        read(path)
    except UserError:
        return False
    return True


def read(path: Path) -> list[Image]:
    """The one store of the file."""
    reader = Reader(path)
    version, next_id = reader.number("H", "the store's version"), reader.number("H", "the next id")
    count = reader.number("H", "the number of records")
    records = {}
    for record_id in range(1, count + 1):
        data = reader.take(reader.number("H", "a record's length"), f"record {record_id}")
        if data:
            records[record_id] = data
    modified = reader.number("q", "the time of the last change") if reader.left == 8 else 0
    reader.end()
    return [image_of(path.name, records, version=version, next_id=max(next_id, count + 1), modified=modified)]


def files(images: Sequence[Image]) -> dict[str, bytes]:
    """A file for each store; UserError for what it cannot hold."""
    return {name: _file(image) for name, image in zip(file_names(images), images, strict=True)}


def _file(image: Image) -> bytes:
    store, records = image
    for record_id, data in records.items():
        if len(data) > MOST:
            raise UserError(store.name, None, f"record {record_id} has {len(data)} bytes,"
                            f" and FreeJ2ME keeps {MOST}", hint="choose another form")
    if store.next_id > MOST:
        raise UserError(store.name, None, f"the next id is {store.next_id}, and FreeJ2ME counts to {MOST}",
                        hint="choose another form")
    lengths_and_data = (records.get(record_id, b"") for record_id in range(1, store.next_id))
    return (struct.pack(">HHH", store.version & MOST, store.next_id, store.next_id - 1)
            + b"".join(struct.pack(">H", len(data)) + data for data in lengths_and_data)
            + struct.pack(">q", store.modified))

"""MicroEmulator's file: `MIDRMS`, a header, then every record with its id.

    "MIDRMS", bytes 3 and 0, byte encrypted (0), name as writeUTF, i64 last modified, i32 version,
    i32 authmode, i8 writable, i32 count; then count times i32 id, i32 tag, i32 length, bytes

It does not say the next id: after a deletion of the last records their ids are given again.
MicroEmulator itself writes 0 for authmode and writable and does not read them.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from emulator.errors import UserError
from emulator.handset.record_memory import Image, Store

from .java_bytes import Reader, file_names, image_of, java_int, to_utf

MAGIC = b"MIDRMS"


def knows(path: Path) -> bool:
    """Whether the file begins with the mark."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def read(path: Path) -> list[Image]:
    """The one store of the file."""
    reader = Reader(path)
    facts, count = header(reader)
    records: dict[int, bytes] = {}
    for _ in range(count):
        start = reader.at
        record_id, data = record(reader)
        if record_id in records:
            raise reader.fault(f"record {record_id} comes twice", start)
        records[record_id] = data
    reader.end()
    return [image_of(records=records, **facts)]


def files(images: Sequence[Image]) -> dict[str, bytes]:
    """A file `<store>.rms` for each store."""
    found = {}
    for name, (store, records) in zip(file_names(images), images, strict=True):
        laid = [record_of(record_id, data) for record_id, data in sorted(records.items())]
        found[f"{name}.rms"] = header_of(store) + b"".join(laid)
    return found


def header(reader: Reader) -> tuple[dict[str, Any], int]:
    """The facts of a header, and how many records it says there are."""
    if reader.take(len(MAGIC), "the mark MIDRMS") != MAGIC:
        raise reader.fault("the mark MIDRMS is missing", 0)
    reader.take(2, "the version of the form")
    if reader.number("b", "the encrypted flag"):
        raise UserError(reader.path, None, "byte 8: is encrypted", hint="export it without a password")
    facts: dict[str, Any] = {"name": reader.text("the store's name")}
    facts["modified"] = reader.number("q", "the time of the last change")
    facts["version"] = reader.number("i", "the store's version")
    facts["shared"] = reader.number("i", "the authmode") == 1
    facts["writable"] = bool(reader.number("b", "whether others may write"))
    start = reader.at
    count = reader.number("i", "the number of records")
    if count < 0:
        raise reader.fault(f"{count} is no number of records", start)
    return facts, count


def record(reader: Reader) -> tuple[int, bytes]:
    """One record: its id and bytes. The tag between them means nothing in MIDP 2.0."""
    record_id = reader.record_id()
    reader.number("i", "a record's tag")
    return record_id, reader.take(reader.number("i", "a record's length"), f"record {record_id}")


def header_of(store: Store) -> bytes:
    return (MAGIC + bytes((3, 0, 0)) + to_utf(store.name)
            + struct.pack(">qiibi", store.modified, java_int(store.version), store.shared, store.writable,
                          store.records))


def record_of(record_id: int, data: bytes) -> bytes:
    return struct.pack(">iii", record_id, 0, len(data)) + data

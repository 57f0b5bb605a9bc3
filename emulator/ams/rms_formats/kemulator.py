"""KEmulator's folder: `idx` for the store, `<id>.rms` for the bytes of each record.

    idx: i32 next id, i32 count, count times i32 id, and by newer versions
         i64 last modified, i32 version, i32 authmode, byte writable

The folder is called by the store's name in Base64 of its UTF-8, with - for /.
"""

from __future__ import annotations

import base64
import binascii
import struct
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from emulator.errors import UserError
from emulator.handset.record_memory import Image

from .java_bytes import Reader, image_of, java_int

LONGEST_NAME = 32


def knows(path: Path) -> bool:
    """Whether it is a folder with an index, or the index itself."""
    return (path / "idx").is_file() or (path.is_file() and path.name == "idx")


def read(path: Path) -> list[Image]:
    """The one store of the folder; `path` may be its index too."""
    folder = path.parent if path.name == "idx" else path
    reader = Reader(folder / "idx")
    name = _store_name(folder.resolve().name)
    if not reader.data:             # so it is between the making of the file and the first write
        return [image_of(name, {})]
    facts, ids = _index(reader)
    records = {record_id: Reader(folder / f"{record_id}.rms").data for record_id in ids}
    facts["next_id"] = max(facts["next_id"], max(ids, default=0) + 1)
    return [image_of(name, records, **facts)]


def files(images: Sequence[Image]) -> dict[str, bytes]:
    """A folder for each store."""
    found = {}
    for store, records in images:
        folder = base64.b64encode(store.name.encode()).decode().replace("/", "-")
        found[f"{folder}/idx"] = (
            struct.pack(f">ii{len(records)}i", store.next_id, len(records), *sorted(records))
            + struct.pack(">qii?", store.modified, java_int(store.version), store.shared, store.writable))
        for record_id, data in sorted(records.items()):
            found[f"{folder}/{record_id}.rms"] = data
    return found


def _index(reader: Reader) -> tuple[dict[str, Any], list[int]]:
    facts: dict[str, Any] = {"next_id": reader.number("i", "the next id")}
    start = reader.at
    count = reader.number("i", "the number of records")
    if not 0 <= count * 4 <= reader.left:
        raise reader.fault(f"{count} ids do not fit into the {reader.left} bytes that are left", start)
    ids = [reader.record_id() for _ in range(count)]
    if len(set(ids)) != count:
        raise reader.fault("an id comes twice", start)
    if reader.left:
        facts["modified"] = reader.number("q", "the time of the last change")
        facts["version"] = reader.number("i", "the store's version")
        facts["shared"] = reader.number("i", "the authmode") == 1
        facts["writable"] = bool(reader.number("b", "whether others may write"))
    reader.end()
    return facts, ids


def _store_name(folder: str) -> str:
    """By the folder's name, or that name itself if it is no Base64, as in the oldest versions."""
    try:
        name = base64.b64decode(folder.replace("-", "/"), validate=True).decode()
    except (binascii.Error, UnicodeError):
        name = folder
    if not 1 <= len(name) <= LONGEST_NAME:
        raise UserError(folder, None, "the folder's name is no store's name")
    return name

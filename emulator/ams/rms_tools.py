"""What a person may do with the record stores in a phone's memory: list, show, export, import, diff, clear.

Each function takes a Storage and plain values, and returns lines to print or files to write.
What cannot be done is a UserError that says why. The forms of files are in rms_formats/.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from emulator.errors import UserError, nearest
from emulator.handset.record_memory import Image, Store
from emulator.handset.storage import Storage

from . import rms_formats

PER_LINE = 16
"""Bytes on a line of hex."""


def list_stores(storage: Storage, suite: str | None = None, *, vendor: str | None = None) -> list[str]:
    """A line for each store, under a line for its suite."""
    lines, owner = [], None
    stores = chosen(storage, suite, vendor=vendor)
    width = max((len(store.name) for store in stores), default=0)
    for store in stores:
        if owner != (store.vendor, store.suite):
            owner = (store.vendor, store.suite)
            lines.append(f"{store.suite} ({store.vendor})")
        lines.append(f"  {store.name:{width}}  {_count(store.records, 'record'):>11}"
                     f"  {store.size:>9,} bytes  version {store.version}, {_date(store.modified)},"
                     f" {_sharing(store)}")
    return lines or ["no record stores"]


def show(storage: Storage, suite: str, name: str | None = None, *, vendor: str | None = None,
         ids: Sequence[int] = (), per_line: int = PER_LINE) -> list[str]:
    """The records of a suite's stores, or of one store, or those of the ids given, in hex and letters."""
    lines = []
    for image in images(storage, suite, name, vendor=vendor):
        records = _only(image, ids) if ids else image.records
        lines.append(f"{image.store.name}: {_count(len(records), 'record')}, next id {image.store.next_id}")
        for record_id, data in sorted(records.items()):
            lines += [f"  record {record_id}, {_count(len(data), 'byte')}", *hex_lines(data, per_line)]
    return lines


def export_files(storage: Storage, suite: str | None = None, name: str | None = None, *,
                 vendor: str | None = None, form: str = "json") -> dict[str, bytes]:
    """The stores as files of a form: relative names and bytes, nothing written yet."""
    return rms_formats.form_named(form).files(images(storage, suite, name, vendor=vendor))


def write_files(folder: Path, files: dict[str, bytes], *, replace: bool = False) -> list[str]:
    """Write exported files into a folder, a line for each; UserError if one is there, unless `replace`."""
    there = [name for name in files if (folder / name).exists()]
    if there and not replace:
        raise UserError(folder / there[0], None, "is there already",
                        hint="choose another folder, or replace it")
    lines = []
    for name, data in files.items():
        file = folder / name
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        except OSError as error:
            raise UserError(file, None, f"cannot be written: {error.strerror or error}") from error
        lines.append(f"{file}: {_count(len(data), 'byte')}")
    return lines


def import_stores(storage: Storage, path: Path, suite: str | None = None, name: str | None = None, *,
                  vendor: str | None = None, form: str | None = None, replace: bool = False) -> list[str]:
    """Put the stores of a file or folder into the memory, all or none; a line for each.

    `suite` and `vendor` say whose they are, where the file does not or is to be overruled; `name`
    renames a single store. A store that is there stays, with a UserError, unless `replace`.
    """
    found = rms_formats.read(path, form)
    if name is not None and len(found) != 1:
        raise UserError(path, None, f"has {len(found)} stores: only a single one can be renamed")
    stores = [_owned(path, image, vendor, suite, name) for image in found]
    with storage.together():
        for image in stores:
            old = storage.records.find(*image.store[1:4])
            if old is not None and not replace:
                raise UserError(path, None, f"suite {old.suite!r} has a record store {old.name!r} already",
                                hint="replace it, or import it under another name")
            storage.records.restore(image)
    return [f"{store.suite} ({store.vendor}): {store.name}, {_count(len(records), 'record')}"
            for store, records in stores] or [f"{path}: no record stores in it"]


def diff(old: Iterable[Image], new: Iterable[Image]) -> list[str]:
    """What changed from one set of stores to another, by the stores' names; nothing if nothing did.

    For two memories give `images(storage, suite)` of each, for a file `rms_formats.read(path)`.
    """
    before = {image.store.name: image for image in old}
    after = {image.store.name: image for image in new}
    lines = []
    for name in sorted(before | after):
        if name not in after:
            lines.append(f"- store {name}: {_count(len(before[name].records), 'record')}")
        elif name not in before:
            lines.append(f"+ store {name}: {_count(len(after[name].records), 'record')}")
        elif changes := _changes(before[name].records, after[name].records):
            lines += [f"  store {name}", *changes]
    return lines


def clear(storage: Storage, suite: str, name: str | None = None, *, vendor: str | None = None) -> list[str]:
    """Delete a suite's stores, or one of them; a line for each."""
    stores = chosen(storage, suite, name, vendor=vendor)
    for store in stores:
        if storage.records.opened[store.key]:
            raise UserError("record store", None, f"{store.name!r} of {store.suite!r} is open",
                            hint="end the suite first")
    with storage.together():
        for store in stores:
            storage.records.delete(store.key)
    return [f"{store.suite} ({store.vendor}): {store.name}, {_count(store.records, 'record')} deleted"
            for store in stores]


def images(storage: Storage, suite: str | None = None, name: str | None = None, *,
           vendor: str | None = None) -> list[Image]:
    """The chosen stores with their records."""
    return [storage.records.image(store.key) for store in chosen(storage, suite, name, vendor=vendor)]


def chosen(storage: Storage, suite: str | None = None, name: str | None = None, *,
           vendor: str | None = None) -> list[Store]:
    """The stores of a suite (of a vendor, if two make one of that name); UserError, with a hint, for none."""
    stores = storage.records.all()
    for word, what, field in ((vendor, "vendor", "vendor"), (suite, "suite with records", "suite"),
                              (name, "record store", "name")):
        if word is None:
            continue
        known = {getattr(store, field) for store in stores}
        if word not in known:
            hint = nearest(word, sorted(known)) if known else "nothing has been kept yet"
            raise UserError("the phone's memory", None, f"no {what} is called", word, hint=hint)
        stores = [store for store in stores if getattr(store, field) == word]
    return stores


def hex_lines(data: bytes, per_line: int = PER_LINE) -> list[str]:
    """Place, bytes and letters, so many to a line.

    >>> hex_lines(b"score 120")
    ['    0000  73 63 6f 72 65 20 31 32 30                       score 120']
    """
    lines = []
    for place in range(0, len(data), per_line):
        piece = data[place:place + per_line]
        letters = "".join(chr(byte) if 0x20 <= byte < 0x7F else "." for byte in piece)
        lines.append(f"    {place:04x}  {piece.hex(' '):{per_line * 3 - 1}}  {letters}")
    return lines


def _only(image: Image, ids: Sequence[int]) -> dict[int, bytes]:
    for record_id in ids:
        if record_id not in image.records:
            known = ", ".join(map(str, sorted(image.records)[:10])) or "none"
            raise UserError("record store", None, f"{image.store.name!r} has no record {record_id}",
                            hint=f"its first ids are {known}")
    return {record_id: image.records[record_id] for record_id in ids}


def _owned(path: Path, image: Image, vendor: str | None, suite: str | None, name: str | None) -> Image:
    store = image.store._replace(vendor=vendor or image.store.vendor, suite=suite or image.store.suite,
                                 name=name or image.store.name)
    if not store.suite or not store.vendor:
        raise UserError(path, None, "does not say whose record store it is",
                        hint="give the suite and its vendor")
    if not 1 <= len(store.name) <= 32:
        raise UserError(path, None, "a store's name has 1 to 32 letters, not", store.name, hint="give a name")
    return Image(store, image.records)


def _changes(before: dict[int, bytes], after: dict[int, bytes]) -> list[str]:
    lines = []
    for record_id in sorted(before | after):
        old, new = before.get(record_id), after.get(record_id)
        if old == new:
            continue
        if old is not None:
            lines += [f"- record {record_id}, {_count(len(old), 'byte')}", *hex_lines(old)]
        if new is not None:
            lines += [f"+ record {record_id}, {_count(len(new), 'byte')}", *hex_lines(new)]
    return lines


def _sharing(store: Store) -> str:
    return "private" if not store.shared else "shared for writing" if store.writable else "shared for reading"


def _date(modified: int) -> str:
    try:
        return f"{datetime.fromtimestamp(modified / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
    except (OverflowError, ValueError, OSError):        # by a foreign file, any number
        return f"time {modified}"


def _count(number: int, word: str) -> str:
    return f"{number:,} {word}{'' if number == 1 else 's'}"

"""J2ME-Loader's and JL-Mod's files: a header `<store>.rsh`, and `<store>.<id>.rsr` for each record.

Header and records are laid out as in MicroEmulator's one file (midrms.py), from which they come,
and like it do not say the next id.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from emulator.errors import UserError
from emulator.handset.record_memory import Image

from .java_bytes import Reader, file_names, image_of
from .midrms import header, header_of, record, record_of


def knows(path: Path) -> bool:
    """Whether the file is called like a header."""
    return path.is_file() and path.suffix == ".rsh"


def read(path: Path) -> list[Image]:
    """The one store whose header is `path`; its records lie beside it."""
    reader = Reader(path)
    facts, count = header(reader)
    reader.end()
    records = dict(_record(file) for file in _record_files(path))
    if len(records) != count:
        raise UserError(path, None, f"byte {len(reader.data) - 4}: says {count} records,"
                                    f" and {len(records)} files {path.stem}.*.rsr are beside it")
    return [image_of(records=records, **facts)]


def files(images: Sequence[Image]) -> dict[str, bytes]:
    """A header and the record files of each store."""
    found = {}
    for name, (store, records) in zip(file_names(images), images, strict=True):
        found[f"{name}.rsh"] = header_of(store)
        for record_id, data in sorted(records.items()):
            found[f"{name}.{record_id}.rsr"] = record_of(record_id, data)
    return found


def _record_files(header_file: Path) -> list[Path]:
    start, end = f"{header_file.stem}.", ".rsr"
    return sorted(file for file in header_file.parent.iterdir()
                  if file.name.startswith(start) and file.name.endswith(end)
                  and file.name[len(start):-len(end)].isdecimal())


def _record(file: Path) -> tuple[int, bytes]:
    reader = Reader(file)
    record_id, data = record(reader)
    reader.end()
    if not file.name.endswith(f".{record_id}.rsr"):
        raise reader.fault(f"is record {record_id}, and the file's name says another", 0)
    return record_id, data

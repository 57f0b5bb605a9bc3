"""This program's own form: JSON that holds everything, and that a person can read and write.

docs/rms.md describes it. A record's bytes are Base64, with a preview to read that is not read
back; a record written by hand may have `text` instead.
"""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from emulator.errors import UserError
from emulator.handset.record_memory import LAST_ID, Image

from .java_bytes import Reader, file_name, image_of

FORMAT, VERSION = "midp-record-stores", 1
LONGEST_NAME = 32
PREVIEW = 60
"""Letters of a preview."""

_TEXTS = ("vendor", "suite", "name")
_NUMBERS = ("next_id", "version", "modified")
_SWITCHES = ("shared", "writable")


def knows(path: Path) -> bool:
    """Whether the file is JSON by its first letter."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(64).lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")


def read(path: Path) -> list[Image]:
    """Every store of the file."""
    document = _document(path)
    if document.get("format") != FORMAT:
        raise UserError(path, None, f"format: must be {FORMAT!r}, not {document.get('format')!r}")
    if document.get("version") != VERSION:
        raise UserError(path, None, f"version: must be {VERSION}, not {document.get('version')!r}")
    stores = _of_type(path, "stores", document.get("stores", []), list)
    return [_image(path, f"stores[{place}]", store) for place, store in enumerate(stores)]


def files(images: Sequence[Image]) -> dict[str, bytes]:
    """One file for all: called by the store if it is one, else by the suite of the first."""
    first = images[0].store if images else None
    name = "" if first is None else first.name if len(images) == 1 else first.suite
    return {f"{file_name(name)}.json": text(images).encode()}


def text(images: Sequence[Image]) -> str:
    """The document; each record stands on a line of its own, so that two can be compared by line."""
    head = f'{{\n "format": "{FORMAT}",\n "version": {VERSION},\n "stores": ['
    return head + ",".join(map(_store_text, images)) + "]\n}\n"


def preview(data: bytes) -> str:
    """What a person can read of a record: letters as they are, all else as dots."""
    letters = data[:4 * PREVIEW].decode("utf-8", "replace")
    shown = "".join(letter if letter.isprintable() and letter != "\ufffd" else "." for letter in letters)
    return shown if len(shown) <= PREVIEW else shown[:PREVIEW - 1] + "…"


def _store_text(image: Image) -> str:
    store, records = image
    facts: dict[str, Any] = {fact: getattr(store, fact) for fact in (*_TEXTS, *_NUMBERS)}
    facts |= {fact: bool(getattr(store, fact)) for fact in _SWITCHES}
    lines = [f"{json.dumps(fact)}: {_line(value)}" for fact, value in facts.items()]
    lines.append(f'"records": [{",".join(_record_text(*record) for record in sorted(records.items()))}]')
    return "\n  {\n   " + ",\n   ".join(lines) + "\n  }"


def _record_text(record_id: int, data: bytes) -> str:
    written = {"id": record_id, "base64": base64.b64encode(data).decode(), "preview": preview(data)}
    return f"\n    {_line(written)}"


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _document(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(Reader(path).data)
    except UnicodeDecodeError as error:
        raise UserError(path, None, f"byte {error.start}: is no UTF-8 text") from error
    except json.JSONDecodeError as error:
        raise UserError(path, error.lineno, f"column {error.colno}: {error.msg}") from error
    except (ValueError, RecursionError) as error:
        raise UserError(path, None, f"is no JSON of ours: {error}") from error
    return dict(_of_type(path, "the document", found, dict))


def _image(path: Path, place: str, store: Any) -> Image:
    facts = _of_type(path, place, store, dict)
    known = {fact: _of_type(path, f"{place}.{fact}", facts[fact], kind)
             for kind, names in ((str, _TEXTS), (int, _NUMBERS), (bool, _SWITCHES))
             for fact in names if fact in facts}
    if not 1 <= len(known.get("name", "")) <= LONGEST_NAME:
        raise UserError(path, None, f"{place}.name: a store's name has 1 to {LONGEST_NAME} letters")
    records: dict[int, bytes] = {}
    for number, record in enumerate(_of_type(path, f"{place}.records", facts.get("records", []), list)):
        record_id, data = _record(path, f"{place}.records[{number}]", record)
        if record_id in records:
            raise UserError(path, None, f"{place}.records[{number}].id: {record_id} comes twice")
        records[record_id] = data
    known["next_id"] = max(known.get("next_id", 1), max(records, default=0) + 1)
    if known["next_id"] > LAST_ID or not all(0 <= known.get(fact, 0) < 2**63 for fact in _NUMBERS):
        raise UserError(path, None, f"{place}: {', '.join(_NUMBERS)} are out of range")
    return image_of(records=records, **known)


def _record(path: Path, place: str, record: Any) -> tuple[int, bytes]:
    facts = _of_type(path, place, record, dict)
    record_id = _of_type(path, f"{place}.id", facts.get("id"), int)
    if not 0 < record_id < LAST_ID:
        raise UserError(path, None, f"{place}.id: {record_id} is no record's id")
    if "base64" not in facts:
        return record_id, str(_of_type(path, f"{place}.text", facts.get("text"), str)).encode()
    try:
        written = _of_type(path, f"{place}.base64", facts["base64"], str)
        return record_id, base64.b64decode(written, validate=True)
    except (binascii.Error, ValueError) as error:
        raise UserError(path, None, f"{place}.base64: {error}") from error


def _of_type(path: Path, place: str, value: Any, kind: type) -> Any:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        words = {dict: "an object", list: "a list", str: "a text", int: "a number", bool: "true or false"}
        raise UserError(path, None, f"{place}: must be {words[kind]}")
    if isinstance(value, str) and any("\ud800" <= letter <= "\udfff" for letter in value):
        raise UserError(path, None, f"{place}: has half a character")
    return value

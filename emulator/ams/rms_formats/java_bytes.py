"""Bytes as Java's DataOutputStream writes them, and a reader that says where it failed."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from emulator.errors import UserError
from emulator.handset.record_memory import LAST_ID, Image, Store


class Reader:
    """Reads a file from front to back; every fault names the file and the byte."""

    def __init__(self, path: Path) -> None:
        self.path, self.at = path, 0
        try:
            self.data = path.read_bytes()
        except OSError as error:
            raise UserError(path, None, f"cannot be read: {error.strerror or error}") from error

    def take(self, size: int, what: str) -> bytes:
        """The next `size` bytes, which are `what`."""
        if not 0 <= size <= self.left:
            raise self.fault(f"{what} needs {size} bytes, and {self.left} are left")
        self.at += size
        return self.data[self.at - size:self.at]

    def number(self, layout: str, what: str) -> int:
        """The next number: "H" of 2 bytes without sign, "b" of 1, "i" of 4, "q" of 8 with one."""
        (value,) = struct.unpack(f">{layout}", self.take(struct.calcsize(f">{layout}"), what))
        return int(value)

    def text(self, what: str) -> str:
        """The next text, as `writeUTF` writes it."""
        start = self.at
        data = self.take(self.number("H", what), what)
        try:
            return from_utf(data)
        except UnicodeError as error:
            raise self.fault(f"{what} is no text", start) from error

    def record_id(self) -> int:
        """The next 4 bytes, as a record's id."""
        start = self.at
        value = self.number("i", "a record's id")
        if not 0 < value < LAST_ID:
            raise self.fault(f"{value} is no record's id", start)
        return value

    def end(self) -> None:
        """Nothing may be left."""
        if self.left:
            raise self.fault(f"{self.left} bytes too many")

    @property
    def left(self) -> int:
        return len(self.data) - self.at

    def fault(self, problem: str, at: int | None = None) -> UserError:
        return UserError(self.path, None, f"byte {self.at if at is None else at}: {problem}")


def to_utf(text: str) -> bytes:
    """Java's modified UTF-8 with its length before it: NUL in two bytes, half pairs by themselves."""
    units = text.encode("utf-16-be", "surrogatepass")
    halves = "".join(chr(unit) for (unit,) in struct.iter_unpack(">H", units))
    data = halves.encode("utf-8", "surrogatepass").replace(b"\0", b"\xc0\x80")
    return struct.pack(">H", len(data)) + data


def from_utf(data: bytes) -> str:
    """What `to_utf` made, without the length; UnicodeError if it is no text."""
    letters = data.replace(b"\xc0\x80", b"\0").decode("utf-8", "surrogatepass")
    return letters.encode("utf-16-be", "surrogatepass").decode("utf-16-be")


def image_of(name: str, records: dict[int, bytes], **known: Any) -> Image:
    """A store without an owner: what a foreign file does not say is as in a new store."""
    facts: dict[str, Any] = {
        "key": 0, "vendor": "", "suite": "", "shared": False, "writable": False, "version": 0, "modified": 0,
        "next_id": max(records, default=0) + 1, "records": len(records), "size": 0}
    return Image(Store(name=name, **(facts | known)), records)


def java_int(value: int) -> int:
    """What of a number fits into 4 bytes with a sign."""
    return max(-2**31, min(value, LAST_ID))


def file_name(store_name: str) -> str:
    """The store's name without what file systems do not take, as other emulators name their files."""
    kept = "".join(letter for letter in store_name if letter not in '/\\:*?"<>|' and letter >= " ")
    return kept if kept.strip(". ") else "store"


def file_names(images: Sequence[Image]) -> list[str]:
    """A file name for each store; no two are the same, also where case does not count.

    >>> file_names([image_of(name, {}) for name in ("top/ten", "Topten", "scores")])
    ['topten', 'Topten-2', 'scores']
    """
    found: list[str] = []
    for image in images:
        name, number = file_name(image.store.name), 1
        taken = {other.casefold() for other in found}
        while (unique := name if number == 1 else f"{name}-{number}").casefold() in taken:
            number += 1
        found.append(unique)
    return found

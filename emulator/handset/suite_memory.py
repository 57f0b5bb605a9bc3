"""Installed suites as the phone's memory holds them: JAD and JAR as they came, and where from.

A suite is one row, so that it is there whole or not at all, whenever the phone is killed. What
the bytes mean is not known here: see ams/install/installed.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from emulator.errors import StorageError

from .storage_file import suite_sum

if TYPE_CHECKING:
    from .storage import Storage

_COLUMNS = "key, vendor, name, origin, domain, installed, length(jar)"
_TYPES = {"vendor": "text", "name": "text", "origin": "text", "domain": "text", "installed": "integer",
          "jad": "blob", "jar": "blob"}
_AS_BYTES = ", ".join(f"CAST({name} AS BLOB)" for name in _TYPES)      # damaged text is no UTF-8
_OF_ITS_TYPE = " AND ".join(f"typeof({name}) IN ('{kind}', 'null')" for name, kind in _TYPES.items())


class KeptSuite(NamedTuple):
    """An installed suite without its bytes."""

    key: int
    """Grows from suite to suite: the order of installing. An update keeps it."""
    vendor: str
    name: str
    origin: str
    """Where it came from: a URL, or a file or folder of the computer."""
    domain: str
    """Whom the phone trusts it as (`untrusted` …)."""
    installed: int
    """When, in milliseconds since 1970 by the phone's calendar."""
    size: int
    """Bytes of the JAR."""


class SuiteMemory:
    """The installed suites of one phone. A suite is known by its vendor and name.

    A suite whose bytes are not those that were installed is set aside when the memory is opened,
    as files beside it; `storage.notices` says so, and the others stay.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        for row in self._damaged():
            self._set_aside(*row)

    def all(self) -> list[KeptSuite]:
        """Every suite, in the order of installing."""
        return [KeptSuite._make(row) for row in self._storage.all(f"SELECT {_COLUMNS} FROM suite ORDER BY key")]

    def find(self, vendor: str, name: str) -> KeptSuite | None:
        row = self._storage.one(f"SELECT {_COLUMNS} FROM suite WHERE vendor = ? AND name = ?", (vendor, name))
        return None if row is None else KeptSuite._make(row)

    def contents(self, key: int) -> tuple[bytes | None, bytes]:
        """The JAD (None for a suite that came without) and the JAR. StorageError if it is gone."""
        row = self._storage.one("SELECT jad, jar FROM suite WHERE key = ?", (key,))
        if row is None:
            raise StorageError("the phone's memory", None, "the suite is gone")
        return row[0], row[1]

    def keep(self, vendor: str, name: str, jad: bytes | None, jar: bytes, *, origin: str, domain: str,
             installed: int) -> KeptSuite:
        """Keep a suite, in place of an earlier one of the same vendor and name. StorageFull: no room."""
        with self._storage.together():
            earlier = self.find(vendor, name)
            if earlier is not None:
                self.remove(earlier.key)
            fields = (vendor, name, origin, domain, installed)
            key = self._storage.write("INSERT INTO suite VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (
                earlier and earlier.key, *fields, jad, jar, suite_sum(fields, jad, jar)))
        return KeptSuite(key, *fields, len(jar))

    def remove(self, key: int) -> None:
        self._storage.write("DELETE FROM suite WHERE key = ?", (key,))

    # -- damage ----------------------------------------------------------------------------------

    def _damaged(self) -> Iterator[tuple[int, str, bytes | None, bytes]]:
        """Those whose checksum does not hold: key, name, JAD and JAR. Read one at a time."""
        for (key,) in self._storage.all("SELECT key FROM suite"):
            *fields, jad, jar, kept, typed = self._storage.one(
                f"SELECT {_AS_BYTES}, sum, {_OF_ITS_TYPE} FROM suite WHERE key = ?", (key,))
            words = tuple(field.decode("utf-8", "replace") for field in fields)
            if not typed or kept != suite_sum(words, jad, jar):
                yield key, words[1], jad, jar

    def _set_aside(self, key: int, name: str, jad: bytes | None, jar: bytes) -> None:
        folder = self._storage.path
        if folder is not None:
            aside = _unused(folder)
            try:
                aside.write_bytes(jar)
                if jad is not None:
                    aside.with_suffix(".jad").write_bytes(jad)
            except OSError as error:
                raise StorageError(aside, None, f"a damaged suite cannot be kept there: {error}") from error
            self._storage.notices.append(f"{folder / 'phone.db'}: the suite {name!r} is damaged; "
                                         f"kept as {aside.name}, install it again")
        self.remove(key)


def _unused(folder: Path) -> Path:
    """`suite.damaged-1.jar`, `-2` …: the first that is not there."""
    number = 1
    while (aside := folder / f"suite.damaged-{number}.jar").exists():
        number += 1
    return aside

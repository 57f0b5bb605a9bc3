"""The phone's memory: one SQLite file that outlives the phone.

`Storage(folder)` keeps everything in `folder/phone.db`; `Storage(None)` keeps it in RAM and
forgets it at the end. Here: transactions, and a table of settings for whoever needs one
(permissions, the person's choices). The record stores are in
record_memory.py, as `storage.records`, installed suites in suite_memory.py, as `storage.suites`;
opening and its troubles are in storage_file.py.

How durable a write is. The journal is SQLite's write-ahead log with `synchronous=NORMAL`:

- A write that returned survives `kill -9`, always: by then the log is handed to the operating
  system, which keeps it whatever becomes of this process. The next phone reads it back.
- A power cut or a crash of the operating system may lose the last writes, since the log is not
  forced to the platter at each one. It never leaves half a write or a broken file: the log is
  forced out before it is folded into the file, and each of its pages carries a checksum.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from emulator.errors import StorageError

from . import storage_file
from .record_memory import RecordMemory, StorageFull
from .suite_memory import SuiteMemory


class Storage:
    """The memory of one phone; at most one phone at a time holds a folder.

    StorageError when the folder cannot be used: another phone holds it, it cannot be written,
    or it is of a newer version of this program. A damaged file is not an error: it is kept
    under another name, `notices` says so, and the phone starts with an empty memory.

    >>> storage = Storage(None)
    >>> storage.set_setting("sound", "volume", "7")
    >>> storage.get_setting("sound", "volume")
    '7'
    >>> storage.close()
    """

    def __init__(self, path: Path | None = None, image: bytes | None = None) -> None:
        """In a folder; or in RAM, beginning with an `image` of another memory if one is given."""
        self.path = path
        self.notices: list[str] = []
        """What the person should know of how the memory was found; a line each."""
        self._lock = None if path is None else storage_file.locked(path)
        try:
            self._db = self._opened(path / "phone.db") if path is not None else _in_memory(image)
        except BaseException:
            self._let_go()
            raise
        self.records = RecordMemory(self)
        self.suites = SuiteMemory(self)

    def get_setting(self, area: str, key: str) -> str | None:
        row = self.one("SELECT value FROM setting WHERE area = ? AND key = ?", (area, key))
        return None if row is None else str(row[0])

    def set_setting(self, area: str, key: str, value: str) -> None:
        self.write("INSERT OR REPLACE INTO setting VALUES (?, ?, ?, ?)",
                   (area, key, value, storage_file.text_sum(area, key, value)))

    def settings(self, area: str) -> dict[str, str]:
        """All of an area, in the order of its keys."""
        return dict(self.all("SELECT key, value FROM setting WHERE area = ? ORDER BY key", (area,)))

    def forget(self, area: str, key: str | None = None) -> None:
        """Forget one setting of an area, or the whole area."""
        if key is None:
            self.write("DELETE FROM setting WHERE area = ?", (area,))
        else:
            self.write("DELETE FROM setting WHERE area = ? AND key = ?", (area, key))

    def image(self) -> bytes:
        """All that is kept, as a value from which another memory can begin: `Storage(image=…)`."""
        try:
            return storage_file.image_of(self._db)
        except sqlite3.Error as error:
            raise self._fault(error) from error

    @property
    def empty(self) -> bool:
        """Is nothing kept?"""
        tables = [name for (name,) in self.all("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return not any(self.one(f"SELECT 1 FROM {name} LIMIT 1") for name in tables if name != "schema")

    @contextmanager
    def together(self) -> Iterator[None]:
        """What is written inside is kept as one: all of it, or nothing if it fails.

        One inside another is part of the outer one.
        """
        if self._db.in_transaction:
            yield
            return
        self.write("BEGIN IMMEDIATE")
        try:
            yield
            self.write("COMMIT")
        except BaseException:
            if self._db.in_transaction:      # a full disk may have ended it already
                self._db.execute("ROLLBACK")
            raise

    def close(self) -> None:
        """Fold the log into the file and let the folder go. A second close does nothing."""
        self._db.close()
        self._let_go()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # For record_memory.py and suite_memory.py: three ways to talk to the tables. Errors come out as StorageError.

    def one(self, sql: str, values: tuple[object, ...] = ()) -> Any:
        """The first row, or None."""
        try:
            return self._db.execute(sql, values).fetchone()
        except sqlite3.Error as error:
            raise self._fault(error) from error

    def all(self, sql: str, values: tuple[object, ...] = ()) -> list[Any]:
        """Every row."""
        try:
            return self._db.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise self._fault(error) from error

    def write(self, sql: str, values: tuple[object, ...] = ()) -> int:
        """The key of the row that an INSERT put in."""
        try:
            return self._db.execute(sql, values).lastrowid or 0
        except sqlite3.Error as error:
            raise self._fault(error) from error

    def _fault(self, error: sqlite3.Error) -> StorageError:
        place = self.path or "the phone's memory"
        if storage_file.code_of(error) == sqlite3.SQLITE_FULL:
            return StorageFull(place, None, "is full", hint="nothing was changed; make room and try again")
        return StorageError(place, None, f"cannot be used: {error}")

    def _opened(self, file: Path) -> sqlite3.Connection:
        if file.is_file() and not file.stat().st_size:
            self.notices.append(f"{file}: was empty; the phone starts with a new memory")
        try:
            return storage_file.checked(file)
        except storage_file.DamageError as damage:
            aside = storage_file.set_aside(file)
            self.notices.append(f"{file}: {damage}; kept as {aside.name}, the phone starts with a new memory")
            return storage_file.checked(file)

    def _let_go(self) -> None:
        if self._lock is not None:
            self._lock.close()


def _in_memory(image: bytes | None) -> sqlite3.Connection:
    try:
        return storage_file.in_memory() if image is None else storage_file.of_image(image)
    except storage_file.DamageError as damage:
        raise StorageError("the image of a phone's memory", None, str(damage)) from None

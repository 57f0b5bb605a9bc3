"""The file behind the phone's memory: locked, proved whole, given its tables.

Here is all that can go wrong before the phone has a memory: another phone holds the folder,
the folder cannot be written, the file is damaged or of a newer version.
"""

from __future__ import annotations

import os
import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from emulator.errors import StorageError

VERSION = 2
"""Of the tables below. It stands in the file twice, so that damage does not pass for a newer one."""

SHORT_WAIT = 0.5
"""Seconds to wait for a phone that is just closing."""

SMALLEST = 512
"""Bytes of SQLite's smallest page: what is shorter would be taken for nothing and written over."""

# No index on vendor and name: SQLite cannot take a damaged row out of one.
SUITES = """CREATE TABLE suite (key INTEGER PRIMARY KEY, vendor TEXT NOT NULL, name TEXT NOT NULL,
        origin TEXT NOT NULL, domain TEXT NOT NULL, installed INTEGER NOT NULL, jad BLOB, jar BLOB NOT NULL,
        sum INTEGER NOT NULL)"""

TABLES = (
    "CREATE TABLE schema (version INTEGER NOT NULL)",
    """CREATE TABLE setting (area TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
        sum INTEGER NOT NULL, PRIMARY KEY (area, key)) WITHOUT ROWID""",
    """CREATE TABLE store (key INTEGER PRIMARY KEY, vendor TEXT NOT NULL, suite TEXT NOT NULL,
        name TEXT NOT NULL, shared INTEGER NOT NULL, writable INTEGER NOT NULL, next_id INTEGER NOT NULL,
        version INTEGER NOT NULL, modified INTEGER NOT NULL, records INTEGER NOT NULL,
        size INTEGER NOT NULL, sum INTEGER NOT NULL, UNIQUE (vendor, suite, name))""",
    """CREATE TABLE record (store INTEGER NOT NULL, id INTEGER NOT NULL, data BLOB NOT NULL,
        sum INTEGER NOT NULL, PRIMARY KEY (store, id)) WITHOUT ROWID""",
    SUITES,
    f"INSERT INTO schema VALUES ({VERSION})",
    f"PRAGMA user_version = {VERSION}",
)

NEWER = {1: (SUITES,)}
"""What makes the tables of an older version those of the next."""

# What SQLite says when the computer is at fault rather than the file.
_OF_THE_COMPUTER = {
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PERM, sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN,
}


class DamageError(Exception):
    """Why the file cannot be trusted."""


def in_memory() -> sqlite3.Connection:
    """A new and empty database in RAM."""
    return _with_tables(_connected(":memory:"))


def image_of(db: sqlite3.Connection) -> bytes:
    """All that a database holds now, as one value: the bytes of a file that needs no log."""
    copy = _connected(":memory:")
    try:
        db.backup(copy)
        data = bytearray(copy.serialize())
    finally:
        copy.close()
    data[18:20] = b"\1\1"       # the file format's mark "reads its log", which memory has none of
    data[24:28] = data[92:96] = b"\0\0\0\1"      # how often it was written does not matter,
    data[96:100] = bytes(4)                       # nor by which SQLite last
    return bytes(data)


def of_image(data: bytes) -> sqlite3.Connection:
    """A database in RAM with what `image_of` gave. DamageError if that is not what it gave."""
    if not data:
        raise DamageError("is empty")
    db = _connected(":memory:")
    try:
        db.deserialize(data)
        return _proved(db, Path("the image of a phone's memory"))
    except (sqlite3.Error, OverflowError) as error:
        db.close()
        raise DamageError(f"is damaged ({error})") from error
    except BaseException:
        db.close()
        raise


def locked(folder: Path) -> sqlite3.Connection:
    """Hold `phone.lock` in the folder until this connection ends, however the process ends.

    The lock is SQLite's own on a file with nothing in it: it works wherever SQLite does, and
    the operating system drops it with the process. It is not the one on phone.db, because a
    damaged phone.db must be moved while nobody else can come in.
    """
    file = folder / "phone.lock"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = _connected(file)
    except (OSError, sqlite3.Error) as error:
        raise StorageError(folder, None, f"cannot keep a phone's memory: {error}",
                           hint="choose a folder that can be written") from error
    try:
        lock.execute("PRAGMA journal_mode = MEMORY")     # no journal file beside the lock
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if code_of(error) == sqlite3.SQLITE_BUSY:
            raise StorageError(folder, None, "another phone is using this memory",
                               hint="close it, or choose another folder") from error
        raise StorageError(file, None, f"cannot be locked: {error}",
                           hint="remove the file, or choose a folder that can be written") from error
    return lock


def checked(file: Path) -> sqlite3.Connection:
    """The database in `file`, new or proved whole.

    DamageError if it is not whole, StorageError if it cannot be had. Every byte that holds a
    record, a store or a setting is covered by a checksum of ours, the rest by SQLite's own check.
    """
    if file.is_dir():
        raise DamageError("is a folder")
    if file.is_file() and 0 < file.stat().st_size < SMALLEST:
        raise DamageError("is damaged (too short)")
    db = _connected(file)
    try:
        return _proved(db, file)
    except sqlite3.Error as error:
        db.close()
        if code_of(error) in _OF_THE_COMPUTER or not os.access(file, os.W_OK):
            raise StorageError(file, None, f"cannot be opened: {error}") from error
        raise DamageError(f"is damaged ({error})") from error
    except BaseException:
        db.close()
        raise


def set_aside(file: Path) -> Path:
    """Keep a damaged file, and what SQLite laid beside it, as `phone.db.damaged-1`, `-2` …"""
    number = 1
    while (aside := file.with_name(f"{file.name}.damaged-{number}")).exists():
        number += 1
    try:
        for end in ("-wal", "-journal", "-shm", ""):
            if os.path.lexists(f"{file}{end}"):
                os.rename(f"{file}{end}", f"{aside}{end}")
    except OSError as error:
        raise StorageError(file, None, f"is damaged and cannot be moved: {error}") from error
    return aside


def code_of(error: sqlite3.Error) -> int:
    """SQLite's primary result code; 0 for an error of Python's sqlite3 alone."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def text_sum(*fields: str | int) -> int:
    """The checksum of a row of texts and numbers; a bool counts as the number that SQLite keeps of it."""
    texts = (field if isinstance(field, str) else f"{field:d}" for field in fields)
    return zlib.crc32("\0".join(texts).encode())


def record_sum(store: int, record_id: int, data: bytes) -> int:
    """The checksum of a record; a record that turns up under another id is damage too."""
    return zlib.crc32(data, (store << 16 ^ record_id) & 0xFFFF_FFFF)


def suite_sum(fields: tuple[str | int, ...], jad: bytes | None, jar: bytes) -> int:
    """The checksum of an installed suite. A damaged one is no reason to give up the whole file."""
    return zlib.crc32(jar, zlib.crc32(jad or b"", text_sum(*fields, jad is None)))


def _connected(file: Path | str) -> sqlite3.Connection:
    # The window makes the phone on one thread and runs it on another, one at a time.
    return sqlite3.connect(file, timeout=SHORT_WAIT, isolation_level=None, check_same_thread=False)


def _proved(db: sqlite3.Connection, file: Path) -> sqlite3.Connection:
    # Exclusive before the first look: then SQLite needs no shared memory file beside its log.
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    (marked,) = db.execute("PRAGMA user_version").fetchone()
    if marked or db.execute("SELECT 1 FROM sqlite_master").fetchone():
        _check_version(db, file, marked)
        if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",) or not all(_sums(db)):
            raise DamageError("is damaged (a checksum does not hold)")
        # Damage may let it be read but not written, which shows at a write only.
        _with_log(db).execute("UPDATE schema SET version = version")
        _renew(db, marked)
        db.execute("SELECT vendor, name, origin, domain, installed, jad, jar, sum FROM suite LIMIT 0")
        return db
    return _with_tables(_with_log(db))


def _check_version(db: sqlite3.Connection, file: Path, marked: int) -> None:
    if db.execute("SELECT version FROM schema").fetchall() != [(marked,)]:
        raise DamageError("is not a phone's memory, or is damaged")
    if marked > VERSION:
        raise StorageError(file, None, f"is of version {marked}, newer than this program's {VERSION}",
                           hint="use the newer program, or choose another folder")


def _sums(db: sqlite3.Connection) -> Iterator[bool]:
    """Whether each row is as it was written: SQLite keeps no checksums in the file.

    One bit of a row says whether a value is a text or bytes, and SQLite minds neither in any column.
    """
    try:
        for table in ("setting", "store"):
            for *fields, kept in db.execute(f"SELECT * FROM {table}"):
                yield kept == text_sum(*fields)
        for store, record_id, data, kept in db.execute("SELECT * FROM record"):
            yield kept == record_sum(store, record_id, data)
    except (TypeError, ValueError):
        yield False


def _renew(db: sqlite3.Connection, version: int) -> None:
    """Bring the tables of an older version up to date, all steps or none."""
    if version < VERSION:
        steps = [step for older in range(version, VERSION) for step in NEWER[older]]
        _run_together(db, [*steps, f"UPDATE schema SET version = {VERSION}", f"PRAGMA user_version = {VERSION}"])


def _with_log(db: sqlite3.Connection) -> sqlite3.Connection:
    """Turn on the write-ahead log; storage.py says what it promises."""
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = NORMAL")
    return db


def _with_tables(db: sqlite3.Connection) -> sqlite3.Connection:
    _run_together(db, TABLES)
    return db


def _run_together(db: sqlite3.Connection, steps: Iterable[str]) -> None:
    db.execute("BEGIN")
    for step in steps:
        db.execute(step)
    db.execute("COMMIT")

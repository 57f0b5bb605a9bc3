"""A JAR, read with suspicion: everything is checked before anything is unpacked.

No name may lead out of the suite, no entry may be a link, encrypted, packed in a way other
than stored or deflated, there twice, or lie over another; what it would unpack to is limited.
An archive that breaks a rule is refused whole, as an invalid JAR (907); one whose contents are
too much for a phone, as insufficient memory (901).
"""

from __future__ import annotations

import io
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path

from .files import MOST_BYTES, MOST_FILES, is_special
from .finding import shortened
from .status import RefusedSuite, Status

LARGEST_JAR = 16 << 20
MOST_EXPANSION = 100            # times; deflate can do 1000, pictures and sources do 20
_SMALL = 1 << 20                # what unpacks to less may expand as it likes

_ENCRYPTED = 0x1
_METHODS = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
_LOCAL_HEADER = struct.Struct("<4s5H3L2H")


class Archive:
    """The files of a JAR, unpacked in memory: of `data`, if the JAR's bytes are at hand, else read from `path`.

    RefusedSuite says what is wrong with a hostile or broken one, and with which entry.
    """

    def __init__(self, path: Path, data: bytes | None = None) -> None:
        self.place = path
        self.links: list[str] = []              # one with a link in it is refused
        data = read_jar(path) if data is None else data
        self.size: int | None = len(data)
        self._contents = dict(_unpacked(path, data))

    def names(self) -> Sequence[str]:
        return sorted(self._contents)

    def get(self, name: str) -> bytes | None:
        return self._contents.get(name)


def read_jar(path: Path) -> bytes:
    """The bytes of a JAR's file; RefusedSuite if it is missing, unreadable or absurdly large."""
    try:
        found = path.stat()
        size = found.st_size
        if is_special(found.st_mode):
            raise _invalid(path, "this is a device or a pipe")
        if size > LARGEST_JAR:
            raise _too_much(path, f"{size} bytes are more than a JAR may have ({LARGEST_JAR})")
        return path.read_bytes()
    except FileNotFoundError:
        raise RefusedSuite(path, None, "no such JAR", hint="put it there, or correct MIDlet-Jar-URL",
                           status=Status.LOSS_OF_SERVICE) from None
    except OSError as error:
        raise RefusedSuite(path, None, f"cannot be read: {error.strerror}", hint="check its permissions",
                           status=Status.LOSS_OF_SERVICE) from error


def _unpacked(path: Path, data: bytes) -> Iterator[tuple[str, bytes]]:
    try:
        with zipfile.ZipFile(io.BytesIO(data), metadata_encoding="utf-8") as archive:
            entries = archive.infolist()
            _check(path, data, entries, archive.start_dir)
            for entry in entries:
                contents = archive.read(entry)
                if len(contents) != entry.file_size:
                    raise zipfile.BadZipFile(f"{entry.filename} is not as long as the directory says")
                if not entry.is_dir():
                    yield entry.filename, contents
    except UnicodeDecodeError:
        raise _invalid(path, "an entry's name is not UTF-8") from None
    except (zipfile.BadZipFile, zlib.error, EOFError, struct.error, NotImplementedError, RuntimeError,
            ValueError, OverflowError, OSError) as error:
        reason = shortened(str(error), 120) or type(error).__name__
        raise _invalid(path, f"not a whole JAR: {reason}") from None


def _check(path: Path, data: bytes, entries: list[zipfile.ZipInfo], directory: int) -> None:
    """All rules that can be checked without unpacking."""
    _check_totals(path, entries)
    for entry in entries:
        problem = next(_problems(entry), None)
        if problem:
            raise _invalid(path, f"entry {shortened(entry.orig_filename)!r} {problem}")
    _check_names(path, [entry.filename for entry in entries])
    _check_layout(path, data, entries, directory)


def _check_totals(path: Path, entries: list[zipfile.ZipInfo]) -> None:
    total = sum(entry.file_size for entry in entries)
    if len(entries) > MOST_FILES:
        raise _too_much(path, f"{len(entries)} entries are more than a suite may have ({MOST_FILES})")
    if total > MOST_BYTES:
        raise _too_much(path, f"it would unpack to {total} bytes, above the limit of {MOST_BYTES}")
    for entry in entries:
        if entry.file_size > max(_SMALL, entry.compress_size * MOST_EXPANSION):
            raise _too_much(path, f"entry {shortened(entry.orig_filename)!r} would unpack from "
                            f"{entry.compress_size} to {entry.file_size} bytes")


def _problems(entry: zipfile.ZipInfo) -> Iterator[str]:
    """What forbids one entry. `orig_filename` is the name before zipfile tidies it."""
    name = entry.orig_filename
    mode = entry.external_attr >> 16
    if not name or any(char < " " for char in name):
        yield "has an empty name or a control character in it"
    if "\\" in name:
        yield "has a backslash in its name"
    if name.startswith("/") or name[1:2] == ":":
        yield "has an absolute name"
    if any(part in ("", ".", "..") for part in name.removesuffix("/").split("/")):
        yield "has a name that leads out of the suite or nowhere"
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG, stat.S_IFDIR):
        yield "is a link or a device, not a file"
    if entry.flag_bits & _ENCRYPTED:
        yield "is encrypted"
    if entry.compress_type not in _METHODS:
        yield f"is packed by method {entry.compress_type}; a JAR's are stored or deflated"
    if entry.is_dir() and entry.file_size:
        yield "is a folder with contents"


def _check_names(path: Path, names: list[str]) -> None:
    """No name twice, and none that is a file and a folder both."""
    files: set[str] = set()
    for name in names:
        if name in files:
            raise _invalid(path, f"entry {shortened(name)!r} is there twice")
        files.add(name)
    for name in names:
        parts = name.removesuffix("/").split("/")
        for depth in range(1, len(parts)):
            if "/".join(parts[:depth]) in files:
                raise _invalid(path, f"entry {shortened(name)!r} lies in a file, not in a folder")
        if name.endswith("/") and name[:-1] in files:
            raise _invalid(path, f"entry {shortened(name)!r} is a file and a folder")


def _check_layout(path: Path, data: bytes, entries: list[zipfile.ZipInfo], directory: int) -> None:
    """Entries follow one another from the file's first byte; none lies over another."""
    end = 0
    for entry in sorted(entries, key=lambda entry: entry.header_offset):
        start = entry.header_offset
        if start < end:
            raise _invalid(path, f"entry {shortened(entry.filename)!r} lies over another")
        if end == 0 and start != 0:
            raise _invalid(path, "something stands before its first entry")
        header = _LOCAL_HEADER.unpack_from(data, start)
        end = start + _LOCAL_HEADER.size + header[9] + header[10] + entry.compress_size
        if end > directory:
            raise _invalid(path, f"entry {shortened(entry.filename)!r} runs over the directory")


def _invalid(path: Path, problem: str) -> RefusedSuite:
    return RefusedSuite(path, None, problem, hint="make the JAR anew with `emulator package`")


def _too_much(path: Path, problem: str) -> RefusedSuite:
    return RefusedSuite(path, None, problem, hint="a suite is a few files of a few kilobytes",
                        status=Status.INSUFFICIENT_MEMORY)

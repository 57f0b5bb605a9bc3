"""The files of a suite, wherever they lie, and the limits that they must keep.

`FolderFiles` reads a suite laid open; archive.py has the same for a JAR. Names are relative to
the root, with `/` between the parts, exactly as the suite spells them.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

from .status import RefusedSuite

MANIFEST = "META-INF/MANIFEST.MF"
MOST_FILES = 4_096
MOST_BYTES = 64 << 20           # all files of a suite together, unpacked


class Files(Protocol):
    """What a suite's files can be asked."""

    place: Path
    """The folder or the JAR."""
    size: int | None
    """Bytes of the JAR; None for a folder, which has no such size."""
    links: list[str]
    """Symbolic links, none of which is a file of the suite."""

    def names(self) -> Sequence[str]:
        """All files, sorted."""

    def get(self, name: str) -> bytes | None:
        """The bytes of a file, or None if there is none of exactly this name."""


class FolderFiles:
    """A suite in a folder. Hidden files, `__pycache__` and symbolic links are not part of it."""

    size: int | None = None

    def __init__(self, folder: Path) -> None:
        self.place = folder
        self.links: list[str] = []
        try:
            self._names = frozenset(self._walk(folder))
        except OSError as error:
            raise RefusedSuite(error.filename or folder, None, f"cannot be read: {error.strerror}",
                               hint="check its permissions") from error

    def names(self) -> Sequence[str]:
        return sorted(self._names)

    def get(self, name: str) -> bytes | None:
        path = self.place / name
        if name not in self._names or path.is_symlink():
            return None
        try:
            return path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise RefusedSuite(path, None, f"cannot be read: {error.strerror}",
                               hint="check its permissions") from error

    def _walk(self, folder: Path) -> Iterator[str]:
        """The name of each file. Without Path, which costs more than the disk."""
        count = total = 0
        waiting = [""]
        while waiting:
            inside = waiting.pop(0)
            with os.scandir(folder / inside) as found:
                entries = sorted(found, key=lambda entry: entry.name)
            for entry in entries:
                name = inside + entry.name
                if not self._belongs(entry, name):
                    continue
                if entry.is_dir():
                    waiting.append(f"{name}/")
                    continue
                count, total = count + 1, total + entry.stat().st_size
                if count > MOST_FILES or total > MOST_BYTES:
                    raise RefusedSuite(folder, None, f"more than {MOST_FILES} files or {MOST_BYTES} bytes",
                                       hint="give the folder of one suite")
                yield name

    def _belongs(self, entry: os.DirEntry[str], name: str) -> bool:
        """Is it a file or folder of the suite? Links are noted on the way."""
        if not belongs(entry.name):
            return False
        if entry.is_symlink():
            self.links.append(name)
            return False
        return entry.is_dir() or entry.is_file()


def is_folder(path: Path) -> bool:
    """RefusedSuite for a path that cannot even be looked at: too long, or in a folder that is closed to us."""
    try:
        return path.is_dir()
    except OSError as error:
        raise RefusedSuite(path, None, f"cannot be read: {error.strerror}",
                           hint="check its name and its permissions") from error


def is_special(mode: int) -> bool:
    """Is it neither a file nor a folder, by its `st_mode`? To read a device or a pipe may take for ever."""
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def belongs(name: str) -> bool:
    """Is a file or folder of this name part of a suite at all?"""
    return not (name.startswith(".") or name == "__pycache__" or name.endswith((".pyc", ".pyo")))

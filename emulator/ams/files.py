"""The files of a suite, wherever they lie, and the limits that they must keep.

`FolderFiles` reads a suite laid open; archive.py has the same for a JAR. Names are relative to
the root, with `/` between the parts, exactly as the suite spells them.
"""

from __future__ import annotations

import os
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
            self._paths = {path.relative_to(folder).as_posix(): path for path in self._walk(folder)}
        except OSError as error:
            raise RefusedSuite(error.filename or folder, None, f"cannot be read: {error.strerror}",
                               hint="check its permissions") from error

    def names(self) -> Sequence[str]:
        return sorted(self._paths)

    def get(self, name: str) -> bytes | None:
        path = self._paths.get(name)
        if path is None or path.is_symlink():
            return None
        try:
            return path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise RefusedSuite(path, None, f"cannot be read: {error.strerror}",
                               hint="check its permissions") from error

    def _walk(self, folder: Path) -> Iterator[Path]:
        count = total = 0
        for root, folders, files in os.walk(folder, onerror=_raise):
            folders[:] = sorted(name for name in folders if self._belongs(Path(root, name)))
            for path in (Path(root, name) for name in sorted(files)):
                if not self._belongs(path):
                    continue
                count, total = count + 1, total + path.stat().st_size
                if count > MOST_FILES or total > MOST_BYTES:
                    raise RefusedSuite(folder, None, f"more than {MOST_FILES} files or {MOST_BYTES} bytes",
                                       hint="give the folder of one suite")
                yield path

    def _belongs(self, path: Path) -> bool:
        """Is it a file or folder of the suite? Links are noted on the way."""
        if not belongs(path.name):
            return False
        if path.is_symlink():
            self.links.append(path.relative_to(self.place).as_posix())
            return False
        return path.is_dir() or path.is_file()


def belongs(name: str) -> bool:
    """Is a file or folder of this name part of a suite at all?"""
    return not (name.startswith(".") or name == "__pycache__" or name.endswith((".pyc", ".pyo")))


def _raise(error: OSError) -> None:
    raise error

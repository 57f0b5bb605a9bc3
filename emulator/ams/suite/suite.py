"""Suite: a descriptor and the files that it describes, from a folder or from a JAR."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from emulator.errors import SuiteError

from .archive import Archive
from .attributes import Attributes, parse_jad, parse_manifest
from .charset import LARGEST
from .descriptor import Descriptor
from .files import MANIFEST, Files, FolderFiles, is_special
from .finding import raise_first_error
from .locate import jad_beside, jar_of, open_files
from .rules import BEFORE_DOWNLOAD, OF_BOTH, OF_THE_SUITE, Subject, apply
from .status import RefusedDescriptor

_CODE = (".py", ".pyc", ".class")


class Suite:
    """What a phone runs. Made by `open_suite`."""

    def __init__(self, files: Files, descriptor: Descriptor) -> None:
        self.files, self.descriptor = files, descriptor
        self._names = frozenset(files.names())

    def __repr__(self) -> str:
        return f"<Suite {self.descriptor.name} {self.descriptor.version} in {self.files.place}>"

    @property
    def identity(self) -> tuple[str, str]:
        """(vendor, name): the same pair with another version is an update."""
        return self.descriptor.vendor, self.descriptor.name

    def names(self) -> Sequence[str]:
        """All files, sorted, relative to the root: `icon.png`, `ai/search.py`."""
        return sorted(self._names)

    def read(self, name: str) -> bytes | None:
        """The resource of an absolute name such as `/icon.png`; None if there is none.

        Code is not a resource, the manifest is (MIDP 2.0, package midlet). Only names that the
        suite lists are found, so `..`, drive letters and links lead nowhere.
        """
        if not name.startswith("/") or name.endswith(_CODE):
            return None
        return self.files.get(name[1:])

    def source(self, module: str) -> tuple[bytes, str] | None:
        """The source of a module and the file name that a traceback should show.

        `midlet` is `midlet.py`; `ai` is `ai.py` or `ai/__init__.py`; the root itself, "", may
        have an `__init__.py`. None if there is no such module, or a folder without code.
        """
        name = self._source_name(module)
        data = self.files.get(name) if name else None
        return None if data is None else (data, str(self.files.place / str(name)))

    def is_package(self, module: str) -> bool:
        """Is `module` a folder of the suite: the root, a package, or a bare folder with code in it?"""
        folder = module.replace(".", "/") + "/"
        return module == "" or any(name.startswith(folder) and name.endswith(".py") for name in self._names)

    def modules(self) -> Sequence[str]:
        """The dotted names of all modules, for hints."""
        stems = (name.removesuffix(".py").removesuffix("/__init__") for name in self._names
                 if name.endswith(".py"))
        return sorted(stem.replace("/", ".") for stem in stems if stem != "__init__")

    @cached_property
    def digest(self) -> str:
        """SHA-256 of all files but META-INF: the same for a folder and for the JAR made of it."""
        digest = hashlib.sha256()
        for name in self.names():
            if not name.startswith("META-INF/"):
                data = self.files.get(name) or b""
                digest.update(f"{name}\0{len(data)}\0".encode() + data)
        return digest.hexdigest()

    def _source_name(self, module: str) -> str | None:
        stem = module.replace(".", "/")
        wanted = (f"{stem}/__init__.py", f"{stem}.py") if stem else ("__init__.py",)
        return next((name for name in wanted if name in self._names), None)


def open_suite(target: str | Path) -> Suite:
    """The suite of a `.jad` (with its JAR or folder), of a `.jar`, or of a folder.

    A folder speaks for itself by its META-INF/MANIFEST.MF; without one the JAD of the same name
    is looked for beside it and in `../jad`. What a phone would not install is refused:
    DescriptorError or SuiteError, whose `status` is the code that it would report.
    """
    path = Path(target)
    if path.is_dir():
        return _of_folder(path)
    if path.suffix.lower() == ".jar":
        return _joined(None, open_files(path))
    if path.suffix.lower() == ".jad" or path.is_file():
        return of_jad(path)
    raise SuiteError(path, None, "no such suite", hint="give a .jad, a .jar or the folder of a suite")


def of_jad(path: Path) -> Suite:
    """The suite that a JAD describes."""
    jad = parse_jad(read_descriptor(path), str(path))
    raise_first_error(apply(BEFORE_DOWNLOAD, Subject(Descriptor(jad, None), None)))
    return _joined(jad, open_files(jar_of(jad, path)))


def of_jar(jar: bytes, jad: bytes | None, place: Path) -> Suite:
    """The suite of a JAR's bytes and a JAD's; `place` is what errors and tracebacks call the JAR."""
    said = None if jad is None else parse_jad(jad, str(place.with_suffix(".jad")))
    if said is not None:
        raise_first_error(apply(BEFORE_DOWNLOAD, Subject(Descriptor(said, None), None)))
    return _joined(said, Archive(place, jar))


def read_descriptor(path: Path) -> bytes:
    """The bytes of a JAD; DescriptorError if it is missing, unreadable or absurdly large."""
    try:
        found = path.stat()
        if is_special(found.st_mode):
            raise RefusedDescriptor(path, None, "this is a device or a pipe", hint="give the JAD's own file")
        if found.st_size > LARGEST:
            raise RefusedDescriptor(path, None, "too large for a descriptor", hint="give the JAD's own file")
        return path.read_bytes()
    except FileNotFoundError:
        raise RefusedDescriptor(path, None, "no such file", hint="check the path") from None
    except OSError as error:
        raise RefusedDescriptor(path, None, f"cannot be read: {error.strerror}",
                                hint="give a file that can be") from error


def _of_folder(folder: Path) -> Suite:
    files = FolderFiles(folder)
    if files.get(MANIFEST) is not None:
        return _joined(None, files)
    return of_jad(jad_beside(folder))


def _joined(jad: Attributes | None, files: Files) -> Suite:
    data = files.get(MANIFEST)
    manifest = None if data is None else parse_manifest(data, str(files.place / MANIFEST))
    descriptor = Descriptor(jad, manifest)
    raise_first_error(apply([*OF_THE_SUITE, *OF_BOTH], Subject(descriptor, files)))
    return Suite(files, descriptor)

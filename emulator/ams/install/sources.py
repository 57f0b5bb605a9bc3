"""Where a suite to be installed comes from: a folder, a .jad, a .jar, or a server.

A source gives the descriptor first, if there is one, and the JAR when the installer has made up
its mind to have it. A suite laid open is packed in memory; a suite on a server is fetched.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from ..suite.archive import read_jar
from ..suite.attributes import Attributes, parse_manifest
from ..suite.charset import decode
from ..suite.descriptor import Descriptor
from ..suite.files import MANIFEST, is_folder
from ..suite.locate import JAR_URL, jad_beside, jar_of, open_files
from ..suite.package import pack
from ..suite.status import RefusedSuite, Status
from ..suite.suite import Suite, read_descriptor
from .download import DESCRIPTOR, EITHER, JAR, Told, address_in, fetch, is_remote, stem_of

ZIP = b"PK\x03\x04"
Check = Callable[[], object]


class Parts(NamedTuple):
    """A suite as it will be kept: its JAR and its JAD, if it has one."""

    jar: bytes
    jad: bytes | None


class Source(Protocol):
    """What an installation asks for its suite. Each call may wait."""

    origin: str
    """Where the suite comes from, for a person."""
    stem: str
    """The file's name without its ending, for tracebacks."""

    def descriptor(self, told: Told, check: Check) -> bytes | None:
        """The JAD as UTF-8 text; None for a suite that comes without."""

    def parts(self, jad: Attributes | None, told: Told, check: Check) -> Parts:
        """The JAR, and the JAD that fits it. `jad` is what `descriptor` gave."""


def source_of(address: str) -> Source:
    """The source behind a path or a URL; nothing is read yet."""
    return Server(address) if is_remote(address) else Place(Path(address))


class Place:
    """A folder, a .jad or a .jar of this computer."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.origin, self.stem = _text(path.absolute()), _text(path.stem)
        self._jad: bytes | None = None

    def descriptor(self, told: Told, check: Check) -> bytes | None:
        if is_folder(self._path):
            if open_files(self._path).get(MANIFEST) is not None:
                return None
            self._path = jad_beside(self._path)
        if self._path.suffix.lower() == ".jar":
            return None
        self._jad = _as_utf8(read_descriptor(self._path), str(self._path), None)
        return self._jad

    def parts(self, jad: Attributes | None, told: Told, check: Check) -> Parts:
        place = self._path if jad is None else _jar_beside(jad, self._path)
        if place is None:
            assert jad is not None
            return Parts(fetch(jad[JAR_URL], JAR, told, check, size_of(jad)).data, self._jad)
        if not is_folder(place):
            return Parts(read_jar(place), self._jad)
        files = open_files(place)
        manifest = files.get(MANIFEST)
        known = None if manifest is None else parse_manifest(manifest, str(place / MANIFEST))
        return Parts(*pack(Suite(files, Descriptor(jad, known)), f"{self.stem}.jar"))


class Server:
    """A .jad or a .jar behind a URL; which of them it is, its first bytes say."""

    def __init__(self, url: str) -> None:
        self.origin = self._url = url
        self.stem = stem_of(url)
        self._jad: bytes | None = None
        self._jar: bytes | None = None

    def descriptor(self, told: Told, check: Check) -> bytes | None:
        kind = DESCRIPTOR if self._url.lower().endswith(".jad") else EITHER
        found = fetch(self._url, kind, told, check)
        self._url = found.url
        if found.data.startswith(ZIP):
            self._jar = found.data
        else:
            self._jad = _as_utf8(found.data, found.url, found.charset)
        return self._jad

    def parts(self, jad: Attributes | None, told: Told, check: Check) -> Parts:
        if jad is None:
            return Parts(self._jar or b"", None)
        return Parts(fetch(address_in(self._url, jad[JAR_URL], JAR), JAR, told, check, size_of(jad)).data, self._jad)


def size_of(jad: Attributes) -> int | None:
    """MIDlet-Jar-Size, which has been read before."""
    return Descriptor(jad, None).jar_size


def _jar_beside(jad: Attributes, path: Path) -> Path | None:
    """The JAR or folder of a JAD of this computer; None if it must be fetched."""
    try:
        return jar_of(jad, path)
    except RefusedSuite as refusal:
        if refusal.status is Status.LOSS_OF_SERVICE and is_remote(jad[JAR_URL]):
            return None
        raise


def _text(path: str | Path) -> str:
    """A path as the memory can keep it: the bytes of a name that are no UTF-8 are question marks."""
    return os.fsencode(path).decode("utf-8", "replace")


def _as_utf8(data: bytes, name: str, charset: str | None) -> bytes:
    """A descriptor's text, so that nobody need know later in which charset it came."""
    return decode(data, name, charset)[0].encode()

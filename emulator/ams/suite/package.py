"""`package`: from a suite laid open to the JAR and JAD that install anywhere.

The same files make the same bytes: entries are sorted, carry one fixed date, and nothing of
this computer goes in.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import quote

from .attributes import Attributes
from .check import check
from .files import MANIFEST
from .finding import raise_first_error
from .grammar import MANIFEST as MANIFEST_GRAMMAR
from .status import RefusedSuite
from .suite import Suite, of_jad, read_descriptor

_DATE = (1980, 1, 1, 0, 0, 0)      # the earliest that a ZIP can say
_PLAIN_FILE = 0o100644 << 16
_OF_THE_JAD_ALONE = ("MIDlet-Jar-URL", "MIDlet-Jar-Size", "MIDlet-Install-Notify", "MIDlet-Delete-Notify")


def package(jad: str | Path, out_folder: str | Path) -> tuple[Path, Path]:
    """Write `<name>.jar` and `<name>.jad` into `out_folder`, made if need be; their paths, JAR first.

    DescriptorError or SuiteError for a suite that a phone would refuse, that has symbolic links in
    it, or whose own files would be overwritten.
    """
    source, out = Path(jad), Path(out_folder)
    jar_path, jad_path = out / f"{source.stem}.jar", out / f"{source.stem}.jad"
    _refuse_folder(source)
    raise_first_error(check(source))
    suite = of_jad(source)
    _refuse_names(suite, source.stem)
    _refuse_links(suite)
    _refuse_overwriting(suite, source, jar_path, jad_path)
    jar = _jar(suite)
    out.mkdir(parents=True, exist_ok=True)
    jar_path.write_bytes(jar)
    jad_path.write_text(str(_jad(suite, jar_path.name, len(jar))), encoding="utf-8", newline="\n")
    return jar_path, jad_path


def pack(suite: Suite, jar_name: str) -> tuple[bytes, bytes | None]:
    """The bytes of the JAR of a suite laid open, and of the JAD that fits it; None if it has no JAD.

    RefusedSuite for one that has symbolic links in it.
    """
    _refuse_names(suite, jar_name)
    _refuse_links(suite)
    jar = _jar(suite)
    return jar, None if suite.descriptor.jad is None else str(_jad(suite, jar_name, len(jar))).encode()


def manifest_of(suite: Suite) -> Attributes:
    """The manifest of the JAR: the suite's own, then what only the JAD says of the suite itself."""
    values = {"Manifest-Version": "1.0", **(suite.descriptor.manifest or {})}
    for name, value in (suite.descriptor.jad or {}).items():
        if name not in _OF_THE_JAD_ALONE and MANIFEST_GRAMMAR.name.fullmatch(name):
            values.setdefault(name, value)
    return Attributes.of(values, MANIFEST)


def _jad(suite: Suite, jar_name: str, size: int) -> Attributes:
    values: Mapping[str, str] = suite.descriptor.jad or {}
    return Attributes.of({**values, "MIDlet-Jar-URL": quote(jar_name), "MIDlet-Jar-Size": str(size)})


def _jar(suite: Suite) -> bytes:
    """The manifest first, as JAR readers like it, then all files by name."""
    contents = {name: suite.files.get(name) or b"" for name in suite.names() if name != MANIFEST}
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in [(MANIFEST, manifest_of(suite).as_manifest()), *contents.items()]:
            archive.writestr(_entry(name), data, zipfile.ZIP_DEFLATED, 9)
    return buffer.getvalue()


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, _DATE)
    entry.create_system = 3                     # Unix, also when made on Windows
    entry.external_attr = _PLAIN_FILE
    return entry


def _refuse_folder(source: Path) -> None:
    if source.is_dir() or source.suffix.lower() == ".jar":
        raise RefusedSuite(source, None, "this is no JAD", hint="give the JAD of the suite")
    read_descriptor(source)


def _refuse_names(suite: Suite, jar_name: str) -> None:
    """A JAR and a JAD are UTF-8; the disk may hold names that are not."""
    for name in [jar_name, *suite.names()]:
        try:
            name.encode()
        except UnicodeEncodeError:
            raise RefusedSuite(suite.files.place, None, f"the file's name {name!r} is not UTF-8",
                               hint="rename it") from None


def _refuse_links(suite: Suite) -> None:
    if suite.files.links:
        raise RefusedSuite(suite.files.place / suite.files.links[0], None, "a JAR has no symbolic links",
                           hint="put the file itself there")


def _refuse_overwriting(suite: Suite, source: Path, jar: Path, jad: Path) -> None:
    inside = jar.resolve().is_relative_to(suite.files.place.resolve())
    if inside or jad.resolve() == source.resolve():
        raise RefusedSuite(jar if inside else jad, None, "this would write over the suite's own files",
                           hint="choose another folder with -o")

"""`check`: all that is wrong with a suite, in the order that a phone would find it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from .attributes import Attributes, scan_jad, scan_manifest
from .classes import problems_of_classes
from .descriptor import Descriptor
from .files import MANIFEST, Files, is_folder
from .finding import Finding
from .locate import JAR_URL, jad_beside, jar_of, open_files
from .rules import BEFORE_DOWNLOAD, OF_BOTH, OF_THE_SUITE, Subject, apply, has_manifest
from .status import RefusedDescriptor, RefusedSuite
from .suite import Suite, read_descriptor
from .vocabulary import unknown_attributes


def check(path: str | Path, *, space: int | None = None) -> list[Finding]:
    """Everything wrong with the suite of a `.jad`, `.jar` or folder; nothing of it is run.

    The first error is the one that a phone would report (see `finding.outcome`). `space` is the
    phone's free memory in bytes, if that is to be checked too.
    """
    return list(_findings(Path(path), space))


def _findings(path: Path, space: int | None) -> Iterator[Finding]:
    try:
        if not is_folder(path):
            yield from _of_jad(path, space) if path.suffix.lower() != ".jar" else \
                _of_files(None, open_files(path), space)
        elif (files := open_files(path)).get(MANIFEST) is not None:
            yield from _of_files(None, files, space)
        else:
            yield from _of_jad(jad_beside(path), space)
    except (RefusedDescriptor, RefusedSuite) as error:
        yield Finding.of(error)


def _of_jad(path: Path, space: int | None) -> Iterator[Finding]:
    jad, findings = scan_jad(read_descriptor(path), str(path))
    yield from findings
    yield from apply(BEFORE_DOWNLOAD, Subject(Descriptor(jad, None), None, space))
    if jad.get(JAR_URL):
        yield from _of_files(jad, open_files(jar_of(jad, path)), space)
    yield from unknown_attributes(jad)


def _of_files(jad: Attributes | None, files: Files, space: int | None) -> Iterator[Finding]:
    manifest, data = None, files.get(MANIFEST)
    if data is not None:
        manifest, findings = scan_manifest(data, str(files.place / MANIFEST))
        yield from findings
    descriptor = Descriptor(jad, manifest)
    subject = Subject(descriptor, files, space)
    if jad is None and manifest is None:
        yield from has_manifest(subject)            # nothing says what suite this is: the rest cannot be asked
        return
    yield from apply(OF_THE_SUITE, subject)
    yield from problems_of_classes(Suite(files, descriptor))
    yield from apply(OF_BOTH, subject)
    if manifest is not None:
        yield from unknown_attributes(manifest)

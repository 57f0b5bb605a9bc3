"""Where the parts of a suite lie: the JAR or folder of a JAD, the JAD of a folder."""

from __future__ import annotations

from os.path import normpath
from pathlib import Path
from urllib.parse import unquote, urlsplit

from .archive import Archive
from .attributes import Attributes, scan_jad
from .files import Files, FolderFiles, is_folder
from .status import RefusedDescriptor, RefusedSuite, Status

JAR_URL = "MIDlet-Jar-URL"


def jar_of(jad: Attributes, path: Path) -> Path:
    """The JAR or folder that a JAD at `path` names.

    MIDlet-Jar-URL is taken relative to the JAD. One that names a place on the network stands for
    a file of the same name beside the JAD, as a downloaded pair has it.
    """
    url = jad[JAR_URL]
    try:
        parts = urlsplit(url)
    except ValueError:
        raise _bad_url(jad, "this is not a URL") from None
    if "\\" in url or "\0" in unquote(url):
        raise _bad_url(jad, "a URL has neither '\\' nor NUL in it")
    if parts.scheme in ("http", "https"):
        return _downloaded(jad, path.parent, unquote(parts.path))
    if parts.scheme not in ("", "file") or (parts.netloc not in ("", "localhost")):
        raise _bad_url(jad, "only a file, a folder or a page of http can be the suite")
    return Path(normpath(path.parent / unquote(parts.path)))


def open_files(place: Path) -> Files:
    """The files at `place`, a folder or a JAR; RefusedSuite says what is wrong with them."""
    return FolderFiles(place) if is_folder(place) else Archive(place)


def jad_beside(folder: Path) -> Path:
    """The JAD that describes a folder: of the same name, in it, beside it, or in `jad` near it."""
    whole = folder.resolve()
    places = [whole, whole.parent, whole.parent / "jad", whole.parent.parent / "jad"]
    for candidate in (place / f"{whole.name}.jad" for place in places):
        if candidate.is_file() and _describes(candidate, whole):
            return candidate
    raise RefusedSuite(folder, None, f"no META-INF/MANIFEST.MF in it, and no {whole.name}.jad near names it",
                       hint=f"write {whole.name}.jad beside it, with MIDlet-Jar-URL: {whole.name}/")


def _describes(candidate: Path, folder: Path) -> bool:
    jad, _ = scan_jad(candidate.read_bytes(), str(candidate))
    return bool(jad.get(JAR_URL)) and jar_of(jad, candidate).resolve() == folder


def _downloaded(jad: Attributes, folder: Path, remote: str) -> Path:
    beside = folder / Path(remote).name
    if Path(remote).name and not is_folder(beside) and beside.is_file():
        return beside
    raise RefusedSuite(jad.source, jad.line(JAR_URL), f"the JAR is on the network: {jad[JAR_URL]}",
                       hint="put it beside the JAD", status=Status.LOSS_OF_SERVICE)


def _bad_url(jad: Attributes, reason: str) -> RefusedDescriptor:
    return RefusedDescriptor(jad.source, jad.line(JAR_URL), f"MIDlet-Jar-URL {jad[JAR_URL]!r}: {reason}",
                             hint="name it relative to the JAD: ../midlets/gomoku/")

"""Where the shipped suites, skins and descriptors lie: in a checkout, or inside the package.

At the top of the repository they stand as `midlets/`, `skins/` and `jad/`; an installed
package carries the same three folders as `emulator/shipped/`.
"""

from __future__ import annotations

from pathlib import Path

from .errors import UserError, nearest

PACKAGE = Path(__file__).resolve().parent


def shelf(kind: str) -> Path:
    """The folder `skins`, `jad` or `midlets`."""
    shipped = PACKAGE / "shipped" / kind
    return shipped if shipped.is_dir() else PACKAGE.parent / kind


def skin_names() -> list[str]:
    """The names of the shipped skins."""
    return sorted(path.parent.name for path in shelf("skins").glob("*/skin.yaml"))


def skin_folder(name: str) -> Path:
    """The folder of a skin, by its name or by a path of one's own."""
    if not name:
        raise UserError("skin", None, "no name is given", hint=nearest(name, skin_names()))
    if name in skin_names():
        return shelf("skins") / name
    if Path(name).is_dir():
        return Path(name)
    raise UserError("skin", None, "no skin is called", name, hint=nearest(name, skin_names()))


def descriptors() -> list[Path]:
    """The shipped descriptors."""
    return sorted(shelf("jad").glob("*.jad"))


def is_shipped(place: Path) -> bool:
    """Do these files lie among the shipped suites?"""
    return place.resolve().is_relative_to(shelf("midlets").resolve())


def target(name: str) -> Path:
    """A suite to run: a path of one's own, else a shipped descriptor (`jad/gomoku.jad`, `gomoku`)."""
    path = Path(name)
    if not name:
        raise UserError("suite", None, "no name is given", hint=nearest("", [path.stem for path in descriptors()]))
    if path.exists():
        real = path.resolve()             # a descriptor's URLs are relative to where it truly lies
        return path if real == path.absolute() else real
    shipped = shelf("jad") / Path(name).with_suffix(".jad").name
    if shipped.is_file() and path.parent in (Path("."), Path("jad")):
        return shipped
    known = [path.stem for path in descriptors()]
    hint = nearest(path.stem, known) if path.parent in (Path("."), Path("jad")) and known else ""
    raise UserError(name, None, "there is no such file", hint=hint)

"""skin.yaml as a tree that remembers where each thing is written, and what it inherits.

`extends: other` lays a skin over another one: mappings are merged, all else replaces what was
there. Nothing at all (`theme:`) keeps what is inherited, the word `none` drops it.
"""

from __future__ import annotations

from pathlib import Path

from emulator.errors import SkinError, nearest

from . import yaml_tree
from .yaml_tree import Entry, Kind

YAML, SVG = "skin.yaml", "case.svg"
SKIN = Kind("skin", SkinError)


def read_chain(folder: Path, shelf: Path | None = None) -> tuple[Entry, list[Path]]:
    """A skin's tree with all that it inherits, and the folders it comes from, the nearest first.

    What `extends` names lies beside the folder that says so, or else on `shelf`.
    """
    folders: list[Path] = []
    trees: list[Entry] = []
    wanted: Path | None = folder
    while wanted is not None:
        trees.append(yaml_tree.read(_in_a_folder(wanted / YAML), SKIN))
        folders.append(wanted)
        wanted = _extended(trees[-1], folders, shelf)
    merged = trees.pop()
    while trees:
        merged = _laid_over(merged, trees.pop())
    return merged, folders


def read_bytes(path: Path) -> bytes:
    """The whole of a skin's file, which must be there and of a likely size."""
    return yaml_tree.read_bytes(_in_a_folder(path), SKIN)


def _in_a_folder(path: Path) -> Path:
    """The file of a skin; SkinError if the folder is not there at all."""
    try:
        is_there = path.parent.is_dir()
    except OSError:
        is_there = True                       # reading the file says what is wrong
    if not is_there:
        raise SkinError(path.parent, None, "there is no such folder")
    return path


def _extended(tree: Entry, folders: list[Path], shelf: Path | None) -> Path | None:
    """The folder that `extends` names; a SkinError if there is none, or if it goes in a circle."""
    assert isinstance(tree.value, dict)
    entry = tree.value.get("extends")
    if entry is None:
        return None
    if not isinstance(entry.value, str):
        raise entry.fault(f"extends wants the name of a skin, not {entry.what()}")
    places = [folders[-1].absolute().parent, *([shelf] if shelf else [])]
    for place in places:
        if (place / entry.value / YAML).is_file():
            found = place / entry.value
            if found.resolve() in [folder.resolve() for folder in folders]:
                raise entry.fault("extends goes in a circle by", entry.value)
            return found
    known = sorted({path.parent.name for place in places for path in place.glob(f"*/{YAML}")})
    raise entry.fault("no skin is called", entry.value, hint=nearest(entry.value, known) if known else "")


def _laid_over(below: Entry, above: Entry) -> Entry:
    """One entry on another of the same name."""
    if above.value is None:
        return below
    if not isinstance(above.value, dict) or not isinstance(below.value, dict):
        return above
    merged = dict(below.value)
    for name, entry in above.value.items():
        if entry.value == "none":
            merged.pop(name, None)
        else:
            merged[name] = _laid_over(merged[name], entry) if name in merged else entry
    return Entry(above.path, above.line, merged, above.kind)

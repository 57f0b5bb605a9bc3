"""skin.yaml as a tree that remembers where each thing is written, and what it inherits.

`extends: other` lays a skin over another one: mappings are merged, all else replaces what was
there. Nothing at all (`theme:`) keeps what is inherited, the word `none` drops it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import yaml

from emulator.errors import SkinError, nearest

YAML, SVG = "skin.yaml", "case.svg"
MOST_BYTES = 1 << 20             # of either file; a hundred times what a skin needs
LOADER: type[yaml.SafeLoader | yaml.CSafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

Value: TypeAlias = "str | list[Entry] | dict[str, Entry] | None"


@dataclass(frozen=True)
class Entry:
    """One thing in a file: what it says, and where. A scalar is its own text; nothing is None."""

    path: Path
    line: int
    value: Value

    def fault(self, problem: str, found: str | None = None, hint: str = "") -> SkinError:
        """The error that points here."""
        return SkinError(self.path, self.line, problem, found, hint=hint)

    def what(self) -> str:
        """How an error calls what is written here."""
        if isinstance(self.value, str):
            return repr(self.value)
        if self.value is None:
            return "nothing"
        return "a list" if isinstance(self.value, list) else "a section"


def read_chain(folder: Path, shelf: Path | None = None) -> tuple[Entry, list[Path]]:
    """A skin's tree with all that it inherits, and the folders it comes from, the nearest first.

    What `extends` names lies beside the folder that says so, or else on `shelf`.
    """
    folders: list[Path] = []
    trees: list[Entry] = []
    wanted: Path | None = folder
    while wanted is not None:
        trees.append(_read(wanted / YAML))
        folders.append(wanted)
        wanted = _extended(trees[-1], folders, shelf)
    merged = trees.pop()
    while trees:
        merged = _laid_over(merged, trees.pop())
    return merged, folders


def read_bytes(path: Path) -> bytes:
    """The whole of a skin's file, which must be there and of a likely size."""
    try:
        if not path.parent.is_dir():
            raise SkinError(path.parent, None, "there is no such folder")
        if path.is_file() and path.stat().st_size > MOST_BYTES:
            raise SkinError(path, None, "the file is far too large for a skin")
        data = path.read_bytes()
    except OSError as problem:
        said = "there is no such file" if not path.exists() else f"cannot be read ({problem.strerror})"
        raise SkinError(path, None, said) from None
    if not data.strip():
        raise SkinError(path, 1, "the file is empty")
    return data


def _read(path: Path) -> Entry:
    data = read_bytes(path)
    try:
        node = yaml.compose(data.decode("utf-8-sig"), Loader=LOADER)
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise SkinError(path, line, "this is no text in UTF-8") from None
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        raise SkinError(path, mark.line + 1 if mark else None, _said(problem)) from None
    except (yaml.YAMLError, RecursionError) as problem:
        raise SkinError(path, 1, f"this is no YAML ({str(problem).splitlines()[0]})") from None
    tree = _Entries(path).entry(node) if node is not None else Entry(path, 1, None)
    if not isinstance(tree.value, dict):
        raise tree.fault(f"a skin is a section of names and values, not {tree.what()}")
    return tree


def _said(problem: yaml.MarkedYAMLError) -> str:
    parts = [part for part in (problem.context, problem.problem) if part]
    hint = ""
    if "alias" in "".join(parts):
        hint = "; write \"*\" in quotes if the key is meant"
    return f"this is no YAML ({', '.join(parts)}){hint}"


class _Entries:
    """Turns YAML's nodes into entries. Each node once: aliases share, and cannot multiply."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[int, Entry | None] = {}

    def entry(self, node: yaml.Node) -> Entry:
        """The entry of a node and all in it."""
        if id(node) not in self._known:
            self._known[id(node)] = None
            self._known[id(node)] = Entry(self._path, node.start_mark.line + 1, self._value(node))
        found = self._known[id(node)]
        if found is None:
            raise SkinError(self._path, node.start_mark.line + 1, "this contains itself")
        return found

    def _value(self, node: yaml.Node) -> Value:
        if isinstance(node, yaml.MappingNode):
            return self._section(node)
        if isinstance(node, yaml.SequenceNode):
            return [self.entry(item) for item in node.value]
        return None if node.tag == "tag:yaml.org,2002:null" else str(node.value)

    def _section(self, node: yaml.MappingNode) -> dict[str, Entry]:
        section: dict[str, Entry] = {}
        for name, value in node.value:
            here = Entry(self._path, name.start_mark.line + 1, None)
            if not isinstance(name, yaml.ScalarNode):
                raise here.fault("a name is wanted before the ':'")
            if name.value in section:
                raise here.fault("this is said twice:", name.value,
                                 hint=f"first in line {section[name.value].line}")
            entry = self.entry(value)
            if not isinstance(entry.value, str):      # what has lines of its own begins with its name
                entry = Entry(here.path, here.line, entry.value)
            section[name.value] = entry
        return section


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
    return Entry(above.path, above.line, merged)

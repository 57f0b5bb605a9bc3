"""A YAML file as a tree that remembers where each thing is written, so that an error can say so."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypeAlias

import yaml

from emulator.errors import UserError

MOST_BYTES = 1 << 20             # of a file; a hundred times what any of them needs
LOADER: type[yaml.SafeLoader | yaml.CSafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

Value: TypeAlias = "str | list[Entry] | dict[str, Entry] | None"


class Kind(NamedTuple):
    """What a file is, as its errors call it, and which errors they are."""

    name: str
    error: type[UserError]


@dataclass(frozen=True)
class Entry:
    """One thing in a file: what it says, and where. A scalar is its own text; nothing is None."""

    path: Path
    line: int
    value: Value
    kind: Kind

    def fault(self, problem: str, found: str | None = None, hint: str = "") -> UserError:
        """The error that points here."""
        return self.kind.error(self.path, self.line, problem, found, hint=hint)

    def what(self) -> str:
        """How an error calls what is written here."""
        if isinstance(self.value, str):
            return repr(self.value)
        if self.value is None:
            return "nothing"
        return "a list" if isinstance(self.value, list) else "a section"


def read_bytes(path: Path, kind: Kind) -> bytes:
    """The whole of a file, which must be there and of a likely size."""
    try:
        if path.is_file() and path.stat().st_size > MOST_BYTES:
            raise kind.error(path, None, f"the file is far too large for a {kind.name}")
        data = path.read_bytes()
    except OSError as problem:
        said = "there is no such file" if not path.exists() else f"cannot be read ({problem.strerror})"
        raise kind.error(path, None, said) from None
    if not data.strip():
        raise kind.error(path, 1, "the file is empty")
    return data


def read(path: Path, kind: Kind) -> Entry:
    """The tree of a file, which is a section at its top."""
    data = read_bytes(path, kind)
    try:
        node = yaml.compose(data.decode("utf-8-sig"), Loader=LOADER)
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise kind.error(path, line, "this is no text in UTF-8") from None
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        raise kind.error(path, mark.line + 1 if mark else None, _said(problem)) from None
    except (yaml.YAMLError, RecursionError) as problem:
        raise kind.error(path, 1, f"this is no YAML ({str(problem).splitlines()[0]})") from None
    tree = _Entries(path, kind).entry(node) if node is not None else Entry(path, 1, None, kind)
    if not isinstance(tree.value, dict):
        raise tree.fault(f"a {kind.name} is a section of names and values, not {tree.what()}")
    return tree


def _said(problem: yaml.MarkedYAMLError) -> str:
    parts = [part for part in (problem.context, problem.problem) if part]
    hint = ""
    if "alias" in "".join(parts):
        hint = "; write \"*\" in quotes if the key is meant"
    return f"this is no YAML ({', '.join(parts)}){hint}"


class _Entries:
    """Turns YAML's nodes into entries. Each node once: aliases share, and cannot multiply."""

    def __init__(self, path: Path, kind: Kind) -> None:
        self._path, self._kind = path, kind
        self._known: dict[int, Entry | None] = {}

    def entry(self, node: yaml.Node) -> Entry:
        """The entry of a node and all in it."""
        if id(node) not in self._known:
            self._known[id(node)] = None
            self._known[id(node)] = Entry(self._path, node.start_mark.line + 1, self._value(node), self._kind)
        found = self._known[id(node)]
        if found is None:
            raise self._kind.error(self._path, node.start_mark.line + 1, "this contains itself")
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
            here = Entry(self._path, name.start_mark.line + 1, None, self._kind)
            if not isinstance(name, yaml.ScalarNode):
                raise here.fault("a name is wanted before the ':'")
            if name.value in section:
                raise here.fault("this is said twice:", name.value,
                                 hint=f"first in line {section[name.value].line}")
            entry = self.entry(value)
            if not isinstance(entry.value, str):      # what has lines of its own begins with its name
                entry = Entry(here.path, here.line, entry.value, self._kind)
            section[name.value] = entry
        return section

"""Reader: a tape from a file. What is wrong with it is an error that names the line."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from emulator.errors import UserError, nearest

from .header import FIELDS, FORMAT, NEEDED, OPTIONS, unpacked
from .kinds import DONE, LAST_MS, MORE, TYPES, VALUES

LOADER: type[yaml.SafeLoader | yaml.CSafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
MOST_BYTES = 256 << 20


@dataclass(frozen=True)
class Entry:
    """One line of a tape: when, what, and more of it."""

    time: int
    kind: str
    value: Any = True
    more: dict[str, Any] = field(default_factory=dict)
    line: int = 0

    @property
    def is_done(self) -> bool:
        """Was it done to the phone, rather than seen on it?"""
        return self.kind in DONE

    @property
    def together(self) -> bool:
        """Was it done before the phone had a turn after the thing before it?"""
        return self.more.get("together") is True

    def words(self) -> str:
        """As a person is told of it: `down fire at 1200 ms`."""
        value = "" if self.value is True else f" {self.value}"
        return f"{self.kind}{value} at {self.time} ms"


@dataclass(frozen=True)
class Tape:
    """A session: the phone it was, and all that happened, in the order of time."""

    path: Path
    options: dict[str, Any]               # for Phone, by the names of its arguments
    network: str
    image: bytes | None                   # what it remembered when it was switched on
    entries: list[Entry]
    notices: list[str] = field(default_factory=list)

    @property
    def end(self) -> int:
        """When it ends, in ms of phone time."""
        return self.entries[-1].time if self.entries else 0


def read(path: str | Path) -> Tape:
    """The tape of a file; one that was cut off in the middle of a line is good up to that line."""
    path, notices = Path(path), []
    text = _text(path)
    whole, _, rest = text.rpartition("\n")
    if rest.strip("\0 \r"):
        notices.append(f"{path}: the last line is cut off and is left out")
    parts = _documents(path, whole + "\n")
    above = _header(path, parts[0] if parts else None)
    entries = _entries(path, parts[1] if len(parts) > 1 else None)
    if len(parts) > 2:
        raise UserError(path, _line(parts[2]), "a session has a header and one list, and here begins something else")
    options = {name: value for name, value in above.items() if name in OPTIONS}
    return Tape(path, options, above["network"], unpacked(path, above["storage"]), entries, notices)


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise UserError(path, None, "this is too large for a session", hint="give a file of --record's")
        return path.read_bytes().decode("utf-8")
    except OSError as problem:
        raise UserError(path, None, f"the session cannot be read: {problem.strerror}", hint="check the path") from None
    except UnicodeDecodeError:
        raise UserError(path, None, "this is no session: no text in UTF-8", hint="give a file of --record's") from None


def _documents(path: Path, text: str) -> list[yaml.Node]:
    try:
        return [node for node in yaml.compose_all(text, Loader=LOADER) if node is not None]
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        raise UserError(path, mark.line + 1 if mark else None, f"this is no YAML ({problem.problem})") from None
    except (yaml.YAMLError, RecursionError) as problem:
        raise UserError(path, None, f"this is no YAML ({str(problem).splitlines()[0]})") from None


def _line(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1


def _section(path: Path, node: yaml.Node) -> dict[str, Any]:
    """A mapping's names and plain values."""
    if not isinstance(node, yaml.MappingNode):
        raise UserError(path, _line(node), "names and values are wanted here: {at: 1200, down: \"fire\"}")
    loader = LOADER("")
    try:
        return {str(name): value for name, value in loader.construct_document(node).items()}
    except (yaml.YAMLError, ValueError, TypeError, RecursionError) as problem:
        raise UserError(path, _line(node), f"this cannot be read ({str(problem).splitlines()[0]})") from None
    finally:
        loader.dispose()


def _header(path: Path, node: yaml.Node | None) -> dict[str, Any]:
    above, lines = {}, {}
    if isinstance(node, yaml.MappingNode):
        above, lines = _section(path, node), {key.value: _line(key) for key, _ in node.value}
    if "session" not in above:
        raise UserError(path, None, "this is no session", hint="give a file of --record's")
    if above["session"] != FORMAT:
        raise UserError(path, None, "this program reads sessions of format 1, and this is of",
                        str(above["session"]), hint=f"it was written by version {above.get('program', 'unknown')}")
    for name, value in above.items():
        _check(path, lines.get(name, 1), {name: value}, FIELDS)
    missing = [name for name in NEEDED if name not in above]
    if missing:
        raise UserError(path, None, f"the header does not say {missing[0]}", hint="it is cut off: record it again")
    return above


def _check(path: Path, line: int, values: dict[str, Any], types: Any) -> None:
    for name, value in values.items():
        if name not in types:
            raise UserError(path, line, "a session knows no", name, hint=nearest(name, types))
        if not types[name].holds(value):
            raise UserError(path, line, f"{name} wants {types[name].words}, not", str(value)[:40])


def _entries(path: Path, node: yaml.Node | None) -> list[Entry]:
    if node is None or (isinstance(node, yaml.ScalarNode) and not node.value):
        return []
    if not isinstance(node, yaml.SequenceNode):
        raise UserError(path, _line(node), "a list of what was done is wanted after the header")
    entries: list[Entry] = []
    for item in node.value:
        entries.append(_entry(path, item, entries[-1] if entries else None))
    return entries


ENTRY_TYPES = {"at": TYPES["ms"]} | {name: TYPES[word] for name, word in (VALUES | MORE).items()}


def _entry(path: Path, node: yaml.Node, before: Entry | None) -> Entry:
    line, values = _line(node), _section(path, node)
    _check(path, line, values, ENTRY_TYPES)
    kinds = [name for name in values if name in VALUES]
    if "at" not in values or len(kinds) != 1:
        raise UserError(path, line, "when (at) and one thing that happened are wanted", hint='{at: 1200, down: "fire"}')
    time, kind = values.pop("at"), kinds[0]
    if before is not None and time < before.time:
        raise UserError(path, line, f"{time} ms is before the {before.time} ms of line {before.line}",
                        hint="times go up, or stay")
    if before is not None and before.kind == "end":
        raise UserError(path, line, "something happens after the end")
    value = values.pop(kind)
    return Entry(min(time, LAST_MS), kind, tuple(value) if isinstance(value, list) else value, values, line)

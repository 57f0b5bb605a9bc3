"""The lines of a JAD or a manifest: names, values, and the line that each came from.

`parse_jad` and `parse_manifest` raise a DescriptorError at the first thing wrong; `scan_jad`
and `scan_manifest` read on and return all that is wrong. What an attribute means is not known
here: see descriptor.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from .finding import Finding
from .grammar import JAD, MANIFEST, Grammar, logical_lines, split_line
from .status import RefusedDescriptor

# JAR files count 72 bytes a line, some readers with the line's end and some without.
_MANIFEST_LINE = 70


@dataclass(frozen=True)
class Attribute:
    """One `name: value` as it stood in a file; lines count from 1."""

    name: str
    value: str
    line: int | None = None


class Attributes(Mapping[str, str]):
    """An ordered mapping from attribute name to value; `str` gives it back as a JAD.

    Names are case sensitive. Of a name that stands twice the later value counts.

    >>> attributes = parse_jad(b"MIDlet-Name: Gomoku\\nMIDlet-Version: 1.0\\n", "gomoku.jad")
    >>> attributes["MIDlet-Version"], attributes.line("MIDlet-Version")
    ('1.0', 2)
    >>> print(attributes, end="")
    MIDlet-Name: Gomoku
    MIDlet-Version: 1.0
    """

    def __init__(self, entries: Iterable[Attribute] = (), source: str = "", encoding: str = "utf-8") -> None:
        self.entries, self.source, self.encoding = tuple(entries), source, encoding
        self._by_name = {entry.name: entry for entry in self.entries}

    @classmethod
    def of(cls, values: Mapping[str, str], source: str = "") -> Attributes:
        """Attributes that came from no file."""
        return cls((Attribute(name, value) for name, value in values.items()), source)

    def __getitem__(self, name: str) -> str:
        return self._by_name[name].value

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    def __len__(self) -> int:
        return len(self._by_name)

    def line(self, name: str) -> int | None:
        """The line that the value of `name` came from; None for a name that is not there."""
        return self._by_name[name].line if name in self._by_name else None

    def __str__(self) -> str:
        return "".join(f"{name}: {value}\n" for name, value in self.items())

    def __repr__(self) -> str:
        return f"<Attributes of {self.source or 'no file'}: {', '.join(self)}>"

    def as_manifest(self) -> bytes:
        """As a manifest's main section: UTF-8, CR LF, long lines continued (JAR specification)."""
        lines = [piece for name, value in self.items() for piece in _folded(f"{name}: {value}")]
        return b"".join(line + b"\r\n" for line in [*lines, b""])


def parse_jad(data: bytes, name: str, charset: str | None = None) -> Attributes:
    """The attributes of a JAD's bytes; `name` is what errors call the file.

    `charset` is the one that the transport named, if any. DescriptorError at the first error.
    """
    return _strictly(*scan_jad(data, name, charset))


def parse_manifest(data: bytes, name: str) -> Attributes:
    """The attributes of a manifest's bytes, of all its sections; DescriptorError at the first error."""
    return _strictly(*scan_manifest(data, name))


def scan_jad(data: bytes, name: str, charset: str | None = None) -> tuple[Attributes, list[Finding]]:
    """What can be read of a JAD, and all that is wrong with its lines.

    DescriptorError only for what has no lines to speak of: empty, binary, wrongly encoded.
    """
    return _scan(JAD, data, name, charset)


def scan_manifest(data: bytes, name: str) -> tuple[Attributes, list[Finding]]:
    """What can be read of a manifest, and all that is wrong with its lines."""
    return _scan(MANIFEST, data, name, None)


def _scan(grammar: Grammar, data: bytes, name: str, charset: str | None) -> tuple[Attributes, list[Finding]]:
    lines, encoding, findings = logical_lines(grammar, data, name, charset)
    entries: list[Attribute] = []
    seen: dict[str, int] = {}
    for number, line in lines:
        key, value = split_line(line)
        problems = list(grammar.problems(name, number, line, seen))
        findings += problems
        if not any(problem.is_error for problem in problems):
            entries.append(Attribute(key, value, number))
            seen[key] = number
    return Attributes(entries, name, encoding), sorted(findings, key=lambda found: found.line or 0)


def _strictly(attributes: Attributes, findings: list[Finding]) -> Attributes:
    for finding in findings:
        if finding.is_error:
            raise finding.raised_as(RefusedDescriptor)
    return attributes


def _folded(line: str) -> Iterator[bytes]:
    """`line` in pieces of `_MANIFEST_LINE` bytes; all but the first begin with a space."""
    piece = b""
    for char in line:
        encoded = char.encode()
        if len(piece) + len(encoded) > _MANIFEST_LINE:
            yield piece
            piece = b" "
        piece += encoded
    yield piece

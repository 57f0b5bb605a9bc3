"""How a JAD and a manifest are cut into lines, and what a line may be.

They look alike and differ in the small print: a JAD's names exclude HTTP's separators and its
values all control characters; a manifest's names are letters, digits, `-` and `_`, its values
anything but NUL, and its long lines go on in a next one that begins with a space. Phones join
such lines in a JAD too, so we do, and `check` warns of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from .charset import LEGACY, decode
from .finding import Finding, shortened, warning
from .status import Status

LONGEST_NAME, LONGEST_VALUE = 512, 65_536      # Symbian's limits


@dataclass(frozen=True)
class Grammar:
    """What the lines of one kind of file may be."""

    status: Status                  # what a phone reports for a bad line
    name: re.Pattern[str]
    name_rule: str
    bad_in_value: re.Pattern[str]
    continues: bool                 # long lines may go on in the next one
    lone_cr_ends_line: bool         # even in a file that has LF

    def problems(self, file: str, number: int, line: str, seen: Mapping[str, int]) -> Iterator[Finding]:
        """What is wrong with one joined line; `seen` are the earlier names and their lines."""
        name, value = split_line(line)
        bad = self.bad_in_value.search(value)
        if ":" not in line:
            yield self._error(file, number, f"no ':' in {shortened(line)!r}", "write NAME: VALUE")
        elif not name:
            yield self._error(file, number, f"no name before ':' in {shortened(line)!r}", "write NAME: VALUE")
        elif not self.name.fullmatch(name):
            yield self._error(file, number, f"{shortened(name)!r} cannot be a name", self._name_remedy(name))
        elif bad:
            yield self._error(file, number, f"the value of {shortened(name)} holds the control character "
                              f"{bad.group()!r}", "take it out")
        else:
            yield from self._warnings(file, number, name, value, seen)

    def _name_remedy(self, name: str) -> str:
        spaced = name != name.rstrip(" \t")
        return "take out the space before ':'" if spaced else f"a name has {self.name_rule}"

    def _error(self, file: str, line: int, text: str, remedy: str) -> Finding:
        return Finding(file, line, text, remedy, self.status)

    @staticmethod
    def _warnings(file: str, number: int, name: str, value: str,
                  seen: Mapping[str, int]) -> Iterator[Finding]:
        if name in seen:
            yield warning(file, number, f"{name} stands in line {seen[name]} too, and this one counts",
                          "keep one of them")
        if len(name) > LONGEST_NAME or len(value) > LONGEST_VALUE:
            yield warning(file, number, f"{shortened(name)} is longer than some phones read",
                          f"keep names below {LONGEST_NAME} and values below {LONGEST_VALUE} characters")


JAD = Grammar(Status.INVALID_DESCRIPTOR, re.compile(r"""[^\x00-\x20\x7f()<>@,;'"/\[\]?={}:]+"""),
              "no spaces, control characters or any of ( ) < > @ , ; ' \" / [ ] ? = { }",
              re.compile(r"[\x00-\x08\x0a-\x1f\x7f]"), continues=False, lone_cr_ends_line=False)

MANIFEST = Grammar(Status.INVALID_JAR, re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*"),
                   "letters, digits and, after the first, - and _",
                   re.compile(r"\x00"), continues=True, lone_cr_ends_line=True)


def split_line(line: str) -> tuple[str, str]:
    """Name and value of one line: the first ':' splits, the value loses the blanks around it."""
    name, _, value = line.partition(":")
    return name, value.strip(" \t")


def logical_lines(grammar: Grammar, data: bytes, file: str,
                  charset: str | None) -> tuple[list[tuple[int, str]], str, list[Finding]]:
    """The lines with their numbers, continued ones joined; the encoding; what is odd about them."""
    text, encoding = decode(data, file, charset, status=grammar.status)
    joined, findings = _joined(grammar, _physical(grammar, text), file)
    if encoding == LEGACY and charset is None:
        findings.append(warning(file, None, f"this is not UTF-8, and was read as {LEGACY}",
                                "save it as UTF-8"))
    return joined, encoding, findings


def _physical(grammar: Grammar, text: str) -> list[str]:
    """Cut at line ends; 0x1A, the end-of-file mark of old editors, is dropped.

    A CR by itself ends a line of a manifest, and of a JAD that knows no other line end;
    elsewhere in a JAD it is a slip of the editor and dropped.
    """
    text = text.replace("\x1a", "").replace("\r\n", "\n")
    lone = "\n" if grammar.lone_cr_ends_line or "\n" not in text else ""
    return text.replace("\r", lone).split("\n")


def _joined(grammar: Grammar, lines: list[str], file: str) -> tuple[list[tuple[int, str]], list[Finding]]:
    pieces: list[tuple[int, list[str]]] = []
    findings: list[Finding] = []
    open_line = False                           # does a line that begins with a space go on from one?
    for number, line in enumerate(lines, 1):
        blank = not (line if grammar.continues else line.strip(" \t"))
        if open_line and line.startswith(" ") and not blank:
            pieces[-1][1].append(line[1:])
            if not grammar.continues:
                findings.append(warning(file, number, "a JAD has no continued lines; some phones do not join "
                                        "them", "write the value in one line"))
        elif not blank:
            pieces.append((number, [line]))
        open_line = not blank
    return [(number, "".join(parts)) for number, parts in pieces], findings

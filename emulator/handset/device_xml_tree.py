"""A device.xml as a tree of parts, each with its place, laid over the file that it extends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

from emulator.errors import SkinError

from .skin_xml import read_xml

NAMED_BY = {"font": ("face", "style", "size")}      # all others by `name`
IN_A_ROW = {"command", "char", "chars", "point"}    # a row of these replaces the inherited row


@dataclass(frozen=True)
class Part:
    """One element: what it is called, what it says, what is in it, and where it is written."""

    path: Path
    line: int
    tag: str
    attributes: dict[str, str]
    text: str
    parts: Sequence[Part]

    def fault(self, problem: str, found: str | None = None, hint: str = "") -> SkinError:
        """The error that points here."""
        return SkinError(self.path, self.line, problem, found, hint=hint)

    def all(self, *tags: str) -> list[Part]:
        """The parts of these tags."""
        return [part for part in self.parts if part.tag in tags]

    def first(self, *tags: str) -> Part | None:
        """The first part of these tags, or None."""
        return next(iter(self.all(*tags)), None)

    def need(self, *tags: str) -> Part:
        """The first part of these tags; a SkinError if there is none."""
        found = self.first(*tags)
        if found is None:
            raise self.fault(f"there is no <{tags[0]}> in <{self.tag}>")
        return found

    def number(self, tag: str, base: int = 10) -> int:
        """The whole number that a part says."""
        return whole(self.need(tag), self.need(tag).text, base)


def whole(part: Part, text: str, base: int = 10) -> int:
    """A text as a whole number; a SkinError that points at the part."""
    try:
        return int(text.strip(), base)
    except ValueError:
        raise part.fault(f"<{part.tag}> wants a whole number, not", text.strip()) from None


def read_device(path: Path) -> Part:
    """The tree of a file, with all that it inherits. `extends` names a file, from the place of its own."""
    seen: list[Path] = []
    trees: list[Part] = []
    wanted: Path | None = path
    while wanted is not None:
        seen.append(wanted.resolve())
        root, lines = read_xml(wanted)
        if root.tag != "device":
            raise SkinError(wanted, lines[root], "the outermost element must be device, not", root.tag)
        trees.append(_part(wanted, root, lines))
        parent = trees[-1].attributes.get("extends")
        wanted = wanted.parent / parent if parent else None
        if wanted is not None and wanted.resolve() in seen:
            raise trees[-1].fault("extends goes in a circle by", parent)
    merged = trees.pop()
    while trees:
        merged = _laid_over(merged, trees.pop())
    return merged


def _part(path: Path, element: ET.Element, lines: dict[ET.Element, int]) -> Part:
    return Part(path, lines[element], element.tag, dict(element.attrib), (element.text or "").strip(),
                [_part(path, child, lines) for child in element])


def _name(part: Part) -> tuple[str, ...]:
    """What two parts that are one and the same have in common."""
    return part.tag, *(part.attributes.get(word, "") for word in NAMED_BY.get(part.tag, ("name",)))


def _laid_over(below: Part, above: Part) -> Part:
    """One part on another of the same name; its own content and attributes win."""
    if above.attributes.get("override") == "true":
        return above
    rows = {part.tag for part in above.parts} & IN_A_ROW
    new = {_name(part): part for part in above.parts if part.tag not in rows}
    parts = []
    for part in below.parts:
        if part.tag not in rows:
            on_it = new.pop(_name(part), None)
            parts.append(_laid_over(part, on_it) if on_it else part)
    parts += [part for part in above.parts if part.tag in rows or _name(part) in new]
    return Part(above.path, above.line, above.tag, below.attributes | above.attributes,
                above.text or below.text, parts)

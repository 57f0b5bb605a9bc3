"""An XML file of a skin as a tree that remembers in which line each element begins."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET
from xml.parsers import expat

from emulator.errors import SkinError

from .skin_yaml import read_bytes

DEEPEST = 64      # elements around an element


def read_xml(path: Path) -> tuple[ET.Element, dict[ET.Element, int]]:
    """The root, and the line of every element. Names keep their prefixes; namespaces are not looked up."""
    parser = _LineParser(path)
    return parser.parse(read_bytes(path)), parser.lines


class _LineParser:
    """An XML parser that remembers in which line each element begins."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._builder = ET.TreeBuilder()
        self.lines: dict[ET.Element, int] = {}
        self._depth = 0
        self._parser = expat.ParserCreate()
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._builder.data
        self._parser.EntityDeclHandler = self._entity

    def parse(self, data: bytes) -> ET.Element:
        try:
            self._parser.Parse(data, True)
        except expat.ExpatError as problem:
            said = expat.ErrorString(problem.code)
            raise SkinError(self._path, problem.lineno, f"this is no XML ({said})") from None
        except (LookupError, ValueError) as problem:        # an encoding that Python does not know
            raise SkinError(self._path, 1, f"this is no XML ({problem})") from None
        return self._builder.close()

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._depth += 1
        if self._depth > DEEPEST:
            raise SkinError(self._path, self._parser.CurrentLineNumber, "too many elements around", tag)
        self.lines[self._builder.start(tag, attributes)] = self._parser.CurrentLineNumber

    def _end(self, tag: str) -> None:
        self._depth -= 1
        self._builder.end(tag)

    def _entity(self, name: str, *_: object) -> None:
        raise SkinError(self._path, self._parser.CurrentLineNumber, "a skin may declare no entity like", name)

"""case.svg as a tree: its elements by id, where they are written, the rectangle of the LCD.

One unit of the drawing is one pixel of the LCD at scale 1. What the ids mean:

    screen       a plain rectangle, as large as the LCD
    key_<name>   a key; any element, and a group with all in it
    led_on       shown only while the lamp is on; what it looks like dark is drawn under it
    backlight    shown only while the light behind the keys is on
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET
from xml.parsers import expat

from emulator.errors import SkinError

from .skin_yaml import read_bytes

WORDS = {"*": "star", "#": "pound", ".": "dot", ",": "comma"}
NAMES = {word: name for name, word in WORDS.items()}
KEY = "key_"
DEEPEST = 64      # elements in elements
NUMBER = re.compile(r"\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)(?:px)?\s*")


def element_id(key: str) -> str:
    """The id of a key's element: `key_5`, `key_star`."""
    return KEY + WORDS.get(key, key)


class Area(NamedTuple):
    """A rectangle of the drawing, in its units."""

    x: float
    y: float
    width: float
    height: float


class Drawing:
    """The picture of a handset's case, as it was drawn: nothing is turned into pixels here."""

    def __init__(self, path: Path, root: ET.Element, lines: dict[ET.Element, int]) -> None:
        self.path, self.root, self._lines = path, root, lines
        self.faults: list[SkinError] = []
        self.parents = {child: parent for parent in root.iter() for child in parent}
        self.by_id = self._by_id()
        self.width, self.height = self._size()
        self.screen = self._screen()

    @classmethod
    def read(cls, path: Path) -> Drawing:
        """Parse a file; what is wrong with it beyond being no XML is in `faults`."""
        parser = _LineParser(path)
        return cls(path, parser.parse(read_bytes(path)), parser.lines)

    def line(self, element: ET.Element | None = None) -> int:
        """The line an element begins in; of the whole, where <svg> does."""
        return self._lines[self.root if element is None else element]

    def key_names(self) -> list[str]:
        """The names of the keys that are drawn, in the order of the file."""
        words = [found.removeprefix(KEY) for found in self.by_id if found.startswith(KEY)]
        return [NAMES.get(word, word) for word in words]

    def fault(self, problem: str, found: str | None = None, *, at: ET.Element | None = None,
              hint: str = "") -> SkinError:
        """The error that points at an element."""
        return SkinError(self.path, self.line(at), problem, found, hint=hint)

    # -- what every drawing must have --------------------------------------------------------------

    def _by_id(self) -> dict[str, ET.Element]:
        found: dict[str, ET.Element] = {}
        for element in self.root.iter():
            name = element.get("id")
            if name is not None and name in found:
                self.faults.append(self.fault("two elements have the id", name, at=element,
                                              hint=f"the first is in line {self.line(found[name])}"))
            elif name is not None:
                found[name] = element
        return found

    def _size(self) -> tuple[float, float]:
        if self.root.tag != "svg":
            self.faults.append(self.fault("the outermost element must be svg, not", self.root.tag))
            return 1, 1
        numbers = self.root.get("viewBox", "").replace(",", " ").split()
        try:
            left, top, width, height = map(float, numbers)
        except ValueError:
            left, top, width, height = 0, 0, 0, 0
        if not (left == top == 0 and 16 <= width <= 4096 and 16 <= height <= 4096):
            self.faults.append(self.fault("the viewBox is", self.root.get("viewBox", ""),
                                          hint='write viewBox="0 0 WIDTH HEIGHT", in pixels of the LCD'))
            return 1, 1
        return width, height

    def _screen(self) -> Area:
        element = self.by_id.get("screen")
        nothing = Area(0, 0, 0, 0)
        if element is None:
            self.faults.append(self.fault("no element has the id", "screen",
                                          hint="draw a <rect> as large as the LCD"))
            return nothing
        if element.tag != "rect" or any(one.get("transform") for one in self.lineage(element)):
            self.faults.append(self.fault("the screen must be a <rect> with no transform on it or around it",
                                          at=element))
            return nothing
        area = [self._number(element, name) for name in Area._fields]
        return Area(*area)

    def _number(self, element: ET.Element, name: str) -> float:
        found = NUMBER.fullmatch(element.get(name, "0"))
        if found is None:
            self.faults.append(self.fault(f"{name} wants a number, not", element.get(name), at=element))
            return 0
        return float(found[1])

    def lineage(self, element: ET.Element) -> list[ET.Element]:
        """The element, what it is in, and so on up to the whole."""
        line = [element]
        while line[-1] in self.parents:
            line.append(self.parents[line[-1]])
        return line


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

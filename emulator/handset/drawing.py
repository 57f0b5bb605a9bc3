"""case.svg as a tree: its elements by id, where they are written, the rectangle of the LCD.

One unit of the drawing is one pixel of the LCD at scale 1.
"""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

from emulator.errors import SkinError

from .case_drawing import Area
from .drawing_raster import Raster
from .element_ids import SCREEN, key_name
from .skin_xml import read_xml

NUMBER = re.compile(r"\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)(?:px)?\s*")
UNKNOWN = (1e6, 1e6)     # units: the size of a drawing that does not say it
NOWHERE = Area(0, 0, 0, 0)


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
        return cls(path, *read_xml(path))

    def raster(self, scale: float) -> Raster:
        """What turns it into pixels, so many to a unit."""
        return Raster(self, scale)

    def line(self, element: ET.Element | None = None) -> int:
        """The line an element begins in; of the whole, where <svg> does."""
        return self._lines[self.root if element is None else element]

    def key_names(self) -> list[str]:
        """The names of the keys that are drawn, in the order of the file."""
        return [name for found in self.by_id if (name := key_name(found)) is not None]

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
            return UNKNOWN
        numbers = self.root.get("viewBox", "").replace(",", " ").split()
        try:
            left, top, width, height = map(float, numbers)
        except ValueError:
            left, top, width, height = 0, 0, 0, 0
        if not (left == top == 0 and 16 <= width <= 4096 and 16 <= height <= 4096):
            self.faults.append(self.fault("the viewBox is", self.root.get("viewBox", ""),
                                          hint='write viewBox="0 0 WIDTH HEIGHT", in pixels of the LCD'))
            return UNKNOWN
        return width, height

    def _screen(self) -> Area:
        element = self.by_id.get(SCREEN)
        if element is None:
            self.faults.append(self.fault("no element has the id", SCREEN,
                                          hint="draw a <rect> as large as the LCD"))
            return NOWHERE
        if element.tag != "rect" or any(one.get("transform") for one in self.lineage(element)):
            self.faults.append(self.fault("the screen must be a <rect> with no transform on it or around it",
                                          at=element))
            return NOWHERE
        area = Area(*[self._number(element, name) for name in Area._fields])
        if area.x < 0 or area.y < 0 or area.x + area.width > self.width or area.y + area.height > self.height:
            self.faults.append(self.fault("the screen reaches out of the drawing", at=element))
        return area

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

"""A Drawing turned into pixels: all of it or an area, with some parts hidden or moved, or a part's shape."""

from __future__ import annotations

import copy
from collections.abc import Collection
from io import BytesIO
from math import ceil, floor
from xml.etree import ElementTree as ET

import pygame

from .drawing import Drawing

PAINTS = ("fill", "stroke")
SHADES = ("style", "class", "opacity", "fill-opacity", "stroke-opacity")


class Raster:
    """Draws a Drawing at so many pixels to its unit. Areas are in these pixels."""

    def __init__(self, drawing: Drawing, scale: float) -> None:
        self._drawing, self._scale = drawing, scale
        self.size = (round(drawing.width * scale), round(drawing.height * scale))
        self.whole = pygame.Rect(0, 0, *self.size)

    def picture(self, *, hidden: Collection[str] = (), moved: str = "", by: float = 0,
                area: pygame.Rect | None = None) -> pygame.Surface:
        """The drawing without the elements of the `hidden` ids, and one `moved` down `by` units."""
        root = copy.deepcopy(self._drawing.root)
        for parent in list(root.iter()):
            for child in list(parent):
                if child.get("id") in hidden:
                    parent.remove(child)
                elif moved and child.get("id") == moved:
                    child.set("transform", f"translate(0 {by:g}) {child.get('transform', '')}")
        return self._pixels(root, area or self.whole)

    def shape(self, name: str, area: pygame.Rect | None = None) -> pygame.Surface:
        """Where the element with this id is: white as far as it covers a pixel, transparent elsewhere."""
        lineage = self._drawing.lineage(self._drawing.by_id[name])
        root = ET.Element("svg")
        inner = root
        for element in reversed(lineage[1:-1]):
            inner = ET.SubElement(inner, "g", {"transform": element.get("transform", "")})
        inner.append(_whitened(lineage[0]))
        return self._pixels(root, area or self.whole)

    def scaled(self, area: pygame.Rect, scale: float) -> pygame.Rect:
        """The pixels that an area found at another `scale` covers, with one of that scale around it."""
        times = self._scale / scale
        left, top = floor((area.left - 1) * times), floor((area.top - 1) * times)
        right, bottom = ceil((area.right + 1) * times), ceil((area.bottom + 1) * times)
        return pygame.Rect(left, top, right - left, bottom - top).clip(self.whole)

    def _pixels(self, root: ET.Element, area: pygame.Rect) -> pygame.Surface:
        """What `area` shows of a tree: the viewBox chooses it, so nothing else costs time."""
        root.attrib.update({
            "xmlns": "http://www.w3.org/2000/svg", "preserveAspectRatio": "none",
            "width": str(area.width), "height": str(area.height),
            "viewBox": " ".join(f"{part / self._scale:.6f}" for part in area)})
        return pygame.image.load_sized_svg(BytesIO(ET.tostring(root)), area.size)


def _whitened(element: ET.Element) -> ET.Element:
    """A copy, painted flat white where it is painted at all."""
    white = copy.deepcopy(element)
    for part in white.iter():
        paints = {name: part.get(name, "") for name in PAINTS} | _styled(part)
        for name in SHADES:
            part.attrib.pop(name, None)
        for name, value in paints.items():
            if value not in ("", "none"):
                value = "#fff"
            if value:
                part.set(name, value)
    if white.get("fill") is None:
        white.set("fill", "#fff")
    return white


def _styled(part: ET.Element) -> dict[str, str]:
    """The paints that a style attribute gives, which win over attributes of their names."""
    rules = (rule.partition(":") for rule in part.get("style", "").split(";"))
    return {name.strip(): value.strip() for name, _, value in rules if name.strip() in PAINTS}

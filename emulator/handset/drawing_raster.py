"""A Drawing turned into pixels: an area of it, with some parts hidden or moved, or the shape of a key."""

from __future__ import annotations

import copy
from io import BytesIO
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pygame

from .case_drawing import Lamps
from .element_ids import BACKLIGHT, LED_ON, element_id

if TYPE_CHECKING:
    from .drawing import Drawing

PAINTS = ("fill", "stroke")
STYLES = (*PAINTS, "stroke-width")
SHADES = ("style", "class", "opacity", "fill-opacity", "stroke-opacity")


class Raster:
    """Draws a Drawing at so many pixels to its unit (case_drawing.CaseRaster)."""

    darkens = True

    def __init__(self, drawing: Drawing, scale: float) -> None:
        self._drawing, self._scale = drawing, scale
        self.whole = pygame.Rect(0, 0, round(drawing.width * scale), round(drawing.height * scale))

    def picture(self, lamps: Lamps, area: pygame.Rect, *, down: str = "", by: int = 0) -> pygame.Surface:
        """An area of the drawing: without what is not alight, a key that is `down` moved `by` pixels."""
        dark = {name for name, on in ((LED_ON, lamps.led), (BACKLIGHT, lamps.lit)) if not on}
        root = copy.deepcopy(self._drawing.root)
        for parent in list(root.iter()):
            for child in list(parent):
                if child.get("id") in dark:
                    parent.remove(child)
                elif down and child.get("id") == element_id(down):
                    lower = f"translate(0 {by / self._scale:.6f})"
                    child.set("transform", f"{lower} {child.get('transform', '')}")
        return self._pixels(root, area)

    def shape(self, key: str, area: pygame.Rect) -> pygame.Surface:
        """Where a key's element is: white as far as it covers a pixel, transparent elsewhere."""
        lineage = self._drawing.lineage(self._drawing.by_id[element_id(key)])
        root = ET.Element("svg")
        inner = root
        for element in reversed(lineage[1:-1]):
            inner = ET.SubElement(inner, "g", {"transform": element.get("transform", "")})
        inner.append(_whitened(lineage[0]))
        return self._pixels(root, area)

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
        part.attrib.update(_styled(part))
        for name in SHADES:
            part.attrib.pop(name, None)
        for name in PAINTS:
            if part.get(name, "none") != "none":
                part.set(name, "#fff")
    if white.get("fill") is None:
        white.set("fill", "#fff")
    return white


def _styled(part: ET.Element) -> dict[str, str]:
    """What a style attribute says of a shape; it wins over attributes of these names."""
    rules = (rule.partition(":") for rule in part.get("style", "").split(";"))
    return {name.strip(): value.strip() for name, _, value in rules if name.strip() in STYLES}

"""A Drawing turned into pixels: the whole with some parts hidden or moved, or one part's shape."""

from __future__ import annotations

import copy
from collections.abc import Collection
from io import BytesIO
from xml.etree import ElementTree as ET

import pygame

from .drawing import Drawing

Size = tuple[int, int]
PAINT = ("style", "opacity", "fill-opacity", "stroke-opacity", "class")


def raster(drawing: Drawing, size: Size, *, hidden: Collection[str] = (), moved: Collection[str] = (),
           by: float = 1) -> pygame.Surface:
    """The drawing as `size` pixels, without the `hidden` ids, the `moved` ones `by` units further down."""
    root = copy.deepcopy(drawing.root)
    for parent in list(root.iter()):
        for child in list(parent):
            if child.get("id") in hidden:
                parent.remove(child)
            elif child.get("id") in moved:
                child.set("transform", f"translate(0 {by}) {child.get('transform', '')}".strip())
    return _pixels(drawing, root, size)


def shape(drawing: Drawing, name: str, size: Size) -> pygame.Surface:
    """Where the element with this id is: white as far as it covers, transparent elsewhere."""
    lineage = drawing.lineage(drawing.by_id[name])
    root = ET.Element("svg", {"viewBox": drawing.root.get("viewBox", "")})
    inner = root
    for element in reversed(lineage[1:-1]):
        inner = ET.SubElement(inner, "g", {"transform": element.get("transform", "")})
    inner.append(_whitened(lineage[0]))
    return _pixels(drawing, root, size)


def _whitened(element: ET.Element) -> ET.Element:
    """A copy, painted flat white where it is painted at all."""
    white = copy.deepcopy(element)
    for part in white.iter():
        painted = {name: part.get(name, "") for name in ("fill", "stroke")}
        for rule in part.get("style", "").split(";"):
            name, _, value = rule.partition(":")
            if name.strip() in painted:
                painted[name.strip()] = value.strip()
        for name in PAINT:
            part.attrib.pop(name, None)
        for name, value in painted.items():
            if value not in ("", "none"):
                part.set(name, "#fff")
    if white.get("fill") is None:
        white.set("fill", "#fff")
    return white


def _pixels(drawing: Drawing, root: ET.Element, size: Size) -> pygame.Surface:
    root.set("xmlns", "http://www.w3.org/2000/svg")
    root.set("width", f"{drawing.width:g}")
    root.set("height", f"{drawing.height:g}")
    return pygame.image.load_sized_svg(BytesIO(ET.tostring(root)), size)

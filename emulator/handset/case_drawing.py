"""What Case asks of a picture of a handset, however it is made: drawn (drawing.py) or photographed.

Keys are asked for by their names. Areas and sizes are pixels of a raster's own scale.
"""

from __future__ import annotations

from math import ceil, floor
from typing import NamedTuple, Protocol

import pygame


class Area(NamedTuple):
    """A rectangle of the picture, in LCD pixels; it may begin between two."""

    x: float
    y: float
    width: float
    height: float


class Lamps(NamedTuple):
    """What is alight on the case: the LED, and the light behind screen and keys."""

    led: bool
    lit: bool


class CaseRaster(Protocol):
    """A picture at one scale, being turned into pixels."""

    @property
    def whole(self) -> pygame.Rect:
        """All of the picture."""

    @property
    def darkens(self) -> bool:
        """Is a key that is down to be darkened, or does the picture show it so?"""

    def picture(self, lamps: Lamps, area: pygame.Rect, *, down: str = "", by: int = 0) -> pygame.Surface:
        """An area of it. A key that is `down` is drawn `by` pixels lower, if the picture can do that."""

    def shape(self, key: str, area: pygame.Rect) -> pygame.Surface:
        """Where in an area a key is: white as far as it covers a pixel, transparent elsewhere."""


class CaseDrawing(Protocol):
    """A picture of a handset, of any scale. `screen` is where the LCD goes."""

    @property
    def screen(self) -> Area: ...
    def key_names(self) -> list[str]: ...
    def raster(self, scale: float) -> CaseRaster: ...


def scaled(area: pygame.Rect, times: float) -> pygame.Rect:
    """The pixels that an area found at another scale covers here, with one of that scale around it."""
    left, top = floor((area.left - 1) * times), floor((area.top - 1) * times)
    right, bottom = ceil((area.right + 1) * times), ceil((area.bottom + 1) * times)
    return pygame.Rect(left, top, right - left, bottom - top)

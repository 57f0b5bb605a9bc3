"""A handset's case as two photographs: with all keys up, and with all keys down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from .case_drawing import Area, Lamps

Outline = Sequence[tuple[int, int]]
"""The corners of a key, in pixels of the photograph."""


class Photo:
    """One pixel of the photographs is one of the LCD (case_drawing.CaseDrawing)."""

    def __init__(self, up: pygame.Surface, down: pygame.Surface, screen: Area,
                 keys: Mapping[str, Outline]) -> None:
        self.up, self.down = _in_32_bits(up), _in_32_bits(down)
        self.screen, self.keys = screen, keys

    def key_names(self) -> list[str]:
        """The names of the keys; later ones lie in front."""
        return list(self.keys)

    def raster(self, scale: float) -> PhotoRaster:
        """The photographs at a scale."""
        return PhotoRaster(self, scale)


class PhotoRaster:
    """The photographs, enlarged when they are first wanted (case_drawing.CaseRaster)."""

    darkens = False        # what a key looks like when it is down can be seen

    def __init__(self, photo: Photo, scale: float) -> None:
        self._photo, self._scale = photo, scale
        self.whole = pygame.Rect(0, 0, *(round(length * scale) for length in photo.up.get_size()))
        self._enlarged: dict[bool, pygame.Surface] = {}

    def picture(self, lamps: Lamps, area: pygame.Rect, *, down: str = "", by: int = 0) -> pygame.Surface:
        """An area of the photograph with the keys up, or down. A photograph has no lamps."""
        return self._at_scale(bool(down)).subsurface(area).copy()

    def shape(self, key: str, area: pygame.Rect) -> pygame.Surface:
        """Where in an area a key is: white as far as its outline goes, transparent elsewhere."""
        surface = pygame.Surface(area.size, pygame.SRCALPHA)
        pygame.draw.polygon(surface, 0xFFFFFFFF, [(x * self._scale - area.x, y * self._scale - area.y)
                                                  for x, y in self._photo.keys[key]])
        return surface

    def _at_scale(self, down: bool) -> pygame.Surface:
        if down not in self._enlarged:
            resize = pygame.transform.scale if self._scale == int(self._scale) else pygame.transform.smoothscale
            self._enlarged[down] = resize(self._photo.down if down else self._photo.up, self.whole.size)
        return self._enlarged[down]


def _in_32_bits(picture: pygame.Surface) -> pygame.Surface:
    surface = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    surface.blit(picture, (0, 0))
    return surface

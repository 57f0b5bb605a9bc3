"""A handset's case at one scale: pixels of the whole, of every key, and of keys held down.

Everything is made when it is first asked for, and kept.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from .case_drawing import Lamps, scaled
from .case_labels import KeyLabels
from .skin import Skin

DEEP = 1                       # units that a key goes down
SHADE = 0xC4C4C4               # what the colours of a key held down are multiplied by
SAME = (4, 4, 4, 4)            # pixels that differ by less are the same
ROUGH = 0.25                   # scale at which a key is looked for before it is drawn
SLACK = 2                      # pixels by which a key may be missed and is still hit


class Patch(NamedTuple):
    """What changes when a key goes down: in `area`, the pixels of `mask` become `surface`'s."""

    surface: pygame.Surface
    mask: pygame.Mask
    area: pygame.Rect


class CasePrint:
    """One skin at one scale. `lcd` is where the LCD goes."""

    def __init__(self, skin: Skin, scale: float) -> None:
        self._scale = scale
        self._raster, self._rough = skin.drawing.raster(scale), skin.drawing.raster(ROUGH)
        self.size = self._raster.whole.size
        x, y, width, height = (round(part * scale) for part in skin.drawing.screen)
        self.lcd = pygame.Rect(x, y, width, height)
        self._labels = KeyLabels(skin, scale, self.box)
        self._wholes: dict[Lamps, pygame.Surface] = {}
        self._patches: dict[tuple[str, Lamps], Patch] = {}
        self._shapes: dict[str, tuple[pygame.Surface, pygame.Rect]] = {}
        self._masks: dict[str, pygame.Mask] = {}

    def whole(self, lamps: Lamps) -> pygame.Surface:
        """The case with all keys up. Not to be drawn on."""
        if lamps not in self._wholes:
            whole = self._raster.picture(lamps, self._raster.whole)
            self._print_labels(whole, lamps)
            self._wholes[lamps] = whole
        return self._wholes[lamps]

    def patch(self, name: str, lamps: Lamps) -> Patch:
        """What is different with this key down."""
        if (name, lamps) not in self._patches:
            self._patches[name, lamps] = self._make_patch(name, lamps)
        return self._patches[name, lamps]

    def box(self, name: str) -> pygame.Rect:
        """The pixels that a key lies in."""
        covers, area = self._shape(name)
        return covers.get_bounding_rect(128).move(area.topleft)

    def is_on(self, name: str, x: int, y: int, slack: int = 0) -> bool:
        """Is a pixel on the key, or as near as `slack`?"""
        covers, area = self._shape(name)
        if not area.inflate(2 * slack, 2 * slack).collidepoint(x, y):
            return False
        if name not in self._masks:
            self._masks[name] = pygame.mask.from_surface(covers, 127)
        near = pygame.Mask((2 * slack + 1, 2 * slack + 1), fill=True)
        return self._masks[name].overlap(near, (x - slack - area.x, y - slack - area.y)) is not None

    # -- how it is made ----------------------------------------------------------------------------

    def _shape(self, name: str) -> tuple[pygame.Surface, pygame.Rect]:
        """What a key covers, and the area this is about."""
        if name not in self._shapes:
            found = self._rough.shape(name, self._rough.whole).get_bounding_rect()
            area = scaled(found, self._scale / ROUGH).clip(self._raster.whole)
            self._shapes[name] = self._raster.shape(name, area), area
        return self._shapes[name]

    def _print_labels(self, on: pygame.Surface, lamps: Lamps, area: pygame.Rect | None = None,
                      moved: str = "", by: int = 0) -> None:
        left, top = area.topleft if area else (0, 0)
        for key, text, x, y in self._labels.on(lamps.lit):
            on.blit(text, (x - left, y - top + (by if key == moved else 0)))

    def _make_patch(self, name: str, lamps: Lamps) -> Patch:
        covers, inner = self._shape(name)
        by = max(1, round(DEEP * self._scale))
        area = inner.inflate(2 * by, 2 * by).clip(self._raster.whole)
        x, y = inner.x - area.x, inner.y - area.y
        down = self._raster.picture(lamps, area, down=name, by=by)
        self._print_labels(down, lamps, area, name, by)
        if self._raster.darkens:
            down.blit(_shade(covers, area.size, (x, y + by)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        changed = pygame.mask.from_threshold(down, 0, SAME, self.whole(lamps).subsurface(area))
        changed.invert()
        return Patch(down, changed.overlap_mask(_around(covers, area.size, (x, y), by), (0, 0)), area)


def _shade(covers: pygame.Surface, size: tuple[int, int], at: tuple[int, int]) -> pygame.Surface:
    """What to multiply with: darker where a shape is."""
    dark = covers.copy()
    dark.fill(SHADE, special_flags=pygame.BLEND_RGB_MULT)
    shade = pygame.Surface(size)
    shade.fill(0xFFFFFF)
    shade.blit(dark, at)
    return shade


def _around(covers: pygame.Surface, size: tuple[int, int], at: tuple[int, int], by: int) -> pygame.Mask:
    """The pixels of a shape, up and down, and those next to it.

    Others may differ by a rounding of the raster too, and are to stay as they are.
    """
    key, around = pygame.mask.from_surface(covers, 0), pygame.Mask(size)
    for dx in (-1, 0, 1):
        for dy in range(-1, by + 2):
            around.draw(key, (at[0] + dx, at[1] + dy))
    return around

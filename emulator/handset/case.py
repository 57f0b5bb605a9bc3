"""The case: the picture of the whole handset, and which key of it is where.

    >>> from pathlib import Path
    >>> from emulator.handset.skin import load
    >>> case = Case(load(Path("skins/slider")))
    >>> case.key_at(*case.key_box("5", 2).center, 2)
    '5'
"""

from __future__ import annotations

from collections.abc import Set

import pygame

from .case_drawing import Lamps
from .case_print import SLACK, CasePrint
from .skin import Skin

UNLIT = 0x585858               # what the LCD's colours are multiplied by with its light off
KEPT = 3                       # scales whose pixels are kept


class Case:
    """The outside of one skin. Points and sizes are pixels at a `scale`: LCD pixels times that.

    Nothing is drawn before it is asked for, and what was drawn at a scale is kept.
    """

    def __init__(self, skin: Skin) -> None:
        self.skin = skin
        self._prints: dict[float, CasePrint] = {}
        self._in_front_first = [name for name in reversed(skin.drawing.key_names()) if name in skin.keys]

    def size(self, scale: float) -> tuple[int, int]:
        """Width and height of the picture."""
        return self._at(scale).size

    def screen_rect(self, scale: float) -> pygame.Rect:
        """Where the LCD is on the picture."""
        return self._at(scale).lcd.copy()

    @property
    def key_names(self) -> list[str]:
        """The keys that are drawn on it, those in front first."""
        return list(self._in_front_first)

    def key_box(self, name: str, scale: float) -> pygame.Rect:
        """The rectangle around a key; KeyError for one that is not on the case."""
        if name not in self._in_front_first:
            raise KeyError(name)
        return self._at(scale).box(name)

    def picture(self, scale: float, pressed: Set[str] = frozenset(), led: bool = False, lit: bool = True,
                lcd: pygame.Surface | None = None) -> pygame.Surface:
        """The handset, transparent around it; the caller's to keep.

        `pressed`: names of the keys that are down. `led`: its lamp is on. `lit`: the light behind
        screen and keys is on. `lcd`: what the screen shows, scaled without smoothing if `scale` is whole.
        """
        at, lamps = self._at(scale), Lamps(led, lit)
        picture = at.whole(lamps).copy()
        for name in self._in_front_first:
            if name in pressed:
                surface, mask, area = at.patch(name, lamps)
                mask.to_surface(picture, setsurface=surface, unsetcolor=None, dest=area)
        if lcd is not None:
            resize = pygame.transform.scale if scale == int(scale) else pygame.transform.smoothscale
            picture.blit(resize(lcd, at.lcd.size), at.lcd)
            if not lit:
                picture.fill(UNLIT, at.lcd, pygame.BLEND_RGB_MULT)
        return picture

    def key_at(self, x: int, y: int, scale: float) -> str | None:
        """The name of the key at a point, or of one that is missed by no more than 2 pixels."""
        at = self._at(scale)
        for slack in (0, SLACK):
            for name in self._in_front_first:
                if at.is_on(name, x, y, slack):
                    return name
        return None

    def lcd_point(self, x: int, y: int, scale: float) -> tuple[int, int] | None:
        """The LCD's pixel at a point; None beside the LCD."""
        lcd = self._at(scale).lcd
        if not lcd.collidepoint(x, y):
            return None
        return (x - lcd.x) * self.skin.width // lcd.width, (y - lcd.y) * self.skin.height // lcd.height

    def _at(self, scale: float) -> CasePrint:
        """The pixels of a scale; those of the scale that was wanted longest ago are forgotten."""
        found = self._prints.pop(scale, None) or CasePrint(self.skin, scale)
        self._prints[scale] = found
        if len(self._prints) > KEPT:
            del self._prints[next(iter(self._prints))]
        return found

"""Glass: what the LCD looks like through its cover: enlarged, with a grid, slow to change, in its light.

All of it is worked out from the pictures and times that are handed in: the same ones give the same pixels.
"""

from __future__ import annotations

import pygame

EFFECTS = ("none", "grid", "ghosting", "both")

HALF = 30            # ms in which a pixel of a slow LCD goes half of its way
SETTLED = 8 * HALF   # ms after which it has arrived
AT_ONCE = 16         # ms of its way that a new picture has gone when it is first seen

FINEST_GRID = 3      # pixels to one of the LCD's, from which on there is room for a line between two
GRID = 0xD6D6D6      # what the colours of a line are multiplied by

UNLIT = 30           # percent of the colours that daylight alone brings out of an unlit LCD
PALE = 0x1C2420      # what such an LCD shows instead of black


class Glass:
    """One LCD, enlarged. `settled`: nothing more will change by time alone."""

    def __init__(self) -> None:
        self.settled = True
        self._slow: pygame.Surface | None = None      # what a slow LCD shows at this moment
        self._target: pygame.Surface | None = None    # what it is on its way to
        self._veil: pygame.Surface | None = None      # a copy of that, to be laid on thinly
        self._then = self._since = 0                  # when it was last moved; when the target was set
        self._lines: tuple[object, pygame.Surface] | None = None

    def look(self, picture: pygame.Surface, size: tuple[int, int], *, smooth: bool, effect: str, rotation: int,
             light: int, now_ms: int) -> pygame.Surface:
        """The LCD's picture on `size` pixels, turned, in a light of 0 to 100 percent."""
        if effect in ("ghosting", "both"):
            picture = self._slowly(picture, now_ms)
        else:
            self._slow, self.settled = None, True
        if rotation:
            picture = pygame.transform.rotate(picture, -rotation)
        seen = enlarged(picture, size, smooth=smooth)
        if effect in ("grid", "both") and size[0] >= FINEST_GRID * picture.get_width():
            seen.blit(self._grid(picture.get_size(), size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        in_light(seen, light)
        return seen

    # -- the slow LCD --------------------------------------------------------------------------------

    def _slowly(self, picture: pygame.Surface, now_ms: int) -> pygame.Surface:
        """The mix of this picture and those before it. What was shown first is there at once."""
        if self._slow is None or self._slow.get_size() != picture.get_size():
            self._slow, self._target, self._then, self._since = picture.copy(), picture, now_ms, now_ms - SETTLED
        elif picture is not self._target:
            self._move(now_ms - self._then)
            self._target, self._veil, self._since = picture, picture.copy(), now_ms
            self._move(AT_ONCE)
        else:
            self._move(now_ms - self._then)
        self._then = now_ms
        self.settled = not 0 <= now_ms - self._since < SETTLED
        if self.settled and self._veil is not None:
            self._slow, self._veil = picture.copy(), None
        return self._slow

    def _move(self, ms: int) -> None:
        """Let so much time bring what is shown nearer to its target."""
        if self._veil is not None and self._slow is not None and ms > 0:
            self._veil.set_alpha(round(255 * (1 - 0.5 ** (ms / HALF))))
            self._slow.blit(self._veil, (0, 0))

    # -- the grid ------------------------------------------------------------------------------------

    def _grid(self, pixels: tuple[int, int], size: tuple[int, int]) -> pygame.Surface:
        """White, with a line along the right and lower edge of each of the LCD's pixels; kept."""
        if self._lines is None or self._lines[0] != (pixels, size):
            lines = pygame.Surface(size, 0, 32)
            lines.fill(0xFFFFFF)
            for column in range(1, pixels[0] + 1):
                lines.fill(GRID, (column * size[0] // pixels[0] - 1, 0, 1, size[1]))
            for row in range(1, pixels[1] + 1):
                lines.fill(GRID, (0, row * size[1] // pixels[1] - 1, size[0], 1))
            self._lines = (pixels, size), lines
        return self._lines[1]


def enlarged(picture: pygame.Surface, size: tuple[int, int], *, smooth: bool) -> pygame.Surface:
    """Each pixel a square, if it can be and is not to be `smooth`."""
    whole = size[0] % picture.get_width() == 0 and size[1] % picture.get_height() == 0
    resize = pygame.transform.scale if whole and not smooth else pygame.transform.smoothscale
    return resize(picture, size)


def in_light(picture: pygame.Surface, light: int) -> None:
    """Leave so many percent of the backlight: colours go down, and black is no longer black."""
    if light < 100:
        kept = 255 * (UNLIT * 100 + (100 - UNLIT) * light) // 10_000
        pale = tuple((PALE >> shift & 0xFF) * (100 - light) // 100 for shift in (16, 8, 0))
        picture.fill((kept, kept, kept), special_flags=pygame.BLEND_RGB_MULT)
        picture.fill(pale, special_flags=pygame.BLEND_RGB_ADD)

"""The LCD: a frame being drawn, and the last one finished."""

from __future__ import annotations

import zlib
from collections.abc import Callable

import pygame

from .frame import Frame, Word


class Screen:
    """`drawing` is what the software draws on; `show` makes a part of it visible.

    `cover` paints what lies over it all, on a part that was just shown; nobody draws on that, and
    it is not read. What `image` and `text` give is always a finished frame, whoever is in the middle of
    drawing the next one.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.drawing = Frame(width, height, color=0)
        self._shown = Frame(width, height, color=0)
        self._mark: tuple[int, str] = -1, ""
        self.serial = 0                    # grows by one with each change of what is visible
        self.cover: Callable[[pygame.Surface, pygame.Rect], object] | None = None

    @property
    def image(self) -> pygame.Surface:
        """What is on the LCD, in its own pixels. Copy it to keep it."""
        return self._shown.surface

    def text(self) -> str:
        """What a person would read on it, in reading order; lines end with a newline."""
        return self._shown.text()

    @property
    def words(self) -> list[Word]:
        """Each piece of text on it, with its box in LCD pixels."""
        return self._shown.words

    def begin_anew(self) -> None:
        """Another frame to draw on: who is in the middle of a picture finishes one that is never shown."""
        self.drawing = Frame(self.width, self.height, color=0)

    def mark(self) -> str:
        """Eight hexadecimal digits that stand for the visible pixels: the same picture, the same mark."""
        if self._mark[0] != self.serial:
            pixels = pygame.image.tobytes(self._shown.surface, "RGB")
            self._mark = self.serial, f"{zlib.crc32(pixels):08x}"
        return self._mark[1]

    def show(self, area: tuple[int, int, int, int] | None = None) -> None:
        """Make what was drawn in `area` (x, y, width, height; the whole if None) visible."""
        part = pygame.Rect(area or (0, 0, self.width, self.height))
        self._shown.surface.blit(self.drawing.surface, part.topleft, part)
        self._shown.words[:] = self.drawing.words
        if self.cover is not None:
            self.cover(self._shown.surface, part)
        self.serial += 1

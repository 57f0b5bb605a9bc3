"""Typesetting: a size and a style of the phone's fonts, in every script they have.

Each character has a whole number of pixels to advance by, so widths add up. Lines are of
equal height, whatever is written in them.
"""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

import pygame

from .bidi import is_mark, line_order
from .font_files import LATIN, families, font_file
from .frame import ARGB

WHITE = (255, 255, 255)
KEPT = 256          # rendered texts
LONGEST = 128       # characters of a text that is kept
GLYPHS_KEPT = 4096
INVISIBLE = frozenset({"Cc", "Cf", "Zl", "Zp"})


Rendering = tuple[pygame.Surface, int, tuple[int, int]]
"""A text's picture, how far the pen moves over it, and the picture's size."""


class Glyph(NamedTuple):
    """What a character looks like: white on nothing, (x, y) from the pen and the line's top."""

    advance: int
    picture: pygame.Surface | None
    x: int = 0
    y: int = 0


class Renderings(dict[tuple[str, int], Rendering]):
    """(text, colour) to how it looks; of those that were made, the last ones."""

    def __init__(self, face: Typeface) -> None:
        super().__init__()
        self._face = face

    def __missing__(self, key: tuple[str, int]) -> Rendering:
        text, color = key
        if len(text) > LONGEST:
            raise KeyError("a text too long to be kept; draw it in pieces")
        if len(self) >= KEPT:
            del self[next(iter(self))]
        width = self._face.width(text)
        picture = self._face._render(text, color, width)
        self[key] = made = picture, width, picture.get_size()
        return made


class Typeface:
    """A font of `px` pixels to the em.

    `han` says whose forms of Han characters come first: "SC" (Chinese), "JP" or "KR".
    """

    def __init__(self, px: int, bold: bool = False, italic: bool = False, underlined: bool = False,
                 monospace: bool = False, *, han: str = "SC") -> None:
        self.px, self.bold, self.italic = px, bold, italic
        self.underlined, self.monospace, self.han = underlined, monospace, han
        upright = font_file(LATIN, px, False, False).font
        self.height: int = upright.get_linesize()
        self.baseline: int = upright.get_ascent()
        self.margin = 2 + px // 8
        self._families = families(monospace, han)
        self._glyphs: dict[str, Glyph] = {}
        self.renderings = Renderings(self)

    def width(self, text: str) -> int:
        """How far the pen moves: the sum over the characters. Marks that combine take no room."""
        try:
            return sum([self._glyphs[char].advance for char in text])
        except KeyError:
            return sum([self._glyph(char).advance for char in text])

    def render(self, text: str, color: int) -> pygame.Surface:
        """The text in `color` (0xRRGGBB) on nothing: `width(text)` by `height` pixels, and `margin`
        more to the left and to the right for what reaches out. Draw it at x - margin.

        Renderings are kept and shared, so only read them. KeyError if it has more than LONGEST
        characters: draw such a text in pieces.
        """
        return self.renderings[text, color][0]

    def _render(self, text: str, color: int, width: int) -> pygame.Surface:
        canvas = pygame.Surface((width + 2 * self.margin, self.height), pygame.SRCALPHA, 32, ARGB)
        canvas.fill(0xFFFFFF)
        pen = self.margin
        for cluster in line_order(text):
            pen = self._set(canvas, cluster, pen)
        if self.underlined and width:
            line = self.margin, self.baseline + 1 + self.px // 20, width, 1 + self.px // 24
            canvas.fill(0xFFFFFFFF, line)
        canvas.fill(color & 0xFFFFFF, special_flags=pygame.BLEND_RGB_MULT)
        return canvas

    def _set(self, canvas: pygame.Surface, cluster: str, pen: int) -> int:
        """Draw a character with its marks; gives where the next one stands."""
        composed = unicodedata.normalize("NFC", cluster) if len(cluster) > 1 else cluster
        letter = self._glyph(composed[0])
        advance = self._glyph(cluster[0]).advance
        if letter.picture is not None:
            canvas.blit(letter.picture, (pen + letter.x, letter.y))
        for mark in composed[1:]:
            picture = self._glyph(mark).picture
            if picture is not None:
                middle = pen + (advance - picture.get_width()) // 2
                canvas.blit(picture, (middle, self._glyph(mark).y))
        return pen + advance

    def _glyph(self, char: str) -> Glyph:
        found = self._glyphs.get(char)
        if found is None:
            if len(self._glyphs) >= GLYPHS_KEPT:
                self._glyphs.clear()
            found = self._glyphs[char] = self._look_up(char)
        return found

    def _look_up(self, char: str) -> Glyph:
        if char == "\t":
            return Glyph(4 * self._glyph(" ").advance, None)
        if unicodedata.category(char) in INVISIBLE:
            return Glyph(0, None)
        for family in self._families:
            file = font_file(family, self.px, self.bold, self.italic)
            if char in file:
                return self._cut(file.font, char)
        return Glyph(0, None) if is_mark(char) else self._box()

    def _cut(self, font: pygame.font.Font, char: str) -> Glyph:
        """A character's picture, without the empty space around it."""
        metrics = font.metrics(char)[0]
        advance = 0 if is_mark(char) or metrics is None else max(0, metrics[4])
        whole = font.render(char, True, WHITE)
        ink = whole.get_bounding_rect()
        if not ink or metrics is None:
            return Glyph(advance, None)
        picture = pygame.Surface(ink.size, pygame.SRCALPHA, 32, ARGB)
        picture.fill(0xFFFFFF)
        picture.blit(whole, (0, 0), ink)
        return Glyph(advance, picture, metrics[0], self.baseline - font.get_ascent() + ink.y)

    def _box(self) -> Glyph:
        """What stands for a character that no font has."""
        width, height = max(4, self.px * 5 // 8), max(5, self.px * 3 // 4)
        picture = pygame.Surface((width - 1, height), pygame.SRCALPHA, 32, ARGB)
        picture.fill(0xFFFFFF)
        pygame.draw.rect(picture, 0xFFFFFFFF, (0, 0, width - 1, height), 1)
        return Glyph(width + 1, picture, 1, self.baseline - height)

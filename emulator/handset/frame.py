"""A picture in memory, and the words that can be read on it.

Every text drawn on a Frame leaves a Word; what is painted over it takes it away again, and a
picture drawn on another carries its words along. So `Frame.text()` reads what a person reads.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import pygame

Box = tuple[int, int, int, int] | pygame.Rect
"""x, y, width, height."""

RGB = (0xFF0000, 0xFF00, 0xFF, 0)
ARGB = (0xFF0000, 0xFF00, 0xFF, 0xFF000000)
FAR = 1 << 20    # further than any picture reaches. SDL adds up coordinates without a look at
NEAR = -FAR      # overflow, and would write beyond its memory: what is not between is never passed on
NOBODYS = pygame.Rect(0, 0, 0, 0)    # a clip; told from others by being this very object
NARROW = 16      # pixels; see Frame.fill


class Word(NamedTuple):
    """A text as it stands on a Frame: its box, and what it says."""

    x: int
    y: int
    width: int
    height: int
    text: str


class Frame:
    """`width` by `height` pixels of 32 bits: opaque and filled with `color` (0xRRGGBB), or,
    with `alpha`, 0xAARRGGBB and transparent all over.

    `clip` is what the surface is clipped to at the moment. Whoever draws compares it with a clip
    of its own first (the same object, not an equal one) and calls `confine` if it is another.
    """

    __slots__ = ("_words", "clip", "fresh", "has_words", "opaque", "skew", "surface", "version")

    def __init__(self, width: int, height: int, *, alpha: bool = False, color: int = 0xFFFFFF) -> None:
        flags, masks = (pygame.SRCALPHA, ARGB) if alpha else (0, RGB)
        self._take(pygame.Surface((width, height), flags, 32, masks))
        self.surface.fill(color & 0xFFFFFF)

    @classmethod
    def around(cls, surface: pygame.Surface) -> Frame:
        """A Frame with this 32-bit surface for its pixels."""
        frame = cls.__new__(cls)
        frame._take(surface)
        return frame

    def _take(self, surface: pygame.Surface) -> None:
        self.surface = surface
        self.skew = surface.get_width() & 15    # not 0: rows begin in the middle of cache lines
        self.opaque = not surface.get_flags() & pygame.SRCALPHA
        self.clip: pygame.Rect | None = None
        self.version = 0    # grows with changes, as far as somebody asked; see watch
        self.has_words = False
        self._words: list[Word] = []
        self.fresh: dict[Word | tuple[int, int, int, int, str], None] = {}    # written, not yet in `words`

    # -- pixels ----------------------------------------------------------------------------------

    def confine(self, clip: pygame.Rect | None) -> None:
        """Let what follows touch these pixels only; None for no limit."""
        self.surface.set_clip(clip)
        self.clip = clip
        self.version += 1

    def watch(self) -> int:
        """The version of the pixels as they are now. It is another one as soon as somebody draws:
        whoever does finds that the clip is not its own, and so comes by `confine`."""
        self.clip = NOBODYS
        return self.version

    def fill(self, ink: int, x: int, y: int, width: int, height: int) -> None:
        """Paint a box within the clip; `ink` is a pixel's value (0xRRGGBB, on alpha 0xAARRGGBB).

        SDL's fill writes past the cache. That is fine for whole cache lines and slow, thirty
        times slower than a blit, where a row begins in the middle of one. Such boxes are
        blackened and then lightened instead, which goes through the cache.
        """
        if not (width < FAR and height < FAR and NEAR < x < FAR and NEAR < y < FAR):
            x, y, width, height = self._near(x, y, width, height)
        if width < NARROW or not (x | self.skew) & 15:
            painted = self.surface.fill(ink, (x, y, width, height))
            if self.has_words:
                self.cover_clipped(painted)
        else:
            self.paint(ink, x, y, ((0, 0, width, height),))

    def paint(self, ink: int, left: int, top: int, boxes: Iterable[Box]) -> None:
        """Paint many boxes, each shifted by (left, top): as `fill`, but none of them far away."""
        fill, clip, opaque = self.surface.fill, self.surface.get_clip(), self.opaque
        for x, y, width, height in boxes:
            if width < NARROW or not opaque:
                painted = fill(ink, (left + x, top + y, width, height))
            else:
                painted = clip.clip((left + x, top + y, width, height))
                if painted:    # without a pixel in the clip such a fill forgets about it
                    fill(0, painted, pygame.BLEND_RGB_MULT)
                    if ink:
                        fill(ink, painted, pygame.BLEND_RGB_ADD)
            if self.has_words:
                self.cover_clipped(painted)

    def _near(self, x: int, y: int, width: int, height: int) -> tuple[int, int, int, int]:
        """The part of a box that can be seen, in numbers that C can add up."""
        limits = self.surface.get_rect()
        left, top = max(x, 0), max(y, 0)
        right, bottom = min(x + width, limits.width), min(y + height, limits.height)
        return (left, top, right - left, bottom - top) if left < right and top < bottom else (0, 0, 0, 0)

    def blit(self, source: Frame, x: int, y: int, area: Box | None = None) -> None:
        """Copy `area` of another Frame (all of it if None), pixels and words, to (x, y)."""
        if self.clip is not None:
            self.confine(None)
        if not (NEAR < x < FAR and NEAR < y < FAR):
            return
        painted = self.surface.blit(source.surface, (x, y), area)
        if self.has_words or source.has_words:
            left, top = (area[0], area[1]) if area is not None else (0, 0)
            self.carry(source, x - left, y - top, painted)

    def copy(self, area: Box | None = None) -> Frame:
        """A Frame like this one, or like an area of it."""
        part = self.surface if area is None else self.surface.subsurface(area)
        frame = Frame.around(part.copy())
        if self.has_words:
            left, top = (area[0], area[1]) if area is not None else (0, 0)
            frame.carry(self, -left, -top, frame.surface.get_rect())
        return frame

    # -- words -----------------------------------------------------------------------------------

    @property
    def words(self) -> list[Word]:
        """What is written, oldest first. The list is the Frame's own; it may be changed."""
        if self.fresh:
            fresh, self.fresh = self.fresh, {}
            for box in fresh:
                word = Word(*box)
                self._forget(word.x, word.y, word.width, word.height)
                self._words.append(word)
        return self._words

    def write(self, word: Word | tuple[int, int, int, int, str]) -> None:
        """Remember a text that was drawn. It takes the place of words right under it.

        (It is only noted in `fresh`; `words` sorts it out. Graphics writes there by itself.)
        """
        self.fresh[word] = None
        self.has_words = True

    def write_part(self, word: Word | tuple[int, int, int, int, str]) -> None:
        """As `write`, for a part of a text; nothing if the whole of it stands there already."""
        left, top, width, height, text = word
        if not any(whole.y == top and whole.height == height and whole.x <= left
                   and left + width <= whole.x + whole.width and text in whole.text for whole in self.words):
            self.write(word)

    def cover(self, box: Box) -> None:
        """Forget the words whose centre lies in the box: something opaque was painted there."""
        if self.has_words:
            x, y, width, height = box
            if width == self.surface.get_width() and height == self.surface.get_height():
                self._words.clear()
                self.fresh.clear()
            else:
                self.words    # noqa: B018  # settles what is fresh
                self._forget(x, y, width, height)
            self.has_words = bool(self._words)

    def cover_clipped(self, box: pygame.Rect) -> None:
        """As `cover`, for what a fill says it has painted: it does not count the clip in."""
        self.cover(box.clip(self.surface.get_clip()))

    def carry(self, source: Frame, dx: int, dy: int, painted: Box) -> None:
        """The words' part of a copy: `source` was drawn shifted by (dx, dy), seen in `painted`."""
        words = source.words if source is not self else list(self.words)
        if source.opaque:
            self.cover(painted)
        left, top, width, height = painted
        for x, y, w, h, text in words:
            x, y = x + dx, y + dy
            if left <= x + (w >> 1) < left + width and top <= y + (h >> 1) < top + height:
                self.write((x, y, w, h, text))

    def text(self) -> str:
        """What a person would read: words of a row joined by a space, rows by a newline."""
        rows: list[list[Word]] = []
        for word in sorted(self.words, key=lambda word: (2 * word.y + word.height, word.x)):
            if not word.text.strip():
                continue
            if rows and _same_row(rows[-1][0], word):
                rows[-1].append(word)
            else:
                rows.append([word])
        return "\n".join(" ".join(word.text.strip() for word in sorted(row)) for row in rows)

    def _forget(self, x: int, y: int, width: int, height: int) -> None:
        right, bottom = x + width, y + height
        self._words[:] = [word for word in self._words
                          if not (x <= word[0] + (word[2] >> 1) < right
                                  and y <= word[1] + (word[3] >> 1) < bottom)]

    def __repr__(self) -> str:
        width, height = self.surface.get_size()
        return f"<Frame {width}x{height} {self.text()!r}>"


def _same_row(first: Word, word: Word) -> bool:
    """Whether their middles are less than half a line apart."""
    return abs(2 * first.y + first.height - 2 * word.y - word.height) < min(first.height, word.height)

"""Strip: the narrow bar over the handset: the menus' titles, and how the phone is doing."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from emulator.handset.typeface import Typeface

HEIGHT = 26
GROUND, LIT, EDGE = "#22262C", "#3A4656", "#15181C"     # not numbers: those would be transparent over a HiDPI window
INK, FAINT = 0xD5D9DF, 0x9AA3AF
GAP = 12


class Strip:
    """Titles from the left, a word or two about the phone from the right."""

    def __init__(self, titles: Sequence[str]) -> None:
        self._face = Typeface(13)
        self.titles = list(titles)
        self._boxes: list[pygame.Rect] = []
        x = 4
        for title in self.titles:
            width = self._face.width(title) + 2 * GAP - 4
            self._boxes.append(pygame.Rect(x, 0, width, HEIGHT))
            x += width

    def title_at(self, pos: tuple[int, int]) -> str | None:
        """The title at a point of the window."""
        found = [title for title, box in zip(self.titles, self._boxes, strict=True) if box.collidepoint(pos)]
        return found[0] if found else None

    def below(self, title: str) -> tuple[int, int]:
        """Where a title's menu begins."""
        return self._boxes[self.titles.index(title)].bottomleft

    def draw(self, surface: pygame.Surface, *, open_title: str | None, status: str) -> None:
        """At the upper edge of a surface."""
        width = surface.get_width()
        surface.fill(GROUND, (0, 0, width, HEIGHT))
        surface.fill(EDGE, (0, HEIGHT - 1, width, 1))
        for title, box in zip(self.titles, self._boxes, strict=True):
            if title == open_title:
                surface.fill(LIT, box.inflate(0, -2))
            self._write(surface, title, INK, box.x + GAP - 2)
        left = width - GAP - self._face.width(status)
        if left > self._boxes[-1].right:
            self._write(surface, status, FAINT, left)

    def _write(self, surface: pygame.Surface, text: str, color: int, x: int) -> None:
        place = x - self._face.margin, (HEIGHT - self._face.height) // 2
        surface.blit(self._face.render(text, color), place)

"""Toasts: what the window has to say, for a few seconds, at its lower edge."""

from __future__ import annotations

import pygame

from emulator.handset.typeface import Typeface

FOR_MS = 4_000
MOST = 3                    # at a time; one more waits until the oldest was seen for so many ms
READ_MS = 1_500
KEPT = 50                   # that wait
LINES = 4                   # of one
PAPER, EDGE = "#14171B", "#596273"
INK = 0xE8EAED

Said = tuple[str, int | None]        # a text, and the time it was first seen


class Toasts:
    """Short messages over the handset; the latest stands lowest."""

    def __init__(self) -> None:
        self._face = Typeface(13)
        self._said: list[Said] = []

    def say(self, text: str) -> None:
        """Show a message from now on."""
        self._said = [*[each for each in self._said if each[0] != text], (text, None)][-KEPT:]

    def unsay(self, text: str) -> None:
        """It holds no longer."""
        self._said = [each for each in self._said if each[0] != text]

    def texts(self, now_ms: int) -> tuple[str, ...]:
        """What can be read at this moment."""
        self._said = [each for each in self._said if _age(each, now_ms) < FOR_MS]
        while len(self._said) > MOST and _age(self._said[0], now_ms) >= READ_MS:
            del self._said[0]
        seen, waiting = self._said[:MOST], self._said[MOST:]
        self._said = [(text, now_ms if since is None else since) for text, since in seen] + waiting
        return tuple(text for text, _ in seen)

    def draw(self, surface: pygame.Surface, texts: tuple[str, ...]) -> None:
        """Above the lower edge of a surface."""
        y = surface.get_height() - 10
        for text in reversed(texts):
            lines = folded(text, self._face, surface.get_width() - 48)
            width = max(map(self._face.width, lines)) + 24
            box = pygame.Rect(0, 0, width, len(lines) * self._face.height + 14)
            box.midbottom = surface.get_width() // 2, y
            pygame.draw.rect(surface, PAPER, box, border_radius=6)
            pygame.draw.rect(surface, EDGE, box, 1, border_radius=6)
            for number, line in enumerate(lines):
                place = box.x + 12 - self._face.margin, box.y + 7 + number * self._face.height
                surface.blit(self._face.render(line, INK), place)
            y = box.y - 6


def _age(said: Said, now_ms: int) -> int:
    """For how many ms it was seen."""
    return 0 if said[1] is None else now_ms - said[1]


def folded(text: str, face: Typeface, width: int, most: int = LINES) -> list[str]:
    """The text on lines of a width, broken between words where it can be; what is too long ends in "…"."""
    lines: list[str] = []
    rest = " ".join(text.split())
    while rest and len(lines) < most:
        fits = next((n for n in range(min(len(rest), 120), 0, -1) if face.width(rest[:n]) <= width), 1)
        if fits < len(rest) and " " in rest[:fits + 1]:
            fits = rest[:fits + 1].rindex(" ")
        lines.append(rest[:fits])
        rest = rest[fits:].lstrip()
    if rest:
        lines[-1] = lines[-1][:-1] + "…"
    return lines or [""]

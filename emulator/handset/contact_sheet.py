"""Many photographs on one sheet of paper: side by side, one row under another, with words to them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from emulator.errors import UserError

from .typeface import Typeface

PAPER, INK = 0xFFFFFF, 0x303840
GAP = 12          # pixels around each picture
WORDS = 14        # pixels to the em of what is written


def side_by_side(pictures: Sequence[pygame.Surface], gap: int = GAP) -> pygame.Surface:
    """The pictures in a row, their lower edges on one line."""
    height = max(picture.get_height() for picture in pictures)
    sheet = _paper(sum(picture.get_width() + gap for picture in pictures) + gap, height + 2 * gap)
    x = gap
    for picture in pictures:
        sheet.blit(picture, (x, gap + height - picture.get_height()))
        x += picture.get_width() + gap
    return sheet


def stacked(rows: Sequence[pygame.Surface]) -> pygame.Surface:
    """The pictures one under another."""
    sheet = _paper(max(row.get_width() for row in rows), sum(row.get_height() for row in rows))
    y = 0
    for row in rows:
        sheet.blit(row, (0, y))
        y += row.get_height()
    return sheet


def with_words(picture: pygame.Surface, words: str) -> pygame.Surface:
    """A row with a line written over it, from its left edge on."""
    face = Typeface(WORDS)
    sheet = _paper(picture.get_width(), picture.get_height() + face.height + GAP)
    sheet.blit(face.render(words, INK), (GAP, GAP))
    sheet.blit(picture, (0, face.height + GAP))
    return sheet


def save(sheet: pygame.Surface, path: Path) -> None:
    """As a PNG, whatever the file is called; UserError if it cannot be written there."""
    try:
        with path.open("wb") as file:
            pygame.image.save(sheet, file, "sheet.png")
    except (OSError, pygame.error) as problem:
        why = getattr(problem, "strerror", None) or problem
        raise UserError(path, None, f"the picture cannot be saved ({why})") from None


def _paper(width: int, height: int) -> pygame.Surface:
    sheet = pygame.Surface((width, height), 0, 32)
    sheet.fill(PAPER)
    return sheet

"""Text that `Graphics.draw_string` cannot just put down whole: long, or partly out of sight."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pygame

from emulator.handset.frame import Frame
from emulator.handset.typeface import LONGEST, Typeface

from ..lang.exceptions import NullPointerException
from .anchors import not_of_text

if TYPE_CHECKING:
    from .graphics import Graphics


def write_rest(g: Graphics, text: str, x: int, y: int, anchor: int) -> None:
    """What `draw_string` leaves over: errors, and texts too long to be kept."""
    if text is None:
        raise NullPointerException("the text is None")
    if anchor not in g._places:
        raise not_of_text(anchor)
    across, down = g._places[anchor]
    x += g._x - (across * g._typeface.width(text) >> 1)
    _write_pieces(g._frame, g._typeface, g._color, text, x, y + g._y - down)


def _write_pieces(frame: Frame, face: Typeface, color: int, text: str, x: int, y: int) -> None:
    """A line of text within the frame's clip, its top left corner at (x, y): the pieces in sight."""
    clip = frame.surface.get_clip()
    if not clip.top - face.height < y < clip.bottom:
        return
    for start in range(0, len(text), LONGEST):
        piece = text[start:start + LONGEST]
        width = face.width(piece)
        if clip.left < x + width + face.margin and x - face.margin < clip.right:
            painted = frame.surface.blit(face.render(piece, color), (x - face.margin, y))
            leave_words(frame, face, piece, x, y, painted)
        x += width


def leave_words(frame: Frame, face: Typeface, text: str, x: int, y: int, seen: pygame.Rect) -> None:
    """A text that is partly cut off leaves those of its words whose middle can be seen."""
    width, middle = face.width(text), y + (face.height >> 1)
    if not seen.top <= middle < seen.bottom:
        return
    if seen.left <= x and x + width <= seen.right:
        frame.write((x, y, width, face.height, text))
        return
    for word in re.finditer(r"\S+", text):
        left, wide = x + face.width(text[:word.start()]), face.width(word.group())
        if seen.left <= left + (wide >> 1) < seen.right:
            frame.write_part((left, y, wide, face.height, word.group()))

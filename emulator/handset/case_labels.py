"""What is printed on the keys: a label in the middle of each, with letters under or beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

import pygame

from .skin import Skin
from .typeface import Typeface

WIDE = 1.4            # a key this many times as wide as high has its letters beside the label
USUAL = "mno"         # letters as wide as these are centred; labels of all keys line up
SMALLEST = 2          # px: a typeface of one pixel has no width, and nobody could read it
FIGURE = "0"          # as high as this are all labels


class Print(NamedTuple):
    """A text on a key, and where its surface goes on the whole picture."""

    key: str
    surface: pygame.Surface
    x: int
    y: int


class KeyLabels:
    """The print of one skin's keys at one scale; `box_of` tells where a key is, in pixels."""

    def __init__(self, skin: Skin, scale: float, box_of: Callable[[str], pygame.Rect]) -> None:
        self._skin, self._box_of = skin, box_of
        self._style = skin.labels
        self._gap = max(1, round(self._style.size * scale / 4))
        self._kept: dict[bool, list[Print]] = {}
        self._sizes = [max(1, round(size * scale)) for size in (self._style.size, self._style.letters_size)]

    def on(self, lit: bool) -> list[Print]:
        """All that is printed, in the colours of keys that are lit from behind or not."""
        if lit not in self._kept:
            style = self._style
            colors = (style.lit_color, style.lit_color) if lit else (style.color, style.letters_color)
            self._kept[lit] = [text for name in self._skin.caps if name not in self._skin.on_screen
                               for text in self._cap(name, *colors)]
        return self._kept[lit]

    @cached_property
    def _label_face(self) -> Typeface:
        return Typeface(self._sizes[0], bold=self._style.bold)

    @cached_property
    def _letters_face(self) -> Typeface:
        return Typeface(self._sizes[1])

    @cached_property
    def _figure(self) -> pygame.Rect:
        """The ink of a figure, as the label's typeface sets it."""
        return self._label_face.render(FIGURE, 0).get_bounding_rect()

    @cached_property
    def _letter(self) -> pygame.Rect:
        return self._letters_face.render("l", 0).get_bounding_rect()

    def _cap(self, name: str, color: int, letters_color: int) -> list[Print]:
        cap = self._skin.caps[name]
        if not (cap.label or cap.letters) or min(self._sizes) < SMALLEST:
            return []
        if cap.color is not None:
            color = letters_color = cap.color
        box = self._box_of(name)
        label = self._label_face.render(cap.label, color)
        letters = self._letters_face.render(cap.letters, letters_color)
        top = box.centery - self._figure.height / 2
        if not cap.letters:
            return [self._label(name, label, box.centerx - self._label_face.width(cap.label) / 2, top)]
        if box.width >= WIDE * box.height:
            return self._side_by_side(name, label, letters, box)
        return self._stacked(name, label, letters, box)

    def _side_by_side(self, name: str, label: pygame.Surface, letters: pygame.Surface,
                      box: pygame.Rect) -> list[Print]:
        figure = self._label_face.width(FIGURE)
        left = box.centerx - (figure + self._gap + self._letters_face.width(USUAL)) / 2
        middle = left + figure / 2
        top = box.centery - self._figure.height / 2
        baseline = top + self._figure.height
        return [
            self._label(name, label, middle - label.get_width() / 2 + self._label_face.margin, top),
            self._letters(name, letters, left + figure + self._gap, baseline - self._letter.height)]

    def _stacked(self, name: str, label: pygame.Surface, letters: pygame.Surface,
                 box: pygame.Rect) -> list[Print]:
        height = self._figure.height + self._gap + self._letter.height
        top = box.centery - height / 2
        return [
            self._label(name, label, box.centerx - label.get_width() / 2 + self._label_face.margin, top),
            self._letters(name, letters, box.centerx - letters.get_width() / 2 + self._letters_face.margin,
                          top + self._figure.height + self._gap)]

    def _label(self, name: str, surface: pygame.Surface, left: float, top: float) -> Print:
        """Printed so that the pen begins at `left` and the ink of figures at `top`."""
        return Print(name, surface, round(left) - self._label_face.margin, round(top) - self._figure.y)

    def _letters(self, name: str, surface: pygame.Surface, left: float, top: float) -> Print:
        return Print(name, surface, round(left) - self._letters_face.margin, round(top) - self._letter.y)

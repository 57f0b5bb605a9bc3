"""The keypad of a phone that has none: drawn on its LCD while a text is being edited.

A finger on a drawn key presses that key of the hardware, so that it repeats, and means, what it
would on any other phone. Which keys are drawn says the skin (`on_screen`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import smooth
from .anchors import TOP_LEFT
from .graphics import Graphics
from .letters import layout
from .text_policy import ANY

if TYPE_CHECKING:
    from emulator.handset.frame import Frame
    from emulator.handset.handset import Handset

    from .look import Look

GRID = (("1", "2", "3"), ("4", "5", "6"), ("7", "8", "9"), ("*", "0", "#"))
TALL = "clear"                               # stands beside the grid, as high as it
UNDER = {"1": ".,?!", "0": "␣", "*": "@&", "#": "Aa"}
GAP = 2                                      # pixels between keys

Box = tuple[int, int, int, int]


class ScreenKeypad:
    """The keys that are drawn, and where. Of no height on a phone that has real ones."""

    def __init__(self, handset: Handset, look: Look) -> None:
        self._keypad, self._look = handset.keypad, look
        names = [name for row in GRID for name in row if name in handset.skin.on_screen]
        self._row = look.text.get_height() + 8
        self.height = len(GRID) * self._row + GAP if names else 0
        self._boxes = {name: self._box(name) for name in names}
        if names and TALL in handset.skin.on_screen:
            self._boxes[TALL] = self._tall_box()

    @property
    def area(self) -> Box:
        """Where it is on the LCD: above the soft-key bar."""
        look = self._look
        return 0, look.height - look.bar_height - self.height, look.width, self.height

    def key_at(self, x: int, y: int) -> str | None:
        """The key that is drawn there."""
        for name, (left, top, width, height) in self._boxes.items():
            if left <= x < left + width and top <= y < top + height:
                return name
        return None

    # -- look ------------------------------------------------------------------------------------

    def paint(self, frame: Frame, locale: str) -> None:
        """All keys, with the letters of a language; those that are down are lit."""
        g, theme = Graphics._on(frame), self._look.theme
        g.set_color(theme.track)
        g.fill_rect(*self.area)
        letters = layout(locale, ANY)
        for name in self._boxes:
            under = UNDER.get(name) or letters.characters(letters.modes[0], name)[:-1]
            self._paint_key(g, name, under)

    def _paint_key(self, g: Graphics, name: str, under: str) -> None:
        look, theme, lit = self._look, self._look.theme, name in self._keypad.held
        x, y, width, height = self._boxes[name]
        smooth.frame_box(g, x, y, width, height, 4, theme.menu_border,
                         theme.highlighted_background if lit else theme.menu)
        ink = theme.highlighted_foreground if lit else theme.menu_text
        if name == TALL:
            size = look.text.get_height() * 2 // 3
            smooth.draw(g, "cross", x + (width - size) // 2, y + (height - size) // 2, size, size, ink)
            return
        g.set_color(ink)
        g.set_font(look.bold)
        g.draw_string(name, x + 6, y + (height - look.bold.get_height()) // 2, TOP_LEFT)
        g.set_color(ink if lit else theme.faint)
        g.set_font(look.small)
        top = y + (height - look.small.get_height()) // 2
        g.draw_string(under, x + width - 5 - look.small.string_width(under), top, TOP_LEFT)

    def _box(self, name: str) -> Box:
        row = next(place for place, keys in enumerate(GRID) if name in keys)
        column, width = GRID[row].index(name), self._column()
        return GAP + column * width, self.area[1] + GAP + row * self._row, width - GAP, self._row - GAP

    def _tall_box(self) -> Box:
        left = GAP + 3 * self._column()
        return left, self.area[1] + GAP, self._look.width - left - GAP, self.height - 2 * GAP

    def _column(self) -> int:
        """The grid's columns are a little wider than the tall key beside it."""
        return (self._look.width - GAP) * 2 // 7

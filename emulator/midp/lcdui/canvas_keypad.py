"""The keypad that a touch phone lays over a Canvas: for games that want keys which the case has not.

    page      what is drawn over the Canvas                        the key `keypad` leads to
    HIDDEN    nothing: every touch is the guest's                  GAME
    GAME      a cross, fire, * and #                               DIGITS
    DIGITS    the twelve keys of a telephone                       HIDDEN

A Canvas that listens to keys and not to the finger begins with GAME, any other with HIDDEN. The
Canvas keeps its size and its pixels: the keys are laid on what is shown, not on what is drawn.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

import pygame

from emulator.handset.frame import Frame

from . import smooth
from .anchors import HCENTER, TOP
from .canvas import Canvas
from .graphics import Graphics
from .screen_keypad import GRID

if TYPE_CHECKING:
    from emulator.handset.handset import Handset

    from .displayable import Displayable
    from .look import Look

KEY = "keypad"                         # the phone's own key that turns the pages
MARGIN = 6                             # pixels between the keys and the edge of the LCD
GROUND, LIT, INK = 120, 190, 215       # how opaque a key is, one that is down, and what is printed on it: of 255

Area = tuple[int, int, int, int]


class Page(Enum):
    """What is laid over a Canvas."""

    HIDDEN = 0
    GAME = 1
    DIGITS = 2


NEXT = {Page.HIDDEN: Page.GAME, Page.GAME: Page.DIGITS, Page.DIGITS: Page.HIDDEN}

# Where in the cross a finger is -> the keys it is on: (-1, 0, 1) to the right, (-1, 0, 1) down.
CROSS = {(0, -1): ("up",), (0, 1): ("down",), (-1, 0): ("left",), (1, 0): ("right",),
         (-1, -1): ("left", "up"), (1, -1): ("right", "up"),
         (-1, 1): ("left", "down"), (1, 1): ("right", "down"), (0, 0): ()}


class Disc(NamedTuple):
    """A round key, or the cross, which is called so."""

    name: str
    x: int                             # of its middle
    y: int
    radius: int

    def reaches(self, x: int, y: int) -> bool:
        """Is a point on it, or just beside?"""
        return (x - self.x) ** 2 + (y - self.y) ** 2 <= (self.radius + MARGIN // 2) ** 2

    @property
    def box(self) -> Area:
        return self.x - self.radius, self.y - self.radius, 2 * self.radius, 2 * self.radius


class CanvasKeypad:
    """The keypad of one phone's LCD. `page` is what is up; whoever shows a Canvas sets it."""

    def __init__(self, handset: Handset, look: Look) -> None:
        self._look, self._keys = look, handset.keypad.keys
        self.works = handset.skin.keypad
        self.page = Page.HIDDEN
        self.down: frozenset[str] = frozenset()      # keys that the finger is on
        self._bottom = look.height
        self._pictures: dict[tuple[Page, int, frozenset[str]], Frame] = {}

    def first_page(self, screen: Displayable) -> Page:
        """What a screen begins with: keys for a game that does not know the finger."""
        if not self.works or not isinstance(screen, Canvas):
            return Page.HIDDEN
        knows_finger = any(_overrides(screen, name) for name in ("pointer_pressed", "pointer_released"))
        wants_keys = screen._reads_keys() or any(_overrides(screen, name) for name in ("key_pressed", "key_released"))
        return Page.GAME if wants_keys and not knows_finger else Page.HIDDEN

    def turn(self) -> None:
        """The person presses its key."""
        self.page = NEXT[self.page]

    def stand_on(self, bottom: int) -> None:
        """The keys end at this row of the LCD: its last one, or where the soft-key bar begins."""
        self._bottom = bottom

    # -- where the keys are --------------------------------------------------------------------------

    def keys_at(self, x: int, y: int) -> frozenset[str] | None:
        """The keys that a finger is on; none of them between two; None beside the keypad."""
        if self.page is Page.GAME:
            disc = next((disc for disc in self._discs() if disc.reaches(x, y)), None)
            if disc is None:
                return None
            return frozenset(_in_cross(disc, x, y) if disc.name == "cross" else (disc.name,))
        left, top, width, height = self.area
        if self.page is Page.HIDDEN or not (left <= x < left + width and top <= y < top + height):
            return None
        column = min((x - left) * len(GRID[0]) // width, len(GRID[0]) - 1)
        row = min((y - top) * len(GRID) // height, len(GRID) - 1)
        return frozenset({GRID[row][column]}.intersection(self._keys.names()))

    @property
    def area(self) -> Area:
        """What of the LCD it may cover."""
        if self.page is Page.HIDDEN:
            return 0, self._bottom, 0, 0
        height = 2 * self._cross().radius if self.page is Page.GAME else len(GRID) * (self._look.text.get_height() + 8)
        return 0, self._bottom - height - 2 * MARGIN, self._look.width, height + 2 * MARGIN

    def _cross(self) -> Disc:
        radius = min(self._look.width // 5, self._look.height // 6, 60)
        return Disc("cross", MARGIN + radius, self._bottom - MARGIN - radius, radius)

    def _discs(self) -> list[Disc]:
        """The cross at the left, fire at the right, * and # above it."""
        cross = self._cross()
        fire = cross.radius * 5 // 9
        small = cross.radius // 3
        right, low = self._look.width - MARGIN, self._bottom - MARGIN
        found = [cross, Disc("fire", right - small - fire, low - fire, fire),
                 Disc("*", right - small - 2 * fire, low - 2 * cross.radius + small, small),
                 Disc("#", right - small, low - 2 * cross.radius + small, small)]
        return [disc for disc in found if disc.name == "cross" or disc.name in self._keys]

    # -- look ----------------------------------------------------------------------------------------

    def paint(self, lcd: pygame.Surface, part: pygame.Rect) -> None:
        """Lay the keys over a part of the LCD that was just shown."""
        area = pygame.Rect(self.area)
        covered = area.clip(part)
        if covered:
            lcd.blit(self._picture().surface, covered, covered.move(-area.x, -area.y))

    def _picture(self) -> Frame:
        about = self.page, self._bottom, self.down
        if about not in self._pictures:
            _, top, width, height = self.area
            picture = Frame(width, height, alpha=True)
            for place in self._discs() if self.page is Page.GAME else ():
                self._paint_disc(picture, place._replace(y=place.y - top))
            if self.page is Page.DIGITS:
                self._paint_digits(picture)
            self._pictures[about] = picture
        return self._pictures[about]

    def _paint_disc(self, on: Frame, disc: Disc) -> None:
        theme, lit = self._look.theme, disc.name in self.down
        x, y, size, _ = disc.box
        key = smooth.picture("disc", size, size, 0xFFFFFF).copy()
        key.surface.blit(smooth.picture("disc", size - 2, size - 2, theme.accent if lit else 0).surface, (1, 1))
        _thinly(on, key, x, y, LIT if lit else GROUND)
        if disc.name == "cross":
            self._paint_arrows(on, disc)
        elif disc.name == "fire":
            dot = size // 3
            _thinly(on, smooth.picture("disc", dot, dot, 0xFFFFFF), disc.x - dot // 2, disc.y - dot // 2, INK)
        else:
            self._print(on, disc.name, disc.x, disc.y)

    def _paint_arrows(self, on: Frame, cross: Disc) -> None:
        size, out = cross.radius * 2 // 5, cross.radius * 11 // 18
        for (across, down), (name, *more) in (item for item in CROSS.items() if item[1]):
            if more:
                continue
            x, y = cross.x + across * out, cross.y + down * out
            if name in self.down:
                lit = smooth.picture("disc", 2 * size, 2 * size, self._look.theme.accent)
                _thinly(on, lit, x - size, y - size, LIT)
            wide, tall = (size, size * 2 // 3) if down else (size * 2 // 3, size)
            _thinly(on, smooth.picture(name, wide, tall, 0xFFFFFF), x - wide // 2, y - tall // 2, INK)

    def _paint_digits(self, on: Frame) -> None:
        width, height = on.surface.get_size()
        for row, names in enumerate(GRID):
            for column, name in enumerate(names):
                left, right = column * width // len(names), (column + 1) * width // len(names)
                top, low = row * height // len(GRID), (row + 1) * height // len(GRID)
                if name in self._keys:
                    self._paint_key(on, name, (left + 2, top + 2, right - left - 4, low - top - 4))

    def _paint_key(self, on: Frame, name: str, box: Area) -> None:
        x, y, width, height = box
        key, lit = Frame(width, height, alpha=True), name in self.down
        inside = self._look.theme.accent if lit else 0
        smooth.frame_box(Graphics._on(key), 0, 0, width, height, 6, 0xFFFFFF, inside)
        _thinly(on, key, x, y, LIT if lit else GROUND)
        self._print(on, name, x + width // 2, y + height // 2)

    def _print(self, on: Frame, text: str, x: int, y: int) -> None:
        font = self._look.bold
        g = Graphics._on(on)
        g.set_color(0xFFFFFF)
        g.set_font(font)
        g.draw_string(text, x, y - font.get_height() // 2, HCENTER | TOP)


def _thinly(on: Frame, what: Frame, x: int, y: int, opaque: int) -> None:
    """Lay a picture on another, its every pixel only so opaque."""
    thin = what.surface.copy()
    thin.set_alpha(opaque)
    on.surface.blit(thin, (x, y))


def _in_cross(disc: Disc, x: int, y: int) -> tuple[str, ...]:
    """Eight ways, each an eighth of the turn, and nothing in the very middle."""
    dx, dy = x - disc.x, y - disc.y
    if dx * dx + dy * dy < disc.radius ** 2 // 25:
        return ()
    across, down = 5 * abs(dx) > 2 * abs(dy), 5 * abs(dy) > 2 * abs(dx)     # 2/5: the tangent of 22 degrees
    return CROSS[(across and (1 if dx > 0 else -1)) or 0, (down and (1 if dy > 0 else -1)) or 0]


def _overrides(screen: Canvas, name: str) -> bool:
    return getattr(type(screen), name) is not getattr(Canvas, name)

"""What is written over the street: the score, the lamps, the lives, the daylight, and what the game says."""

from __future__ import annotations

from collections.abc import Sequence

from emulator.midp.lcdui import Font, Graphics, Image

from . import figures
from .drawing import ART, mixed
from .game import Game, Phase
from .scores import Score
from .tiles import Tile, tiles
from .words import Words

SHADOW, INK, GOLD, PALE = 0x140C20, 0xFFFFFF, 0xFFD75E, 0xCFC4E4
DAY, LATE = 0xFFC24A, 0xE2504C              # the bar of daylight, and when little is left
VEIL = 0xA8120A22                           # a dark see-through ground for words
EDGE = 3                                    # pixels to the screen's edge
LARGE, MEDIUM, SMALL = (
    (Font.FACE_SYSTEM, Font.STYLE_BOLD, Font.SIZE_LARGE), (Font.FACE_SYSTEM, Font.STYLE_BOLD, Font.SIZE_MEDIUM),
    (Font.FACE_SYSTEM, Font.STYLE_BOLD, Font.SIZE_SMALL))
TOP_LEFT, TOP = Graphics.TOP | Graphics.LEFT, Graphics.TOP | Graphics.HCENTER

Line = tuple[str, tuple[int, int, int], int]            # text, font, colour


class Hud:
    """Words for a screen of `width` by `height` pixels."""

    def __init__(self, words: Words, width: int, height: int, tile: int) -> None:
        self._words, self._width, self._height = words, width, height
        self._small = Font.get_font(*SMALL)
        self._lantern = figures.heart().scaled(max(tile, ART)).image()
        lamp = tiles().part((Tile.LAMP_LIT - 1) * ART, 0, ART, ART)
        self._lamp = lamp.scaled(max(tile, 12)).image()
        self._veils: dict[int, Image] = {}
        self._notice, self._notice_left = "", 0
        self.menu = 0                                   # which line of the menu is chosen
        self._menu_rows: list[range] = []               # where its lines are on the screen

    def say(self, notice: str, steps: int) -> None:
        """A line at the foot of the screen for so many steps."""
        self._notice, self._notice_left = notice, steps

    def choice_at(self, y: int) -> int | None:
        """Which line of the menu the finger is on, if it is on one."""
        return next((line for line, rows in enumerate(self._menu_rows) if y in rows), None)

    def paint(self, g: Graphics, game: Game, scores: Sequence[Score], is_new_best: bool) -> None:
        """Draw what belongs to the game's phase."""
        if game.phase is Phase.TITLE:
            self._paint_title(g, scores)
            return
        self._paint_daylight(g, game.world.darkness)
        self._paint_counts(g, game)
        lines = self._lines(game, is_new_best)
        if lines:
            self._paint_lines(g, lines)
        if self._notice_left:
            self._notice_left -= 1
            self._text(g, self._notice, self._small, INK, self._width // 2,
                       self._height - 2 * self._small.get_height(), TOP)
        if game.phase is Phase.PAUSED:
            self._paint_lines(g, [(self._words.paused, LARGE, INK)], self._words.go_on)

    # -- the counts at the top --------------------------------------------------------------------

    def _paint_daylight(self, g: Graphics, darkness: float) -> None:
        left = int(self._width * (1 - darkness))
        g.set_color(SHADOW)
        g.fill_rect(0, 0, self._width, 3)
        g.set_color(mixed(LATE, DAY, min(1.0, 3 * (1 - darkness))))
        g.fill_rect(0, 0, left, 2)

    def _paint_counts(self, g: Graphics, game: Game) -> None:
        """Score, lamps, lives: left, middle, right."""
        top, world = 3 + EDGE, game.world
        self._text(g, f"{game.score:05}", self._small, INK, EDGE, top, TOP_LEFT)
        lamps = f"{world.lamps_lit}/{len(world.street.lamps)}"
        wide = self._small.string_width(lamps) + self._lamp.get_width() + 2
        x, middle = (self._width - wide) // 2, top + self._small.get_height() // 2
        g.draw_image(self._lamp, x, middle, Graphics.LEFT | Graphics.VCENTER)
        self._text(g, lamps, self._small, GOLD, x + self._lamp.get_width() + 2, top, TOP_LEFT)
        lives = f"×{game.lives}"
        x = self._width - EDGE - self._small.string_width(lives)
        self._text(g, lives, self._small, INK, x, top, TOP_LEFT)
        g.draw_image(self._lantern, x - 1, middle, Graphics.RIGHT | Graphics.VCENTER)

    # -- what the game says ------------------------------------------------------------------------

    def _lines(self, game: Game, is_new_best: bool) -> list[Line]:
        words = self._words
        if game.phase is Phase.READY:
            return [(words.level.format(number=game.level), LARGE, GOLD),
                    (words.light_lamps.format(count=len(game.world.street.lamps)), SMALL, INK)]
        if game.phase is Phase.LOST:
            return [(words.lost, LARGE, LATE)]
        if game.phase is Phase.CLEARED:
            return [(words.cleared, LARGE, GOLD), (words.bonus.format(points=game.bonus), MEDIUM, INK)]
        if game.phase is Phase.OVER:
            best = [(words.new_best, SMALL, GOLD)] if is_new_best else []
            return [(words.over, LARGE, PALE), (words.score.format(points=game.score), MEDIUM, INK), *best]
        return []

    def _paint_title(self, g: Graphics, scores: Sequence[Score]) -> None:
        best = [(self._words.best.format(points=scores[0].points), SMALL, INK)] if scores else []
        self._paint_lines(g, [(self._words.title, LARGE, GOLD), *best], self._words.play)

    def _paint_lines(self, g: Graphics, lines: Sequence[Line], first: str = "") -> None:
        """Lines in the upper part, on a veil from edge to edge; below them a menu, if its first line is given."""
        menu = [first, self._words.help, self._words.exit] if first else []
        lines = [*lines, *((text, MEDIUM, GOLD if line == self.menu else PALE) for line, text in enumerate(menu))]
        fonts = [self._fitting(text, font) for text, font, _ in lines]
        high = sum(font.get_height() for font in fonts) + 10
        y = max((self._height - high) * 2 // 5, 0)
        self._paint_ground(g, y, high)
        y, rows = y + 5, []
        for (text, _, color), font in zip(lines, fonts, strict=True):
            rows.append(range(y, y + font.get_height()))
            self._text(g, text, font, color, self._width // 2, y, TOP)
            y += font.get_height()
        self._menu_rows = rows[len(rows) - len(menu):]
        if menu:
            self._paint_pointer(g, fonts[self.menu - len(menu)].string_width(menu[self.menu]),
                                self._menu_rows[self.menu])

    def _paint_ground(self, g: Graphics, y: int, high: int) -> None:
        g.draw_image(self._veil(high), 0, y, TOP_LEFT)
        g.set_color(GOLD)
        g.fill_rect(0, y, self._width, 1)
        g.fill_rect(0, y + high - 1, self._width, 1)

    def _paint_pointer(self, g: Graphics, wide: int, rows: range) -> None:
        """A lantern on either side of the chosen line."""
        middle = (rows.start + rows.stop) // 2
        for side, anchor in ((-1, Graphics.RIGHT), (1, Graphics.LEFT)):
            g.draw_image(self._lantern, self._width // 2 + side * (wide // 2 + 4), middle,
                         anchor | Graphics.VCENTER)

    def _fitting(self, text: str, wanted: tuple[int, int, int]) -> Font:
        """The font, or a smaller one if the text is too wide for the screen."""
        for attributes in (LARGE, MEDIUM, SMALL)[(LARGE, MEDIUM, SMALL).index(wanted):]:
            font = Font.get_font(*attributes)
            if font.string_width(text) <= self._width - 2 * EDGE:
                return font
        return Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_SMALL)

    def _veil(self, height: int) -> Image:
        if height not in self._veils:
            self._veils[height] = Image.create_rgb_image([VEIL] * (self._width * height), self._width, height, True)
        return self._veils[height]

    @staticmethod
    def _text(g: Graphics, text: str, font: Font, color: int, x: int, y: int, anchor: int) -> None:
        """With a shadow, so that it can be read on everything."""
        g.set_font(font)
        g.set_color(SHADOW)
        g.draw_string(text, x + 1, y + 1, anchor)
        g.set_color(color)
        g.draw_string(text, x, y, anchor)

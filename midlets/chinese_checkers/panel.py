"""What is written over the board: whose turn it is, news, and the ranking at the end."""

from __future__ import annotations

from emulator.midp.lcdui import Font, Graphics

from .forms import Words
from .layout import BAR
from .paint import TOP_LEFT
from .picture import COLORS, Picture
from .status import Status, broken

CENTRED = Graphics.TOP | Graphics.HCENTER
MOST_NEWS = 4               # lines of news over the board


class Panel:
    """Draws words for one picture, in one font."""

    def __init__(self, picture: Picture, font: Font, words: Words) -> None:
        self._picture, self._font, self._words = picture, font, words
        self._layout = picture.layout
        self._sign = picture.signs[0].get_width()

    def draw_turn(self, g: Graphics, player: int, said: Status) -> None:
        """Bars, a marble and words for the player whose turn it is."""
        layout = self._layout
        g.set_color(COLORS[player])
        g.fill_rect(0, 0, BAR, layout.height)
        g.fill_rect(layout.width - BAR, 0, BAR, layout.height)
        x, lines = self.words_beside(said)
        line, sign = self._font.get_height(), self._sign
        wide = max((self._font.string_width(text) for text in lines), default=0)
        left = (layout.width - sign - 5 - wide) // 2 if layout.above else BAR + 3
        top = max(1, (layout.corner[1] - line) // 2) if layout.above else 2
        g.draw_image(self._picture.signs[player], left, top + max(0, (line - sign) // 2), TOP_LEFT)
        g.set_color(self._picture.colors.ink)
        g.set_font(self._font)
        for n, text in enumerate(lines):
            g.draw_string(text, left + x, top + n * line if x else top + sign + 2 + n * line, TOP_LEFT)

    def words_beside(self, said: Status) -> tuple[int, list[str]]:
        """The words that there is room for, in lines, and how far right of the sign's left edge they stand.

        Beside the sign if they fit; else under it; else the short word; else none: the marble says it.
        """
        width, height = self._layout.corner
        line, beside = self._font.get_height(), self._sign + 5
        for text in (said.text, said.short):
            for x, room in ((beside, height), (0, height - self._sign - 2)):
                lines = broken(text, self._font, width - x - 2)
                whole = all(word in " ".join(lines).split(" ") for word in text.split(" "))
                if whole and len(lines) * line <= room:
                    return x, lines
        return beside, []

    def draw_news(self, g: Graphics, news: list[str]) -> None:
        """News on a plate across the top."""
        lines = self.news_lines(news)
        if not lines:
            return
        line, layout, colors = self._font.get_height(), self._layout, self._picture.colors
        g.set_color(colors.plate)
        g.fill_rect(BAR, 0, layout.width - 2 * BAR, len(lines) * line + 4)
        g.set_color(colors.edge)
        g.fill_rect(BAR, len(lines) * line + 4, layout.width - 2 * BAR, 1)
        g.set_color(colors.ink)
        g.set_font(self._font)
        for n, text in enumerate(lines):
            g.draw_string(text, layout.width // 2, 2 + n * line, CENTRED)

    def news_lines(self, news: list[str]) -> list[str]:
        """The news broken into lines; only the latest if there are many."""
        lines = [line for text in news for line in broken(text, self._font, self._layout.width - 2 * BAR - 6)]
        return lines[-MOST_NEWS:]

    def draw_ranking(self, g: Graphics, places: list[int]) -> None:
        """Who came in when, on a plate in the middle."""
        line, layout, colors = self._font.get_height(), self._layout, self._picture.colors
        rows = [self._words[f"colour_{player}"] for player in places]
        step = min(max(line, self._sign + 3), (layout.height - 8) // (len(rows) + 1))
        title = self._words["game_over"]
        names = max(self._font.string_width(row) for row in rows) + self._sign + 34
        width = min(layout.width - 2 * BAR - 2, max(names, self._font.string_width(title) + 16))
        height = step * (len(rows) + 1) + 8
        left, top = (layout.width - width) // 2, (layout.height - height) // 2
        g.set_color(colors.plate)
        g.fill_round_rect(left, top, width, height, 12, 12)
        g.set_color(colors.edge if colors.edge > colors.plate else colors.star)
        g.draw_round_rect(left, top, width - 1, height - 1, 12, 12)
        g.set_font(self._font)
        g.set_color(colors.ink)
        g.draw_string(title, layout.width // 2, top + 4, CENTRED)
        for n, (player, row) in enumerate(zip(places, rows, strict=True), start=1):
            y = top + 4 + n * step
            g.draw_string(str(n), left + 10, y, TOP_LEFT)
            g.draw_image(self._picture.signs[player], left + 22, y + (line - self._sign) // 2, TOP_LEFT)
            g.draw_string(row, left + 22 + self._sign + 5, y, TOP_LEFT)

"""The look of the phone's own drawing: title bar, ticker, soft-key bar; and what fits where.

Colours and font sizes come from the skin; every distance comes from the fonts, so that the
same code is at home on 128x128 and on 320x240.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .font import Font
from .graphics import Graphics

if TYPE_CHECKING:
    from emulator.handset.frame import Frame
    from emulator.handset.handset import Handset

    from .command import SoftKeys
    from .displayable import Displayable

TOP_LEFT = Graphics.TOP | Graphics.LEFT


class Look:
    """Measures and paints what surrounds a Displayable's content."""

    def __init__(self, handset: Handset) -> None:
        skin = handset.skin
        self.theme = skin.theme
        self.width, self.height = handset.screen.width, handset.screen.height
        self.back_key = skin.back_key
        sizes = skin.font_sizes
        self.text = Font._sized(sizes["medium"])
        self.bold = Font._sized(sizes["medium"], bold=True)
        self.small = Font._sized(sizes["small"])
        self.title_height = self.bold.get_height() + 2
        self.ticker_height = self.small.get_height() + 2
        self.bar_height = self.small.get_height() + 4

    def content(self, screen: Displayable) -> tuple[int, int, int, int]:
        """The content area: x, y, width, height."""
        if screen._fills_screen():
            return 0, 0, self.width, self.height
        top = self._top_of_content(screen)
        return 0, top, self.width, self.height - top - self.bar_height

    def soft_key_at(self, x: int, y: int) -> str | None:
        """The soft key whose label is drawn there."""
        if y < self.height - self.bar_height:
            return None
        return "soft_left" if x < self.width // 2 else "soft_right"

    def paint_chrome(self, frame: Frame, screen: Displayable) -> None:
        """Title bar, ticker and soft-key bar, as far as this screen has them."""
        if screen._fills_screen():
            return
        g = Graphics._on(frame)
        if self._has_title(screen):
            self._paint_title(g, screen.get_title() or "")
        if screen.get_ticker() is not None:
            self.paint_ticker(g, screen)
        self.paint_soft_keys(g, self._labels(screen._soft_keys()))

    def paint_ticker(self, g: Graphics, screen: Displayable) -> None:
        """The running line, as it stands at this moment."""
        ticker = screen.get_ticker()
        assert ticker is not None
        top = self._top_of_content(screen) - self.ticker_height
        g.set_clip(0, top, self.width, self.ticker_height)
        g.set_color(self.theme.background)
        g.fill_rect(0, top, self.width, self.ticker_height)
        g.set_color(self.theme.foreground)
        g.set_font(self.small)
        g.draw_string(ticker.get_string(), ticker._offset(self.width, self.small), top + 1, TOP_LEFT)
        g.set_clip(0, 0, self.width, self.height)

    def paint_soft_keys(self, g: Graphics, labels: dict[str, str]) -> None:
        """The bar at the bottom, with a label over each soft key that does something."""
        top = self.height - self.bar_height
        self._paint_band(g, top, self.bar_height, self.theme.soft_key_bar)
        g.set_color(self.theme.soft_key_text)
        g.set_font(self.small)
        room = self.width // 2 - 6
        left = self.shorten(labels.get("soft_left", ""), self.small, room)
        right = self.shorten(labels.get("soft_right", ""), self.small, room)
        g.draw_string(left, 4, top + 2, TOP_LEFT)
        g.draw_string(right, self.width - 4, top + 2, Graphics.TOP | Graphics.RIGHT)

    def shorten(self, text: str, font: Font, width: int) -> str:
        """The text, cut with an ellipsis if it is wider than `width` pixels."""
        if font.string_width(text) <= width:
            return text
        while text and font.string_width(text + "…") > width:
            text = text[:-1]
        return text + "…"

    # -- parts ---------------------------------------------------------------------------------

    def _labels(self, soft: SoftKeys) -> dict[str, str]:
        other_key = "soft_left" if self.back_key == "soft_right" else "soft_right"
        labels = {}
        if soft.back is not None:
            labels[self.back_key] = soft.back.get_label()
        if soft.other is not None:
            labels[other_key] = soft.other.get_label()
        elif soft.menu:
            labels[other_key] = "Options"
        return labels

    def _has_title(self, screen: Displayable) -> bool:
        return screen.get_title() is not None or screen._needs_title()

    def _top_of_content(self, screen: Displayable) -> int:
        title = self.title_height if self._has_title(screen) else 0
        return title + (self.ticker_height if screen.get_ticker() is not None else 0)

    def _paint_title(self, g: Graphics, title: str) -> None:
        self._paint_band(g, 0, self.title_height, self.theme.title_bar)
        g.set_color(self.theme.title_text)
        g.set_font(self.bold)
        title = self.shorten(title, self.bold, self.width - 8)
        g.draw_string(title, self.width // 2, 1, Graphics.TOP | Graphics.HCENTER)

    def _paint_band(self, g: Graphics, top: int, height: int, color: int) -> None:
        """A bar across the screen, a little lighter at its top."""
        for row in range(height):
            g.set_color(_lighter(color, 48 - 64 * row // max(height - 1, 1)))
            g.fill_rect(0, top + row, self.width, 1)


def _lighter(color: int, by: int) -> int:
    """The colour with `by` (negative: darker) added to each of red, green and blue."""
    red, green, blue = (min(max((color >> shift & 0xFF) + by, 0), 255) for shift in (16, 8, 0))
    return red << 16 | green << 8 | blue

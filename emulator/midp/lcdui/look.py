"""The look of the phone's own drawing: title bar, ticker, soft-key bar; and what fits where.

Colours and font sizes come from the skin; every distance comes from the fonts, so that the
same code is at home on 128x128 and on 320x240.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import smooth, status_marks
from .font import Font
from .graphics import Graphics
from .screen_keypad import ScreenKeypad

if TYPE_CHECKING:
    from emulator.handset.frame import Frame
    from emulator.handset.handset import Handset

    from .command import SoftKeys
    from .displayable import Displayable

TOP_LEFT = Graphics.TOP | Graphics.LEFT
MARGIN = 4           # pixels between the edge of the screen and what is written on a bar
SIDE = 4             # pixels between the left edge of the screen and the rows of a Form


class Look:
    """Measures and paints what surrounds a Displayable's content."""

    def __init__(self, handset: Handset) -> None:
        skin, self._handset = handset.skin, handset
        self.theme = skin.theme
        self.width, self.height = handset.screen.width, handset.screen.height
        self.back_key = skin.back_key
        self.other_key = skin.other_key
        sizes = skin.font_sizes
        self.text = Font._sized(sizes["medium"])
        self.bold = Font._sized(sizes["medium"], bold=True)
        self.small = Font._sized(sizes["small"])
        self.label = Font._sized(sizes["small"], bold=True)
        self.title_height = self.bold.get_height() + 2
        self.ticker_height = self.small.get_height() + 2
        self.bar_height = self.small.get_height() + 4
        self.scroll_width = 3 if self.width < 160 else 5
        self.row_width = self.width - self.scroll_width - SIDE - 2    # of a Form's rows
        self.keypad = ScreenKeypad(handset, self)
        self.icon_size = min(self.width, self.height) // 5       # of an alert

    def content(self, screen: Displayable) -> tuple[int, int, int, int]:
        """The content area: x, y, width, height."""
        if screen._fills_screen():
            return 0, 0, self.width, self.height
        top = self._top_of_content(screen)
        keypad = self.keypad.height if screen._takes_text() else 0
        return 0, top, self.width, self.height - top - keypad - self.bar_height

    def soft_key_at(self, x: int, y: int) -> str | None:
        """The soft key whose label is drawn there."""
        if y < self.height - self.bar_height:
            return None
        return "soft_left" if x < self.width // 2 else "soft_right"

    def shorten(self, text: str, font: Font, width: int) -> str:
        """The text, cut with an ellipsis if it is wider than `width` pixels."""
        if font.string_width(text) <= width:
            return text
        fits = width - font.string_width("…")
        end = 0
        while end < len(text) and fits >= 0:
            fits -= font.char_width(text[end])
            end += fits >= 0
        return text[:end].rstrip() + "…"

    # -- painting ------------------------------------------------------------------------------

    def paint_chrome(self, frame: Frame, screen: Displayable) -> None:
        """Title bar, ticker and soft-key bar, as far as this screen has them."""
        if screen._fills_screen():
            return
        g = Graphics._on(frame)
        if self._has_title(screen):
            self._paint_title(g, screen.get_title() or "")
        if screen.get_ticker() is not None:
            self.paint_ticker(frame, screen)
        self.paint_soft_keys(g, self._labels(screen._soft_keys()))

    def ticker_band(self, screen: Displayable) -> tuple[int, int, int, int]:
        """Where the running line is."""
        return 0, self._top_of_content(screen) - self.ticker_height, self.width, self.ticker_height

    def paint_ticker(self, frame: Frame, screen: Displayable) -> None:
        """The running line, as it stands at this moment."""
        ticker = screen.get_ticker()
        assert ticker is not None
        g = Graphics._on(frame, self.ticker_band(screen))
        g.set_color(smooth.blend(self.theme.title_bar, self.theme.background, 85))
        g.fill_rect(0, 0, self.width, self.ticker_height)
        g.set_color(self.theme.border)
        g.fill_rect(0, self.ticker_height - 1, self.width, 1)
        g.set_color(self.theme.foreground)
        g.set_font(self.small)
        g.draw_string(ticker._line, ticker._offset(self.width, self.small), 0, TOP_LEFT)

    def paint_soft_keys(self, g: Graphics, labels: dict[str, str]) -> None:
        """The bar at the bottom, with a label over each soft key that does something."""
        top = self.height - self.bar_height
        self._paint_band(g, top, self.bar_height, self.theme.soft_key_bar)
        g.set_color(self.theme.soft_key_text)
        g.set_font(self.small)
        left, right = self._fit(labels.get("soft_left", ""), labels.get("soft_right", ""))
        g.draw_string(left, MARGIN, top + 2, TOP_LEFT)
        g.draw_string(right, self.width - MARGIN, top + 2, Graphics.TOP | Graphics.RIGHT)

    def paint_scroll_bar(self, g: Graphics, area: tuple[int, int, int, int], total: int, first: int) -> None:
        """How much of `total` pixels is seen in the area, from `first` on, at its right edge."""
        left, top, width, height = area
        x, thin = left + width - self.scroll_width, self.scroll_width - 1
        length = max(height * height // total, 2 * self.scroll_width)
        place = (height - length) * first // max(total - height, 1)
        smooth.fill_box(g, x, top, thin, height, thin // 2, self.theme.scroll_track)
        smooth.fill_box(g, x, top + place, thin, length, thin // 2, self.theme.scroll_bar)

    # -- parts ---------------------------------------------------------------------------------

    def _labels(self, soft: SoftKeys) -> dict[str, str]:
        labels = {}
        if soft.back is not None:
            labels[self.back_key] = soft.back.get_label()
        if soft.other is not None:
            labels[self.other_key] = soft.other.get_label()
        elif soft.menu:
            labels[self.other_key] = "Options"
        return labels

    def _fit(self, left: str, right: str) -> tuple[str, str]:
        """Two labels side by side: a long one may use what a short one leaves of its half."""
        room = self.width - 3 * MARGIN
        widths = self.small.string_width(left), self.small.string_width(right)
        if sum(widths) <= room:
            return left, right
        left_room = max(room // 2, room - widths[1])
        right_room = max(room // 2, room - widths[0])
        return self.shorten(left, self.small, left_room), self.shorten(right, self.small, right_room)

    def _has_title(self, screen: Displayable) -> bool:
        return screen.get_title() is not None or screen._needs_title()

    def _top_of_content(self, screen: Displayable) -> int:
        title = self.title_height if self._has_title(screen) else 0
        return title + (self.ticker_height if screen.get_ticker() is not None else 0)

    def _paint_title(self, g: Graphics, title: str) -> None:
        self._paint_band(g, 0, self.title_height, self.theme.title_bar)
        title = self.shorten(title.partition("\n")[0], self.bold, self.width - 2 * MARGIN)
        width = self.bold.string_width(title)
        icon = self._icon_height() * 3 // 2 + 2 * MARGIN
        if width + 2 * icon <= self.width:
            self._paint_status(g)
        g.set_color(self.theme.title_text)
        g.set_font(self.bold)
        g.draw_string(title, (self.width - width) // 2, 1, TOP_LEFT)

    def _icon_height(self) -> int:
        return self.title_height // 2

    def _paint_status(self, g: Graphics) -> None:
        """Signal and battery, as they are now."""
        theme, height = self.theme, self._icon_height()
        top, battery = (self.title_height - height) // 2, self._handset.battery
        status_marks.signal(g, MARGIN, top, height, self._handset.radio.signal, theme.title_text, theme.title_bar)
        status_marks.battery(g, self.width - MARGIN - status_marks.battery_width(height), top, height, battery.level,
                             battery.charging, theme.title_text, theme.title_bar)

    def _paint_band(self, g: Graphics, top: int, height: int, color: int) -> None:
        """A bar across the screen, a little lighter at its top."""
        for row in range(height):
            g.set_color(_lighter(color, 36 - 48 * row // max(height - 1, 1)))
            g.fill_rect(0, top + row, self.width, 1)


def _lighter(color: int, by: int) -> int:
    """The colour with `by` (negative: darker) added to each of red, green and blue."""
    red, green, blue = (min(max((color >> shift & 0xFF) + by, 0), 255) for shift in (16, 8, 0))
    return red << 16 | green << 8 | blue

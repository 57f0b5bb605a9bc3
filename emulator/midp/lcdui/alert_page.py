"""How an Alert looks: a symbol or an image, a text, and perhaps a gauge, as far as they fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from . import smooth
from .alert_type import AlertType
from .form_boxes import Box
from .graphics import Graphics
from .image import Image
from .item import Item
from .item_box import lower_edge
from .paragraph import wrap
from .screen import Screen

if TYPE_CHECKING:
    from emulator.handset.keypad import KeyEvent

    from .gauge import Gauge

GAP = 4              # pixels between the parts
AMBER, RED, GREEN, BLUE = 0xE69A00, 0xD0312D, 0x2E9E4F, 0x2878D0
SYMBOLS = {          # the ground's shape and colour, and what stands on it: a shape or a letter
    AlertType.INFO: ("disc", BLUE, "i"),
    AlertType.CONFIRMATION: ("disc", GREEN, "tick"),
    AlertType.WARNING: ("peak", AMBER, "!"),
    AlertType.ERROR: ("disc", RED, "cross"),
    AlertType.ALARM: ("bell", AMBER, ""),
}


class _Page(NamedTuple):
    """Where the parts stand, in pixels of the content."""

    picture: tuple[int, int]
    lines: list[str]
    text: tuple[int, int]
    gauge: Box | None
    height: int


class AlertPage(Screen):
    """The part of Alert that is not in the spec: contents, layout, painting."""

    _is_alert = True
    _text: str | None
    _type: AlertType | None

    def __init__(self, title: str | None) -> None:
        super().__init__(title)
        self._image: Image | None = None
        self._shown_image: Image | None = None
        self._indicator: Gauge | None = None
        self._page: _Page | None = None

    def _take_image(self, image: Image | None) -> None:
        self._image = image
        self._shown_image = image if image is None else Image.create_image(image)

    def _take_indicator(self, gauge: Gauge | None) -> None:
        old, self._indicator = self._indicator, gauge
        if old is not None:
            old._owner = None
        if gauge is not None:
            gauge._owner = self
        self._rearrange()

    def _rearrange(self) -> None:
        """The contents have changed."""
        self._page = None
        self._invalidate()

    def _changed_chrome(self) -> None:
        self._page = None                       # a ticker leaves less room
        super()._changed_chrome()

    # -- what the gauge tells (see ItemOwner) ------------------------------------------------------

    def _item_resized(self, item: Item) -> None:
        self._rearrange()

    def _item_repaint(self, item: Item) -> None:
        self._invalidate()

    def _item_commands_changed(self, item: Item) -> None: ...

    def _item_state_changed(self, item: Item) -> None: ...

    # -- layout ----------------------------------------------------------------------------------

    def _picture_size(self) -> tuple[int, int]:
        if self._shown_image is not None:
            return self._shown_image.get_width(), self._shown_image.get_height()
        size = self._display._look.icon_size if self._type in SYMBOLS else 0
        return size, size

    def _arranged(self) -> _Page:
        """A small picture stands beside the text, a wide one above it; all of it in the middle if it fits."""
        if self._page is None:
            self._page = self._arrange()
        return self._page

    def _arrange(self) -> _Page:
        look, (width, view) = self._display._look, self._view()
        wide, tall = self._picture_size()
        beside = 0 < wide <= width // 3
        left = GAP + wide + 2 * GAP if beside else GAP
        lines = wrap(self._text or "", look.text, max(width - left - GAP, 1))
        text_height = len(lines) * look.text.get_height()
        body = max(tall, text_height) if beside else tall + (GAP if tall and lines else 0) + text_height
        gauge = self._indicator_height()
        whole = body + (gauge + GAP if gauge else 0)
        fits = whole <= view
        top = (view - whole) // 2 if fits else GAP
        if beside:
            picture = GAP, top + (body - tall) // 2 if fits else top
            text = left, top + (body - text_height) // 2
        else:
            picture, text = ((width - wide) // 2, top), (left, top + body - text_height)
        bar = Box(0, GAP, top + whole - gauge, width - 2 * GAP, gauge) if gauge else None
        return _Page(picture, lines, text, bar, view if fits else whole + 2 * GAP)

    def _indicator_height(self) -> int:
        return self._indicator.get_preferred_height() if self._indicator is not None else 0

    def _total_height(self) -> int:
        return self._arranged().height

    def _overflows(self) -> bool:
        return self._total_height() > self._view()[1]

    # -- painting --------------------------------------------------------------------------------

    def _paint_view(self, g: Graphics, top: int, bottom: int) -> None:
        page, look = self._arranged(), self._display._look
        edge = lower_edge(g)                    # what it would cut is left out
        if self._shown_image is not None:
            g.draw_image(self._shown_image, *page.picture, 0)
        elif self._type in SYMBOLS:
            self._paint_symbol(g, *page.picture, self._picture_size()[0])
        g.set_color(look.theme.foreground)
        g.set_font(look.text)
        x, y = page.text
        for line in page.lines:
            if y + look.text.get_height() > top and y < bottom and y + look.text.get_height() <= edge:
                g.draw_string(line, x, y, Graphics.TOP | Graphics.LEFT)
            y += look.text.get_height()
        if page.gauge is not None and self._indicator is not None and page.gauge.y + page.gauge.height <= edge:
            self._indicator._draw(g, page.gauge, False)

    def _paint_symbol(self, g: Graphics, x: int, y: int, size: int) -> None:
        assert self._type is not None
        ground, color, sign = SYMBOLS[self._type]
        smooth.draw(g, ground, x, y, size, size, color)
        if sign in smooth.SHAPES:
            inset = size // 4
            smooth.draw(g, sign, x + inset, y + inset, size - 2 * inset, size - 2 * inset, 0xFFFFFF)
        elif sign:
            self._paint_stroke(g, x, y, size, dot_first=sign == "i")

    @staticmethod
    def _paint_stroke(g: Graphics, x: int, y: int, size: int, *, dot_first: bool) -> None:
        """An i, or an exclamation mark: a stroke and a dot, in white."""
        thick = max(size // 7, 3)
        left = x + (size - thick) // 2
        stroke, low = size * 3 // 8, size // 4 if dot_first else size * 5 // 16
        dot_top = y + low if dot_first else y + low + stroke + thick // 2
        stroke_top = y + low + thick + thick // 2 if dot_first else y + low
        smooth.draw(g, "disc", left, dot_top, thick, thick, 0xFFFFFF)
        smooth.fill_box(g, left, stroke_top, thick, stroke, thick // 2, 0xFFFFFF)

    # -- keys ------------------------------------------------------------------------------------

    def _pressed(self, event: KeyEvent) -> None:
        if event.key.name in ("up", "down"):
            self._scroll_by_line(event.key.name == "down")

    def _shown(self) -> None:
        if self._indicator is not None:
            self._indicator._appear()

    def _hidden(self) -> None:
        super()._hidden()
        if self._indicator is not None:
            self._indicator._disappear()

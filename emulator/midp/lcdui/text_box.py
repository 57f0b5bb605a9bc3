"""javax.microedition.lcdui.TextBox: a whole screen for entering and editing a text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import text_painting
from .anchors import TOP_LEFT
from .screen import Screen
from .text_contents import TextContents
from .text_input import UP_AND_DOWN

if TYPE_CHECKING:
    from emulator.handset.keypad import KeyEvent
    from emulator.handset.typing import TypingEvent

    from .graphics import Graphics
    from .text_lines import TextLines

MARGIN = 3          # pixels beside the text
ENDLESS = 10_000    # nobody counts up to a limit like this one


class TextBox(TextContents, Screen):
    """A text of up to `max_size` characters. Constraints are TextField's: `TextField.ANY` and its like.

    IllegalArgumentException for a size that is not positive, a text longer than it, a text
    that is illegal for the constraints, or constraints that are none.
    """

    def __init__(self, title: str | None, text: str | None, max_size: int, constraints: int) -> None:
        super().__init__(title)
        self._start_text(self._display, text, max_size, constraints)

    # -- ours: what is seen ----------------------------------------------------------------------

    def _lines(self) -> TextLines:
        return self._editor.lines(self._view()[0] - 2 * MARGIN, self._display._look.text)

    def _view(self) -> tuple[int, int]:
        """As many whole lines as there is room for above the one with the mode and the count."""
        width, height = super()._view()
        line = self._display._look.text.get_height()
        return width, (height - self._status_height() - 1) // line * line

    def _total_height(self) -> int:
        return len(self._lines()) * self._display._look.text.get_height()

    def _edited(self) -> None:
        self._moved()

    def _ruled_anew(self) -> None:
        self._changed_chrome()

    def _replaced(self) -> None:
        self._moved()

    def _moved(self) -> None:
        if self._display._visible is self:
            self._reveal_caret()
        self._invalidate()

    def _reveal_caret(self) -> None:
        if not self._takes_text():
            return                                     # there is no caret to be seen
        row, height = self._lines().row(self._editor.seen_caret), self._display._look.text.get_height()
        self._reveal(row * height, (row + 1) * height)

    # -- ours: keys, typing and finger -----------------------------------------------------------

    def _shown(self) -> None:
        self._reveal_caret()

    def _hidden(self) -> None:
        super()._hidden()
        self._input.leave()

    def _takes_text(self) -> bool:
        return self._buffer.policy.is_editable

    def _pressed(self, event: KeyEvent) -> None:
        """The arrows scroll what cannot be edited."""
        step = UP_AND_DOWN.get(event.key.name, 0)
        if step and not self._takes_text():
            self._scroll_to(self._scroll + step * self._display._look.text.get_height())
        else:
            self._input.key(event)

    def _on_typing(self, event: TypingEvent) -> None:
        self._input.typing(event)

    def _tapped(self, x: int, y: int) -> None:
        """A tap on the text moves the caret; one on the mode changes it."""
        look = self._display._look
        if y - self._scroll >= self._status_top():
            self._input.change_mode()
        else:
            lines = self._lines()
            self._input.point(lines.index_at((y - 1) // look.text.get_height(), x - MARGIN))

    # -- ours: look ------------------------------------------------------------------------------

    def _paint_content(self, g: Graphics) -> None:
        look, (width, height) = self._display._look, self._view()
        whole, bottom = width + look.scroll_width, self._status_top()
        self._paint_status(g, bottom, whole)
        g.set_color(look.theme.field)
        g.fill_rect(0, 0, whole, bottom)
        total = self._total_height()
        if total > height:
            area = (0, 1, whole, bottom - 2)
            look.paint_scroll_bar(g, area, total + area[3] - height, self._scroll)
        g.clip_rect(0, 1, whole, height)
        g.translate(MARGIN, 1 - self._scroll)
        self._paint_text(g, self._scroll, self._scroll + height)

    def _paint_text(self, g: Graphics, top: int, bottom: int) -> None:
        look, lines = self._display._look, self._lines()
        line = look.text.get_height()
        text_painting.paint_open(g, look, lines, self._input)
        text_painting.paint_lines(g, look, lines, top // line, -(-bottom // line))
        if self._takes_text():
            text_painting.paint_caret(g, look, lines, self._input)

    def _paint_status(self, g: Graphics, top: int, width: int) -> None:
        """How full it is, and the mode."""
        look, height = self._display._look, self._status_height()
        g.set_color(look.theme.background)
        g.fill_rect(0, top, width, height)
        g.set_color(look.theme.border)
        g.fill_rect(0, top, width, 1)
        g.set_font(look.small)
        g.set_color(look.theme.faint)
        count, most = len(self._buffer.shown), self._buffer.max_size
        written = f"{count}/{most}" if most < ENDLESS else str(count)
        g.draw_string(written, MARGIN, top + 1, TOP_LEFT)
        text_painting.paint_indicator(g, look, self._input.indicator, width - MARGIN, top + 1)

    def _status_top(self) -> int:
        return self._content()[3] - self._status_height()

    def _status_height(self) -> int:
        return self._display._look.small.get_height() + 1

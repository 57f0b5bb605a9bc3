"""javax.microedition.lcdui.TextField: a text to be edited in a Form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.handset.keypad import Stroke

from . import smooth, text_painting, text_policy
from .item import Item
from .text_contents import TextContents
from .text_input import UP_AND_DOWN

if TYPE_CHECKING:
    from emulator.handset.keypad import KeyEvent
    from emulator.handset.typing import TypingEvent

    from .graphics import Graphics
    from .text_lines import TextLines

PAD = 3         # pixels between the border and the text, at either side
MOST_ROWS = 5   # that a field shows, where the screen is large; a longer text scrolls within it


class TextField(TextContents, Item):
    """A text of up to `max_size` characters, under a constraint and modifiers.

    IllegalArgumentException for a size that is not positive, a text longer than it, a text
    that is illegal for the constraints, or constraints that are none.
    """

    ANY = text_policy.ANY
    EMAILADDR = text_policy.EMAILADDR
    NUMERIC = text_policy.NUMERIC
    PHONENUMBER = text_policy.PHONENUMBER
    URL = text_policy.URL
    DECIMAL = text_policy.DECIMAL
    PASSWORD = text_policy.PASSWORD
    UNEDITABLE = text_policy.UNEDITABLE
    SENSITIVE = text_policy.SENSITIVE
    NON_PREDICTIVE = text_policy.NON_PREDICTIVE
    INITIAL_CAPS_WORD = text_policy.INITIAL_CAPS_WORD
    INITIAL_CAPS_SENTENCE = text_policy.INITIAL_CAPS_SENTENCE
    CONSTRAINT_MASK = text_policy.CONSTRAINT_MASK

    def __init__(self, label: str | None, text: str | None, max_size: int, constraints: int) -> None:
        super().__init__(label)
        self._width = self._display._look.width      # of the content, as it was painted last
        self._first = 0                              # the first line in view
        self._rows = 1                               # what it needed, as it was painted last
        self._start_text(self._display, text, max_size, constraints)

    # -- ours: size ------------------------------------------------------------------------------

    _breaks_rows = True

    def _lines(self) -> TextLines:
        return self._editor.lines(self._text_width(self._width), self._display._look.text)

    def _text_width(self, width: int) -> int:
        """What is left for the text in a content of `width` pixels."""
        indicator = text_painting.indicator_width(self._display._look) + PAD if self._takes_text() else 0
        return width - 2 * (PAD + 1) - text_painting.CARET - indicator

    def _rows_needed(self) -> int:
        return min(len(self._lines()), self._most_rows())

    def _most_rows(self) -> int:
        """So many that the label and something of the next item are in view too."""
        look = self._display._look
        room = look.height - look.title_height - look.bar_height
        return min(max(room // look.text.get_height() - 2, 1), MOST_ROWS)

    def _height_of(self, rows: int) -> int:
        return rows * self._display._look.text.get_height() + 4

    def _min_content(self) -> tuple[int, int]:
        look = self._display._look
        return 4 * look.text.get_height(), self._height_of(1)

    def _pref_content(self, width: int) -> tuple[int, int]:
        lines = self._editor.lines(self._text_width(width), self._display._look.text)
        return width, self._height_of(min(len(lines), self._most_rows()))

    # -- ours: what has changed ------------------------------------------------------------------

    def _edited(self) -> None:
        self._moved()
        self._changed()

    def _ruled_anew(self) -> None:
        if self._owner is not None:
            self._owner._item_commands_changed(self)

    def _replaced(self) -> None:
        self._resize()

    def _moved(self) -> None:
        if self._rows_needed() != self._rows:
            self._resize()
        else:
            self._invalidate()

    # -- ours: keys, typing and finger -----------------------------------------------------------

    def _focusable(self) -> bool:
        return True

    def _focus_line(self) -> tuple[int, int]:
        return 2, self._display._look.text.get_height()

    def _takes_text(self) -> bool:
        return self._buffer.policy.is_editable

    def _key(self, event: KeyEvent) -> bool:
        step = UP_AND_DOWN.get(event.key.name)
        if step is not None and not self._takes_text():
            return event.stroke is not Stroke.RELEASED and self._scroll_by(step)
        return self._input.key(event)

    def _scroll_by(self, step: int) -> bool:
        """What cannot be edited has no caret to follow. False at the end: the Form goes on."""
        first = max(min(self._first + step, len(self._lines()) - self._most_rows()), 0)
        if first == self._first:
            return False
        self._first = first
        self._invalidate()
        return True

    def _typing(self, event: TypingEvent) -> None:
        self._input.typing(event)

    def _tap(self, x: int, y: int) -> None:
        """A tap on the text moves the caret; one on the mode changes it."""
        if self._takes_text() and x >= self._width - text_painting.indicator_width(self._display._look) - PAD:
            self._input.change_mode()
        else:
            row = self._first + (y - 2) // self._display._look.text.get_height()
            self._input.point(self._lines().index_at(row, x - PAD - 1))

    def _traverse(self, direction: int, view_width: int, view_height: int, visible: list[int]) -> bool:
        """It may have grown by a line: all of it is to be seen."""
        if direction:
            return False
        visible[:] = 0, 0, self._width, self._height_of(self._rows_needed())
        return True

    def _traverse_out(self) -> None:
        self._input.leave()
        self._moved()

    # -- ours: look ------------------------------------------------------------------------------

    def _paint(self, g: Graphics, width: int, height: int, focused: bool) -> None:
        look, theme = self._display._look, self._display._look.theme
        self._width = width
        editable = self._takes_text()
        smooth.frame_box(g, 0, 0, width, height, 3, theme.highlighted_border if focused else theme.border,
                         theme.field if editable else theme.background, 2 if focused and look.width >= 160 else 1)
        if focused and editable:
            bottom = height - 2 - look.small.get_height()
            text_painting.paint_indicator(g, look, self._input.indicator, width - PAD - 1, bottom)
        g.clip_rect(2, 2, width - 4, height - 4)
        self._paint_text(g, (height - 4) // look.text.get_height(), focused and editable)

    def _paint_text(self, g: Graphics, rows: int, editing: bool) -> None:
        look, lines = self._display._look, self._lines()
        self._rows = self._rows_needed()
        self._first = max(min(self._first, len(lines) - rows), 0)
        if self._takes_text():
            row = lines.row(self._editor.seen_caret)
            self._first = max(min(self._first, row), row - rows + 1)
        g.translate(PAD + 1, 2 - self._first * look.text.get_height())
        if editing:
            text_painting.paint_open(g, look, lines, self._input)
        text_painting.paint_lines(g, look, lines, self._first, self._first + rows)
        if editing:
            text_painting.paint_caret(g, look, lines, self._input)

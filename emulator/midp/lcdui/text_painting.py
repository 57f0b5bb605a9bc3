"""How a text being edited looks: its lines, the caret, the letter that is open, the mode.

The caret leaves no word for a reader of the screen, so that what is typed reads as it will be
stored; a password reads as its stars (docs/reading-the-screen.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import smooth
from .anchors import TOP_LEFT

if TYPE_CHECKING:
    from .graphics import Graphics
    from .look import Look
    from .text_input import TextInput
    from .text_lines import TextLines

CARET = 2           # pixels wide at most
OPEN = 30           # hundredths of the accent behind a letter that is still open


def paint_lines(g: Graphics, look: Look, lines: TextLines, first: int, last: int) -> None:
    """The lines `first` to `last` (not included), line 0 being at the origin."""
    height = look.text.get_height()
    g.set_font(look.text)
    g.set_color(look.theme.field_text)
    for row in range(max(first, 0), min(last, len(lines))):
        g.draw_string(lines.line(row).replace("\t", " "), 0, row * height, TOP_LEFT)


def paint_open(g: Graphics, look: Look, lines: TextLines, text_input: TextInput) -> None:
    """What lies behind the text: the letter that is open is marked, what is being composed underlined."""
    editor, theme = text_input.editor, look.theme
    if editor.composing:
        g.set_color(theme.accent)
        for index in range(editor.caret, editor.seen_caret):
            x, y, width, height = _box(look, lines, index)
            g.fill_rect(x, y + height - 1, width, 1)
    elif text_input.taps.is_open and editor.caret > 0:
        x, y, width, height = _box(look, lines, editor.caret - 1)
        smooth.fill_box(g, x - 1, y, width + 2, height, 2, smooth.blend(theme.field, theme.accent, OPEN))


def paint_caret(g: Graphics, look: Look, lines: TextLines, text_input: TextInput) -> None:
    """The upright line where the next character goes; none beside a letter that is still open."""
    if text_input.taps.is_open:
        return
    row, x = lines.place(text_input.editor.seen_caret)
    height = look.text.get_height()
    g.set_color(look.theme.accent)
    g.fill_rect(x, row * height + 1, CARET if look.width >= 160 else 1, height - 2)


def paint_indicator(g: Graphics, look: Look, indicator: str, right: int, top: int) -> None:
    """The mode, its right edge at `right`."""
    width = look.small.string_width(indicator)
    g.set_font(look.small)
    g.set_color(look.theme.faint)
    g.draw_string(indicator, right - width, top, TOP_LEFT)


def indicator_width(look: Look) -> int:
    """Room for the widest mode."""
    return max(look.small.string_width(name) for name in ("ABC", "АБВ", "123"))


def _box(look: Look, lines: TextLines, index: int) -> tuple[int, int, int, int]:
    row, x = lines.place(index)
    height = look.text.get_height()
    return x, row * height, lines.width(index, index + 1), height

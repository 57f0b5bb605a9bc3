"""javax.microedition.lcdui.ChoiceGroup: a choice among the items of a Form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import marks, smooth
from .canvas import Canvas
from .choice import Choice
from .choice_rows import ChoiceRows
from .graphics import Graphics
from .item import Item
from .menu import Menu, Row

if TYPE_CHECKING:
    from .form_boxes import Box

PAD = 4                 # pixels within the box of a POPUP
LEFT, RIGHT = 3, 1      # pixels that rows reach beyond the box of the item


class ChoiceGroup(Item, Choice):
    """EXCLUSIVE: one of several rows. MULTIPLE: any of them. POPUP: one, behind a box that opens.

    `ChoiceGroup(label, type)` is empty; `ChoiceGroup(label, type, strings, images)` is not, and
    `images` may be None.
    """

    _breaks_rows = True

    def __init__(self, label: str | None, choice_type: int, *elements: Any) -> None:
        super().__init__(label)
        self._begin(choice_type, (Choice.EXCLUSIVE, Choice.MULTIPLE, Choice.POPUP), elements)
        self._rows = ChoiceRows(self, self._display._look)
        self._cursor = max(self._selected, 0)       # the row in focus
        self._inside = False                        # the focus is in one of the rows

    # -- ours ----------------------------------------------------------------------------------

    def _elements_changed(self, index: int, added: int) -> None:
        self._rows.forget()
        if index <= self._cursor and self._cursor + added >= 0:
            self._cursor += added
        self._cursor = max(min(self._cursor, len(self._elements) - 1), 0)
        self._resize()

    def _selection_changed(self) -> None:
        if not self._inside:
            self._cursor = max(self._selected, 0)
        self._invalidate()

    def _is_popup(self) -> bool:
        return self._choice_type == Choice.POPUP

    # -- size ------------------------------------------------------------------------------------

    def _padding(self) -> tuple[int, int]:
        return (0, 2) if self._is_popup() else (0, 1)

    def _box_height(self) -> int:
        return self._display._look.text.get_height() + 4

    def _arrow_width(self) -> int:
        return self._box_height()

    def _min_content(self) -> tuple[int, int]:
        height = self._display._look.text.get_height()
        return (4 * height if self._elements else 0), (self._box_height() if self._is_popup() else height)

    def _pref_content(self, width: int) -> tuple[int, int]:
        if self._is_popup():
            return min(self._rows.widest() + self._arrow_width() + 2 * PAD, width), self._box_height()
        return (width, self._rows.height(width + LEFT + RIGHT)) if self._elements else (0, 0)

    # -- look ------------------------------------------------------------------------------------

    def _paint(self, g: Graphics, width: int, height: int, focused: bool) -> None:
        if self._is_popup():
            self._paint_box(g, width, focused)
        else:
            top = g.get_clip_y()
            self._rows.paint(g, width, top, top + g.get_clip_height(), self._cursor if focused else None)

    def _paint_box(self, g: Graphics, width: int, focused: bool) -> None:
        look, height = self._display._look, self._box_height()
        theme = look.theme
        border = theme.highlighted_background if focused else theme.border
        smooth.frame_box(g, 0, 0, width, height, 4, border, theme.field, 2 if focused else 1)
        size = max(height // 3, 5)
        left = width - PAD - size - 2
        smooth.draw(g, "down", left, (height - size // 2) // 2, size + 1 - size % 2, (size + 1) // 2,
                    border if focused else theme.field_text)
        marks.write(g, marks.POPUP, left, 2, size, look.text.get_height())
        if self._selected < 0:
            return
        element = self._elements[self._selected]
        x = PAD
        if element.shown is not None:
            g.draw_image(element.shown, x, (height - element.shown.get_height()) // 2, 0)
            x += element.shown.get_width() + PAD
        text, room = element.text.partition("\n")[0], left - PAD - x
        font = look.text if look.text.string_width(text) <= room else look.small
        g.set_font(font)
        g.set_color(theme.field_text)
        down = look.text.get_baseline_position() - font.get_baseline_position()
        g.draw_string(look.shorten(text, font, room), x, 2 + down, Graphics.TOP | Graphics.LEFT)

    def _focus_line(self) -> tuple[int, int]:
        return 2, self._display._look.text.get_height()

    def _focus_place(self, box: Box) -> tuple[int, int, int] | None:
        """The row in focus bears the mark."""
        return super()._focus_place(box) if self._is_popup() or not self._elements else None

    def _content_box(self, width: int, height: int) -> tuple[int, int, int, int]:
        """Rows reach a little beyond their box, so that their marks stand under the label's beginning."""
        x, y, inner, tall = super()._content_box(width, height)
        return (x, y, inner, tall) if self._is_popup() else (x - LEFT, y, inner + LEFT + RIGHT, tall)

    def _stops(self) -> list[int]:
        return [] if self._is_popup() else self._rows.tops(self._size[0])

    # -- focus, keys and finger ------------------------------------------------------------------

    def _focusable(self) -> bool:
        return bool(self._elements) or super()._focusable()

    def _traverse(self, direction: int, view_width: int, view_height: int, visible: list[int]) -> bool:
        """Rows are gone through one by one; coming in from below begins with the last."""
        if self._is_popup() or not self._elements:
            return False
        last = len(self._elements) - 1
        if not self._inside:
            self._inside = True
            self._cursor = {Canvas.DOWN: 0, Canvas.UP: last}.get(direction, self._cursor)
        elif direction != 0:
            moved = self._cursor + {Canvas.DOWN: 1, Canvas.UP: -1}.get(direction, 1 << 30)
            if not 0 <= moved <= last:
                return False
            self._cursor = moved
        top, bottom = self._rows.place(self._cursor, self._size[0])
        visible[1], visible[3] = top, bottom - top
        return True

    def _traverse_out(self) -> None:
        self._inside = False

    def _activate(self) -> None:
        """Fire: the row in focus is chosen, or the list opens."""
        if not self._elements:
            super()._activate()
        elif self._is_popup():
            self._open()
        else:
            self._pick(self._cursor)

    def _tap(self, x: int, y: int) -> None:
        row = None if self._is_popup() else self._rows.at(y, self._size[0])
        if row is not None:
            self._cursor = row
        self._activate()

    def _open(self) -> None:
        rows = [Row(element.text.partition("\n")[0], on=index == self._selected)
                for index, element in enumerate(self._elements)]
        self._display._lay_over(Menu(rows, self._display._look, self._pick, index=max(self._selected, 0)))

    def _pick(self, index: int) -> None:
        """The person chose an element. One that is chosen already, of which one must be, is no change."""
        if index >= len(self._elements):
            return                                  # the MIDlet removed it meanwhile
        if self._is_multiple():
            self._elements[index].on = not self._elements[index].on
        elif index == self._selected:
            return
        else:
            self._selected = index
        self._invalidate()
        self._changed()

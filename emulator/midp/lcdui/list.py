"""javax.microedition.lcdui.List: a screen that is one choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from emulator.handset.keypad import Stroke

from .choice import Choice
from .choice_rows import ChoiceRows
from .command import Command, SoftKeys
from .screen import Screen

if TYPE_CHECKING:
    from emulator.handset.keypad import KeyEvent

    from .graphics import Graphics

STEPS = {"up": -1, "down": 1}
SIDE = 1     # pixels between the edge of the screen and the rows


class List(Screen, Choice):
    """IMPLICIT: to choose an element is a command. EXCLUSIVE: one is marked. MULTIPLE: any are.

    `List(title, type)` is empty; `List(title, type, strings, images)` is not, and `images` may
    be None. Fire on an element of an IMPLICIT list tells the listener of SELECT_COMMAND, or of
    what `set_select_command` has put in its place; in other lists it marks, and nobody is told.
    """

    SELECT_COMMAND = Command("", Command.SCREEN, 0)

    def __init__(self, title: str | None, list_type: int, *elements: Any) -> None:
        super().__init__(title)
        self._begin(list_type, (Choice.EXCLUSIVE, Choice.MULTIPLE, Choice.IMPLICIT), elements)
        self._rows = ChoiceRows(self, self._display._look)
        self._cursor = 0                                   # the row in focus
        self._select: Command | None = List.SELECT_COMMAND if self._is_implicit() else None

    def remove_command(self, cmd: Command | None) -> None:
        """Offer it no more; if it is the select command, nothing is selected by fire any more."""
        if self._select is cmd:
            self._select = None
        super().remove_command(cmd)

    def set_select_command(self, command: Command | None) -> None:
        """What fire does in an IMPLICIT list: a command, added if it is not there; None: nothing."""
        if not self._is_implicit():
            return
        self._select = command
        if command is not None and command is not List.SELECT_COMMAND:
            self.add_command(command)

    # -- ours ----------------------------------------------------------------------------------

    _SELECT_KEY = Command("Select", Command.SCREEN, 0)     # what a free soft key says for SELECT_COMMAND

    def _is_implicit(self) -> bool:
        return self._choice_type == Choice.IMPLICIT

    def _soft_keys(self) -> SoftKeys:
        """A soft key that is free selects as fire does."""
        keys = super()._soft_keys()
        if self._select is List.SELECT_COMMAND and self._elements and keys.other is None and not keys.menu:
            return SoftKeys(keys.back, self._SELECT_KEY)
        return keys

    def _choose(self, command: Command) -> None:
        super()._choose(List.SELECT_COMMAND if command is self._SELECT_KEY else command)

    def _elements_changed(self, index: int, added: int) -> None:
        self._rows.forget()
        if index <= self._cursor and added and len(self._elements) > added:
            self._cursor += added
        self._cursor = self._selected if self._is_implicit() else min(self._cursor, len(self._elements) - 1)
        self._cursor = max(self._cursor, 0)
        if len(self._elements) in (0, added):              # the Select key comes and goes with the elements
            self._changed_chrome()
        self._invalidate()

    def _selection_changed(self) -> None:
        """In an IMPLICIT list the selected element is the one in focus."""
        if self._is_implicit() and self._selected >= 0:
            self._cursor = self._selected
            self._reveal_cursor()
        self._invalidate()

    # -- look ------------------------------------------------------------------------------------

    def _row_width(self) -> int:
        return self._view()[0] - 2 * SIDE

    def _total_height(self) -> int:
        self._rows.fit(self._view()[1])
        return self._rows.height(self._row_width())

    def _stops(self) -> list[int]:
        return self._rows.tops(self._row_width())

    def _paint_view(self, g: Graphics, top: int, bottom: int) -> None:
        g.translate(SIDE, 0)
        self._rows.paint(g, self._row_width(), top, bottom, self._cursor)

    def _reveal_cursor(self) -> None:
        if self._elements:
            self._reveal(*self._rows.place(self._cursor, self._row_width()))

    def _shown(self) -> None:
        self._reveal_cursor()

    # -- keys and finger -------------------------------------------------------------------------

    def _pressed(self, event: KeyEvent) -> None:
        """Up and down go round, left and right go by a page, fire chooses."""
        name = event.key.name
        if not self._elements:
            return
        if name in ("fire", "enter"):
            if event.stroke is Stroke.PRESSED:
                self._pick()
        elif name in STEPS:
            self._move_to((self._cursor + STEPS[name]) % len(self._elements))
        elif name in ("left", "right"):
            self._move_by_page(-1 if name == "left" else 1)

    def _move_by_page(self, direction: int) -> None:
        width, (_, view) = self._row_width(), self._view()
        top, bottom = self._rows.place(self._cursor, width)
        goal = top - view + (bottom - top) if direction < 0 else top + view - 1
        row = self._rows.at(min(max(goal, 0), self._rows.height(width) - 1), width)
        if row == self._cursor:
            row = min(max(row + direction, 0), len(self._elements) - 1)
        self._move_to(row or 0)

    def _move_to(self, index: int) -> None:
        """Another row is in focus, and selected if the list is IMPLICIT."""
        self._cursor = index
        if self._is_implicit():
            self._selected = index
        self._reveal_cursor()
        self._invalidate()

    def _tapped(self, x: int, y: int) -> None:
        row = self._rows.at(y, self._row_width())
        if row is not None:
            self._move_to(row)
            self._pick()

    def _pick(self) -> None:
        """Fire, or a tap."""
        if self._is_implicit():
            if self._select is not None:
                self._choose(self._select)
        elif self._is_multiple():
            element = self._elements[self._cursor]
            element.on = not element.on
        else:
            self._selected = self._cursor
        self._invalidate()

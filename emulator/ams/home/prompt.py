"""The screen of a question that the phone asks the person: who asks, what, and the answers to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from emulator.handset.keypad import Stroke
from emulator.midp.lcdui.command import Command
from emulator.midp.lcdui.displayable import Displayable
from emulator.midp.lcdui.font import Font
from emulator.midp.lcdui.graphics import Graphics
from emulator.midp.lcdui.item_box import lower_edge
from emulator.midp.lcdui.list import List
from emulator.midp.lcdui.paragraph import wrap

if TYPE_CHECKING:
    from emulator.handset.keypad import KeyEvent

SIDE = 4         # pixels at either side of the question
GAP = 3          # pixels above and below it


class PromptScreen(List):
    """A List whose rows stand below a question. The red key gives no answer at all.

    `answered` is told the chosen answer, or None, on the home screen's event thread.
    """

    def __init__(self, title: str, question: str, answers: Sequence[str], chosen: int,
                 answered: Callable[[str | None], object]) -> None:
        super().__init__(title, List.IMPLICIT, list(answers), None)
        self._question, self._answered = question, answered
        self.set_selected_index(chosen, True)
        self.set_command_listener(self._picked)

    def _picked(self, command: Command, screen: Displayable) -> None:
        self._answered(self.get_string(self.get_selected_index()))

    # -- look ------------------------------------------------------------------------------------

    def _font(self) -> Font:
        """Of the question: small where there is little room, so that the answers are seen with it."""
        look = self._display._look
        return look.small if look.width < 160 else look.text

    def _lines(self) -> list[str]:
        return wrap(self._question, self._font(), max(self._row_width() - 2 * SIDE, 1))

    def _head(self) -> int:
        """Pixels that the question takes, above the first answer."""
        return len(self._lines()) * self._font().get_height() + 2 * GAP

    def _total_height(self) -> int:
        return self._head() + self._rows.height(self._row_width())

    def _stops(self) -> list[int]:
        line, head = self._font().get_height(), self._head()
        return [0, *range(GAP + line, head - GAP, line), *[head + top for top in super()._stops()]]

    def _paint_view(self, g: Graphics, top: int, bottom: int) -> None:
        font, head, edge = self._font(), self._head(), lower_edge(g)
        g.set_font(font)
        g.set_color(self._display._look.theme.foreground)
        for number, line in enumerate(self._lines()):
            y = GAP + number * font.get_height()
            if y + font.get_height() > top and y + font.get_height() <= edge:
                g.draw_string(line, SIDE, y, Graphics.TOP | Graphics.LEFT)
        g.translate(0, head)
        super()._paint_view(g, top - head, bottom - head)

    def _reveal_cursor(self) -> None:
        """With the first answer the end of the question is shown, and all of it if there is room."""
        head, width = self._head(), self._row_width()
        top, bottom = self._rows.place(self._cursor, width)
        self._reveal(head + top, head + bottom)
        if self._cursor == 0:
            self._scroll_to(min(self._stop_from(max(head + bottom - self._view()[1], 0)), head + top))

    # -- keys and finger -------------------------------------------------------------------------

    def _pressed(self, event: KeyEvent) -> None:
        """The red key; up from the first answer and down from the last scroll, they do not go round."""
        name = event.key.name
        if name == "end":
            if event.stroke is Stroke.PRESSED:
                self._answered(None)
        elif name == "up" and self._cursor == 0:
            self._scroll_by_line(down=False)
        elif name == "down" and self._cursor == self.size() - 1:
            self._scroll_by_line(down=True)
        elif name not in ("left", "right"):
            super()._pressed(event)

    def _tapped(self, x: int, y: int) -> None:
        super()._tapped(x, y - self._head())

"""A caret in a text, and what a person does there: type, delete, move. No keys, no pixels.

TextField and TextBox share it. What is seen may differ from what is stored: stars for a
password, and in the middle of it what an input method is still composing.
"""

from __future__ import annotations

from emulator.handset.bidi import is_mark

from .font import Font
from .text_buffer import TextBuffer
from .text_lines import TextLines

STAR = "*"
BACKSPACE = "\b"


class TextEditor:
    """The person's hand in a TextBuffer.

    >>> editor = TextEditor(TextBuffer("heo", 9, 0))
    >>> editor.move(-1), editor.type("ll"), editor.buffer.text, editor.caret
    (True, True, 'hello', 4)
    """

    def __init__(self, buffer: TextBuffer) -> None:
        self.buffer = buffer
        self.caret = len(buffer.shown)
        self.composing = ""                     # what an input method previews at the caret
        self.revealed: int | None = None        # the one character of a password that can be read
        self._goal: int | None = None           # the x that moves up and down keep to
        self._broken: tuple[tuple[str, int, Font], TextLines] | None = None

    # -- what is seen ----------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The text as it is seen."""
        text = self.buffer.shown
        if self.buffer.policy.hides:
            text = "".join(char if index == self.revealed else STAR for index, char in enumerate(text))
        return text[:self.caret] + self.composing + text[self.caret:] if self.composing else text

    @property
    def seen_caret(self) -> int:
        """The caret's place in what is seen: after what is being composed."""
        return self.caret + len(self.composing)

    def lines(self, width: int, font: Font) -> TextLines:
        """What is seen, in lines of `width` pixels."""
        wanted = (self.text, width, font)
        if self._broken is None or self._broken[0] != wanted:
            self._broken = (wanted, TextLines(*wanted[:2], font.char_width))
        return self._broken[1]

    # -- typing ----------------------------------------------------------------------------------

    def type(self, text: str) -> bool:
        """Put characters in at the caret: all that may be typed and for which there is room.

        A backspace among them deletes. True if all of them were taken.
        """
        text = self.buffer.policy.typed(text)
        if BACKSPACE not in text and self._put(text):
            return True
        taken = [self.backspace() if char == BACKSPACE else self._put(char) for char in text]
        return all(taken)

    def replace(self, char: str) -> bool:
        """Put `char` in the place of the character before the caret."""
        done = self.buffer.edit(self.caret - 1, self.caret, char)
        if done:
            self._typed()
        return done

    def backspace(self) -> bool:
        """Delete the character before the caret, with its marks. False at the start."""
        start = self._before()
        if start == self.caret or not self.buffer.edit(start, self.caret, ""):
            return False
        self._stand(start)
        return True

    def compose(self, text: str) -> None:
        """Show what an input method has so far; "" when it is done."""
        if self.buffer.policy.is_editable:
            self.composing = text

    def _put(self, text: str) -> bool:
        done = self.buffer.edit(self.caret, self.caret, text)
        if done:
            self.caret += len(text)
            self._typed()
        return done

    def _typed(self) -> None:
        self._goal = None
        self.revealed = self.caret - 1 if self.buffer.policy.hides else None

    # -- moving ----------------------------------------------------------------------------------

    def move(self, step: int) -> bool:
        """One character to the left (-1) or right (+1). False at the end of the text."""
        place = self._before() if step < 0 else self._after()
        if place == self.caret:
            return False
        self._stand(place)
        return True

    def move_row(self, step: int, lines: TextLines) -> bool:
        """One line up (-1) or down (+1), as near as can be below the same place. False if there is none."""
        row, x = lines.place(self.caret)
        if not 0 <= row + step < len(lines):
            return False
        goal = x if self._goal is None else self._goal
        self._stand(lines.index_at(row + step, goal))
        self._goal = goal
        return True

    def go_to(self, index: int) -> None:
        """Stand before character `index`, or as near to it as there is text."""
        self._stand(min(max(index, 0), len(self.buffer.shown)))

    def _stand(self, index: int) -> None:
        self.caret, self.revealed, self._goal = index, None, None

    def _before(self) -> int:
        place, text = self.caret - 1, self.buffer.shown
        while place > 0 and is_mark(text[place]):
            place -= 1
        return max(place, 0)

    def _after(self) -> int:
        text = self.buffer.shown
        place = min(self.caret + 1, len(text))
        while place < len(text) and is_mark(text[place]):
            place += 1
        return place

    # -- what the program did --------------------------------------------------------------------

    def inserted(self, position: int, length: int) -> None:
        """The program put characters in: a caret at or behind them moves along."""
        self.go_to(self.caret + length if position <= self.caret else self.caret)

    def deleted(self, offset: int, length: int) -> None:
        """The program took characters out."""
        self.go_to(self.caret - min(max(self.caret - offset, 0), length))

    def replaced(self) -> None:
        """The program gave it another text: the caret stands at its end."""
        self.go_to(len(self.buffer.shown))

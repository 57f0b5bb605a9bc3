"""The contents that TextField and TextBox have in common: the methods that the spec gives to both.

TextBox's are defined in the spec by reference to TextField's (MIDP 2.0, TextBox), so they are
written once, in the spec's order.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from typing import TYPE_CHECKING

from .text_buffer import TextBuffer
from .text_editor import TextEditor
from .text_input import TextInput

if TYPE_CHECKING:
    from .display import Display
    from .text_lines import TextLines


class TextContents:
    """A text of a limited size, with constraints, that the program and the person change."""

    _display: Display
    _buffer: TextBuffer
    _editor: TextEditor
    _input: TextInput

    def get_string(self) -> str:
        """The contents, "" if there are none. Always legal for the constraints."""
        return self._buffer.text

    def set_string(self, text: str | None) -> None:
        """Replace the contents; None empties them. IllegalArgumentException if too long or illegal."""
        self._buffer.set_text(text)
        self._changed_by_program(self._editor.replaced)

    def get_chars(self, data: MutableSequence[str]) -> int:
        """Copy the contents to the start of a list of characters; gives how many.

        ArrayIndexOutOfBoundsException if it is too short for all of them.
        """
        return self._buffer.get_chars(data)

    def set_chars(self, data: str | Sequence[str] | None, offset: int, length: int) -> None:
        """Replace the contents by a part of a list; None empties them.

        ArrayIndexOutOfBoundsException if not all of the part is there, IllegalArgumentException
        if it is too long or illegal.
        """
        self._buffer.set_chars(data, offset, length)
        self._changed_by_program(self._editor.replaced)

    def insert(self, src: str | Sequence[str], *where: int) -> None:
        """`insert(text, position)` or `insert(chars, offset, length, position)`.

        Before the start is the start, beyond the end is the end. IllegalArgumentException if the
        whole would be too long or illegal.
        """
        before = self._buffer.size
        position = self._buffer.insert(src, *where)
        self._changed_by_program(lambda: self._editor.inserted(position, self._buffer.size - before))

    def delete(self, offset: int, length: int) -> None:
        """Take characters out; StringIndexOutOfBoundsException if not all are there.

        IllegalArgumentException if the rest would be illegal.
        """
        self._buffer.delete(offset, length)
        self._changed_by_program(lambda: self._editor.deleted(offset, length))

    def get_max_size(self) -> int:
        """How many characters it can hold."""
        return self._buffer.max_size

    def set_max_size(self, max_size: int) -> int:
        """Hold more or fewer characters; what is too much is cut off. Gives the size granted.

        IllegalArgumentException if it is not positive, or what is left would be illegal.
        """
        granted = self._buffer.set_max_size(max_size)
        self._changed_by_program(lambda: self._editor.go_to(self._editor.caret))
        return granted

    def size(self) -> int:
        """How many characters are stored."""
        return self._buffer.size

    def get_caret_position(self) -> int:
        """Before which character the person would type now."""
        return min(self._editor.caret, self._buffer.size)

    def set_constraints(self, constraints: int) -> None:
        """Other constraints; contents that break them are cleared. IllegalArgumentException if none."""
        self._buffer.set_constraints(constraints)
        self._changed_by_program(lambda: self._editor.go_to(self._editor.caret))
        self._input.start(self._subset)
        self._ruled_anew()

    def get_constraints(self) -> int:
        """The constraint and its modifiers, as they were set."""
        return self._buffer.policy.constraints

    def set_initial_input_mode(self, character_subset: str | None) -> None:
        """The mode in which typing begins: "MIDP_UPPERCASE_LATIN", "UCB_CYRILLIC" …; None is the phone's own.

        Subsets that this phone does not know are ignored.
        """
        self._subset = character_subset
        self._input.start(character_subset)

    # -- ours ----------------------------------------------------------------------------------

    _subset: str | None = None

    def _start_text(self, display: Display, text: str | None, max_size: int, constraints: int) -> None:
        """Called by the constructors."""
        self._buffer = TextBuffer(text, max_size, constraints)
        self._editor = TextEditor(self._buffer)
        self._input = TextInput(display, self._editor, self._lines, self._edited, self._moved)

    def _changed_by_program(self, adjust: Callable[[], object]) -> None:
        """The letter that is open is settled before the caret finds its place in the new text."""
        self._input.settle()
        adjust()
        self._replaced()

    def _lines(self) -> TextLines:
        """What is seen, in lines as wide as there is room."""
        raise NotImplementedError

    def _edited(self) -> None:
        """The person has changed the contents."""
        raise NotImplementedError

    def _moved(self) -> None:
        """What is seen has changed: the caret, the mode."""
        raise NotImplementedError

    def _ruled_anew(self) -> None:
        """The constraints have changed: a keypad may be wanted on the screen, or not any more."""
        raise NotImplementedError

    def _replaced(self) -> None:
        """The program has changed the contents."""
        raise NotImplementedError

"""The contents of a TextField or TextBox, changed by the program or by the person.

The program's changes are checked first and then made, so an error changes nothing. What the
person sees may be unfinished (a lone "-" in a number); the program then finds nothing yet.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from ..lang.exceptions import (
    ArrayIndexOutOfBoundsException,
    IllegalArgumentException,
    NullPointerException,
    StringIndexOutOfBoundsException,
)
from .text_policy import TextPolicy
from .text_ranges import part_of_chars


class TextBuffer:
    """Up to `max_size` characters that the policy allows. This phone grants whatever size is asked for.

    >>> buffer = TextBuffer("-1", 4, 2)     # TextField.NUMERIC
    >>> _ = buffer.insert("25", 2); buffer.text
    '-125'
    """

    def __init__(self, text: str | None, max_size: int, constraints: int) -> None:
        self.max_size = _positive(max_size)
        self.policy = TextPolicy(constraints)
        self.shown = ""                # what the person sees; mostly the same as `text`
        self.set_text(text)

    @property
    def text(self) -> str:
        """What the program is given: always legal."""
        return self.shown if self.policy.may_hold(self.shown) else ""

    @property
    def size(self) -> int:
        """How many characters are stored."""
        return len(self.text)

    # -- the program's changes -------------------------------------------------------------------

    def set_text(self, text: str | None) -> None:
        """Replace everything; None is the empty text."""
        self._store(text or "")

    def get_chars(self, data: MutableSequence[str]) -> int:
        """Copy the contents to the start of a list; how many. The rest of it is left alone."""
        if data is None:
            raise NullPointerException("the array is None")
        text = self.text
        if len(data) < len(text):
            raise ArrayIndexOutOfBoundsException(f"{len(text)} characters for a list of {len(data)}")
        data[:len(text)] = list(text)
        return len(text)

    def set_chars(self, data: str | Sequence[str] | None, offset: int, length: int) -> None:
        """Replace everything by a part of a list; None empties it and the numbers do not matter."""
        self._store("" if data is None else part_of_chars(data, offset, length))

    def insert(self, source: str | Sequence[str], *where: int) -> int:
        """`insert(text, position)` or `insert(chars, offset, length, position)`; where it went.

        A position before the start is the start, one beyond the end is the end.
        """
        if source is None:
            raise NullPointerException("there is nothing to insert")
        *part, position = where
        new = part_of_chars(source, *part) if part else "".join(source)
        old = self.text
        position = min(max(position, 0), len(old))
        self._store(old[:position] + new + old[position:])
        return position

    def delete(self, offset: int, length: int) -> None:
        """Take `length` characters out. Of no characters, the offset is not looked at."""
        if length == 0:
            return
        old = self.text
        if offset < 0 or length < 0 or offset + length > len(old):
            raise StringIndexOutOfBoundsException(f"{length} characters from {offset} of {len(old)}")
        self._store(old[:offset] + old[offset + length:])

    def set_max_size(self, max_size: int) -> int:
        """Make it larger or smaller; what is too much is cut at the end. The size granted."""
        cut = self.text[:_positive(max_size)]
        self.policy.check(cut)
        if len(self.shown) > max_size:
            self.shown = cut
        self.max_size = max_size
        return max_size

    def set_constraints(self, constraints: int) -> None:
        """Other rules; contents that break them are cleared."""
        policy, text = TextPolicy(constraints), self.text
        self.policy = policy
        self.shown = text if policy.may_hold(text) else ""

    def _store(self, text: str) -> None:
        if len(text) > self.max_size:
            raise IllegalArgumentException(f"{len(text)} characters for a field of {self.max_size}")
        self.policy.check(text)
        self.shown = text

    # -- the person's changes --------------------------------------------------------------------

    def edit(self, start: int, end: int, new: str) -> bool:
        """Put `new` in the place of shown[start:end]; False if that may not be typed or is too long."""
        shown = self.shown[:start] + new + self.shown[end:]
        if not self.policy.is_editable or not self.policy.may_type(shown):
            return False
        if len(shown) > self.max_size and len(shown) > len(self.shown):
            return False
        self.shown = shown
        return True

    def settle(self) -> None:
        """The person is done: what is unfinished goes."""
        self.shown = self.text


def _positive(max_size: int) -> int:
    if max_size <= 0:
        raise IllegalArgumentException(f"a field of {max_size} characters; it takes 1 or more")
    return max_size

"""Multi-tap: letters typed on twelve keys, as a machine that knows nothing of screens.

A full keyboard is the same machine with a layout of one letter to a key (letters.py).

A key and the phone time go in, an Edit comes out. Pressing a key again soon goes on to its
next letter, in place of the one before; `#` changes the mode and `*` asks for symbols.

    press ──> INSERT ──(same key, in time)──> REPLACE, REPLACE …
                └──(another key, or the time ends it)──> settled
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from .letters import Case, Layout, Mode

MODE_KEYS = ("#", "shift")
PATIENCE = 1000    # ms in which the same key goes on to its next letter


class Kind(Enum):
    """What an Edit does to the text."""

    INSERT = "put the character at the caret"
    REPLACE = "put it in the place of the one typed last"
    MODE = "the mode has changed; the text has not"
    SYMBOLS = "show the table of symbols"


class Edit(NamedTuple):
    """What a key did."""

    kind: Kind
    text: str = ""


class State(Enum):
    """Is a letter still open to change?"""

    SETTLED = "no letter is open"
    CYCLING = "the same key would go on to the next letter"


class Happening(Enum):
    """What came from the keypad or the clock."""

    FIRST = "a key of several characters"
    ONLY = "a key of one character"
    AGAIN = "the open letter's key once more, in time"
    HELD = "the key that typed last is held down"
    MODE = "the key that changes the mode"
    SYMBOLS = "the key that asks for symbols"
    REST = "the time ran out, or the caret went elsewhere"


# What each happening does, by the names of steps below (one of them gives the Edit), and where it leads.
AFTER: dict[tuple[State, Happening], tuple[tuple[str, ...], State]] = {
    (State.SETTLED, Happening.FIRST): (("recase", "insert"), State.CYCLING),
    (State.SETTLED, Happening.ONLY): (("recase", "insert", "settle"), State.SETTLED),
    (State.SETTLED, Happening.HELD): (("replace_by_held",), State.SETTLED),
    (State.SETTLED, Happening.MODE): (("change_mode",), State.SETTLED),
    (State.SETTLED, Happening.SYMBOLS): (("ask_for_symbols",), State.SETTLED),
    (State.SETTLED, Happening.REST): (("forget",), State.SETTLED),
    (State.CYCLING, Happening.FIRST): (("settle", "recase", "insert"), State.CYCLING),
    (State.CYCLING, Happening.ONLY): (("settle", "recase", "insert", "settle"), State.SETTLED),
    (State.CYCLING, Happening.AGAIN): (("next_letter",), State.CYCLING),
    (State.CYCLING, Happening.HELD): (("replace_by_held",), State.SETTLED),
    (State.CYCLING, Happening.MODE): (("settle", "change_mode"), State.SETTLED),
    (State.CYCLING, Happening.SYMBOLS): (("settle", "ask_for_symbols"), State.SETTLED),
    (State.CYCLING, Happening.REST): (("settle", "forget"), State.SETTLED),
}


class MultiTap:
    """The keys that type, as a layout has them.

    >>> from .letters import layout
    >>> taps = MultiTap(layout("en-US", 0))
    >>> [taps.press("2", time).text for time in (0, 300, 600, 2000)]
    ['a', 'b', 'c', 'a']
    """

    def __init__(self, layout: Layout, mode: Mode | None = None,
                 wants_capital: Callable[[], bool] = lambda: False) -> None:
        """`wants_capital` says whether a letter at the caret would begin a sentence or a name."""
        self.layout, self._wants_capital = layout, wants_capital
        self.mode = mode or layout.modes[0]
        self._state = State.SETTLED
        self._key = ""                   # that typed last
        self._letters, self._index = "", 0
        self._since = 0                  # when it was pressed last
        self._chosen = False             # the person chose this mode, for the next letter at least
        self._steps: dict[str, Callable[[str], Edit | None]] = {
            "insert": self._insert, "next_letter": self._next_letter,
            "replace_by_held": self._replace_by_held, "change_mode": self._change_mode,
            "ask_for_symbols": self._ask_for_symbols, "settle": self._settle, "recase": self._recase,
            "forget": self._forget}

    @property
    def is_open(self) -> bool:
        """Would the same key change the letter typed last?"""
        return self._state is State.CYCLING

    @property
    def rests_at(self) -> int | None:
        """When the open letter will be settled if nothing else happens."""
        return self._since + PATIENCE if self.is_open else None

    def press(self, key: str, time: int) -> Edit | None:
        """A key went down; None if it means nothing in this mode."""
        if self.is_open and time >= self._since + PATIENCE:
            self.rest()
        happening = self._what(key)
        if happening is None:
            return None
        self._since = time
        return self._take(happening, key)

    def hold(self, key: str) -> Edit | None:
        """A key is held for long: its digit takes the place of the letter."""
        return self._take(Happening.HELD, key) if key == self._key else None

    def knows(self, key: str) -> bool:
        """Does a key mean anything in this mode?"""
        return self._what(key) is not None

    def change_mode(self) -> None:
        """What `#` does where it changes the mode."""
        if len(self.layout.modes) > 1:
            self._take(Happening.MODE, "")

    def rest(self) -> None:
        """The open letter is settled: it is time, or the caret went elsewhere."""
        self._take(Happening.REST, "")

    def refuse(self) -> None:
        """What was just asked for could not be done: the field is full."""
        self._state, self._key = State.SETTLED, ""

    def expect_capital(self) -> None:
        """Abc where a capital is wanted, abc where not; what the person chose comes first."""
        if not self.is_open:
            self._recase("")

    # -- the steps -------------------------------------------------------------------------------

    def _what(self, key: str) -> Happening | None:
        letters = self.layout.characters(self.mode, key)
        if self.is_open and key == self._key:
            return Happening.AGAIN
        if letters:
            return Happening.FIRST if len(letters) > 1 else Happening.ONLY
        if key in MODE_KEYS and len(self.layout.modes) > 1:
            return Happening.MODE
        return Happening.SYMBOLS if key == "*" and self.layout.symbols else None

    def _take(self, happening: Happening, key: str) -> Edit | None:
        steps, self._state = AFTER[self._state, happening]
        edit: Edit | None = None
        for step in steps:
            edit = self._steps[step](key) or edit
        return edit

    def _settle(self, key: str) -> None:
        """One capital was all that was asked for, if it was a letter."""
        if self._letters[self._index].isalpha():
            self._chosen = False
            if self.mode.case is Case.CAPITAL:
                self.mode = self.layout.recased(self.mode, Case.LOWER)

    def _recase(self, key: str) -> None:
        if not self._chosen and self.mode.case is not Case.UPPER:
            case = Case.CAPITAL if self._wants_capital() else Case.LOWER
            self.mode = self.layout.recased(self.mode, case)

    def _insert(self, key: str) -> Edit:
        self._key, self._index = key, 0
        self._letters = self.layout.characters(self.mode, key)
        return Edit(Kind.INSERT, self._letters[0])

    def _next_letter(self, key: str) -> Edit:
        self._index = (self._index + 1) % len(self._letters)
        return Edit(Kind.REPLACE, self._letters[self._index])

    def _replace_by_held(self, key: str) -> Edit | None:
        self._key, held = "", self.layout.held(self.mode, key)
        if self._letters[self._index].isupper():
            held = held.upper()
        return Edit(Kind.REPLACE, held) if held and held != self._letters[self._index] else None

    def _change_mode(self, key: str) -> Edit:
        self.mode, self._chosen, self._key = self.layout.after(self.mode), True, ""
        return Edit(Kind.MODE)

    def _ask_for_symbols(self, key: str) -> Edit:
        self._key = ""
        return Edit(Kind.SYMBOLS)

    def _forget(self, key: str) -> None:
        self._key = ""

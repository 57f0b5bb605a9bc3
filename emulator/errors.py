"""Every error that is not a guest's own, and whose fault each one is.

    EmulatorError
    ├── UserError            the person's: a wrong file, name or option; one line, exit status 1
    │   ├── WrongCall        options that do not go together; exit status 2
    │   ├── SkinError        a skin file asks for something no handset can be built from
    │   ├── DescriptorError  a JAD or manifest cannot be read, or lacks what a suite must say
    │   ├── SuiteError       a suite's files are missing, hostile, or its class cannot be had
    │   └── StorageError     the phone's memory cannot be opened
    └── GuestFault           the MIDlet's: what it raised is the cause; shown on the phone's screen

An error says where, what, and what to do next, with the nearest right word.
What the spec's API raises (IllegalArgumentException …) lives in midp/lang/exceptions.py.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable

LONGEST = 1_000             # characters of one part of an error
_LONGEST_WORD = 200         # characters of a wrong word that are compared
_JOINERS = "\u00a0\u200c\u200d"


class EmulatorError(Exception):
    """The root: catch this to catch all that this package raises of its own."""


class UserError(EmulatorError):
    """Something the person gave cannot be used.

    >>> print(UserError("jad/gomoko.jad", None, "no such file"))
    jad/gomoko.jad: no such file
    >>> print(UserError("a.jad", 3, "no ':' in", "MIDlet-Name Gomoku", hint="write NAME: VALUE"))
    a.jad:3: no ':' in 'MIDlet-Name Gomoku'; write NAME: VALUE
    """

    def __init__(self, path: object, line: int | None, problem: str,
                 found: object = None, *, hint: str = "") -> None:
        self.path, self.line, self.problem, self.found = str(path), line, in_one_line(problem), found
        place = in_one_line(self.path if line is None else f"{path}:{line}")
        what = self.problem if found is None else f"{self.problem} {in_one_line(repr(found))}"
        super().__init__(f"{place}: {what}" + (f"; {in_one_line(hint)}" if hint else ""))


class WrongCall(UserError):
    """Options that do not go together; exit status 2."""


class SkinError(UserError):
    """A skin file asks for something no handset can be built from.

    >>> print(SkinError("skins/slate/skin.yaml", 14, "no key is called", "soft_lfet",
    ...                 hint=nearest("soft_lfet", ["soft_left", "soft_right", "fire"])))
    skins/slate/skin.yaml:14: no key is called 'soft_lfet'; did you mean 'soft_left'?
    """


class DescriptorError(UserError):
    """A JAD or a manifest that cannot be read, or lacks what a suite must say."""


class SuiteError(UserError):
    """A suite whose files are missing or hostile, or whose class cannot be had."""


class StorageError(UserError):
    """The phone's memory cannot be opened or written."""


class GuestFault(EmulatorError):
    """The MIDlet's fault; `__cause__` is what it raised."""


def in_one_line(text: str, longest: int = LONGEST) -> str:
    """What came from outside, so that a terminal shows it as it stands: one line, and not for ever.

    Control characters (which could colour, move or name the terminal), marks that turn the order of
    letters round, and halves of characters are written as escapes. Joiners within an emoji stay.

    >>> print(in_one_line("a\\x1b[31m\\nb"), in_one_line("x" * 9, longest=4))
    a\\x1b[31m\\nb xxxx…
    """
    cut = text if len(text) <= longest else f"{text[:longest]}…"
    return "".join(char if char.isprintable() or char in _JOINERS else _escaped(char) for char in cut)


def _escaped(char: str) -> str:
    return char.encode("unicode_escape").decode()


def nearest(found: object, known: Iterable[str]) -> str:
    """The hint for a wrong word: the nearest right one, or the whole list. What is no word has a nearest one too.

    >>> nearest("sldier", ["classic", "slider"])
    "did you mean 'slider'?"
    >>> nearest("zzz", ["classic", "slider"])
    'try one of classic, slider'
    >>> nearest(5, ["4", "5"]), nearest("zzz", [])
    ("did you mean '5'?", 'there is none')
    """
    words = list(known)
    if not words:
        return "there is none"
    near = difflib.get_close_matches(str(found)[:_LONGEST_WORD], words, n=1)
    return f"did you mean {near[0]!r}?" if near else f"try one of {', '.join(words)}"

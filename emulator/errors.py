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
                 found: str | None = None, *, hint: str = "") -> None:
        self.path, self.line, self.problem, self.found = str(path), line, problem, found
        place = self.path if line is None else f"{path}:{line}"
        what = problem if found is None else f"{problem} {found!r}"
        super().__init__(f"{place}: {what}" + (f"; {hint}" if hint else ""))


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


def nearest(found: str, known: Iterable[str]) -> str:
    """The hint for a wrong word: the nearest right one, or the whole list.

    >>> nearest("sldier", ["classic", "slider"])
    "did you mean 'slider'?"
    >>> nearest("zzz", ["classic", "slider"])
    'try one of classic, slider'
    """
    words = list(known)
    near = difflib.get_close_matches(found, words, n=1)
    return f"did you mean {near[0]!r}?" if near else f"try one of {', '.join(words)}"

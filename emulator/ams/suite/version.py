"""MIDlet-Version: its form and its order.

A version is `major.minor[.micro]`, each number 0 to 99, leading zeros without meaning
(MIDP 2.0, package javax.microedition.midlet). One number alone is taken too, as the
reference implementation does.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from .finding import shortened

_FORM = re.compile(r"[0-9]+(\.[0-9]+){0,2}")
HIGHEST = 99


@dataclass(frozen=True, order=True)
class Version:
    """Compares number by number; a suite without a version counts as 0.0.0.

    >>> Version.parse("1.10") > Version.parse("1.9")
    True
    >>> print(Version.parse("01.2"))
    1.2.0
    """

    major: int = 0
    minor: int = 0
    micro: int = 0

    @classmethod
    def parse(cls, text: str) -> Version:
        """The version that `text` says; ValueError tells what is wrong with it."""
        if not _FORM.fullmatch(text):
            raise ValueError(f"version {shortened(text)!r} is not of the form 1.2 or 1.2.3")
        parts = [int(part.lstrip("0")[:4] or "0") for part in text.split(".")]
        if max(parts) > HIGHEST:
            raise ValueError(f"version {shortened(text)!r} has a number above {HIGHEST}")
        return cls(*parts)

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}.{self.micro}"

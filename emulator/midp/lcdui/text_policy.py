"""What a text field may hold: constraints and their modifiers (MIDP 2.0, TextField, Input Constraints).

Two questions, not one: what may be stored, and what a person may have typed so far. A number
begins with a lone "-", which is no number yet: it may stand in the field, but nobody is given it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..lang.exceptions import IllegalArgumentException

ANY, EMAILADDR, NUMERIC, PHONENUMBER, URL, DECIMAL = range(6)
CONSTRAINT_MASK = 0xFFFF
PASSWORD = 0x10000
UNEDITABLE = 0x20000
SENSITIVE = 0x40000
NON_PREDICTIVE = 0x80000
INITIAL_CAPS_WORD = 0x100000
INITIAL_CAPS_SENTENCE = 0x200000

NAMES = {ANY: "ANY", EMAILADDR: "EMAILADDR", NUMERIC: "NUMERIC",
         PHONENUMBER: "PHONENUMBER", URL: "URL", DECIMAL: "DECIMAL"}

# What may be stored; a constraint that is not here takes any text.
WHOLE = {
    NUMERIC: re.compile(r"-?[0-9]+"),
    DECIMAL: re.compile(r"-?([0-9]+\.?[0-9]*|\.[0-9]+)"),
    PHONENUMBER: re.compile(r"[0-9#*+]+"),
}
# What a person may have typed so far.
SO_FAR = {
    EMAILADDR: re.compile(r"[^\s]*"),
    NUMERIC: re.compile(r"-?[0-9]*"),
    PHONENUMBER: re.compile(r"[0-9#*+]*"),
    URL: re.compile(r"[^\s]*"),
    DECIMAL: re.compile(r"-?[0-9]*\.?[0-9]*"),
}
SENTENCE_ENDS = ".!?…。！？\n"
NUMBERS = (NUMERIC, PHONENUMBER, DECIMAL)


@dataclass(frozen=True)
class TextPolicy:
    """The meaning of one `constraints` value; IllegalArgumentException if it is none.

    >>> policy = TextPolicy(NUMERIC)
    >>> policy.may_hold("-12"), policy.may_hold("-"), policy.may_type("-")
    (True, False, True)
    """

    constraints: int

    def __post_init__(self) -> None:
        if self.kind not in NAMES:
            raise IllegalArgumentException(f"no constraint is numbered {self.kind}; "
                                           "it is one of TextField.ANY (0) to TextField.DECIMAL (5)")

    @property
    def kind(self) -> int:
        """ANY, EMAILADDR, NUMERIC, PHONENUMBER, URL or DECIMAL."""
        return self.constraints & CONSTRAINT_MASK

    @property
    def is_number(self) -> bool:
        """Are digits all that a person needs?"""
        return self.kind in NUMBERS

    @property
    def hides(self) -> bool:
        """PASSWORD: stars are shown."""
        return bool(self.constraints & PASSWORD)

    @property
    def is_editable(self) -> bool:
        """May the person change it? The program always may."""
        return not self.constraints & UNEDITABLE

    def may_hold(self, text: str) -> bool:
        """May `text` be stored? Nothing at all always may."""
        whole = WHOLE.get(self.kind)
        return not text or whole is None or whole.fullmatch(text) is not None

    def may_type(self, text: str) -> bool:
        """May `text` be what the person has typed so far?"""
        so_far = SO_FAR.get(self.kind)
        return so_far is None or so_far.fullmatch(text) is not None

    def check(self, text: str) -> None:
        """IllegalArgumentException unless `text` may be stored."""
        if not self.may_hold(text):
            raise IllegalArgumentException(f"{text!r} is no text for TextField.{NAMES[self.kind]}")

    def typed(self, text: str) -> str:
        """What to put in for what was typed: a decimal comma is stored as a point."""
        return text.replace(",", ".") if self.kind == DECIMAL else text

    def wants_capital(self, before: str) -> bool:
        """Does a letter after `before` begin a word or a sentence that wants a capital?

        >>> TextPolicy(ANY | INITIAL_CAPS_SENTENCE).wants_capital("Hello. ")
        True
        """
        if self.constraints & PASSWORD or self.kind != ANY:
            return False
        if self.constraints & INITIAL_CAPS_WORD and (not before or before[-1].isspace()):
            return True
        if not self.constraints & INITIAL_CAPS_SENTENCE:
            return False
        sentence = before.rstrip(" \t")
        return not sentence or sentence[-1] == "\n" or (sentence[-1] in SENTENCE_ENDS and sentence != before)

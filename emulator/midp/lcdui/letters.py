"""Which characters sit on which key: by the phone's language, and by what a field is for.

A layout offers modes one after another ("abc", "Abc", "ABC", "123") and gives each key of a mode
its characters, in the order in which pressing it again goes through them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from .text_policy import ANY, DECIMAL, EMAILADDR, NUMERIC, PHONENUMBER, URL

DIGITS = "0123456789"

LATIN = {"2": "abc2", "3": "def3", "4": "ghi4", "5": "jkl5",
         "6": "mno6", "7": "pqrs7", "8": "tuv8", "9": "wxyz9"}
CYRILLIC = {"2": "абвг2", "3": "деёжз3", "4": "ийкл4", "5": "мноп5",
            "6": "рсту6", "7": "фхцч7", "8": "шщъы8", "9": "ьэюя9"}

# A full keyboard: one letter to a key. The Cyrillic letters that find no key are long presses.
QWERTY = "qwertyuiopasdfghjklzxcvbnm"
QWERTY_LETTERS = {"latin": QWERTY, "cyrillic": "йцукенгшщзфывапролдячсмить"}
QWERTY_HOLDS = {"cyrillic": {"t": "ё", "p": "х", "j": "э", "l": "ж", "m": "ъ", ",": "б", ".": "ю"}}
QWERTY_KEYS = {ANY: {"space": " ", "enter": "\n", ".": ".", ",": ","}, EMAILADDR: {".": "."}, URL: {".": "."}}

PUNCTUATION = {ANY: ".,?!1'\"-()@/:;", EMAILADDR: ".@-_1+", URL: "./:-_1?=&#%~"}
SPACE = {ANY: " 0\n", EMAILADDR: "0", URL: "0"}
SYMBOLS = {ANY: ".,?!'\"-()@/:;_+&%*=<>#$€£¥¿¡§~^|[]{}\\`",
           EMAILADDR: "@.-_+&'*=/?!#$%^`{}|~", URL: "/.:?=&-_#%~+@!$'()*,;[]"}

# The keys of a field for numbers: `*` and `#` have no modes to change, so they type.
NUMBER_KEYS = {
    NUMERIC: {"*": "-", "#": "-"},
    DECIMAL: {"*": ".", "#": "-"},
    PHONENUMBER: {"*": "*+", "#": "#"},
}
NUMBER_HOLDS = {PHONENUMBER: {"digits": {"0": "+"}}}


class Case(Enum):
    """How letters come out."""

    LOWER = "small letters"
    CAPITAL = "one capital, then small letters"
    UPPER = "capitals"


@dataclass(frozen=True)
class Mode:
    """A mode of typing: what the indicator says, which letters, and how they come out."""

    indicator: str
    script: str
    case: Case = Case.LOWER


NUMBERS = Mode("123", "digits")
LATIN_MODES = (Mode("abc", "latin"), Mode("Abc", "latin", Case.CAPITAL), Mode("ABC", "latin", Case.UPPER))
CYRILLIC_MODES = (Mode("абв", "cyrillic"), Mode("Абв", "cyrillic", Case.CAPITAL),
                  Mode("АБВ", "cyrillic", Case.UPPER))
MODES_BY_LANGUAGE = {"ru": CYRILLIC_MODES + LATIN_MODES}
SCRIPTS = {"latin": LATIN, "cyrillic": CYRILLIC}

# The character subsets of setInitialInputMode that mean a mode here (MIDP 2.0, TextField, Input Modes).
SUBSETS = {
    "MIDP_UPPERCASE_LATIN": LATIN_MODES[2], "MIDP_LOWERCASE_LATIN": LATIN_MODES[0],
    "IS_LATIN": LATIN_MODES[0], "UCB_BASIC_LATIN": LATIN_MODES[0],
    "UCB_CYRILLIC": CYRILLIC_MODES[0], "IS_LATIN_DIGITS": NUMBERS,
}


@dataclass(frozen=True)
class Layout:
    """What the keys of a keypad type."""

    modes: tuple[Mode, ...]
    keys: Mapping[str, Mapping[str, str]]          # script -> key -> its characters
    symbols: str                                   # for the table that `*` opens; "" if there is none
    holds: Mapping[str, Mapping[str, str]] = field(default_factory=dict)    # script -> key -> character

    def characters(self, mode: Mode, key: str) -> str:
        """What a key types in a mode, "" if nothing."""
        found = self.keys[mode.script].get(key, "")
        return found if mode.case is Case.LOWER else found.upper()

    def held(self, mode: Mode, key: str) -> str:
        """What a long press of a key types, "" if nothing: mostly the digit itself."""
        return self.holds.get(mode.script, {}).get(key, key if key in DIGITS else "")

    def after(self, mode: Mode) -> Mode:
        """The mode that `#` changes to."""
        return self.modes[(self.modes.index(mode) + 1) % len(self.modes)]

    def recased(self, mode: Mode, case: Case) -> Mode:
        """The same letters in another case."""
        return next((m for m in self.modes if m.script == mode.script and m.case is case), mode)

    def named(self, subset: str | None) -> Mode:
        """The mode for a character subset; the first one for those this phone does not know."""
        wanted = SUBSETS.get(subset or "")
        return wanted if wanted in self.modes else self.modes[0]


def layout(locale: str, kind: int, *, qwerty: bool = False) -> Layout:
    """The layout for a language ("ru-RU"), a constraint (`TextField.ANY` and its like) and a keypad.

    >>> layout("en-US", ANY).characters(LATIN_MODES[0], "2")
    'abc2'
    """
    digits = {digit: digit for digit in DIGITS}
    if kind in NUMBER_KEYS:
        return Layout((NUMBERS,), {"digits": digits | NUMBER_KEYS[kind]}, "", NUMBER_HOLDS.get(kind, {}))
    letters = MODES_BY_LANGUAGE.get(locale[:2], LATIN_MODES) if kind == ANY else LATIN_MODES
    if qwerty:
        shared = digits | QWERTY_KEYS[kind] | {"#": "#"}
        keys = {script: dict(zip(QWERTY, found, strict=True)) | shared for script, found in QWERTY_LETTERS.items()}
        return Layout(letters, keys, SYMBOLS[kind], QWERTY_HOLDS)
    shared = {"1": PUNCTUATION[kind], "0": SPACE[kind]}
    keys = {script: found | shared for script, found in SCRIPTS.items()}
    return Layout((*letters, NUMBERS), keys | {"digits": digits}, SYMBOLS[kind])

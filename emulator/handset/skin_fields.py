"""What each value of a skin.yaml may be. Wrong ones are noted, with file and line, and reading goes on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from emulator.errors import SkinError, nearest

from .yaml_tree import Entry

T = TypeVar("T")

WHOLE = re.compile(r"[-+]?\d{1,18}")
COLOR = re.compile(r"(?:0[xX]|#)([0-9A-Fa-f]{6})")
BYTES = re.compile(r"(\d{1,9}) ?(|KB|MB)")
UNITS = {"": 1, "KB": 1 << 10, "MB": 1 << 20}
LOCALE = re.compile(r"[a-z]{2,3}(-[A-Z]{2})?")
FLAGS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


class Fields:
    """Reads values out of entries. What a wrong one gives is a stand-in that nobody may use."""

    def __init__(self) -> None:
        self.faults: list[SkinError] = []

    def section(self, owner: Entry, name: str, known: Iterable[str], required: Iterable[str] = (), *,
                noun: str = "") -> Section:
        """The section `name` of `owner`; an empty one if nothing is written there."""
        entry = owner.value.get(name) if isinstance(owner.value, dict) else None
        if entry is None or entry.value is None:
            return Section(self, owner, {})
        return self.opened(entry, known, required, name=name, noun=noun or f"{name} field")

    def opened(self, entry: Entry, known: Iterable[str], required: Iterable[str] = (), *,
               name: str = "the skin", noun: str = "field") -> Section:
        """An entry that must be a section of `known` names, the `required` among them."""
        known = list(known)
        if not isinstance(entry.value, dict):
            self.wrong(entry, f"{name} wants names and values under it, not {entry.what()}")
            return Section(self, entry, {})
        for word, inner in entry.value.items():
            if word not in known:
                self.wrong(inner, f"no {noun} is called", word, nearest(word, known))
        for word in required:
            if word not in entry.value or entry.value[word].value is None:
                self.wrong(entry.value.get(word, entry), f"{name} must say its", word)
        return Section(self, entry, entry.value)

    def wrong(self, entry: Entry, problem: str, found: str | None = None, hint: str = "") -> None:
        """Note a fault."""
        self.faults.append(SkinError(entry.path, entry.line, problem, found, hint=hint))


class Section:
    """One section of the file, its values asked for by name. What is not there is the default."""

    def __init__(self, fields: Fields, entry: Entry, values: Mapping[str, Entry]) -> None:
        self._fields, self.entry = fields, entry
        self._values = values

    def names(self) -> list[str]:
        """All that is written in it, known or not."""
        return list(self._values)

    def entry_at(self, name: str) -> Entry:
        """Where a name of it stands."""
        return self._values[name]

    def entry_of(self, name: str) -> Entry | None:
        """What is written there; None if nothing is."""
        found = self._values.get(name)
        return None if found is None or found.value is None else found

    def text(self, name: str, default: str = "", *, empty: bool = False) -> str:
        """Any text on one line; "" only if it may be `empty`."""
        return self._read(name, default, "a text",
                          lambda text: text if (text or empty) and "\n" not in text else None)

    def whole(self, name: str, least: int, most: int, default: int = 0) -> int:
        """A whole number of a range."""
        def parse(text: str) -> int | None:
            return int(text) if WHOLE.fullmatch(text) and least <= int(text) <= most else None
        return self._read(name, default, f"a whole number from {least} to {most}", parse)

    def flag(self, name: str, default: bool) -> bool:
        """Yes or no."""
        return self._read(name, default, "yes or no", lambda text: FLAGS.get(text.lower()))

    def color(self, name: str, default: int = 0) -> int:
        """0xRRGGBB, or "#RRGGBB" in quotes."""
        def parse(text: str) -> int | None:
            found = COLOR.fullmatch(text)
            return int(found[1], 16) if found else None
        return self._read(name, default, "a colour like 0x1E90FF", parse)

    def bytes(self, name: str, default: int = 0) -> int:
        """A size of memory: `65536`, `512 KB`, `2 MB`."""
        def parse(text: str) -> int | None:
            found = BYTES.fullmatch(text)
            size = int(found[1]) * UNITS[found[2]] if found else 0
            return size if 1024 <= size <= 1 << 30 else None
        return self._read(name, default, "a size from 1 KB to 1024 MB", parse)

    def locale(self, name: str, default: str) -> str:
        """A language, and perhaps a country: `en-US`."""
        return self._read(name, default, "a language like en or en-US",
                          lambda text: text if LOCALE.fullmatch(text) else None)

    def choice(self, name: str, words: Sequence[str], default: str) -> str:
        """One word of several."""
        word = self._read(name, default, f"one of {', '.join(words)}", lambda text: text)
        if word == default or word in words:
            return word
        self._fields.wrong(self.entry_at(name), f"{name} cannot be", word, nearest(word, words))
        return default

    def _read(self, name: str, default: T, wanted: str, parse: Callable[[str], T | None]) -> T:
        """What `parse` makes of the text at `name`; if that is None, the text is not what is wanted."""
        entry = self.entry_of(name)
        if entry is None:
            return default
        value = parse(entry.value) if isinstance(entry.value, str) else None
        if value is None:
            self._fields.wrong(entry, f"{name} wants {wanted}, not {entry.what()}")
            return default
        return value

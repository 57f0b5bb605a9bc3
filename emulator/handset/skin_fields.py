"""What each value of a skin.yaml may be. Wrong ones are noted, with file and line, and reading goes on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from emulator.errors import SkinError, nearest

from .skin_yaml import Entry

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
        self.faults.append(entry.fault(problem, found, hint))


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
        entry = self.entry_of(name)
        if entry is None:
            return default
        if not isinstance(entry.value, str) or "\n" in entry.value or not (entry.value or empty):
            self._fields.wrong(entry, f"{name} wants a text, not {entry.what()}")
            return default
        return entry.value

    def whole(self, name: str, least: int, most: int, default: int = 0) -> int:
        """A whole number of a range."""
        entry = self.entry_of(name)
        if entry is None:
            return default
        try:
            number = int(entry.value) if isinstance(entry.value, str) else None
        except ValueError:
            number = None
        if number is None or not least <= number <= most:
            wanted = f"a whole number from {least} to {most}"
            self._fields.wrong(entry, f"{name} wants {wanted}, not {entry.what()}")
            return default
        return number

    def flag(self, name: str, default: bool) -> bool:
        """Yes or no."""
        entry = self.entry_of(name)
        if entry is None:
            return default
        flag = FLAGS.get(entry.value.lower()) if isinstance(entry.value, str) else None
        if flag is None:
            self._fields.wrong(entry, f"{name} wants yes or no, not {entry.what()}")
        return bool(flag)

    def choice(self, name: str, words: Iterable[str], default: str) -> str:
        """One word of several."""
        entry, words = self.entry_of(name), list(words)
        if entry is None:
            return default
        if not isinstance(entry.value, str):
            self._fields.wrong(entry, f"{name} wants one of {', '.join(words)}, not {entry.what()}")
            return default
        if entry.value not in words:
            self._fields.wrong(entry, f"{name} cannot be", entry.value, nearest(entry.value, words))
            return default
        return entry.value

    def color(self, name: str, default: int = 0) -> int:
        """0xRRGGBB, or "#RRGGBB" in quotes."""
        entry = self.entry_of(name)
        if entry is None:
            return default
        found = COLOR.fullmatch(entry.value) if isinstance(entry.value, str) else None
        if found is None:
            self._fields.wrong(entry, f"{name} wants a colour like 0x1E90FF, not {entry.what()}")
            return default
        return int(found[1], 16)

    def bytes(self, name: str, default: int = 0) -> int:
        """A size of memory: `65536`, `512 KB`, `2 MB`."""
        entry = self.entry_of(name)
        if entry is None:
            return default
        found = BYTES.fullmatch(entry.value) if isinstance(entry.value, str) else None
        size = int(found[1]) * UNITS[found[2]] if found else 0
        if not 1024 <= size <= 1 << 30:
            self._fields.wrong(entry, f"{name} wants a size from 1 KB to 1024 MB, not {entry.what()}")
            return default
        return size

    def locale(self, name: str, default: str) -> str:
        """A language, and perhaps a country: `en-US`."""
        entry = self.entry_of(name)
        if entry is None:
            return default
        if not isinstance(entry.value, str) or not LOCALE.fullmatch(entry.value):
            self._fields.wrong(entry, f"{name} wants a language like en or en-US, not {entry.what()}")
            return default
        return entry.value

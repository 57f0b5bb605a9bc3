"""What the comma-separated attributes say: `MIDlet-<n>` and `MIDlet-Push-<n>`."""

from __future__ import annotations

from dataclasses import dataclass

from .finding import shortened


@dataclass(frozen=True)
class MIDletEntry:
    """One MIDlet of a suite, as its menu lists it.

    >>> MIDletEntry.parse(1, "Gomoku, /icon.png, midlet.FIRMIDlet")
    MIDletEntry(number=1, name='Gomoku', icon='/icon.png', class_name='midlet.FIRMIDlet')
    """

    number: int
    name: str
    icon: str | None
    """An absolute name in the suite, or None for a MIDlet without a picture."""
    class_name: str
    """A dotted path from the suite's root: module, dot, class."""

    @classmethod
    def parse(cls, number: int, value: str) -> MIDletEntry:
        """From `name, icon, class`; the icon alone may be empty. ValueError says what is wrong."""
        name, icon, class_name = _fields(value, "name, icon, class")
        if not name:
            raise ValueError("the MIDlet's name is empty")
        if not class_name:
            raise ValueError("the MIDlet's class is empty")
        return cls(number, name, icon or None, class_name)

    @property
    def module(self) -> str:
        """The module of the class; empty if the class is named without one."""
        return self.class_name.rpartition(".")[0]


@dataclass(frozen=True)
class PushEntry:
    """A connection that starts a MIDlet when something comes in (MIDP 2.0, PushRegistry)."""

    number: int
    url: str
    class_name: str
    filter: str

    @classmethod
    def parse(cls, number: int, value: str) -> PushEntry:
        """From `url, class, filter`, all three needed. ValueError says what is wrong."""
        fields = _fields(value, "url, class, filter")
        if not all(fields):
            raise ValueError("one of url, class, filter is empty")
        return cls(number, *fields)


def listed(value: str, separator: str | None = ",") -> tuple[str, ...]:
    """The words of a list, trimmed, empty ones left out."""
    return tuple(word for word in (part.strip(" \t") for part in value.split(separator)) if word)


def _fields(value: str, form: str) -> tuple[str, str, str]:
    fields = [field.strip(" \t") for field in value.split(",")]
    if len(fields) != 3:
        raise ValueError(f"{shortened(value)!r} has {len(fields)} parts, not the three of {form}")
    return fields[0], fields[1], fields[2]

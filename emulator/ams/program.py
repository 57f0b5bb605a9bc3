"""What the phone can run: a MIDlet of a suite, or a MIDlet class as a suite of its own."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from emulator.errors import SuiteError
from emulator.midp.midlet import MIDlet

from .suite.suite import Suite


@dataclass(frozen=True)
class Program:
    """One MIDlet to run, with all that its suite says of it."""

    name: str                                    # MIDlet-Name of the suite
    vendor: str
    title: str                                   # of this MIDlet, as a menu shows it
    attribute: Callable[[str], str | None]       # JAD and manifest
    resource: Callable[[str], bytes | None]
    suite: Suite | None = None
    class_name: str = ""
    icon: str = ""                               # its name in the suite; "" for none
    midlet_class: type[MIDlet] | None = field(default=None, compare=False)
    given: Mapping[str, str] = field(default_factory=dict, compare=False)    # attributes of a lone class

    @property
    def suite_key(self) -> str:
        """Who its suite is, as one word: what is kept for a suite is kept under it."""
        return json.dumps([self.vendor, self.name], ensure_ascii=False)

    @classmethod
    def of_suite(cls, suite: Suite, which: int | str | None = None) -> Program:
        """A MIDlet of a suite: by number from 1, by name, or the first."""
        entry = suite.descriptor.midlet(which)
        return cls(suite.descriptor.name, suite.descriptor.vendor, entry.name,
                   suite.descriptor.app_property, suite.read, suite, entry.class_name,
                   entry.icon or suite.descriptor.icon or "")

    @classmethod
    def all_of_suite(cls, suite: Suite) -> list[Program]:
        """Every MIDlet of a suite."""
        return [cls.of_suite(suite, entry.number) for entry in suite.descriptor.midlets]

    @classmethod
    def of_class(cls, midlet_class: type[MIDlet], attributes: Mapping[str, str] | None = None) -> Program:
        """A class as a suite of its own, named by its module and class."""
        if not (isinstance(midlet_class, type) and issubclass(midlet_class, MIDlet)):
            raise SuiteError(repr(midlet_class), None, "this is no MIDlet class", hint="derive it from MIDlet")
        given = dict(attributes or {})
        name = given.setdefault("MIDlet-Name", f"{midlet_class.__module__}.{midlet_class.__qualname__}")
        vendor = given.setdefault("MIDlet-Vendor", "")
        given.setdefault("MIDlet-Version", "0.0.0")
        listed = given.setdefault("MIDlet-1", f"{midlet_class.__name__},,{midlet_class.__qualname__}")
        return cls(name, vendor, midlet_class.__name__, given.get, _beside(midlet_class),
                   class_name=listed.rpartition(",")[2].strip(), midlet_class=midlet_class,
                   given=dict(attributes or {}))


def _beside(midlet_class: type) -> Callable[[str], bytes | None]:
    """Resources of a lone class: the files in the folder of its module."""
    try:
        folder = Path(inspect.getfile(midlet_class)).resolve().parent
    except (OSError, TypeError):
        return lambda name: None

    def read(name: str) -> bytes | None:
        try:
            path = (folder / name.lstrip("/")).resolve()
            inside = path.is_relative_to(folder) and path.is_file() and path.suffix != ".py"
            return path.read_bytes() if inside else None
        except (OSError, ValueError):           # no name of a file: too long, with NUL or half a character in it
            return None
    return read

"""Descriptor: what the JAD and the manifest of a suite say together.

Its properties read the attributes as MIDP 2.0 means them and raise a DescriptorError for one
that says nothing sensible; rules.py asks them all, in the order that a phone does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

from emulator.errors import SuiteError, nearest

from .attributes import Attributes
from .entries import MIDletEntry, PushEntry, listed
from .finding import shortened
from .status import RefusedDescriptor, Status
from .version import Version

T = TypeVar("T")


class Descriptor:
    """The joined view of a JAD and a manifest, of which either may be missing.

    A JAD's attribute comes before the manifest's of the same name, unless the suite is
    trusted: then the manifest, which is signed, comes first.
    """

    def __init__(self, jad: Attributes | None, manifest: Attributes | None, *, trusted: bool = False) -> None:
        self.jad, self.manifest, self.trusted = jad, manifest, trusted
        present = [part for part in (jad, manifest) if part is not None]
        self._parts = present[::-1] if trusted else present

    def app_property(self, key: str) -> str | None:
        """The value of an attribute, any of either file; None if there is none (MIDlet.getAppProperty)."""
        part = self._part(key)
        return None if part is None else part[key]

    def where(self, key: str) -> tuple[str, int | None]:
        """The file and line that the value of `key` came from; the first file if from none."""
        part = self._part(key)
        if part is None:
            return (self._parts[0].source if self._parts else "", None)
        return part.source, part.line(key)

    def attribute_names(self) -> tuple[str, ...]:
        """The names of both files, the JAD's first."""
        return tuple(dict.fromkeys(key for part in (self.jad, self.manifest) for key in part or ()))

    # -- who it is --------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        return self._needed("MIDlet-Name")

    @property
    def vendor(self) -> str:
        return self._needed("MIDlet-Vendor")

    @property
    def version(self) -> Version:
        self._needed("MIDlet-Version")
        return self._read("MIDlet-Version", Version.parse, Version())

    @property
    def icon(self) -> str | None:
        """The suite's icon: MIDlet-Icon, else that of the first MIDlet."""
        first = self.midlets[0].icon if self.midlets else None
        return self.app_property("MIDlet-Icon") or first

    # -- its JAR, and what it needs ------------------------------------------------------------------

    @property
    def jar_url(self) -> str | None:
        """Where the JAR or the folder of the suite lies, from the JAD; None without a JAD."""
        return None if self.jad is None else self._needed("MIDlet-Jar-URL")

    @property
    def jar_size(self) -> int | None:
        """The JAR's bytes by the JAD; None without a JAD. A folder's JAD says 0."""
        if self.jad is None:
            return None
        self._needed("MIDlet-Jar-Size")
        return self._read("MIDlet-Jar-Size", _count, 0)

    @property
    def data_size(self) -> int:
        """The least bytes of record stores that the suite needs; 0 if it does not say."""
        return self._read("MIDlet-Data-Size", _count, 0)

    @property
    def profile(self) -> str:
        """MicroEdition-Profile as written: one or more profiles, all of them needed."""
        return self._needed("MicroEdition-Profile", Status.INVALID_JAR)

    @property
    def configuration(self) -> str:
        """MicroEdition-Configuration as written."""
        return self._needed("MicroEdition-Configuration", Status.INVALID_JAR)

    @property
    def permissions(self) -> tuple[str, ...]:
        """MIDlet-Permissions: the suite does not run without any of them."""
        return listed(self.app_property("MIDlet-Permissions") or "")

    @property
    def optional_permissions(self) -> tuple[str, ...]:
        """MIDlet-Permissions-Opt: it runs without them."""
        return listed(self.app_property("MIDlet-Permissions-Opt") or "")

    # -- its MIDlets -----------------------------------------------------------------------------------

    @property
    def midlets(self) -> list[MIDletEntry]:
        """MIDlet-1, MIDlet-2 … up to the first number that is missing."""
        return [self._read(key, partial(MIDletEntry.parse, number))
                for number, key in self.numbered("MIDlet-")]

    @property
    def push(self) -> list[PushEntry]:
        """MIDlet-Push-1, MIDlet-Push-2 … up to the first number that is missing."""
        return [self._read(key, partial(PushEntry.parse, number))
                for number, key in self.numbered("MIDlet-Push-")]

    def midlet(self, which: int | str | None = None) -> MIDletEntry:
        """One MIDlet: by number from 1, by name, or the first. SuiteError if there is none such."""
        midlets = self.midlets
        for entry in midlets:
            if which is None or which in (entry.number, str(entry.number), entry.name):
                return entry
        file, line = self.where("MIDlet-1")
        raise SuiteError(file, line, "no MIDlet is called", str(which),
                         hint=nearest(str(which), [entry.name for entry in midlets]))

    def numbered(self, prefix: str) -> Iterator[tuple[int, str]]:
        """The numbers and keys of a consecutive series of attributes, from 1."""
        number = 1
        while self._part(f"{prefix}{number}") is not None:
            yield number, f"{prefix}{number}"
            number += 1

    # -- inside ----------------------------------------------------------------------------------------

    def _part(self, key: str) -> Attributes | None:
        return next((part for part in self._parts if key in part), None)

    def _needed(self, key: str, status: Status | None = None) -> str:
        value = self.app_property(key)
        if not value:
            problem = "is missing" if value is None else "is empty"
            raise RefusedDescriptor(*self.where(key), f"{key} {problem}", hint=f"add {key}: …",
                                    status=status or self._status(key))
        return value

    def _read(self, key: str, parse: Callable[[str], T], default: T | None = None) -> T:
        value = self.app_property(key)
        if value is None and default is not None:
            return default
        try:
            return parse(value or "")
        except ValueError as error:
            raise RefusedDescriptor(*self.where(key), f"{key}: {error}", hint="correct it",
                                    status=self._status(key)) from None

    def _status(self, key: str) -> Status:
        """A bad value makes its own file invalid, a missing one the JAD if there is one."""
        part = self._part(key)
        from_jad = self.jad is not None and (part is None or part is self.jad)
        return Status.INVALID_DESCRIPTOR if from_jad else Status.INVALID_JAR


def _count(text: str) -> int:
    """A decimal number of bytes, without a sign."""
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise ValueError(f"{shortened(text)!r} is not a number of bytes")
    return int(text)

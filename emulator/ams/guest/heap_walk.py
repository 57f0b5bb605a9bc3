"""What a guest holds: every object that can be reached from its modules, its MIDlet and its threads.

The walk ends at whatever is not the guest's: Python's modules, classes and code, and the phone.
Bytes are Python's own count of them, without what the guest's `__sizeof__` says; pictures
count four bytes a pixel. The same guest holds the same number of bytes in every run.
"""

from __future__ import annotations

import gc
import io
from collections.abc import Callable, Container, Iterable
from types import BuiltinFunctionType, CodeType, FrameType, FunctionType, ModuleType
from typing import Any, NamedTuple

from emulator.handset.frame import Frame

ATTRIBUTES = 96          # bytes of an object's own attributes, which Python keeps beside it
HEADER = 16              # bytes that Python's collector puts before what it looks after
PIXEL = 4
_HAS_HEADER = 1 << 14    # Py_TPFLAGS_HAVE_GC
_NOT_THE_GUESTS = (ModuleType, CodeType, BuiltinFunctionType, FrameType)
_THE_PHONES = frozenset({"Display", "Font", "Look"})      # API classes that lead into the phone

Sizer = Callable[[Any], int]


class Held(NamedTuple):
    """How many objects, and how many bytes they take."""

    objects: int
    size: int


def measure(roots: Iterable[object], homes: Container[str], *, at_most: int) -> Held:
    """What is held by `roots`, themselves included; the walk stops when it has found `at_most` bytes.

    `homes` are the names of the suite's modules: a class from there is the suite's own.
    """
    sizers: dict[type, Sizer | None] = {}
    classes: set[type] = set()
    seen: set[int] = set()
    objects = size = 0
    level: list[object] = list(roots)
    while level and size <= at_most:
        inside: list[object] = []
        leads_on: list[object] = []
        for found in level:
            if id(found) in seen:
                continue
            seen.add(id(found))
            kind = type(found)
            if kind not in sizers:
                sizers[kind] = _sizer(kind, homes)
                if issubclass(kind, type):
                    classes.add(kind)
            sizer = sizers[kind]
            if sizer is None or (kind in classes and _home(found) not in homes):
                continue
            if kind is FunctionType:
                inside += _of_function(found)
            else:
                leads_on.append(found)
            objects += 1
            size += sizer(found)
        level = [*inside, *gc.get_referents(*leads_on)]
    return Held(objects, size)


def _sizer(kind: type, homes: Container[str]) -> Sizer | None:
    """How to find the size of an object of this class; None if it is not the guest's."""
    home = _home(kind)
    if home not in homes:
        if kind is Frame:
            return lambda frame: PIXEL * frame.surface.get_width() * frame.surface.get_height()
        api = home.startswith("emulator.midp.")
        if kind in _NOT_THE_GUESTS or (api and kind.__name__ in _THE_PHONES) \
                or (not api and home.partition(".")[0] in ("emulator", "pygame", "greenlet", "_contextvars")):
            return None
    if issubclass(kind, io.StringIO):
        return lambda text: 0 if text.closed else PIXEL * len(text.getvalue())
    beside = HEADER * bool(kind.__flags__ & _HAS_HEADER) + ATTRIBUTES * bool(kind.__dictoffset__)
    pythons = _pythons_own(kind, homes)
    return lambda found: beside + pythons(found)


def _pythons_own(kind: type, homes: Container[str]) -> Sizer:
    """The `__sizeof__` of the nearest class that is not the guest's."""
    for owner in kind.__mro__:
        if _home(owner) not in homes and "__sizeof__" in vars(owner):
            found: Sizer = vars(owner)["__sizeof__"]
            return found
    return object.__sizeof__


def _home(kind: Any) -> str:
    return str(kind.__module__)


def _of_function(function: Any) -> list[object]:
    """What a function holds itself; its globals are its module's."""
    return [function.__closure__, function.__defaults__, function.__kwdefaults__, vars(function)]

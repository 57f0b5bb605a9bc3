"""Names that an API class keeps for itself: a subclass of a guest's that takes one is refused, by name.

Everything of the phone's own in an API class begins with an underscore, and so do the private names of many a
Python program. A game's Canvas that has a `_display` of its own would silently put it in the place of the
phone's. So a class is looked at when it is made: what it defines, and what its methods assign to `self`.
"""

from __future__ import annotations

import dis
from collections.abc import Iterator, Mapping
from functools import cache
from types import CodeType, FunctionType
from typing import Any

_OF_A_FUNCTION = 2      # CO_NEWLOCALS, which the code of a class's body has not


class NameTakenError(TypeError):
    """A class uses a name that the API class it derives from keeps for itself.

    >>> class Board: ...
    >>> print(NameTakenError(Board, "_tables", OwnNames))
    Board uses _tables, which this phone's OwnNames keeps for itself; call it __tables (with two underscores
    Python keeps it apart), or otherwise
    """

    def __init__(self, cls: type, name: str, owner: type) -> None:
        self.name = name
        super().__init__(f"{cls.__qualname__} uses {name}, which this phone's {owner.__qualname__} keeps for itself; "
                         f"call it _{name} (with two underscores Python keeps it apart), or otherwise")


class OwnNames:
    """An API class that guests derive theirs from. One with `of_the_phone` is no guest's: it may go behind the API."""

    __slots__ = ()

    def __init_subclass__(cls, *, of_the_phone: bool = False, **options: Any) -> None:
        super().__init_subclass__(**options)
        if not (of_the_phone or _is_ours(cls)):
            _check(cls)


def _check(cls: type) -> None:
    taken = {name: owner for owner in reversed(cls.__mro__) if _is_ours(owner) for name in _private_names(owner)}
    for theirs in cls.__mro__:
        if not _is_ours(theirs) and theirs is not object:
            for name in [*vars(theirs), *_assigned(theirs, taken)]:
                if name in taken:
                    raise NameTakenError(cls, name, taken[name])


def _is_ours(cls: type) -> bool:
    return str(cls.__module__).startswith("emulator.")


@cache
def _private_names(owner: type) -> frozenset[str]:
    """What this class of ours defines, and what its methods assign."""
    names = {*vars(owner), *vars(owner).get("__annotations__", {})}
    for code in _codes(owner):
        names.update(step.argval for step in dis.get_instructions(code) if step.opname == "STORE_ATTR")
    return frozenset(name for name in names if name.startswith("_") and not name.startswith("__"))


def _assigned(cls: type, taken: Mapping[str, type]) -> Iterator[str]:
    """Those of the taken names that this class's methods assign to their `self`."""
    for code in _codes(cls):
        yield from _assigned_in(code, "LOAD_FAST", code.co_varnames[:1], taken)


def _assigned_in(code: CodeType, load: str, itself: tuple[str, ...], taken: Mapping[str, type]) -> Iterator[str]:
    """… and functions inside of them; there `self` is a name from outside."""
    if not taken.keys().isdisjoint(code.co_names):
        before = None
        for step in dis.get_instructions(code):
            if step.opname == "STORE_ATTR" and before is not None and before.opname.startswith((load, "LOAD_DEREF")) \
                    and _loaded_last(before) in itself:
                yield step.argval
            before = step
    for inner in code.co_consts:
        if isinstance(inner, CodeType) and inner.co_flags & _OF_A_FUNCTION:
            yield from _assigned_in(inner, "LOAD_DEREF", itself, taken)


def _loaded_last(step: dis.Instruction) -> object:
    """What lies on top then; Python 3.13 loads two names in one step."""
    return step.argval[-1] if isinstance(step.argval, tuple) else step.argval


def _codes(cls: type) -> Iterator[CodeType]:
    """Of the methods and properties of a class."""
    for value in vars(cls).values():
        for function in _functions(value):
            yield function.__code__


def _functions(value: Any) -> Iterator[FunctionType]:
    parts: tuple[Any, ...] = (value,)
    if isinstance(value, property):
        parts = (value.fget, value.fset, value.fdel)
    elif isinstance(value, classmethod):
        parts = (value.__func__,)
    for part in parts:
        while hasattr(part, "__wrapped__"):
            part = part.__wrapped__
        if isinstance(part, FunctionType):
            yield part

"""Two functions of Python that look a class's module up in `sys.modules`, where no suite's is.

`dataclass` reads the module's names to tell `ClassVar` and `InitVar` among annotations that
are strings (with `from __future__ import annotations` all are), `get_type_hints` to evaluate
them. A suite gets these two in a form that knows where its modules are.
"""

from __future__ import annotations

import dataclasses
import sys
import typing
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import ModuleType
from typing import Any


def dataclass_for(modules: Mapping[str, ModuleType]) -> Callable[..., Any]:
    """`dataclasses.dataclass` for classes of these modules."""

    def dataclass(cls: type | None = None, /, **options: Any) -> Any:
        def process(cls: type) -> type:
            name = cls.__module__
            with _known(cls, modules.get(name)):
                made: type = dataclasses.dataclass(**options)(cls)
            made.__module__ = name              # with slots=True it is another class than `cls`
            return made
        return process if cls is None else process(cls)

    dataclass.__doc__ = dataclasses.dataclass.__doc__
    return dataclass


def type_hints_for(modules: Mapping[str, ModuleType]) -> Callable[..., dict[str, Any]]:
    """`typing.get_type_hints` for objects of these modules."""

    def get_type_hints(obj: Any, globalns: dict[str, Any] | None = None,
                       localns: dict[str, Any] | None = None, include_extras: bool = False) -> dict[str, Any]:
        if globalns is None and isinstance(obj, type):
            homes = [modules[base.__module__] for base in reversed(obj.__mro__) if base.__module__ in modules]
            globalns = {name: value for home in homes for name, value in vars(home).items()} or None
        return typing.get_type_hints(obj, globalns, localns, include_extras)

    get_type_hints.__doc__ = typing.get_type_hints.__doc__
    return get_type_hints


@contextmanager
def _known(cls: type, home: ModuleType | None) -> Iterator[None]:
    """While the block runs, `sys.modules` knows the class's home, by a name that nobody else can have."""
    if home is None:
        yield
        return
    name, alias = cls.__module__, f"<{cls.__module__} of suite {id(home)}>"
    sys.modules[alias], cls.__module__ = home, alias
    try:
        yield
    finally:
        cls.__module__ = name
        del sys.modules[alias]

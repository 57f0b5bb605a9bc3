"""Listener interfaces: an object with the method, or any callable in its place."""

from __future__ import annotations

from collections.abc import Callable

from ..lang.exceptions import ClassCastException


def method_of(listener: object, name: str) -> Callable[..., object]:
    """What to call: the listener's method of this name, or the listener itself.

    ClassCastException if it has no such method and cannot be called.
    """
    found = getattr(listener, name, listener)
    if not callable(found):
        raise ClassCastException(f"{listener!r} is no listener: give an object with the method {name}, or a function")
    return found

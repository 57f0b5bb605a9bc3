"""Grip: who holds which key of the phone down. A key is down while anything holds it."""

from __future__ import annotations

from collections.abc import Callable, Hashable

Source = Hashable
"""What holds a key: the mouse, one finger, one key of the computer, one button of a gamepad."""


class Grip:
    """Several sources, each with one key of the phone; `press` and `release` are told of changes."""

    def __init__(self, press: Callable[[str], object], release: Callable[[str], object]) -> None:
        self._press, self._release = press, release
        self._held: dict[Source, str] = {}

    @property
    def pressed(self) -> frozenset[str]:
        """The keys that are down."""
        return frozenset(self._held.values())

    def take(self, source: Source, key: str) -> None:
        """The source presses a key; it lets go of the one it had."""
        if self._held.get(source) == key:
            return
        self.let_go(source)
        if key not in self.pressed:
            self._press(key)
        self._held[source] = key

    def let_go(self, source: Source) -> None:
        """The source's key comes up, unless another holds it too."""
        key = self._held.pop(source, None)
        if key is not None and key not in self.pressed:
            self._release(key)

    def let_go_all(self) -> None:
        """Every key comes up: nobody tells this window any more."""
        for source in list(self._held):
            self.let_go(source)

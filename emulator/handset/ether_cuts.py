"""Partitions of an Ether: between whom nothing passes, from when to when, and what waits there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

Pair = frozenset[str]


@dataclass
class Cut:
    """Nothing passes from `start` on, before `end` (None: until it is healed)."""

    start: int
    end: int | None


class Cuts:
    """The cuts of one ether. Times are the ether's."""

    def __init__(self) -> None:
        self._cuts: dict[Pair, list[Cut]] = {}
        self._waiting: list[tuple[Pair, Callable[[], object]]] = []

    def add(self, one: str, other: str, start: int, end: int | None) -> None:
        self._cuts.setdefault(frozenset((one, other)), []).append(Cut(start, end))

    def end_of(self, way: tuple[str, str], time: int) -> int | Literal[False] | None:
        """False if something can pass at `time`; else when that cut ends, None if nobody knows."""
        if not self._cuts:
            return False
        for cut in self._cuts.get(frozenset(way), ()):
            if cut.start <= time and (cut.end is None or time < cut.end):
                return cut.end
        return False

    def hold(self, way: tuple[str, str], action: Callable[[], object]) -> None:
        """Keep what cannot pass until it is healed."""
        self._waiting.append((frozenset(way), action))

    def heal(self, now: int, one: str | None, other: str | None) -> list[Callable[[], object]]:
        """End every cut that touches the numbers given; gives what waited there, in order."""
        wanted = {number for number in (one, other) if number is not None}
        for pair, cuts in self._cuts.items():
            if wanted <= pair:
                cuts[:] = [cut for cut in cuts if cut.end is not None and cut.end <= now]
        free = [action for pair, action in self._waiting if wanted <= pair]
        self._waiting = [waiting for waiting in self._waiting if not wanted <= waiting[0]]
        return free

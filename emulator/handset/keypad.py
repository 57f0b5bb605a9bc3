"""The keypad: keys going down, repeating while held, and coming up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from emulator.errors import UserError, nearest
from emulator.kernel import Alarm, Kernel

from .inputs import Tap, nobody
from .keys import Key, KeyTable

REPEAT_AFTER = 500    # ms that a key is held before it repeats
REPEAT_EVERY = 100    # ms between repeats


class Stroke(Enum):
    """What a key, or a finger, does."""

    PRESSED = "went down"
    REPEATED = "is still down"
    RELEASED = "came up"
    DRAGGED = "moved while down"     # a finger only


@dataclass(frozen=True)
class KeyEvent:
    """One key, what it did, and when (ms of phone time)."""

    stroke: Stroke
    key: Key
    time: int


class Keypad:
    """The keys of one phone. Whoever listens is told at once, in the hardware's own time."""

    def __init__(self, kernel: Kernel, keys: KeyTable, *, repeats: bool = True) -> None:
        self._kernel, self.keys, self.repeats = kernel, keys, repeats
        self._held: dict[str, Alarm | None] = {}
        self.listener: Callable[[KeyEvent], object] = lambda event: None
        self.tap: Tap = nobody

    @property
    def held(self) -> frozenset[str]:
        """The names of the keys that are down."""
        return frozenset(self._held)

    def key(self, name: str) -> Key:
        """The key of this name; UserError with the nearest right name if this phone has none."""
        found = self.keys.named(name) if isinstance(name, str) else None
        if found is None:
            raise UserError("keypad", None, "this phone has no key called", name,
                            hint=nearest(name, self.keys.names()))
        return found

    def press(self, name: str) -> None:
        """The key goes down. A key that is down already cannot."""
        key = self.key(name)
        if name not in self._held:
            self.tap("down", key.name)
            self._held[name] = self._repeat_in(REPEAT_AFTER, key)
            self._tell(Stroke.PRESSED, key)

    def release(self, name: str) -> None:
        """The key comes up. One that is not down stays up."""
        key = self.key(name)
        if name in self._held:
            self.tap("up", key.name)
            alarm = self._held.pop(name)
            if alarm is not None:
                alarm.cancel()
            self._tell(Stroke.RELEASED, key)

    def release_all(self) -> None:
        """Every key comes up (the hand is off the phone)."""
        for name in list(self._held):
            self.release(name)

    def _repeat_in(self, ms: int, key: Key) -> Alarm | None:
        if not self.repeats:
            return None
        return self._kernel.at(self._kernel.now + ms, lambda: self._repeat(key))

    def _repeat(self, key: Key) -> None:
        self._held[key.name] = self._repeat_in(REPEAT_EVERY, key)
        self._tell(Stroke.REPEATED, key)

    def _tell(self, stroke: Stroke, key: Key) -> None:
        self.listener(KeyEvent(stroke, key, self._kernel.now))

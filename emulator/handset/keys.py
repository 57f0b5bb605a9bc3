"""The keys a phone can have: their names, codes, game actions and titles, all in one table.

A skin takes keys out of `STANDARD` and may give them other codes and actions. The codes and
actions are what a MIDlet sees (MIDP 2.0, Canvas): a program that compares codes of arrows is
tied to one phone, one that asks for game actions runs on all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

# Canvas's constants (MIDP 2.0, Canvas, Field Summary).
UP, LEFT, RIGHT, DOWN, FIRE = 1, 2, 5, 6, 8
GAME_A, GAME_B, GAME_C, GAME_D = 9, 10, 11, 12
NO_ACTION = 0
ACTIONS = {
    "UP": UP, "DOWN": DOWN, "LEFT": LEFT, "RIGHT": RIGHT, "FIRE": FIRE,
    "GAME_A": GAME_A, "GAME_B": GAME_B, "GAME_C": GAME_C, "GAME_D": GAME_D,
}


@dataclass(frozen=True, slots=True)
class Key:
    """One key: what we call it, what a Canvas is told, what it means in a game, its human name."""

    name: str
    code: int
    action: int = NO_ACTION
    title: str = ""

    def __post_init__(self) -> None:
        """A key without a title is called what its name says (Canvas.getKeyName is never empty)."""
        if not self.title:
            object.__setattr__(self, "title", self.name)


STANDARD: dict[str, Key] = {key.name: key for key in (
    Key("up", -1, UP, "Up"),
    Key("down", -2, DOWN, "Down"),
    Key("left", -3, LEFT, "Left"),
    Key("right", -4, RIGHT, "Right"),
    Key("fire", -5, FIRE, "Select"),
    Key("soft_left", -6, title="Left soft key"),
    Key("soft_right", -7, title="Right soft key"),
    Key("clear", -8, title="Clear"),
    Key("send", -10, title="Send"),
    Key("end", -11, title="End"),
    Key("volume_up", -36, title="Volume up"),
    Key("volume_down", -37, title="Volume down"),
    Key("keypad", -49, title="Keypad"),
    Key("shift", -50, title="Shift"),
    Key("0", ord("0")),
    Key("1", ord("1"), GAME_A),
    Key("2", ord("2"), UP),
    Key("3", ord("3"), GAME_B),
    Key("4", ord("4"), LEFT),
    Key("5", ord("5"), FIRE),
    Key("6", ord("6"), RIGHT),
    Key("7", ord("7"), GAME_C),
    Key("8", ord("8"), DOWN),
    Key("9", ord("9"), GAME_D),
    Key("*", ord("*")),
    Key("#", ord("#")),
    Key("space", ord(" "), title="Space"),
    Key("enter", ord("\n"), title="Enter"),
    Key(".", ord(".")),
    Key(",", ord(",")),
    *(Key(letter, ord(letter), title=letter.upper()) for letter in "abcdefghijklmnopqrstuvwxyz"),
)}

_CHARACTERS = frozenset("0123456789*#")


class KeyTable:
    """The keys of one phone, in the order they were given.

    ValueError if two keys share a name or a code.

    >>> table = KeyTable(STANDARD.values())
    >>> table.coded(-6).title, table.game_action(ord("2")) == table.game_action(-1) == UP
    ('Left soft key', True)
    """

    def __init__(self, keys: Iterable[Key]) -> None:
        self._by_name: dict[str, Key] = {}
        self._by_code: dict[int, Key] = {}
        self._by_action: dict[int, Key] = {}
        for key in keys:
            self._add(key)

    def _add(self, key: Key) -> None:
        if key.name in self._by_name:
            raise ValueError(f"two keys are called {key.name!r}")
        if key.code in self._by_code:
            raise ValueError(f"{self._by_code[key.code].name!r} and {key.name!r} share the code {key.code}")
        self._by_name[key.name] = self._by_code[key.code] = key
        first = self._by_action.get(key.action)
        if first is None or (first.name in _CHARACTERS and key.name not in _CHARACTERS):
            self._by_action[key.action] = key

    def __iter__(self) -> Iterator[Key]:
        return iter(self._by_name.values())

    def __len__(self) -> int:
        return len(self._by_name)

    def __contains__(self, name: object) -> bool:
        return name in self._by_name

    def names(self) -> list[str]:
        """What the keys are called."""
        return list(self._by_name)

    def named(self, name: str) -> Key | None:
        """The key of this name, or None."""
        return self._by_name.get(name)

    def coded(self, code: int) -> Key | None:
        """The key of this code, or None."""
        return self._by_code.get(code)

    def game_action(self, code: int) -> int:
        """What the key with this code means in a game, 0 if nothing. KeyError if there is none."""
        return self._by_code[code].action

    def key_code(self, action: int) -> int:
        """The code of the primary key for a game action, an arrow rather than a digit.

        KeyError if no key means it (`missing_actions`), and for numbers that are no action.
        """
        if action == NO_ACTION:
            raise KeyError(action)
        return self._by_action[action].code

    def missing_actions(self) -> list[str]:
        """The game actions that no key means. A phone must have none (Canvas, Game Actions)."""
        return [name for name, action in ACTIONS.items() if action not in self._by_action]

"""The network game's words: what one phone says to another, and what its screen hears of it.

One phone is host (host.py) and keeps the seats; the others are guests (guest.py). Each phone holds the whole
game and checks each move by its own rules. Bytes come in, events and bytes go out; nobody here opens a
socket or asks for the time. Messages, carried by a `Link`:

    guest to host
        join <version> <token> <player> <name>     let me in; player is the seat it had before, or -
        move <n> <e3-e5>                           my move, the nth of the game (from 0)
        sync                                       tell me the game again
        pause, resume, leave
    host to guest
        seats <your player> <seat>|<seat>…         a seat: <player> <kind> <level> <state> <name>
        start <players> <jump> <keep_out> <n>      a game, of which the first n moves follow
        moves <first> <e3-e5> <e4-e6> …            moves in their order, the first one's number before
        bye                                        the host has ended the game
    not numbered, and never sent again
        who                                        host: I do not know you; join again
        refused <reason>                           host: no seat for you (full, version)

Anything else is ignored and counted.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum

from .game import Game, Turn
from .places import place_named
from .players import Kind, seats
from .rules import Jump, Move, Rules

VERSION = 1
GONE_AFTER = 10_000
"""Silence, in ms, after which a phone counts as gone."""

MOVES_EACH = 40
"""Moves in one message, so that it fits a datagram."""

NAME_LENGTH = 16


class State(Enum):
    """How it stands with a seat."""

    OPEN = "open"               # waits for somebody to join
    HERE = "here"
    PAUSED = "paused"           # a call has come in on that phone
    GONE = "gone"               # silent for too long; it may come back
    LEFT = "left"               # gone for good, by its own word


@dataclass(frozen=True)
class Seat:
    """One seat as all phones see it."""

    player: int
    kind: Kind
    level: int = 1              # of the phone, where kind is PHONE
    state: State = State.HERE
    name: str = ""

    def __str__(self) -> str:
        return f"{self.player} {self.kind.value} {self.level} {self.state.value} {self.name}"

    def but(self, **changes: object) -> Seat:
        """The seat with some of it changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


# Events: what receive and tick hand to the screen

@dataclass(frozen=True)
class SeatsChanged:
    """Somebody joined, paused, resumed, went, came back, left, or is played by the phone now."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class SeatLeft:
    """To the host: ask whether the phone shall play this seat (then call `take_over`)."""

    player: int
    state: State                # LEFT, or GONE: then it may still come back


@dataclass(frozen=True)
class Started:
    """A game begins, or is told again from its beginning after `resynchronised`."""

    game: Game
    resynchronised: bool


@dataclass(frozen=True)
class Moved:
    """A move of another phone was made on the board."""

    turn: Turn


@dataclass(frozen=True)
class HostGone:
    """To a guest: the host is silent. The game waits."""


@dataclass(frozen=True)
class HostBack:
    """To a guest: the host is heard again."""


@dataclass(frozen=True)
class Refused:
    """To a guest: there is no seat (`full`), or the programs do not fit (`version`)."""

    reason: str


@dataclass(frozen=True)
class Ended:
    """To a guest: the host has ended the game."""


Event = SeatsChanged | SeatLeft | Started | Moved | HostGone | HostBack | Refused | Ended


class Garbled(ValueError):
    """A message that no phone of this program sends."""


def tidy(name: str) -> str:
    """A name as it may stand in a message: what can be printed, no bar, 16 characters at most."""
    kept = "".join(sign for sign in name if sign.isprintable() and sign != "|")
    return " ".join(kept.split())[:NAME_LENGTH].rstrip()


def number(word: str, most: int = 10**15 - 1) -> int:
    """A number from 0 to `most`. Garbled if it is none."""
    if not re.fullmatch("[0-9]{1,15}", word) or int(word) > most:
        raise Garbled(f"{word!r} is no number up to {most}")
    return int(word)


def read_move(word: str) -> Move:
    """A move written as e3-e5. Garbled if it is none."""
    start, _, end = word.partition("-")
    try:
        return Move(place_named(start), place_named(end))
    except ValueError as wrong:
        raise Garbled(str(wrong)) from wrong


def write_rules(rules: Rules) -> str:
    """The rules as three words."""
    return f"{len(rules.players)} {rules.jump.value} {int(rules.keep_out)}"


def read_rules(count: str, jump: str, keep_out: str) -> Rules:
    """The rules of three words. Garbled if they are none."""
    try:
        return Rules(seats(number(count, 6)), Jump(jump), bool(number(keep_out, 1)))
    except ValueError as wrong:
        raise Garbled(str(wrong)) from wrong


def read_seats(text: str) -> tuple[Seat, ...]:
    """The seats of a list. Garbled if it is none."""
    return tuple(_seat(part) for part in text.split("|"))


def _seat(text: str) -> Seat:
    words = text.split(" ", 4)
    if len(words) != 5:
        raise Garbled(f"{text!r} is no seat")
    player, kind, level, state, name = words
    try:
        return Seat(number(player, 5), Kind(kind), number(level, 3), State(state), tidy(name))
    except ValueError as wrong:
        raise Garbled(str(wrong)) from wrong


def telling(game: Game) -> list[str]:
    """The messages that tell a whole game."""
    words = [str(turn.move) for turn in game.history]
    return [f"start {write_rules(game.rules)} {len(words)}",
            *(f"moves {first} " + " ".join(words[first:first + MOVES_EACH])
              for first in range(0, len(words), MOVES_EACH))]

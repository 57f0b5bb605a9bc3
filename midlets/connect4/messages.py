"""What two phones say to each other: the texts of the messages, read and written.

Reading gives a message or None; what it means is the business of `protocol`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from .state import BLUE, RED, C4State

_NO_MOVES = "-"
_SYNC = re.compile(r"Sync (\d{1,6}) (-|[0-6]{1,42})")
_NEW_GAME = re.compile(r"NewGame (\d{1,6})")
_MOVE = re.compile(r"Move (\d{1,6}) (\d{1,2}) (\d)")


@dataclass(frozen=True)
class Sync:
    """A whole game: its number (0: there is none) and the position, with all moves that led to it."""

    game: int
    state: C4State

    def __str__(self) -> str:
        return f"Sync {self.game} {columns_of(self.state) or _NO_MOVES}"


@dataclass(frozen=True)
class NewGame:
    """A game begins."""

    game: int

    def __str__(self) -> str:
        return f"NewGame {self.game}"


@dataclass(frozen=True)
class Move:
    """The move of this number, from 1, of this game."""

    game: int
    number: int
    column: int

    def __str__(self) -> str:
        return f"Move {self.game} {self.number} {self.column}"


@dataclass(frozen=True)
class Pause:
    """The phone was interrupted."""

    def __str__(self) -> str:
        return "Pause"


@dataclass(frozen=True)
class Resume:
    """The person is back."""

    def __str__(self) -> str:
        return "Resume"


Message = Sync | NewGame | Move | Pause | Resume


def read(text: str) -> Message | None:
    """The message that `str` wrote; None if the text is none, or holds a game that cannot be.

    >>> read("Move 1 8 3")
    Move(game=1, number=8, column=3)
    >>> read("Move 1 8") is None
    True
    """
    if text in ("Pause", "Resume"):
        return Pause() if text == "Pause" else Resume()
    if found := _SYNC.fullmatch(text):
        state = played("" if found[2] == _NO_MOVES else found[2])
        return None if state is None or (state.count() and found[1] == "0") else Sync(int(found[1]), state)
    if found := _NEW_GAME.fullmatch(text):
        return NewGame(int(found[1]))
    if found := _MOVE.fullmatch(text):
        return Move(int(found[1]), int(found[2]), int(found[3]))
    return None


def counts_more(one: Sync, other: Sync, *, in_doubt: bool) -> bool:
    """Whether the first of two games is to be played on, rather than the second.

    The higher number counts; within one game the longer; of games that contradict each other `in_doubt` decides.
    """
    if one.game != other.game:
        return one.game > other.game
    moves, other_moves = columns_of(one.state), columns_of(other.state)
    if other_moves.startswith(moves):
        return False
    return moves.startswith(other_moves) or in_doubt


def columns_of(state: C4State) -> str:
    """The columns of all moves, in order: "334" is three moves, the client's (blue) first."""
    return "".join(str(column) for _, column in state.drops())


def played(columns: str) -> C4State | None:
    """The position after these moves, blue first; None if one of them is not legal."""
    state = C4State()
    for number, column in enumerate(columns):
        if state.drop_piece(RED if number % 2 else BLUE, int(column)) < 0:
            return None
    return state

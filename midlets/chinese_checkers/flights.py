"""What is seen of the moves: pieces fly one after another, and the board that is shown follows the game.

Pure: the time is given, and the sounds that are due come back as names.
"""

from __future__ import annotations

from dataclasses import dataclass

from .animation import duration, leg, position
from .board import NOBODY, player_of
from .game import Game, Turn
from .places import NEIGHBOURS, PLACES


@dataclass
class Flight:
    """A move on its way."""

    turn: Turn
    since: int
    legs: int = 0               # steps and jumps of it that have been heard


class Flights:
    """The shown board and what moves on it.

    shown   place -> player of the pieces that lie
    flight  the piece in the air; None if all lie
    last    the latest move that was shown
    """

    def __init__(self, game: Game | None, speed: int) -> None:
        self._speed = speed
        self.reset(game)

    def reset(self, game: Game | None) -> None:
        """Show this game as it is; nothing flies."""
        self._waiting: list[Turn] = []
        self.flight: Flight | None = None
        self.last: Turn | None = game.history[-1] if game is not None and game.history else None
        pieces = ((place, game.board.piece_at(place)) for place in PLACES) if game is not None else ()
        self.shown = {place: player_of(piece) for place, piece in pieces if piece != NOBODY}

    @property
    def busy(self) -> bool:
        """Something flies or waits to."""
        return self.flight is not None or bool(self._waiting)

    def add(self, turn: Turn, now: int) -> None:
        """Show this move, after those that are on their way."""
        self._waiting.append(turn)
        if self.flight is None:
            self._launch(now)

    def advance(self, now: int) -> tuple[list[str], list[Turn]]:
        """Time has gone by: the sounds of what came down, and the moves that are done."""
        sounds: list[str] = []
        done: list[Turn] = []
        while self.flight is not None:
            flight, path = self.flight, self.flight.turn.path
            legs = leg(path, now - flight.since, self._speed)
            if legs > flight.legs:
                flight.legs = legs
                sounds.append("step" if flight.turn.move.end in NEIGHBOURS[flight.turn.move.start] else "jump")
            if legs < len(path) - 1:
                break
            self._land(flight.turn)
            done.append(flight.turn)
            self._launch(flight.since + duration(path, self._speed))
        return sounds, done

    def at(self, now: int, viewer: int) -> tuple[float, float] | None:
        """Where the flying piece is, on the board as `viewer` sees it; None if none flies."""
        if self.flight is None:
            return None
        return position(self.flight.turn.path, now - self.flight.since, self._speed, viewer)

    def _launch(self, now: int) -> None:
        self.flight = Flight(self._waiting.pop(0), now) if self._waiting else None
        if self.flight is not None:
            self.shown.pop(self.flight.turn.move.start, None)

    def _land(self, turn: Turn) -> None:
        self.shown[turn.move.end] = turn.player
        self.last = turn


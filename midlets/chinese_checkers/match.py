"""Who plays whom at this phone: people who share it, and the phone itself in any seats.

A Match holds the game and says whose move it is; the canvas shows it and hands in moves. All of it
happens on the event thread. radio_match.py has its kinds over the radio.
"""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.util import Random

from .game import Game, Turn
from .players import Kind
from .rules import Move
from .settings import Settings
from .wire import Event, Seat


class Match:
    """A game at this phone alone. `settings` say who sits where; seats of other phones are the phone's here."""

    can_undo = True
    over_radio = False
    keeps = True                # a guest keeps no game: the host tells it again

    def __init__(self, settings: Settings, game: Game | None = None) -> None:
        self.settings = settings
        self._game = game or Game(settings.rules())
        self.seed = Random().next_int(0x7FFFFFFF)
        self.on_event: Callable[[Event], object] = lambda event: None

    @property
    def game(self) -> Game | None:
        """The game; None before a game over the radio begins."""
        return self._game

    @property
    def seats(self) -> dict[int, Seat]:
        """Each player's seat, in the order of turns."""
        chosen = zip(self.settings.rules().players, self.settings.seats, strict=False)
        return {player: Seat(player, Kind.PERSON if choice.kind is Kind.PERSON else Kind.PHONE, choice.level)
                for player, choice in chosen}

    # -- whose move -----------------------------------------------------------------------------

    def is_mine(self, player: int) -> bool:
        """Whether a person at this phone makes this player's moves."""
        return self.seats[player].kind is Kind.PERSON

    def level_of(self, player: int) -> int | None:
        """At which level this phone plays the player; None if it does not."""
        seat = self.seats[player]
        return seat.level if seat.kind is Kind.PHONE else None

    @property
    def waits(self) -> bool:
        """Nobody can move now for a reason outside the game."""
        return False

    def viewer(self, before: int | None) -> int:
        """Who sees the board upright: the person to move, else whoever saw it so before."""
        people = [player for player in self.seats if self.is_mine(player)]
        game = self.game
        if game is not None and not game.over and game.turn in people:
            return game.turn
        if before is not None and (before in people or not people):
            return before
        return people[0] if people else next(iter(self.seats))

    # -- what is done ---------------------------------------------------------------------------

    def play(self, move: Move, now: int) -> Turn:
        """Make a move for a person or a seat of this phone's own; IllegalMove if it is none."""
        return self._game.play(move)

    def can_take_back(self) -> bool:
        """Whether a person has moved."""
        return any(self.is_mine(turn.player) for turn in self._game.history)

    def undo(self) -> bool:
        """Take back the last move of a person, and all that the phone has answered."""
        if not self.can_take_back():
            return False
        while not self.is_mine(self._game.undo().player):
            pass
        return True

    def new_game(self, now: int) -> None:
        """Another game with the same players."""
        self._game = Game(self.settings.rules())

    def news(self) -> tuple[str, int | None] | None:
        """What is amiss with others, as a key of words.py and the player it is about; None for nothing."""
        return None

    def pause(self, now: int) -> None:
        """The phone is interrupted."""

    def resume(self, now: int) -> None:
        """The phone goes on."""

    def close(self, now: int) -> None:
        """The match is over: nothing of it goes on."""

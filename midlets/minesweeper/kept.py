"""What was found in the phone's memory at the start, and how it is kept from then on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from . import memory
from .best_times import BestTimes
from .board import Outcome, Random
from .record import KeptGame
from .settings import Settings
from .words import Words

Thing = TypeVar("Thing")


class Kept:
    """The settings, the best times, and the game that was in play, if there was one.

    What is damaged is let go, and `notices` says so in the person's language.
    """

    def __init__(self, words: Words, random: Random) -> None:
        self.notices: list[str] = []
        self.settings = self._read(memory.OPTIONS, Settings.from_bytes, words.options_damaged) or Settings()
        self.times = self._read(memory.TIMES, BestTimes.from_bytes, words.times_damaged) or BestTimes()
        self.game = self._read(memory.GAME, lambda record: _in_play(record, random), words.kept_damaged)

    def keep_settings(self) -> bool:
        """False if the phone's memory does not take them; so also below."""
        return memory.write(memory.OPTIONS, self.settings.to_bytes())

    def keep_times(self) -> bool:
        return memory.write(memory.TIMES, self.times.to_bytes())

    def keep_game(self, game: KeptGame) -> bool:
        return memory.write(memory.GAME, game.to_bytes())

    def forget_game(self) -> None:
        """It is over, or another one begins."""
        memory.forget(memory.GAME)

    def _read(self, name: str, from_bytes: Callable[[bytes], Thing], notice: str) -> Thing | None:
        record = memory.read(name)
        if record is None:
            return None
        try:
            return from_bytes(record)
        except ValueError:
            memory.forget(name)
            self.notices.append(notice)
            return None


def _in_play(record: bytes, random: Random) -> KeptGame:
    """ValueError for a game that is over as well: such a one is never kept."""
    game = KeptGame.from_bytes(record, random)
    if game.board.outcome is not Outcome.PLAYING:
        raise ValueError("impossible: the game is over")
    return game

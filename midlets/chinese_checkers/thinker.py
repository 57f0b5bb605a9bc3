"""The phone's thought, on a thread of its own: keys and soft keys live meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lang import Thread
from emulator.midp.lcdui import Display

from .game import Game
from .levels import choose
from .rules import Move

LISTS_EACH_TURN = 40        # lists of moves made between two turns of the other threads; some milliseconds


class Abandoned(Exception):
    """The thought is not wanted any more."""


class Thinker:
    """One thought at a time; its answer comes on the event thread."""

    def __init__(self, display: Display) -> None:
        self._display = display
        self._thought = 0
        self.thinking = False

    def think(self, game: Game, level: int, seed: int, then: Callable[[Move], object]) -> None:
        """Think about the move that is due, and call `then` with it."""
        self.stop()
        self.thinking, thought = True, self._thought
        Thread(lambda: self._think(thought, game, level, seed, then)).start()

    def stop(self) -> None:
        """Whatever is being thought is not wanted any more; the game may change."""
        self._thought += 1
        self.thinking = False

    def _think(self, thought: int, game: Game, level: int, seed: int, then: Callable[[Move], object]) -> None:
        lists = 0

        def give_way() -> None:
            nonlocal lists
            lists += 1
            if lists % LISTS_EACH_TURN == 0:
                Thread.yield_()
            if thought != self._thought:
                raise Abandoned
        try:
            move = choose(game, level, seed, give_way)
        except Abandoned:
            return
        self._display.call_serially(lambda: self._answer(thought, move, then))

    def _answer(self, thought: int, move: Move, then: Callable[[Move], object]) -> None:
        if thought == self._thought:
            self.thinking = False
            then(move)

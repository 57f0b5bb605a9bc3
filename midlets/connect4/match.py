"""Who plays whom: two people on one phone, a person against the phone, or two phones.

A Match holds the game and says whose move it is; the canvas shows it and hands in the
person's column. `poll` is called every frame and tells what has happened meanwhile.
"""

from __future__ import annotations

from emulator.midp.lang import Thread
from emulator.midp.util import Random

from .opponent import choose
from .state import BLUE, EMPTY, RED, C4State
from .words import Words


class Match:
    """Two people on one phone; the other kinds of match build on it."""

    can_undo = True

    def __init__(self, words: Words, state: C4State | None = None) -> None:
        self.words = words
        self.state = state or C4State()

    @property
    def turn(self) -> int:
        """BLUE, who begins, or RED; EMPTY when the game is over."""
        if self.state.is_over():
            return EMPTY
        return RED if self.state.count() % 2 else BLUE

    @property
    def mine(self) -> int:
        """The colour of the arrow: whom a person at this phone plays now; EMPTY while it is not his move."""
        return self.turn

    def drop(self, column: int, now: int) -> int:
        """The person at this phone drops a piece: the row, or -1 if that cannot be."""
        return self.state.drop_piece(self.mine, column) if self.mine != EMPTY else -1

    def new_game(self, now: int) -> None:
        """Another game."""
        self.state = C4State()

    def undo(self) -> bool:
        """Take back the last piece."""
        if not self.state.drops() or self.state.is_over():
            return False
        self.state.undo()
        return True

    def poll(self, now: int) -> None:
        """A frame has come: see what has happened."""

    def status(self) -> str:
        """The line above the board."""
        if self.state.is_tie():
            return self.words.tie
        for player, won in ((RED, self.words.red_won), (BLUE, self.words.blue_won)):
            if self.state.is_winner(player):
                return won
        return self.words.red_to_move if self.turn == RED else self.words.blue_to_move

    def outcome(self) -> str:
        """The sound of the end: "win" or "lose"; "" while the game goes on."""
        return "win" if self.state.is_over() else ""

    def pause(self, now: int) -> None:
        """The phone is interrupted."""

    def resume(self, now: int) -> None:
        """The phone goes on."""

    def close(self) -> None:
        """The match is over: nothing of it goes on."""


class Stopped(Exception):
    """The thought is not wanted any more."""


class AgainstPhone(Match):
    """A person against the phone, which thinks on a thread of its own."""

    def __init__(self, words: Words, level: int, person: int, state: C4State | None = None) -> None:
        super().__init__(words, state)
        self.level, self.person = level, person
        self._numbers = Random()
        self._thought = 0
        self._thinking = False
        self._answer: int | None = None

    @property
    def mine(self) -> int:
        return self.person if self.turn == self.person else EMPTY

    def new_game(self, now: int) -> None:
        self.close()
        super().new_game(now)

    def undo(self) -> bool:
        """Take back the person's last piece and the phone's answer."""
        if self.mine == EMPTY or len(self.state.drops()) < 2:
            return False
        self.state.undo()
        self.state.undo()
        return True

    def poll(self, now: int) -> None:
        """Begin to think when it is the phone's move; drop its piece when it has thought."""
        if self._answer is not None:
            column, self._answer, self._thinking = self._answer, None, False
            self.state.drop_piece(self.turn, column)
        elif self.turn not in (EMPTY, self.person) and not self._thinking:
            self._thinking = True
            self._thought += 1
            Thread(lambda thought=self._thought: self._think(thought)).start()

    def _think(self, thought: int) -> None:
        def give_way() -> None:
            Thread.yield_()
            if thought != self._thought:
                raise Stopped
        try:
            column = choose(self.state.copy(), self.turn, self.level, self._numbers, give_way)
            give_way()
            self._answer = column
        except Stopped:
            pass

    def status(self) -> str:
        words = self.words
        if self.state.is_tie():
            return words.tie
        if self.state.is_over():
            return words.you_won if self.state.is_winner(self.person) else words.you_lost
        return words.your_turn if self.mine != EMPTY else words.thinking

    def outcome(self) -> str:
        if not self.state.is_over():
            return ""
        return "win" if self.state.is_winner(self.person) else "lose"

    def close(self) -> None:
        self._thought += 1
        self._thinking, self._answer = False, None

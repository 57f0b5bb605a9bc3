"""What is done to the board in play, by whatever hand: moves, hints, fair boards, the end of a game."""

from __future__ import annotations

from typing import Protocol

from emulator.midp.lcdui import Display
from emulator.midp.util import Random, TimerTask

from .board import Outcome
from .fair import Attempt
from .fair_maker import FairMaker
from .field_view import RISKY, SAFE, FieldView
from .panel import Panel
from .record import KeptGame
from .solver import Hint, hint
from .sounds import Sound
from .words import Words

PATIENCE = 40       # ms that a fair board may take before it is said that it is being made
LOOK_AT_IT = 900    # ms between the end of a game and what is said of it
SOUNDS = {Outcome.WON: Sound.WIN, Outcome.LOST: Sound.EXPLOSION}


class Owner(Protocol):
    """Whoever shows the field: what it is asked and told."""

    def wants_fair_boards(self) -> bool: ...

    def open_menu(self) -> object:
        """The person wants to see the menu."""

    def new_game(self) -> object:
        """The person wants another game."""

    def play_sound(self, sound: Sound) -> object: ...

    def changed(self) -> object:
        """Something was done to the board, so the game is to be kept."""

    def over(self) -> object:
        """The game is over, and the person has seen how, or asks what now."""


class FieldPlay(FieldView):
    """Plays one game after another."""

    def __init__(self, display: Display, words: Words, random: Random, game: KeptGame, owner: Owner) -> None:
        super().__init__(words, game)
        self._call_serially, self._random, self._owner = display.call_serially, random, owner
        self._maker: FairMaker | None = None
        self._ending: TimerTask | None = None
        self._told = False                      # the owner knows that the game is over

    def play(self, game: KeptGame) -> None:
        """Begin with this game."""
        self.give_up_making()
        self.cancel_the_end()
        self._told = False
        self._look_at(game)
        self._offer_commands()
        self.start_clock()

    def start_clock(self) -> None:
        """It runs from the first reveal to the end, while the board can be seen."""
        if self.is_shown() and self.board.revealed and self.board.outcome is Outcome.PLAYING:
            self.watch.start()

    def _offer_commands(self) -> None:
        """Offer what can be done now (field_canvas.py)."""

    # -- moves ---------------------------------------------------------------------------------

    def fire(self) -> None:
        """Reveal the cell under the cursor; on a number, the rest around it. At the end: what now?"""
        if self._maker is not None:
            return
        if self.board.outcome is not Outcome.PLAYING:
            self._answer_the_end()
            return
        self._hide_note()
        cell, board = self.cursor, self.board
        if cell in board.revealed:
            self._changed(board.chord(cell), Sound.REVEAL)
        elif board.laid or cell in board.flagged or not self._owner.wants_fair_boards():
            self._changed(board.reveal(cell), Sound.REVEAL)
        else:
            self._make_fair()

    def flag(self) -> None:
        """A flag on the cell under the cursor, or off it."""
        if self._maker is None and self.board.outcome is Outcome.PLAYING:
            self._hide_note()
            self._changed(self.board.flag(self.cursor), Sound.FLAG)

    def _changed(self, cells: set[tuple[int, int]], sound: Sound) -> None:
        """These cells look different: show it, keep it, and see whether the game is over."""
        if not cells:
            return
        self._repaint_cells(cells)
        outcome = self.board.outcome
        if outcome is Outcome.PLAYING:
            self.start_clock()
            self.watch.count()
        else:
            self.watch.stop()
            self._offer_commands()
        self._repaint_header()
        self._owner.changed()
        self._owner.play_sound(SOUNDS.get(outcome, sound))
        self._tell_the_end()

    def _hide_note(self) -> None:
        """What the panel said has been read."""
        if self._maker is None and self._panel is not None:
            self._show_panel(None)
            self._move_to(self.cursor)          # its ring is that of a hint no more

    # -- the hint ------------------------------------------------------------------------------

    def hint(self) -> None:
        """Move the cursor to a cell that is safe, or the least dangerous, and say which it is."""
        found = hint(self.board, near=self.cursor) if self._maker is None else None
        if found is None:
            return
        if self.board.laid:
            self.game.hints += 1
            self._owner.changed()
        self._show_panel(None)
        self._move_to(found.cell, SAFE if found.safe else RISKY)
        self._glide()
        self._show_panel(Panel((self._words_of(found),)))

    def _words_of(self, found: Hint) -> str:
        if not found.safe:
            return self.words.hint_risk.format(percent=max(round(100 * found.chance), 1))
        return self.words.hint_wrong_flag if found.cell in self.board.flagged else self.words.hint_safe

    # -- a fair board for the first reveal -----------------------------------------------------

    def _make_fair(self) -> None:
        self._maker = FairMaker(self.board, self.cursor, self._random,
                                on_progress=self._progress, on_done=self._done)
        self._offer_commands()
        self._maker.start()

    def _progress(self, maker: FairMaker, attempt: Attempt, waited: int) -> None:
        """Say how it goes, if it takes its time."""
        if self._maker is maker and waited >= PATIENCE:
            line = self.words.making_progress.format(number=attempt.number, percent=attempt.percent)
            self._show_panel(Panel((self.words.making_fair, line), percent=attempt.percent))

    def _done(self, maker: FairMaker, attempt: Attempt) -> None:
        self._call_serially(lambda: self._lay(maker, attempt))

    def _lay(self, maker: FairMaker, attempt: Attempt) -> None:
        """The board is made: reveal its first cell."""
        if self._maker is not maker:
            return                              # given up meanwhile
        self._maker = None
        self._show_panel(None if attempt.fair else Panel((self.words.no_fair,)))
        self._offer_commands()
        self.board.lay(attempt.mined)
        self._changed(self.board.reveal(maker.first), Sound.REVEAL)

    def give_up_making(self) -> None:
        """No fair board after all; the person may reveal again."""
        if self._maker is not None:
            self._maker.cancel()
            self._maker = None
            self._show_panel(None)
            self._offer_commands()

    # -- the end -------------------------------------------------------------------------------

    def _tell_the_end(self) -> None:
        """Give the person a moment to look at the board, then tell the owner."""
        if self.board.outcome is not Outcome.PLAYING and not self._told:
            self._ending = TimerTask(lambda: self._call_serially(self._end))
            self._timer.schedule(self._ending, LOOK_AT_IT)

    def cancel_the_end(self) -> None:
        """Tell it later: the person looks elsewhere."""
        if self._ending is not None:
            self._ending.cancel()

    def _end(self) -> None:
        if self.is_shown() and self.board.outcome is not Outcome.PLAYING and not self._told:
            self._told = True
            self._owner.over()

    def offer_new_game(self, *lines: str) -> None:
        """Say how it went, and offer to begin anew."""
        self._show_panel(Panel(lines, button=self.words.new_game))

    def _answer_the_end(self) -> None:
        """Fire on a board that is over: first it is said, and then the offer can be taken."""
        if self._panel is not None:
            self._owner.new_game()
        elif self._told:
            self._owner.over()
        else:
            self._end()

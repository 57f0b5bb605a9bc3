"""Minesweeper: the MIDlet, its screens and its commands."""

from __future__ import annotations

from emulator.midp.lang import System
from emulator.midp.lcdui import Command, Display, Displayable
from emulator.midp.midlet import MIDlet
from emulator.midp.util import Random

from .board import SIZES, Board, Level
from .field_canvas import FieldCanvas
from .record import KeptGame
from .words import words


class Minesweeper(MIDlet):
    """One field, commands for a new game of each level, a flag, and the way out."""

    def __init__(self) -> None:
        super().__init__()
        self.words = words(System.get_property("microedition.locale") or "en")
        self.display = Display.get_display(self)
        self.random = Random()
        self.canvas = FieldCanvas(self._first_game(), self.words, on_change=lambda: None)
        self._exit = Command(self.words.exit, Command.EXIT, 1)
        self._flag = Command(self.words.flag, Command.SCREEN, 1)
        self._levels = {
            Command(label, f"{self.words.new_game}: {label}", Command.SCREEN, 2 + level): level
            for level, label in ((Level.BEGINNER, self.words.beginner), (Level.MIDDLE, self.words.middle),
                                 (Level.EXPERT, self.words.expert))
        }
        for command in (self._exit, self._flag, *self._levels):
            self.canvas.add_command(command)
        self.canvas.set_command_listener(self)

    def start_app(self) -> None:
        self.display.set_current(self.canvas)
        self.canvas.start_clock()

    def pause_app(self) -> None:
        self.canvas.stop_clock()

    def destroy_app(self, unconditional: bool) -> None:
        self.canvas.stop_clock()

    def command_action(self, c: Command, d: Displayable) -> None:
        if c is self._exit:
            self.destroy_app(True)
            self.notify_destroyed()
        elif c is self._flag:
            self.canvas.flag()
        else:
            self.canvas.play(self._game(self._levels[c]))

    def _first_game(self) -> KeptGame:
        """The board that the descriptor gives (`Minesweeper-Field`: rows of `.` and `*`), or a beginner's."""
        field = self.get_app_property("Minesweeper-Field")
        if field is None:
            return self._game(Level.BEGINNER)
        return KeptGame(Board.from_text(field), Level.OWN)

    def _game(self, level: Level) -> KeptGame:
        width, height, mines = SIZES[level]
        return KeptGame(Board(width, height, mines, self.random), level)

"""Lamplighter: the MIDlet, its commands and its page of help."""

from __future__ import annotations

from emulator.midp.lang import System, Thread
from emulator.midp.lcdui import Command, Display, Displayable, Form
from emulator.midp.midlet import MIDlet
from emulator.midp.util import Random

from .arcade_canvas import IN_PLAY, ArcadeCanvas, Choice
from .game import Phase
from .words import words


class Lamplighter(MIDlet):
    """The canvas, and the help behind it. In play there is one command, Pause; else Help and Exit."""

    def __init__(self) -> None:
        super().__init__()
        self.words = words(System.get_property("microedition.locale"))
        self.display = Display.get_display(self)
        self._pause = Command(self.words.pause, Command.BACK, 1)
        self._help = Command(self.words.help, Command.HELP, 1)
        self._exit = Command(self.words.exit, Command.EXIT, 1)
        self._back = Command(self.words.back, Command.BACK, 1)
        self.canvas = ArcadeCanvas(self.words, Random(), self)
        self.canvas.set_command_listener(self)
        self._thread: Thread | None = None

    def start_app(self) -> None:
        if self._thread is None:
            self.display.set_current(self.canvas)
            self._thread = Thread(self.canvas, "game")
            self._thread.start()

    def pause_app(self) -> None:
        self.canvas.pause()

    def destroy_app(self, unconditional: bool) -> None:
        self.canvas.close()

    def command_action(self, c: Command, d: Displayable) -> None:
        if c is self._pause:
            self.canvas.pause()
        elif c is self._help:
            self.chosen(Choice.HELP)
        elif c is self._back:
            self.display.set_current(self.canvas)
        elif c is self._exit:
            self.chosen(Choice.EXIT)

    # -- what the canvas asks ----------------------------------------------------------------------

    def chosen(self, choice: Choice) -> None:
        """From the menu, or by a command."""
        if choice is Choice.HELP:
            self._show_help()
        elif choice is Choice.EXIT:
            self.destroy_app(True)
            self.notify_destroyed()

    def entered(self, phase: Phase) -> None:
        """The commands of a phase."""
        in_play = phase in IN_PLAY
        for command in (self._pause, self._help, self._exit):
            if (command is self._pause) is in_play:
                self.canvas.add_command(command)
            else:
                self.canvas.remove_command(command)

    def buzz(self, ms: int) -> None:
        self.display.vibrate(ms)

    def _show_help(self) -> None:
        form = Form(self.words.help)
        form.append(self.words.help_text)
        form.add_command(self._back)
        form.set_command_listener(self)
        self.display.set_current(form)

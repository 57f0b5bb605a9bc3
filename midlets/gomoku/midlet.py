"""FIRMIDlet: the screens of Five in a Row and the switching between them."""

from __future__ import annotations

from emulator.midp.lang import IOException, System
from emulator.midp.lcdui import (
    Alert,
    AlertType,
    Command,
    Display,
    Displayable,
    Form,
    Image,
    ImageItem,
    Item,
    StringItem,
)
from emulator.midp.midlet import MIDlet

from .fir_canvas import FIRCanvas
from .forms import About, Options
from .logic import FIRLogic
from .memory import load_game, load_options, save_game, save_options
from .settings import Level
from .sounds import Sounds
from .words import words


class FIRMIDlet(MIDlet):
    """Main form, options, about, and the board."""

    def __init__(self) -> None:
        super().__init__()
        self.words = words(System.get_property("microedition.locale") or "en")
        self.display = Display.get_display(self)
        self.sounds = Sounds()
        self.settings, self._options_damaged = load_options()
        self._kept, self._game_damaged = load_game()
        self.canvas: FIRCanvas | None = None
        self._told_full = False
        self._make_commands()
        self.main = self._main_form()

    def _make_commands(self) -> None:
        self._exit = Command(self.words.exit, Command.EXIT, 1)
        self._continue = Command(self.words.continue_, Command.OK, 1)
        self._new_game = Command(self.words.new_game, Command.OK, 2)
        self._options = Command(self.words.options, Command.SCREEN, 3)
        self._about = Command(self.words.about, Command.HELP, 3)
        self._leave_board = Command(self.words.exit, Command.EXIT, 1)

    def _main_form(self) -> Form:
        form = Form(self.words.title)
        picture = splash(form.get_width())
        form.append(ImageItem(None, picture, Item.LAYOUT_CENTER | Item.LAYOUT_NEWLINE_AFTER, self.words.title))
        self._offer = StringItem(None, self._offer_text(), StringItem.PLAIN)
        self._offer.set_layout(Item.LAYOUT_CENTER)
        form.append(self._offer)
        for command in (self._exit, self._new_game, self._options, self._about):
            form.add_command(command)
        if self._kept is not None:
            form.add_command(self._continue)
        form.set_command_listener(self)
        return form

    def _offer_text(self) -> str:
        """A game to go on with, or what a new one will be."""
        if self._kept is not None:
            return self.words.continue_question
        words, size = self.words, self.settings.size
        level = {Level.BEGINNER: words.beginner, Level.MIDDLE: words.middle, Level.EXPERT: words.expert}
        return f"{size}×{size}, {level[self.settings.level]}"

    # -- life ---------------------------------------------------------------------------------

    def start_app(self) -> None:
        if self.display.get_current() is not None:
            return
        self.display.set_current(self.main)
        if self._options_damaged:
            self._say(self.words.options_damaged)
        elif self._game_damaged:
            self._say(self.words.kept_damaged)

    def pause_app(self) -> None:
        self._keep()

    def destroy_app(self, unconditional: bool) -> None:
        if self.canvas is not None:
            self.canvas.stop_thinking()
        self._keep()

    # -- commands -----------------------------------------------------------------------------------

    def command_action(self, c: Command, d: Displayable) -> None:
        if c is self._exit:
            self.destroy_app(True)
            self.notify_destroyed()
        elif c is self._new_game:
            self._play(FIRLogic(self.settings))
        elif c is self._continue and self._kept is not None:
            self._play(self._kept)
        elif c is self._options:
            self._show(Options(self.words, self.settings))
        elif c is self._about:
            self._show(About(self.words))
        elif isinstance(d, Options):
            self._leave_options(d, keep=c is d.ok)
        elif isinstance(d, About):
            self.display.set_current(self.main)
        else:
            self._on_board(c)

    def _on_board(self, c: Command) -> None:
        assert self.canvas is not None
        if c is self.canvas.undo_command:
            self.canvas.undo()
        elif c is self.canvas.replay_command:
            self._play(FIRLogic(self.settings))
        elif c is self._leave_board:
            self._leave()

    def _show(self, form: Form) -> None:
        form.set_command_listener(self)
        self.display.set_current(form)

    def _leave_options(self, form: Options, keep: bool) -> None:
        self.display.set_current(self.main)
        if keep:
            self.settings = form.settings()
            self._offer.set_text(self._offer_text())
            if not save_options(self.settings):
                self._say(self.words.not_kept)

    # -- the board -----------------------------------------------------------------------------------

    def _play(self, game: FIRLogic) -> None:
        if self.canvas is None:
            self.canvas = FIRCanvas(game, self.words, self.display, self.sounds, self._keep)
            self.canvas.add_command(self._leave_board)
            self.canvas.set_command_listener(self)
        else:
            self.canvas.stop_thinking()
            self.canvas.play(game)
        self._keep()
        self.display.set_current(self.canvas)

    def _leave(self) -> None:
        """Back to the main form; a game in play is offered there."""
        assert self.canvas is not None
        self.canvas.stop_thinking()
        self._keep()
        self._kept = None if self.canvas.game.is_over or not self.canvas.board.moves else self.canvas.game
        self._offer.set_text(self._offer_text())
        self.main.remove_command(self._continue)
        if self._kept is not None:
            self.main.add_command(self._continue)
        self.display.set_current(self.main)

    def _keep(self) -> None:
        """Keep the game in play; a full memory is told once."""
        if self.canvas is not None and not save_game(self.canvas.game) and not self._told_full:
            self._told_full = True
            self._say(self.words.not_kept)

    def _say(self, text: str) -> None:
        alert = Alert(self.words.title, text, None, AlertType.INFO)
        alert.set_timeout(Alert.FOREVER)
        self.display.set_current(alert)


def splash(width: int) -> Image:
    """The picture of the main form for a screen so wide; one that cannot be read is a single pixel."""
    try:
        return Image.create_image("/splash.png" if width >= 176 else "/splash_small.png")
    except IOException:
        return Image.create_image(1, 1)

"""The screens beside the field, and which of them leads where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from emulator.midp.lcdui import Alert, AlertType, Command, Displayable

from . import pictures
from .best_times import BestTimes
from .board import Face, Level
from .forms import OptionsForm, OwnBoardForm
from .menu import Entry, Menu
from .pages import help_page, level_name, times_page
from .pictures import picture
from .settings import Settings
from .tiles import Tiles
from .words import Words

ICON = 16       # pixels of the cells that stand for the levels


class Game(Protocol):
    """What the screens show and do (midlet.py)."""

    words: Words
    settings: Settings
    times: BestTimes

    @property
    def in_play(self) -> bool: ...

    def show(self, screen: Displayable) -> object: ...
    def back_to_field(self) -> object: ...
    def hint(self) -> object: ...
    def begin(self, level: Level) -> object: ...
    def new_game(self) -> object: ...
    def settings_changed(self) -> object: ...
    def leave(self) -> object: ...


class Screens:
    """Makes each screen anew when it is to be shown."""

    def __init__(self, game: Game) -> None:
        self._game, self._words = game, game.words
        self._tiles = Tiles(ICON)

    # -- menus ---------------------------------------------------------------------------------

    def main_menu(self, *, at_start: bool = False) -> Menu:
        """With a way back to the field; the first one of all has a way out instead."""
        words, game = self._words, self._game
        go_on = [Entry(words.continue_, picture(pictures.play), game.back_to_field)] if game.in_play else []
        hint = [Entry(words.hint, picture(pictures.bulb), game.hint)] if game.in_play and not at_start else []
        entries = [
            *go_on,
            *hint,
            Entry(words.new_game, picture(pictures.face), game.new_game),
            Entry(words.level, picture(pictures.steps), self._to(self.levels)),
            Entry(words.best_times, picture(pictures.cup), self._to(self.best_times)),
            Entry(words.options, picture(pictures.sliders), self._to(self.options)),
            Entry(words.help, picture(pictures.question), self._to(self.help)),
            Entry(words.exit, picture(pictures.cross), game.leave),
        ]
        if at_start:
            return Menu(words.title, entries, words.ok, Command(words.exit, Command.EXIT, 1), game.leave)
        return Menu(words.title, entries, words.ok, Command(words.back, Command.BACK, 1), game.back_to_field)

    def levels(self) -> Menu:
        """A level is chosen and begun; the one that is played now is under the cursor."""
        words = self._words
        entries = [self._level(level) for level in Level]
        menu = Menu(words.level, entries, words.ok, Command(words.back, Command.BACK, 1), self.to_menu)
        menu.set_selected_index(self._game.settings.level, True)
        return menu

    def to_menu(self) -> None:
        """Back to the main menu."""
        self._game.show(self.main_menu())

    # -- forms and pages -----------------------------------------------------------------------

    def own_board(self) -> OwnBoardForm:
        game = self._game
        return OwnBoardForm(game.show, self._words, game.settings,
                            lambda: self.unless_in_play(lambda: game.begin(Level.OWN)), self._to(self.levels))

    def options(self) -> OptionsForm:
        return OptionsForm(self._words, self._game.settings, self._game.settings_changed, self.to_menu)

    def help(self) -> Displayable:
        return help_page(self._words, self.to_menu)

    def best_times(self) -> Displayable:
        return times_page(self._words, self._game.times, self.to_menu)

    def best_times_then_field(self) -> Displayable:
        """As they are shown when a new one has come."""
        return times_page(self._words, self._game.times, self._game.back_to_field)

    def unless_in_play(self, then: Callable[[], object]) -> None:
        """Do `then`; if that gives up a game in play, only when the person agrees."""
        if not self._game.in_play:
            then()
            return
        words = self._words
        question = Alert(words.title, words.give_up, None, AlertType.WARNING)
        yes = Command(words.yes, Command.OK, 1)
        question.add_command(yes)
        question.add_command(Command(words.no, Command.BACK, 1))
        question.set_command_listener(lambda c, d: then() if c is yes else self._game.back_to_field())
        self._game.show(question)

    # -- parts ---------------------------------------------------------------------------------

    def _to(self, screen: Callable[[], Displayable]) -> Callable[[], object]:
        return lambda: self._game.show(screen())

    def _level(self, level: Level) -> Entry:
        width, height, mines = self._game.settings.size(level)
        size = self._words.size.format(width=width, height=height, mines=mines)
        name = level_name(self._words, level)
        if level is Level.OWN:
            return Entry(f"{name}\n{size}", self._tiles.image(Face.FLAG), self._to(self.own_board))
        return Entry(f"{name}\n{size}", self._tiles.image(Face.NUMBER, level + 1),
                     lambda: self.unless_in_play(lambda: self._game.begin(level)))

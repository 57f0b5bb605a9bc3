"""Minesweeper: the MIDlet, from its start to its end, and the way from screen to screen.

    board.py           the rules;  solver.py what can be known of a board, and a hint: constraints.py, chances.py,
                       layouts.py;  fair.py, fair_maker.py boards that need no guess
    field_canvas.py    the field: field_play.py what is done to it, finger.py what a finger means
    field_view.py      how it looks: geometry.py, tiles.py, header.py, panel.py
    screens.py         the screens beside it: menu.py, pictures.py, forms.py, pages.py
    kept.py            what is kept: memory.py, record.py, settings.py, best_times.py
    stopwatch.py, sounds.py, words.py
"""

from __future__ import annotations

from emulator.midp.lang import IllegalArgumentException, System
from emulator.midp.lcdui import Alert, AlertType, Display, Displayable
from emulator.midp.midlet import MIDlet
from emulator.midp.util import Random

from .best_times import BestTime
from .board import Board, Level, Outcome
from .field_canvas import FieldCanvas
from .forms import NameForm
from .kept import Kept
from .record import KeptGame
from .screens import Screens
from .sounds import Sound, Sounds
from .stopwatch import minutes
from .words import words


class Minesweeper(MIDlet):
    """Goes straight to the board; to the menu, which offers to continue, if a game was kept.

    A descriptor may give the first board: `Minesweeper-Field`, rows of `.` and `*`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.words = words(System.get_property("microedition.locale"))
        self.display = Display.get_display(self)
        self.random = Random()
        self.kept = Kept(self.words, self.random)
        self.settings, self.times = self.kept.settings, self.kept.times
        self.sounds = Sounds(on=self.settings.sound)
        self.canvas = FieldCanvas(self.display, self.words, self.random, self._first_game(), self)
        self.screens = Screens(self)
        self._unnamed: BestTime | None = None       # the person is to be asked for a name
        self._started = False
        self._warned = False                        # that games cannot be kept

    def start_app(self) -> None:
        if self._started:
            return                                  # resumed: the screen that was there is shown again
        self._started = True
        self.show(self.screens.main_menu(at_start=True) if self.in_play else self.canvas)
        if self.kept.notices:
            self._note("\n".join(self.kept.notices))

    def pause_app(self) -> None:
        self._rest()

    def destroy_app(self, unconditional: bool) -> None:
        self._rest()

    def leave(self) -> None:
        """The person wants to end; the game is kept."""
        self._rest()
        self.notify_destroyed()

    # -- games ---------------------------------------------------------------------------------

    @property
    def in_play(self) -> bool:
        """Is there a game to go on with?"""
        board = self.canvas.board
        return board.outcome is Outcome.PLAYING and bool(board.revealed or board.flagged)

    def begin(self, level: Level) -> None:
        """Begin a game of a level, which is the person's choice from now on."""
        self.settings.level = level
        self.kept.keep_settings()
        self.kept.forget_game()
        self._unnamed = None
        self.canvas.play(self._game(level))
        self.show(self.canvas)

    def _first_game(self) -> KeptGame:
        """The descriptor's, the one that was kept, or a new one."""
        field = self.get_app_property("Minesweeper-Field")
        if field is not None:
            return KeptGame(Board.from_text(field), Level.OWN)
        return self.kept.game or self._game(self.settings.level)

    def _game(self, level: Level) -> KeptGame:
        return KeptGame(Board(*self.settings.size(level), self.random), level)

    def _rest(self) -> None:
        """The clock stands, and what was played is kept."""
        self.canvas.give_up_making()
        self.canvas.watch.stop()
        if self.in_play:
            self.kept.keep_game(self.canvas.game)

    # -- what the field asks and tells (field_play.Owner) --------------------------------------

    def wants_fair_boards(self) -> bool:
        return self.settings.fair

    def play_sound(self, sound: Sound) -> None:
        self.sounds.play(sound)
        if sound is Sound.EXPLOSION:
            self.display.vibrate(150)

    def open_menu(self) -> None:
        self.show(self.screens.main_menu())

    def new_game(self) -> None:
        """Another game of this level; a game in play is not given up without a question."""
        self.screens.unless_in_play(lambda: self.begin(self.settings.level))

    def changed(self) -> None:
        """Keep the game after each move. A time counts, and is kept, at the very end of its game."""
        game = self.canvas.game
        if game.board.outcome is Outcome.PLAYING:
            self._keep(game)
            return
        if game.board.outcome is Outcome.WON and not game.hints:
            self._unnamed = self.times.add(game.level, game.elapsed, self.settings.name)
            if self._unnamed is not None:
                self.kept.keep_times()
        self.kept.forget_game()

    def over(self) -> None:
        """The person has seen the end: ask for a name, or offer a new game."""
        game, time = self.canvas.game, self._unnamed
        if time is not None:
            praise = self.words.new_best.format(time=minutes(time.elapsed))
            self.show(NameForm(self.words, praise, time.name, self._named))
            return
        lines = [self.words.time.format(time=minutes(game.elapsed))]
        if game.board.outcome is Outcome.WON and game.hints:
            lines.append(self.words.helped)
        self.canvas.offer_new_game(*lines)

    def _named(self, name: str | None) -> None:
        """The best time has a name, or none was given; show it among the others."""
        if name is not None and self._unnamed is not None:
            self._unnamed.name = self.settings.name = name
            self.kept.keep_times()
            self.kept.keep_settings()
        self._unnamed = None
        self.show(self.screens.best_times_then_field())

    def _keep(self, game: KeptGame) -> None:
        if not self.kept.keep_game(game) and not self._warned:
            self._warned = True
            self._note(self.words.not_kept)

    # -- what the screens ask (screens.Game) ---------------------------------------------------

    def show(self, screen: Displayable) -> None:
        try:
            self.display.set_current(screen)
        except IllegalArgumentException:                  # two keys at once have asked for two alerts
            self.display.set_current(screen, self.canvas)

    def back_to_field(self) -> None:
        self.show(self.canvas)
        if self.canvas.board.outcome is not Outcome.PLAYING:
            self.over()

    def hint(self) -> None:
        self.show(self.canvas)
        self.canvas.hint()

    def settings_changed(self) -> None:
        self.sounds.on = self.settings.sound
        self.kept.keep_settings()

    def _note(self, text: str) -> None:
        """A message over what is shown, until the person has read it."""
        alert = Alert(self.words.title, text, None, AlertType.INFO)
        alert.set_timeout(Alert.FOREVER)
        self.show(alert)

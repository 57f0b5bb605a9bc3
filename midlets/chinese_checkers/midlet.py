"""ChineseCheckers: the screens of the game and the switching between them."""

from __future__ import annotations

from emulator.midp.lang import System
from emulator.midp.lcdui import Alert, AlertType, Command, Display, Displayable, List
from emulator.midp.midlet import MIDlet

from .forms import HelpForm, JoinForm, Lobby, Menu, Question, SettingsForm
from .match import Match
from .memory import load_game, load_joined, load_settings, save_game, save_settings
from .sounds import Sounds
from .star_canvas import StarCanvas
from .table import Table
from .words import words


class ChineseCheckers(MIDlet):
    """Two to six on the star: people at this phone, the phone itself, and other phones."""

    def __init__(self) -> None:
        super().__init__()
        self.words = words(System.get_property("microedition.locale"))
        self.display = Display.get_display(self)
        self.sounds = Sounds()
        self.settings, self._settings_damaged = load_settings()
        self.kept, self._game_damaged = load_game()
        self.match: Match | None = None
        self.canvas: StarCanvas | None = None
        self.table = Table(self)
        self._back = Command(self.words["back"], Command.BACK, 1)
        self._hint = Command(self.words["hint"], Command.SCREEN, 1)
        self._undo = Command(self.words["undo"], Command.SCREEN, 2)
        self._again = Command(self.words["new_game"], Command.SCREEN, 3)

    # -- life ---------------------------------------------------------------------------------

    def start_app(self) -> None:
        now = System.current_time_millis()
        if self.match is not None:
            self.match.resume(now)
        if self.display.get_current() is not None:
            return
        self.ask()
        damaged = [*(["settings_damaged"] if self._settings_damaged else []),
                   *(["game_damaged"] if self._game_damaged else [])]
        if damaged:
            self.say("\n".join(self.words[key] for key in damaged))

    def pause_app(self) -> None:
        now = System.current_time_millis()
        if self.match is not None:
            self.match.pause(now)
        self.keep()

    def destroy_app(self, unconditional: bool) -> None:
        self.keep()
        if self.canvas is not None:
            self.canvas.stop()
        if self.match is not None:
            self.match.close(System.current_time_millis())

    # -- commands -----------------------------------------------------------------------------

    def command_action(self, c: Command, d: Displayable) -> None:
        if isinstance(d, Menu):
            self._on_menu(d.chosen() if c is List.SELECT_COMMAND else "exit")
        elif d is self.canvas:
            self._on_board(c)
        elif isinstance(d, Question | Lobby | JoinForm):
            self.table.command_action(c, d)
        elif isinstance(d, SettingsForm) and c is d.ok:
            self.settings = d.settings()
            save_settings(self.settings)
            self.ask()
        else:
            self.ask()

    def _on_menu(self, chosen: str) -> None:
        if chosen == "exit":
            self.destroy_app(True)
            self.notify_destroyed()
        elif chosen == "continue" and self.kept is not None:
            self._go_on()
        elif chosen == "new_game":
            self.play(Match(self.settings))
        elif chosen == "settings":
            self.show(SettingsForm(self.words, self.settings))
        elif chosen == "host":
            self.table.host(self.settings)
        elif chosen == "join":
            joined = load_joined()
            self.show(JoinForm(self.words, joined.address, joined.name))
        else:
            self.show(HelpForm(self.words))

    def _go_on(self) -> None:
        """The kept game: at this phone, or as host again."""
        assert self.kept is not None
        if self.kept.hosted:
            self.table.host(self.kept.settings, self.kept.game)
        else:
            self.play(Match(self.kept.settings, self.kept.game))

    def _on_board(self, c: Command) -> None:
        assert self.canvas is not None and self.match is not None
        if c is self._back:
            self.leave()
        elif c is self._hint:
            self.canvas.hint()
        elif c is self._undo:
            self.canvas.undo()
        elif c is self._again:
            self.match.new_game(System.current_time_millis())
            self.canvas.begin()

    # -- screens ------------------------------------------------------------------------------

    def play(self, match: Match) -> None:
        """Show a match on the board."""
        self.match = match
        self.canvas = StarCanvas(match, self.words, self.display, self.sounds, self.keep)
        self.canvas.add_command(self._back)
        self.canvas.add_command(self._hint)
        if match.can_undo:
            self.canvas.add_command(self._undo)
            self.canvas.add_command(self._again)
        self.show(self.canvas)
        self.canvas.begin()

    def leave(self) -> None:
        """Back to the menu; a game that is not over can be gone on with."""
        self.keep()
        if self.canvas is not None:
            self.canvas.stop()
        if self.match is not None:
            self.match.close(System.current_time_millis())
        self.match = self.canvas = None
        self.kept, _ = load_game()
        self.ask()

    def ask(self) -> None:
        """The menu."""
        self.show(Menu(self.words, kept=self.kept is not None))

    def show(self, screen: Displayable) -> None:
        """Another screen; its commands come here."""
        screen.set_command_listener(self)
        self.display.set_current(screen)

    def say(self, text: str) -> None:
        """Something to read before going on."""
        alert = Alert(self.words["title"], text, None, AlertType.INFO)
        alert.set_timeout(Alert.FOREVER)
        self.display.set_current(alert)

    def keep(self) -> None:
        """Keep the game in play, unless it is another phone's."""
        if self.match is not None and self.canvas is not None and self.match.keeps:
            save_game(self.match.settings, self.match.game, hosted=self.match.over_radio)

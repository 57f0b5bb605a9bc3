"""C4MIDlet: asks for the way to play, and switches between the screens."""

from __future__ import annotations

from emulator.midp.lang import IllegalArgumentException, IOException, SecurityException, System, Thread
from emulator.midp.lcdui import Alert, AlertType, Command, Display, Displayable, List
from emulator.midp.midlet import MIDlet

from .c4_canvas import C4Canvas
from .forms import AgainstForm, HelpForm, HowToPlay, JoinForm
from .match import AgainstPhone, Match
from .memory import load_address, load_match, save_address, save_match
from .sounds import Sounds
from .two_phones import TwoPhones
from .words import words


class C4MIDlet(MIDlet):
    """Connect 4: on one phone, against the phone, or with another phone."""

    def __init__(self) -> None:
        super().__init__()
        self.words = words(System.get_property("microedition.locale") or "en")
        self.display = Display.get_display(self)
        self.sounds = Sounds()
        self.match: Match | None = None
        self.canvas: C4Canvas | None = None
        self._kept, _ = load_match(self.words)
        self._exit = Command(self.words.back, Command.BACK, 1)
        self._new_game = Command(self.words.new_game, Command.SCREEN, 2)
        self._undo = Command(self.words.undo, Command.SCREEN, 1)

    # -- life ---------------------------------------------------------------------------------

    def start_app(self) -> None:
        if self.match is not None:
            self.match.resume(System.current_time_millis())
        if self.display.get_current() is None:
            self._ask()

    def pause_app(self) -> None:
        if self.match is not None:
            self.match.pause(System.current_time_millis())
        self._keep()

    def destroy_app(self, unconditional: bool) -> None:
        self._keep()
        if self.match is not None:
            self.match.pause(System.current_time_millis())
            self.match.close()

    # -- commands -----------------------------------------------------------------------------

    def command_action(self, c: Command, d: Displayable) -> None:
        if isinstance(d, HowToPlay):
            self._on_way(c, d)
        elif d is self.canvas:
            self._on_board(c)
        elif isinstance(d, AgainstForm) and c is d.ok:
            self.play(AgainstPhone(self.words, d.level(), d.person()))
        elif isinstance(d, JoinForm) and c is d.ok:
            save_address(d.address())
            self._call(d.address(), d.old_program())
        else:
            self._ask()

    def _on_way(self, c: Command, d: HowToPlay) -> None:
        if c is not List.SELECT_COMMAND:
            self.destroy_app(True)
            self.notify_destroyed()
            return
        way = d.way()
        if way == HowToPlay.CONTINUE and self._kept is not None:
            self.play(self._kept)
        elif way == HowToPlay.ONE_PHONE:
            self.play(Match(self.words))
        elif way == HowToPlay.AGAINST_PHONE:
            self._show(AgainstForm(self.words))
        elif way == HowToPlay.WAIT:
            self._call(None, False)
        elif way == HowToPlay.JOIN:
            self._show(JoinForm(self.words, load_address()))
        else:
            self._show(HelpForm(self.words))

    def _on_board(self, c: Command) -> None:
        assert self.match is not None
        if c is self._exit:
            self._leave()
        elif c is self._undo:
            self.match.undo()
        elif c is self._new_game:
            self.match.new_game(System.current_time_millis())

    # -- screens ------------------------------------------------------------------------------

    def play(self, match: Match) -> None:
        """Show a match on the board."""
        self.match = match
        self.canvas = C4Canvas(match, self.sounds, self._keep)
        self.canvas.add_command(self._exit)
        if match.can_undo:
            self.canvas.add_command(self._undo)
            self.canvas.add_command(self._new_game)
        self._show(self.canvas)

    def _call(self, address: str | None, old_program: bool) -> None:
        """Open the radio, on a thread: the phone may have to ask the person first."""
        def open_radio() -> None:
            try:
                self.play(TwoPhones(self.words, address, old_peer=old_program))
            except IllegalArgumentException:
                self._say(self.words.wrong_address.format(address=address))
            except (IOException, SecurityException) as reason:
                self._say(self.words.no_network.format(reason=reason))
        if address == "":
            self._say(self.words.wrong_address.format(address="—"))
        else:
            Thread(open_radio).start()

    def _leave(self) -> None:
        """Back to the ways to play; a game at this phone can be gone on with."""
        assert self.match is not None
        self._keep()
        self.match.pause(System.current_time_millis())
        self.match.close()
        goes_on = self.match.can_undo and not self.match.state.is_over() and self.match.state.count()
        self._kept = self.match if goes_on else None
        self.match = self.canvas = None
        self._ask()

    def _ask(self) -> None:
        self._show(HowToPlay(self.words, kept=self._kept is not None))

    def _show(self, screen: Displayable) -> None:
        screen.set_command_listener(self)
        self.display.set_current(screen)

    def _keep(self) -> None:
        save_match(self.match)

    def _say(self, text: str) -> None:
        alert = Alert(self.words.title, text, None, AlertType.ERROR)
        alert.set_timeout(Alert.FOREVER)
        self.display.set_current(alert)

"""Stage: how a match goes on before the person's eyes; frames run only while something moves.

All happens on the event thread: keys, frames, the phone's answers and the radio's news come there one by one.
star_canvas.py adds the person's hands and the picture.
"""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lang import System, Thread
from emulator.midp.lcdui import Canvas, Display

from .flights import Flights
from .forms import Words
from .game import IllegalMove, Turn
from .match import Match
from .places import NOWHERE
from .rules import Move
from .selection import Selection
from .sounds import Sounds
from .status import notices
from .thinker import Thinker
from .wire import Event, Moved, Started

FRAME = 40                      # ms from one frame to the next
TURNING = 400                   # ms the star takes to turn to another player
HINT_LEVEL = 3
MOST_NOTICES = 3                # news of this game that stand over the board until a key is pressed


class Stage(Canvas):
    """One match under way. `on_change` is called after each move and undo, so that the game can be kept.

    viewer     the player who sees the board upright
    selection  what the person has chosen; None while it is not a person's turn
    notices    what the last moves brought about
    ranking    True while it is shown who came in when
    """

    def __init__(self, match: Match, words: Words, display: Display, sounds: Sounds,
                 on_change: Callable[[], object]) -> None:
        super().__init__()
        self.match, self._words, self._shows, self._sounds = match, words, display, sounds
        self._on_change = on_change
        self.thinker = Thinker(display)
        self._speed = match.settings.speed
        self.viewer = match.viewer(None)
        self.selection: Selection | None = None
        self.flights = Flights(match.game, self._speed)
        self.notices: list[str] = []
        self._turning: tuple[int, int] | None = None      # sixths to go at the beginning, and when that was
        self._now = self._taken_since = 0
        self._running: object | None = None               # the pace thread that may go on
        self._seen = self.ranking = False

    # -- what happens ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Show the match as it is, and let whoever is to move begin."""
        self.thinker.stop()
        self.flights.reset(self.match.game)
        self.selection, self.notices, self.ranking = None, [], False
        self._settle(System.current_time_millis())
        self._wake()
        self.repaint()

    def add_turn(self, turn: Turn, now: int) -> None:
        """A move was made, here or elsewhere: let it be seen."""
        self.selection = None
        game = self.match.game
        if game is not None:
            self.notices = (self.notices + notices(turn, game, self._words))[-MOST_NOTICES:]
        self.flights.add(turn, now)
        self._on_change()
        self._frame(now)
        self._wake()

    def on_event(self, event: Event, now: int) -> None:
        """The radio brought something."""
        if isinstance(event, Moved):
            self.add_turn(event.turn, now)
        elif isinstance(event, Started):
            self.begin()
        elif not self.flights.busy:
            self._settle(now)
        self.repaint()

    def undo(self) -> None:
        """Take back the person's last move."""
        self.thinker.stop()
        if self.match.can_undo and self.match.undo():
            self._on_change()
        else:
            self._sounds.play("illegal")
        self.begin()

    def hint(self) -> None:
        """Have the phone take up the piece that it would move, and point at where."""
        game = self.match.game
        if game is not None and self._may_move() and not self.thinker.thinking:
            self.thinker.think(game, HINT_LEVEL, self.match.seed, self._show_hint)
            self.repaint()

    def stop(self) -> None:
        """The canvas is not needed any more."""
        self.thinker.stop()
        self._running = None

    def _show_hint(self, move: Move) -> None:
        now = System.current_time_millis()
        if self.selection is not None:
            self.selection.choose(move)
            self._taken_since = now
            self._wake()
        self.repaint()

    def _settle(self, now: int) -> None:
        """All pieces lie: turn the star to who is to move, and let him."""
        game = self.match.game
        if game is None:
            return
        self._turn_to(self.match.viewer(self.viewer), now)
        if game.over:
            self.selection = None
            if not self.ranking:
                self.ranking = True
                self._sounds.play("win")
            return
        level = self.match.level_of(game.turn)
        if level is not None and not self.match.waits:
            self.selection = None
            if not self.thinker.thinking:
                self.thinker.think(game, level, self.match.seed, self._play)
        elif self.match.is_mine(game.turn) and not self.match.waits:
            self._offer_pieces()
        else:
            self.thinker.stop()
            self.selection = None

    def _offer_pieces(self) -> None:
        game = self.match.game
        if self.selection is None and game is not None:
            self.thinker.stop()
            own = [turn.move.end for turn in game.history if turn.player == game.turn]
            self.selection = Selection(game, self.viewer, own[-1] if own else NOWHERE)

    def _turn_to(self, viewer: int, now: int) -> None:
        if viewer != self.viewer:
            sixths = (viewer - self.viewer) % 6
            self._turning = (sixths - 6 if sixths > 3 else sixths, now) if self._speed else None
            self.viewer = viewer
            self._wake()

    def _play(self, move: Move) -> None:
        """A move of this phone's person, or its own."""
        now = System.current_time_millis()
        try:
            turn = self.match.play(move, now)
        except IllegalMove:                 # another has moved meanwhile: the radio's word holds
            self.begin()
            return
        self.add_turn(turn, now)

    # -- frames ---------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Something is to be seen in motion."""
        shakes = self.selection is not None and self.selection.taken != NOWHERE and self._speed > 0 and self._seen
        return self.flights.busy or self._turning is not None or shakes

    def _wake(self) -> None:
        """Let frames run if something moves."""
        if self._running is None and self.moving:
            self._running = running = object()
            Thread(lambda: self._pace(running)).start()

    def _pace(self, running: object) -> None:
        while self._running is running:
            Thread.sleep(FRAME)
            self._shows.call_serially(lambda: self._tick(running))

    def _tick(self, running: object) -> None:
        if self._running is running:
            self._frame(System.current_time_millis())
            if not self.moving and self._running is running:
                self._running = None

    def _frame(self, now: int) -> None:
        """One frame: what came down, what begins next."""
        self._now = now
        if self._turning is not None and now - self._turning[1] >= TURNING:
            self._turning = None
        sounds, done = self.flights.advance(now)
        for sound in sounds[-1:]:
            self._sounds.play(sound)
        if done and not self.flights.busy:
            self._settle(now)
        self.repaint()

    def show_notify(self) -> None:
        self._seen = True
        self._wake()

    def hide_notify(self) -> None:
        self._seen = False

    def _may_move(self) -> bool:
        return self.selection is not None and not self.flights.busy and self._turning is None

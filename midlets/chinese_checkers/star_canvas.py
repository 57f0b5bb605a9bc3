"""StarCanvas: a match on the screen, by keys and by finger; frames run only while something moves.

All happens on the event thread: keys, frames, the phone's answers and the radio's news come there one by one.
"""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lang import System, Thread
from emulator.midp.lcdui import Canvas, Display, Font, Graphics

from .flights import Flights
from .forms import Words
from .game import IllegalMove, Turn
from .layout import Layout
from .match import Match
from .panel import Panel
from .picture import Picture
from .places import NOWHERE
from .rules import Move
from .scene import Moment, Scene
from .selection import Selection
from .sounds import Sounds
from .status import Status, notices, status
from .thinker import Thinker
from .wire import Event, Moved, Started

FRAME = 40                      # ms from one frame to the next
TURNING = 400                   # ms the star takes to turn to another player
HINT_LEVEL = 3
KEY_CLEAR = -8                  # the code of the clear key on most handsets; MIDP has no name for it
ARROWS = {Canvas.LEFT: (-1.0, 0.0), Canvas.RIGHT: (1.0, 0.0), Canvas.UP: (0.0, -1.0), Canvas.DOWN: (0.0, 1.0)}
SLANTED = {Canvas.KEY_NUM1: (-0.5, -0.87), Canvas.KEY_NUM3: (0.5, -0.87),
           Canvas.KEY_NUM7: (-0.5, 0.87), Canvas.KEY_NUM9: (0.5, 0.87)}


class StarCanvas(Canvas):
    """One match. `on_change` is called after each move and undo, so that the game can be kept."""

    def __init__(self, match: Match, words: Words, display: Display, sounds: Sounds,
                 on_change: Callable[[], object]) -> None:
        super().__init__()
        self.match, self._words, self._shows, self._sounds = match, words, display, sounds
        self._on_change = on_change
        self._font = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_SMALL)
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
        self._measure(self.get_width(), self.get_height())

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
        self.notices = notices(turn, game, self._words) if game is not None else []
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

    # -- keys and finger ------------------------------------------------------------------------

    def _may_move(self) -> bool:
        return self.selection is not None and not self.flights.busy and self._turning is None

    def key_pressed(self, key_code: int) -> None:
        now, action = System.current_time_millis(), self.get_game_action(key_code)
        self._clear_notices()
        if self.ranking:
            self._on_ranking(action, key_code)
        elif not self._may_move() or self.selection is None:
            return
        elif key_code in (KEY_CLEAR, Canvas.KEY_NUM0):
            self._let_go()
        elif key_code in SLANTED or action in ARROWS:
            self.selection.step(*(SLANTED.get(key_code) or ARROWS[action]))
        elif action == Canvas.FIRE:
            self._fire(now)
        self.repaint()

    def key_repeated(self, key_code: int) -> None:
        if self.get_game_action(key_code) in ARROWS or key_code in SLANTED:
            self.key_pressed(key_code)

    def pointer_pressed(self, x: int, y: int) -> None:
        """A tap takes a piece up, a second one says where it goes; anywhere else lets go."""
        now, chosen = System.current_time_millis(), self.selection
        self._clear_notices()
        place = self.layout.place_at(x, y, self.viewer)
        if self.ranking:
            self._on_ranking(Canvas.FIRE, 0)
        elif chosen is None or not self._may_move():
            return
        elif place in chosen.ends:
            chosen.cursor = place
            self._fire(now)
        elif place == chosen.taken or not self._take(place, now):
            self._let_go()
        self.repaint()

    def _fire(self, now: int) -> None:
        assert self.selection is not None
        move = self.selection.move()
        if move is not None:
            self.thinker.stop()
            self._play(move)
        elif not self._take(self.selection.cursor, now):
            self._sounds.play("illegal")

    def _take(self, place: int, now: int) -> bool:
        taken = self.selection is not None and self.selection.take(place)
        if taken:
            self.thinker.stop()
            self._now = self._taken_since = now
            self._wake()
        return taken

    def _let_go(self) -> None:
        if self.selection is not None:
            self.selection.let_go()

    def _on_ranking(self, action: int, key_code: int) -> None:
        """Fire plays again; clear looks at the board under the ranking."""
        if action == Canvas.FIRE and not self.match.over_radio:
            self.match.new_game(System.current_time_millis())
            self.begin()
        elif key_code == KEY_CLEAR:
            self.ranking = not self.ranking
            self.repaint()

    def _clear_notices(self) -> None:
        if self.notices and not self.flights.busy:
            self.notices = []
            self.repaint()

    # -- painting -------------------------------------------------------------------------------

    def size_changed(self, w: int, h: int) -> None:
        self._measure(w, h)

    def _measure(self, width: int, height: int) -> None:
        self.layout = Layout(width, height, self._font.get_height())
        picture = Picture(self.layout, self.match.settings.look)
        self._scene = Scene(picture, tuple(self.match.seats))
        self.panel = Panel(picture, self._font, self._words)

    def status(self) -> Status:
        """Whose turn it is, in words."""
        return status(self.match, self._words, self.thinker.thinking)

    def news(self) -> list[str]:
        """What stands over the board: what keeps the game waiting, and what the last moves brought."""
        amiss = self.match.news()
        if amiss is None:
            return self.notices
        key, player = amiss
        return [self._words[key].format("" if player is None else self._words[f"colour_{player}"]), *self.notices]

    def _moment(self) -> Moment:
        game, flight = self.match.game, self.flights.flight
        mover = flight.turn.player if flight else None if game is None or game.over else game.turn
        turned = 0.0
        if self._turning is not None:
            sixths, since = self._turning
            part = min(1.0, max(0, self._now - since) / TURNING)
            turned = sixths * (1 - part * part * (3 - 2 * part))
        return Moment(self._now, self.viewer, turned, mover, self._taken_since, self._speed > 0)

    def paint(self, g: Graphics) -> None:
        moment, game = self._moment(), self.match.game
        self._scene.draw(g, moment, self.flights, self.selection if not self.flights.busy else None)
        if moment.turn is not None:
            self.panel.draw_turn(g, moment.turn, self.status())
        elif game is not None and game.over:
            self.panel.draw_turn(g, game.places[0], self.status() if not self.ranking else Status("", ""))
        if self.ranking and game is not None and game.over:
            self.panel.draw_ranking(g, game.places)
        else:
            self.panel.draw_news(g, self.news())

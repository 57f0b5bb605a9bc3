"""StarCanvas: a match on the screen, by keys and by finger."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lang import System
from emulator.midp.lcdui import Canvas, Display, Font, Graphics

from .forms import Words
from .layout import Layout
from .match import Match
from .panel import Panel
from .picture import Picture
from .scene import Moment, Scene
from .sounds import Sounds
from .stage import TURNING, Stage
from .status import Status, status

KEY_CLEAR = -8                  # the code of the clear key on most handsets; MIDP has no name for it
ARROWS = {Canvas.LEFT: (-1.0, 0.0), Canvas.RIGHT: (1.0, 0.0), Canvas.UP: (0.0, -1.0), Canvas.DOWN: (0.0, 1.0)}
SLANTED = {Canvas.KEY_NUM1: (-0.5, -0.87), Canvas.KEY_NUM3: (0.5, -0.87),
           Canvas.KEY_NUM7: (-0.5, 0.87), Canvas.KEY_NUM9: (0.5, 0.87)}


class StarCanvas(Stage):
    """The board in the person's hands."""

    def __init__(self, match: Match, words: Words, display: Display, sounds: Sounds,
                 on_change: Callable[[], object]) -> None:
        super().__init__(match, words, display, sounds, on_change)
        self._font = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_SMALL)
        self._measure(self.get_width(), self.get_height())

    # -- keys and finger ------------------------------------------------------------------------

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
        if action == Canvas.FIRE:
            self.match.new_game(System.current_time_millis())
            if not self.match.over_radio:               # over the radio the host says when it begins
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
        flight = self.flights.flight
        if flight is not None:
            colour = self._words[f"colour_{flight.turn.player}"]
            return Status(colour, colour)
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

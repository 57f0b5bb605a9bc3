"""The game on the screen: thirty frames a second on a thread of its own, keys, finger and pauses."""

from __future__ import annotations

from enum import IntEnum
from typing import Protocol

from emulator.midp.lang import Monitor, System, Thread
from emulator.midp.lcdui import Canvas
from emulator.midp.lcdui.game import GameCanvas
from emulator.midp.util import Random

from . import scores
from .game import Game, Phase
from .hud import Hud
from .lighter import Buttons
from .sounds import Sounds
from .stage import Stage
from .street import STEPS
from .words import Words
from .world import Event, What

LATE = 200                        # ms behind the clock from which the game rather waits than hurries
NOTICE = 2 * STEPS
BUZZ = 120                        # ms
MENUS = (Phase.TITLE, Phase.PAUSED)
IN_PLAY = (Phase.READY, Phase.PLAYING, Phase.LOST, Phase.CLEARED)


class Choice(IntEnum):
    """The lines of the menu."""

    PLAY = 0
    HELP = 1
    EXIT = 2


class Owner(Protocol):
    """What the canvas asks of its MIDlet."""

    def entered(self, phase: Phase) -> None:
        """The game is in another phase."""

    def chosen(self, choice: Choice) -> None:
        """HELP or EXIT was chosen from the menu."""

    def buzz(self, ms: int) -> None:
        """Shake the phone."""


class ArcadeCanvas(GameCanvas):
    """Runs one Game after another."""

    def __init__(self, words: Words, random: Random, owner: Owner) -> None:
        super().__init__(True)
        self.set_full_screen_mode(True)
        self._words, self._owner = words, owner
        self._monitor = Monitor()
        self._seen, self._running, self._must_pause = False, True, False
        self._before = 0                                    # the keys that were down in the last frame
        self._finger: tuple[int, int] | None = None         # where it is
        self._tap: tuple[int, int] | None = None            # where it came down since the last frame
        self.scores, self.is_new_best = scores.load(), False
        self._sounds = Sounds()
        self._stage = Stage(self.get_width(), self.get_height())
        self._hud = Hud(words, self.get_width(), self.get_height(), self._stage.tile)
        self.game = Game(random, self._stage.meet)
        self._phase: Phase | None = None                    # the one that was entered last
        self.frames = 0

    def close(self) -> None:
        """The end of the thread; a game that is given up counts as far as it went."""
        if self.game.phase in (*IN_PLAY, Phase.PAUSED):
            self._keep_score()
        self._running = False
        self._wake()

    def pause(self) -> None:
        """Stand still, from the next frame on, until the person goes on. Called by any thread: the game itself
        is moved by its own alone, which may be giving way in the middle of a step."""
        self._must_pause = True

    # -- the thread ------------------------------------------------------------------------------

    def run(self) -> None:
        """Frame after frame while the canvas can be seen; time that it cannot be seen does not count."""
        while self._wait_until_seen():
            began, frame = System.current_time_millis(), 0
            while self._seen and self._running:
                self._frame()
                frame += 1
                ahead = began + frame * 1000 // STEPS - System.current_time_millis()
                if ahead < -LATE:
                    began -= ahead
                Thread.sleep(max(ahead, 1))

    def _wait_until_seen(self) -> bool:
        """False when it is time to end."""
        with self._monitor:
            while self._running and not self._seen:
                self._monitor.wait()
        return self._running

    def _wake(self) -> None:
        with self._monitor:
            self._monitor.notify_all()

    def _frame(self) -> None:
        states = self.get_key_states()
        if not self._seen:                     # hidden while this thread gave way
            return
        if self._must_pause:
            self._must_pause = False
            self.game.pause()
        in_menu = self.game.phase in MENUS
        buttons = self._pick(states & ~self._before) if in_menu else self._buttons(states)
        self._before = states
        events = self.game.step(buttons)
        if self.game.phase is not self._phase:
            self._phase = self.game.phase
            self._enter_phase(self._phase)
        for event in events:
            self._tell(event)
        self._show(events)
        self.frames += 1

    def _show(self, events: list[Event]) -> None:
        game = self.game
        self._stage.follow(game.world, events, game.phase in (Phase.LOST, Phase.OVER))
        if game.phase is Phase.TITLE:
            self._stage.wander(game.age)
        g = self.get_graphics()
        self._stage.paint(g)
        self._hud.paint(g, game, self.scores, self.is_new_best)
        self.flush_graphics()

    def _enter_phase(self, phase: Phase) -> None:
        if phase is Phase.OVER:
            self._keep_score()
        self._hud.menu = Choice.PLAY
        self._owner.entered(phase)

    def _tell(self, event: Event) -> None:
        """Let what happened be heard, felt, read."""
        self._sounds.play(event.what)
        if event.what is What.LOST:
            self._owner.buzz(BUZZ)
        elif event.what is What.LOCKED:
            world = self.game.world
            dark = len(world.street.lamps) - world.lamps_lit
            self._hud.say(self._words.locked.format(count=dark), NOTICE)

    def _keep_score(self) -> None:
        new = scores.Score(self.game.score, self.game.level)
        self.is_new_best = new.points > max((score.points for score in self.scores), default=0)
        self.scores = scores.with_new(self.scores, new)
        scores.save(self.scores)

    # -- keys and finger ---------------------------------------------------------------------------

    def _buttons(self, states: int) -> Buttons:
        """What is held, by keys or by the finger. 1 and 3 jump to the side."""
        jump_left, jump_right = states & self.GAME_A_PRESSED, states & self.GAME_B_PRESSED
        touched = self._touched()
        return Buttons(
            left=bool(states & self.LEFT_PRESSED or jump_left) or touched.left,
            right=bool(states & self.RIGHT_PRESSED or jump_right) or touched.right,
            jump=bool(states & self.UP_PRESSED or jump_left or jump_right) or touched.jump,
            spark=bool(states & self.FIRE_PRESSED) or touched.spark)

    def _pick(self, pressed: int) -> Buttons:
        """In the menu: up, down, and fire on the chosen line, or a tap on any. Its first line is the game's."""
        tapped = None if self._tap is None else self._hud.choice_at(self._tap[1])
        self._tap = None
        if tapped is not None:
            self._hud.menu = tapped
        elif pressed & (self.UP_PRESSED | self.DOWN_PRESSED):
            self._hud.menu = (self._hud.menu + (1 if pressed & self.DOWN_PRESSED else -1)) % len(Choice)
        is_fired = tapped is not None or bool(pressed & self.FIRE_PRESSED)
        if is_fired and self._hud.menu != Choice.PLAY:
            self._owner.chosen(Choice(self._hud.menu))
            return Buttons()
        return Buttons(spark=is_fired)

    def _touched(self) -> Buttons:
        """What the finger holds, or tapped since the last frame: the upper half jumps, the sides run, the
        lower middle throws. Outside of play the whole screen is the fire key."""
        place, self._tap = self._tap or self._finger, None
        if place is None:
            return Buttons()
        if self.game.phase is not Phase.PLAYING:
            return Buttons(spark=True)
        x, y = 3 * place[0] // self.get_width(), place[1] < self.get_height() // 2
        return Buttons(left=x == 0, right=x == 2, jump=y, spark=x == 1 and not y)

    def pointer_pressed(self, x: int, y: int) -> None:
        self._finger = self._tap = x, y

    def pointer_dragged(self, x: int, y: int) -> None:
        self._finger = x, y

    def pointer_released(self, x: int, y: int) -> None:
        self._finger = None

    def key_pressed(self, key_code: int) -> None:
        if key_code == Canvas.KEY_POUND:
            self.pause()

    # -- seen and hidden ---------------------------------------------------------------------------

    def show_notify(self) -> None:
        self._seen = True
        self._wake()

    def hide_notify(self) -> None:
        self._seen = False
        self._finger = self._tap = None
        self.pause()

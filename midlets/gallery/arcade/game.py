"""The game around the levels: phases, lives, score. No phone.

    TITLE ─START→ READY ─GO→ PLAYING ─HOME→ CLEARED ─NEXT→ READY (the next level)
                    ↑           │  ↑
                    │     LOSE  │  │ PAUSE, RESUME: PAUSED
                    │           ↓
                    └──RETRY── LOST ──END→ OVER ──LEAVE→ TITLE
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from .body import Body
from .builder import Numbers, build
from .lighter import Buttons
from .street import STEPS
from .world import Event, What, World

LIVES, MOST_LIVES = 3, 9
FIREFLIES = 50                  # for one more life
HOME, SECOND = 500, 10          # points for a level, and for each second of daylight left


class Phase(Enum):
    """Where the game stands; each value says what the person sees."""

    TITLE = "the name of the game, the best scores"
    READY = "the number of the level, nothing moves yet"
    PLAYING = "the street"
    PAUSED = "the street, still"
    LOST = "a life is gone: a moment to see why"
    CLEARED = "the level is done: what it was worth"
    OVER = "no life is left: the score"


class Move(Enum):
    """What leads from one phase to another."""

    START = "start"
    GO = "go"
    PAUSE = "pause"
    RESUME = "resume"
    LOSE = "lose"
    RETRY = "retry"
    END = "end"
    HOME = "home"
    NEXT = "next"
    LEAVE = "leave"


AFTER = {
    (Phase.TITLE, Move.START): Phase.READY,
    (Phase.READY, Move.GO): Phase.PLAYING,
    (Phase.PLAYING, Move.PAUSE): Phase.PAUSED,
    (Phase.PAUSED, Move.RESUME): Phase.PLAYING,
    (Phase.PLAYING, Move.LOSE): Phase.LOST,
    (Phase.LOST, Move.RETRY): Phase.READY,
    (Phase.LOST, Move.END): Phase.OVER,
    (Phase.PLAYING, Move.HOME): Phase.CLEARED,
    (Phase.CLEARED, Move.NEXT): Phase.READY,
    (Phase.OVER, Move.LEAVE): Phase.TITLE,
}

WAITS = {Phase.READY: 36, Phase.LOST: 40, Phase.CLEARED: 75}      # steps until it goes on by itself


class Game:
    """One person's game. `random` decides what the streets are like; `meets` is World's."""

    def __init__(self, random: Numbers, meets: Callable[[Body, Body], bool] = Body.meets) -> None:
        self._random, self._meets = random, meets
        self.phase = Phase.TITLE
        self._fire_before = False            # a button that is still down from before does nothing
        self._begin()

    def step(self, buttons: Buttons) -> list[Event]:
        """A thirtieth of a second in whatever phase; gives what happened in the street."""
        self.age += 1
        fired, self._fire_before = buttons.spark and not self._fire_before, buttons.spark
        if self.phase is Phase.PLAYING:
            return self._play(buttons)
        if self.phase is Phase.TITLE:
            self.world.idle()
        if self.phase in WAITS:
            if self.age >= WAITS[self.phase]:
                self._go_on()
        elif fired:
            self._press_on()
        return []

    def pause(self) -> None:
        """The person, or the phone, has no eye for it now."""
        if self.phase is Phase.PLAYING:
            self._move(Move.PAUSE)

    # -- phases ----------------------------------------------------------------------------------

    def _begin(self) -> None:
        self.level, self.lives, self.score = 1, LIVES, 0
        self.fireflies = 0                   # taken since the last life that they gave
        self.bonus = 0                       # what the evening's rest was worth
        self.age = 0                         # steps in this phase
        self._enter_street()

    def _enter_street(self) -> None:
        self.world = World(build(self.level, self._random), self._meets)

    def _move(self, move: Move) -> None:
        self.phase, self.age = AFTER[self.phase, move], 0

    def _go_on(self) -> None:
        """A phase that waits is over."""
        if self.phase is Phase.READY:
            self._move(Move.GO)
        elif self.phase is Phase.CLEARED:
            self.level += 1
            self._enter_street()
            self._move(Move.NEXT)
        elif self.lives:
            self.world.come_back()
            self._move(Move.RETRY)
        else:
            self._move(Move.END)

    def _press_on(self) -> None:
        """Fire, where the game waits for the person."""
        if self.phase is Phase.TITLE:
            self._begin()
            self._move(Move.START)
        elif self.phase is Phase.PAUSED:
            self._move(Move.RESUME)
        elif self.age > STEPS:               # not by the last shot of the game itself
            self._move(Move.LEAVE)
            self._begin()

    def _play(self, buttons: Buttons) -> list[Event]:
        events = self.world.step(buttons)
        for event in events:
            self.score += event.points
            if event.what is What.TOOK:
                self._count_firefly()
        happened = {event.what for event in events}
        if What.HOME in happened:
            self.bonus = HOME + SECOND * (self.world.time_left // STEPS)
            self.score += self.bonus
            self._move(Move.HOME)
        elif What.LOST in happened:
            self.lives -= 1
            self._move(Move.LOSE)
        return events

    def _count_firefly(self) -> None:
        self.fireflies += 1
        if self.fireflies == FIREFLIES:
            self.fireflies = 0
            self.lives = min(self.lives + 1, MOST_LIVES)

"""Those who are in the way: soot that walks, bats that wave, crows that dive, and the sparks against them."""

from __future__ import annotations

from enum import Enum

from .body import FASTEST_FALL, Body
from .street import STEPS, TILE, Creature, Street

SINE = (0, 25, 49, 71, 91, 106, 117, 125, 127, 125, 117, 106, 91, 71, 49, 25,
        0, -25, -49, -71, -91, -106, -117, -125, -127, -125, -117, -106, -91, -71, -49, -25)
SINGED = 50                    # points for one that is hit by a spark
STOMPED = 100                  # points for one that is jumped on


class Foe(Body):
    """Somebody in the way. `alive` until a spark or a boot says otherwise."""

    kind: Creature

    def __init__(self, column: int, row: int, width: int, height: int) -> None:
        """`width` and `height` in sixteenths of a cell; it stands in the middle of its cell."""
        width, height = TILE * width // 16, TILE * height // 16
        super().__init__(column * TILE + (TILE - width) // 2, (row + 1) * TILE - height, width, height)
        self.alive = True
        self.facing = -1
        self.age = 0               # steps

    def step(self, street: Street, prey: Body) -> None:
        """One step; `prey` is the lamplighter."""
        raise NotImplementedError


class Soot(Foe):
    """Walks, and turns at an edge or a wall."""

    kind = Creature.SOOT
    SPEED = 14

    def __init__(self, column: int, row: int) -> None:
        super().__init__(column, row, 12, 11)

    def step(self, street: Street, prey: Body) -> None:
        self.age += 1
        if self.on_ground and self.stands_over_edge(street, self.facing):
            self.facing = -self.facing
        self.vx = self.facing * self.SPEED
        self.vy = min(self.vy + 12, FASTEST_FALL)
        self.move(street)
        if self.vx == 0:
            self.facing = -self.facing


class Bat(Foe):
    """Flies two and a half cells to each side, in waves, through whatever stands there."""

    kind = Creature.BAT
    SPEED, RANGE, WAVE = 20, TILE * 5 // 2, TILE * 3 // 4

    def __init__(self, column: int, row: int) -> None:
        super().__init__(column, row, 14, 8)
        self._home, self._height = self.x, self.y

    def step(self, street: Street, prey: Body) -> None:
        self.age += 1
        self.x += self.facing * self.SPEED
        if abs(self.x - self._home) > self.RANGE:
            self.facing = 1 if self.x < self._home else -1
        self.y = self._height + SINE[self.age % len(SINE)] * self.WAVE // 128


class Mood(Enum):
    """What a crow is about."""

    SITTING = "sitting"        # on its roof, looking out
    CALLING = "calling"        # wings up: a warning of half a second
    DIVING = "diving"          # across, low over the roof, and away


class Crow(Foe):
    """Sits until somebody comes near, calls, and sweeps past a little above the roof."""

    kind = Creature.CROW
    SIGHT, SPEED, WARNING = 7 * TILE, 42, STEPS // 2

    def __init__(self, column: int, row: int) -> None:
        super().__init__(column, row, 12, 11)
        self.mood = Mood.SITTING

    def step(self, street: Street, prey: Body) -> None:
        self.age += 1
        if self.mood is Mood.SITTING:
            if abs(prey.middle - self.middle) < self.SIGHT:
                self.mood, self.age = Mood.CALLING, 0
            self.facing = 1 if prey.middle > self.middle else -1
        elif self.mood is Mood.CALLING:
            self.y -= 8
            if self.age >= self.WARNING:
                self.mood, self.age = Mood.DIVING, 0
        else:
            self.x += self.facing * self.SPEED
            self.y += SINE[self.age % len(SINE)] // 12 - (self.age > 40) * 8
            if self.y < -4 * TILE:
                self.alive = False


class Spark(Body):
    """Thrown from the wick: straight, a little down, gone after a second or at a wall."""

    SPEED, LIFE = 78, 24

    def __init__(self, x: int, y: int, facing: int) -> None:
        size = TILE * 6 // 16
        super().__init__(x - size // 2, y - size // 2, size, size, vx=facing * self.SPEED, vy=-14)
        self.alive, self.age, self.facing = True, 0, facing

    def step(self, street: Street) -> None:
        self.age += 1
        self.vy += 3
        falling, flying = self.vy, self.vx
        self.move(street)
        if self.on_ground:
            self.vy = -falling // 2 - 10                   # it hops on roofs
        self.alive = self.age < self.LIFE and self.vx == flying


FOES: dict[Creature, type[Foe]] = {Creature.SOOT: Soot, Creature.BAT: Bat, Creature.CROW: Crow}


def foe(who: Creature, column: int, row: int) -> Foe:
    """One of them in its place."""
    make: type = FOES[who]
    made: Foe = make(column, row)
    return made

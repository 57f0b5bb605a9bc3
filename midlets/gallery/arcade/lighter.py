"""The lamplighter: running and jumping.

A jump that is asked for a moment too early (EARLY) or too late (LATE, over an edge) is made all
the same, and one that is let go is cut short: that is what makes a jump feel right.
"""

from __future__ import annotations

from typing import NamedTuple

from .body import FASTEST_FALL, Body
from .street import TILE, Kind, Street

WIDTH, HEIGHT = TILE * 10 // 16, TILE * 20 // 16
FASTEST = 46                        # all speeds: sub-pixels a step
HASTE, DRIFT, BRAKE = 7, 4, 9       # gained on a roof, gained in the air, lost on a roof
GRAVITY = 12
JUMP, CUT, SPRING, STOMP = -146, -56, -176, -110
EARLY, LATE = 4, 4                  # steps


class Buttons(NamedTuple):
    """What the person holds in this step."""

    left: bool = False
    right: bool = False
    jump: bool = False
    spark: bool = False


class Lighter(Body):
    """Starts with the feet in a cell, looking right."""

    def __init__(self, column: int, row: int) -> None:
        super().__init__(column * TILE + (TILE - WIDTH) // 2, (row + 1) * TILE - HEIGHT, WIDTH, HEIGHT)
        self.facing = 1
        self.stride = 0                              # sub-pixels run on the ground, for the legs
        self.age = 0                                 # steps
        self._asked = 0                              # steps for which a jump is still wanted
        self._may = 0                                # steps for which one is still possible
        self._held = False
        self._cuts = False                           # this rise ends when the button is let go

    def step(self, buttons: Buttons, street: Street) -> str | None:
        """One step; gives "jump" or "spring" if it began one."""
        self.age += 1
        self._run(buttons)
        began = self._jump(buttons.jump)
        self.vy = min(self.vy + GRAVITY, FASTEST_FALL)
        landed = self.move(street)
        self._may = LATE if self.on_ground else max(self._may - 1, 0)
        if self.on_ground:
            self.stride += abs(self.vx)
        if landed is Kind.SPRING:
            self.bounce(SPRING)
            return "spring"
        return began

    def bounce(self, speed: int) -> None:
        """Thrown up by something."""
        self.vy, self.on_ground, self._may, self._cuts = speed, False, 0, False

    def _run(self, buttons: Buttons) -> None:
        way = buttons.right - buttons.left
        if way:
            self.facing = way
            gain = HASTE if self.on_ground else DRIFT
            if self.vx * way < 0:
                gain += BRAKE if self.on_ground else DRIFT
            self.vx = max(-FASTEST, min(self.vx + way * gain, FASTEST))
        elif self.on_ground:
            self.vx = _less(self.vx, BRAKE)
        else:
            self.vx = _less(self.vx, 1)

    def _jump(self, held: bool) -> str | None:
        if held and not self._held:
            self._asked = EARLY
        elif self._asked:
            self._asked -= 1
        if not held and self._cuts and self.vy < CUT:
            self.vy, self._cuts = CUT, False
        self._held = held
        if self._asked and self._may:
            self.vy, self._cuts = JUMP, True
            self._asked = self._may = 0
            return "jump"
        return None


def _less(speed: int, by: int) -> int:
    return max(speed - by, 0) if speed > 0 else min(speed + by, 0)

"""One level in play: the lamplighter, the foes, lamps, fireflies and the falling night.

`step` moves everything on by a thirtieth of a second and tells what happened as a list of events.
Nothing here knows a phone: whether two bodies really touch is asked of `meets`, which the stage
answers by comparing the pixels of two Sprites, and a test by comparing boxes.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from .body import Body
from .creatures import SINGED, STOMPED, Foe, Spark, foe
from .lighter import STOMP, Buttons, Lighter
from .street import ROWS, STEPS, TILE, Lamp, Street

LAMP, FIREFLY = 100, 10                # points
SAFE = 2 * STEPS                       # steps for which nothing harms one who has just come back
SPARKS = 2                             # in the air at a time
SIGHT = 16 * TILE                      # foes further away than this stand still


class What(Enum):
    """What can happen in a step."""

    JUMPED = "jumped"
    SPRUNG = "sprung"
    THREW = "threw"
    LIT = "lit"
    TOOK = "took"                      # a firefly
    POPPED = "popped"                  # a foe is no more
    LOCKED = "locked"                  # at the door, with lamps still dark
    HOME = "home"                      # through the door, all lamps lit: the level is done
    LOST = "lost"                      # a life


class Event(NamedTuple):
    """What happened, where (sub-pixels), and what it is worth."""

    what: What
    x: int
    y: int
    points: int = 0


class World:
    """`person` runs through `street`."""

    def __init__(self, street: Street, meets: Callable[[Body, Body], bool] = Body.meets) -> None:
        self.street, self._meets = street, meets
        self.foes: list[Foe] = [foe(*place) for place in street.creatures]
        self.sparks: list[Spark] = []
        self.tick = 0
        self.time_left = street.time
        self._chain = 0                                    # foes stomped since the feet touched ground
        self._threw = self._at_door = False
        self._back = street.start
        self.come_back()
        self.safe = 0

    def come_back(self) -> None:
        """A life is lost: on from the lamp lit last. If it was dark, the evening begins anew."""
        self.person = Lighter(*self._back)
        self.sparks.clear()
        self.safe = SAFE
        if self.time_left <= 0:
            self.time_left = self.street.time

    @property
    def lamps_lit(self) -> int:
        return sum(lamp.lit for lamp in self.street.lamps)

    @property
    def darkness(self) -> float:
        """How far the evening has gone: 0 at sunset, 1 when it is dark."""
        return 1 - self.time_left / self.street.time

    def step(self, buttons: Buttons) -> list[Event]:
        """One thirtieth of a second. After LOST or HOME the caller decides how to go on."""
        self.tick += 1
        self.time_left -= 1
        self.safe = max(self.safe - 1, 0)
        events = self._move_person(buttons)
        self._move_sparks()
        for other in self.foes:
            if abs(other.x - self.person.x) < SIGHT:
                other.step(self.street, self.person)
        events += self._hits() + self._finds() + self._door()
        self.foes = [other for other in self.foes if other.alive]
        if self._is_lost():
            events.append(Event(What.LOST, self.person.middle, self.person.y))
        return events

    def idle(self) -> None:
        """An evening without the person, for the title: it grows dark, and lamp after lamp is lit."""
        self.tick += 1
        self.time_left = max(self.time_left - 1, 1)
        for other in self.foes:
            other.step(self.street, self.person)
        lamps = self.street.lamps
        for lamp in lamps[:int(self.darkness * (len(lamps) + 2))]:
            lamp.lit = True

    # -- the person --------------------------------------------------------------------------

    def _move_person(self, buttons: Buttons) -> list[Event]:
        person, events = self.person, []
        began = person.step(buttons, self.street)
        if began is not None:
            what = What.SPRUNG if began == "spring" else What.JUMPED
            events.append(Event(what, person.middle, person.bottom))
        if person.on_ground:
            self._chain = 0
        if buttons.spark and not self._threw and len(self.sparks) < SPARKS:
            x, y = person.middle + person.facing * TILE * 9 // 16, person.y + TILE * 4 // 16
            self.sparks.append(Spark(x, y, person.facing))
            events.append(Event(What.THREW, x, y))
        self._threw = buttons.spark
        return events

    def _move_sparks(self) -> None:
        for spark in self.sparks:
            spark.step(self.street)
        self.sparks = [spark for spark in self.sparks if spark.alive]

    def _is_lost(self) -> bool:
        """Fallen, out of time, or harmed by somebody (noted by `_hits`)."""
        return self._harmed or self.person.y > ROWS * TILE or self.time_left <= 0

    # -- who meets whom ------------------------------------------------------------------------

    def _hits(self) -> list[Event]:
        self._harmed = False
        events = [event for other in self.foes if other.alive for event in self._hit(other)]
        if not self.safe:
            self._harmed |= any(self._is_scalded(vent.column, vent.row)
                                for vent in self.street.vents if vent.is_hot(self.tick))
        return events

    def _hit(self, other: Foe) -> list[Event]:
        """By a spark, by the boots, or the person by the foe."""
        for spark in self.sparks:
            if spark.alive and self._meets(spark, other):
                spark.alive = other.alive = False
                return [Event(What.POPPED, other.middle, other.y, SINGED)]
        person = self.person
        if not self._meets(person, other):
            return []
        if person.vy > 0 and person.bottom - person.vy <= other.y + other.height // 2:
            other.alive = False
            person.bounce(STOMP)
            self._chain += 1
            return [Event(What.POPPED, other.middle, other.y, STOMPED * self._chain)]
        self._harmed |= not self.safe
        return []

    def _is_scalded(self, column: int, row: int) -> bool:
        """By the hot soot in the two cells above a vent; its edges are harmless."""
        return self.person.overlaps(column * TILE + TILE // 4, (row - 2) * TILE, TILE // 2, 2 * TILE)

    # -- what is found ---------------------------------------------------------------------------

    def _finds(self) -> list[Event]:
        events = [self._light(lamp) for lamp in self.street.lamps if not lamp.lit and self._reaches(lamp)]
        for cell in self._cells() & self.street.fireflies:
            self.street.fireflies.discard(cell)
            events.append(Event(What.TOOK, cell[0] * TILE + TILE // 2, cell[1] * TILE + TILE // 2, FIREFLY))
        return events

    def _reaches(self, lamp: Lamp) -> bool:
        """The pole is long: half a cell to each side, and one above the lamp."""
        return self.person.overlaps(lamp.column * TILE - TILE // 2, (lamp.row - 3) * TILE, 2 * TILE, 4 * TILE)

    def _light(self, lamp: Lamp) -> Event:
        lamp.lit = True
        self._back = lamp.column, lamp.row
        return Event(What.LIT, lamp.column * TILE + TILE // 2, (lamp.row - 2) * TILE, LAMP)

    def _cells(self) -> set[tuple[int, int]]:
        """The cells that the person is in."""
        person = self.person
        return {(column, row)
                for column in range(person.x // TILE, (person.x + person.width - 1) // TILE + 1)
                for row in range(person.y // TILE, (person.bottom - 1) // TILE + 1)}

    def _door(self) -> list[Event]:
        """LOCKED is told once each time one comes to it."""
        column, row = self.street.door
        here = self.person.on_ground and self.person.overlaps(
            column * TILE + TILE // 2, (row - 2) * TILE, TILE, 3 * TILE)
        came, self._at_door = here and not self._at_door, here
        if here and self.lamps_lit == len(self.street.lamps):
            return [Event(What.HOME, self.person.middle, self.person.y)]
        return [Event(What.LOCKED, self.person.middle, self.person.y)] if came else []

"""A player for the game's rules: runs to the right, and jumps, waits or goes back where running would hurt."""

import copy

import pytest

from midlets.gallery.arcade.lighter import Buttons
from midlets.gallery.arcade.world import What

RUN, STAY, BACK = Buttons(right=True), Buttons(), Buttons(left=True)
LEAP, HOP, THROW = Buttons(right=True, jump=True), Buttons(jump=True), Buttons(right=True, spark=True)
PLANS = [
    [RUN] * 6,
    [LEAP] * 13 + [RUN] * 60,
    [LEAP] * 4 + [RUN] * 60,
    [LEAP] * 13 + [STAY] * 60,
    [THROW] + [RUN] * 5,
    [HOP] * 6 + [LEAP] * 7 + [RUN] * 60,
    [STAY] * 8,
    [HOP] * 13 + [STAY] * 60,
    [BACK] * 10,
]
"""What to hold, step by step, from the dearest plan to the last resort. One that leaves the roof ends on the next."""
CAUTION = 4                      # steps after a plan that must go well too


class Player:
    """Plays a World by buttons alone. It tries its plans out in a copy of the World first."""

    def __init__(self, world):
        self.world, self._plan = world, []

    def buttons(self):
        """What to hold in the next step."""
        if not self._plan:
            outcomes = (self._followed(plan) for plan in PLANS)
            self._plan = next((plan for plan in outcomes if plan), [STAY])
        return self._plan.pop(0)

    def step(self):
        """One step of the World; what happened in it."""
        happened = {event.what for event in self.world.step(self.buttons())}
        if What.LOST in happened:
            self._plan = []
        return happened

    def _followed(self, plan):
        """The part of the plan until both feet stand again; nothing if it ends badly."""
        ahead, done = _copied(self.world), []
        for buttons in plan:
            if _hurts(ahead, buttons):
                return []
            done.append(buttons)
            if ahead.person.on_ground and len(done) >= 6:
                break
        if not ahead.person.on_ground or any(_hurts(ahead, STAY) for _ in range(CAUTION)):
            return []
        return done if _gains(self.world, ahead, plan) else []


def _gains(before, after, plan):
    """A plan for running on that does not get anywhere (before a wall) is none."""
    return plan[-1] is not RUN or after.person.x > before.person.x + 40


def _hurts(world, buttons):
    return any(event.what is What.LOST for event in world.step(buttons))


def _copied(world):
    """A World to try things in. Its lamps and fireflies are left out: they change nothing for a body."""
    twin = copy.copy(world)
    twin.person = copy.copy(world.person)
    near = [other for other in world.foes if abs(other.x - world.person.x) < 3000]
    twin.foes = [copy.copy(other) for other in near]
    twin.sparks = [copy.copy(spark) for spark in world.sparks]
    twin.street = copy.copy(world.street)
    twin.street.fireflies, twin.street.lamps = set(), [copy.copy(world.street.lamps[0])]
    return twin


@pytest.fixture
def player():
    """`player(world)` plays it."""
    return Player

"""A player for the game's rules: runs to the right, looks a second ahead, and jumps when running on would hurt."""

import copy

import pytest

from midlets.gallery.arcade.lighter import Buttons
from midlets.gallery.arcade.street import ROWS, TILE

RUN, WAIT, BACK = Buttons(right=True), Buttons(), Buttons(left=True)
LEAP, HOP = Buttons(right=True, jump=True), Buttons(jump=True)
PLANS = {"run": [RUN] * 30,
         "leap": [LEAP] * 14 + [RUN] * 16,
         "short leap": [LEAP] * 5 + [RUN] * 25,
         "leap and stop": [LEAP] * 14 + [WAIT] * 16,
         "wait": [WAIT] * 30,
         "hop": [HOP] * 14 + [WAIT] * 16,
         "back": [BACK] * 15 + [WAIT] * 15}
"""Half a second's doing each, the rest of the second to see how it ends; the first that ends well is taken."""
PATIENCE = 6                  # steps that a plan is followed before it is thought over


class Player:
    """Plays a World through its `step`, by buttons alone; it looks ahead in copies of the World."""

    def __init__(self, world):
        self.world = world
        self._plan = []

    def buttons(self):
        """What to hold in the next step."""
        if not self._plan:
            name = max(PLANS, key=self._worth)
            steps = PATIENCE if self.world.person.on_ground and "leap" not in name else 14
            self._plan = PLANS[name][:steps][::-1]
            if name in ("leap", "short leap", "hop", "leap and stop"):
                self._plan = [*self._plan[::-1], PLANS["wait"][0]][::-1] if False else self._plan
        return self._plan.pop()

    def _worth(self, name):
        """How far to the right, alive; -1 for an end that hurts."""
        return 0

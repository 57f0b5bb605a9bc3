"""A player for the game's rules: makes for the next dark lamp, and jumps, waits or turns where running would hurt."""

import copy

import pytest

from midlets.gallery.arcade.game import Phase
from midlets.gallery.arcade.lighter import Buttons
from midlets.gallery.arcade.midlet import Lamplighter
from midlets.gallery.arcade.street import TILE
from midlets.gallery.arcade.world import What

AHEAD, STAY, BACK = Buttons(right=True), Buttons(), Buttons(left=True)
LEAP, HOP, THROW = Buttons(right=True, jump=True), Buttons(jump=True), Buttons(right=True, spark=True)
PLANS = [
    [AHEAD] * 6,
    [LEAP] * 13 + [AHEAD] * 60,
    [LEAP] * 4 + [AHEAD] * 60,
    [LEAP] * 13 + [STAY] * 60,
    [THROW] + [AHEAD] * 5,
    [AHEAD] * 2,
    [HOP] * 6 + [LEAP] * 7 + [AHEAD] * 60,
    [STAY] * 8,
    [HOP] * 13 + [STAY] * 60,
    [BACK] * 14,
]
"""What to hold, step by step, from the dearest plan to the last resort; ahead is to the right.

A plan that leaves the roof ends when both feet stand on one again."""
UP = [HOP] * 13 + [STAY] * 60
SHORTEST = 2                     # steps
CAUTION = 4                      # steps after a plan that must go well too


class Player:
    """Plays a World by buttons alone. It tries its plans out in a copy of the World first."""

    def __init__(self, world):
        self.world, self._plan = world, []

    def buttons(self):
        """What to hold in the next step."""
        if not self._plan:
            outcomes = (self._followed(plan) for plan in self._plans())
            self._plan = next((plan for plan in outcomes if plan), [STAY])
        return self._plan.pop(0)

    def step(self):
        """One step of the World; what happened in it."""
        happened = {event.what for event in self.world.step(self.buttons())}
        if What.LOST in happened:
            self._plan = []
        return happened

    def _plans(self):
        """Those of PLANS, turned towards the first dark lamp, or the door when all are lit."""
        world = self.world
        dark = [(lamp.column, lamp.row) for lamp in world.street.lamps if not lamp.lit]
        column, row = min(dark, default=world.street.door)
        distance = column * TILE + TILE // 2 - world.person.middle
        above = row * TILE < world.person.y - TILE and abs(distance) < TILE
        plans = PLANS if distance > 0 else [[_turned(buttons) for buttons in plan] for plan in PLANS]
        return [UP, *plans] if above else plans

    def _followed(self, plan):
        """The part of the plan until both feet stand again; nothing if it ends badly."""
        ahead, done = _copied(self.world), []
        for buttons in plan:
            if _hurts(ahead, buttons):
                return []
            done.append(buttons)
            if ahead.person.on_ground and len(done) >= SHORTEST:
                break
        gained = abs(ahead.person.x - self.world.person.x)
        if not ahead.person.on_ground or any(_hurts(ahead, STAY) for _ in range(CAUTION)):
            return []
        return [] if plan[-1] in (AHEAD, BACK) and gained < 40 else done       # against a wall


def _turned(buttons):
    return buttons._replace(left=buttons.right, right=buttons.left)


def _hurts(world, buttons):
    return any(event.what is What.LOST for event in world.step(buttons))


def _copied(world):
    """A World to try things in. Lamps and fireflies are left out: they change nothing for a body."""
    twin = copy.copy(world)
    twin.person = copy.copy(world.person)
    near = [other for other in world.foes if abs(other.x - world.person.x) < 12 * TILE]
    twin.foes = [copy.copy(other) for other in near]
    twin.sparks = [copy.copy(spark) for spark in world.sparks]
    twin.street = copy.copy(world.street)
    twin.street.fireflies, twin.street.lamps = set(), []
    return twin


@pytest.fixture
def player():
    """`player(world)` plays it."""
    return Player


KEYS = {"left": "left", "right": "right", "jump": "up", "spark": "fire"}


class Gamer:
    """Plays Lamplighter on a phone by its keys, frame by frame."""

    def __init__(self, phone):
        self.phone, self._held = phone, set()
        self.canvas = phone.launch(Lamplighter).midlet.canvas
        self.game = self.canvas.game
        self._player = None

    def begin(self):
        """Fire on the title, and wait until it goes off."""
        self.phone.run(100)
        self.phone.press("fire")
        self.phone.run_until(lambda: self.game.phase is Phase.PLAYING, within=2_000)

    def play(self, until, within):
        """Frame after frame until the condition holds; `within` ms of phone time."""
        end = self.phone.now + within
        while not until():
            assert self.phone.now < end, f"not within {within} ms: {self.game.phase}, {self.phone.screen.text()}"
            self._hold(self._wanted() if self.game.phase is Phase.PLAYING else STAY)
            frame = self.canvas.frames
            self.phone.run_until(lambda frame=frame: self.canvas.frames > frame, within=500)
        self._hold(STAY)

    def _wanted(self):
        if self._player is None or self._player.world is not self.game.world:
            self._player = Player(self.game.world)
        if self.game.world.safe and self.game.age == 0:
            self._player = Player(self.game.world)
        return self._player.buttons()

    def _hold(self, buttons):
        wanted = {KEYS[name] for name, held in buttons._asdict().items() if held}
        for key in self._held - wanted:
            self.phone.handset.keypad.release(key)
        for key in wanted - self._held:
            self.phone.handset.keypad.press(key)
        self._held = wanted


@pytest.fixture
def gamer(phone):
    """Lamplighter on a phone, at its title, and somebody to play it."""
    return Gamer(phone)

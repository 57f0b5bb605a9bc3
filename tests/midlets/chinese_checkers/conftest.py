"""A radio for phones of a network game: datagrams get lost, doubled, late and out of order, by a seed."""

import pytest

from emulator.midp.util.random import Random
from midlets.chinese_checkers.game import Game
from midlets.chinese_checkers.guest import Guest
from midlets.chinese_checkers.host import Host
from midlets.chinese_checkers.levels import choose
from midlets.chinese_checkers.players import Kind, seats
from midlets.chinese_checkers.rules import Jump, Rules
from midlets.chinese_checkers.wire import Seat

STEP = 10               # ms of a step of the radio's time


class Radio:
    """Phones by address, what they heard, and the datagrams in the air.

    `now` is everybody's time. Phones in `silent` neither send nor hear. `chatter` notes all that was sent.
    """

    def __init__(self, seed=1, loss=0, doubling=0, jitter=0):
        self._random, self._loss, self._doubling, self._jitter = Random(seed), loss, doubling, jitter
        self.phones, self.events, self.silent = {}, {}, set()
        self.now, self.chatter, self._air = 1_000, [], []

    def add(self, address, phone):
        self.phones[address] = phone
        self.events[address] = []
        return phone

    def note(self, address, events):
        self.events[address] += events

    def heard(self, address, kind):
        return [event for event in self.events[address] if isinstance(event, kind)]

    def run(self, ms, act=None):
        """Let time go by; `act()` is called at each step and ends it by True."""
        for _ in range(ms // STEP):
            self.now += STEP
            self._deliver()
            for address, phone in self.phones.items():
                deadline = phone.next_deadline()
                if address not in self.silent and deadline is not None and deadline <= self.now:
                    self.note(address, phone.tick(self.now))
            if act is not None and act():
                return True
            self._collect()
        return False

    def _deliver(self):
        due = sorted(one for one in self._air if one[0] <= self.now)
        self._air = [one for one in self._air if one[0] > self.now]
        for _, _, sender, receiver, data in due:
            if receiver in self.phones and receiver not in self.silent:
                self.note(receiver, self.phones[receiver].receive(data, sender, self.now))

    def _collect(self):
        for sender, phone in self.phones.items():
            for receiver, data in phone.outgoing():
                self.chatter.append(data)
                copies = 1 + (self._random.next_int(100) < self._doubling)
                for _ in range(copies):
                    if sender not in self.silent and self._random.next_int(100) >= self._loss:
                        late = 20 + (self._random.next_int(self._jitter) if self._jitter else 0)
                        self._air.append((self.now + late, len(self.chatter), sender, receiver, data))


class Party:
    """A host and guests who play level 1 moves; person 0 is the host's own."""

    def __init__(self, count=2, *, own=(0,), jump=Jump.LONG, game=None, **radio):
        self.radio = Radio(**radio)
        self.rules = Rules(seats(count), jump) if game is None else game.rules
        chairs = [Seat(player, Kind.PERSON if player in own else Kind.NETWORK, name=f"own {player}")
                  for player in self.rules.players]
        self.host = self.radio.add("host", Host(self.rules, chairs, session=500, game=game))
        self.guests = {}

    def join(self, name, *, session=700, token=None, player=None):
        token = sum(map(ord, name)) if token is None else token
        guest = Guest("host", name, token, session, self.radio.now, player)
        self.guests[name] = self.radio.add(name, guest)
        return guest

    def fill(self):
        """Guests for all open seats, and the game begun."""
        for n in range(len(self.rules.players) - len(self.host.mine)):
            self.join(f"guest {n}")
        self.radio.run(20_000, lambda: all(guest.seats for guest in self.guests.values()))
        self.begin()

    def begin(self):
        self.radio.note("host", self.host.start(self.radio.now))
        assert self.radio.run(20_000, lambda: all(guest.game for guest in self.guests.values()))

    def move_once(self):
        """Whoever's turn it is on his own phone moves; True when the game is over everywhere."""
        now = self.radio.now
        if not self.host.game.over and self.host.game.turn in self.host.mine:
            self.host.play(choose(self.host.game, 1), now)
        for name, guest in self.guests.items():
            mine = guest.game is not None and not guest.game.over and guest.game.turn == guest.player
            if mine and not guest.retelling and name not in self.radio.silent:
                guest.play(choose(guest.game, 1), now)
        return self.host.game.over and self.alike()

    def play(self, ms=1_000_000):
        return self.radio.run(ms, self.move_once)

    def alike(self):
        """All phones that can be heard hold the same game."""
        games = [guest.game for name, guest in self.guests.items() if name not in self.radio.silent]
        return all(game is not None and str(game) == str(self.host.game) for game in games)


@pytest.fixture
def party():
    return Party


@pytest.fixture
def new_game():
    """A game some moves old."""
    def make(count=2, moves=6):
        game = Game(Rules(seats(count)))
        for _ in range(moves):
            game.play(choose(game, 1))
        return game
    return make

"""Two ends of the wire, and the air between them: it loses, doubles and delays, by a seed."""

from __future__ import annotations

import heapq
import random

import pytest

from midlets.connect4.events import Event, Kind
from midlets.connect4.protocol import Protocol


class Air:
    """Carries datagrams between a server and a client; `now` is its clock, in ms."""

    def __init__(self, seed: int = 1, loss: float = 0.0, doubling: float = 0.0, jitter: int = 0) -> None:
        self.chance = random.Random(seed)
        self.loss, self.doubling, self.jitter = loss, doubling, jitter
        self.now, self.cut = 0, False
        self.server, self.client = Protocol(True, 0xA0000 + seed), Protocol(False, 0xB0000 + seed)
        self.events: dict[str, list[Event]] = {"server": [], "client": []}
        self.silent: set[str] = set()
        self.heard: list[bytes] = []
        self._flying: list[tuple[int, int, str, bytes]] = []
        self._ticket = 0

    def end(self, side: str) -> Protocol:
        return self.server if side == "server" else self.client

    def start(self) -> Air:
        self.events["client"] += self.client.start(self.now)
        return self.run(1_000)

    def run(self, ms: int) -> Air:
        """Let so much time pass."""
        until = self.now + ms
        self.carry()
        while (at := self._next()) <= until:
            self.now = max(self.now, at)
            self._step()
            self.carry()
        self.now = until
        return self

    def carry(self) -> None:
        """Take what both ends want to send."""
        for side, to in (("server", "client"), ("client", "server")):
            for data in self.end(side).outgoing():
                for _ in range(1 + (self.chance.random() < self.doubling)):
                    if not self.cut and self.chance.random() >= self.loss:
                        self._ticket += 1
                        at = self.now + 20 + self.chance.randint(0, self.jitter)
                        heapq.heappush(self._flying, (at, self._ticket, to, data))

    def kinds(self, side: str) -> list[Kind]:
        return [event.kind for event in self.events[side]]

    def _next(self) -> float:
        times = [self._flying[0][0]] if self._flying else []
        for side in ("server", "client"):
            deadline = self.end(side).next_deadline()
            if side not in self.silent and deadline is not None:
                times.append(max(deadline, self.now))
        return min(times, default=float("inf"))

    def _step(self) -> None:
        while self._flying and self._flying[0][0] <= self.now:
            _, _, to, data = heapq.heappop(self._flying)
            self.heard.append(data)
            if to not in self.silent:
                self.events[to] += self.end(to).receive(data, self.now)
        for side in ("server", "client"):
            if side not in self.silent:
                self.events[side] += self.end(side).tick(self.now)


@pytest.fixture
def clear_air() -> Air:
    """Two phones that hear each other well, met, game 1 begun, the client to move."""
    return Air().start()


@pytest.fixture(scope="session")
def make_air() -> type[Air]:
    return Air

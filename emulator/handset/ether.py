"""Ether: a network in memory that joins phones of one process, as bad as a test wants it.

    ether = Ether(latency=40, jitter=20, loss=0.1, seed=7)
    with Phone(network=ether, number="+100") as ours, Phone(network=ether, number="+200") as theirs:
        ...
        ether.run(1_000)

Time. Each phone has its own clock. The ether's time is that of the phone which is furthest
ahead; a phone that is switched on later begins at that moment. What is sent at a moment `t`
arrives at `t` plus its delay on the receiver's clock, or at once if the receiver is past that
moment already: never in its past.

- `ether.run(ms)` runs all phones to the same moment, in the order of joining, in steps no longer
  than the latency. Nothing can arrive late: every arrival is exact to the millisecond.
- `phone.run(ms)` runs one phone. A test that takes turns (`ours.run(50); theirs.run(50)`) is
  deterministic too; what was sent to the phone that is ahead reaches it up to a turn late.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count

from emulator.errors import UserError, nearest
from emulator.kernel import Kernel

from .ether_cuts import Cuts
from .ether_station import Station
from .ether_weather import Weather

Action = Callable[[], object]

_HOST = re.compile(r"[A-Za-z0-9+_.-]+")        # what a connection's name can call a phone


class Ether:
    """Phones that hear each other. A phone's host name is its number; `localhost` is itself.

    latency, jitter   ms that everything takes, and up to so many ms more
    loss, doubling, reordering    chances from 0 to 1 for each datagram; a stream and a short
                      message lose nothing, a loss costs them time
    bandwidth         bytes a second that each phone can send; None: no limit
    seed              the same seed, and phones that do the same: the same fate for each packet
    """

    def __init__(self, *, latency: int = 0, jitter: int = 0, loss: float = 0, doubling: float = 0,
                 reordering: float = 0, bandwidth: int | None = None, seed: int = 0) -> None:
        self.weather = Weather(latency, jitter, loss, doubling, reordering, bandwidth, seed)
        self.stations: dict[str, Station] = {}
        self._cuts = Cuts()
        self._latest: dict[tuple[str, str], int] = {}       # the last sure arrival, each way

    @property
    def now(self) -> int:
        """The time of the phone that is furthest ahead."""
        return max((station.now for station in self.stations.values()), default=0)

    @property
    def counts(self) -> dict[str, int]:
        """How many datagrams were sent, lost, doubled, reordered, and cut off."""
        return dict(self.weather.counts)

    def join(self, kernel: Kernel, number: str | None) -> Station:
        """A phone is switched on; without a number it gets the first free one of +100, +200, …"""
        if number is None:
            number = next(free for n in count(100, 100) if (free := f"+{n}") not in self.stations)
        if not _HOST.fullmatch(number) or number == "localhost":
            raise UserError("number", None, "no connection could name a phone with the number", number,
                            hint="write it with letters, digits and + - . _ alone")
        there = self.stations.get(number)
        if there is not None and not there.gone:
            raise UserError("number", None, "another phone on this ether has the number", number)
        station = self.stations[number] = Station(self, kernel, number, began=self.now - kernel.now)
        return station

    # -- running ---------------------------------------------------------------------------------

    def run(self, ms: int) -> None:
        """Let `ms` milliseconds pass for every phone; one that was behind catches up first."""
        end = self.now + ms
        running = [station for station in self.stations.values() if not station.gone]
        while running:
            first = min((due for station in running if (due := station.next_due()) is not None), default=end)
            until = min(end, first + self.weather.latency)
            for station in running:
                station.run_to(until)
            if until >= end and not any(station.is_due(end) for station in running):
                return

    # -- partitions ------------------------------------------------------------------------------

    def cut(self, one: str, other: str, *, after: int = 0, lasting: int | None = None) -> None:
        """Nothing passes between two numbers, from `after` ms on, for `lasting` ms or until `heal`.

        Datagrams are lost meanwhile; streams and short messages wait.
        """
        for number in (one, other):
            self._check(number)
        if one == other:
            raise UserError("ether", None, "a phone cannot be cut off from itself:", one)
        if after < 0 or (lasting is not None and lasting < 0):
            raise UserError("ether", None, "a cut begins after, and lasts, 0 ms or more")
        self.cut_at(one, other, self.now + after, lasting)

    def cut_at(self, one: str, other: str, start: int, lasting: int | None) -> None:
        """The same from a moment on, which may be past for the phone that is furthest ahead."""
        self._cuts.add(one, other, start, None if lasting is None else start + lasting)

    def heal(self, one: str | None = None, other: str | None = None) -> None:
        """End the cuts between two numbers, of one number, or all; what waited goes on its way."""
        for number in (one, other):
            if number is not None:
                self._check(number)
        for action in self._cuts.heal(self.now, one, other):
            action()

    def _check(self, number: str) -> None:
        if number not in self.stations:
            raise UserError("ether", None, "no phone has the number", number, hint=nearest(number, self.stations))

    # -- what stations ask -----------------------------------------------------------------------

    def is_cut(self, one: str, other: str, time: int) -> bool:
        """Does nothing pass between two numbers at a time of the ether's?"""
        return self._cuts.end_of((one, other), time) is not False

    def carry(self, sender: Station, receiver: Station, size: int, action: Action) -> None:
        """Call `action` on the receiver's clock when a datagram arrives, if it does."""
        now = sender.now
        if sender is receiver:
            receiver.at(now, action)
            return
        way = sender.host, receiver.host
        if self._cuts.end_of(way, now) is not False:
            self.weather.counts["cut off"] += 1
            return
        for arrival in self.weather.datagram(way, now, size):
            receiver.at(arrival, action)

    def carry_surely(self, sender: Station, receiver: Station, size: int, action: Action,
                     since: int | None = None) -> None:
        """The same for what is never lost, and never overtakes what was sent before it."""
        now = sender.now if since is None else since
        if sender is receiver:
            receiver.at(now, action)
            return
        way = sender.host, receiver.host
        cut = self._cuts.end_of(way, now)
        while cut is not False:
            if cut is None:
                self._cuts.hold(way, lambda: self.carry_surely(sender, receiver, size, action, self.now))
                return
            now = cut
            cut = self._cuts.end_of(way, now)
        arrival = max(self.weather.stream(way, now, size), self._latest.get(way, 0))
        self._latest[way] = arrival
        receiver.at(arrival, action)

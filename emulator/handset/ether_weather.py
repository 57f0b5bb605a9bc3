"""What befalls packets on an Ether: how long they take, and which are lost, doubled or late.

Each direction between two phones has dice of its own, thrown from the ether's seed. So a third
phone changes nothing between two others, and the same game meets the same fate every time.
"""

from __future__ import annotations

import hashlib
from collections import Counter

from emulator.errors import UserError

DETOUR = 100            # ms more that a reordered packet takes, so that later ones overtake it
LONGEST = 10 ** 9       # ms that latency and jitter may be
RETRY = 200             # ms after which a stream sends a lost packet again, beyond twice the latency
_MASK = (1 << 64) - 1

Way = tuple[str, str]
"""(number of the sender, number of the receiver)."""


class Dice:
    """Numbers that look random and are the same for the same seed (the SplitMix64 generator)."""

    def __init__(self, *seed: object) -> None:
        self._state = int.from_bytes(hashlib.sha256(repr(seed).encode()).digest()[:8])

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
        return mixed ^ mixed >> 31

    def hits(self, chance: float) -> bool:
        """Did it happen? Nothing is thrown for what cannot happen."""
        return chance > 0 and (self._next() >> 11) / (1 << 53) < chance

    def upto(self, most: int) -> int:
        """A whole number from 0 to `most`, both included."""
        return self._next() % (most + 1) if most else 0


class Weather:
    """The delays and the chances of one ether, and what came of them so far (`counts`)."""

    def __init__(self, latency: int, jitter: int, loss: float, doubling: float, reordering: float,
                 bandwidth: int | None, seed: int) -> None:
        for name, chance in (("loss", loss), ("doubling", doubling), ("reordering", reordering)):
            if not isinstance(chance, int | float) or not 0 <= chance <= 1:
                raise UserError("Ether", None, f"{name} is a chance from 0 to 1, not", str(chance))
        for name, number in (("latency", latency), ("jitter", jitter)):
            if not isinstance(number, int | float) or not 0 <= number <= LONGEST or number != int(number):
                raise UserError("Ether", None, f"{name} is a whole number of milliseconds, not", str(number))
        if bandwidth is not None and (not isinstance(bandwidth, int | float) or not bandwidth > 0):
            raise UserError("Ether", None, "bandwidth is bytes a second, above 0, or None; not", str(bandwidth))
        self.latency, self.jitter, self.bandwidth = int(latency), int(jitter), bandwidth
        self.loss, self.doubling, self.reordering = loss, doubling, reordering
        self.counts: Counter[str] = Counter()
        self._seed = seed
        self._dice: dict[Way, Dice] = {}
        self._free_at: dict[str, int] = {}       # microseconds: when each phone has sent all it had to

    def datagram(self, way: Way, now: int, size: int) -> list[int]:
        """When a datagram sent at `now` arrives: once, twice, or (lost) not at all."""
        dice = self._dice_of(way)
        left = self._departure(way[0], now, size)
        self.counts["sent"] += 1
        if dice.hits(self.loss):
            self.counts["lost"] += 1
            return []
        copies = 1
        if dice.hits(self.doubling):
            self.counts["doubled"] += 1
            copies = 2
        return [left + self._delay(dice) for _ in range(copies)]

    def stream(self, way: Way, now: int, size: int) -> int:
        """When a piece of a stream arrives: each loss costs the time of sending it again."""
        dice = self._dice_of(way)
        arrival = self._departure(way[0], now, size) + self.latency + dice.upto(self.jitter)
        while self.loss < 1 and dice.hits(self.loss):
            arrival += 2 * self.latency + RETRY
        return arrival

    def _delay(self, dice: Dice) -> int:
        delay = self.latency + dice.upto(self.jitter)
        if dice.hits(self.reordering):
            self.counts["reordered"] += 1
            delay += DETOUR
        return delay

    def _departure(self, sender: str, now: int, size: int) -> int:
        """When the last byte leaves: what a phone sends queues up behind what it sent before."""
        if self.bandwidth is None:
            return now
        begins = max(now * 1000, self._free_at.get(sender, 0))
        ends = begins + size * 1_000_000 // self.bandwidth
        self._free_at[sender] = ends
        return -(-ends // 1000)

    def _dice_of(self, way: Way) -> Dice:
        dice = self._dice.get(way)
        if dice is None:
            dice = self._dice[way] = Dice(self._seed, *way)
        return dice

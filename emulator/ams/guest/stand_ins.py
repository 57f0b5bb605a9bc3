"""Stand-ins for Python's `time`, `datetime` and `random`: ordinary code on the phone's clock and seed.

A suite that says `import time; time.sleep(0.05)` sleeps 50 ms of phone time; `random.random()`
gives the same numbers for the same phone seed.
"""

from __future__ import annotations

import datetime
from collections.abc import MutableSequence, Sequence
from types import ModuleType
from typing import Any, TypeVar

from emulator.midp.lang import System, Thread
from emulator.midp.util import Random

Item = TypeVar("Item")


def stand_ins() -> dict[str, ModuleType]:
    """Fresh `time`, `datetime` and `random` modules for one running suite."""
    return {"time": _time_module(), "datetime": _datetime_module(), "random": _random_module()}


def _time_module() -> ModuleType:
    module = ModuleType("time", "The part of Python's time that a MIDlet has, on the phone's clock.")

    def time() -> float:
        """Seconds since 1970 by the phone's calendar."""
        return System.current_time_millis() / 1000

    def sleep(seconds: float) -> None:
        """Go on `seconds` later, to the millisecond."""
        Thread.sleep(round(seconds * 1000))

    def time_ns() -> int:
        """Nanoseconds since 1970, a million at a time."""
        return System.current_time_millis() * 1_000_000

    vars(module).update(time=time, monotonic=time, perf_counter=time, sleep=sleep,
                        time_ns=time_ns, monotonic_ns=time_ns, perf_counter_ns=time_ns)
    return module


class _Date(datetime.date):
    """Python's date, whose today is the phone's."""

    @classmethod
    def today(cls) -> _Date:
        now = _Datetime.now(datetime.UTC)
        return cls(now.year, now.month, now.day)


class _Datetime(datetime.datetime):
    """Python's datetime, whose now is the phone's; its time zone is UTC unless another is given."""

    @classmethod
    def now(cls, tz: datetime.tzinfo | None = None) -> _Datetime:
        found = cls.fromtimestamp(System.current_time_millis() / 1000, tz or datetime.UTC)
        return found if tz is not None else found.replace(tzinfo=None)

    @classmethod
    def today(cls) -> _Datetime:
        return cls.now()

    @classmethod
    def utcnow(cls) -> _Datetime:
        return cls.now()


def _datetime_module() -> ModuleType:
    module = ModuleType("datetime", "Python's datetime, on the phone's clock.")
    vars(module).update(date=_Date, datetime=_Datetime, time=datetime.time, timedelta=datetime.timedelta,
                        timezone=datetime.timezone, tzinfo=datetime.tzinfo, UTC=datetime.UTC,
                        MINYEAR=datetime.MINYEAR, MAXYEAR=datetime.MAXYEAR)
    return module


class _Dice:
    """Python's most used random functions over the phone's Random, made at the first throw."""

    def __init__(self) -> None:
        self._numbers: Random | None = None

    def seed(self, a: int | None = None) -> None:
        """Begin again, from `a` or from the phone's seed."""
        self._numbers = Random(a)

    def random(self) -> float:
        """From 0 up to, not including, 1."""
        if self._numbers is None:
            self._numbers = Random()
        return self._numbers.next_double()

    def uniform(self, a: float, b: float) -> float:
        return a + (b - a) * self.random()

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """One of range(start, stop, step)."""
        return self.choice(range(start) if stop is None else range(start, stop, step))

    def randint(self, a: int, b: int) -> int:
        """One of a to b, both included."""
        return self.randrange(a, b + 1)

    def choice(self, seq: Sequence[Item]) -> Item:
        """One of a sequence."""
        return seq[int(self.random() * len(seq))]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Into a random order, in place."""
        for last in range(len(x) - 1, 0, -1):
            other = int(self.random() * (last + 1))
            x[last], x[other] = x[other], x[last]

    def sample(self, population: Sequence[Item], k: int) -> list[Item]:
        """k different ones."""
        rest = list(population)
        self.shuffle(rest)
        if not 0 <= k <= len(rest):
            raise ValueError(f"{k} of {len(rest)}")
        return rest[:k]


def _random_module() -> ModuleType:
    module = ModuleType("random", "The part of Python's random that a MIDlet has, on the phone's seed.")
    dice = _Dice()
    for name in ("seed", "random", "uniform", "randrange", "randint", "choice", "shuffle", "sample"):
        setattr(module, name, getattr(dice, name))
    module.Random = Random                                   # type: ignore[attr-defined]
    return module

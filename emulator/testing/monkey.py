"""Monkey: presses, touches, types, pauses, calls and cuts the network, at random and tirelessly.

The same seed does the same things. All that it does is on a tape, so what goes wrong can be
seen again: see smallest.py, which takes away what was not needed for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from emulator.handset.inputs import Input
from emulator.handset.silent_air import SilentAir
from emulator.midp.util import Random
from emulator.phone import Phone
from emulator.tape.reader import Entry, Tape

from .mishap import Mishap, mishaps, of_error

MINUTE = 60_000
WORDS = ("a", "Zoë", "7", "-1", "", "\b", "0123456789" * 4, "你好", "Привет", "a\nb")
CALLER = "+49 30 1234"


@dataclass
class Escapade:
    """What a monkey did to a phone, how long (ms of phone time), and what went wrong, if anything."""

    tape: Tape
    time: int
    mishap: Mishap | None


@dataclass
class Notes:
    """Writes down all that is done to a phone, as the entries of a tape."""

    entries: list[Entry] = field(default_factory=list)

    def take(self, done: Input) -> None:
        """An input, as it is done."""
        more = dict(done.more) | ({"together": True} if done.together else {})
        self.entries.append(Entry(done.time, done.kind, done.value, more, len(self.entries) + 1))


def tape_of(phone: Phone, entries: list[Entry]) -> Tape:
    """What was done to a phone, as a tape that is in no file."""
    return Tape(Path("monkey"), dict(phone.made_with), phone.air, None, entries)


def let_loose(target: str, *, skin: str = "slider", seed: int = 0, ms: int = MINUTE, midlet: str | None = None,
              told: Callable[[int], object] = lambda now: None) -> Escapade:
    """Let a monkey play with a suite for `ms` of phone time, or until something goes wrong.

    `told(now)` is called with the phone's time before each thing it does. UserError: no such suite or skin.
    """
    phone = Phone(skin=skin, seed=seed, network=SilentAir(), raise_faults=False)
    phone.software.print = lambda text: None
    notes = Notes()
    phone.program(target, midlet=midlet)              # UserError, if there is none
    phone.handset.inputs.listeners.append(notes.take)
    mishap: Mishap | None = None
    try:
        monkey = Monkey(phone, target, seed, midlet)
        while mishap is None and phone.now < ms:
            told(phone.now)
            monkey.step()
            mishap = next(iter(mishaps(phone)), None)
    except Exception as error:
        mishap = of_error(phone, error)
    played = phone.now
    closing = _closed(phone)
    return Escapade(tape_of(phone, notes.entries), played, mishap or closing)


def _closed(phone: Phone) -> Mishap | None:
    """Switch it off; what goes wrong meanwhile."""
    before = len(phone.software.faults)
    try:
        phone.close()
    except Exception as error:
        return of_error(phone, error)
    return next(iter(mishaps(phone)[before:]), None)


class Monkey:
    """One monkey with one phone."""

    def __init__(self, phone: Phone, target: str, seed: int, midlet: str | None = None) -> None:
        self._phone, self._target, self._midlet = phone, target, midlet
        self._random = Random(seed)
        self._keys = [name for name in phone.skin.keys.names() if name not in ("end", "volume_up", "volume_down")]
        self._likes = [name for name in LIKED if name in self._keys]
        self._acts = [act for act, weight in ACTS.items() for _ in range(weight)]
        self._launch()

    def step(self) -> None:
        """Do one thing, and let some time pass."""
        phone = self._phone
        if not phone.apps:
            self._launch()
        elif phone.software.front is phone.software.home and not phone.software.calls.is_on:
            phone.resume()
        self._acts[self._up_to(len(self._acts))](self)
        phone.run(20 + self._up_to(150))

    # -- what it does ----------------------------------------------------------------------------

    def _launch(self) -> None:
        self._phone.launch(self._target, midlet=self._midlet)

    def _press(self) -> None:
        self._phone.press(self._key(), hold=10 + self._up_to(120))

    def _hold(self) -> None:
        self._phone.press(self._key(), hold=500 + self._up_to(1_000))

    def _chord(self) -> None:
        """Two keys, up again in any order, perhaps without a turn in between."""
        keypad, keys = self._phone.handset.keypad, [self._key(), self._key()]
        for key in keys:
            keypad.press(key)
        self._phone.run(self._up_to(100))
        for key in keys[::1 - 2 * self._up_to(2)]:
            keypad.release(key)

    def _tap(self) -> None:
        self._phone.touch(*self._point(), hold=10 + self._up_to(120))

    def _drag(self) -> None:
        points = [self._point() for _ in range(2 + self._up_to(4))]
        self._phone.drag(*points, hold=5 + self._up_to(50))

    def _type(self) -> None:
        self._phone.type(WORDS[self._up_to(len(WORDS))])

    def _wait(self) -> None:
        self._phone.run(self._up_to(3_000))

    def _pause(self) -> None:
        self._phone.pause()
        self._phone.run(self._up_to(2_000))
        self._phone.resume()

    def _call(self) -> None:
        """A call, and the person answers, rejects, or lets it ring."""
        phone = self._phone
        phone.call(CALLER)
        phone.run(self._up_to(1_500))
        phone.press(("send", "end", "left")[self._up_to(3)])
        phone.run(self._up_to(1_500))
        phone.hang_up()

    def _cut_off(self) -> None:
        self._phone.network.cut_off(100 + self._up_to(5_000))

    def _red_key(self) -> None:
        self._phone.press("end")

    # -- chance ----------------------------------------------------------------------------------

    def _up_to(self, limit: int) -> int:
        """A number from 0, below `limit`."""
        return self._random.next_int(limit)

    def _key(self) -> str:
        """Arrows, fire and soft keys more often than the rest."""
        names = self._likes if self._up_to(4) else self._keys
        return names[self._up_to(len(names))]

    def _point(self) -> tuple[int, int]:
        screen = self._phone.screen
        return self._up_to(screen.width), self._up_to(screen.height)


LIKED = ("up", "down", "left", "right", "fire", "fire", "soft_left", "soft_right")
ACTS: dict[Callable[[Monkey], None], int] = {          # and how often, of a hundred
    Monkey._press: 62, Monkey._hold: 3, Monkey._chord: 3, Monkey._tap: 14, Monkey._drag: 3, Monkey._type: 4,
    Monkey._wait: 6, Monkey._pause: 2, Monkey._call: 1, Monkey._cut_off: 1, Monkey._red_key: 1,
}


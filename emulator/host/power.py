"""Power: which phone is switched on, and how the window's thread and the phone's talk.

The window never waits: it gives orders, which are done on the phone's thread, and what they
bring back (`ask`) is handed over when the window looks (`deliver`). To change the skin is to
switch off, which lets games end as they should, and to switch on another handset.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from emulator.errors import UserError
from emulator.handset.case import Case
from emulator.handset.handset import Handset

from .worker import Worker

Answer = TypeVar("Answer")


class Owner(Protocol):
    """A phone and its software, as far as a window needs them. What it does, it does on the phone's thread."""

    handset: Handset

    @property
    def case(self) -> Case: ...
    @property
    def title(self) -> str:
        """What is in front."""
    @property
    def can_resume(self) -> bool:
        """Is something paused, or behind the home screen?"""
    def open(self, path: Path) -> str:
        """Run a suite; its title. UserError if it is none."""
    def home(self) -> None: ...
    def pause(self) -> None: ...
    def resume(self) -> None: ...
    def call(self) -> None:
        """A call comes in."""
    def film(self, path: Path, whole: bool) -> None:
        """Film the LCD, or the whole handset, from now on."""
    def end_film(self) -> str:
        """Write the film; what the person should know of it, or nothing."""
    def records(self) -> list[str]: ...
    def network(self) -> list[str]: ...
    def log(self) -> list[str]: ...
    def close(self) -> None: ...


class Phones(Protocol):
    """Where handsets come from: the command line's part."""

    def skins(self) -> list[str]:
        """The names of those at hand."""

    def check(self, skin: str) -> None:
        """UserError if there is no such skin, or it is broken."""

    def make(self, skin: str) -> tuple[Owner, Worker]:
        """A handset that is switched on as soon as its worker is started."""

    def about(self) -> list[str]:
        """What this program is."""


class Power:
    """The phone that is on."""

    def __init__(self, phones: Phones, skin: str, *, say: Callable[[str], object],
                 on_picture: Callable[[], object]) -> None:
        """`say` is told of what a person did wrong, `on_picture`, on the phone's thread, of each new frame."""
        self.phones, self.speed = phones, 1.0
        self._say, self._on_picture = say, on_picture
        self._answers: deque[Callable[[], object]] = deque()
        self._next_skin: str | None = None
        self.owner, self.worker = phones.make(skin)
        self.worker.on_picture = on_picture

    def order(self, action: Callable[[], object]) -> None:
        """Have it done on the phone's thread."""
        self.worker.order(action)

    def ask(self, question: Callable[[], Answer], answer: Callable[[Answer], object]) -> None:
        """Have `question` asked on the phone's thread, and `answer` called on the window's with what it gave."""
        def on_the_phone() -> None:
            try:
                found = question()
            except UserError as problem:
                self._later(lambda problem=problem: self._say(str(problem)))        # type: ignore[misc]
            except OSError as problem:
                words = f"{problem.filename or 'file'}: {problem.strerror or problem}"
                self._later(lambda: self._say(words))
            else:
                self._later(lambda: answer(found))
        self.worker.order(on_the_phone)

    def do(self, action: Callable[[], object]) -> None:
        """Have it done; what a person did wrong is said."""
        self.ask(action, lambda found: None)

    def _later(self, what: Callable[[], object]) -> None:
        self._answers.append(what)
        self._on_picture()

    def set_speed(self, speed: float) -> None:
        """How fast the phone's time runs, for this handset and the next."""
        self.speed = self.worker.speed = speed
        self.order(lambda: None)                       # it may be resting at the old speed

    # -- each turn of the window -------------------------------------------------------------------

    def start(self) -> None:
        """Switch it on."""
        self.worker.speed = self.speed
        self.worker.start()

    def deliver(self) -> None:
        """Hand over what the phone has answered."""
        while self._answers:
            self._answers.popleft()()

    @property
    def alive(self) -> bool:
        """Does a phone run, or is about to?"""
        return self.worker.alive or (self._next_skin is not None and self.worker.failure is None)

    def change_skin(self, skin: str) -> bool:
        """Switch off, and on again as another handset (`changed` says when). Said and False if it is none."""
        try:
            self.phones.check(skin)
        except UserError as problem:
            self._say(str(problem))
            return False
        if self._next_skin is None:
            self.order(self.owner.close)
            self.worker.stop(within=0)
        self._next_skin = skin
        return True

    def changed(self) -> bool:
        """True once, when the old handset is off and the new one is on."""
        if self._next_skin is None or self.worker.alive or self.worker.failure is not None:
            return False
        self._answers.clear()
        skin, self._next_skin = self._next_skin, None
        self.owner, self.worker = self.phones.make(skin)
        self.worker.on_picture = self._on_picture
        self.start()
        return True

    def switch_off(self) -> None:
        """Every MIDlet is told to end; a bug of ours comes out here."""
        self._next_skin = None
        self.order(self.owner.close)
        self.worker.stop()
        if self.worker.failure is not None:
            raise self.worker.failure

"""What a torture did and found, for a person to read."""

from __future__ import annotations

from dataclasses import dataclass, field

from emulator.errors import EmulatorError


@dataclass(frozen=True)
class Trouble:
    """What went wrong: after which thing of the session, on which path, and what stood on the screen."""

    event: int
    time: int
    after: str
    path: str
    what: str
    screen: str

    def __str__(self) -> str:
        screen = "".join(f"\n        | {line}" for line in self.screen.splitlines())
        return f"event {self.event} ({self.after}), then {self.path}: {self.what}{screen}"


class LifecycleBroken(EmulatorError, AssertionError):
    """The report of a torture that found something."""


@dataclass
class Report:
    """What a torture did and found."""

    title: str
    moments: int = 0
    phones: int = 0
    troubles: list[Trouble] = field(default_factory=list)

    def __str__(self) -> str:
        counted = f"{self.title}: {self.moments} moments on {self.phones} phones"
        if not self.troubles:
            return f"{counted}, nothing went wrong"
        return f"{counted}, {len(self.troubles)} troubles\n" + "\n".join(f"    {trouble}" for trouble in self.troubles)

    def check(self) -> None:
        """LifecycleBroken, with the whole report, if anything went wrong."""
        if self.troubles:
            raise LifecycleBroken(str(self))

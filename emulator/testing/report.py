"""What a torture did and found, for a person to read."""

from __future__ import annotations

from dataclasses import dataclass, field

from emulator.errors import EmulatorError

NAMED = 8       # moments at which a trouble came again


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
        moments = "1 moment" if self.moments == 1 else f"{self.moments} moments"
        counted = f"{self.title}: {moments} on {self.phones} phones"
        if not self.troubles:
            return f"{counted}, nothing went wrong"
        same = self._gathered()
        how_many = "1 trouble" if len(same) == 1 else f"{len(same)} troubles"
        return f"{counted}, {how_many}\n" + "\n".join(f"    {first}{_more(others)}" for first, *others in same)

    def _gathered(self) -> list[list[Trouble]]:
        """The same trouble on the same path, at whatever moments: told once, where it was first."""
        same: dict[tuple[str, str], list[Trouble]] = {}
        for trouble in self.troubles:
            seen = same.setdefault((trouble.path, trouble.what), [])
            if not any(trouble.event == before.event for before in seen):
                seen.append(trouble)
        return list(same.values())

    def check(self) -> None:
        """LifecycleBroken, with the whole report, if anything went wrong."""
        if self.troubles:
            raise LifecycleBroken(str(self))


def _more(others: list[Trouble]) -> str:
    events = [str(trouble.event) for trouble in others]
    if not events:
        return ""
    named = ", ".join(events[:NAMED]) + (f" and {len(events) - NAMED} more" if len(events) > NAMED else "")
    return f"\n      the same after event {named}"

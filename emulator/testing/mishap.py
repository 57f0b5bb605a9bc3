"""Mishaps: what can go wrong on a phone that a MIDlet is to be blamed for: a fault, or that it hangs."""

from __future__ import annotations

import traceback
from dataclasses import dataclass, replace
from pathlib import Path

from emulator.ams.home.fault import fault_in_words, guest_place
from emulator.phone import Phone

HANGS_AFTER = 10_000     # ms of phone time that one callback or call of the life cycle may take


@dataclass(frozen=True)
class Mishap:
    """What went wrong, when (ms of phone time), and where; the same `what` and `where`: the same mistake."""

    time: int
    title: str
    what: str
    where: str = ""

    def __str__(self) -> str:
        place = f" ({self.where})" if self.where and self.where not in self.what else ""
        return f"{self.title} at {self.time} ms: {self.what}{place}"

    def is_like(self, other: Mishap | None) -> bool:
        """Is it the same mistake, at whatever time, whatever number its message has?"""
        return other is not None and (self.kind, self.where) == (other.kind, other.where)

    @property
    def kind(self) -> str:
        """What was raised, or that it hangs."""
        return self.what.partition(":")[0]


def mishaps(phone: Phone) -> list[Mishap]:
    """What has gone wrong on a phone so far, the first first."""
    return [_of_fault(fault.time, fault.title, fault.error) for fault in phone.software.faults] + stuck(phone)


def of_error(phone: Phone, error: BaseException) -> Mishap:
    """What came out of the phone itself rather than of a MIDlet."""
    mishap = _of_fault(phone.now, "the phone", error)
    frames = traceback.extract_tb(error.__traceback__)
    if mishap.where or not frames:
        return mishap
    return replace(mishap, where=f"{Path(frames[-1].filename).name}, line {frames[-1].lineno}")


def _of_fault(time: int, title: str, error: BaseException) -> Mishap:
    return Mishap(time, title, fault_in_words(title, error)[1], guest_place(error))


def stuck(phone: Phone) -> list[Mishap]:
    """What was called and does not return."""
    software, found = phone.software, []
    since = software.events.calling_since
    if since is not None and phone.now - since >= HANGS_AFTER:
        front = software.front.program.title if software.front else "a MIDlet"
        found.append(Mishap(since, front, f"hangs: a callback has not returned for {phone.now - since} ms"))
    for session in software.sessions:
        call, began = session.life.call, session.life.called_at
        if call is not None and phone.now - began >= HANGS_AFTER:
            found.append(Mishap(began, session.program.title, f"hangs: {call} has not returned"))
    return found

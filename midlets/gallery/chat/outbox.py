"""Outbox: messages to phones nearby, each sent again until the other phone says that it has it.

Nothing here knows a socket or a clock. Of the messages to one address only the first is on its
way, so that they arrive in the order of writing.
"""

from __future__ import annotations

from dataclasses import dataclass

FIRST_WAIT, LAST_WAIT = 500, 4_000       # ms before a message is sent again; each wait is twice the one before
TRIES = 10


@dataclass
class _Waiting:
    """A message that was not acknowledged yet."""

    key: str
    text: str
    address: str
    due: int
    wait: int = FIRST_WAIT
    tries: int = 0


class Outbox:
    """What is on its way, in the order of writing."""

    def __init__(self) -> None:
        self._waiting: list[_Waiting] = []

    def add(self, key: str, text: str, address: str, now: int) -> None:
        """Begin to send a message; one with this key that is under way already begins anew."""
        self.remove(key)
        self._waiting.append(_Waiting(key, text, address, now))

    def remove(self, key: str) -> None:
        """It has arrived, or nobody cares any more."""
        self._waiting = [waiting for waiting in self._waiting if waiting.key != key]

    def address_of(self, key: str) -> str | None:
        """Where a message under way goes."""
        return next((waiting.address for waiting in self._waiting if waiting.key == key), None)

    def tick(self, now: int) -> tuple[list[tuple[str, str, str]], list[str]]:
        """What is to be sent now, as (key, text, address), and the keys of those that were given up."""
        to_send, given_up = [], []
        for first in self._firsts():
            if first.due > now:
                continue
            if first.tries == TRIES:
                self.remove(first.key)
                given_up.append(first.key)
                continue
            to_send.append((first.key, first.text, first.address))
            first.tries += 1
            first.due, first.wait = now + first.wait, min(2 * first.wait, LAST_WAIT)
        return to_send, given_up

    def next_deadline(self) -> int | None:
        """When `tick` has something to do; None if nothing is under way."""
        return min((first.due for first in self._firsts()), default=None)

    def _firsts(self) -> list[_Waiting]:
        firsts: dict[str, _Waiting] = {}
        for waiting in self._waiting:
            firsts.setdefault(waiting.address, waiting)
        return list(firsts.values())

"""Voice: a telephone call between two phones of one network, as each end of it hears the other.

No sound is carried: only that the other phone is called, and the few words of Word. A network
that carries calls has a Link with CarriesCalls; on any other nobody answers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from typing import Protocol, TypeAlias, runtime_checkable

_SEPARATORS = re.compile(r"[ ()./-]+")


class Word(Enum):
    """What one end of a call says to the other."""

    ANSWERED = "the person has taken the call"
    BUSY = "there is another call, or the person does not want this one"
    ENDED = "it is over: hung up, or rung for too long"


class Voice(Protocol):
    """One end of a call, from the moment that the other phone is called."""

    number: str
    """Of the other phone."""
    told: Callable[[Word], object]
    """Called with what the other end says; to be set by whoever holds this end."""

    def say(self, word: Word) -> None:
        """On its way to the other end."""


Ringing: TypeAlias = "Callable[[Voice], bool]"
"""Told of a caller, by this phone's end of the call; False if the line is busy."""


@runtime_checkable
class CarriesCalls(Protocol):
    """A Link that telephone calls go over."""

    ringing: Ringing | None
    """Who is told of a caller. None: nobody; the caller hears nothing."""

    def telephone(self, number: str) -> Voice | None:
        """Call a number, however it is written; None if no phone has it."""


def plain(number: str) -> str:
    """A number as it is dialled, without what only makes it legible.

    >>> plain("+49 (30) 12-34")
    '+49301234'
    """
    return _SEPARATORS.sub("", number)

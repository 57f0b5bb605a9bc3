"""What the wire can bring: the events that `protocol` reports to the game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """What can happen; the value says it in words."""

    NEW_GAME = "a game begins, the board is empty"
    MOVE = "the other player dropped a piece"
    REPLACED = "the board is another than before: the other phone knew more"
    PEER_PAUSED = "the other player paused"
    PEER_RESUMED = "the other player goes on"
    PEER_GONE = "nothing was heard for 10 s; the game waits"
    PEER_BACK = "the other phone is heard again"


@dataclass(frozen=True)
class Event:
    """Something for the person to see. `column` belongs to MOVE and is -1 else."""

    kind: Kind
    column: int = -1

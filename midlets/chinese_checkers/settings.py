"""What the person has chosen, and the bytes in which a record store keeps it."""

from __future__ import annotations

import struct
from dataclasses import dataclass, replace
from enum import Enum

from .checksum import checksum
from .players import Kind, seats
from .rules import Jump, Rules

VERSION = 1
MOST_SEATS = 6
_RECORD = struct.Struct(">BBBBBB" + "BB" * MOST_SEATS)
_SUM = struct.Struct(">I")
_KINDS, _JUMPS = tuple(Kind), tuple(Jump)


class Look(Enum):
    """How the board is drawn."""

    WOOD = "wood"
    NIGHT = "night"


_LOOKS = tuple(Look)


@dataclass(frozen=True)
class SeatChoice:
    """Who plays a seat; the level (1 to 3) is the phone's, and kept for when it plays."""

    kind: Kind
    level: int = 2


@dataclass(frozen=True)
class Settings:
    """All choices. The order of `seats` is that of turns; the first `players` of the six count.

    keep_out  pieces may not stop in others' areas
    speed     of the animation, 0 (none) to 3 (fast)
    """

    players: int = 2
    seats: tuple[SeatChoice, ...] = (SeatChoice(Kind.PERSON), *[SeatChoice(Kind.PHONE)] * (MOST_SEATS - 1))
    jump: Jump = Jump.LONG
    keep_out: bool = False
    speed: int = 2
    look: Look = Look.WOOD

    def __post_init__(self) -> None:
        seats(self.players)
        if len(self.seats) != MOST_SEATS or any(not 1 <= seat.level <= 3 for seat in self.seats):
            raise ValueError(f"there are {MOST_SEATS} seats, with levels 1 to 3")
        if not 0 <= self.speed <= 3:
            raise ValueError(f"speed {self.speed}: choose 0 to 3")

    def rules(self) -> Rules:
        """The rules of a game with these settings."""
        return Rules(seats(self.players), self.jump, self.keep_out)

    def with_seat(self, number: int, choice: SeatChoice) -> Settings:
        """The same settings with another choice for one seat, counted from 0."""
        return replace(self, seats=(*self.seats[:number], choice, *self.seats[number + 1:]))

    def to_bytes(self) -> bytes:
        """The settings as a record of 22 bytes."""
        data = _RECORD.pack(VERSION, self.players, _JUMPS.index(self.jump), self.keep_out, self.speed,
                            _LOOKS.index(self.look),
                            *(byte for seat in self.seats for byte in (_KINDS.index(seat.kind), seat.level)))
        return data + _SUM.pack(checksum(data))


def from_bytes(data: bytes) -> tuple[Settings, bool]:
    """The settings of a record, and whether it was damaged: then they are the defaults."""
    try:
        return _read(data), False
    except (ValueError, IndexError, struct.error):
        return Settings(), True


def _read(data: bytes) -> Settings:
    body, (total,) = data[:-_SUM.size], _SUM.unpack(data[-_SUM.size:])
    version, players, jump, keep_out, speed, look, *pairs = _RECORD.unpack(body)
    if version != VERSION or checksum(body) != total or keep_out > 1:
        raise ValueError("not a record of settings of this version")
    choices = tuple(SeatChoice(_KINDS[kind], level) for kind, level in zip(pairs[::2], pairs[1::2], strict=True))
    return Settings(players, choices, _JUMPS[jump], bool(keep_out), speed, _LOOKS[look])

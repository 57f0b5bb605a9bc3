"""Who sits where: the usual areas for 2, 3, 4 and 6 players, and the order of turns.

A player is the number of his home area (0 to 5, see places.py). Turns go clockwise.
"""

from __future__ import annotations

from enum import Enum

from .places import opposite

SEATS = {
    2: (0, 3),                  # opposite each other
    3: (0, 2, 4),               # every other point: all goals begin empty
    4: (0, 1, 3, 4),            # two pairs of opposites
    6: (0, 1, 2, 3, 4, 5),
}
"""How many play -> their home areas in the order of turns."""


def seats(count: int) -> tuple[int, ...]:
    """The home areas for so many players; ValueError for a number that the star does not seat."""
    if count not in SEATS:
        raise ValueError(f"{count} players: the star seats 2, 3, 4 or 6")
    return SEATS[count]


def goal_of(player: int) -> int:
    """The area that a player must fill."""
    return opposite(player)


def from_next(players: tuple[int, ...], player: int) -> tuple[int, ...]:
    """All players in the order of turns, beginning with the one after `player`."""
    at = players.index(player) + 1
    return players[at:] + players[:at]


def areas_of_others(players: tuple[int, ...], player: int) -> tuple[int, ...]:
    """The areas that are home or goal of somebody else and neither of this player."""
    own = {player, goal_of(player)}
    theirs = {area for other in players for area in (other, goal_of(other))}
    return tuple(sorted(theirs - own))


class Kind(Enum):
    """Who makes a seat's moves."""

    PERSON = "person"           # somebody with this phone in hand; several may share it
    PHONE = "phone"             # the phone itself
    NETWORK = "network"         # somebody with another phone

"""What a piece may do, under either rule of jumping, and when a player has won.

A move is one step to an empty neighbour, or a chain of jumps. A jump goes in a straight line over one
piece to the place just as far behind it:

    TRADITIONAL  the piece stands next to the jumper
    LONG         it may stand at any distance; all other places of the jump are empty

The jumper has left its place when it jumps: it can neither jump over itself nor be in its own way.
Which jumps a place offers depends only on the lines through it, so the answers are kept by what
stands on those lines; the search asks the same ones over and over.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from typing import NamedTuple

from .board import NOBODY, ChessBoard, player_of
from .places import AREA_BITS, AREAS, NEIGHBOURS, PLACES, RAYS, bits
from .places import name as place_name
from .players import areas_of_others, goal_of, seats


class Jump(Enum):
    """Over which piece one may jump."""

    TRADITIONAL = "traditional"
    LONG = "long"


class Move(NamedTuple):
    """A piece goes from the place `start` to the place `end`; which way is for `Rules.path` to say."""

    start: int
    end: int

    def __str__(self) -> str:
        return f"{place_name(self.start)}-{place_name(self.end)}"


MOST_KEPT = 200
"""Answers kept for a line; more would fill the memory in the course of many games, and gain little."""


class _Hops(dict[int, tuple[int, ...]]):
    """What stands on the lines of a place (as bits) -> where a jump from the place can end."""

    def __init__(self, rays: tuple[tuple[int, ...], ...], jump: Jump) -> None:
        super().__init__()
        self._rays = [ray[:2] for ray in rays] if jump is Jump.TRADITIONAL else rays
        self.mask = sum(bits(ray) for ray in self._rays)

    def __missing__(self, occupied: int) -> tuple[int, ...]:
        if len(self) >= MOST_KEPT:
            self.clear()
        landings = [_landing(ray, occupied) for ray in self._rays]
        found = tuple(place for place in landings if place is not None)
        self[occupied] = found
        return found


def _landing(ray: tuple[int, ...], occupied: int) -> int | None:
    """Where a jump along `ray` over the first piece on it ends; None if it cannot be."""
    for before, place in enumerate(ray):
        if occupied >> place & 1:
            behind = ray[before + 1:2 * before + 2]
            free = len(behind) == before + 1 and not occupied & bits(behind)
            return behind[-1] if free else None
    return None


@cache
def _hops_of(jump: Jump) -> tuple[tuple[tuple[int, _Hops], ...], ...]:
    """For each place the masks of its lines and the jumps along them.

    Opposite directions lie side by side in one line; short lines are few enough for one table of all.
    """
    def tables(place: int) -> list[_Hops]:
        up_left, up_right, left, right, down_left, down_right = RAYS[place]
        if jump is Jump.TRADITIONAL:
            return [_Hops(RAYS[place], jump)]
        lines = (left, right), (up_left, down_right), (up_right, down_left)
        return [_Hops(line, jump) for line in lines]
    return tuple(tuple((table.mask, table) for table in tables(place)) for place in PLACES)


_STEPS = tuple(tuple((1 << there, there) for there in NEIGHBOURS[place]) for place in PLACES)


@dataclass(frozen=True)
class Rules:
    """The rules of one game: who plays, how one jumps, where one may stop.

    players  the home areas in the order of turns
    jump     which jumps are allowed
    keep_out no piece may end its move in an area that belongs to others; passing through is free
    """

    players: tuple[int, ...]
    jump: Jump = Jump.LONG
    keep_out: bool = False

    _hops: tuple[tuple[tuple[int, _Hops], ...], ...] = field(init=False, repr=False, compare=False)
    _closed: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.players != seats(len(self.players)):
            raise ValueError(f"players {self.players} do not sit on the usual areas")
        object.__setattr__(self, "_hops", _hops_of(self.jump))
        object.__setattr__(self, "_closed", tuple(self._closed_to(player) for player in range(len(AREAS))))

    def _closed_to(self, player: int) -> int:
        """The places where this player's pieces may not stop, as bits."""
        if not self.keep_out:
            return 0
        return sum(AREA_BITS[area] for area in areas_of_others(self.players, player))

    def reachable(self, board: ChessBoard, start: int) -> list[int]:
        """Where the piece at `start` may go: nearest first, counted in jumps; empty if none stands there."""
        player = player_of(board.piece_at(start))
        return [] if player == NOBODY else self.ends(board.occupied, start, player)

    def ends(self, occupied: int, start: int, player: int) -> list[int]:
        """As `reachable`, on bare bits: the search asks this many thousand times."""
        occupied ^= 1 << start
        found = [there for bit, there in _STEPS[start] if not occupied & bit]
        landed = self._jumped_from(occupied, start)
        if len(landed) > 1:
            found += [there for there in landed if there != start and there not in found]
        closed = self._closed[player]
        return [there for there in found if not closed >> there & 1] if closed else found

    def _jumped_from(self, occupied: int, start: int) -> dict[int, int]:
        """Each place that jumps lead to, breadth first, and the place that the last jump began at."""
        jumped_from, queue, hops = {start: start}, [start], self._hops
        for here in queue:
            for mask, table in hops[here]:
                for there in table[occupied & mask]:
                    if there not in jumped_from:
                        jumped_from[there] = here
                        queue.append(there)
        return jumped_from

    def path(self, board: ChessBoard, move: Move) -> tuple[int, ...]:
        """The places that the piece touches, from start to end, by the fewest jumps; empty if it may not go."""
        if move.end not in self.reachable(board, move.start):
            return ()
        if move.end in NEIGHBOURS[move.start]:
            return tuple(move)
        jumped_from = self._jumped_from(board.occupied ^ 1 << move.start, move.start)
        path = [move.end]
        while path[-1] != move.start:
            path.append(jumped_from[path[-1]])
        return tuple(reversed(path))

    def moves(self, board: ChessBoard, player: int) -> list[Move]:
        """All moves of a player, in the order of his pieces."""
        return [Move(start, end) for start in board.places_of(player)
                for end in self.ends(board.occupied, start, player)]

    def can_move(self, board: ChessBoard, player: int) -> bool:
        """Nobody may pass who can move."""
        return any(self.ends(board.occupied, start, player) for start in board.places_of(player))

    def has_won(self, board: ChessBoard, player: int) -> bool:
        """The goal is full, and at least one piece in it is the player's own."""
        goal = AREA_BITS[goal_of(player)]
        return (board.occupied & goal == goal
                and any(goal >> place & 1 for place in board.places_of(player)))

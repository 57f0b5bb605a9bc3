"""Get forward: each piece towards the far end of the goal, those behind first.

What a piece still has to go is its distance to the tip of the goal, so the goal fills from its far end
and a hole in it is passed outwards from piece to piece. Two things are added:

    - the further behind a piece is, the more a step of it is worth: stragglers come home
    - a piece that is not home yet is drawn to the nearest hole of the goal: it does not wander along
      the full side of the goal when it must go round
"""

from __future__ import annotations

from .board import ChessBoard
from .places import AREA_BITS, AREAS, COORDINATES, DISTANCES, MIDDLE, PLACES, TIPS, seen_from
from .players import goal_of
from .strategy import STEP, Strategy

WON = 1_000_000
"""The score of a full goal."""

BEHIND = 6
"""Points by which each step is worth more than the next one."""

ASIDE = 12
"""Points lost for each half column away from the line between home and goal."""

HOLE = 30
"""Points lost for each step that a piece outside is away from the nearest hole of its goal …"""

LAST = 5
"""… once so few are outside: before that the holes are too many to matter."""

def _aside(place: int, player: int) -> int:
    """Half columns between a place and the line from tip to tip."""
    x, y = COORDINATES[seen_from(place, player)]
    return abs(2 * (x - MIDDLE) - (y - MIDDLE))


def _to_go(place: int, player: int) -> int:
    """What is lost, in points, by a piece standing here and not on the tip of its goal."""
    away = DISTANCES[TIPS[goal_of(player)]][place]
    home = away <= 3
    return STEP * away + BEHIND * away * away // 2 + (0 if home else ASIDE * _aside(place, player))


TO_GO = tuple(tuple(_to_go(place, player) for place in PLACES) for player in range(len(AREAS)))
"""For each player and place the points that a piece standing there still lacks."""


class MainStrategy(Strategy):
    """How far all pieces have come."""

    def score(self, board: ChessBoard, player: int) -> int:
        to_go, goal = TO_GO[player], goal_of(player)
        places = board.places_of(player)
        inside, holes = AREA_BITS[goal], AREA_BITS[goal] & ~board.occupied
        outside = [place for place in places if not inside >> place & 1]
        if not holes and len(outside) < len(places):
            return WON
        lost = sum([to_go[place] for place in places])
        if len(outside) <= LAST:
            open_places = [place for place in AREAS[goal] if holes >> place & 1]
            for place in outside:
                row = DISTANCES[place]
                lost += HOLE * min([row[hole] for hole in open_places], default=0)
        return -lost

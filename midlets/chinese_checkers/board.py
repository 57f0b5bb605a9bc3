"""Where the pieces stand: a real board, and a virtual one that lies over it for the search.

Pieces are numbered `player * 10 + n`, n from 0 to 9, so a piece names its player. Both boards keep two
indexes, piece -> place and place -> piece, and the set of occupied places as the bits of one int;
each question takes constant time on either.
"""

from __future__ import annotations

from typing import Protocol

from .places import AREAS, COORDINATES, NOWHERE, PLACES, place_at

PIECES_EACH = 10
NOBODY = -1
SIGNS = "012345"
"""How each player's pieces are written on a drawn board."""


def player_of(piece: int) -> int:
    """Whose piece it is; NOBODY for no piece."""
    return piece // PIECES_EACH if piece >= 0 else NOBODY


class ChessBoard(Protocol):
    """What the rules and the strategies ask of a board."""

    occupied: int
    """The places that hold a piece, as bits."""

    def place_of(self, piece: int) -> int:
        """Where a piece stands; NOWHERE if it takes no part."""

    def piece_at(self, place: int) -> int:
        """Which piece stands here; NOBODY if none."""

    def places_of(self, player: int) -> list[int]:
        """The places of a player's pieces, in the order of the pieces; empty if he takes no part."""

    def move(self, start: int, end: int) -> None:
        """Put the piece at `start` on `end`; ValueError unless one is full and the other empty."""


class RealChessBoard:
    """The board of a game."""

    def __init__(self, players: tuple[int, ...] = ()) -> None:
        """All pieces of these players at home."""
        self._places = [NOWHERE] * (PIECES_EACH * len(AREAS))
        self._pieces = [NOBODY] * len(PLACES)
        self.occupied = 0
        for player in players:
            for n, place in enumerate(AREAS[player]):
                self.put(player * PIECES_EACH + n, place)

    def put(self, piece: int, place: int) -> None:
        """Add a piece; ValueError if it stands somewhere already, or another stands here."""
        if self._places[piece] != NOWHERE or self._pieces[place] != NOBODY:
            raise ValueError(f"piece {piece} cannot be put on place {place}")
        self._places[piece], self._pieces[place] = place, piece
        self.occupied |= 1 << place

    def place_of(self, piece: int) -> int:
        return self._places[piece]

    def piece_at(self, place: int) -> int:
        return self._pieces[place]

    def places_of(self, player: int) -> list[int]:
        first = player * PIECES_EACH
        return [place for place in self._places[first:first + PIECES_EACH] if place >= 0]

    def move(self, start: int, end: int) -> None:
        piece = self._pieces[start]
        if piece == NOBODY or self._pieces[end] != NOBODY:
            raise ValueError(f"no piece can go from place {start} to place {end}")
        self._pieces[start], self._pieces[end], self._places[piece] = NOBODY, piece, end
        self.occupied ^= 1 << start | 1 << end


class VirtualChessBoard:
    """A board that is only thought of: it holds what moved, and asks the real one for the rest.

    The real board must stand still meanwhile. `move` back and forth leaves nothing behind.
    """

    def __init__(self, real: RealChessBoard) -> None:
        self._real = real
        self._places: dict[int, int] = {}       # piece -> place, of pieces that moved
        self._pieces: dict[int, int] = {}       # place -> piece or NOBODY, of places that changed
        self.occupied = real.occupied

    @property
    def moved(self) -> int:
        """How many pieces stand elsewhere than on the real board."""
        return len(self._places)

    def place_of(self, piece: int) -> int:
        place = self._places.get(piece)
        return self._real.place_of(piece) if place is None else place

    def piece_at(self, place: int) -> int:
        piece = self._pieces.get(place)
        return self._real.piece_at(place) if piece is None else piece

    def places_of(self, player: int) -> list[int]:
        places = self._real.places_of(player)
        first = player * PIECES_EACH
        for piece, place in self._places.items():
            if first <= piece < first + len(places):
                places[piece - first] = place
        return places

    def move(self, start: int, end: int) -> None:
        piece = self.piece_at(start)
        if piece == NOBODY or self.piece_at(end) != NOBODY:
            raise ValueError(f"no piece can go from place {start} to place {end}")
        self._set(start, NOBODY)
        self._set(end, piece)
        if self._real.place_of(piece) == end:
            del self._places[piece]
        else:
            self._places[piece] = end
        self.occupied ^= 1 << start | 1 << end

    def _set(self, place: int, piece: int) -> None:
        if self._real.piece_at(place) == piece:
            self._pieces.pop(place, None)
        else:
            self._pieces[place] = piece


def draw(board: ChessBoard) -> str:
    """The board as text: `.` is an empty place, a digit the piece of that player."""
    rows = []
    for y in range(17, 0, -1):
        xs = [x for x, yy in COORDINATES if yy == y]
        signs = (SIGNS[player_of(piece)] if piece != NOBODY else "."
                 for piece in (board.piece_at(place_at(x, y)) for x in xs))
        indent = 2 * xs[0] - y + 7            # half a column to the right for each row down
        rows.append(" " * indent + " ".join(signs))
    return "\n".join(rows)


def parse(text: str) -> RealChessBoard:
    """The board that `draw` drew; pieces are numbered as they are met. ValueError if it is not one."""
    rows = [line.split() for line in text.strip("\n").splitlines()]
    board, counts = RealChessBoard(), [0] * len(AREAS)
    if len(rows) != 17:
        raise ValueError(f"a drawn board has 17 rows, not {len(rows)}")
    for y, row in zip(range(17, 0, -1), rows, strict=True):
        xs = [x for x, yy in COORDINATES if yy == y]
        if len(row) != len(xs):
            raise ValueError(f"row {y} has {len(xs)} places, not {len(row)}")
        for x, sign in zip(xs, row, strict=True):
            if sign == ".":
                continue
            player = SIGNS.find(sign)
            if len(sign) != 1 or player < 0 or counts[player] == PIECES_EACH:
                raise ValueError(f"{sign!r} in row {y} is no piece, or one too many of its player")
            board.put(player * PIECES_EACH + counts[player], place_at(x, y))
            counts[player] += 1
    return board

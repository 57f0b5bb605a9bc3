"""The game between a person and the phone: whose move, taking back, the end, what the phone plays."""

from __future__ import annotations

from enum import Enum

from . import beginner, expert, middle
from .board import BLACK, WHITE, Board, Move, other
from .dot import Dot
from .meter import GiveWay, Meter
from .position import Position
from .record import CHECKSUM, checksum
from .search import ordered
from .settings import Level, Settings

REMEMBERED = 10                         # plies that can be taken back, two at a time
BUDGET = 60_000                         # positions the expert may look at


class Outcome(Enum):
    """How the game stands."""

    OPEN = "nobody has won yet"
    PERSON = "the person has five"
    PHONE = "the phone has five"
    DRAW = "the board is full"


def choose(board: Board, level: Level, give_way: GiveWay | None = None, budget: int = BUDGET) -> Dot:
    """The phone's move, for the colour whose turn it is; the board stays as it is. The game must not be over.

    It is a plain function that takes a while. `give_way` is called every few hundred positions: what it
    raises ends the thought at once, and a true answer makes it play the best move found so far. `budget`
    bounds the positions that the expert looks at. The same board gives the same move.
    """
    if board.is_over:
        raise ValueError("the game is over")
    if level == Level.BEGINNER:
        return beginner.choose(board)
    position = Position.of(board)
    side = board.turn - 1
    if not ordered(position, side, 1):          # nothing near a stone, or no stone
        return _nearest_the_middle(board)
    meter = Meter(position, give_way)
    if level == Level.MIDDLE:
        place = middle.think(position, side, meter)
    else:
        place = expert.think(position, side, meter, budget).place
    return Dot.of(place, board.size)


def _nearest_the_middle(board: Board) -> Dot:
    middle = board.size - 1             # doubled, for even sizes
    return min(board.empty(), key=lambda dot: abs(2 * dot.x - middle) + abs(2 * dot.y - middle))


class FIRLogic:
    """A game of five in a row between a person and the phone.

    >>> game = FIRLogic(Settings(phone_first=True))
    >>> game.play(game.think())
    Move(dot=Dot(x=7, y=7), colour=1)
    >>> game.is_phones_turn
    False
    """

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.board = Board(self.settings.size)
        self.phone = BLACK if self.settings.phone_first else WHITE
        self.person = other(self.phone)
        self._remembered = 0

    @property
    def outcome(self) -> Outcome:
        """How the game stands."""
        if self.board.winner:
            return Outcome.PHONE if self.board.winner == self.phone else Outcome.PERSON
        return Outcome.DRAW if self.board.is_full else Outcome.OPEN

    @property
    def is_over(self) -> bool:
        """Whether there are no more moves."""
        return self.board.is_over

    @property
    def is_phones_turn(self) -> bool:
        """Whether the phone is to move."""
        return not self.is_over and self.board.turn == self.phone

    def play(self, dot: Dot) -> Move:
        """Put a stone for whoever is to move; ValueError, and nothing changed, if that is not legal."""
        move = self.board.place(dot)
        self._remembered = min(self._remembered + 1, REMEMBERED)
        return move

    def think(self, give_way: GiveWay | None = None) -> Dot:
        """Where the phone wants to play (see `choose`). Nothing is played yet."""
        return choose(self.board, self.settings.level, give_way)

    @property
    def can_undo(self) -> bool:
        """Whether a pair of moves can be taken back: on the person's turn, five times in a row at most."""
        return (self._remembered >= 2 and len(self.board.moves) >= 2
                and not self.is_over and not self.is_phones_turn)

    def undo(self) -> tuple[Move, Move]:
        """Take back the phone's last move and the person's before it; ValueError if there is no such pair."""
        if not self.can_undo:
            raise ValueError("there is no pair of moves to take back")
        self._remembered -= 2
        return self.board.undo(), self.board.undo()

    # For the phone's memory

    def to_bytes(self) -> bytes:
        """The game in play: three bytes of options, one of remembered plies, the board, and a checksum."""
        body = self.settings.to_bytes() + bytes([self._remembered]) + self.board.to_bytes()
        return body + CHECKSUM.pack(checksum(body))

    @classmethod
    def from_bytes(cls, data: bytes) -> FIRLogic:
        """The game that `to_bytes` wrote; ValueError says what is wrong with any other bytes."""
        body = data[:-CHECKSUM.size]
        if len(body) < 4 or CHECKSUM.pack(checksum(body)) != data[len(body):]:
            raise ValueError("damaged: the checksum of the kept game is wrong")
        settings, whole = Settings.from_bytes(body[:3])
        board = Board.from_bytes(body[4:])
        if not whole or board.size != settings.size or body[3] > min(REMEMBERED, len(board.moves)):
            raise ValueError("impossible: the options of the kept game are not those of its board")
        game = cls(settings)
        game.board, game._remembered = board, body[3]
        return game

"""The board: stones, the moves that led here, and the five that ends the game.

Black moves first. Five or more of a colour in an unbroken row, column or diagonal win.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .dot import AXES, Dot
from .record import packed, unpacked

EMPTY, BLACK, WHITE = 0, 1, 2
LEAST, DEFAULT, MOST = 10, 15, 20       # sizes of a board
FIVE = 5

_SIGNS = ".XO"                          # indexed by EMPTY, BLACK, WHITE


class Move(NamedTuple):
    """A stone put down."""

    dot: Dot
    colour: int


def other(colour: int) -> int:
    """The opponent of BLACK or WHITE."""
    return BLACK + WHITE - colour


@cache
def lines(size: int) -> tuple[tuple[int, ...], ...]:
    """Every winning line of a board, each as five place numbers.

    >>> len(lines(15))
    572
    """
    return tuple(tuple(start.step(axis, step).number(size) for step in range(FIVE))
                 for axis in AXES for start in (Dot.of(number, size) for number in range(size * size))
                 if start.step(axis, FIVE - 1).is_on(size))


class Board:
    """A game as it stands.

    >>> board = Board(10)
    >>> board.place(Dot(4, 4)), board.place(Dot(5, 4))
    (Move(dot=Dot(x=4, y=4), colour=1), Move(dot=Dot(x=5, y=4), colour=2))
    >>> str(board).splitlines()[4]
    '. . . . X O . . . .'
    """

    def __init__(self, size: int = DEFAULT) -> None:
        if not LEAST <= size <= MOST:
            raise ValueError(f"a board of {size}x{size}; the size is {LEAST} to {MOST}")
        self.size = size
        self.stones = [EMPTY] * (size * size)       # by place number
        self.moves: list[Move] = []                 # oldest first
        self.winning: tuple[Dot, ...] = ()          # the stones of the five (or more), in order

    # The rules

    @property
    def turn(self) -> int:
        """Whose move it is: BLACK unless black has more stones."""
        black = sum(move.colour == BLACK for move in self.moves)
        return BLACK if 2 * black <= len(self.moves) else WHITE

    def place(self, dot: Dot, colour: int | None = None) -> Move:
        """Put a stone down, of the colour whose turn it is if none is named.

        ValueError, and nothing changed, off the board, on a stone, or when the game is over.
        """
        if not dot.is_on(self.size):
            raise ValueError(f"{dot} is not on a board of {self.size}x{self.size}")
        if self[dot] != EMPTY:
            raise ValueError(f"{dot} is taken")
        if self.is_over:
            raise ValueError("the game is over")
        move = Move(dot, self.turn if colour is None else colour)
        self.stones[dot.number(self.size)] = move.colour
        self.moves.append(move)
        self.winning = self._run_through(dot)
        return move

    def undo(self) -> Move:
        """Take the last stone back; IndexError if there is none."""
        move = self.moves.pop()
        self.stones[move.dot.number(self.size)] = EMPTY
        self.winning = self._any_run() if self.winning else ()
        return move

    # What the board says

    def __getitem__(self, dot: Dot) -> int:
        """EMPTY, BLACK or WHITE; the place must be on the board."""
        return self.stones[dot.number(self.size)]

    def colour_at(self, dot: Dot) -> int | None:
        """EMPTY, BLACK or WHITE; None off the board."""
        return self[dot] if dot.is_on(self.size) else None

    def empty(self) -> list[Dot]:
        """The places without a stone, in reading order."""
        return [Dot.of(number, self.size) for number, stone in enumerate(self.stones) if stone == EMPTY]

    @property
    def winner(self) -> int:
        """BLACK, WHITE, or EMPTY while nobody has five."""
        return self[self.winning[0]] if self.winning else EMPTY

    @property
    def is_full(self) -> bool:
        """Whether every place has a stone: a draw if nobody has five."""
        return len(self.moves) == len(self.stones)

    @property
    def is_over(self) -> bool:
        """Whether somebody has won, or no place is left."""
        return bool(self.winning) or self.is_full

    def copy(self) -> Board:
        """A board of its own with the same moves behind it."""
        twin = Board(self.size)
        twin.stones, twin.moves, twin.winning = list(self.stones), list(self.moves), self.winning
        return twin

    # Text and bytes

    def __str__(self) -> str:
        """The board as it is seen: X black, O white, dots between."""
        signs = [_SIGNS[stone] for stone in self.stones]
        return "\n".join(" ".join(signs[start:start + self.size])
                         for start in range(0, len(signs), self.size))

    def __repr__(self) -> str:
        return f"Board({self.size}, {' '.join(f'{_SIGNS[m.colour]}{m.dot.x},{m.dot.y}' for m in self.moves)})"

    def __eq__(self, them: object) -> bool:
        """Equal when the same stones lie in the same places, however they came there."""
        return isinstance(them, Board) and self.stones == them.stones

    __hash__ = None  # type: ignore[assignment]     # a board changes

    @classmethod
    def parse(cls, text: str) -> Board:
        """The board that `str` drew; ValueError if the text is no such drawing.

        Any stones may be drawn, for a drawing need not be of a game. It does not say who moved when:
        the stones count as put down in reading order, black and white by turns while both last.
        """
        rows = [line.split() for line in text.splitlines() if line.strip()]
        if any(len(row) != len(rows) for row in rows):
            raise ValueError(f"a board is square: {len(rows)} lines of {len(rows)} signs")
        board = cls(len(rows))
        found: dict[int, list[Move]] = {BLACK: [], WHITE: []}
        for y, row in enumerate(rows):
            for x, sign in enumerate(row):
                if len(sign) != 1 or sign not in _SIGNS:
                    raise ValueError(f"sign {sign!r} in line {y + 1}; X, O or a dot")
                if sign != ".":
                    found[_SIGNS.index(sign)].append(Move(Dot(x, y), _SIGNS.index(sign)))
        board._put(found[BLACK], found[WHITE])
        return board

    def to_bytes(self) -> bytes:
        """The game for the phone's memory (see record.py), two bytes a move."""
        return packed(self.size, [(move.colour, move.dot.number(self.size)) for move in self.moves])

    @classmethod
    def from_bytes(cls, data: bytes) -> Board:
        """The game that `to_bytes` wrote; ValueError says what is wrong with any other bytes."""
        size, moves = unpacked(data)
        board = cls(size)
        for number, (colour, place) in enumerate(moves, 1):
            try:
                board.place(Dot.of(place, size), colour)
            except ValueError as error:
                raise ValueError(f"impossible: move {number}: {error}") from error
        return board

    def _put(self, blacks: list[Move], whites: list[Move]) -> None:
        together = min(len(blacks), len(whites))
        turns = [move for pair in zip(blacks, whites, strict=False) for move in pair]
        self.moves = turns + blacks[together:] + whites[together:]
        for move in self.moves:
            self.stones[move.dot.number(self.size)] = move.colour
        self.winning = self._any_run()

    def _any_run(self) -> tuple[Dot, ...]:
        for line in lines(self.size):
            if self.stones[line[0]] != EMPTY and len({self.stones[number] for number in line}) == 1:
                return self._run_through(Dot.of(line[0], self.size))
        return ()

    def _run_through(self, dot: Dot) -> tuple[Dot, ...]:
        """The stones of a five or more through this stone; empty if there is none."""
        colour = self[dot]
        for axis in AXES:
            start = dot
            while self.colour_at(start.step(axis.back)) == colour:
                start = start.step(axis.back)
            run = [start]
            while self.colour_at(run[-1].step(axis)) == colour:
                run.append(run[-1].step(axis))
            if len(run) >= FIVE:
                return tuple(run)
        return ()

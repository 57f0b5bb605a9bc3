"""The rules of Minesweeper: a board, what can be done to it, and how it ended.

Each operation returns the cells that look different afterwards, so that a screen paints only those.
Nothing here knows of a screen, of time, or of how to reason about a board (that is solver.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import Enum, IntEnum
from typing import Protocol

Cell = tuple[int, int]
"""Column and row, (0, 0) at the top left."""


class Random(Protocol):
    """What the board asks of a source of chance; emulator.midp.util.Random is one."""

    def next_int(self, bound: int, /) -> int:
        """A number from 0 to bound - 1, each as likely."""


class Level(IntEnum):
    """How hard; the numbers are kept in records and must stay."""

    BEGINNER = 0
    MIDDLE = 1
    EXPERT = 2
    OWN = 3


SIZES = {Level.BEGINNER: (9, 9, 10), Level.MIDDLE: (16, 16, 40), Level.EXPERT: (30, 16, 99)}
"""Width, height and mines of each level but the person's own."""


class Outcome(Enum):
    PLAYING = "playing"
    WON = "won"     # all safe cells are revealed
    LOST = "lost"   # a mine was revealed: the fatal one


class Face(Enum):
    """What a person may see of a cell. The values are how `str(board)` draws it."""

    HIDDEN = "."
    FLAG = "F"
    NUMBER = "0"        # revealed; `board.number(cell)` is the number
    MINE = "*"          # the rest only when the board is lost
    FATAL = "@"
    WRONG_FLAG = "x"


class Board:
    """A field of mines. The first reveal lays them, so it is always safe.

    >>> board = Board.from_text("*....")
    >>> sorted(board.reveal((4, 0)))
    [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]
    >>> print(board, board.outcome)
    F1000 Outcome.WON
    """

    def __init__(self, width: int, height: int, mines: int, random: Random | None = None) -> None:
        """`random` is needed by the first reveal only. ValueError if the mines do not fit."""
        if width < 1 or height < 1:
            raise ValueError(f"a board of {width}x{height} has no cells")
        if not 0 <= mines <= most_mines(width, height):
            raise ValueError(f"{mines} mines do not fit: a board of {width}x{height} takes "
                             f"0 to {most_mines(width, height)}")
        self.width, self.height, self.mines = width, height, mines
        self.mined: set[Cell] = set()
        self.flagged: set[Cell] = set()
        self.revealed: set[Cell] = set()
        self.fatal: Cell | None = None
        self.laid = mines == 0
        self._random = random
        self._numbers: Counter[Cell] = Counter()

    @classmethod
    def from_text(cls, text: str) -> Board:
        """A board as `str` draws it once the mines are laid: `.` is safe and `*` mined, both hidden.

        `F` is a flag on a mine and `x` one on a safe cell, a digit is a revealed cell, `@` the fatal mine.
        ValueError for any other sign, for lines of unequal length, or for a digit that is wrong.
        """
        rows = text.split()
        signs = {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
        if not rows or len(signs) != len(rows[0]) * len(rows) or {len(row) for row in rows} != {len(rows[0])}:
            raise ValueError("the rows of a board are equally long, and there is at least one")
        if strange := set(signs.values()) - set(".*Fx@012345678"):
            raise ValueError(f"a board has no sign {min(strange)!r}")
        board = cls(len(rows[0]), len(rows), sum(sign in "*F@" for sign in signs.values()))
        board.lay(cell for cell, sign in signs.items() if sign in "*F@")
        board.flagged = {cell for cell, sign in signs.items() if sign in "Fx"}
        board.revealed = {cell for cell, sign in signs.items() if sign.isdigit()}
        board.fatal = next((cell for cell, sign in signs.items() if sign == "@"), None)
        for cell in board.revealed:
            if board.number(cell) != int(signs[cell]):
                raise ValueError(f"{cell} shows {signs[cell]}, but {board.number(cell)} mines are around it")
        return board

    def __str__(self) -> str:
        """The whole truth, hidden mines too; `?` for a hidden cell while no mines are laid."""
        return "\n".join("".join(self._sign((x, y)) for x in range(self.width)) for y in range(self.height))

    @property
    def outcome(self) -> Outcome:
        if self.fatal is not None:
            return Outcome.LOST
        safe = self.width * self.height - self.mines
        return Outcome.WON if len(self.revealed) == safe else Outcome.PLAYING

    @property
    def mines_left(self) -> int:
        """The counter beside the board: mines less flags; below zero if there are too many flags."""
        return self.mines - len(self.flagged)

    def cells(self) -> list[Cell]:
        """All cells in reading order."""
        return [(x, y) for y in range(self.height) for x in range(self.width)]

    def around(self, cell: Cell) -> list[Cell]:
        """The up to eight neighbours, in reading order. ValueError if the cell is not on the board."""
        x, y = cell
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise ValueError(f"{cell} is not on a board of {self.width}x{self.height}")
        return [(i, j) for j in range(max(0, y - 1), min(self.height, y + 2))
                for i in range(max(0, x - 1), min(self.width, x + 2)) if (i, j) != cell]

    def number(self, cell: Cell) -> int:
        """The mines around a cell."""
        return self._numbers[cell]

    def face(self, cell: Cell) -> Face:
        """What a person may see of a cell."""
        if cell in self.revealed:
            return Face.NUMBER
        if self.outcome is not Outcome.LOST:
            return Face.FLAG if cell in self.flagged else Face.HIDDEN
        if cell in self.flagged:
            return Face.FLAG if cell in self.mined else Face.WRONG_FLAG
        if cell in self.mined:
            return Face.FATAL if cell == self.fatal else Face.MINE
        return Face.HIDDEN

    def lay(self, mined: Iterable[Cell]) -> None:
        """Lay these mines, before anything is revealed. ValueError unless they are the board's number."""
        cells = set(mined)
        if self.revealed or self.fatal:
            raise ValueError("the mines lie already, and cells are revealed")
        if len(cells) != self.mines or not cells <= set(self.cells()):
            raise ValueError(f"{self.mines} cells of the board are to be mined, not {sorted(cells)}")
        self.mined, self.laid = cells, True
        self._numbers = Counter(around for cell in cells for around in self.around(cell))

    def reveal(self, cell: Cell) -> set[Cell]:
        """Reveal a hidden cell, and from a 0 all that is connected; a flagged cell stays as it is."""
        self.around(cell)
        if self.outcome is not Outcome.PLAYING or cell in self.flagged or cell in self.revealed:
            return set()
        if not self.laid:
            if self._random is None:
                raise ValueError("the first reveal lays the mines and needs a Random")
            self.lay(chosen_mines(self, cell, self._random))
        return self._open([cell])

    def chord(self, cell: Cell) -> set[Cell]:
        """Reveal all around a number that has as many flags around it; nothing otherwise."""
        around = self.around(cell)
        flags = sum(neighbour in self.flagged for neighbour in around)
        if self.outcome is not Outcome.PLAYING or cell not in self.revealed or flags != self.number(cell):
            return set()
        return self._open([n for n in around if n not in self.flagged and n not in self.revealed])

    def flag(self, cell: Cell) -> set[Cell]:
        """Put a flag on a hidden cell, or take it away."""
        self.around(cell)
        if self.outcome is not Outcome.PLAYING or cell in self.revealed:
            return set()
        self.flagged ^= {cell}
        return {cell}

    def _open(self, cells: list[Cell]) -> set[Cell]:
        """Reveal hidden cells with no flag; the first mine among them ends the game before any opens."""
        self.fatal = next((cell for cell in cells if cell in self.mined), None)
        if self.fatal is not None:
            return self.mined ^ self.flagged        # mines to show, and wrong flags to cross
        opened: set[Cell] = set()
        waiting = list(cells)
        while waiting:
            cell = waiting.pop()
            if cell in self.revealed or cell in self.flagged:
                continue
            self.revealed.add(cell)
            opened.add(cell)
            if self.number(cell) == 0:
                waiting += self.around(cell)
        return opened | self._flag_the_rest() if self.outcome is Outcome.WON else opened

    def _flag_the_rest(self) -> set[Cell]:
        """A won board shows where all its mines are."""
        added = self.mined - self.flagged
        self.flagged |= added
        return added

    def _sign(self, cell: Cell) -> str:
        if cell in self.revealed:
            return str(self.number(cell))
        if cell in self.flagged:
            return "F" if cell in self.mined or not self.laid else "x"
        if not self.laid:
            return "?"
        return ("@" if cell == self.fatal else "*") if cell in self.mined else "."


def most_mines(width: int, height: int) -> int:
    """One cell has to be left for the first reveal."""
    return width * height - 1


def chosen_mines(board: Board, first: Cell, random: Random) -> list[Cell]:
    """Mines away from the first cell and its neighbours; away from the cell alone if there is no room."""
    kept = {first, *board.around(first)}
    if board.width * board.height - len(kept) < board.mines:
        kept = {first}
    free = [cell for cell in board.cells() if cell not in kept]
    for n in range(board.mines):
        other = n + random.next_int(len(free) - n)
        free[n], free[other] = free[other], free[n]
    return free[:board.mines]

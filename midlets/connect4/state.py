"""The board of Connect 4, and the score table that knows a win the moment it happens.

Seven columns by six rows. Row 0 is the bottom row (the board is kept "upside down"), so a piece that is
dropped lands in the first empty row counted from 0 up.

There are 69 lines of four cells. For each player and each line the score table holds a number: 1 at the
start, doubled by each own piece in the line, and 0 for good once the other player has a piece in it. A line
that reaches 16 is won. A drop touches only the lines that run through its cell, 13 of them at most.
"""

from __future__ import annotations

from .checksum import crc16

COLUMNS, ROWS = 7, 6
CELLS = COLUMNS * ROWS
RED, BLUE, EMPTY = 0, 1, 2          # the server's piece, the client's piece, no piece
WON = 16                            # 1 doubled four times

_LETTERS = "RB."
_MAGIC, _VERSION = b"C4", 1


def cell(column: int, row: int) -> int:
    """The number of a cell, 0 to 41: row by row from the bottom left."""
    return row * COLUMNS + column


def _all_lines() -> tuple[tuple[int, ...], ...]:
    """Every line of four, as cell numbers: along the rows, up the columns, and both diagonals."""
    lines = []
    for across, up in ((1, 0), (0, 1), (1, 1), (1, -1)):
        for column in range(COLUMNS):
            for row in range(ROWS):
                if column + 3 * across < COLUMNS and 0 <= row + 3 * up < ROWS:
                    lines.append(tuple(cell(column + k * across, row + k * up) for k in range(4)))
    return tuple(lines)


LINES = _all_lines()
LINES_THROUGH = tuple(tuple(number for number, line in enumerate(LINES) if place in line)
                      for place in range(CELLS))


class C4State:
    """A position: the pieces, the score table, and the drops that led here.

    >>> state = C4State()
    >>> state.drop_piece(BLUE, 3), state.drop_piece(RED, 3), state.drop_piece(BLUE, 9)
    (0, 1, -1)
    >>> print(state)
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . R . . .
    . . . B . . .
    """

    def __init__(self) -> None:
        self.cells = [EMPTY] * CELLS
        self.heights = [0] * COLUMNS
        self.scores = ([1] * len(LINES), [1] * len(LINES))     # indexed by player, then line
        self._drops: list[tuple[int, int]] = []                # (player, column), oldest first
        self._won_lines: list[int] = []
        self._before: list[list[tuple[int, int, int]]] = []    # per drop: (line, red's, blue's) before

    # The rules

    def drop_piece(self, player: int, column: int) -> int:
        """Drop a piece and return the row it lands in, or -1 (and change nothing) if that is not legal.

        A drop is legal in a column of the board that is not full, while the game is not over.
        """
        if player not in (RED, BLUE):
            raise ValueError(f"player {player!r}; RED (0) or BLUE (1)")
        if not 0 <= column < COLUMNS or self.heights[column] == ROWS or self.is_over():
            return -1
        return self._place(player, column)

    def undo(self) -> tuple[int, int]:
        """Take the last piece back and return its (player, column); IndexError if there is none."""
        if not self._drops:
            raise IndexError("nothing to take back: the board is empty")
        player, column = self._drops.pop()
        self.heights[column] -= 1
        self.cells[cell(column, self.heights[column])] = EMPTY
        for line, red, blue in self._before.pop():
            self.scores[RED][line], self.scores[BLUE][line] = red, blue
        self._won_lines = [line for line in self._won_lines if self.scores[player][line] == WON]
        return player, column

    def legal_columns(self) -> list[int]:
        """The columns that take a piece, from the left; none when the game is over."""
        if self.is_over():
            return []
        return [column for column in range(COLUMNS) if self.heights[column] < ROWS]

    # What the position says

    def piece(self, column: int, row: int) -> int:
        """RED, BLUE or EMPTY."""
        return self.cells[cell(column, row)]

    def is_winner(self, player: int) -> bool:
        """Whether this player has four in a line."""
        return any(self.scores[player][line] == WON for line in self._won_lines)

    def is_tie(self) -> bool:
        """Whether all 42 pieces are down and nobody has won."""
        return self.count() == CELLS and not self._won_lines

    def is_over(self) -> bool:
        """Won by somebody, or a tie."""
        return bool(self._won_lines) or self.count() == CELLS

    def winning_cells(self) -> list[tuple[int, int]]:
        """(column, row) of each cell in a line that won, sorted; empty while nobody has.

        Four of them as a rule; more when the last piece finished two lines at once.
        """
        places = {place for line in self._won_lines for place in LINES[line]}
        return sorted((place % COLUMNS, place // COLUMNS) for place in places)

    def count(self) -> int:
        """How many pieces are down."""
        return len(self._drops)

    def drops(self) -> list[tuple[int, int]]:
        """(player, column) of each drop, oldest first."""
        return list(self._drops)

    def copy(self) -> C4State:
        """A position of its own with the same drops behind it."""
        twin = C4State()
        for player, column in self._drops:
            twin._place(player, column)
        return twin

    # Text and bytes

    def __str__(self) -> str:
        """The board as it is seen, top row first: R, B and dots."""
        return "\n".join(" ".join(_LETTERS[self.piece(column, row)] for column in range(COLUMNS))
                         for row in reversed(range(ROWS)))

    def __repr__(self) -> str:
        return "C4State(" + " ".join(f"{_LETTERS[player]}{column}" for player, column in self._drops) + ")"

    def __eq__(self, other: object) -> bool:
        """Equal when the same pieces lie in the same cells, however they came there."""
        return isinstance(other, C4State) and self.cells == other.cells

    @classmethod
    def parse(cls, text: str) -> C4State:
        """The position that `str` drew; ValueError if the text is no such drawing.

        A drawing does not say who moved when, so the pieces count as dropped row by row from the bottom,
        except that a piece that won comes last.
        """
        rows = [line.split() for line in text.split("\n") if line.strip()]
        if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
            raise ValueError(f"a board is {ROWS} lines of {COLUMNS} signs")
        pieces = []
        heights = [0] * COLUMNS
        for row, signs in enumerate(reversed(rows)):
            for column, sign in enumerate(signs):
                if sign not in ("R", "B", "."):
                    raise ValueError(f"sign {sign!r}; R, B or a dot")
                if sign == ".":
                    continue
                if heights[column] != row:
                    raise ValueError(f"the piece in column {column}, row {row} hangs in the air")
                heights[column] += 1
                pieces.append((_LETTERS.index(sign), column))
        return cls._from_drops(pieces)

    def to_bytes(self) -> bytes:
        """For the phone's memory: "C4", version, number of drops, a byte for each, checksum (two bytes)."""
        drops = bytes(player << 3 | column for player, column in self._drops)
        body = _MAGIC + bytes((_VERSION, len(drops))) + drops
        return body + crc16(body).to_bytes(2, "big")

    @classmethod
    def from_bytes(cls, data: bytes) -> C4State:
        """The position that `to_bytes` wrote; ValueError if the data is damaged or of another version."""
        body, check = data[:-2], data[-2:]
        if body[:2] != _MAGIC or len(body) < 4 or crc16(body).to_bytes(2, "big") != check:
            raise ValueError("not a saved game of Connect 4, or a damaged one")
        if body[2] != _VERSION:
            raise ValueError(f"a saved game of version {body[2]}; this program reads version {_VERSION}")
        if body[3] != len(body) - 4:
            raise ValueError(f"{len(body) - 4} drops where {body[3]} are promised")
        state = cls()
        for byte in body[4:]:
            if byte >> 3 not in (RED, BLUE) or state.drop_piece(byte >> 3, byte & 7) < 0:
                raise ValueError(f"drop {state.count() + 1} is not legal: {byte:#04x}")
        return state

    @classmethod
    def _from_drops(cls, drops: list[tuple[int, int]]) -> C4State:
        """The position after these drops, with the winning one, if any, moved to the end."""
        state = cls()
        for player, column in drops:
            state._place(player, column)
        if not state._won_lines:
            return state
        for column in range(COLUMNS):
            top = cell(column, state.heights[column] - 1)
            if all(top in LINES[line] for line in state._won_lines):
                last = max(at for at, drop in enumerate(drops) if drop[1] == column)
                earlier = drops[:last] + drops[last + 1:]
                if [*earlier, drops[last]] == drops:
                    return state
                return cls._from_drops([*earlier, drops[last]])
        raise ValueError("no last drop could have won this: the game went on after a win")

    def _place(self, player: int, column: int) -> int:
        """Put the piece down, whoever's turn it is, and bring the score table up to date."""
        row = self.heights[column]
        place = cell(column, row)
        mine, theirs = self.scores[player], self.scores[1 - player]
        self._before.append([(line, self.scores[RED][line], self.scores[BLUE][line])
                             for line in LINES_THROUGH[place]])
        for line in LINES_THROUGH[place]:
            mine[line] *= 2
            theirs[line] = 0
            if mine[line] == WON:
                self._won_lines.append(line)
        self.cells[place] = player
        self.heights[column] += 1
        self._drops.append((player, column))
        return row

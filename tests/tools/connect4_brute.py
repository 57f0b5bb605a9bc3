"""What Connect 4 positions are worth, by brute force: the truth that the game's own solver is held to.

    python tests/tools/connect4_brute.py > tests/midlets/connect4/positions.txt

Shares nothing with the game's code and knows nothing clever: it plays every move, remembers positions, and
stops early only where the exact score can no longer matter. The positions are drawn by chance (always the same
ones): some by dropping anywhere, some by players who take a win and give none, which gives harder positions.
Some minutes.

A line of the file: the columns of all drops so far (0 to 6), the value for the player to move (1 won, 0 drawn,
-1 lost), and the number of plies until the end with best play, the winner playing for the shortest game and the
loser for the longest.
"""

from __future__ import annotations

import random
import sys

COLUMNS, ROWS, CELLS = 7, 6, 42
BY_CENTRE = (3, 4, 2, 5, 1, 6, 0)
PLAN = ((20, 80, 140), (22, 30, 30), (24, 30, 30), (28, 25, 25), (32, 15, 15), (36, 10, 10))   # pieces, wild, careful


class Board:
    """Columns as strings of 0 and 1, the pieces of the first and the second player from the bottom up."""

    def __init__(self, moves: str = "") -> None:
        self.columns = [""] * COLUMNS
        self.count = 0
        for digit in moves:
            self.play(int(digit))

    def open(self) -> list[int]:
        return [column for column in BY_CENTRE if len(self.columns[column]) < ROWS]

    def play(self, column: int) -> None:
        self.columns[column] += "01"[self.count % 2]
        self.count += 1

    def take_back(self, column: int) -> None:
        self.columns[column] = self.columns[column][:-1]
        self.count -= 1

    def wins(self, column: int, player: str) -> bool:
        """Whether a piece of this player in this column would make four."""
        row = len(self.columns[column])
        if self.columns[column][-3:] == player * 3:
            return True
        return any(self._run(column, row, 1, slope, player) + self._run(column, row, -1, -slope, player) >= 3
                   for slope in (-1, 0, 1))

    def _run(self, column: int, row: int, across: int, up: int, player: str) -> int:
        """How many of the player's pieces follow each other from here in one direction."""
        length = 0
        for _ in range(3):
            column, row = column + across, row + up
            if not 0 <= column < COLUMNS or row < 0 or self.columns[column][row:row + 1] != player:
                break
            length += 1
        return length


class Brute:
    """Negamax with bounds. A score is 43 less the pieces at the winner's last, so a quick win scores more."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.bounds: dict[str, tuple[int, int]] = {}

    def outcome(self) -> tuple[int, int]:
        """(value, plies) for the player to move."""
        score = self.score(-CELLS, CELLS)
        if score == 0:
            return 0, CELLS - self.board.count
        return (1 if score > 0 else -1), CELLS + 1 - abs(score) - self.board.count

    def score(self, alpha: int, beta: int) -> int:
        board = self.board
        if board.count == CELLS:
            return 0
        moves, player = board.open(), "01"[board.count % 2]
        if any(board.wins(column, player) for column in moves):
            return CELLS - board.count
        key = ",".join(board.columns)
        low, high = self.bounds.get(key, (-CELLS, CELLS))
        low, high = max(low, -(CELLS - 1 - board.count)), min(high, max(0, CELLS - 2 - board.count))
        if low >= beta or high <= alpha or low == high:
            return low if low >= beta or low == high else high
        best, floor = -CELLS, max(alpha, low)
        for column in moves:
            board.play(column)
            best = max(best, -self.score(-min(beta, high), -max(floor, best)))
            board.take_back(column)
            if best >= min(beta, high):
                break
        if best <= floor:
            self.bounds[key] = low, min(high, best)
        elif best >= min(beta, high):
            self.bounds[key] = max(low, best), high
        else:
            self.bounds[key] = best, best
        return best


def drawn(pieces: int, careful: bool, chance: random.Random) -> str:
    """The moves of a game of so many pieces that nobody has won."""
    while True:
        board, moves = Board(), ""
        while board.count < pieces and (columns := sensible(board) if careful else harmless(board)):
            column = chance.choice(columns)
            board.play(column)
            moves += str(column)
        if board.count == pieces and not (careful and not sensible(board)):
            return moves


def harmless(board: Board) -> list[int]:
    """The columns that do not end the game."""
    player = "01"[board.count % 2]
    return [column for column in board.open() if not board.wins(column, player)]


def sensible(board: Board) -> list[int]:
    """The columns of a player who neither has a win nor gives one; none if there is no such column."""
    player, other = "01"[board.count % 2], "10"[board.count % 2]
    columns = board.open()
    if any(board.wins(column, player) for column in columns):
        return []
    columns = [column for column in columns if board.wins(column, other)] or columns
    found = []
    for column in columns:
        board.play(column)
        if not any(board.wins(answer, other) for answer in board.open()):
            found.append(column)
        board.take_back(column)
    return found


def main() -> None:
    chance = random.Random(4)
    print("# Made by tests/tools/connect4_brute.py: moves, value for the player to move, plies to the end.")
    for pieces, wild, careful in PLAN:
        for number in range(wild + careful):
            moves = drawn(pieces, number >= wild, chance)
            value, plies = Brute(Board(moves)).outcome()
            print(moves, value, plies, flush=True)
            print(pieces, number, moves, value, plies, file=sys.stderr)


if __name__ == "__main__":
    main()

"""The Gomocup protocol: a line in, lines out. Whoever drives it reads and writes; nothing here does.

The manager of a tournament sends START, then BEGIN, TURN or BOARD for each move, and INFO at any time.
The player answers "x,y". See https://plastovicka.github.io/protocl2en.htm for the words.
"""

from __future__ import annotations

from collections.abc import Callable

from .board import BLACK, LEAST, MOST, WHITE, Board, other
from .dot import Dot
from .logic import BUDGET, choose
from .meter import GiveWay
from .settings import Level

ABOUT = 'name="Five in a Row", version="1.0", author="the MIDP emulator", country="Phone"'
WHOLE_TURN = 1500                       # ms for a move that allow the whole thought
LEAST_BUDGET = 2_000
OWN, THEIRS = 1, 2                      # the third number of a line after BOARD


class Gomocup:
    """A player for a tournament manager.

    >>> player = Gomocup()
    >>> player.answer("START 15"), player.answer("BEGIN")
    (['OK'], ['7,7'])
    >>> player.answer("DANCE")
    ['UNKNOWN there is no command DANCE']
    """

    def __init__(self, level: Level = Level.EXPERT, give_way: GiveWay | None = None) -> None:
        self.level = level
        self.ended = False                              # after END: the driver may go
        self._give_way = give_way
        self._budget = BUDGET
        self._board: Board | None = None
        self._drawn: list[tuple[Dot, int]] | None = None    # the lines between BOARD and DONE
        self._commands: dict[str, Callable[[str], list[str]]] = {
            "START": self._start, "RESTART": self._restart, "BEGIN": self._begin, "TURN": self._turn,
            "BOARD": self._begin_drawing, "TAKEBACK": self._take_back, "INFO": self._info,
            "ABOUT": lambda _: [ABOUT], "END": self._end,
        }

    def answer(self, line: str) -> list[str]:
        """What to send back for a line from the manager; often one line, sometimes none."""
        line = line.strip()
        if not line:
            return []
        try:
            if self._drawn is not None:
                return self._draw(line)
            word, _, rest = line.partition(" ")
            command = self._commands.get(word.upper())
            return command(rest.strip()) if command else [f"UNKNOWN there is no command {word}"]
        except ValueError as error:
            return [f"ERROR {error}"]

    def _start(self, rest: str) -> list[str]:
        size = int(rest) if rest.isdecimal() else 0
        if not LEAST <= size <= MOST:
            raise ValueError(f"size {rest!r} is not supported; {LEAST} to {MOST} are")
        self._board = Board(size)
        return ["OK"]

    def _restart(self, _: str) -> list[str]:
        self._board = Board(self._started().size)
        return ["OK"]

    def _begin(self, _: str) -> list[str]:
        if self._started().moves:
            raise ValueError("BEGIN after the first move")
        return self._move()

    def _turn(self, rest: str) -> list[str]:
        self._started().place(_dot(rest.split(",")))
        return self._move()

    def _begin_drawing(self, _: str) -> list[str]:
        self._started()
        self._drawn = []
        return []

    def _draw(self, line: str) -> list[str]:
        """A stone of a drawn board, or DONE. A bad line spoils the drawing, and the board stays as it was."""
        drawn, self._drawn = self._drawn or [], None
        if line.upper() == "DONE":
            self._board = self._drawn_board(drawn)
            return self._move()
        *place, whose = line.split(",")
        if whose.strip() not in (str(OWN), str(THEIRS)):
            raise ValueError(f"{line!r} in a board; x,y,{OWN} or x,y,{THEIRS} or DONE")
        self._drawn = [*drawn, (_dot(place), int(whose))]
        return []

    def _drawn_board(self, drawn: list[tuple[Dot, int]]) -> Board:
        ahead = sum(1 if whose == THEIRS else -1 for _, whose in drawn)
        if ahead not in (0, 1):
            raise ValueError("a board where it is not the turn of this player")
        own = WHITE if ahead else BLACK
        board = Board(self._started().size)
        for dot, whose in drawn:
            board.place(dot, own if whose == OWN else other(own))
        return board

    def _take_back(self, rest: str) -> list[str]:
        board = self._started()
        if not board.moves or board.moves[-1].dot != _dot(rest.split(",")):
            raise ValueError(f"{rest} is not the last move")
        board.undo()
        return ["OK"]

    def _info(self, rest: str) -> list[str]:
        """Only the time of a move matters here. The manager expects no answer to what is not known."""
        key, _, value = rest.partition(" ")
        if key.lower() == "timeout_turn" and value.strip().isdecimal():
            self._budget = max(LEAST_BUDGET, min(BUDGET, BUDGET * int(value) // WHOLE_TURN))
        return []

    def _end(self, _: str) -> list[str]:
        self.ended = True
        return []

    def _started(self) -> Board:
        if self._board is None:
            raise ValueError("no board yet; send START first")
        return self._board

    def _move(self) -> list[str]:
        board = self._started()
        move = board.place(choose(board, self.level, self._give_way, self._budget))
        return [f"{move.dot.x},{move.dot.y}"]


def _dot(parts: list[str]) -> Dot:
    """The place named by two decimal numbers."""
    if len(parts) != 2 or not all(part.strip().isdecimal() for part in parts):
        raise ValueError(f"{','.join(parts)!r} is not a place; x,y is")
    return Dot(int(parts[0]), int(parts[1]))

"""Make, or prove again, the opening book of Connect 4: midlets/connect4/openings.py.

    python tests/tools/connect4_openings.py            prove the book; mend it where it does not hold; write it
    python tests/tools/connect4_openings.py --new      find it with no book to go by (many hours)

The book holds if the first player, following it, always comes to positions that the solver proves to be won.
So only the last positions need a proof; the earlier ones follow from them. About half an hour.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from midlets.connect4 import openings  # noqa: E402
from midlets.connect4.bitboard import CENTRE_FIRST, COLUMN, has_four, open_squares  # noqa: E402
from midlets.connect4.openings import Position  # noqa: E402
from midlets.connect4.solver import Solver  # noqa: E402

DIGITS_IN_A_LINE = 75
FORGET_AFTER = 3_000_000        # nodes; what one proof found out helps the next, but the memory must end somewhere


class Maker:
    """Finds a winning column for each position, trying what the book of before has first."""

    def __init__(self, known: dict[Position, int]) -> None:
        self._known = known
        self._found: dict[Position, int | None] = {}
        self._solver = Solver()
        self.proofs = 0

    def column(self, position: Position) -> int | None:
        """A column after which the first player still wins, whatever follows; None if there is none."""
        if position not in self._found:
            self._found[position] = next((column for column in self._candidates(position)
                                          if self._wins(position, column)), None)
        return self._found[position]

    def _candidates(self, position: Position) -> Iterator[int]:
        playable = open_squares(sum(position))
        first = self._known.get(position)
        columns = CENTRE_FIRST if first is None else (first, *(c for c in CENTRE_FIRST if c != first))
        return (column for column in columns if playable & COLUMN[column])

    def _wins(self, position: Position, column: int) -> bool:
        mine, theirs = position
        square = open_squares(mine | theirs) & COLUMN[column]
        if has_four(mine | square):
            return True
        if (mine | theirs).bit_count() < openings.LAST:
            return all(self.column(after) is not None for after in openings.replies(position, column))
        if self._solver.effort.nodes > FORGET_AFTER:
            self._solver = Solver()
        won = self._solver.loses(theirs, mine | square)
        self.proofs += 1
        print(f"{self.proofs:5} {mine:015x} {theirs:015x} column {column}: "
              f"{'won' if won else 'not won'}, {self._solver.effort.nodes} nodes", flush=True)
        return won


def known_columns() -> dict[Position, int]:
    """The book as it is."""
    return {position: column for position in openings.walk(_column_now) if (column := _column_now(position)) >= 0}


def _column_now(position: Position) -> int:
    column = openings.reply(*position)
    return -1 if column is None else column


def write(digits: str) -> None:
    """Put the digits where the old ones are."""
    path = Path(openings.__file__)
    lines = "\n".join(f'    "{digits[at:at + DIGITS_IN_A_LINE]}"' for at in range(0, len(digits), DIGITS_IN_A_LINE))
    path.write_text(re.sub(r"REPLIES = \(.*?\n\)", f"REPLIES = (\n{lines}\n)", path.read_text(), flags=re.DOTALL))


def main() -> None:
    maker = Maker({} if "--new" in sys.argv else known_columns())
    if maker.column((0, 0)) is None:
        sys.exit("the first player cannot force a win: the solver is wrong")
    digits = [str(maker.column(position)) for position in openings.walk(maker.column)]
    write("".join(digits))
    print(f"{len(digits)} positions, {maker.proofs} proofs")


if __name__ == "__main__":
    main()

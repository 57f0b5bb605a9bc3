"""The solver against brute force, the hint, and the proof that a board needs no guess."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from emulator.midp.util import Random
from midlets.minesweeper.board import SIZES, Board, Level, Outcome
from midlets.minesweeper.solver import Findings, Hint, findings, hint, solvable


def played(chance: random.Random, width: int, height: int, mines: int, reveals: int) -> Board:
    """A board after a few safe reveals, here and there."""
    board = Board(width, height, mines, Random(chance.getrandbits(48)))
    for _ in range(reveals):
        hidden = [cell for cell in board.cells() if cell not in board.mined | board.revealed]
        if board.outcome is Outcome.PLAYING:
            board.reveal(chance.choice(hidden))
    return board


def by_brute_force(board: Board) -> dict:
    """The chance of each hidden cell, by listing every layout of all the mines."""
    hidden = [cell for cell in board.cells() if cell not in board.revealed]
    numbers = [(set(board.around(cell)), board.number(cell)) for cell in board.revealed]
    agreeing = [layout for layout in combinations(hidden, board.mines)
                if all(len(cells.intersection(layout)) == number for cells, number in numbers)]
    return {cell: sum(cell in layout for layout in agreeing) / len(agreeing) for cell in hidden}


@pytest.mark.parametrize("seed", range(150))
def test_the_chances_are_those_of_brute_force(seed):
    chance = random.Random(seed)
    width, height = chance.randint(2, 6), chance.randint(2, 4)
    board = played(chance, width, height, chance.randint(1, min(6, width * height - 1)), chance.randint(1, 5))
    expected = by_brute_force(board)
    found = findings(board)
    assert found == Findings(frozenset(cell for cell in expected if expected[cell] == 0),
                             frozenset(cell for cell in expected if expected[cell] == 1), expected)


@pytest.mark.parametrize("seed", range(20))
def test_what_is_called_certain_on_a_large_board_is_true(seed):
    board = played(random.Random(seed), *SIZES[Level.EXPERT], reveals=30)
    found = findings(board)
    assert found.mined <= board.mined
    assert not found.safe & board.mined
    assert sum(found.chances.values()) == pytest.approx(board.mines)


def test_wrong_flags_do_not_mislead():
    board = Board.from_text("*...\n....\n...*")
    board.reveal((1, 1))
    before = findings(board)
    board.flag((2, 2))
    assert findings(board) == before


def test_entangled_numbers_are_estimated_and_the_certain_cells_are_still_true():
    chance = random.Random(160)
    board = Board(30, 24, 150)
    board.lay(chance.sample(board.cells(), 150))
    numbers = [cell for cell in board.cells() if cell not in board.mined and board.number(cell)]
    for cell in chance.sample(numbers, 160):
        board.reveal(cell)
    found = findings(board)
    assert not found.exact
    assert found.safe and not found.safe & board.mined
    assert found.mined and found.mined <= board.mined
    assert all(0.0 <= chance <= 1.0 for chance in found.chances.values())


def test_the_hint_is_the_nearest_safe_cell():
    board = Board.from_text("*....*....\n..........\n..........")
    for cell in ((1, 0), (0, 1), (1, 1), (4, 0), (4, 1), (5, 1), (6, 0), (6, 1)):
        board.reveal(cell)
    left = hint(board, near=(1, 2))
    assert left.safe and left.cell not in board.mined
    safe = findings(board).safe
    assert abs(left.cell[0] - 1) + abs(left.cell[1] - 2) == min(abs(x - 1) + abs(y - 2) for x, y in safe)


def test_without_a_safe_cell_the_hint_is_the_least_dangerous_with_its_chance():
    """The 1 has two cells for its mine; of the other seven cells one is mined."""
    board = Board.from_text("*........*")
    board.reveal((1, 0))
    assert hint(board, near=(0, 0)) == Hint((3, 0), 1 / 7)
    assert not hint(board).safe


def test_the_hint_never_loses_when_it_says_safe():
    for seed in range(6):
        board = played(random.Random(seed), *SIZES[Level.MIDDLE], reveals=2)
        while (given := hint(board)) and given.safe:
            board.reveal(given.cell)
        assert board.outcome is not Outcome.LOST


def test_before_the_first_reveal_any_cell_is_safe():
    board = Board(9, 9, 10, Random(1))
    assert hint(board) == Hint((4, 4), 0.0)
    assert hint(board, near=(2, 7)) == Hint((2, 7), 0.0)


def test_a_game_that_is_over_has_no_hint():
    board = Board.from_text("*.")
    board.reveal((1, 0))
    assert hint(board) is None


@pytest.mark.parametrize("text, first, answer", [
    ("*...", (3, 0), True),
    (".*.", (0, 0), True),              # the 1 has one cell, and no mine is left for the other
    ("*.*.", (1, 0), True),             # a 2 with two cells; the last cell takes none
    ("*..", (1, 0), False),             # a 1 between two cells
    ("....*\n.....\n...*.", (0, 0), True),
    ("..*.\n..*.", (0, 0), True),      # nothing is seen behind the wall, but no mine is left
    ("..**.\n..**.\n..**.", (0, 0), False),    # nothing is seen behind the wall, and mines are left
    ("*..", (0, 0), False),             # the first reveal itself is a mine
])
def test_a_board_is_solvable_when_no_guess_is_needed(text, first, answer):
    assert solvable(Board.from_text(text), first) is answer

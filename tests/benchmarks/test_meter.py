"""What the meter costs: the same search with and without counters, in one run."""

import time

import pytest

from emulator.ams.guest.loader import Loader
from emulator.ams.guest.meter import Meter
from emulator.ams.suite.attributes import Attributes
from emulator.ams.suite.descriptor import Descriptor
from emulator.ams.suite.files import FolderFiles
from emulator.ams.suite.suite import Suite

ROUNDS = 80

GOMOKU = '''
"""Alpha-beta on a small board: nested lists, short loops, many small functions."""
SIZE = 7
WAYS = ((1, 0), (0, 1), (1, 1), (1, -1))

def longest(board, x, y, who):
    best = 0
    for dx, dy in WAYS:
        count = 1
        for sign in (1, -1):
            cx, cy = x + dx * sign, y + dy * sign
            while 0 <= cx < SIZE and 0 <= cy < SIZE and board[cy * SIZE + cx] == who:
                count += 1
                cx += dx * sign
                cy += dy * sign
        best = max(best, count)
    return best

def value(board, who):
    total = 0
    for y in range(SIZE):
        for x in range(SIZE):
            if not board[y * SIZE + x]:
                total += longest(board, x, y, who) - longest(board, x, y, 3 - who)
    return total

def search(board, depth, alpha, beta, who):
    if not depth:
        return value(board, who)
    for move in [cell for cell, owner in enumerate(board) if not owner][:6]:
        board[move] = who
        alpha = max(alpha, -search(board, depth - 1, -beta, -alpha, 3 - who))
        board[move] = 0
        if alpha >= beta:
            break
    return alpha

def run():
    board = [0] * (SIZE * SIZE)
    for cell, who in ((24, 1), (25, 1), (31, 1), (17, 2), (18, 2), (32, 2)):
        board[cell] = who
    return search(board, 2, -10_000, 10_000, 1)
'''

MINES = '''
"""Flooding and counting on a field of cells: a class, sets, comprehensions, a stack."""
class Field:
    def __init__(self, width, height):
        self.width, self.height = width, height
        self.mines = {(x * 7 + 3, x * 11 % height) for x in range(width // 8)}

    def around(self, x, y):
        return [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)
                if (dx or dy) and 0 <= x + dx < self.width and 0 <= y + dy < self.height]

    def number(self, x, y):
        return sum(1 for cell in self.around(x, y) if cell in self.mines)

    def flood(self, start):
        seen, todo = set(), [start]
        while todo:
            cell = todo.pop()
            if cell in seen:
                continue
            seen.add(cell)
            if not self.number(*cell):
                todo += self.around(*cell)
        return len(seen)

def run():
    return Field(24, 24).flood((23, 23))
'''

SUMS = '''
"""The worst case: a loop with almost nothing in it."""
def run():
    n = total = 0
    while n < 20_000:
        n += 1
        total += n
    return total
'''


def loaded(folder, source, meter):
    (folder / "m.py").write_text(source)
    suite = Suite(FolderFiles(folder), Descriptor(None, Attributes.of({"MIDlet-Name": "bench"})))
    return Loader(suite, meter=meter).load("m").run


def extra_percent(folder, source, every):
    """How much longer it takes with counters: the best of some rounds each, in turns."""
    plain = loaded(folder, source, None)
    metered = loaded(folder, source, Meter(lambda operations: None, every))
    assert plain() == metered()
    best = {plain: float("inf"), metered: float("inf")}
    for _ in range(ROUNDS):
        for run in best:
            start = time.perf_counter()
            run()
            best[run] = min(best[run], time.perf_counter() - start)
    return (best[metered] / best[plain] - 1) * 100


@pytest.mark.parametrize("name, source, at_most", [
    ("a search of moves", GOMOKU, 15), ("a flood of cells", MINES, 15), ("an empty loop", SUMS, 100),
])
def test_the_meter_costs_little(tmp_path, figure, name, source, at_most):
    figure(f"meter: {name}, extra time", extra_percent(tmp_path, source, 1000), "%", at_most=at_most)


def test_a_hook_that_is_called_often_costs_little_too(tmp_path, figure):
    figure("meter: a search of moves, hook every 200 operations, extra time",
           extra_percent(tmp_path, GOMOKU, 200), "%", at_most=30)

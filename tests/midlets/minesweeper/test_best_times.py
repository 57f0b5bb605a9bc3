"""Best times: in order, few, by level, and as bytes and back."""

import json

import pytest

from midlets.minesweeper.best_times import KEPT, LEVELS, BestTimes
from midlets.minesweeper.board import Level
from midlets.minesweeper.memory import sealed


def filled(*times):
    table = BestTimes()
    for elapsed in times:
        table.add(Level.EXPERT, elapsed, f"n{elapsed}")
    return table


def test_the_shortest_is_first():
    assert [time.elapsed for time in filled(30, 10, 20).of(Level.EXPERT)] == [10, 20, 30]


def test_an_equal_time_comes_after_those_that_were_there():
    table = filled(10, 20)
    table.add(Level.EXPERT, 10, "late")
    assert [time.name for time in table.of(Level.EXPERT)] == ["n10", "late", "n20"]


def test_only_the_best_are_kept_and_a_worse_one_is_told_so():
    table = filled(*range(10, 10 + KEPT))
    assert table.add(Level.EXPERT, 99, "slow") is None
    assert table.add(Level.EXPERT, 1, "quick").elapsed == 1
    assert len(table.of(Level.EXPERT)) == KEPT and table.of(Level.EXPERT)[0].name == "quick"


def test_levels_have_tables_of_their_own_and_own_boards_have_none():
    table = filled(10)
    assert table.of(Level.BEGINNER) == [] and table.of(Level.OWN) == []
    assert table.add(Level.OWN, 1, "me") is None


def test_they_are_read_back_the_same():
    table = filled(61_234, 5)
    table.add(Level.BEGINNER, 7, "Аня 王")
    again = BestTimes.from_bytes(table.to_bytes())
    assert all(again.of(level) == table.of(level) for level in LEVELS)


def test_a_record_damaged_at_any_byte_is_refused():
    record = filled(61_234, 5).to_bytes()
    for place in range(len(record)):
        with pytest.raises(ValueError):
            BestTimes.from_bytes(record[:place] + bytes([record[place] ^ 0x40]) + record[place + 1:])
        with pytest.raises(ValueError):
            BestTimes.from_bytes(record[:place])


@pytest.mark.parametrize("tables", [
    [], [[], []], [[], [], [], []], {}, 5, None, [1, 2, 3], [[[1]], [], []], [[["x", "y"]], [], []],
    [[[-1, "y"]], [], []], [[[1, "a name too long"]], [], []], [[[n, ""] for n in range(KEPT + 1)], [], []]])
def test_a_whole_record_that_makes_no_sense_is_refused(tables):
    with pytest.raises(ValueError, match="impossible"):
        BestTimes.from_bytes(sealed(json.dumps(tables).encode()))

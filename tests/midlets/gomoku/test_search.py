import pytest

from emulator.midp.util.random import Random
from midlets.gomoku import search
from midlets.gomoku.board import EMPTY, Board
from midlets.gomoku.dot import Dot
from midlets.gomoku.meter import Meter
from midlets.gomoku.position import Position
from midlets.gomoku.search import SURE, WIDTHS, Search, at_once, ordered

EMPTY_ROW = ". . . . . . . . . . . ."


def position_of(rows):
    board = Board.parse("\n".join(rows.get(y, EMPTY_ROW) for y in range(12)))
    return Position.of(board), board.turn - 1


def searched(position, side, positions=20_000):
    """The place found, and the search that found it."""
    meter = Meter(position)
    meter.allow(positions)
    deep = Search(position, side, meter)
    place = deep.best(ordered(position, side, WIDTHS[0]))
    return Dot.of(place, position.size), deep


def test_turn_and_points_make_a_position_worth_more():
    assert search.worth(100, 50) > search.worth(50, 50) > search.worth(50, 100)
    assert search.worth(100, 100) > 0


def test_an_own_threat_is_more_urgent_than_the_same_of_the_other():
    rows = {2: ". . . X X . . . . . . .", 8: ". . . . O O . . . . . ."}
    position, side = position_of(rows)
    first = [Dot.of(place, 12) for place in ordered(position, side, 2)]
    assert {dot.y for dot in first} == {2}


def test_ordering_keeps_to_its_width_and_to_empty_places():
    position, side = position_of({5: ". . . . X O X . . . . ."})
    places = ordered(position, side, 7)
    assert len(set(places)) == 7 and all(position.stones[place] == EMPTY for place in places)


@pytest.mark.parametrize("rows, expected", [
    ({2: "O X X X X . . . . . . .", 8: ". . . . O O O O . . . ."}, Dot(5, 2)),
    ({2: ". . X X X . . . . . . .", 8: ". . . X O O O O . . . ."}, Dot(8, 8)),
    ({2: "O . X X X . . . . . . .", 8: ". . . . O O . . . . . ."}, Dot(5, 2)),
    ({2: ". . X X . . . . . . . .", 8: ". . . . O O O . . . . ."}, None),
])
def test_a_five_a_block_and_an_open_four_are_played_at_once(rows, expected):
    place = at_once(*position_of(rows))
    assert (None if place is None else Dot.of(place, 12)) == expected


def test_it_sees_that_a_double_three_wins():
    position, side = position_of({3: ". . . . X . . . . . . .", 4: ". . . . X . . . . . . .",
                                  5: ". . . X . X . . . . . .", 9: "O . . O . . . . . . O O"})
    place, deep = searched(position, side)
    assert place == Dot(4, 5) and deep.value > SURE


def test_it_takes_away_an_open_three():
    position, side = position_of({5: ". . . . O O O . . . . .", 8: ". . . X . X . . . . . ."})
    place, deep = searched(position, side)
    assert place in {Dot(2, 5), Dot(3, 5), Dot(7, 5), Dot(8, 5)} and abs(deep.value) < SURE


def test_a_sooner_win_is_worth_more():
    position, side = position_of({5: ". . . X X . . . . . . .", 6: ". . . . . . . . . . . ."})
    deep = Search(position, side, Meter(position))
    soon = deep._win_in(1)
    position.play(0, side)
    assert soon > deep._win_in(1) > SURE


@pytest.mark.parametrize("positions", [1, 50, 700, 3000])
@pytest.mark.parametrize("seed", range(5))
def test_thought_cut_anywhere_leaves_the_position_and_gives_a_move(seed, positions):
    random, board = Random(seed), Board(12)
    while len(board.moves) < 6:
        dot = Dot(1 + random.next_int(10), 1 + random.next_int(10))
        if board[dot] == EMPTY:
            board.place(dot)
    position = Position.of(board)
    side = board.turn - 1
    assert at_once(position, side) is None
    before = position.total, position.key, position.count
    place, _ = searched(position, side, positions)
    assert (position.total, position.key, position.count) == before
    assert board[place] == EMPTY


def test_the_same_position_gives_the_same_move_and_value():
    rows = {4: ". . . . X O . . . . . .", 5: ". . . . O X . . . . . .", 6: ". . . X . . O . . . . ."}
    found = [searched(*position_of(rows), positions=5000) for _ in range(2)]
    assert found[0][0] == found[1][0] and found[0][1].value == found[1][1].value

from itertools import product

import pytest

from midlets.gomoku import shapes
from midlets.gomoku.shapes import LENGTH_AT, LINES, WHITE_AT, Kind, Line, kind


def strip(signs):
    """The two numbers of a strip: * in the middle, X own stones, O blocked, dots free."""
    assert len(signs) == 9 and signs[4] == "*"
    return (sum(1 << place for place, sign in enumerate(signs) if sign == "X"),
            sum(1 << place for place, sign in enumerate(signs) if sign == "O"))


@pytest.mark.parametrize("signs, expected", [
    ("..XX*XX..", Kind.FIVE), ("XXXX*XXXX", Kind.FIVE), ("OXXX*XOOO", Kind.FIVE),
    ("..XX*X...", Kind.OPEN_FOUR), ("OO.X*XX.O", Kind.OPEN_FOUR), (".X.X*X.X.", Kind.OPEN_FOUR),
    (".OXX*X...", Kind.FOUR), ("X.XX*OOOO", Kind.FOUR), ("XXX.*OOOO", Kind.FOUR),
    ("...X*X...", Kind.OPEN_THREE), (".X.X*....", Kind.OPEN_THREE), ("OO.X*X..O", Kind.OPEN_THREE),
    ("OO.X*X.OO", Kind.THREE), ("..OX*X...", Kind.THREE), ("X...*...X", Kind.TWO),
    ("X..X*OOOO", Kind.THREE), ("....*X...", Kind.OPEN_TWO),
    ("..OX*....", Kind.TWO), ("....*....", Kind.OPEN_ONE), ("OOOO*....", Kind.ONE),
    ("OOO.*...O", Kind.ONE), ("OOO.*..OO", Kind.NOTHING), ("OOXX*XOOO", Kind.NOTHING),
])
def test_a_stone_in_a_strip_makes(signs, expected):
    assert kind(*strip(signs)) == expected
    assert kind(*strip(signs[::-1])) == expected


def test_fives_and_fours_are_what_counting_windows_finds():
    for around in product("XO.", repeat=8):
        signs = "".join(around[:4]) + "*" + "".join(around[4:])
        completing = {place for start in range(5) for place in range(start, start + 5)
                      if "O" not in signs[start:start + 5] and signs[start:start + 5].count(".") == 1
                      and signs[place] == "."}
        is_five = any(set(signs[start:start + 5]) <= set("X*") for start in range(5))
        expected = (Kind.FIVE if is_five else Kind.OPEN_FOUR if len(completing) > 1
                    else Kind.FOUR if completing else None)
        found = kind(*strip(signs))
        assert found == expected if expected else found < Kind.FOUR, signs


def test_room_for_no_five_is_nothing():
    for around in product("O.", repeat=8):
        signs = "".join(around[:4]) + "*" + "".join(around[4:])
        room = any("O" not in signs[start:start + 5] for start in range(5))
        assert (kind(*strip(signs)) != Kind.NOTHING) == room


def code(signs):
    return (len(signs) << LENGTH_AT) + sum(
        1 << place + (WHITE_AT if sign == "O" else 0) for place, sign in enumerate(signs) if sign != ".")


def test_a_line_knows_the_kind_of_each_empty_cell_for_both():
    line = Line(code("..XXX.OO."))
    black = [cell & shapes.MASK for cell in line.cells]
    white = [cell >> shapes.HALF for cell in line.cells]
    assert black[1] == shapes.PACKS[Kind.OPEN_FOUR] and black[0] == black[5] == shapes.PACKS[Kind.FOUR]
    assert all(line.cells[place] == 0 for place in (2, 3, 4, 6, 7))
    assert white[5] == white[8] == 0            # four cells have no room for a five
    assert line.threats == ((0, 1, 5), ())
    assert line.total == sum(line.cells)


@pytest.mark.parametrize("signs, place, expected", [
    ("XXX..", 3, Kind.FOUR), (".XXX.", 0, Kind.FOUR), (".XXX..", 0, Kind.FOUR), (".XXX..", 4, Kind.OPEN_FOUR),
])
def test_the_edge_of_a_line_blocks(signs, place, expected):
    assert Line(code(signs)).cells[place] & shapes.MASK == shapes.PACKS[expected]


def test_the_counts_of_a_full_board_do_not_run_into_each_other():
    most = 400 * 4                      # cells of the largest board, by lines through each
    assert most <= shapes.COUNT_MASK
    assert most * max(shapes.POINTS.values()) <= shapes.POINT_MASK


def test_a_line_met_again_is_the_same_line():
    assert LINES[code("..X..O....")] is LINES[code("..X..O....")]

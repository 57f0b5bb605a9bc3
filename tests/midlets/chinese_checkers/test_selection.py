"""What the arrows and fire choose on the board."""

import pytest

from midlets.chinese_checkers.game import Game
from midlets.chinese_checkers.places import AREAS, NOWHERE, place_named, point
from midlets.chinese_checkers.rules import Move, Rules
from midlets.chinese_checkers.selection import Selection


@pytest.fixture
def selection():
    return Selection(Game(Rules((0, 3))), 0)


def test_the_ring_begins_on_a_piece_that_can_move(selection):
    assert selection.take(selection.cursor)


def test_the_ring_stays_on_ones_own_pieces(selection):
    for step in [(1, 0), (0, 1), (-1, 0), (0, -1)] * 5:
        assert selection.step(*step) and selection.cursor in AREAS[0]


def test_right_goes_to_the_right_and_from_the_edge_round_to_the_left():
    selection = Selection(Game(Rules((0, 3))), 0)
    row = sorted((place for place in AREAS[0] if point(place)[1] == pytest.approx(point(selection.cursor)[1])),
                 key=lambda place: point(place)[0])
    selection.cursor = row[0]
    seen = []
    for _ in row:
        selection.step(1.0, 0.0)
        seen.append(selection.cursor)
    assert seen == [*row[1:], row[0]]


def test_a_piece_of_another_is_not_taken(selection):
    assert not selection.take(AREAS[3][-1]) and selection.taken == NOWHERE


def test_letting_go_brings_the_ring_back_to_the_piece(selection):
    start = selection.cursor
    selection.take(start)
    assert selection.let_go() and selection.cursor == start and selection.ends == []
    assert not selection.let_go()


def test_a_hint_takes_the_piece_and_points_at_the_end(selection):
    move = Move(place_named("e3"), place_named("e5"))
    selection.choose(move)
    assert selection.move() == move

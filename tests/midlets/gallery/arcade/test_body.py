"""A box among the cells of a street."""

import pytest

from midlets.gallery.arcade.body import Body
from midlets.gallery.arcade.street import TILE, Kind, Street


@pytest.fixture
def street():
    """Ten columns; a floor at row 10, a wall at column 8, a ledge at row 6 over columns 2 to 4."""
    street = Street(10, 900)
    street.put(Kind.SOLID, 0, 10, 10, 8)
    street.put(Kind.SOLID, 8, 0, 1, 10)
    street.put(Kind.LEDGE, 2, 6, 3)
    return street


def body(column, row, vx=0, vy=0):
    """Half a cell wide and high, its corner at that of a cell."""
    return Body(column * TILE, row * TILE, TILE // 2, TILE // 2, vx, vy)


def test_it_lands_on_a_floor_and_stands_on_it(street):
    box = body(1, 9, vy=TILE // 2 + 40)
    assert box.move(street) is Kind.SOLID
    assert (box.bottom, box.vy, box.on_ground) == (10 * TILE, 0, True)


def test_it_is_stopped_by_a_wall_and_touches_it(street):
    box = body(7, 8, vx=TILE - 10)
    box.move(street)
    assert (box.x + box.width, box.vx) == (8 * TILE, 0)


def test_it_is_stopped_by_a_wall_on_its_left(street):
    box = body(9, 8, vx=-40)
    box.move(street)
    assert (box.x, box.vx) == (9 * TILE, 0)


def test_the_ends_of_the_street_are_walls(street):
    box = body(0, 8, vx=-30)
    box.move(street)
    assert (box.x, box.vx) == (0, 0)


def test_a_ledge_carries_what_falls_on_it(street):
    box = body(3, 5, vy=TILE // 2 + 20)
    assert box.move(street) is Kind.LEDGE
    assert box.bottom == 6 * TILE


def test_a_ledge_lets_through_what_rises(street):
    box = body(3, 6, vy=-100)
    assert box.move(street) is Kind.AIR
    assert box.y == 6 * TILE - 100


def test_a_ledge_does_not_catch_what_is_already_below_its_top(street):
    box = Body(3 * TILE, 6 * TILE - 60, 128, 128, vy=20)
    assert box.move(street) is Kind.AIR and not box.on_ground


def test_a_ceiling_ends_a_rise(street):
    street.put(Kind.SOLID, 1, 3)
    box = body(1, 4, vy=-50)
    box.move(street)
    assert (box.y, box.vy) == (4 * TILE, 0)


def test_to_touch_is_not_to_meet():
    left, right = body(1, 1), Body(TILE + TILE // 2, TILE, 100, 100)
    assert not left.meets(right)
    right.x -= 1
    assert left.meets(right) and right.meets(left)


def test_it_sees_the_edge_before_it(street):
    street.put(Kind.AIR, 5, 10, 1, 8)
    box = Body(5 * TILE - 128, 10 * TILE - 128, 128, 128)
    assert box.stands_over_edge(street, 1) and not box.stands_over_edge(street, -1)

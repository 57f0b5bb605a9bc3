import pytest

from midlets.gomoku.dot import AXES, DIRECTIONS, Direction, Dot


@pytest.mark.parametrize("dot, size, expected", [
    (Dot(0, 0), 10, True), (Dot(9, 9), 10, True), (Dot(10, 9), 10, False), (Dot(9, 10), 10, False),
    (Dot(-1, 0), 10, False), (Dot(0, -1), 10, False), (Dot(19, 19), 20, True),
])
def test_a_dot_knows_whether_a_board_has_it(dot, size, expected):
    assert dot.is_on(size) is expected


def test_numbers_run_in_reading_order_and_back():
    assert [Dot(x, y).number(10) for x, y in ((0, 0), (9, 0), (0, 1), (9, 9))] == [0, 9, 10, 99]
    assert all(Dot.of(number, 13).number(13) == number for number in range(169))


def test_there_are_eight_directions_each_with_its_opposite():
    assert len(set(DIRECTIONS)) == 8
    assert {direction.back for direction in AXES} == set(DIRECTIONS) - set(AXES)


def test_a_step_there_and_back_leads_nowhere():
    start = Dot(3, 4)
    assert start.step(Direction(1, -1), 3) == Dot(6, 1)
    assert all(start.step(direction, 4).step(direction.back, 4) == start for direction in DIRECTIONS)

"""Shapes of the status bar."""

import pytest

from emulator.midp.lcdui.status_shapes import SHAPES


def cells(shape, size=12):
    inside = SHAPES[shape]
    return [[inside((x + 0.5) / size, (y + 0.5) / size) for x in range(size)] for y in range(size)]


@pytest.mark.parametrize("shape", sorted(SHAPES))
def test_a_shape_is_neither_empty_nor_full(shape):
    covered = sum(map(sum, cells(shape)))
    assert 20 <= covered <= 120


@pytest.mark.parametrize("shape", ["paused", "envelope", "receiver"])
def test_a_symmetric_shape_is_the_same_from_the_left_and_from_the_right(shape):
    assert all(row == row[::-1] for row in cells(shape))


def test_the_marks_can_be_told_apart():
    assert len({str(cells(shape)) for shape in SHAPES}) == len(SHAPES)

"""The pictures of cells: told apart at every size that a screen may need."""

import pytest

from midlets.minesweeper.board import Face
from midlets.minesweeper.geometry import LARGEST, SMALLEST
from midlets.minesweeper.tiles import Tiles

LOOKS = [(face, 0) for face in Face] + [(Face.NUMBER, number) for number in range(1, 9)]


def pixels(image):
    size = image.get_width()
    found = [0] * (size * size)
    image.get_rgb(found, 0, size, 0, 0, size, size)
    return tuple(found)


@pytest.mark.parametrize("size", [SMALLEST, 13, 16, 21, LARGEST])
def test_no_two_cells_look_the_same(phone, on_phone, size):
    seen = []
    on_phone(lambda midlet: seen.extend(pixels(Tiles(size).image(*look)) for look in LOOKS))
    assert len(set(seen)) == len(LOOKS)


def test_a_picture_is_drawn_once(phone, on_phone):
    tiles = Tiles(16)
    on_phone(lambda midlet: (tiles.image(Face.NUMBER, 3), tiles.image(Face.FLAG)))
    assert tiles.image(Face.NUMBER, 3) is tiles.image(Face.NUMBER, 3)
    assert tiles.image(Face.FLAG) is tiles.image(Face.FLAG, 5)

"""Small shapes with soft edges."""

import pytest

from emulator.midp.lcdui import smooth


def alphas(shape, width, height):
    surface = smooth.picture(shape, width, height, 0x102030).surface
    return [[surface.get_at((x, y))[3] for x in range(width)] for y in range(height)]


@pytest.mark.parametrize("shape", sorted(smooth.SHAPES))
@pytest.mark.parametrize("size", [(1, 1), (7, 7), (16, 9)])
def test_every_shape_can_be_drawn_in_every_size(shape, size):
    rows = alphas(shape, *size)
    assert len(rows) == size[1] and any(any(row) for row in rows)


def test_a_disc_is_full_in_the_middle_empty_at_its_corners_and_soft_between():
    rows = alphas("disc", 12, 12)
    assert rows[6][6] == 255 and rows[0][0] == 0
    assert {value for row in rows for value in row} - {0, 255}


def test_a_disc_is_the_same_from_all_sides():
    rows = alphas("disc", 11, 11)
    assert rows == rows[::-1] == [list(column) for column in zip(*rows, strict=True)]


def test_a_picture_has_the_color_it_is_asked_for():
    assert smooth.picture("disc", 9, 9, 0x102030).surface.get_at((4, 4)) == (0x10, 0x20, 0x30, 0xFF)


def test_a_picture_is_made_once():
    assert smooth.picture("tick", 9, 9, 0x102030) is smooth.picture("tick", 9, 9, 0x102030)


def test_a_box_without_round_corners_is_a_rectangle(paper, grid):
    sheet = paper(6, 4)
    smooth.fill_box(sheet.g, 1, 1, 4, 2, 0, 0x000000)
    assert str(sheet) == grid("...... .####. .####. ......")


def test_a_boxs_corners_are_rounded_and_its_sides_full(paper):
    sheet = paper(20, 12)
    smooth.fill_box(sheet.g, 0, 0, 20, 12, 4, 0x000000)
    rows = str(sheet).split("\n")
    assert rows[0][0] == "." and rows[0][4:16] == "#" * 12 and rows[5] == "#" * 20 and rows[11][19] == "."


@pytest.mark.parametrize("size", [(0, 5), (5, 0), (1, 1), (2, 9), (3, 3)])
def test_a_box_smaller_than_its_corners_stays_within_its_size(paper, size):
    sheet = paper(10, 12)
    smooth.fill_box(sheet.g, 0, 0, *size, 8, 0x000000)
    rows = [row.rstrip(".") for row in str(sheet).rstrip(".\n").split("\n")]
    assert max(map(len, rows), default=0) <= size[0] and len([row for row in rows if row]) <= size[1]


def test_a_frame_has_its_border_around_it(paper):
    sheet = paper(10, 8)
    smooth.frame_box(sheet.g, 0, 0, 10, 8, 0, 0xFF0000, 0x0000FF, 2)
    rows = str(sheet).split("\n")
    assert rows[0] == rows[1] == "r" * 10 and rows[3] == "rr" + "b" * 6 + "rr"


@pytest.mark.parametrize("part, color", [(0, 0x000000), (100, 0xFFFFFF), (50, 0x7F7F7F)])
def test_colors_are_blended_by_hundredths(part, color):
    assert smooth.blend(0x000000, 0xFFFFFF, part) == color


@pytest.mark.parametrize("width, height", [(1, 1), (3, 5), (14, 9), (52, 52)])
def test_a_disc_drawn_in_no_time_has_the_pixels_of_one_whose_every_sample_was_looked_at(width, height):
    every = [[smooth._coverage(smooth._disc, x, y, width, height) for x in range(width)] for y in range(height)]
    assert alphas("disc", width, height) == every

"""Photographs on one sheet of paper."""

import pygame
import pytest

from emulator.errors import UserError
from emulator.handset.contact_sheet import GAP, save, side_by_side, stacked, with_words

WHITE, RED, BLUE = (255, 255, 255, 255), (255, 0, 0, 255), (0, 0, 255, 255)


def plain(color, width, height):
    surface = pygame.Surface((width, height), 0, 32)
    surface.fill(color)
    return surface


def test_pictures_stand_in_a_row_on_one_line():
    sheet = side_by_side([plain("red", 10, 30), plain("blue", 20, 10)])
    assert sheet.get_size() == (10 + 20 + 3 * GAP, 30 + 2 * GAP)
    assert sheet.get_at((GAP, GAP)) == RED and sheet.get_at((2 * GAP + 10, GAP + 20)) == BLUE
    assert sheet.get_at((2 * GAP + 10, GAP + 19)) == WHITE == sheet.get_at((0, 0))


def test_rows_stand_one_under_another():
    sheet = stacked([plain("red", 10, 5), plain("blue", 30, 7)])
    assert sheet.get_size() == (30, 12)
    assert [sheet.get_at(place) for place in ((0, 4), (0, 5), (29, 4))] == [RED, BLUE, WHITE]


def test_words_stand_over_a_row_and_nothing_of_it_is_lost():
    row = plain("red", 200, 40)
    sheet = with_words(row, "minesweeper")
    words = sheet.subsurface((0, 0, 200, sheet.get_height() - 40))
    assert sheet.subsurface((0, sheet.get_height() - 40, 200, 40)).get_at((0, 0)) == RED
    assert pygame.mask.from_threshold(words, "white", (60, 60, 60)).count() < 200 * words.get_height()


def test_a_sheet_that_cannot_be_saved_is_told(tmp_path):
    with pytest.raises(UserError, match=r"no.a.png: the picture cannot be saved \(No such file or directory\)$"):
        save(plain("red", 1, 1), tmp_path / "no" / "a.png")

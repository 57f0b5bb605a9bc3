"""Marks: pixels and the words for them."""

import pytest

from emulator.midp.lcdui import Image, marks
from emulator.midp.lcdui.item_box import part_of


@pytest.fixture
def paper(paper):
    return paper(60, 30)


def words(paper):
    return paper.image._frame.text()


@pytest.mark.parametrize("on, word", [(True, "(•)"), (False, "( )")])
def test_a_radio_button(paper, on, word):
    marks.radio(paper.g, 2, 2, 14, on, 0x000000, 0xFFFFFF)
    assert words(paper) == word
    assert (str(paper).split("\n")[9][9] == "#") is on


@pytest.mark.parametrize("on, word", [(True, "[x]"), (False, "[ ]")])
def test_a_check_box(paper, on, word):
    marks.check(paper.g, 2, 2, 14, on, 0x000000, 0xFFFFFF)
    assert words(paper) == word


def test_the_focus_is_read_before_the_text_it_stands_at(paper):
    paper.g.draw_string("text", 10, 5, 0)
    marks.focus(paper.g, 10, 5, paper.g.get_font().get_height())
    assert words(paper) == "> text"


def test_a_mark_whose_middle_is_clipped_away_is_not_written(paper):
    paper.g.set_clip(0, 0, 5, 5)
    marks.write(paper.g, "gone", 10, 10, 20, 10)
    assert words(paper) == ""


def test_a_mark_counts_from_the_origin_that_holds(paper):
    marks.write(part_of(paper.g, 20, 10, 30, 15), "here", 1, 2, 8, 8)
    word, = paper.image._frame.words
    assert tuple(word) == (21, 12, 8, 8, "here")


@pytest.mark.parametrize("value, maximum, word", [
    (0, 10, "[----------]"), (10, 10, "[##########]"), (1, 1_000_000, "[----------]"), (2, 3, "[######----]")])
def test_the_word_of_a_gauge(value, maximum, word):
    assert marks.bar_word(value, maximum) == word


def test_small_marks_are_no_trouble():
    g = Image.create_image(5, 5).get_graphics()
    for size in range(1, 8):
        marks.radio(g, 0, 0, size, True, 0, 0)
        marks.check(g, 0, 0, size, True, 0, 0)

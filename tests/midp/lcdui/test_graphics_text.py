"""Graphics: texts, their anchors, and the words they leave (checklist GFX-17 to GFX-22)."""

import pytest

from emulator.midp.lang.exceptions import (
    ArrayIndexOutOfBoundsException,
    IllegalArgumentException,
    NullPointerException,
    StringIndexOutOfBoundsException,
)
from emulator.midp.lcdui.font import Font
from emulator.midp.lcdui.graphics import Graphics

LEFT, HCENTER, RIGHT = Graphics.LEFT, Graphics.HCENTER, Graphics.RIGHT
TOP, VCENTER, BASELINE, BOTTOM = Graphics.TOP, Graphics.VCENTER, Graphics.BASELINE, Graphics.BOTTOM
FONT = Font.get_default_font()
WIDTH, HEIGHT = FONT.string_width("Hey"), FONT.get_height()


def words(sheet):
    return [tuple(word) for word in sheet.image._frame.words]


@pytest.mark.parametrize("across, left", [(LEFT, 60), (HCENTER, 60 - WIDTH // 2), (RIGHT, 60 - WIDTH)])
@pytest.mark.parametrize("down, top", [(TOP, 50), (BASELINE, 50 - FONT.get_baseline_position()),
                                       (BOTTOM, 50 - HEIGHT)])
def test_an_anchor_says_which_point_of_the_text_is_meant(paper, across, left, down, top):
    anchored, plain = paper(120, 100), paper(120, 100)
    anchored.g.draw_string("Hey", 60, 50, across | down)
    plain.g.draw_string("Hey", left, top, 0)
    assert str(anchored) == str(plain)
    assert words(anchored) == [(left, top, WIDTH, HEIGHT, "Hey")]


WRONG = [VCENTER | LEFT, TOP, LEFT, HCENTER, BASELINE, TOP | BOTTOM | LEFT, TOP | LEFT | RIGHT, 128,
         128 | TOP | LEFT, -1]


@pytest.mark.parametrize("anchor", WRONG)
def test_other_anchors_are_refused_and_draw_nothing(paper, anchor):
    sheet = paper(40, 20)
    with pytest.raises(IllegalArgumentException):
        sheet.g.draw_string("Hey", 0, 0, anchor)
    assert (set(str(sheet)), words(sheet)) == ({".", "\n"}, [])


def test_what_is_not_there_is_refused(paper):
    g = paper(9, 9).g
    for draw in (lambda: g.draw_string(None, 0, 0, 0), lambda: g.draw_substring(None, 0, 0, 0, 0, 0),
                 lambda: g.draw_chars(None, 0, 0, 0, 0, 0)):
        with pytest.raises(NullPointerException):
            draw()


@pytest.mark.parametrize("offset, length", [(-1, 1), (0, -1), (2, 3), (5, 0), (0, 2 ** 31 - 1)])
def test_a_part_that_is_not_all_there_is_refused(paper, offset, length):
    g = paper(9, 9).g
    with pytest.raises(StringIndexOutOfBoundsException):
        g.draw_substring("word", offset, length, 0, 0, 0)
    with pytest.raises(ArrayIndexOutOfBoundsException):
        g.draw_chars(list("word"), offset, length, 0, 0, 0)


@pytest.mark.parametrize("draw", [lambda g: g.draw_substring("xHeyx", 1, 3, 5, 2, 0),
                                  lambda g: g.draw_chars(list("xHeyx"), 1, 3, 5, 2, 0),
                                  lambda g: g.draw_chars("xHeyx", 1, 3, 5, 2, 0)])
def test_parts_are_drawn_as_texts_are(paper, draw):
    whole, part = paper(60, 30), paper(60, 30)
    whole.g.draw_string("Hey", 5, 2, 0)
    draw(part.g)
    assert (str(part), words(part)) == (str(whole), words(whole))


def test_a_character_is_drawn_as_a_text_of_one(paper):
    whole, one = paper(30, 30), paper(30, 30)
    whole.g.draw_string("H", 15, 20, RIGHT | BOTTOM)
    one.g.draw_char("H", 15, 20, RIGHT | BOTTOM)
    assert str(one) == str(whole)


def test_a_text_has_the_colour_that_was_set(paper):
    sheet = paper(20, 20)
    sheet.g.set_color(0xFF0000)
    sheet.g.draw_string("█", 0, 0, 0)
    assert "r" in str(sheet)
    assert "#" not in str(sheet)


def test_a_text_has_the_font_that_was_set(paper):
    plain, bold = paper(60, 30), paper(60, 30)
    bold.g.set_font(Font.get_font(0, Font.STYLE_BOLD, Font.SIZE_LARGE))
    for sheet in (plain, bold):
        sheet.g.draw_string("Hey", 1, 1, 0)
    assert str(plain) != str(bold)


# -- words ------------------------------------------------------------------------------------


def test_painting_over_a_text_takes_its_words_away(paper):
    sheet = paper(80, 40)
    sheet.g.draw_string("Hey", 1, 1, 0)
    sheet.g.fill_rect(0, 0, 80, 40)
    assert words(sheet) == []


@pytest.mark.parametrize("cover", [(0, 0, 60, 20), (1, 0, 70, 20)])
def test_fills_of_either_kind_keep_to_the_clip_with_words_too(paper, cover):
    sheet = paper(80, 40)
    sheet.g.draw_string("Hey", 1, 1, 0)
    sheet.g.set_clip(40, 0, 40, 40)
    sheet.g.fill_rect(*cover)
    assert sheet.image._frame.text() == "Hey"


def test_a_text_out_of_the_clip_leaves_no_word(paper):
    sheet = paper(80, 60)
    sheet.g.set_clip(0, 0, 80, 20)
    sheet.g.draw_string("Hey", 1, 30, 0)
    sheet.g.draw_string("Hey", 100, 1, 0)
    assert words(sheet) == []


def test_of_a_text_that_is_cut_off_the_words_in_sight_are_left(paper):
    sheet = paper(60, 30)
    sheet.g.draw_string("Ready steady go", -30, 1, 0)
    assert sheet.image._frame.text() == "steady"


def test_a_text_that_is_drawn_again_in_part_is_still_one(paper):
    sheet = paper(100, 30)
    sheet.g.draw_string("Your turn", 1, 1, 0)
    sheet.g.set_clip(40, 0, 60, 30)
    sheet.g.draw_string("Your turn", 1, 1, 0)
    assert sheet.image._frame.text() == "Your turn"


def test_a_text_drawn_a_thousand_times_leaves_one_word(paper):
    sheet = paper(80, 30)
    for _ in range(1000):
        sheet.g.draw_string("Hey", 1, 1, 0)
    assert words(sheet) == [(1, 1, WIDTH, HEIGHT, "Hey")]


def test_an_image_carries_its_words_where_it_is_drawn(paper):
    sheet, small = paper(120, 60), paper(60, 20)
    small.g.draw_string("Hey", 3, 1, 0)
    sheet.g.translate(10, 10)
    sheet.g.draw_image(small.image, 30, 20, LEFT | TOP)
    assert words(sheet) == [(43, 31, WIDTH, HEIGHT, "Hey")]


def test_a_region_carries_the_words_in_it(paper):
    sheet, small = paper(120, 60), paper(60, 60)
    small.g.draw_string("Out", 3, 1, 0)
    small.g.draw_string("Hey", 3, 31, 0)
    sheet.g.draw_region(small.image, 0, 30, 60, 30, 0, 7, 8, 0)
    assert words(sheet) == [(10, 9, WIDTH, HEIGHT, "Hey")]


def test_an_image_that_is_clipped_carries_only_what_is_seen(paper):
    sheet, small = paper(120, 60), paper(60, 20)
    small.g.draw_string("Hey", 3, 1, 0)
    sheet.g.set_clip(50, 0, 70, 60)
    sheet.g.draw_image(small.image, 0, 0, 0)
    assert words(sheet) == []


# -- long texts -------------------------------------------------------------------------------


def test_a_long_text_is_drawn_as_its_parts_are(paper):
    text = "The quick brown fox jumps over the lazy dog. " * 8
    long, pieces = paper(90, 20), paper(90, 20)
    start = -FONT.string_width(text[:200])
    long.g.draw_string(text, start, 0, 0)
    pieces.g.draw_string(text[190:220], -FONT.string_width(text[190:200]), 0, 0)
    assert str(long) == str(pieces)


def test_a_text_without_end_is_no_trouble(paper):
    sheet = paper(60, 20)
    sheet.g.draw_string("ab " * 30_000, 0, 0, 0)
    sheet.g.draw_string("ab " * 30_000, 0, 10 ** 9, 0)
    assert sheet.image._frame.text().startswith("ab ab")


@pytest.mark.parametrize("x, y", [(10 ** 12, 0), (0, -10 ** 12), (2 ** 31 - 1, 2 ** 31 - 1), (-2 ** 31, 5)])
def test_a_text_far_away_is_not_seen(paper, x, y):
    sheet = paper(20, 20)
    sheet.g.draw_string("Hey", x, y, 0)
    assert set(str(sheet)) == {".", "\n"}


@pytest.mark.parametrize("text", ["", "\n", "\ud800", "a\u0301\u0301", "שלום", "\x00"])
def test_odd_texts_are_drawn_without_complaint(paper, text):
    paper(20, 20).g.draw_string(text, 5, 5, BASELINE | HCENTER)

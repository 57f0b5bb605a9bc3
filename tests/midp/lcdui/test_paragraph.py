"""Text broken into lines."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emulator.midp.lcdui import Font
from emulator.midp.lcdui.paragraph import Run, break_lines, wrap

FONT = Font.get_font(Font.FACE_MONOSPACE, Font.STYLE_PLAIN, Font.SIZE_MEDIUM)
EM = FONT.char_width("m")


def lines(text, columns):
    """Of a font whose characters are all equally wide."""
    return wrap(text, FONT, columns * EM)


def test_words_that_fit_stay_on_a_line():
    assert lines("to be or not to be", 9) == ["to be or", "not to be"]


def test_an_empty_text_has_no_lines():
    assert lines("", 9) == []


def test_a_newline_breaks_and_an_empty_line_stays_empty():
    assert lines("a\n\nb", 9) == ["a", "", "b"]


def test_a_newline_at_the_end_begins_no_line():
    assert lines("a\n", 9) == ["a"]


def test_a_word_wider_than_a_line_is_cut():
    assert lines("go abcdefghij", 4) == ["go", "abcd", "efgh", "ij"]


def test_a_line_as_narrow_as_can_be_has_one_character():
    assert lines("abc", 0) == ["a", "b", "c"]


def test_marks_stay_with_the_letter_they_combine_with():
    assert lines("e\u0301e\u0301e\u0301", 2) == ["e\u0301e\u0301", "e\u0301"]


def test_han_characters_need_no_spaces_to_break():
    width = 3 * FONT.char_width("漢")
    assert wrap("漢字漢字", FONT, width) == ["漢字漢", "字"]


def test_a_full_stop_does_not_begin_a_line():
    width = 2 * FONT.char_width("漢")
    assert wrap("漢字。", FONT, width) == ["漢", "字。"]


def test_a_first_line_with_less_room_takes_what_fits():
    broken = break_lines([Run("aa bbb cccc", FONT)], 3 * EM, 9 * EM)
    assert [line.text.strip() for line in broken] == ["aa", "bbb cccc"]


def test_a_first_line_without_room_is_empty():
    broken = break_lines([Run("aaaa", FONT)], 2 * EM, 9 * EM)
    assert [(line.text, line.width) for line in broken] == [("", 0), ("aaaa", 4 * EM)]


def test_runs_of_two_fonts_share_a_line():
    bold = Font.get_font(Font.FACE_MONOSPACE, Font.STYLE_BOLD, Font.SIZE_MEDIUM)
    line, = break_lines([Run("Name: ", bold), Run("Anna", FONT)], 20 * EM, 20 * EM)
    assert [(piece.text, piece.font) for piece in line.pieces] == [("Name: ", bold), ("Anna", FONT)]
    assert line.pieces[1].x == bold.string_width("Name: ")


def test_a_line_is_as_high_as_its_highest_font():
    large = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_LARGE)
    line, = break_lines([Run("a", FONT), Run("b", large)], 99, 99)
    assert line.height == large.get_height()


@pytest.mark.parametrize("text, breaks", [("a\nb", [True, False]), ("a b", [False, False])])
def test_a_line_says_whether_a_newline_ended_it(text, breaks):
    assert [line.breaks for line in break_lines([Run(text, FONT)], EM, EM)] == breaks


@given(st.text(st.sampled_from("ab 漢。\n"), max_size=40), st.integers(1, 12))
def test_no_line_is_wider_than_it_may_be_and_no_character_is_lost(text, columns):
    broken = break_lines([Run(text, FONT)], columns * EM * 2, columns * EM * 2)
    assert all(line.width <= columns * EM * 2 or len(line.text) == 2 or len(line.text) == 1 for line in broken)
    kept = "".join(line.text for line in broken)
    assert kept.replace(" ", "") == text.replace(" ", "").replace("\n", "")
